import { type MatchEvent, type MatchState, type Steps, atOnce } from '../../domain/index.js';
import type { SideRow, StreamWrite } from '../../recording/recording.js';
import type { PlainGameView } from './game.view.js';
import { MATCH_SERIES } from './match-series.js';
import type { ChangedSeries, SeriesKind } from './series-kind.js';

/** A change of a series as it is written, and as it is answered. */
export interface SeriesWriteOf<State, FinalView> {
  readonly changed: ChangedSeries<State, FinalView>;
  readonly stream: StreamWrite;
  readonly rows: readonly SideRow[];
}

/** The same for a match or a money session. */
export type SeriesWrite = SeriesWriteOf<MatchState, PlainGameView>;

/** A series as far as its next change needs it. */
interface Present<State> {
  readonly id: string;
  readonly version: number;
  readonly state: State;
}

/** What the events do to a match that is there. */
export function seriesWrite(
  row: Present<MatchState>,
  events: readonly MatchEvent[],
  actor: string,
  at: Date,
): SeriesWrite {
  return writeOf(MATCH_SERIES, row, events, actor, at);
}

/** A new match with everything that has happened in it so far. */
export function openingWrite(
  id: string,
  events: readonly MatchEvent[],
  actor: string,
  at: Date,
  tournamentId: string | null,
): SeriesWrite {
  return atOnce(openingInSteps(MATCH_SERIES, id, events, actor, at, tournamentId));
}

/** What the events do to a series that is there. */
export function writeOf<State, Event, FinalView extends object>(
  kind: SeriesKind<State, Event, FinalView>,
  row: Present<State>,
  events: readonly Event[],
  actor: string,
  at: Date,
): SeriesWriteOf<State, FinalView> {
  return atOnce(writeInSteps(kind, row, events, actor, at));
}

function* writeInSteps<State, Event, FinalView extends object>(
  kind: SeriesKind<State, Event, FinalView>,
  row: Present<State>,
  events: readonly Event[],
  actor: string,
  at: Date,
): Steps<SeriesWriteOf<State, FinalView>> {
  const occasion = { seriesId: row.id, version: row.version, actor, at };
  const { rows, ...changed } = yield* kind.follow(row.state, events, occasion);
  const stream: StreamWrite = {
    table: 'series',
    id: row.id,
    expectedVersion: row.version,
    version: changed.version,
    columns: kind.columns(changed.state),
    events: events.map((event) => kind.stored(event)),
  };
  return { changed, stream, rows };
}

/** In steps: a new series with everything that has happened in it so far. */
export function* openingInSteps<State, Event, FinalView extends object>(
  kind: SeriesKind<State, Event, FinalView>,
  id: string,
  events: readonly Event[],
  actor: string,
  at: Date,
  tournamentId: string | null,
): Steps<SeriesWriteOf<State, FinalView>> {
  const write = yield* writeInSteps(kind, { id, version: 0, state: kind.notOpened }, events, actor, at);
  const { changed, stream } = write;
  const columns = {
    ...kind.openingColumns(changed.state, at),
    ...stream.columns,
    ...(tournamentId === null ? {} : { tournament_id: tournamentId }),
  };
  return { ...write, stream: { ...stream, expectedVersion: null, columns } };
}
