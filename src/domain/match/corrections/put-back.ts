/**
 * A match put back to an earlier version because the act of a director that changed it is undone (T47): a forfeit, a report, a
 * correction, or that it was taken out of its tournament. No roll and no play is ever undone so: a director undoes what
 * directors did.
 */

import type { Milliseconds } from '../../kernel/brands.js';
import { fold } from '../../kernel/decider.js';
import { accepted, refused } from '../../kernel/result.js';
import { violation } from '../../kernel/violation.js';
import type { MatchCommand, MatchDecision } from '../commands.js';
import { clockGoingOn, clockWithReserve } from '../../clock/match-clock.js';
import { clockTakenBack } from '../clock/clock-turns.js';
import { isSameStanding, untouchedStanding } from '../consequences.js';
import { decideResultCorrection } from './correct.js';
import { countedRecord, gameStanding } from '../counted.js';
import { effectiveEvents } from './effective-events.js';
import { voidingEvents } from '../endings.js';
import type { MatchEvent } from '../events.js';
import { NO_MATCH, evolveMatch } from '../evolve.js';
import { readRecord } from './record-facts.js';
import { type FinishedMatch, type MatchState, type OpenMatch, isVoid } from '../state.js';

type PutBack = Extract<MatchCommand, { type: 'PutBack' }>;

/** The events that lead back; none where nothing has happened since. `history` is the whole record of the match. */
export function decidePutBack(
  state: OpenMatch | FinishedMatch,
  { to: asked, history, until = history.length, reason, at }: PutBack,
): MatchDecision {
  if (!isUnchangedSince(history, until))
    return refused(violation('match.correction-not-allowed', { reason: 'changed-since' }));
  const to = asked === 'before-void' ? beforeVoid(history) : asked;
  // A match that the act opened was never part of anything.
  if (to === 0) return accepted(voidingEvents(state, reason, at));
  const since = history.slice(to, until);
  // A game that was reported keeps its place in the list of games; it never counted.
  const reported = since.find((event) => event.type === 'ResultReported');
  if (reported !== undefined) {
    const { gameId } = reported;
    return decideResultCorrection(state, { type: 'CorrectResult', gameId, result: null, reason, at, history });
  }
  const restored = onClock(fold(evolveMatch, NO_MATCH, history.slice(0, to)), state, since, at);
  return accepted([
    ...endAgain(state, history.slice(0, to), restored),
    { type: 'TakenBack', to, reason, restored },
    ...standingsAgain(state, history, to, restored),
  ]);
}

/** The end of the open game where the match is over again: it is told once more, so that the game is shown as it ended then. */
function endAgain(
  state: OpenMatch | FinishedMatch,
  before: readonly MatchEvent[],
  restored: MatchState,
): readonly MatchEvent[] {
  if (restored.status !== 'finished' || state.status !== 'open' || state.game === null) return [];
  const { number } = state.game;
  const end = before.findLast(
    (event) => event.type === 'InGame' && event.game === number && event.event.type === 'GameFinished',
  );
  return end === undefined ? [] : [end];
}

/** Whether nothing that still counts has happened behind the version: what did was taken back. Only then can the match be put back. */
function isUnchangedSince(history: readonly MatchEvent[], version: number): boolean {
  const [now, then] = [effectiveEvents(history), effectiveEvents(history.slice(0, version))];
  return now.length === then.length && now.at(-1) === then.at(-1);
}

/** Whether something counts behind the version, so that the match cannot be put back; one that is void and in no pairing then stays so. */
export function isTouchedSince(history: readonly MatchEvent[], version: number, isHeld: boolean): boolean {
  return (isHeld || !isVoid(fold(evolveMatch, NO_MATCH, history))) && !isUnchangedSince(history, version);
}

/** The version before the match was taken out of its tournament, with its open game. */
function beforeVoid(history: readonly MatchEvent[]): number {
  const index = history.findLastIndex(({ type }) => type === 'MatchVoided');
  if (index < 0) return history.length;
  const before = history[index - 1];
  const endedWithIt =
    before?.type === 'InGame' &&
    before.event.type === 'GameFinished' &&
    before.event.result.winner === null &&
    before.event.result.kind === null;
  return endedWithIt ? index - 1 : index;
}

/**
 * What was corrected goes back, the reserve of another length too (T31), and time does not. A turn that only the end of its game broke
 * off goes on with what it had left of its time, the time per turn included.
 */
function onClock(
  restored: MatchState,
  { clock }: OpenMatch | FinishedMatch,
  since: readonly MatchEvent[],
  at: Milliseconds,
): MatchState {
  if (restored.status === 'not-opened' || clock === undefined) return restored;
  const brokenOff = brokenOffAt(since);
  if (brokenOff !== null && restored.clock !== undefined) {
    return { ...restored, clock: clockGoingOn(restored.clock, brokenOff, at) };
  }
  const game = restored.status === 'open' ? restored.game : null;
  const { reserveSeconds } = restored.clock?.settings ?? clock.settings;
  const isAnother = reserveSeconds !== clock.settings.reserveSeconds;
  const present = isAnother ? clockWithReserve(clock, reserveSeconds, at) : clock;
  return { ...restored, clock: clockTakenBack(present, game, at) };
}

/** When the end of the game broke a turn off, where nothing else since has touched a clock; else null. */
function brokenOffAt(since: readonly MatchEvent[]): Milliseconds | null {
  const [end, ...others] = since.filter(
    ({ type }) => type === 'InGame' || type === 'TakenBack' || type === 'MatchReopened' || type.startsWith('Clock'),
  );
  const isEnd = end?.type === 'InGame' && end.event.type === 'GameFinished' && others.length === 0;
  return isEnd ? (end.at ?? null) : null;
}

/** How the finished games stand then, where that is otherwise than now. */
function standingsAgain(
  state: OpenMatch | FinishedMatch,
  history: readonly MatchEvent[],
  to: number,
  restored: MatchState,
): MatchEvent[] {
  if (restored.status === 'not-opened') return [];
  // The length may have been another one.
  const now = new Map(
    countedRecord(readRecord(history).facts, state).games.map((game) => [game.id, gameStanding(game)]),
  );
  return countedRecord(readRecord(history.slice(0, to)).facts, restored).games.flatMap((game): MatchEvent[] => {
    const standing = gameStanding(game);
    if (standing === null || isSameStanding(standing, now.get(game.id) ?? untouchedStanding(game))) return [];
    return [{ type: 'GameStandingChanged', gameId: game.id, number: game.number, standing }];
  });
}
