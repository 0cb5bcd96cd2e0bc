/**
 * What an act changes in a tournament, and what it takes as given. A later act that takes as given what an earlier one changed
 * depends on it, so the earlier one cannot be undone by itself. Whom a result leads to is seen in the pairings instead.
 */

import { kindOf } from '../events/event-kinds.js';
import type { TournamentEvent } from '../events/events.js';

export interface Footprint {
  /** Names of what is changed. */
  readonly changes: ReadonlySet<string>;
  /** Names of what is taken as given; one that ends with a colon stands for all names that begin so. */
  readonly uses: ReadonlySet<string>;
}

export function footprintOf(events: readonly TournamentEvent[]): Footprint {
  const known = KNOWN.get(events) ?? madeFootprint(events);
  KNOWN.set(events, known);
  return known;
}

/** Who asks about many acts of a record asks for the footprint of each later one every time. */
const KNOWN = new WeakMap<readonly TournamentEvent[], Footprint>();

function madeFootprint(events: readonly TournamentEvent[]): Footprint {
  const parts = events.map((event) => kindOf(event).footprint(event));
  return {
    changes: new Set(parts.flatMap(({ changes }) => changes)),
    uses: new Set(parts.flatMap(({ changes, uses }) => [...changes, ...uses])),
  };
}

/** Whether the act takes as given what others changed. */
export function dependsOn({ uses }: Footprint, changed: ReadonlySet<string>): boolean {
  return [...uses].some(
    (used) => changed.has(used) || (used.endsWith(':') && [...changed].some((name) => name.startsWith(used))),
  );
}
