/** The times of a round as they are set: rounds to come have some as well. */

import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { FlightName } from '../bracket/node.js';
import type { TournamentEvent } from '../events/events.js';
import { pairingsOf } from '../pairings.js';
import { timesOf } from '../round-times.js';
import type { OpenedTournament, RoundTimes } from '../state.js';

interface TimedRound {
  /** The present one unless another is named. */
  readonly stage?: number;
  readonly flight?: FlightName;
  readonly round: number;
  readonly times?: Partial<RoundTimes>;
}

/** The times that are named; where none is, nothing is asked of the round. */
export function decideRoundTimes(
  state: OpenedTournament,
  asked: TimedRound,
): Result<readonly TournamentEvent[], Violation> {
  const { startsAt, deadline } = asked.times ?? {};
  return startsAt === undefined && deadline === undefined ? accepted([]) : decideTimesChange(state, asked);
}

/** The times that are named; the others stay. No events where nothing changes; the round has to be one that is or will be. */
export function decideTimesChange(
  state: OpenedTournament,
  { stage = state.stages.length, flight = 'main', round, times = {} }: TimedRound,
): Result<readonly TournamentEvent[], Violation> {
  if (state.stages.length === 0) {
    return refused(violation('tournament.wrong-time', { act: 'time-round', time: 'entries' }));
  }
  if (state.status === 'finished') {
    return refused(violation('tournament.wrong-time', { act: 'time-round', time: 'finished' }));
  }
  const place = { stage, flight, round };
  if (!isToBe(state, place)) return refused(violation('round.not-found', { round }));
  const before = timesOf(state, place);
  const { startsAt = before.startsAt, deadline = before.deadline } = times;
  if (startsAt !== null && deadline !== null && deadline <= startsAt) {
    return refused(violation('config.invalid', { keys: ['/deadline'], reasons: ['after-start'] }));
  }
  if (startsAt === before.startsAt && deadline === before.deadline) return accepted([]);
  return accepted([{ type: 'RoundTimed', ...place, startsAt, deadline }]);
}

/** Whether the round is there or still to come. */
function isToBe(
  state: OpenedTournament,
  { stage: number, flight, round }: { readonly stage: number; readonly flight: FlightName; readonly round: number },
): boolean {
  const stage = state.stages[number - 1];
  if (stage?.kind === 'rounds') return flight === 'main' && round >= 1 && round <= stage.planned;
  return pairingsOf(state).some(
    (pairing) => pairing.stage === number && pairing.flight === flight && pairing.round === round,
  );
}
