import { type Cursors, type NumberedPlace, numberedCursors } from '../../platform/http/list.js';
import type { Completed } from './order-of-play.js';

/** The cursors of a list of matches, the last one first. */
export function matchCursors(list: string): Cursors<Completed, NumberedPlace> {
  return numberedCursors(list, ({ at, matchId }) => ({ number: at, id: matchId }));
}
