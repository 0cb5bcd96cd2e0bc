/** A series with its games and its ledger as they are stored, whatever the format of its state, and what it should be. */
import { isDeepStrictEqual } from 'node:util';
import type { Columns, Renewal, SideRow } from '../../../recording/recording.js';
import { type NamesOutdated, OUTDATED_SERIES } from '../../../recording/upkeep/state-format.js';
import type { Refolded } from './refolded.js';
import { seriesKind } from '../series/series-writes.js';
import type { AnySeriesRow } from '../series.repository.js';

export interface StoredSeries extends AnySeriesRow, NamesOutdated {
  readonly status: string;
  readonly rated_winner: string | null;
  readonly rated_length: number | null;
  readonly played_at: Date | null;
  readonly games: readonly StoredGame[];
  readonly ledger: readonly Columns[];
}

/** What carries the version of its own last change. */
interface Versioned {
  readonly version: number;
}

interface StoredGame {
  readonly id: string;
  readonly number: number;
  readonly status: string;
  readonly view: Versioned | null;
  readonly result: unknown;
  readonly standing: Versioned | null;
}

/** The columns of a StoredSeries of the table `s`. */
export const STORED_SERIES = `s.id, s.kind, s.version, s.state, s.tournament_id, s.status, s.rated_winner, s.rated_length, s.played_at,
    ${OUTDATED_SERIES},
    coalesce((select json_agg(json_build_object('id', g.id, 'number', g.number, 'status', g.status, 'view', g.final_view,
      'result', g.result, 'standing', g.standing)
      order by g.number) from game g where g.series_id = s.id), '[]'::json) as games,
    coalesce((select json_agg(to_json(l) order by l.line, l.points) from ledger_entry l where l.series_id = s.id),
      '[]'::json) as ledger`;

/** Where a series is stored otherwise than its record tells it. */
export function differencesOf(row: StoredSeries, told: Refolded): readonly string[] {
  const kind = seriesKind(row.kind);
  const found: string[] = [];
  if (!isDeepStrictEqual(plain(kind.told(told.state)), plain(kind.told(row.state))))
    found.push('the state served is not the one that the events give');
  const { status, rated_winner = null, rated_length = null, played_at = null } = kind.columns(told.state);
  if (row.status !== status) found.push(`the row says ${row.status}, the events say ${String(status)}`);
  if (row.rated_winner !== rated_winner || row.rated_length !== rated_length) {
    found.push('the row counts for the ratings otherwise than the events say');
  }
  if (!isDeepStrictEqual(row.played_at, played_at)) found.push('the row says another time of play than the events');
  if (row.games.length !== told.games.size) {
    found.push(`${row.games.length} games are listed, ${told.games.size} were begun`);
  }
  for (const game of row.games) {
    if (!isServedAs(game, toldOf(game, told)))
      found.push(`game ${game.number} is served otherwise than it was recorded`);
  }
  if (!isDeepStrictEqual(plain(told.ledger), plain(row.ledger))) {
    found.push('the ledger is not the one that the events give');
  }
  return found;
}

/** What has to be written for the series to be stored as the record tells it. The ledger is never written again. */
export function renewedSeries(row: StoredSeries, told: Refolded): Pick<Renewal, 'columns' | 'rows'> {
  const kind = seriesKind(row.kind);
  const stored = new Map(row.games.map((game) => [game.id, game]));
  const rows = [...told.games].flatMap(([id, insert]): readonly SideRow[] => {
    const game = stored.get(id);
    if (game === undefined) return [{ table: 'game', insert }];
    const columns = toldOf(game, told);
    return isServedAs(game, columns) ? [] : [{ table: 'game', update: { id, columns } }];
  });
  // What is sealed stands only in the stored state, and would be lost to those who have answered.
  return { columns: kind.columns(kind.keepingSealed(told.state, row.state)), rows };
}

/**
 * The columns of a stored game as the record tells them. The version of a game is that of its own last change, and acts of
 * the same moment cannot be told apart: what is stored of it stays.
 */
function toldOf(game: StoredGame, { games }: Refolded): Columns {
  const { final_view: view, result, status, standing } = games.get(game.id) ?? {};
  return {
    status,
    result: plain(result ?? null),
    final_view: atVersion(view, game.view),
    standing: atVersion(standing, game.standing),
  };
}

function isServedAs(game: StoredGame, { status, result, final_view, standing }: Columns): boolean {
  return isDeepStrictEqual(
    [status, result, final_view, standing],
    [game.status, game.result, game.view, game.standing],
  );
}

/** What the record tells, with the version that is stored. */
function atVersion(told: unknown, stored: Versioned | null): unknown {
  if (told === null || told === undefined) return null;
  return plain(stored === null ? told : { ...told, version: stored.version });
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
