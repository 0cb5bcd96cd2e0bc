/** The tournament after an event; it believes what was recorded. */

import { openedTournament } from './changes.js';
import { kindOf } from './event-kinds.js';
import type { TournamentEvent } from './events.js';
import type { OpenedTournament, TournamentState } from '../state.js';

export function evolveTournament(state: TournamentState, event: TournamentEvent): TournamentState {
  if (state.status === 'not-opened') return event.type === 'TournamentOpened' ? openedTournament(event) : state;
  const known = NEXT.get(state);
  if (known?.event === event) return known.after;
  const after = kindOf(event).evolve(state, event);
  NEXT.set(state, { event, after });
  return after;
}

/** Who decides looks at the state that follows, and who carries it out comes to the same one, with its pairings. */
const NEXT = new WeakMap<OpenedTournament, { readonly event: TournamentEvent; readonly after: OpenedTournament }>();
