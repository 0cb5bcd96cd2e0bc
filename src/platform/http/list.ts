import type { Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { requestInvalid } from './application-error.js';
import { isId } from './forms/ids.js';
import { WholeNumberInQuery } from './forms/whole-number.js';

export const DEFAULT_LIMIT = 50;
export const MAX_LIMIT = 200;

/** What every list understands. */
export class ListQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_LIMIT,
    default: DEFAULT_LIMIT,
    description: 'The largest number of items to return.',
  })
  @IsOptional()
  @WholeNumberInQuery(1, MAX_LIMIT)
  readonly limit: number = DEFAULT_LIMIT;

  @ApiPropertyOptional({ description: 'The `nextCursor` of the previous page.', maxLength: 200 })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly cursor?: string;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** For the next page; null on the last one. */
  readonly nextCursor: string | null;
}

/** How the document describes `nextCursor`. */
export const NEXT_CURSOR = {
  type: String,
  nullable: true,
  description: 'For the next page; null on the last one.',
  example: null,
};

/** The form of a page of such items; `order` says in which order they come. */
export function PageOf<Item>(item: Type<Item>, order?: string): Type<Page<Item>> {
  return listedWith(item, order, NEXT_CURSOR);
}

/** The form of a list that is never cut into pages. */
export function WholeListOf<Item>(item: Type<Item>): Type<Page<Item>> {
  return listedWith(item, undefined, { ...NEXT_CURSOR, description: 'Always null: the list is whole.' });
}

function listedWith<Item>(item: Type<Item>, order: string | undefined, cursor: typeof NEXT_CURSOR): Type<Page<Item>> {
  class Listed implements Page<Item> {
    @ApiProperty({ type: [item], ...(order === undefined ? {} : { description: order }) })
    readonly items: readonly Item[];

    @ApiProperty(cursor)
    readonly nextCursor: string | null;
  }
  return Listed;
}

/** The cursors of one list. */
export interface Cursors<Row, Place> {
  /** The cursor of the page behind this row. */
  readonly of: (row: Row) => string;
  /** Where the cursor says that the last page ended; null without one. Refuses whatever this list has not given. */
  readonly placeIn: (cursor: string | undefined) => Place | null;
}

/**
 * Cursors that carry the name of their list, so that those of another list are refused, and what the row is found by.
 * `placeOf` gives null for parts that no row of the list can have.
 */
export function cursorsOf<Row, Place>(
  list: string,
  partsOf: (row: Row) => readonly string[],
  placeOf: (parts: readonly string[]) => Place | null,
): Cursors<Row, Place> {
  return {
    of: (row) => Buffer.from(JSON.stringify([list, ...partsOf(row)])).toString('base64url'),
    placeIn: (cursor) => {
      if (cursor === undefined) return null;
      const [name, ...parts] = partsIn(cursor);
      const place = name === list ? placeOf(parts) : null;
      if (place === null) throw unknownCursor();
      return place;
    },
  };
}

/** The cursors of a list whose rows are found by their ids. */
export function idCursors(list: string): Cursors<{ readonly id: string }, string> {
  return cursorsOf(
    list,
    ({ id }) => [id],
    ([id, ...more]) => (isId(id) && more.length === 0 ? id : null),
  );
}

/** What a list in the order of a number is read on from. */
export interface NumberedPlace {
  readonly number: number;
  readonly id: string;
}

/** No time is later and none earlier. */
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

/** The page made of one row more than was asked for; that row only tells that there is a next page. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(toItem), nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** The page behind the item that the cursor names, of a list that is at hand whole, whatever that item has become since. */
export function pageAfter<Item extends { readonly id: string }>(
  all: readonly Item[],
  { limit, cursor }: ListQuery,
  cursors: Cursors<{ readonly id: string }, string>,
  isWanted: (item: Item) => boolean = () => true,
): Page<Item> {
  const last = cursors.placeIn(cursor);
  const start = last === null ? 0 : all.findIndex(({ id }) => id === last) + 1;
  if (last !== null && start === 0) throw unknownCursor();
  return pageOf(all.slice(start).filter(isWanted), limit, (item) => item, cursors.of);
}

/** The texts that a cursor carries; none where it is no cursor at all. */
function partsIn(cursor: string): readonly string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : [];
  } catch {
    return [];
  }
}

function unknownCursor(): Error {
  return requestInvalid([{ pointer: '?cursor', message: 'is not a cursor from this list', rule: 'format' }]);
}
