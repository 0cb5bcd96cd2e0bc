import { requestInvalid } from '../../platform/http/application-error.js';
import { parseCursor } from '../../platform/http/list.js';

/** Where a match stands in the order of completion. */
interface Completed {
  readonly at: number;
  readonly matchId: string;
}

/** Two parts of a cursor, the first of which is a number; null without a cursor. */
export function numberedCursor(cursor: string | undefined): { readonly number: number; readonly id: string } | null {
  const [first, id] = parseCursor(cursor, 2) ?? [];
  if (first === undefined || id === undefined) return null;
  const number = Number(first);
  if (first === '' || !Number.isFinite(number)) {
    throw requestInvalid([{ pointer: '?cursor', message: 'is not a cursor that this list gave' }]);
  }
  return { number, id };
}

/** What was completed before the match of the cursor, of a list with the last match first. */
export function before<Item extends Completed>(items: readonly Item[], cursor: string | undefined): readonly Item[] {
  const last = numberedCursor(cursor);
  if (last === null) return items;
  return items.filter(({ at, matchId }) => at < last.number || (at === last.number && matchId < last.id));
}

/** The parts of the cursor behind a match. */
export function matchCursor({ at, matchId }: Completed): readonly string[] {
  return [String(at), matchId];
}
