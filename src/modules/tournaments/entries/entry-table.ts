/** The table of entries that a director sends, and the people whom its lines name. */
import { type OpenedTournament, peopleOf } from '../../../domain/index.js';
import { ApplicationError, notFound, requestInvalid } from '../../../platform/http/application-error.js';
import { type TableLine, csvTable } from '../../../platform/http/csv/csv-table.js';
import { type ArchivedPerson, archivedDetail } from '../../../rules/archived-person.js';
import { candidatesAmong, isName, nameKey, tidyName } from '../../players/index.js';
import type { TournamentRow } from '../tournament-rows.js';

type EntryFields = TableLine['fields'];

/** People who are to be entered. */
export interface PersonRow extends ArchivedPerson {
  readonly id: string;
  readonly version: number;
  readonly rating: number | null;
  readonly experience: number | null;
  readonly archived_at: Date | null;
  /** Of those who are to be entered: ids that are of the same person since a merge. */
  readonly otherIds?: readonly string[] | null;
  /** Where namesakes differ. */
  readonly nickname?: string | null;
  readonly country?: string | null;
}

/** A tournament with its people, and with those whom a request names. */
export interface RowWithPeople extends TournamentRow {
  readonly people: readonly PersonRow[] | null;
}

/** Refuses a person who does not exist. `pointer`: where the id stands. */
export function checkKnown(person: PersonRow | undefined, id: string, pointer: string): asserts person is PersonRow {
  if (person === undefined) throw notFound('player', id, pointer);
}

/** Refuses a person who does not exist, or who is archived. */
export function checkPerson(
  person: PersonRow | undefined,
  id: string,
  pointer = '/playerId',
): asserts person is PersonRow {
  checkKnown(person, id, pointer);
  if (person.archived_at !== null) {
    throw new ApplicationError('player.archived', archivedDetail(person, 'be entered'));
  }
}

/** People by their ids, and by their names where those are not archived: a name means a person who can be entered. */
export class KnownPeople {
  private readonly byId = new Map<string, PersonRow>();
  private readonly byName = new Map<string, PersonRow[]>();

  constructor(people: readonly PersonRow[]) {
    for (const person of people) this.add(person);
  }

  add(person: PersonRow): void {
    this.byId.set(person.id, person);
    if (person.archived_at !== null) return;
    const name = nameKey(person.name);
    const namesakes = this.byName.get(name);
    if (namesakes === undefined) this.byName.set(name, [person]);
    else namesakes.push(person);
  }

  of(id: string): PersonRow | undefined {
    return this.byId.get(id);
  }

  named(name: string): readonly PersonRow[] {
    return this.byName.get(nameKey(name)) ?? [];
  }

  /** What the person of a line is called: as it says, else as the club knows the id in it. */
  nameIn({ name = '', playerId = '' }: EntryFields): string {
    return name === '' ? (this.of(playerId.toLowerCase())?.name ?? '') : name;
  }
}

/**
 * The person whom the line names by id, or by a name that no other person has. Null: no player has the name, and `create` says
 * that a new person gets it.
 */
export function personOf(line: EntryFields, people: KnownPeople, create: boolean): PersonRow | null {
  const { playerId, name = '' } = line;
  if (playerId !== undefined && playerId !== '') {
    const person = people.of(playerId.toLowerCase());
    checkPerson(person, playerId);
    return person;
  }
  if (name === '') throw new ApplicationError('player.not-found', 'The line names no player.');
  const named = people.named(name);
  const [person] = named;
  if (named.length > 1) {
    throw new ApplicationError(
      'player.ambiguous',
      `Several players have the name ${name}. Write the id of the one who is meant in the column playerId.`,
      {
        params: {
          name,
          candidates: candidatesAmong(named),
        },
      },
    );
  }
  if (person === undefined && create) return null;
  if (person === undefined)
    throw new ApplicationError('player.not-found', `No player of the club has the name ${name}.`);
  checkPerson(person, person.id);
  return person;
}

/** What a line says of the partner, as another line would say it of a player. */
export function partnerFields({ partner, partnerId }: EntryFields): EntryFields {
  return { ...(partner === undefined ? {} : { name: partner }), ...(partnerId ? { playerId: partnerId } : {}) };
}

