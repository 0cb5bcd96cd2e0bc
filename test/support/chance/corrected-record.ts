/** A record that is written, corrected and taken back at random, with what is true of each game kept beside it. */

import { isDeepStrictEqual } from 'node:util';
import { RESULT_KINDS } from '../../../src/domain/variant/win-kinds.js';
import { milliseconds } from '../../../src/domain/kernel/brands.js';
import { type BySide, SIDES, type Side } from '../../../src/domain/kernel/side.js';
import type { AskedEnd, AskedWin, MatchCommand } from '../../../src/domain/match/commands.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import {
  AT,
  MatchRecord,
  by,
  double,
  drop,
  inGame,
  openMatch,
  openSession,
  opening,
  reportGame,
  startGame,
  take,
} from '../domain/builders.js';
import { atOnce } from '../../../src/domain/kernel/steps.js';
import { readRecord } from '../../../src/domain/match/corrections/record-facts.js';
import { beginningInSteps } from '../../../src/domain/match/corrections/take-back.js';
import { MATCH } from '../domain/given.js';
import type { Chance } from './random-player.js';

/** What is true of a game, whatever was recorded first: its result, that it never counted, or that the match ended around it. */
export type Truth = AskedWin | 'annulled' | 'cut-off';

/** How the match ended from outside. */
export interface ToldEnd {
  readonly winner: Side;
  readonly score: BySide<number> | null;
  readonly overrules: boolean;
}

export class CorrectedRecord {
  readonly match: MatchRecord;
  /** By the id of the game; a game that is open is not among them. */
  readonly truths = new Map<string, Truth>();
  end: ToldEnd | null = null;
  /** Commands by their type that were accepted. */
  readonly done = new Map<string, number>();
  private moment = 0;

  /** `length` null: a money session. */
  constructor(
    private readonly chance: Chance,
    readonly length: number | null,
  ) {
    const opened = length === null ? openSession({ rules: { jacoby: false } }) : openMatch({ length });
    this.match = new MatchRecord({}, opened);
  }

  /** One more thing happens, or is refused. */
  step(): void {
    const { chance } = this;
    const { state } = this.match;
    if (chance.onceIn(3) && this.truths.size > 0) return this.correctResult();
    if (chance.onceIn(12)) return this.correctEnd();
    if (chance.onceIn(8)) return this.takeBack();
    if (chance.onceIn(this.length === null ? 10 : 25)) return this.endFromOutside();
    if (state.status === 'open' && state.game !== null) return this.playOn();
    const number = state.games + 1;
    if (chance.onceIn(2)) return void this.do(startGame(number));
    const told = this.told();
    if (this.do(reportGame(number, told.winner, told.kind, told.cube))) this.truths.set(`game-${number}`, told);
  }

  private told(): AskedWin {
    const { chance } = this;
    return { winner: chance.of(SIDES), kind: chance.of(RESULT_KINDS), cube: chance.of([1, 1, 1, 2, 4]) };
  }

  private correctResult(): void {
    const gameId = this.chance.of([...this.truths.keys()]);
    const result = this.chance.onceIn(5) ? null : this.told();
    const history = this.match.events;
    const command = { type: 'CorrectResult', gameId, result, reason: 'wrong', at: this.now(), history } as const;
    this.isDecidedAlike(command, { ...command, read: readRecord(history) });
    if (this.do(command)) {
      this.truths.set(gameId, result ?? 'annulled');
      this.noteCutOff();
    }
  }

  private correctEnd(): void {
    const end = this.chance.onceIn(3) ? null : this.toldEnd();
    const history = this.match.events;
    if (this.do({ type: 'CorrectEnd', end, reason: 'wrong', at: this.now(), history })) this.noteEnd(end);
  }

  private endFromOutside(): void {
    const end = this.toldEnd();
    const at = this.now();
    if (this.length === null) this.do({ type: 'CloseSession', at });
    else if (this.do('score' in end ? { type: 'ReportScore', ...end, at } : { type: 'EndMatch', ...end, at })) {
      this.noteEnd(end);
    }
  }

