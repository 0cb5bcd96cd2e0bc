/**
 * Taking back a typing mistake in a recorded game: the match becomes again what it was at an earlier version. R46 binds
 * the players, not the person who records the game. The record keeps what was taken back.
 */

import type { Milliseconds } from '../../kernel/brands.js';
import { fold } from '../../kernel/decider.js';
import { type Steps, eachInSteps } from '../../kernel/steps.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Violation, violation, type ReasonOf } from '../../kernel/violation.js';
import type { BySide } from '../../kernel/side.js';
import type { MatchCommand } from '../commands.js';
import { clockTakenBack } from '../clock/clock-turns.js';
import { undoneTime } from '../clock/undone-time.js';
import { type MatchEvent, followsInMatch, isClockAct } from '../events.js';
import { consequences } from '../consequences.js';
import { countedRecord } from '../counted.js';
import { NO_MATCH, evolveMatch } from '../evolve.js';
import {
  type Beginning,
  type Correction,
  type RecordFacts,
  UNREAD,
  correctionOf,
  isSameResult,
  readRecord,
  recordInSteps,
} from './record-facts.js';
import type { FinishedMatch, MatchState, OpenMatch } from '../state.js';

type TakeBack = Extract<MatchCommand, { type: 'TakeBack' }>;

const FROM_THE_START: Beginning = { read: UNREAD, state: NO_MATCH };

/** The record up to the start of the game, in steps: what stays the same however often is taken back in it. */
export function* beginningInSteps(history: readonly MatchEvent[], gameId: string): Steps<Beginning> {
  const before = history.slice(0, history.findIndex((event) => startsGame(event, gameId)) + 1);
  let state: MatchState = NO_MATCH;
  yield* eachInSteps(before, (event) => {
    state = evolveMatch(state, event);
  });
  return { state, read: yield* recordInSteps(before) };
}

export function decideTakeBack(
  state: OpenMatch | FinishedMatch,
  command: TakeBack,
): Result<readonly MatchEvent[], Violation> {
  const { gameId, history, at } = command;
  if (state.dice !== 'recorded') return refused(violation('dice.recorded-only', { act: 'TakeBack' }));
  const open = state.status === 'open' ? state.game : null;
  const number = open === null ? playedLast(state, gameId) : open.id === gameId ? open.number : null;
  if (number === null) return refused(violation('game.correction-not-allowed', { reason: 'next-game-started' }));
  const { read, state: begun } = command.beginning ?? FROM_THE_START;
  const { facts } = readRecord(history.slice(read.version), read);
  const start = history.findIndex((event) => startsGame(event, gameId)) + 1;
  const lastAct = beforeLastAct(history);
  if (lastAct === 'reported') {
    return refused(violation('game.correction-not-allowed', { reason: 'ended-by-report' }));
  }
  const reason = whyItStands(state, facts, gameId);
  if (reason !== null) return refused(violation('game.correction-not-allowed', { reason }));
  const to = command.to ?? lastAct;
  if (to < start || to >= history.length) {
    if (command.to === null)
      return refused(violation('game.correction-not-allowed', { reason: 'nothing-to-take-back' }));
    return refused(violation('game.wrong-version', { to, first: start, last: history.length - 1, reason: 'outside' }));
  }
  // The same request twice: the match is there already.
  const last = history.at(-1);
  if (last?.type === 'TakenBack' && last.to === to) {
    return refused(violation('game.correction-not-allowed', { reason: 'nothing-to-take-back' }));
  }
  if (to <= lastOfDirector(history)) {
    return refused(violation('game.correction-not-allowed', { reason: 'director-acted' }));
  }
  const next = history[to];
  if (next !== undefined && followsInMatch(next)) {
    return refused(
      violation('game.wrong-version', { to, first: start, last: history.length - 1, reason: 'inside-act' }),
    );
  }
  const since = history.slice(read.version, to);
  const earlier = fold(evolveMatch, begun, since);
  if (earlier.status !== 'open' || earlier.game?.id !== gameId) {
    return refused(violation('game.wrong-version', { to, first: start, last: history.length - 1, reason: 'outside' }));
  }
  const undone = (): BySide<number> => undoneTime(begun, history.slice(read.version), read.version, to);
  const restored = onPresentClock(earlier, state, undone, at);
  const takenBackEvent: MatchEvent = { type: 'TakenBack', to, reason: command.reason, restored };
  return accepted([takenBackEvent, ...keptCorrections(restored, facts, readRecord(since, read).facts, at)]);
}

