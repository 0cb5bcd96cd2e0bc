/**
 * How a tournament is played (T10–T18): its formats as data, with every value, and the check of a requested format.
 */

import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import { FLIGHT_NAMES, type FlightName } from './bracket/node.js';
import { TIE_BREAKS, type TieBreak } from './standings/tie-breaks.js';

export const FORMAT_NAMES = ['knockout', 'double-elimination', 'swiss', 'round-robin', 'ladder', 'league'] as const;
const DRAWS = ['random', 'seeded'] as const;
const GRAND_FINALS = ['reset', 'single', 'longer'] as const;
const WITHDRAWN = ['by-share', 'annul', 'keep'] as const;
const CONSOLATIONS = ['plain', 'progressive'] as const;

/** T5: by lot, or by rating (T6); in both, entrants with a seed stand first, in the order of their seeds. */
export type DrawKind = (typeof DRAWS)[number];

/**
 * T19: what becomes of the results of an entrant who leaves. `by-share`: they stand if at least half of the matches were played, and
 * are annulled otherwise. `annul`: they are annulled. `keep`: they stand. Where they stand, the open matches are forfeits.
 */
export type WithdrawnRule = (typeof WITHDRAWN)[number];

/** Match lengths by round, the last one repeating (T1). */
export type Lengths = readonly number[];

export interface Consolation {
  readonly kind: (typeof CONSOLATIONS)[number];
  readonly lengths: Lengths;
  /** The last main round whose losers drop (T12); null: the round before the semifinal. */
  readonly dropThrough: number | null;
}

export interface KnockoutFormat {
  readonly kind: 'knockout';
  readonly lengths: Lengths;
  readonly draw: DrawKind;
  readonly thirdPlace: boolean;
  readonly consolation: Consolation | null;
  readonly lastChance: { readonly lengths: Lengths } | null;
  /** T9: a player who has lost in the main flight may buy in again. */
  readonly reEntry: boolean;
}

export interface DoubleEliminationFormat {
  readonly kind: 'double-elimination';
  readonly lengths: Lengths;
  readonly draw: DrawKind;
  /** T14 */
  readonly grandFinal: (typeof GRAND_FINALS)[number];
  /** The length of a `longer` grand final; null there where it is as long as the last round. */
  readonly grandFinalLength: number | null;
  /** T9: a player who is out may buy in again. */
  readonly reEntry: boolean;
}

export interface SwissFormat {
  readonly kind: 'swiss';
  /** Null: as many as T15 wants for the entrants there are. */
  readonly rounds: number | null;
  readonly lengths: Lengths;
  readonly draw: DrawKind;
  /** In their order; null: T50. */
  readonly tieBreaks: readonly TieBreak[] | null;
  /** Entrants who go on into the next stage; 0 where there is none. */
  readonly qualifiers: number;
  readonly then: EliminationFormat | null;
}

export interface RoundRobinFormat {
  readonly kind: 'round-robin';
  readonly lengths: Lengths;
  readonly draw: DrawKind;
  readonly groups: number;
  /** In their order; null: T51. */
  readonly tieBreaks: readonly TieBreak[] | null;
  /** Only so many rounds; null: everybody against everybody (T16). */
  readonly rounds: number | null;
  /** Everybody meets everybody twice, with sides exchanged; absent in formats that were set before there was this choice. */
  readonly double?: boolean;
  /** From each group. */
  readonly qualifiers: number;
  readonly then: EliminationFormat | null;
  /** Absent in records from before it could be chosen: by share. */
  readonly withdrawn?: WithdrawnRule;
}

export interface LadderFormat {
  readonly kind: 'ladder';
  readonly lengths: Lengths;
  /** Places above that may be challenged (T17). */
  readonly reach: number;
  /** Days to answer a challenge. */
  readonly days: number;
}

