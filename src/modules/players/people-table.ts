/** The table of people that a club sends, and how a line of it becomes a person. */
import type { FieldFault } from '../../platform/http/application-error.js';
import { type TableLine, csvTable } from '../../platform/http/csv/csv-table.js';
import { formOf } from '../../platform/http/forms/form.js';
import type { SideRow } from '../../recording/recording.js';
import { CreatePlayerDto } from './dto/player.dto.js';
import { newPlayer } from './player.mapper.js';
import type { NamesakeRow, PlayerRow } from './players.repository.js';
import { tidyName } from './player-name.js';

/** The columns that tell something of a person. */
const PERSON_COLUMNS = ['name', 'nickname', 'country', 'rating', 'experience', 'notes'] as const;

const WORDS: Readonly<Record<string, string>> = { player: 'name', note: 'notes' };

/** The lines of a table with the column `name`, and any other field of a person. */
export function peopleTable(body: unknown): readonly TableLine[] {
  return csvTable(body, { known: PERSON_COLUMNS, words: WORDS, oneOf: ['name'] });
}

/** The name of the line as names are compared. */
export function nameOf({ name = '' }: TableLine['fields']): string {
  return tidyName(name);
}

/** A new person as the line tells it, or `request.invalid` with the columns that cannot be. */
export function personFrom(
  fields: TableLine['fields'],
  id: string,
  at: Date,
): { readonly columns: PlayerRow; readonly row: SideRow } {
  const told = PERSON_COLUMNS.flatMap((column) => {
    const text = fields[column] ?? '';
    return text === '' && column !== 'name' ? [] : [[column, valueOf(column, text)] as const];
  });
  const form = formOf(CreatePlayerDto, Object.fromEntries(told), '');
  const columns = newPlayer(id, form, at);
  return { columns, row: { table: 'player', insert: { ...columns } } };
}

/** In a table everything is text; a number that is none is left to be refused. */
function valueOf(column: (typeof PERSON_COLUMNS)[number], text: string): string | number {
  if (column === 'country') return text.toUpperCase();
  const isNumber = column === 'rating' || column === 'experience';
  return isNumber && /^\d{1,10}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : text;
}

/** A table of thousands of lines, each of which lists thousands of namesakes, would be an answer that no memory holds. */
const MOST_CANDIDATES = 20;

/** Whom a name may mean, with what distinguishes namesakes: the first of them. */
export function candidatesAmong(
  people: readonly (Pick<NamesakeRow, 'id' | 'name'> & Partial<NamesakeRow>)[],
): NamesakeRow[] {
  const first = people.slice(0, MOST_CANDIDATES);
  return first.map(({ id, name, nickname = null, country = null }) => ({ id, name, nickname, country }));
}

/** Equal for names that differ only in small and capital letters, as the selects of the club compare them. */
export function nameKey(name: string): string {
  return name.toLowerCase();
}

/** What the people are called whom these rows make. */
export function newNames(rows: readonly SideRow[]): string[] {
  return rows.flatMap((row) => (row.table === 'player' && 'insert' in row ? [String(row.insert['name'])] : []));
}

/** Why a line cannot be a person: the columns, in one sentence. */
export function faultText(faults: readonly FieldFault[] | undefined, otherwise: string): string {
  const told = (faults ?? []).map(({ pointer, message }) => {
    const column = pointer.replace(/^\//, '');
    // Some sentences begin with their column; others need none.
    return message.startsWith(`${column} `) || /^[A-Z]/.test(message) ? message : `${column} ${message}`;
  });
  return told.length === 0 ? otherwise : `${told.join('; ').replace(/\.$/, '')}.`;
}
