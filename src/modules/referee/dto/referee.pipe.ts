/**
 * The form of questions to the referee. Read by hand and not by decorators: five hundred positions are a hundred times
 * as many objects and numbers as any other body has.
 */

import { Injectable, type PipeTransform } from '@nestjs/common';
import {
  BAR,
  OFF,
  POINTS,
  RESERVE,
  type RequestedMove,
  type Roll,
  type ToldCheckers,
  VARIANT_NAMES,
  isDie,
} from '../../../domain/index.js';
import {
  type BrokenRule,
  type FieldFault,
  type JsonType,
  requestInvalid,
} from '../../../platform/http/application-error.js';
import { isOneOf, numberFacts, wordOrNumberFacts } from '../../../platform/http/forms/field-checks.js';
import { inPointer, unknownField } from '../../../platform/http/forms/field-faults.js';
import { suggestion } from '../../../platform/http/forms/suggestion.js';
import { Slices } from '../../../platform/work/slices.js';
import { type AskedVariant, WHAT_A_VARIANT_IS, isAskedVariant } from '../../games/index.js';
import type { AskedCheck, AskedLegalPlays, AskedPosition, AskedRoll } from './asked.js';

export const MAX_POSITIONS = 500;
export const MAX_PLAY_TEXT = 200;
export const MAX_MOVES = 16;
/** Enough for people; a body of rubbish is not answered by a longer one. */
const MOST_FAULTS = 100;
const A_POSITION = 'must be an object, either {"positionId": …} or {"mover": …, "opponent": …}';
const FORMAT: BrokenRule = { rule: 'format' };
const A_COUNT = numberFacts('integer', 0, Number.MAX_SAFE_INTEGER);
const DEFAULT_VARIANT: AskedVariant = 'backgammon';

const NOTHING_TOLD: ToldCheckers = { points: [], bar: 0, off: null, reserve: null, pinned: null, mayHit: null };

type Fields = Readonly<Record<string, unknown>>;

/** Reads one question for legal plays, or a list of them for one variant. */
@Injectable()
export class LegalPlaysPipe implements PipeTransform<unknown, Promise<AskedLegalPlays>> {
  async transform(body: unknown): Promise<AskedLegalPlays> {
    const reading = new Reading();
    const batch = isObject(body) && 'positions' in body;
    const fields = reading.fields(
      body,
      '',
      batch ? ['variant', 'positions'] : ['variant', 'dice', 'position', 'positions'],
    );
    const variant = reading.variant(fields['variant']);
    const rolls = batch ? await reading.rolls(fields['positions']) : [reading.roll(fields, '')];
    return reading.done({ variant, batch, rolls });
  }
}

/** Reads a play with the position and the roll that it is meant for. */
@Injectable()
export class CheckPlayPipe implements PipeTransform<unknown, AskedCheck> {
  transform(body: unknown): AskedCheck {
    const reading = new Reading();
    const fields = reading.fields(body, '', ['variant', 'dice', 'position', 'play', 'moves']);
    const variant = reading.variant(fields['variant']);
    return reading.done({ variant, ...reading.roll(fields, ''), play: reading.play(fields) });
  }
}

/** One body, read to its end so that the answer lists all faults at once. What is wrong reads as something harmless. */
class Reading {
  private readonly faults: FieldFault[] = [];
  /** How pointers into the last value begin that should have been an object: the refusal leaves out what such a value contains. */
  private closed: string | null = null;

  /** What was read, or `request.invalid` with everything that was wrong. */
  done<T>(value: T): T {
    if (this.faults.length > 0) throw requestInvalid(this.faults);
    return value;
  }

  fields(value: unknown, pointer: string, known: readonly string[]): Fields {
    if (!isObject(value)) {
      this.note({ pointer, message: 'must be a JSON object', rule: 'type', limit: ['object'] });
      this.closed = `${pointer}/`;
      return {};
    }
    for (const name of Object.keys(value)) {
      if (!known.includes(name)) this.note(unknownField(`${pointer}/${inPointer(name)}`, name, known));
    }
    return value;
  }