export function hasPartner({ partner = '', partnerId = '' }: EntryFields): boolean {
  return partner !== '' || partnerId !== '';
}

/** What the pair of the line is called, or where teams play the team, if the line says so. */
export function partyNameOf(fields: EntryFields, column: 'pair' | 'team'): { readonly name?: string } {
  const name = tidyName(fields[column] ?? '');
  if (name === '') return {};
  if (!isName(name)) throw requestInvalid([{ pointer: column, message: 'is no name', rule: 'format' }]);
  return { name };
}

/** Lines that are one entry: those of the same team, wherever they stand; of any other tournament each line by itself. */
export function linesOfEntries(lines: readonly TableLine[], isOfTeams: boolean): readonly (readonly TableLine[])[] {
  const entries = new Map<string, TableLine[]>();
  for (const line of lines) {
    const team = isOfTeams ? nameKey(tidyName(line.fields['team'] ?? '')) : '';
    const key = team === '' ? `line ${line.line}` : `team ${team}`;
    entries.set(key, [...(entries.get(key) ?? []), line]);
  }
  return [...entries.values()];
}

/** The place of an entry in the seeding, which stands in its first line and may be repeated in the others; null without one. */
export function seedOf([first, ...others]: readonly TableLine[]): number | null {
  const seed = seedIn(first?.fields['seed']);
  for (const { line, fields } of others) {
    const other = seedIn(fields['seed']);
    if (other === null || other === seed) continue;
    const message = `${other} in line ${line} is not the place of the team in the line of its captain`;
    throw requestInvalid([{ pointer: 'seed', message, rule: 'refused' }]);
  }
  return seed;
}

function seedIn(text = ''): number | null {
  if (text === '') return null;
  if (!/^[1-9]\d{0,3}$/.test(text)) {
    throw requestInvalid([{ pointer: 'seed', message: `${text} is not a place in the seeding`, rule: 'format' }]);
  }
  return Number(text);
}

/** What people write into a column of ticks; anything else is a slip of the pen. */
const TICKS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1', 'x', 'paid'].map((word) => [word, true] as const),
  ...['', 'no', 'n', 'false', '0', '-', 'unpaid'].map((word) => [word, false] as const),
]);

/** Whether the column of ticks says so. */
export function isPaid(text = ''): boolean {
  const paid = TICKS.get(text.toLowerCase());
  if (paid === undefined) {
    const message = `${text} is neither yes nor no`;
    throw requestInvalid([{ pointer: 'paid', message, rule: 'enum', limit: [...TICKS.keys()] }]);
  }
  return paid;
}

const COLUMNS = {
  known: [
    'name',
    'playerId',
    'partner',
    'partnerId',
    'pair',
    'team',
    'seed',
    'paid',
    'nickname',
    'country',
    'rating',
    'experience',
    'notes',
  ],
  words: { player: 'name', id: 'playerId' },
  oneOf: ['name', 'playerId'],
} as const;

/**
 * The lines of a table with the columns `name` or `playerId`, if wanted `seed` and `paid`, in doubles `partner` or `partnerId`
 * and `pair`, of teams `team`, and what new people have.
 */
export function entryTable(body: unknown): readonly TableLine[] {
  return csvTable(body, COLUMNS).map(({ line, fields }) => ({ line, fields: withTidyNames(fields) }));
}

/** The names of people as the club has them, so that they are found: a cell in quotes may have blanks around its name. */
function withTidyNames(fields: EntryFields): EntryFields {
  const { name, partner } = fields;
  return {
    ...fields,
    ...(name !== undefined && { name: tidyName(name) }),
    ...(partner !== undefined && { partner: tidyName(partner) }),
  };
}

/** The player of that id, if the request has named one who exists. */
export function personIn({ people }: RowWithPeople, player: string): PersonRow | undefined {
  return people?.find(({ id }) => id === player);
}

/** The id under which the person is entered already; else the one that was sent. */
export function enteredAs({ entries }: OpenedTournament, person: PersonRow | undefined, player: string): string {
  const ids = [player, ...(person?.otherIds ?? [])];
  return ids.find((id) => entries.some((entry) => peopleOf(entry).includes(id))) ?? player;
}
