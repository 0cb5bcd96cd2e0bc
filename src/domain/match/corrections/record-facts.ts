/**
 * What the record of a match says of each of its games and of its end, corrections included: the facts from which score
 * and Crawford game follow. The state holds only what follows, so that it stays small however many games there were; a
 * correction, which is rare, reads the record instead.
 */

import type { Cube } from '../../cube/cube.js';
import type { GameResult } from '../../cube/worth.js';
import type { GameTerms } from '../../cube/rules.js';
import type { OpenGame } from '../../game/state.js';
import type { Id, Milliseconds } from '../../kernel/brands.js';
import { type BySide, SIDES, type Side, withSide } from '../../kernel/side.js';
import { type Steps, atOnce, eachInSteps } from '../../kernel/steps.js';
import { type EffectiveEvent, effectiveEvents } from './effective-events.js';
import type { InGame, MatchEvent } from '../events.js';
import { NO_MATCH, evolveMatch } from '../evolve.js';
import { matchWinner, nextGameTerms } from '../score.js';
import type { MatchEnd, MatchState } from '../state.js';

/** A result in place of the one that was recorded; null: the game never counted. */
export interface Correction {
  readonly result: GameResult | null;
  readonly reason: string;
  readonly at: Milliseconds;
}

export interface RecordedGame {
  readonly id: Id;
  readonly number: number;
  /** Whether its moves are on record, and not only its result. */
  readonly played: boolean;
  /** The terms under which it was played or reported. */
  readonly terms: GameTerms;
  /** Its cube as it was when the game turned out to be the Crawford game, as long as it is; absent elsewhere. */
  readonly setAside?: Cube | null;
  /** What was recorded of its end; null while it is open. */
  readonly recorded: GameResult | null;
  /** The last correction, if there was one. */
  readonly correction: Correction | null;
  /** The open game as it is, or as it was when the match ended around it; null otherwise. */
  readonly board: OpenGame | null;
}

/** Penalty points (T22). */
export interface RecordedPenalty {
  readonly to: Side;
  readonly points: number;
  /** The number of the game in which they were given, or behind which where none was open. */
  readonly game: number;
  /** True: the flag fell (T35). False: a director gave them. */
  readonly inGame: boolean;
  /** A flag fell in a game that the record does not have; absent otherwise. */
  readonly forTime?: true;
  /** T23 */
  readonly cancelled: boolean;
}

/** The score of a slip. */
interface Slip {
  /** Null where there is none. */
  readonly score: BySide<number> | null;
  /** How many penalties had been given by then: their points are in the score. */
  readonly penalties: number;
}

/** A slip that turned out to be no end, because the match is longer (T43) or points in it were cancelled (T23): from there it goes on. */
export interface CarriedScore extends Slip {
  readonly score: BySide<number>;
  /** The number of the game behind which it stands. */
  readonly game: number;
  /** Whether it cut that game short, which goes on from this score. */
  readonly within: boolean;
}

/** The end of a match by a report, by a decision, or on time. */
export interface RecordedEnd extends Slip {
  readonly winner: Side;
  readonly by: MatchEnd;
  /** Whether it was decided although the games had decided the match. */
  readonly overrules: boolean;
}

export interface RecordFacts {
  /** In the order of their numbers. */
  readonly games: readonly RecordedGame[];
  /** In the order in which they were given. */
  readonly penalties: readonly RecordedPenalty[];
  readonly end: RecordedEnd | null;
  readonly carried: CarriedScore | null;
  /** When it had ended that a correction has opened again, as long as nothing has happened in it since; null otherwise. */
  readonly endedAt: Milliseconds | null;
}

/** A record as far as it was read. */
export interface ReadRecord {
  /** The version up to which it was. */
  readonly version: number;
  readonly state: MatchState;
  readonly facts: RecordFacts;
}

/** The record of a match up to some version: what `readRecord` gives of it, and the state as it was served then. */
export interface Beginning {
  readonly read: ReadRecord;
  readonly state: MatchState;
}

export const UNREAD: ReadRecord = {
  version: 0,
  state: NO_MATCH,
  facts: { games: [], penalties: [], end: null, carried: null, endedAt: null },
};

