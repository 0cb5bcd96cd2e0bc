import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { requestInvalid } from './application-error.js';

export const DEFAULT_LIMIT = 50;
export const MAX_LIMIT = 200;

/** What every list understands. */
export class ListQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_LIMIT,
    default: DEFAULT_LIMIT,
    description: 'How many items at most.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_LIMIT)
  readonly limit: number = DEFAULT_LIMIT;

  @ApiPropertyOptional({ description: 'Where the last page ended: its `nextCursor`.', maxLength: 200 })
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

/** The page made of one row more than was asked for; that row only tells that there is a next page. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  cursorOf: (row: Row) => readonly string[],
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor =
    rows.length > limit && last !== undefined
      ? Buffer.from(JSON.stringify(cursorOf(last))).toString('base64url')
      : null;
  return { items: shown.map(toItem), nextCursor };
}

/** The page behind the item that the cursor names, of a list that is at hand whole, whatever that item has become since. */
export function pageAfter<Item extends { readonly id: string }>(
  all: readonly Item[],
  { limit, cursor }: ListQuery,
  isWanted: (item: Item) => boolean = () => true,
): Page<Item> {
  const last = parseIdCursor(cursor);
  const start = last === null ? 0 : all.findIndex(({ id }) => id === last) + 1;
  if (last !== null && start === 0) throw unknownCursor();
  return pageOf(
    all.slice(start).filter(isWanted),
    limit,
    (item) => item,
    ({ id }) => [id],
  );
}

/** The values that a cursor carries, null without one. */
export function parseCursor(cursor: string | undefined, parts: number): readonly string[] | null {
  if (cursor === undefined) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === parts && values.every((value) => typeof value === 'string')) {
      return values;
    }
  } catch {
    // Not one of ours: answered below like any other text that is no cursor.
  }
  throw unknownCursor();
}

function unknownCursor(): Error {
  return requestInvalid([{ pointer: '?cursor', message: 'is not a cursor that this list gave' }]);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id that the cursor of a list by ids carries, null without one. */
export function parseIdCursor(cursor: string | undefined): string | null {
  const [id = null] = parseCursor(cursor, 1) ?? [];
  if (id !== null && !UUID.test(id)) throw unknownCursor();
  return id;
}
