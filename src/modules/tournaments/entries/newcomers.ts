/** Who is to play: a player of the club, or a person who is new to it and whom the write that seats them makes. */
import type { Milliseconds, Party, TournamentCommand } from '../../../domain/index.js';
import { requestInvalid } from '../../../platform/http/application-error.js';
import type { IdSource } from '../../../platform/ids/id-source.js';
import type { SeenPerson } from '../../../recording/recording.js';
import { personFrom } from '../../players/index.js';
import type { CreateEntryDto, ReplaceDto } from '../dto/entry.dto.js';
import type { WithPeople } from '../stream/tournament-stream.js';
import type { Names } from '../views/tournament.mapper.js';
import { type RowWithPeople, personIn } from './entry-table.js';

/** Whom a request asks for. */
interface AskedPlayer {
  readonly id: string;
  /** Null: the club has the player already. */
  readonly newName: string | null;
}

export function askedPlayer(
  { playerId, playerName }: Pick<ReplaceDto, 'playerId' | 'playerName'>,
  ids: IdSource,
): AskedPlayer {
  if (playerName === undefined && playerId !== undefined) return { id: playerId, newName: null };
  if (playerName !== undefined && playerId === undefined) return { id: ids.next(), newName: playerName };
  const limit = ['playerId', 'playerName'];
  throw requestInvalid([{ pointer: '', message: 'send either playerId or playerName', rule: 'combination', limit }]);
}

export function askedParty(player: AskedPlayer, { partners = [], name }: CreateEntryDto): Party {
  return {
    player: player.id,
    ...(partners.length === 0 ? {} : { partners }),
    ...(name === undefined ? {} : { name }),
  };
}

export function peopleAmong(row: RowWithPeople, players: readonly string[]): readonly SeenPerson[] {
  return players.flatMap((player) => personIn(row, player) ?? []);
}

/** The act, with the person whom it makes. */
export function actOfNewcomer(
  act: TournamentCommand,
  { id, newName }: AskedPlayer,
  at: Milliseconds,
  seen: readonly SeenPerson[],
): TournamentCommand | WithPeople {
  if (newName === null) return act;
  return { act, people: [personFrom({ name: newName }, id, new Date(at)).row], newcomers: seen };
}

export function namesOf(row: RowWithPeople, asked?: AskedPlayer): Names {
  // Who has come in under an id that was merged since is called as the person is now.
  const known = Object.fromEntries((row.people ?? []).map(({ id, name }) => [id, name]));
  const newName = asked?.newName ?? null;
  return { ...known, ...row.names, ...(asked === undefined || newName === null ? {} : { [asked.id]: newName }) };
}
