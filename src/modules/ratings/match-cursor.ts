import { type Cursors, cursorsOf, isId } from '../../platform/http/list.js';

/** Where a match stands in the order of completion. */
interface Completed {
  readonly at: number;
  readonly matchId: string;
}

/** What a list in the order of a number is read on from. */
export interface NumberedPlace {
  readonly number: number;
  readonly id: string;
}

/** No time is later and none earlier, and no rating comes near it. */
const LARGEST_NUMBER = 8_640_000_000_000_000;

/** The cursors of a list in the order of a number, and of ids where that is the same. */
export function numberedCursors<Row>(list: string, placeOf: (row: Row) => NumberedPlace): Cursors<Row, NumberedPlace> {
  const partsOf = (row: Row): readonly string[] => {
    const { number, id } = placeOf(row);
    return [String(number), id];
  };
  return cursorsOf(list, partsOf, ([text, id, ...more]) => {
    const number = Number(text);
    // Only in the spelling that a cursor of ours has: neither blanks nor `1e3` nor NaN.
    const isNumber = String(number) === text && Math.abs(number) <= LARGEST_NUMBER;
    return isNumber && isId(id) && more.length === 0 ? { number, id } : null;
  });
}

/** The cursors of a list of matches, the last one first. */
export function matchCursors(list: string): Cursors<Completed, NumberedPlace> {
  return numberedCursors(list, ({ at, matchId }) => ({ number: at, id: matchId }));
}

/** What was completed before the match of the place, of a list with the last match first. */
export function before<Item extends Completed>(items: readonly Item[], place: NumberedPlace | null): readonly Item[] {
  if (place === null) return items;
  return items.filter(({ at, matchId }) => at < place.number || (at === place.number && matchId < place.id));
}
