/**
 * The tournament after many events. An event by itself copies what it adds to, so that a record of thousands of results would
 * copy millions of them: a long run of events that add is taken at once.
 */

import { fold } from '../../kernel/decider.js';
import { evolveTournament, isAdding, withAdded } from './evolve.js';
import type { TournamentEvent } from './events.js';
import type { TournamentState } from '../state.js';

/** What an act brings is shorter: its states are known already to the one who decided it. */
const LONG = 16;

/** The same as folding with `evolveTournament`. */
export function foldRecord(state: TournamentState, events: Iterable<TournamentEvent>): TournamentState {
  let now = state;
  let run: TournamentEvent[] = [];
  for (const event of events) {
    if (isAdding(event) && now.status !== 'not-opened') {
      run.push(event);
    } else {
      now = evolveTournament(afterRun(now, run), event);
      run = [];
    }
  }
  return afterRun(now, run);
}

function afterRun(state: TournamentState, run: readonly TournamentEvent[]): TournamentState {
  return state.status === 'not-opened' || run.length < LONG
    ? fold(evolveTournament, state, run)
    : withAdded(state, run);
}
