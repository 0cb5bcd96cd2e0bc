import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { matchEventOf } from '../../domain/index.js';
import { Database } from '../../platform/database/database.js';
import { type RecordedEvent, Recording } from '../../recording/recording.js';
import type { StoredStanding } from './game-standing.js';
import type { PlainGameView } from './game.view.js';
import { follow } from './series-changes.js';
import { ratedColumns, statusOf } from './series-writes.js';
import type { SeriesRow } from './series.repository.js';

export interface Difference {
  readonly seriesId: string;
  readonly what: string;
}

export interface Checked {
  readonly streams: number;
  readonly events: number;
  readonly differences: readonly Difference[];
}

interface CheckedRow extends SeriesRow {
  readonly status: string;
  readonly rated_winner: string | null;
  readonly rated_length: number | null;
  readonly games: readonly CheckedGame[];
}

interface CheckedGame {
  readonly id: string;
  readonly number: number;
  readonly status: string;
  readonly view: PlainGameView | null;
  readonly result: unknown;
  readonly standing: StoredStanding | null;
}

const PAGE = 100;
const EVENTS_PAGE = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const ROWS = `select s.id, s.kind, s.version, s.state, s.status, s.created_at, s.finished_at,
    s.rated_winner, s.rated_length,
    coalesce((select json_agg(json_build_object('id', g.id, 'number', g.number, 'status', g.status, 'view', g.final_view,
      'result', g.result, 'standing', g.standing)
      order by g.number) from game g where g.series_id = s.id), '[]'::json) as games
  from series s where s.id > $1::uuid order by s.id limit $2`;

/** Compares what is served with what the record says (design: the state is a cache of the events). */
@Injectable()
export class RecordCheck {
  constructor(
    private readonly database: Database,
    private readonly recording: Recording,
  ) {}

  /** Every stream refolded; streams may be written meanwhile. */
  async run(): Promise<Checked> {
    const differences: Difference[] = [];
    let streams = 0;
    let events = 0;
    let last = FIRST_ID;
    for (;;) {
      const rows = await this.database.query<CheckedRow>({ text: ROWS, values: [last, PAGE] });
      for (const row of rows) {
        const record = await this.record(row);
        streams += 1;
        events += record.length;
        differences.push(...differencesOf(row, record).map((what) => ({ seriesId: row.id, what })));
        last = row.id;
      }
      if (rows.length < PAGE) return { streams, events, differences };
    }
  }

  /** The events that the row counts; later ones belong to a write that came between. */
  private async record({ id, version }: CheckedRow): Promise<readonly RecordedEvent[]> {
    const record: RecordedEvent[] = [];
    while (record.length < version) {
      const page = await this.recording.events(id, record.length, Math.min(EVENTS_PAGE, version - record.length));
      if (page.length === 0) break;
      record.push(...page);
    }
    return record;
  }
}

function differencesOf(row: CheckedRow, record: readonly RecordedEvent[]): string[] {
  if (record.length !== row.version) return [`the row counts ${row.version} events, the record holds ${record.length}`];
  const events = record.map(matchEventOf);
  const { state, finalViews, standings } = follow(row.id, { status: 'not-opened' }, 0, events, '', new Date(0));
  const found: string[] = [];
  if (!isDeepStrictEqual(plain(state), row.state)) found.push('the state served is not the one that the events give');
  const status = statusOf(state);
  if (row.status !== status) found.push(`the row says ${row.status}, the events say ${status}`);
  const { rated_winner: winner, rated_length: length } = row;
  if (!isDeepStrictEqual({ rated_winner: winner, rated_length: length }, ratedColumns(state))) {
    found.push('the row counts for the ratings otherwise than the events say');
  }
  const begun = state.status === 'not-opened' ? 0 : state.games;
  if (row.games.length !== begun) found.push(`${row.games.length} games are listed, ${begun} were begun`);
  for (const game of row.games) {
    const view = finalViews.get(game.id);
    // The version of a finished game is that of its own last change, which the whole record does not tell.
    const told = view === undefined ? null : plain({ ...view, version: game.view?.version });
    const standing = standings.get(game.id);
    const stands = standing === undefined ? null : plain({ ...standing, version: game.standing?.version });
    const result = plain((standing ?? view)?.result ?? null);
    const served = [game.view, game.standing, game.result];
    if (!isDeepStrictEqual([told, stands, result], served))
      found.push(`game ${game.number} is served otherwise than it was recorded`);
  }
  return found;
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
