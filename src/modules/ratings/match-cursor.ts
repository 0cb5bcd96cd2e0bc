import { type Cursors, type NumberedPlace, numberedCursors } from '../../platform/http/list.js';

/** Where a match stands in the order of play. */
interface Completed {
  readonly at: number;
  readonly matchId: string;
}

/** The cursors of a list of matches, the last one first. */
export function matchCursors(list: string): Cursors<Completed, NumberedPlace> {
  return numberedCursors(list, ({ at, matchId }) => ({ number: at, id: matchId }));
}

/** What was played before the match of the place, of a list with the last match first. */
export function before<Item extends Completed>(items: readonly Item[], place: NumberedPlace | null): readonly Item[] {
  if (place === null) return items;
  return items.filter(({ at, matchId }) => at < place.number || (at === place.number && matchId < place.id));
}
