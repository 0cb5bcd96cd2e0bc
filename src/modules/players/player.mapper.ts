import type { Reader } from '../auth/index.js';
import type { CreatePlayerDto, PlayerDto, UpdatePlayerDto } from './dto/player.dto.js';
import type { PlayerStatus } from './player.view.js';
import type { PlayerRow } from './players.repository.js';

/** The person as the reader sees it: the notes of the club are for staff. */
export function playerView(row: PlayerRow, reader: Reader): PlayerDto {
  const { id, version, name, nickname, country, rating, experience, notes } = row;
  return {
    id,
    version,
    name,
    nickname,
    country,
    rating,
    experience,
    ...(reader === 'staff' ? { notes } : {}),
    status: statusOf(row),
    mergedInto: row.merged_into,
    createdAt: row.created_at.toISOString(),
  };
}

/** The row of a new player. */
export function newPlayer(id: string, asked: CreatePlayerDto, at: Date): PlayerRow {
  return {
    id,
    version: 1,
    name: asked.name,
    nickname: asked.nickname ?? null,
    country: asked.country ?? null,
    rating: asked.rating ?? null,
    experience: asked.experience ?? null,
    notes: asked.notes ?? null,
    created_at: at,
    archived_at: null,
    merged_into: null,
  };
}

/** The columns that the change names: null empties one, and what is not named stays. */
export function changedColumns(asked: Omit<UpdatePlayerDto, 'status'>): Partial<PlayerRow> {
  const { name, nickname, country, rating, experience, notes } = asked;
  const columns = { name, nickname, country, rating, experience, notes };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function statusOf({ merged_into: mergedInto, archived_at: archivedAt }: PlayerRow): PlayerStatus {
  if (mergedInto !== null) return 'merged';
  return archivedAt === null ? 'active' : 'archived';
}