export interface SeasonFormat {
  readonly kind: 'league';
  readonly lengths: Lengths;
  /** T18: table points. */
  readonly points: { readonly win: number; readonly loss: number; readonly forfeit: number };
  /** Everybody meets everybody twice, with sides exchanged; this and the next two may be absent in older formats. */
  readonly double?: boolean;
  /** Each plays among itself; the strongest are in the first. */
  readonly divisions?: number;
  /** How many of each division go up, and of the one above go down: on paper, for the next season. */
  readonly promoted?: number;
  /** Absent in records from before it could be chosen: by share. */
  readonly withdrawn?: WithdrawnRule;
}

export type EliminationFormat = KnockoutFormat | DoubleEliminationFormat;
export type TournamentFormat = EliminationFormat | SwissFormat | RoundRobinFormat | LadderFormat | SeasonFormat;

/** The longest match of a tournament, as of any match (R77). */
export const LONGEST = 99;
/** More rounds than any field needs. */
export const MOST_ROUNDS = 1_023;
export const MOST_ENTRANTS = 1_024;

/** A format as requested: keys and values of any kind. */
export type AskedTournamentFormat = Readonly<Record<string, unknown>>;

/** The format with every value, or the keys that cannot be so, each with the reason in the same place. */
export function tournamentFormatFrom(asked: AskedTournamentFormat): Result<TournamentFormat, Violation> {
  const reader = new FormatReader(asked, '/format/');
  const format = reader.format(FORMAT_NAMES);
  const { faults } = reader;
  return format !== null && faults.length === 0
    ? accepted(format)
    : refused(
        violation('config.invalid', { keys: faults.map(([key]) => key), reasons: faults.map(([, reason]) => reason) }),
      );
}

/** The match length of a round, counted from 1. */
export function lengthInRound(lengths: Lengths, round: number): number {
  return lengths[Math.min(round, lengths.length) - 1] ?? 1;
}

/** The stages behind the first one: what is played among those who qualify. */
export function nextFormat(format: TournamentFormat): EliminationFormat | null {
  return format.kind === 'swiss' || format.kind === 'round-robin' ? format.then : null;
}

/** The flights of all stages that such a tournament has. */
export function flightsOf(
  format: TournamentFormat,
): readonly { readonly stage: number; readonly flight: FlightName }[] {
  return [format, nextFormat(format)].flatMap((each, index) => {
    const has = (flight: FlightName): boolean =>
      flight === 'main' ||
      (each?.kind === 'knockout' && (flight === 'consolation' ? each.consolation : each.lastChance) !== null);
    return each === null ? [] : FLIGHT_NAMES.filter(has).map((flight) => ({ stage: index + 1, flight }));
  });
}

type Fault = readonly [key: string, reason: string];

/** Reads one record of a format; what is wrong is noted, and reading goes on. */
class FormatReader {
  readonly faults: Fault[] = [];
  private readonly known = new Set<string>(['kind']);

  constructor(
    private readonly asked: AskedTournamentFormat,
    private readonly path: string,
    /** A next stage is drawn by the standings of the previous one unless the format asks for lots. */
    private readonly draw: DrawKind = 'random',
  ) {}

  format<Name extends TournamentFormat['kind']>(
    names: readonly Name[],
  ): Extract<TournamentFormat, { kind: Name }> | null {
    const kind = this.asked['kind'];
    const name = names.find((each) => each === kind);
    if (name === undefined) {
      this.fault('kind', kind === undefined ? 'required' : `one-of:${names.join('|')}`);
      return null;
    }
    const format = this.ofKind(name);
    // First, because a name that is misspelt is also why another one is missing.
    const unknown = Object.keys(this.asked).filter((key) => !this.known.has(key) && this.asked[key] !== undefined);
    this.faults.unshift(...unknown.map((key): Fault => [`${this.path}${key}`, 'not-in-format']));
    return format as Extract<TournamentFormat, { kind: Name }>;
  }