  variant(value: unknown): AskedVariant {
    if (value === undefined || value === null) return DEFAULT_VARIANT;
    if (isAskedVariant(value)) return value;
    const pointer = '/variant';
    if (typeof value === 'string') {
      const message = WHAT_A_VARIANT_IS + suggestion(value, VARIANT_NAMES);
      this.note({ pointer, message, rule: 'enum', limit: VARIANT_NAMES });
    } else this.note({ pointer, message: WHAT_A_VARIANT_IS, rule: 'type', limit: ['string', 'object'] });
    return DEFAULT_VARIANT;
  }

  async rolls(value: unknown): Promise<readonly AskedRoll[]> {
    if (!Array.isArray(value) || value.length === 0 || value.length > MAX_POSITIONS) {
      const limit = Array.isArray(value) && value.length === 0 ? 1 : MAX_POSITIONS;
      const message = `must be a list of 1 to ${MAX_POSITIONS} positions`;
      this.wrong(value, '/positions', 'array', message, { rule: 'length', limit });
      return [];
    }
    const slices = new Slices();
    const rolls: AskedRoll[] = [];
    for (const [index, item] of value.entries()) {
      const pointer = `/positions/${index}`;
      rolls.push(this.roll(this.fields(item, pointer, ['dice', 'position']), pointer));
      await slices.pause();
    }
    return rolls;
  }

  roll({ dice, position }: Fields, pointer: string): AskedRoll {
    return { dice: this.dice(dice, `${pointer}/dice`), position: this.position(position, `${pointer}/position`) };
  }

  play({ play, moves }: Fields): AskedCheck['play'] {
    const given = [play, moves].filter((value) => value !== undefined && value !== null);
    if (given.length !== 1) {
      const message = 'send either play or moves';
      this.note({ pointer: '/play', message, rule: 'combination', limit: ['play', 'moves'] });
    } else if (given[0] === moves) return { moves: this.moves(moves) };
    else if (typeof play !== 'string' || play.length > MAX_PLAY_TEXT) {
      const message = `must be a text of at most ${MAX_PLAY_TEXT} characters`;
      this.wrong(play, '/play', 'string', message, { rule: 'length', limit: MAX_PLAY_TEXT });
    } else return { text: play };
    return { text: '' };
  }

  private dice(value: unknown, pointer: string): Roll {
    if (!Array.isArray(value) || value.length !== 2) {
      this.wrong(value, pointer, 'array', 'must be a list of two numbers from 1 to 6', { rule: 'length', limit: 2 });
      return [1, 1];
    }
    const [a, b] = value as readonly unknown[];
    if (isDie(a) && isDie(b)) return [a, b];
    for (const [nth, die] of [a, b].entries()) if (!isDie(die)) this.noDie(die, `${pointer}/${nth}`);
    return [1, 1];
  }

  private position(value: unknown, pointer: string): AskedPosition {
    if (isObject(value) && 'positionId' in value) {
      const { positionId } = this.fields(value, pointer, ['positionId']);
      if (typeof positionId !== 'string')
        this.wrong(positionId, `${pointer}/positionId`, 'string', 'must be a text of 14 characters');
      return { positionId: String(positionId) };
    }
    if (!isObject(value)) {
      this.wrong(value, pointer, 'object', A_POSITION);
      return { positionId: '' };
    }
    const known = ['mover', 'opponent', 'positionId'];
    const { mover, opponent } = this.fields(value, pointer, known);
    return {
      mover: this.checkers(mover, `${pointer}/mover`),
      opponent: this.checkers(opponent, `${pointer}/opponent`),
    };
  }

  private checkers(value: unknown, pointer: string): ToldCheckers {
    if (!isObject(value)) {
      this.wrong(value, pointer, 'object', 'must be an object');
      return NOTHING_TOLD;
    }
    const { points, bar, off, reserve, pinned, mayHit } = this.fields(value, pointer, Object.keys(NOTHING_TOLD));
    const told = <T>(field: unknown, read: () => T): T | null =>
      field === undefined || field === null ? null : read();
    return {
      points: this.points(points, `${pointer}/points`),
      bar: this.count(bar, `${pointer}/bar`),
      off: told(off, () => this.count(off, `${pointer}/off`)),
      reserve: told(reserve, () => this.count(reserve, `${pointer}/reserve`)),
      pinned: told(pinned, () => this.pinned(pinned, `${pointer}/pinned`)),
      mayHit: told(mayHit, () => this.flag(mayHit, `${pointer}/mayHit`)),
    };
  }

