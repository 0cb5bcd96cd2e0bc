/** Who sits where in an imported match: by id, else by the name in the transcript, else a new player of that name. */

import { type BySide, SIDES, type Side, bySide } from '../../domain/index.js';
import { ApplicationError, notFound, requestInvalid } from '../../platform/http/application-error.js';
import { isId } from '../../platform/http/forms/ids.js';
import type { SideRow } from '../../recording/recording.js';
import { archivedDetail } from '../../rules/archived-person.js';
import { refusal } from '../../rules/refusal.js';
import { candidatesAmong, nameKey } from '../players/index.js';
import type { CandidateRow } from './transcripts.repository.js';

/** How a side is named: by the id of a player in the request, or by what stands over its column. */
export type Wanted = { readonly id: string } | { readonly name: string };

export interface Seats {
  readonly players: BySide<string>;
  /** Name by id. */
  readonly names: Readonly<Record<string, string>>;
  /** Rows of the people who are new. */
  readonly rows: readonly SideRow[];
  readonly warnings: readonly SeatWarning[];
}

/** A name that stands in the transcript in other letters than the known player has it [side, written, name]. */
export interface SeatWarning {
  readonly game: null;
  readonly turn: null;
  readonly code: 'transcript.name-read-as';
  readonly params: Readonly<Record<'side' | 'written' | 'name', string>>;
}

/** As long as a name may be that is entered by hand. */
const MAX_NAME = 100;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const UNFIT_FOR_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

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
  const name = text.trim().normalize('NFC');
  return isFit(name) ? { name } : null;
}

function isFit(name: string): boolean {
  return [...name].length <= MAX_NAME && VISIBLE.test(name) && !UNFIT_FOR_A_LINE.test(name);
}

/** The people on both sides; `nextId` gives the id of a new one. Refuses unknown, archived and ambiguous ones. */
export function seatsOf(
  wanted: BySide<Wanted>,
  candidates: readonly CandidateRow[],
  nextId: () => string,
  at: Date,
): Seats {
  const rows: SideRow[] = [];
  const names: Record<string, string> = {};
  const warnings: SeatWarning[] = [];
  const seated = (side: Side): string => {
    const { id, name } = seat(side, wanted[side], candidates) ?? { id: nextId(), name: nameOf(wanted[side]) };
    if (!candidates.some((row) => row.id === id)) {
      rows.push({ table: 'player', insert: { id, version: 1, name, created_at: at } });
    }
    const written = nameOf(wanted[side]);
    if (written !== '' && written !== name) {
      warnings.push({ game: null, turn: null, code: 'transcript.name-read-as', params: { side, written, name } });
    }
    names[id] = name;
    return id;
  };
  return { players: { white: seated('white'), black: seated('black') }, names, rows, warnings };
}

function nameOf(wanted: Wanted): string {
  return 'name' in wanted ? wanted.name : '';
}

/** The requested person, or null when no player has that name. */
function seat(side: Side, wanted: Wanted, candidates: readonly CandidateRow[]): CandidateRow | null {
  const pointer = `?${side}`;
  if ('id' in wanted) {
    const row = candidates.find(({ id }) => id === wanted.id);
    if (row === undefined) throw notFound('player', wanted.id, pointer);
    if (row.archived_at === null) return row;
    const detail = archivedDetail(row, 'start a match');
    throw new ApplicationError('player.archived', detail, { errors: [{ pointer, message: detail, rule: 'refused' }] });
  }
  const found = candidates.filter((row) => row.archived_at === null && nameKey(row.name) === nameKey(wanted.name));
  if (found.length < 2) return found[0] ?? null;
  const detail = `${found.length} players are called ${wanted.name}. Send the id of the player who had ${side}.`;
  throw new ApplicationError('player.ambiguous', detail, {
    params: {
      side,
      name: wanted.name,
      candidates: candidatesAmong(found),
    },
    errors: [{ pointer, message: detail, rule: 'refused' }],
  });
}