  private ofKind(kind: TournamentFormat['kind']): TournamentFormat {
    const lengths = this.lengths('lengths');
    switch (kind) {
      case 'knockout':
        return {
          kind,
          lengths,
          draw: this.oneOf('draw', DRAWS, this.draw),
          thirdPlace: this.flag('thirdPlace', false),
          consolation: this.inner('consolation', (inner) => ({
            kind: inner.oneOf('kind', CONSOLATIONS, 'progressive'),
            lengths: inner.lengths('lengths', lengths),
            dropThrough: inner.whole('dropThrough', 1, MOST_ROUNDS, null),
          })),
          lastChance: this.inner('lastChance', (inner) => ({ lengths: inner.lengths('lengths', lengths) })),
          reEntry: this.flag('reEntry', false),
        };
      case 'double-elimination': {
        const grandFinal = this.oneOf('grandFinal', GRAND_FINALS, 'reset');
        const grandFinalLength = this.whole('grandFinalLength', 1, LONGEST, null);
        if (grandFinal === 'longer' && grandFinalLength === null) this.fault('grandFinalLength', 'needed-for-longer');
        if (grandFinal !== 'longer' && grandFinalLength !== null) this.fault('grandFinalLength', 'longer-only');
        const draw = this.oneOf('draw', DRAWS, this.draw);
        return { kind, lengths, draw, grandFinal, grandFinalLength, reEntry: this.flag('reEntry', false) };
      }
      case 'swiss': {
        const rounds = this.whole('rounds', 1, MOST_ROUNDS, null);
        const draw = this.oneOf('draw', DRAWS, this.draw);
        return { kind, rounds, lengths, draw, tieBreaks: this.tieBreaks(), ...this.nextStage() };
      }
      case 'round-robin': {
        const groups = this.whole('groups', 1, MOST_ENTRANTS / 2, 1) ?? 1;
        const rounds = this.whole('rounds', 1, MOST_ROUNDS, null);
        const draw = this.oneOf('draw', DRAWS, this.draw);
        const double = this.flag('double', false);
        const withdrawn = this.oneOf('withdrawn', WITHDRAWN, 'by-share');
        const tieBreaks = this.tieBreaks();
        return { kind, lengths, draw, groups, rounds, double, tieBreaks, withdrawn, ...this.nextStage() };
      }
      case 'ladder':
        return {
          kind,
          lengths,
          reach: this.whole('reach', 1, MOST_ENTRANTS, 3) ?? 3,
          days: this.whole('days', 1, 366, 7) ?? 7,
        };
      case 'league':
        return {
          kind,
          lengths,
          points: this.inner('points', (inner) => ({
            win: inner.whole('win', 0, 1_000, 1) ?? 1,
            loss: inner.whole('loss', 0, 1_000, 0) ?? 0,
            forfeit: inner.whole('forfeit', 0, 1_000, 0) ?? 0,
          })) ?? { win: 1, loss: 0, forfeit: 0 },
          double: this.flag('double', false),
          ...this.divisions(),
          withdrawn: this.oneOf('withdrawn', WITHDRAWN, 'by-share'),
        };
    }
  }

  private divisions(): { readonly divisions: number; readonly promoted: number } {
    const divisions = this.whole('divisions', 1, MOST_ENTRANTS / 2, 1) ?? 1;
    const promoted = this.whole('promoted', 0, MOST_ENTRANTS / 2, divisions > 1 ? 1 : 0) ?? 0;
    if (divisions === 1 && promoted > 0) this.fault('promoted', 'needs-divisions');
    return { divisions, promoted };
  }

  /** Who goes on, and into what; one without the other is a fault. */
  private nextStage(): { readonly qualifiers: number; readonly then: EliminationFormat | null } {
    this.known.add('then');
    const asked = this.asked['then'];
    const qualifiers = this.whole('qualifiers', 0, MOST_ENTRANTS, 0) ?? 0;
    const isThere = asked !== undefined && asked !== null;
    if (qualifiers > 0 && !isThere) this.fault('qualifiers', 'needs-then');
    if (qualifiers === 0 && isThere) this.fault('then', 'needs-qualifiers');
    // oxlint-disable-next-line unicorn/no-thenable -- the word of the API; no code awaits a format
    return { qualifiers, then: isThere ? this.elimination(asked) : null };
  }