/** The state and the facts of a record: from its beginning, or behind what was `read` already (`recordInSteps`). */
export function readRecord(events: readonly MatchEvent[], read: ReadRecord = UNREAD): ReadRecord {
  return atOnce(recordInSteps(events, read));
}

/**
 * The same in steps. Behind what was read, take-backs may return to versions behind it, and to no earlier ones: that is so
 * where it was read up to the start of the open game.
 */
export function* recordInSteps(events: readonly MatchEvent[], read: ReadRecord = UNREAD): Steps<ReadRecord> {
  const games = new Map(read.facts.games.map((game) => [game.number, game]));
  let { penalties, end, carried, endedAt } = read.facts;
  let { state } = read;
  const change = (number: number, changes: Partial<RecordedGame>): void => {
    const game = games.get(number);
    if (game !== undefined) games.set(number, { ...game, ...changes });
  };
  const factsOf = (): RecordFacts => ({ games: inOrder(games), penalties, end, carried, endedAt });
  const note = (event: EffectiveEvent): void => {
    const before = state;
    state = evolveMatch(state, event);
    if (isPlayedOn(event)) endedAt = null;
    switch (event.type) {
      case 'InGame':
        noteInGame(games, event, before, change);
        break;
      case 'ResultReported': {
        const { gameId: id, number, result, crawford } = event;
        if (before.status === 'not-opened') break;
        const terms = { ...nextGameTerms(before), crawford };
        games.set(number, { id, number, played: false, terms, recorded: result, correction: null, board: null });
        break;
      }
      case 'ResultCorrected':
        change(event.number, { correction: { result: event.result, reason: event.reason, at: event.at } });
        break;
      case 'MatchReported':
        end = {
          winner: event.winner,
          by: event.by,
          score: event.score,
          penalties: penalties.length,
          overrules: event.overrules === true,
        };
        break;
      case 'PenaltyPointsAdded': {
        const { to, points, forTime } = event;
        if (before.status !== 'open') break;
        const given = { to, points, game: before.games, inGame: before.game !== null, cancelled: false };
        penalties = [...penalties, forTime === undefined ? given : { ...given, forTime }];
        break;
      }
      case 'PenaltyCancelled':
        ({ penalties, end, carried } = withoutPenalty(event.penalty, factsOf(), before));
        break;
      case 'LengthCorrected':
        ({ end, carried } = slipAt(event.length, factsOf(), before));
        break;
      case 'MatchFinished':
        // Where neither the score nor a report has ended it, time has; a forfeit follows from penalty points (T21).
        if (event.by !== 'time' || end !== null || before.status !== 'open') break;
        if (matchWinner(before.score, before.format) === null) {
          end = { winner: event.winner, by: event.by, score: null, penalties: penalties.length, overrules: false };
        }
        break;
      case 'EndCorrected':
        end = null;
        break;
      case 'MatchReopened':
        if (event.game !== null) change(event.game.number, { recorded: null });
        if (before.status === 'finished') endedAt = before.finishedAt;
        break;
      case 'MatchOpened':
      case 'MatchVoided':
      case 'MatchScoreChanged':
      case 'StandingCorrected':
      case 'GameStandingChanged':
      case 'SessionClosed':
      case 'ClockFlagged':
      case 'ClockIntroduced':
      case 'ClockPaused':
      case 'ClockResumed':
      case 'ClockAdjusted':
    }
  };
  yield* eachInSteps(effectiveEvents(events, read.version), note);
  if (state.status === 'open' && state.game !== null) change(state.game.number, { board: state.game });
  const version = read.version + events.length;
  return { version, state, facts: factsOf() };
}

function inOrder(games: ReadonlyMap<number, RecordedGame>): readonly RecordedGame[] {
  return [...games.values()].sort((a, b) => a.number - b.number);
}

const PLAYED_ON: readonly EffectiveEvent['type'][] = [
  'ResultReported',
  'MatchReported',
  'PenaltyPointsAdded',
  'ClockFlagged',
];

/** Whether something has happened in the match that is no correction, nor follows from one. */
function isPlayedOn(event: EffectiveEvent): boolean {
  if (event.type !== 'InGame') return PLAYED_ON.includes(event.type);
  return event.event.type === 'GameFinished' ? !isCutShort(event.event.result) : event.event.type !== 'TermsChanged';
}