/** Why the game is no typing mistake to be taken back: its result was corrected, or a correction has cut it short. */
function whyItStands(
  state: OpenMatch | FinishedMatch,
  facts: RecordFacts,
  gameId: string,
): ReasonOf<'game.correction-not-allowed'> | null {
  const game = countedRecord(facts, state).games.find(({ id }) => id === gameId);
  if (game === undefined) return null;
  if (correctionOf(game) !== null) return 'corrected';
  return game.counts ? null : 'ended-by-report';
}

/** The board goes back, and time does not: the clock stays, with whatever directors did to it, but not with what was earned for nothing. */
function onPresentClock(
  restored: OpenMatch,
  { clock }: OpenMatch | FinishedMatch,
  undone: () => BySide<number>,
  at: Milliseconds,
): OpenMatch {
  if (clock === undefined) return restored;
  return { ...restored, clock: clockTakenBack(clock, restored.game, at, undone()) };
}

/** The number of the last game, if it was this one and was played; its end may be taken back until the next begins. */
function playedLast({ lastGame }: OpenMatch | FinishedMatch, gameId: string): number | null {
  return lastGame !== null && lastGame.id === gameId && lastGame.played ? lastGame.number : null;
}

function startsGame(event: MatchEvent, gameId: string): boolean {
  return event.type === 'InGame' && event.event.type === 'GameStarted' && event.event.gameId === gameId;
}

/**
 * Where in the record a director last gave or cancelled a penalty or corrected the length, or -1: a take-back is about
 * typing, and undoes none of that.
 */
function lastOfDirector(history: readonly MatchEvent[]): number {
  return history.findLastIndex(
    (event, index) =>
      isDirectorsCorrection(event) ||
      (event.type === 'PenaltyPointsAdded' && history[index - 1]?.type !== 'ClockFlagged'),
  );
}

function isDirectorsCorrection({ type }: MatchEvent): boolean {
  return type === 'PenaltyCancelled' || type === 'LengthCorrected';
}

/**
 * The version before the last act that still counts; `reported` when that was no act in a game. Corrections are none, nor
 * is an end that one of them has taken away.
 */
function beforeLastAct(history: readonly MatchEvent[]): number | 'reported' {
  let version = history.length;
  let endGone = false;
  for (let event = history[version - 1]; event !== undefined; event = history[version - 1]) {
    const isEnd = event.type === 'MatchReported' || event.type === 'SessionClosed';
    const isCorrection =
      event.type === 'ResultCorrected' || event.type === 'EndCorrected' || isDirectorsCorrection(event);
    endGone ||= event.type === 'EndCorrected';
    if (event.type === 'TakenBack') version = event.to;
    else if (followsInMatch(event) || isClockAct(event) || isCorrection || (isEnd && endGone)) version -= 1;
    else return event.type === 'InGame' || event.type === 'ClockFlagged' ? version - 1 : 'reported';
  }
  return 0;
}

/**
 * The corrections of other games that were made behind the version returned to. A take-back is about typing, and undoes
 * none of them: they happen again.
 */
function keptCorrections(
  restored: OpenMatch,
  { games }: RecordFacts,
  before: RecordFacts,
  at: Milliseconds,
): readonly MatchEvent[] {
  const present = new Map(games.map((game) => [game.id, game]));
  const events: MatchEvent[] = [];
  const corrected = before.games.map((game) => {
    const correction = present.get(game.id)?.correction ?? null;
    if (game.recorded === null || correction === null || isSameCorrection(game.correction, correction)) return game;
    events.push({ type: 'ResultCorrected', gameId: game.id, number: game.number, ...correction });
    return { ...game, correction };
  });
  return events.length === 0
    ? []
    : [...events, ...consequences(restored, countedRecord(before, restored), { ...before, games: corrected }, at)];
}

function isSameCorrection(a: Correction | null, b: Correction): boolean {
  return a !== null && a.at === b.at && a.reason === b.reason && isSameResult(a.result, b.result);
}