  private elimination(asked: unknown): EliminationFormat | null {
    if (!isRecord(asked)) {
      this.fault('then', 'record');
      return null;
    }
    const inner = new FormatReader(asked, `${this.path}then/`, 'seeded');
    const format = inner.format(['knockout', 'double-elimination']);
    this.faults.push(...inner.faults);
    if (format?.reEntry === true) this.fault('then/reEntry', 'first-stage-only');
    return format;
  }

  private inner<Value>(key: string, read: (inner: FormatReader) => Value): Value | null {
    this.known.add(key);
    const asked = this.asked[key];
    if (asked === undefined || asked === null) return null;
    if (!isRecord(asked)) {
      this.fault(key, 'record');
      return null;
    }
    const inner = new FormatReader(asked, `${this.path}${key}/`);
    const value = read(inner);
    for (const each of Object.keys(asked)) if (!inner.known.has(each)) inner.fault(each, 'not-in-format');
    this.faults.push(...inner.faults);
    return value;
  }

  private lengths(key: string, otherwise?: Lengths): Lengths {
    this.known.add(key);
    const asked = this.asked[key];
    if (asked === undefined && otherwise !== undefined) return otherwise;
    if (asked === undefined) this.fault(key, 'required');
    else if (!Array.isArray(asked)) this.fault(key, 'list');
    else if (asked.length === 0 || asked.length > MOST_ROUNDS) this.fault(key, 'lengths');
    else if (asked.every((length, at): length is number => this.isWhole(`${key}/${at}`, length, 1, LONGEST)))
      return asked;
    return [1];
  }

  private whole(key: string, least: number, most: number, otherwise: number | null): number | null {
    this.known.add(key);
    const asked = this.asked[key];
    if (asked === undefined || asked === null) return otherwise;
    return this.isWhole(key, asked, least, most) ? asked : otherwise;
  }

  /** Whether the value is a whole number in the range; notes what is wrong with it. */
  private isWhole(key: string, asked: unknown, least: number, most: number): asked is number {
    if (typeof asked !== 'number' || !Number.isSafeInteger(asked)) this.fault(key, 'whole-number');
    else if (asked < least) this.fault(key, `least:${least}`);
    else if (asked > most) this.fault(key, `most:${most}`);
    else return true;
    return false;
  }

  private tieBreaks(): readonly TieBreak[] | null {
    this.known.add('tieBreaks');
    const asked = this.asked['tieBreaks'];
    if (asked === undefined || asked === null) return null;
    if (!Array.isArray(asked)) {
      this.fault('tieBreaks', 'list');
      return null;
    }
    const names: readonly unknown[] = asked;
    for (const [at, name] of names.entries()) {
      if (!TIE_BREAKS.some((known) => known === name)) this.fault(`tieBreaks/${at}`, `one-of:${TIE_BREAKS.join('|')}`);
      else if (names.indexOf(name) < at) this.fault(`tieBreaks/${at}`, 'stands-twice');
    }
    return names as readonly TieBreak[];
  }

  private flag(key: string, otherwise: boolean): boolean {
    this.known.add(key);
    const asked = this.asked[key] ?? otherwise;
    if (typeof asked === 'boolean') return asked;
    this.fault(key, 'yes-or-no');
    return otherwise;
  }

  private oneOf<Value extends string>(key: string, values: readonly Value[], otherwise: Value): Value {
    this.known.add(key);
    const asked = this.asked[key] ?? otherwise;
    const value = values.find((each) => each === asked);
    if (value !== undefined) return value;
    this.fault(key, `one-of:${values.join('|')}`);
    return otherwise;
  }

  private fault(key: string, reason: string): void {
    this.faults.push([`${this.path}${key}`, reason]);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
