import { type BySide, gamesWon, opponent, pointsWon } from '../../domain/index.js';
import type { EncounterDto, RecordDto } from './dto/rating.dto.js';
import type { People } from './people.js';
import type { EncounterRow, RatedPerson } from './ratings.repository.js';

/** A match between the two, with its time as the order needs it. */
export interface Encounter {
  readonly at: number;
  readonly matchId: string;
  readonly view: EncounterDto;
}

/** The match from the player's view; null where it was not between the two, as when they are one person. */
export function encounterOf(
  row: EncounterRow,
  people: People,
  player: RatedPerson,
  other: RatedPerson,
): Encounter | null {
  const seats: BySide<string> = { white: people.idOf(row.playerIds[0]), black: people.idOf(row.playerIds[1]) };
  const side = seats.white === player.id ? 'white' : 'black';
  if (seats[side] !== player.id || seats[opponent(side)] !== other.id || player.id === other.id) return null;
  const seen = (won: BySide<number>) => ({ player: won[side], opponent: won[opponent(side)] });
  const { id: matchId, at } = row;
  const view = {
    matchId,
    tournamentId: row.tournamentId,
    at: new Date(at).toISOString(),
    variant: row.variant,
    length: row.length,
    by: row.by,
    won: row.winner === side,
    gamesWon: seen(gamesWon(row.games)),
    pointsWon: seen(pointsWon(row, row.games)),
  };
  return { at, matchId, view };
}

/** What one of the two has won in all of the matches. */
export function recordOf(
  { id, name }: RatedPerson,
  encounters: readonly Encounter[],
  who: 'player' | 'opponent',
): RecordDto {
  const sum = (of: (view: EncounterDto) => number): number =>
    encounters.reduce((total, { view }) => total + of(view), 0);
  return {
    playerId: id,
    name,
    matchesWon: sum(({ won }) => (won === (who === 'player') ? 1 : 0)),
    gamesWon: sum((view) => view.gamesWon[who]),
    pointsWon: sum((view) => view.pointsWon[who]),
  };
}
