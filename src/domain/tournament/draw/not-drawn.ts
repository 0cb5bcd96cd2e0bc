/** Who is in the tournament and in no draw of it: came late (T8), or was left out because of not having checked in. */

import type { Id } from '../../kernel/brands.js';
import { entrantsOf } from '../stages.js';
import type { Entry, OpenedTournament } from '../state.js';

/** The entries that a new draw would let in; none before the first draw, when everybody waits for it. */
export function notDrawn({ entries, stages: [stage] }: OpenedTournament): readonly Entry[] {
  // A late entrant of a ladder stands at its foot.
  if (stage === undefined || stage.kind === 'ladder') return [];
  const drawn = new Set<Id>(entrantsOf(stage));
  const isLateInSwiss = ({ from }: Entry): boolean => stage.format.kind === 'swiss' && from > 1;
  return entries.filter((entry) => isIn(entry) && !drawn.has(entry.id) && !isLateInSwiss(entry));
}

/** The entrants to draw. */
export function isIn({ status }: Entry): boolean {
  return status === 'entered' || status === 'checked-in';
}

/** Whether anything would be lost by another draw (T47). */
export function hasPlayBegun({ begun, outcomes }: OpenedTournament): boolean {
  return begun.length > 0 || Object.keys(outcomes).length > 0;
}
