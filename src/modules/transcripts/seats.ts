/** Who sits where in an imported match: by id, else by the name in the transcript, else somebody new of that name. */

import { type BySide, SIDES, type Side, bySide } from '../../domain/index.js';
import { ApplicationError, notFound, requestInvalid } from '../../platform/http/application-error.js';
import type { SideRow } from '../../recording/recording.js';
import { refusal } from '../../rules/refusal.js';
import type { CandidateRow } from './transcripts.repository.js';

/** How a side is named: by the id of a player in the request, or by what stands over its column. */
export type Wanted = { readonly id: string } | { readonly name: string };

export interface Seats {
  readonly players: BySide<string>;
  /** Name by id. */
  readonly names: Readonly<Record<string, string>>;
  /** Rows of the people who are new. */
  readonly rows: readonly SideRow[];
}

/** As long as a name may be that is entered by hand. */
const MAX_NAME = 100;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const UNFIT_FOR_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Who is wanted on both sides, or `request.invalid` when the transcript has no fit name for a side without an id. */
export function wantedSeats(ids: Partial<BySide<string>>, names: BySide<string>): BySide<Wanted> {
  const wanted = bySide((side): Wanted | null => {
    const id = ids[side];
    if (id !== undefined) return { id: id.toLowerCase() };
    const name = names[side].trim().normalize('NFC');
    return isFit(name) ? { name } : null;
  });
  const { white, black } = wanted;
  if (white === null || black === null) {
    throw requestInvalid(
      SIDES.filter((side) => wanted[side] === null).map((side) => ({
        pointer: `?${side}`,
        message: `must name the player, because the transcript has no usable name of 1 to ${MAX_NAME} characters for ${side}`,
      })),
    );
  }
  if ('name' in white && 'name' in black && isSame(white.name, black.name)) {
    throw refusal({ code: 'match.same-player', params: {} });
  }
  return { white, black };
}

function isFit(name: string): boolean {
  return [...name].length <= MAX_NAME && VISIBLE.test(name) && !UNFIT_FOR_A_LINE.test(name);
}

/** Must agree with the comparison of names in the repository. */
function isSame(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}

/** The people on both sides; `nextId` gives the id of somebody new. Refuses unknown, archived and ambiguous ones. */
export function seatsOf(
  wanted: BySide<Wanted>,
  candidates: readonly CandidateRow[],
  nextId: () => string,
  at: Date,
): Seats {
  const rows: SideRow[] = [];
  const names: Record<string, string> = {};
  const seated = (side: Side): string => {
    const { id, name } = seat(side, wanted[side], candidates) ?? { id: nextId(), name: nameOf(wanted[side]) };
    if (!candidates.some((row) => row.id === id)) {
      rows.push({ table: 'player', insert: { id, version: 1, name, created_at: at } });
    }
    names[id] = name;
    return id;
  };
  return { players: { white: seated('white'), black: seated('black') }, names, rows };
}

function nameOf(wanted: Wanted): string {
  return 'name' in wanted ? wanted.name : '';
}

/** The person who is wanted, or null when nobody has that name. */
function seat(side: Side, wanted: Wanted, candidates: readonly CandidateRow[]): CandidateRow | null {
  const pointer = `?${side}`;
  if ('id' in wanted) {
    const row = candidates.find(({ id }) => id === wanted.id);
    if (row === undefined) throw notFound('player', wanted.id, pointer);
    if (row.archived_at === null) return row;
    const detail = `${row.name} is archived and cannot start a match.`;
    throw new ApplicationError('player.archived', detail, { errors: [{ pointer, message: detail }] });
  }
  const found = candidates.filter((row) => row.archived_at === null && isSame(row.name, wanted.name));
  if (found.length < 2) return found[0] ?? null;
  const detail = `${found.length} players are called ${wanted.name}. Send the id of the one who played ${side}.`;
  throw new ApplicationError('player.ambiguous', detail, {
    params: {
      side,
      name: wanted.name,
      candidates: found.map(({ id, name, nickname, country }) => ({ id, name, nickname, country })),
    },
    errors: [{ pointer, message: detail }],
  });
}
