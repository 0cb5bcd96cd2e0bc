import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Checked, checkStreams } from '../../recording/check-streams.js';
import { type Columns, type RecordedEvent, Recording, type SideRow } from '../../recording/recording.js';
import { seriesKind } from './series-kinds.js';
import type { AnySeriesRow } from './series.repository.js';

interface CheckedRow extends AnySeriesRow {
  readonly status: string;
  readonly rated_winner: string | null;
  readonly rated_length: number | null;
  readonly games: readonly CheckedGame[];
  readonly ledger: readonly Columns[];
}

/** What carries the version of its own last change. */
interface Versioned {
  readonly version: number;
}

interface CheckedGame {
  readonly id: string;
  readonly number: number;
  readonly status: string;
  readonly view: Versioned | null;
  readonly result: unknown;
  readonly standing: Versioned | null;
}

const PAGE = 100;

const ROWS = `select s.id, s.kind, s.version, s.state, s.status, s.created_at, s.finished_at,
    s.rated_winner, s.rated_length,
    coalesce((select json_agg(json_build_object('id', g.id, 'number', g.number, 'status', g.status, 'view', g.final_view,
      'result', g.result, 'standing', g.standing)
      order by g.number) from game g where g.series_id = s.id), '[]'::json) as games,
    coalesce((select json_agg(to_json(l) order by l.line, l.points) from ledger_entry l where l.series_id = s.id),
      '[]'::json) as ledger
  from series s where s.id > $1::uuid order by s.id limit $2`;

/** Compares what is served with what the record says (design: the state is a cache of the events). */
@Injectable()
export class RecordCheck {
  constructor(
    private readonly database: Database,
    private readonly recording: Recording,
  ) {}

  /** Every stream refolded; streams may be written meanwhile. */
  run(): Promise<Checked> {
    return checkStreams<CheckedRow>(this.recording, {
      page: (after) => this.database.query({ text: ROWS, values: [after, PAGE] }),
      pageSize: PAGE,
      differences: differencesOf,
    });
  }
}

function differencesOf(row: CheckedRow, record: readonly RecordedEvent[]): string[] {
  const kind = seriesKind(row.kind);
  const events = record.map((event) => kind.eventOf(event));
  const occasion = { seriesId: row.id, version: 0, actor: '', at: new Date(0) };
  const { state, rows } = kind.follow(kind.notOpened, events, occasion);
  const found: string[] = [];
  if (!isDeepStrictEqual(plain(kind.told(state)), plain(kind.told(row.state))))
    found.push('the state served is not the one that the events give');
  const { status, rated_winner = null, rated_length = null } = kind.columns(state);
  if (row.status !== status) found.push(`the row says ${row.status}, the events say ${String(status)}`);
  if (row.rated_winner !== rated_winner || row.rated_length !== rated_length) {
    found.push('the row counts for the ratings otherwise than the events say');
  }
  const begun = insertsInto('game', rows);
  if (row.games.length !== begun.length) found.push(`${row.games.length} games are listed, ${begun.length} were begun`);
  for (const game of row.games) {
    const told = begun.find(({ id }) => id === game.id) ?? {};
    const { final_view: view, result, status: toldStatus, standing = null } = told;
    // The version of a game is that of its own last change, which the whole record does not tell.
    const whole = [atVersion(view, game.view), atVersion(standing, game.standing), plain(result), toldStatus];
    const served = [game.view, game.standing, game.result, game.status];
    if (!isDeepStrictEqual(whole, served)) found.push(`game ${game.number} is served otherwise than it was recorded`);
  }
  if (!isDeepStrictEqual(plain(insertsInto('ledger_entry', rows)), plain(row.ledger))) {
    found.push('the ledger is not the one that the events give');
  }
  return found;
}

/** The rows that the whole record writes into a table. */
function insertsInto(table: SideRow['table'], rows: readonly SideRow[]): readonly Columns[] {
  return rows.flatMap((row) => (row.table === table && 'insert' in row ? [row.insert] : []));
}

/** What the record tells, with the version that is served. */
function atVersion(told: unknown, served: Versioned | null): unknown {
  return told === null || told === undefined ? null : plain({ ...told, version: served?.version });
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
