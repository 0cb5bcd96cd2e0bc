import {
  type FinishedMatch,
  type MatchEvent,
  type MatchState,
  type OpenMatch,
  type StoredEvent,
  evolveGame,
  evolveMatch,
  milliseconds,
  storedEvent,
} from '../../domain/index.js';
import type { SideRow } from '../../recording/recording.js';
import { type Contest, gameView, reportedGameView } from './game.mapper.js';
import type { GameView } from './game.view.js';

/** An event as readers of the record see it. */
export interface EventView {
  readonly version: number;
  readonly gameNumber: number | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: string;
  readonly recordedAt: string;
}

/** A series after a change, for the answer. */
export interface Changed {
  readonly version: number;
  readonly state: MatchState;
  readonly events: readonly EventView[];
  /** Games that ended or were reported in this change, as they will be seen for good. */
  readonly finalViews: ReadonlyMap<string, GameView>;
  readonly at: Date;
}

/** With the rows of the games that begin, end or reopen. */
export interface Followed extends Changed {
  readonly gameRows: readonly SideRow[];
}

interface GameChange {
  readonly number: number;
  /** Whether the game's row is new. */
  readonly begun: boolean;
  /** The finished game with the match around it; null while it is open. */
  readonly ended: { readonly match: OpenMatch | FinishedMatch; readonly view: (contest: Contest) => GameView } | null;
}

/** The state after the events, the events as they will be read, and the rows of the games that begin, end or reopen. */
export function follow(
  seriesId: string,
  before: MatchState,
  version: number,
  events: readonly MatchEvent[],
  actor: string,
  at: Date,
): Followed {
  const after = version + events.length;
  const games = new Map<string, GameChange>();
  let state = before;
  for (const event of events) {
    const previous = state;
    state = evolveMatch(state, event);
    noteGame(games, event, previous, state);
  }
  const rows = [...games].map(([id, change]): [string, GameChange, GameView | null] => {
    const { ended } = change;
    return [
      id,
      change,
      ended === null
        ? null
        : ended.view({ seriesId, version: after, match: ended.match, now: milliseconds(at.getTime()) }),
    ];
  });
  return {
    version: after,
    state,
    at,
    events: events.map((event, index) => eventView(storedEvent(event), version + index + 1, actor, at)),
    finalViews: new Map(rows.flatMap(([id, , view]) => (view === null ? [] : [[id, view] as const]))),
    gameRows: rows.map(([id, change, view]) => gameRow(seriesId, id, change, view)),
  };
}

/** An event as readers of the record see it. */
export function eventView(
  { type, gameNumber, data }: StoredEvent,
  version: number,
  actor: string,
  recordedAt: Date,
): EventView {
  return { version, gameNumber, type, data: withReadableTime(data), actor, recordedAt: recordedAt.toISOString() };
}

/** The domain counts milliseconds; readers get times as everywhere else in the API. */
function withReadableTime(data: StoredEvent['data']): StoredEvent['data'] {
  return typeof data['at'] === 'number' ? { ...data, at: new Date(data['at']).toISOString() } : data;
}

function noteGame(games: Map<string, GameChange>, event: MatchEvent, before: MatchState, after: MatchState): void {
  const note = (id: string, number: number, begun: boolean, ended: GameChange['ended']): void => {
    games.set(id, { number, begun: begun || games.get(id)?.begun === true, ended });
  };
  if (after.status === 'not-opened') return;
  switch (event.type) {
    case 'InGame': {
      if (event.event.type === 'GameStarted') note(event.event.gameId, event.game, true, null);
      if (event.event.type !== 'GameFinished' || before.status !== 'open' || before.game === null) return;
      const game = evolveGame(before.game, event.event);
      if (game.status !== 'finished') return;
      note(game.id, game.number, false, { match: after, view: (contest) => gameView(game, contest) });
      return;
    }
    case 'ResultReported': {
      const reported = { ...event, id: event.gameId };
      note(event.gameId, event.number, true, { match: after, view: (contest) => reportedGameView(reported, contest) });
      return;
    }
    case 'MatchScoreChanged':
    case 'MatchFinished': {
      // The game that has just ended is shown with the score that it led to.
      const [id, last] = [...games].at(-1) ?? [];
      if (id !== undefined && last?.ended) games.set(id, { ...last, ended: { ...last.ended, match: after } });
      return;
    }
    case 'TakenBack':
      if (after.status === 'open' && after.game !== null) note(after.game.id, after.game.number, false, null);
      return;
    case 'MatchOpened':
    case 'SessionClosed':
    case 'MatchReported':
    case 'ClockFlagged':
    case 'PenaltyPointsAdded':
    case 'ClockIntroduced':
    case 'ClockPaused':
    case 'ClockResumed':
    case 'ClockAdjusted':
    case 'MatchVoided':
      return;
  }
}

function gameRow(seriesId: string, id: string, { begun, number }: GameChange, view: GameView | null): SideRow {
  const columns = { status: view === null ? 'open' : 'finished', result: view?.result ?? null, final_view: view };
  return begun
    ? { table: 'game', insert: { id, series_id: seriesId, number, ...columns } }
    : { table: 'game', update: { id, columns } };
}
