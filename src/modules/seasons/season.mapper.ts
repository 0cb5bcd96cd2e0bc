import { type SeasonMatch, type SeasonTournament, seasonEvents, seasonTable } from '../../domain/index.js';
import type { TournamentResult } from '../tournaments/index.js';
import type { SeasonEventDto, SeasonTableDto } from './dto/season-table.dto.js';
import type { SeasonDto } from './dto/season.dto.js';
import type { SeasonColumns, SeasonFacts } from './seasons.repository.js';

export function seasonView(row: SeasonColumns): SeasonDto {
  const { id, version, name, points, best, counted, tournaments } = row;
  return {
    id,
    version,
    name,
    from: row.from_day,
    to: row.to_day,
    points,
    best,
    only: counted,
    tournaments,
    createdAt: row.created_at.toISOString(),
  };
}

/** A person as far as the table needs one. */
export interface SeasonPerson {
  readonly id: string;
  readonly name: string;
  readonly mergedInto: string | null;
}

/** The table as it follows from what is recorded now, with the events of the player who is asked for. */
export function seasonTableView(
  row: SeasonColumns,
  { matches, people, chouettes }: Omit<SeasonFacts, 'people'> & { readonly people: readonly SeasonPerson[] },
  results: readonly TournamentResult[],
  asked: string | null,
): SeasonTableDto {
  const byId = new Map(people.map((person) => [person.id, person]));
  /** A player merged into another is that person. */
  const idOf = (id: string): string => byId.get(id)?.mergedInto ?? id;
  const nameOf = (id: string): string => byId.get(id)?.name ?? '';
  const rules = { points: row.points, best: row.best, only: row.counted, tournaments: row.tournaments };
  const tournaments = results.map(({ id, places }): SeasonTournament => ({
    id,
    places: places.map(({ player, place }) => ({ player: idOf(player), place })),
  }));
  const played = matchesOf(matches, idOf);
  const events = (of: string): readonly SeasonEventDto[] => {
    /** Of a tournament its title, of a match the opponent. */
    const names = new Map<string, string | null>(results.map(({ id, name }) => [id, name]));
    for (const { id, players } of played) names.set(id, nameOf(players[players.white === of ? 'black' : 'white']));
    return seasonEvents(rules, played, tournaments, of).map((event) => ({
      ...event,
      name: names.get(event.id) ?? null,
    }));
  };
  return {
    season: seasonView(row),
    rows: seasonTable(rules, played, tournaments).map(({ place, player, ...more }) => ({
      place,
      playerId: player,
      name: nameOf(player),
      ...more,
    })),
    chouettes: chouettes
      .map(({ player, ...won }) => ({ playerId: player, name: nameOf(player), ...won }))
      .sort((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1)),
    ...(asked === null ? {} : { events: events(idOf(asked)) }),
  };
}

function matchesOf(text: string, idOf: (id: string) => string): SeasonMatch[] {
  return (text === '' ? [] : text.split('\n')).map((line): SeasonMatch => {
    const [id = '', white = '', black = '', winner, length, tournamentId = null] = line.split(',');
    return {
      id,
      players: { white: idOf(white), black: idOf(black) },
      winner: winner === 'white' ? 'white' : 'black',
      length: Number(length),
      tournamentId,
    };
  });
}