  private toldEnd(): AskedEnd {
    const { chance, length } = this;
    const [winner, loser] = chance.onceIn(2) ? SIDES : SIDES.toReversed();
    if (chance.onceIn(2)) return { winner: winner!, by: 'forfeit' };
    const points = { [winner!]: length ?? 1, [loser!]: chance.below(length ?? 1) };
    return { score: points as unknown as BySide<number> };
  }

  private noteEnd(end: AskedEnd | null): void {
    const { state } = this.match;
    // What was cut off goes on, or is cut off again.
    for (const [id, truth] of this.truths) if (truth === 'cut-off') this.truths.delete(id);
    this.noteCutOff();
    if (end === null || state.status === 'open' || state.outcome === null) this.end = null;
    else {
      const score = 'score' in end ? end.score : null;
      const reported = this.match.events.findLast((event) => event.type === 'MatchReported');
      const overrules = reported?.type === 'MatchReported' && reported.overrules === true;
      this.end = { winner: state.outcome.winner, score, overrules };
    }
  }

  /** The open game that an end has cut off, or that goes on again. */
  private noteCutOff(): void {
    const { state } = this.match;
    const open = state.status === 'open' ? state.game : null;
    if (open !== null) this.truths.delete(open.id);
    const last = `game-${state.games}`;
    if (open === null && state.games > 0 && !this.truths.has(last)) this.truths.set(last, 'cut-off');
  }

  private takeBack(): void {
    const { events, state } = this.match;
    const gameId = `game-${state.games}`;
    const to = this.chance.onceIn(2) ? null : this.chance.below(events.length + 1);
    const command = { type: 'TakeBack', gameId, to, reason: null, history: events, at: this.now() } as const;
    this.isDecidedAlike(command, { ...command, beginning: atOnce(beginningInSteps(events, gameId)) });
    if (this.do(command)) this.truths.delete(gameId);
  }

  /** What was read of the record beforehand changes nothing. */
  private isDecidedAlike(command: MatchCommand, withMore: MatchCommand): void {
    const { state } = this.match;
    if (isDeepStrictEqual(MATCH.decide(state, command), MATCH.decide(state, withMore))) return;
    throw new Error(`${command.type} is decided otherwise with a part of the record read already`);
  }

  private playOn(): void {
    const { chance, match } = this;
    const { number, phase } = match.game;
    const act = (command: Parameters<typeof by>[1]): boolean => this.do(inGame(number, by(null, command)));
    if (phase.name === 'opening') return void act(opening(3, 1));
    if (phase.name === 'answer-double') void act(chance.onceIn(3) ? drop : take);
    else if (chance.onceIn(4)) {
      this.do(inGame(number, by(chance.of(SIDES), { type: 'RecordResignation', as: chance.of(RESULT_KINDS) })));
    } else if (phase.name === 'to-play') act({ type: 'MakePlay', play: { text: '24/23 24/22' } });
    else if (chance.onceIn(2)) act(double);
    else act({ type: 'RollDice', dice: [2, 1] });
    const result = resultAt(match.events, number);
    const { state } = match;
    if (result !== null && (state.status === 'finished' || state.game === null))
      this.truths.set(`game-${number}`, result);
  }

  private do(command: MatchCommand): boolean {
    const { match } = this;
    const decision = MATCH.decide(match.state, command);
    if (!decision.ok || decision.value.length === 0) return false;
    match.events.push(...decision.value);
    this.done.set(command.type, (this.done.get(command.type) ?? 0) + 1);
    return true;
  }

  private now(): typeof AT {
    this.moment += 1;
    return milliseconds(Number(AT) + this.moment);
  }
}

function resultAt(events: readonly MatchEvent[], number: number): AskedWin | null {
  const last = events.findLast((event) => event.type === 'InGame');
  if (last?.type !== 'InGame' || last.game !== number || last.event.type !== 'GameFinished') return null;
  const { winner, kind, cube } = last.event.result;
  return winner === null || kind === null ? null : { winner, kind, cube };
}
