/**
 * Everything that the core knows of each kind of event in a tournament, in one row: what it changes, what it is for those who undo
 * acts, and what it means for matches and readers. A kind without a row does not compile.
 */

import type { TournamentEvent } from './events.js';
import { DRAW_KINDS } from './kinds/draw-kinds.js';
import { ENTRY_KINDS } from './kinds/entry-kinds.js';
import type { EventKind, EventKinds, Mark, Secret } from './kinds/event-kind.js';
import { GENERAL_KINDS } from './kinds/general-kinds.js';
import { PAIRING_KINDS } from './kinds/pairing-kinds.js';

const EVENT_KINDS: EventKinds = {
  ...GENERAL_KINDS,
  ...ENTRY_KINDS,
  ...DRAW_KINDS,
  ...PAIRING_KINDS,
};

/** What is known of events of this kind. */
export function kindOf(event: TournamentEvent): EventKind<TournamentEvent> {
  return EVENT_KINDS[event.type];
}

export function hasMark(event: TournamentEvent, mark: Mark): boolean {
  return kindOf(event).marks.includes(mark);
}

/** What only some may know of the event; null where everybody may know all of it. */
export function secretOf(event: TournamentEvent): Secret<TournamentEvent> | null {
  return kindOf(event).secret;
}
