/** The times of a round as they are set: rounds to come have some as well. */

import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { FlightName } from '../bracket/node.js';
import type { TournamentEvent } from '../events.js';
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

/** The times that are named; the others stay. No events where nothing changes. */
export function roundTimed(
  state: OpenedTournament,
  { stage: named, flight = 'main', round, times = {} }: TimedRound,
): Result<readonly TournamentEvent[], Violation> {
  if (times.startsAt === undefined && times.deadline === undefined) return accepted([]);
  const place = { stage: named ?? state.stages.length, flight, round };
  const fault = timingFault(state, place);
  if (fault !== null) return refused(fault);
  const before = timesOf(state, place);
  const { startsAt = before.startsAt, deadline = before.deadline } = times;
  if (startsAt !== null && deadline !== null && deadline <= startsAt) {
    return refused(violation('config.invalid', { keys: ['/deadline'], reasons: ['after-start'] }));
  }
  if (startsAt === before.startsAt && deadline === before.deadline) return accepted([]);
  return accepted([{ type: 'RoundTimed', ...place, startsAt, deadline }]);
}

/** Why the round can have no times; null where it can. */
export function timingFault(
  state: OpenedTournament,
  { stage = state.stages.length, flight = 'main', round }: TimedRound,
): Violation | null {
  const wrongTime = (time: 'entries' | 'finished'): Violation =>
    violation('tournament.wrong-time', { act: 'time-round', time });
  if (state.stages.length === 0) return wrongTime('entries');
  if (state.status === 'finished') return wrongTime('finished');
  return isToBe(state, { stage, flight, round }) ? null : violation('round.not-found', { round });
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
