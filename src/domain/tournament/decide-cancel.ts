/** Calling off a tournament that has not begun: cancelled, readers see why; deleted, they find it no more. */

import type { Milliseconds } from '../kernel/brands.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import { type ActTime, verdictOn } from './acts.js';
import type { TournamentCommand } from './commands.js';
import { withdrawnDraw } from './draw/decide.js';
import { hasPlayBegun } from './draw/not-drawn.js';
import type { TournamentEvent } from './events/events.js';
import type { OpenedTournament } from './state.js';

type Decision = Result<readonly TournamentEvent[], Violation>;

export function decideCancellation(
  state: OpenedTournament,
  { reason, at }: Extract<TournamentCommand, { type: 'Cancel' }>,
): Decision {
  return beforePlay(state, 'cancel', { type: 'TournamentCancelled', reason, at });
}

export function decideDeletion(state: OpenedTournament, at: Milliseconds): Decision {
  const deleted: TournamentEvent = { type: 'TournamentDeleted', at };
  // Nothing was played in it, either.
  if (state.status === 'finished' && state.cancelled !== undefined) return accepted([deleted]);
  return beforePlay(state, 'delete', deleted);
}

/** Where the tournament as a whole stands, for the table of acts. */
export function timeOfTournament(state: OpenedTournament): ActTime {
  if (state.status === 'finished') return 'finished';
  if (state.stages.length === 0) return 'entries';
  return hasPlayBegun(state) || state.stages.length > 1 ? 'begun' : 'drawn';
}

/** What was drawn is given up with its matches. */
function beforePlay(state: OpenedTournament, act: 'cancel' | 'delete', event: TournamentEvent): Decision {
  const time = timeOfTournament(state);
  return verdictOn(act, time) === 'refused'
    ? refused(violation('tournament.wrong-time', { act, time }))
    : accepted([...withdrawnDraw(state), event]);
}
