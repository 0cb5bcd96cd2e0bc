/**
 * Who sits where in an imported match: by id, else by the name in the transcript, else a new player of that name. Archived people sit
 * only in a match that is over.
 */

import { type BySide, SIDES, type Side, bySide } from '../../domain/index.js';
import { ApplicationError, notFound, requestInvalid } from '../../platform/http/application-error.js';
import { isId } from '../../platform/http/forms/ids.js';
import type { SideRow } from '../../recording/recording.js';
import { archivedDetail } from '../../rules/archived-person.js';
import { refusal } from '../../rules/refusal.js';
import { MAX_NAME, isName, nameKey, tidyName } from '../players/index.js';
import { type CandidateRow, MeantPeople, ambiguous, isOfMerged } from './meant-people.js';

/** How a side is named: by the id of a player in the request, or by what stands over its column. */
export type Wanted = { readonly id: string } | { readonly name: string };

export interface Seats {
  readonly players: BySide<string>;
  /** Name by id. */
  readonly names: Readonly<Record<string, string>>;
  /** Rows of the people who are new. */
  readonly rows: readonly SideRow[];
  /** Who was there before; null: a new person. */
  readonly found: BySide<CandidateRow | null>;
  readonly warnings: readonly SeatWarning[];
}

/** A name that stands in the transcript otherwise than the known player has it [side, written, name]. */
export interface SeatWarning {
  readonly game: null;
  readonly turn: null;
  readonly code: 'transcript.name-read-as' | 'transcript.name-of-merged';
  readonly params: Readonly<Record<'side' | 'written' | 'name', string>>;
}

/** Who is wanted on both sides, or `request.invalid` when the transcript has no fit name for a side without an id. */
export function wantedSeats(ids: Partial<BySide<string>>, names: BySide<string>): BySide<Wanted> {
  const wanted = bySide((side): Wanted | null => {
    const id = ids[side];
    if (id !== undefined) return { id };
    return namedSeat(names[side]);
  });
  const { white, black } = wanted;
  if (white === null || black === null) {
    throw requestInvalid(
      SIDES.filter((side) => wanted[side] === null).map((side) => ({
        pointer: `?${side}`,
        message: `must name the player, because the transcript has no usable name of 1 to ${MAX_NAME} characters for ${side}`,
        rule: 'required',
      })),
    );
  }
  if ('name' in white && 'name' in black && nameKey(white.name) === nameKey(black.name)) {
    throw refusal({ code: 'match.same-player', params: {} });
  }
  return { white, black };
}

/** How a cell of a table names a player: by id or by name; null where it does neither. */
export function wantedSeat(cell: string): Wanted | null {
  const id = cell.toLowerCase();
  return isId(id) ? { id } : namedSeat(cell);
}

function namedSeat(text: string): Wanted | null {
  const name = tidyName(text);
  return isName(name) ? { name } : null;
}

/** The people on both sides; `nextId` gives the id of a new one. Refuses unknown and ambiguous ones. */
export function seatsOf(
  wanted: BySide<Wanted>,
  candidates: readonly CandidateRow[],
  nextId: () => string,
  at: Date,
): Seats {
  const meant = new MeantPeople(candidates);
  const found = bySide((side) => personAt(side, wanted[side], meant));
  const people = bySide((side) => found[side] ?? { id: nextId(), name: nameOf(wanted[side]) });
  return {
    players: bySide((side) => people[side].id),
    names: Object.fromEntries(SIDES.map((side) => [people[side].id, people[side].name])),
    rows: SIDES.filter((side) => found[side] === null).map((side) => {
      const { id, name } = people[side];
      return { table: 'player', insert: { id, version: 1, name, created_at: at } };
    }),
    found,
    warnings: SIDES.flatMap((side) => nameWarning(side, nameOf(wanted[side]), found[side])),
  };
}

/** Refuses a match that goes on with an archived person, or with the id of a merged one, as the opening of a match does. */
export function checkPresent(wanted: BySide<Wanted>, { found }: Seats): void {
  for (const side of SIDES) {
    const row = found[side];
    if (row === null) continue;
    const isMergedId = 'id' in wanted[side] && isOfMerged(row);
    if (!row.archived && !isMergedId) continue;
    // The id of who remains is no remedy where they are archived too.
    const person = isMergedId && !row.archived ? { name: row.asked_name, remaining: row.name } : { name: row.name };
    const detail = archivedDetail(person, 'go on with a match that is not over');
    const errors = [{ pointer: `?${side}`, message: detail, rule: 'refused' as const }];
    throw new ApplicationError('player.archived', detail, { errors });
  }
}

function nameWarning(side: Side, written: string, row: CandidateRow | null): SeatWarning[] {
  if (row === null || written === '' || written === row.name) return [];
  // Who was merged may have had the name in other letters, or the same name as the one who remains.
  const isOther = nameKey(written) !== nameKey(row.name);
  const code = isOther ? 'transcript.name-of-merged' : 'transcript.name-read-as';
  return [{ game: null, turn: null, code, params: { side, written, name: row.name } }];
}

function nameOf(wanted: Wanted): string {
  return 'name' in wanted ? wanted.name : '';
}

/** The requested person, or null when the name leads to no player. */
function personAt(side: Side, wanted: Wanted, meant: MeantPeople): CandidateRow | null {
  const pointer = `?${side}`;
  if ('id' in wanted) {
    const row = meant.withId(wanted.id);
    if (row === null) throw notFound('player', wanted.id, pointer);
    return row;
  }
  const people = meant.called(wanted.name);
  if (people.length < 2) return people[0] ?? null;
  const remedy = `Send the id of the player who had ${side}.`;
  const { detail, candidates } = ambiguous(wanted.name, people, remedy);
  throw new ApplicationError('player.ambiguous', detail, {
    params: { side, name: wanted.name, candidates },
    errors: [{ pointer, message: detail, rule: 'refused' }],
  });
}
