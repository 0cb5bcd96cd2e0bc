import type { NumberedPlace } from '../../platform/http/list.js';

/** Where a match stands in the order of play. */
export interface Completed {
  readonly at: number;
  readonly matchId: string;
}

/** What was played before the match of the place, of a list with the last match first. Matches of one moment are in the order of their ids. */
export function before<Item extends Completed>(items: readonly Item[], place: NumberedPlace | null): readonly Item[] {
  if (place === null) return items;
  return items.filter(({ at, matchId }) => at < place.number || (at === place.number && matchId < place.id));
}
