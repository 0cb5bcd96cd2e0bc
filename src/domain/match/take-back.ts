/**
 * Taking back a typing mistake in a recorded game: the match becomes again what it was at an earlier version. R46 binds
 * the players, not whoever writes the game down. What was taken back stays in the record.
 */

import { fold } from '../kernel/decider.js';
import type { Milliseconds } from '../kernel/brands.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { MatchCommand } from './commands.js';
import { type MatchEvent, followsInMatch } from './events.js';
import { NO_MATCH, evolveMatch } from './evolve.js';
import { consequences } from './consequences.js';
import { counted } from './counted.js';
import {
  type Correction,
  type RecordFacts,
  correctionOf,
  isCutOff,
  isSameResult,
  recordFacts,
} from './record-facts.js';
import type { FinishedMatch, OpenMatch } from './state.js';

type TakeBack = Extract<MatchCommand, { type: 'TakeBack' }>;

export function takenBack(
  state: OpenMatch | FinishedMatch,
  command: TakeBack,
): Result<readonly MatchEvent[], Violation> {
  const { gameId, history, reason } = command;
  if (state.dice !== 'recorded') return refused(violation('dice.recorded-only', { act: 'TakeBack' }));
  const open = state.status === 'open' ? state.game : null;
  const number = open === null ? playedLast(state, gameId) : open.id === gameId ? open.number : null;
  if (number === null) return refused(violation('game.correction-not-allowed', { reason: 'next-game-started' }));
  const facts = recordFacts(history);
  const corrected = whyItStands(state, facts, gameId);
  if (corrected !== null) return refused(violation('game.correction-not-allowed', { reason: corrected }));
  const start = history.findIndex((event) => startsGame(event, gameId)) + 1;
  const to = command.to ?? beforeLastAct(history);
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
  if (restored.status !== 'open' || restored.game?.id !== gameId) {
    return refused(violation('game.wrong-version', { to, first: start, last: history.length - 1, reason: 'outside' }));
  }
  return accepted([{ type: 'TakenBack', to, reason, restored }, ...keptCorrections(restored, history, facts, to)]);
}

/** The number of the last game, if it was this one and was played; its end may be taken back until the next begins. */
function playedLast({ lastGame }: OpenMatch | FinishedMatch, gameId: string): number | null {
  return lastGame !== null && lastGame.id === gameId && lastGame.played ? lastGame.number : null;
}

/** Why the game is no typing mistake to be taken back: the match has ended around it, or its result was corrected. */
function whyItStands(state: OpenMatch | FinishedMatch, facts: RecordFacts, gameId: string): string | null {
  const game = counted(facts, state).games.find(({ id }) => id === gameId);
  const closed = state.status === 'finished' && state.format.kind === 'money';
  if (closed || facts.end !== null || isCutOff(game?.recorded ?? null)) return 'ended-by-report';
  if (game === undefined) return null;
  if (correctionOf(game) !== null) return 'corrected';
  return game.counts ? null : 'ended-by-report';
}

function startsGame(event: MatchEvent, gameId: string): boolean {
  return event.type === 'InGame' && event.event.type === 'GameStarted' && event.event.gameId === gameId;
}

/** The version before the last act in a game that still counts. Corrections are no such acts; nor is an end that one took away. */
function beforeLastAct(history: readonly MatchEvent[]): number {
  let version = history.length;
  for (let event = history[version - 1]; event !== undefined; event = history[version - 1]) {
    if (event.type === 'TakenBack') version = event.to;
    else if (event.type === 'InGame' && !followsInMatch(event)) return version - 1;
    else version -= 1;
  }
  return 0;
}

/**
 * The corrections of other games that were made behind the version returned to. A take-back is about typing, and undoes
 * none of them: they happen again.
 */
function keptCorrections(
  restored: OpenMatch,
  history: readonly MatchEvent[],
  { games }: RecordFacts,
  to: number,
): readonly MatchEvent[] {
  const before = recordFacts(history.slice(0, to));
  const present = new Map(games.map((game) => [game.id, game]));
  const events: MatchEvent[] = [];
  let at: Milliseconds | null = null;
  const after: RecordFacts = {
    ...before,
    games: before.games.map((game) => {
      const correction = present.get(game.id)?.correction ?? null;
      if (game.recorded === null || correction === null || isSameCorrection(game.correction, correction)) return game;
      events.push({ type: 'ResultCorrected', gameId: game.id, number: game.number, ...correction });
      at = correction.at;
      return { ...game, correction };
    }),
  };
  return at === null ? [] : [...events, ...consequences(restored, before, after, at)];
}

function isSameCorrection(a: Correction | null, b: Correction): boolean {
  return a !== null && a.at === b.at && a.reason === b.reason && isSameResult(a.result, b.result);
}
