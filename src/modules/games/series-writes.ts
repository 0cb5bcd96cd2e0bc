import {
  type MatchEvent,
  type MatchState,
  type Side,
  ratedResult,
  storedEvent,
  variantOf,
} from '../../domain/index.js';
import type { SideRow, StreamWrite } from '../../recording/recording.js';
import { type Followed, follow } from './series-changes.js';

/** A change of a series as it is written, and as it is answered. */
export interface SeriesWrite {
  readonly changed: Followed;
  readonly stream: StreamWrite;
  readonly rows: readonly SideRow[];
}

/** A series as far as its next change needs it. */
interface Present {
  readonly id: string;
  readonly version: number;
  readonly state: MatchState;
}

/** What the events do to a series that is there. */
export function seriesWrite(row: Present, events: readonly MatchEvent[], actor: string, at: Date): SeriesWrite {
  const changed = follow(row.id, row.state, row.version, events, actor, at);
  const stream: StreamWrite = {
    table: 'series',
    id: row.id,
    expectedVersion: row.version,
    version: changed.version,
    columns: columnsOf(changed.state),
    events: events.map(storedEvent),
  };
  return { changed, stream, rows: changed.gameRows };
}

/** A new series with everything that has happened in it so far. */
export function openingWrite(
  id: string,
  events: readonly MatchEvent[],
  actor: string,
  at: Date,
  tournamentId: string | null,
): SeriesWrite {
  const changed = follow(id, { status: 'not-opened' }, 0, events, actor, at);
  const stream: StreamWrite = {
    table: 'series',
    id,
    expectedVersion: null,
    version: changed.version,
    columns: {
      ...columnsOf(changed.state),
      ...openingColumns(changed.state, at),
      ...(tournamentId === null ? {} : { tournament_id: tournamentId }),
    },
    events: events.map(storedEvent),
  };
  return { changed, stream, rows: changed.gameRows };
}

/** Columns of the series' row that follow from its state. */
function columnsOf(state: MatchState): Readonly<Record<string, unknown>> {
  const finished = state.status === 'finished' ? new Date(state.finishedAt) : null;
  return { state, status: statusOf(state), finished_at: finished, ...ratedColumns(state) };
}

/** What the ratings read of the series: empty unless it counts for them (T73). */
export function ratedColumns(state: MatchState): {
  readonly rated_winner: Side | null;
  readonly rated_length: number | null;
} {
  const result = ratedResult(state);
  return { rated_winner: result?.winner ?? null, rated_length: result?.length ?? null };
}

/** How lists know the series. */
export function statusOf(state: MatchState): 'open' | 'finished' | 'void' {
  if (state.status !== 'finished') return 'open';
  return state.voided === true ? 'void' : 'finished';
}

function openingColumns(state: MatchState, at: Date): Readonly<Record<string, unknown>> {
  if (state.status === 'not-opened') return {};
  const { players, variant } = state;
  return { kind: 'match', variant: variantOf(variant).id, player_ids: [players.white, players.black], created_at: at };
}