  private pinned(value: unknown, pointer: string): readonly number[] {
    if (Array.isArray(value) && value.every(isPoint) && new Set(value).size === value.length) return value;
    this.wrong(value, pointer, 'array', `must be a list of different points from 1 to ${POINTS}`);
    return [];
  }

  private flag(value: unknown, pointer: string): boolean {
    if (typeof value !== 'boolean') this.wrong(value, pointer, 'boolean', 'must be true or false');
    return value === true;
  }

  private points(value: unknown, pointer: string): readonly number[] {
    if (Array.isArray(value) && value.length === POINTS && value.every(isCount)) return value;
    const broken =
      Array.isArray(value) && value.length !== POINTS ? ({ rule: 'length', limit: POINTS } as const) : FORMAT;
    const message = `must be a list of ${POINTS} numbers of checkers, the side's own ace point first`;
    this.wrong(value, pointer, 'array', message, broken);
    return [];
  }

  private count(value: unknown, pointer: string): number {
    if (isCount(value)) return value;
    this.wrong(value, pointer, 'integer', 'must be a whole number of checkers', A_COUNT.broken(value));
    return 0;
  }

  private moves(value: unknown): readonly RequestedMove[] {
    if (!Array.isArray(value) || value.length > MAX_MOVES) {
      const message = `must be a list of at most ${MAX_MOVES} moves`;
      this.wrong(value, '/moves', 'array', message, { rule: 'length', limit: MAX_MOVES });
      return [];
    }
    return value.map((item: unknown, index) => {
      const pointer = `/moves/${index}`;
      const { from, to, die, hit } = this.fields(item, pointer, ['from', 'to', 'die', 'hit']);
      if (die !== undefined && die !== null && !isDie(die)) this.noDie(die, `${pointer}/die`);
      if (hit !== undefined && hit !== null) this.flag(hit, `${pointer}/hit`);
      return {
        from: this.place(from, { bar: BAR, rsv: RESERVE }, `${pointer}/from`),
        to: this.place(to, { off: OFF }, `${pointer}/to`),
        ...(isDie(die) ? { die } : {}),
        ...(typeof hit === 'boolean' ? { hit } : {}),
      };
    });
  }

  private place(value: unknown, beside: Readonly<Record<string, number>>, pointer: string): number {
    const place = typeof value === 'string' && Object.hasOwn(beside, value) ? beside[value] : value;
    if (typeof value === 'string' ? place !== value : isPoint(place)) return Number(place);
    const words = Object.keys(beside);
    const message = `must be a point from 1 to ${POINTS} or ${words.map((name) => `"${name}"`).join(' or ')}`;
    const { types, broken } = wordOrNumberFacts(words, 1, POINTS);
    this.wrong(value, pointer, types ?? [], message, broken(value));
    return BAR;
  }

  /** The fault of a value: it is missing, it has another type, or it is wrong in itself. */
  private wrong(
    value: unknown,
    pointer: string,
    type: JsonType | readonly JsonType[],
    message: string,
    broken: BrokenRule = FORMAT,
  ): void {
    const types = [type].flat();
    if (value === undefined) {
      this.note({ pointer, message: message.replace(/^must be/, 'is required:'), rule: 'required' });
    } else this.note({ pointer, message, ...(isOneOf(types, value) ? broken : { rule: 'type', limit: types }) });
  }

  private noDie(value: unknown, pointer: string): void {
    this.wrong(
      value,
      pointer,
      'integer',
      'must be a whole number from 1 to 6',
      numberFacts('integer', 1, 6).broken(value),
    );
  }

  private note(fault: FieldFault): void {
    if (this.closed !== null && fault.pointer.startsWith(this.closed)) return;
    if (this.faults.length < MOST_FAULTS) this.faults.push(fault);
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPoint(value: unknown): value is number {
  return isCount(value) && value >= 1 && value <= POINTS;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
