/** What directors do to a match besides correcting results: penalty points (T20–T23) and its length (T43, T47). */

import { reserveAtLength } from '../clock/settings.js';
import { pointsGiven } from '../kernel/penalty-points.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { MatchCommand } from './commands.js';
import { consequences } from './consequences.js';
import { countedRecord } from './counted.js';
import { withPoints } from './endings.js';
import type { MatchEvent } from './events.js';
import { withLength } from './evolve.js';
import { formatFrom } from './format.js';
import { type RecordFacts, readRecord, slipAt, withoutPenalty } from './corrections/record-facts.js';
import { isForfeitedBy } from './score.js';
import type { FinishedMatch, OpenMatch } from './state.js';

type Decision = Result<readonly MatchEvent[], Violation>;
type Match = OpenMatch | FinishedMatch;

/** T22: points that count for the score and the Crawford game, but were not won; more than half of the length win (T21). */
export function decidePenalty(
  state: OpenMatch,
  { to, points, reason, at }: Extract<MatchCommand, { type: 'AddPenalty' }>,
): readonly MatchEvent[] {
  const events = withPoints(state, to, points, 'forfeit', at);
  const before = (state.penalties ?? []).filter(({ flag }) => !flag);
  const total = pointsGiven(before, to) + points;
  const isOver = events.some(({ type }) => type === 'MatchFinished');
  if (!isOver && isForfeitedBy(total, state.format)) {
    events.push({ type: 'MatchFinished', winner: to, by: 'forfeit', at });
  }
  return [{ type: 'PenaltyPointsAdded', to, points, reason }, ...events];
}

/** T23: as if they had never been given; a slip that had them in its score has them no more. What a clock was set to when they cost a flag stays. */
export function decidePenaltyCancellation(
  state: Match,
  { penalty: chosen, reason, at, history, read }: Extract<MatchCommand, { type: 'CancelPenalty' }>,
): Decision {
  if (state.format.kind === 'money') return refused(violation('match.money-session'));
  const penalty = state.penalties?.[chosen - 1];
  if (penalty === undefined || penalty.cancelled !== null) return refused(violation('penalty.not-found'));
  const { facts } = read ?? readRecord(history);
  const after: RecordFacts = { ...facts, ...withoutPenalty(chosen, facts, state) };
  const cancelled: MatchEvent = { type: 'PenaltyCancelled', penalty: chosen, reason, at };
  return accepted([cancelled, ...consequences(state, countedRecord(facts, state), after, at)]);
}

/**
 * T43: a match that was too short goes on from its last score; of one that was too long, the first side to have the right number
 * of points has won. A slip that does not show which side that was is not enough.
 */
export function decideLengthCorrection(
  state: Match,
  { length, reason, at, history, read }: Extract<MatchCommand, { type: 'CorrectLength' }>,
): Decision {
  const { format } = state;
  if (format.kind === 'money') return refused(violation('match.money-session'));
  const asked = formatFrom({ kind: 'points', length });
  if (!asked.ok) return asked;
  if (format.length === length) return accepted([]);
  const { facts } = read ?? readRecord(history);
  const score = facts.end?.score ?? facts.carried?.score ?? null;
  if (score !== null && score.white >= length && score.black >= length) {
    const { white, black } = score;
    const params = { reason: 'both-reached', length, white, black, presentWhite: 0, presentBlack: 0 } as const;
    return refused(violation('match.score-impossible', params));
  }
  const after: RecordFacts = { ...facts, ...slipAt(length, facts, state) };
  const reserveSeconds = state.clock && reserveAtLength(state.clock.settings, length - format.length);
  const ofClock = reserveSeconds === undefined ? {} : { reserveSeconds };
  const corrected: MatchEvent = { type: 'LengthCorrected', length, ...ofClock, reason, at };
  return accepted([corrected, ...consequences(withLength(state, length), countedRecord(facts, state), after, at)]);
}

/** T20: the points that being so late costs, at least one; within the grace there is nothing to punish. */
export function decideLateness(milliseconds: number): Result<number, 'within-grace'> {
  const points = latenessPoints(milliseconds);
  return points === 0 ? refused('within-grace') : accepted(points);
}

/** T20: the points for being so late, with the grace and the step of the club in minutes. */
export function latenessPoints(milliseconds: number, grace = 5, step = 5): number {
  const minutes = milliseconds / 60_000;
  return minutes < grace ? 0 : 1 + Math.floor((minutes - grace) / step);
}
