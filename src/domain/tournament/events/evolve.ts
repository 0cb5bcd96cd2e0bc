/** The tournament after an event; it believes what was recorded. */

import { openedTournament } from './changes.js';
import { kindOf } from './event-kinds.js';
import type { TournamentEvent } from './events.js';
import { Growth } from './growth.js';
import type { OpenedTournament, TournamentState } from '../state.js';

export function evolveTournament(state: TournamentState, event: TournamentEvent): TournamentState {
  if (state.status === 'not-opened') return event.type === 'TournamentOpened' ? openedTournament(event) : state;
  const known = NEXT.get(state);
  if (known?.event === event) return known.after;
  const after = afterEvent(state, event);
  NEXT.set(state, { event, after });
  return after;
}

/** Who decides looks at the state that follows, and who carries it out comes to the same one, with its pairings. */
const NEXT = new WeakMap<OpenedTournament, { readonly event: TournamentEvent; readonly after: OpenedTournament }>();

function afterEvent(state: OpenedTournament, event: TournamentEvent): OpenedTournament {
  const kind = kindOf(event);
  return kind.evolve === undefined ? withAdded(state, [event]) : kind.evolve(state, event);
}

/** Whether the event only adds to what grows. */
export function isAdding(event: TournamentEvent): boolean {
  return kindOf(event).add !== undefined;
}

/** The tournament after events that only add. */
export function withAdded(state: OpenedTournament, events: readonly TournamentEvent[]): OpenedTournament {
  const growth = new Growth(state);
  for (const event of events) kindOf(event).add?.(growth, event);
  return growth.whole();
}