/** The facts after a penalty was cancelled, by its number from 1: a slip that had its points in the score is that much less. */
export function withoutPenalty(
  number: number,
  facts: RecordFacts,
  match: MatchState,
): Pick<RecordFacts, 'penalties' | 'end' | 'carried'> {
  const { penalties, end, carried } = facts;
  const penalty = penalties[number - 1];
  if (penalty === undefined || match.status === 'not-opened' || match.format.kind === 'money') {
    return { penalties, end, carried };
  }
  const { to, points } = penalty;
  const less = <Told extends Slip>(slip: Told | null): Told | null =>
    slip === null || slip.score === null || number > slip.penalties
      ? slip
      : { ...slip, score: withSide(slip.score, to, slip.score[to] - points) };
  return {
    penalties: penalties.with(number - 1, { ...penalty, cancelled: true }),
    ...slipAt(match.format.length, { ...facts, end: less(end), carried: less(carried) }, match),
  };
}

/**
 * What a slip is once the match has that length (T43): still its end, or the score from which the match goes on, or its end
 * again where nothing was played since.
 */
export function slipAt(
  length: number,
  { games, end, carried }: Pick<RecordFacts, 'games' | 'end' | 'carried'>,
  match: MatchState,
): Pick<RecordFacts, 'end' | 'carried'> {
  if (match.status === 'not-opened') return { end, carried };
  const last = games.find(({ number }) => number === match.games)?.recorded ?? null;
  const isOpenOrCut = last === null || isCutShort(last);
  if (end === null && carried !== null && carried.game === match.games && (isOpenOrCut || !carried.within)) {
    const { score, penalties } = carried;
    const winner = SIDES.find((side) => score[side] >= length);
    if (winner === undefined) return { end, carried };
    return { end: { winner, by: 'reported', score, penalties, overrules: false }, carried: null };
  }
  if (end === null || end.score === null) return { end, carried };
  if (SIDES.some((side) => (end.score?.[side] ?? 0) >= length)) return { end, carried };
  const { score, penalties } = end;
  return { end: null, carried: { score, penalties, game: match.games, within: match.games > 0 && isOpenOrCut } };
}

function noteInGame(
  games: Map<number, RecordedGame>,
  { game: number, event }: InGame,
  before: MatchState,
  change: (number: number, changes: Partial<RecordedGame>) => void,
): void {
  if (event.type === 'GameStarted') {
    const { gameId: id, terms } = event;
    games.set(number, { id, number, played: true, terms, recorded: null, correction: null, board: null });
  } else if (event.type === 'TermsChanged') {
    const { terms } = event;
    const open = before.status === 'open' ? before.game : null;
    const isNowCrawford = open !== null && terms.crawford && !open.terms.crawford;
    change(number, { terms, ...(isNowCrawford ? { setAside: open.cube } : terms.crawford ? {} : { setAside: null }) });
  } else if (event.type === 'DiceRolled') {
    // The time to double is over with the roll, also where that is withdrawn.
    const { setAside = null } = games.get(number) ?? {};
    if (setAside !== null && setAside.offered !== null) change(number, { setAside: { ...setAside, offered: null } });
  } else if (event.type === 'GameFinished') {
    const board = before.status === 'open' && isCutShort(event.result) ? before.game : null;
    change(number, { recorded: event.result, board });
  }
}

/** Whether the game ended because the match ended around it. */
export function isCutShort(result: GameResult | null): boolean {
  return result !== null && result.kind === null;
}

/** The result that counts; null while the game is open, and where it never counted. */
export function resultOf({ recorded, correction }: RecordedGame): GameResult | null {
  return correction === null ? recorded : correction.result;
}

/** The correction, if what counts is another result than the recorded one. */
export function correctionOf({ recorded, correction }: RecordedGame): Correction | null {
  return correction === null || isSameResult(correction.result, recorded) ? null : correction;
}

/** Whether two results are worth the same and won in the same way; how they came about is another matter. */
export function isSameResult(a: GameResult | null, b: GameResult | null): boolean {
  if (a === null || b === null) return a === b;
  return a.winner === b.winner && a.kind === b.kind && a.cube === b.cube && a.points === b.points;
}
