/**
 * Taking back a typing mistake in a recorded game: the match becomes again what it was at an earlier version. R46 binds
 * the players, not whoever writes the game down. What was taken back stays in the record.
 */

import type { Milliseconds } from '../kernel/brands.js';
import { fold } from '../kernel/decider.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { MatchCommand } from './commands.js';
import { clockTakenBack } from './clock-turns.js';
import { type MatchEvent, followsInMatch, isClockAct } from './events.js';
import { NO_MATCH, evolveMatch } from './evolve.js';
import type { FinishedMatch, MatchState, OpenMatch } from './state.js';

type TakeBack = Extract<MatchCommand, { type: 'TakeBack' }>;

export function takenBack(
  state: OpenMatch | FinishedMatch,
  command: TakeBack,
): Result<readonly MatchEvent[], Violation> {
  const { gameId, history, reason, at } = command;
  if (state.dice !== 'recorded') return refused(violation('dice.recorded-only', { act: 'TakeBack' }));
  const open = state.status === 'open' ? state.game : null;
  const number = open === null ? playedLast(state, gameId) : open.id === gameId ? open.number : null;
  if (number === null) return refused(violation('game.correction-not-allowed', { reason: 'next-game-started' }));
  const start = history.findIndex((event) => startsGame(event, gameId)) + 1;
  const lastAct = beforeLastAct(history);
  if (lastAct === 'reported') return refused(violation('game.correction-not-allowed', { reason: 'ended-by-report' }));
  const to = command.to ?? lastAct;
  if (to < start || to >= history.length) {
    if (command.to === null)
      return refused(violation('game.correction-not-allowed', { reason: 'nothing-to-take-back' }));
    return refused(violation('game.wrong-version', { to, first: start, last: history.length - 1, reason: 'outside' }));
  }
  const next = history[to];
  if (next !== undefined && followsInMatch(next)) {
    return refused(
      violation('game.wrong-version', { to, first: start, last: history.length - 1, reason: 'inside-act' }),
    );
  }
  const restored = fold(evolveMatch, NO_MATCH, history.slice(0, to));
  return accepted([{ type: 'TakenBack', to, reason, restored: onPresentClock(restored, state, at) }]);
}

/** The board goes back, and time does not: the clock stays, with whatever directors did to it. */
function onPresentClock(restored: MatchState, { clock }: OpenMatch | FinishedMatch, at: Milliseconds): MatchState {
  if (clock === undefined || restored.status !== 'open') return restored;
  return { ...restored, clock: clockTakenBack(clock, restored.game, at) };
}

/** The number of the last game, if it was this one and was played; its end may be taken back until the next begins. */
function playedLast({ lastGame }: OpenMatch | FinishedMatch, gameId: string): number | null {
  return lastGame !== null && lastGame.id === gameId && lastGame.played ? lastGame.number : null;
}

function startsGame(event: MatchEvent, gameId: string): boolean {
  return event.type === 'InGame' && event.event.type === 'GameStarted' && event.event.gameId === gameId;
}

/** The version before the last act that still counts; `reported` when that was no act in a game. */
function beforeLastAct(history: readonly MatchEvent[]): number | 'reported' {
  let version = history.length;
  for (let event = history[version - 1]; event !== undefined; event = history[version - 1]) {
    if (event.type === 'TakenBack') version = event.to;
    else if (followsInMatch(event) || isClockAct(event)) version -= 1;
    else return event.type === 'InGame' || event.type === 'ClockFlagged' ? version - 1 : 'reported';
  }
  return 0;
}
