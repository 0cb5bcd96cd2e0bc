import {
  type FinishedMatch,
  type GameStanding,
  type MatchEvent,
  type MatchState,
  type OpenMatch,
  type Steps,
  type StoredEvent,
  eachInSteps,
  evolveGame,
  evolveMatch,
  followsInMatch,
  milliseconds,
  storedEvent,
} from '../../domain/index.js';
import type { SideRow } from '../../recording/recording.js';
import { type Contest, plainGameView, reportedGameView } from './game.mapper.js';
import type { PlainGameView } from './game.view.js';

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
  readonly finalViews: ReadonlyMap<string, PlainGameView>;
  /** Finished games of which a correction in this change made something else. */
  readonly standings: ReadonlyMap<string, GameStanding>;
  readonly at: Date;
}

/** With the rows of the games that begin, end or reopen. */
export interface Followed extends Changed {
  readonly gameRows: readonly SideRow[];
}

/** A finished game with the match around it. */
interface EndedGame {
  readonly match: OpenMatch | FinishedMatch;
  readonly view: (contest: Contest) => PlainGameView;
}

interface GameChange {
  readonly number: number;
  /** Whether the game's row is new. */
  readonly begun: boolean;
  /** How it has come to be; `kept` where nothing happened in it. */
  readonly board: EndedGame | 'open' | 'kept';
  /** How it stands, where a correction has changed that. */
  readonly standing: GameStanding | null;
}

/** In steps: the state after the events, the events as they will be read, and the rows of the games that begin, end or reopen. */
export function* follow(
  seriesId: string,
  before: MatchState,
  version: number,
  events: readonly MatchEvent[],
  actor: string,
  at: Date,
): Steps<Followed> {
  const after = version + events.length;
  const games = new Map<string, GameChange>();
  let state = before;
  let ending: string | null = null;
  yield* eachInSteps(events, (event) => {
    const previous = state;
    state = evolveMatch(state, event);
    if (!followsInMatch(event)) ending = null;
    ending = noteGame(games, event, previous, state) ?? ending;
    // The game that has just ended is shown with the score that it led to.
    const ended = ending === null ? undefined : games.get(ending);
    if (ending !== null && ended !== undefined && typeof ended.board === 'object' && state.status !== 'not-opened') {
      games.set(ending, { ...ended, board: { ...ended.board, match: state } });
    }
  });
  const rows: (readonly [string, GameChange, PlainGameView | null])[] = [];
  for (const [id, change] of games) {
    const { board } = change;
    const view =
      typeof board === 'object'
        ? board.view({ seriesId, version: after, match: board.match, now: milliseconds(at.getTime()) })
        : null;
    rows.push([id, change, view]);
    yield;
  }
  return {
    version: after,
    state,
    at,
    events: events.map((event, index) => eventView(storedEvent(event), version + index + 1, actor, at)),
    finalViews: new Map(rows.flatMap(([id, , view]) => (view === null ? [] : [[id, view] as const]))),
    standings: new Map(
      [...games].flatMap(([id, { standing }]) => (standing === null ? [] : [[id, standing] as const])),
    ),
    gameRows: rows.map(([id, change, view]) => gameRow(seriesId, after, id, change, view)),
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

/** Notes what the event does to a game; gives the id of the game that has ended with it. */
function noteGame(
  games: Map<string, GameChange>,
  event: MatchEvent,
  before: MatchState,
  after: MatchState,
): string | null {
  const note = (id: string, change: Partial<GameChange> & Pick<GameChange, 'number'>): void => {
    games.set(id, { begun: false, board: 'kept', standing: null, ...games.get(id), ...change });
  };
  if (after.status === 'not-opened') return null;
  switch (event.type) {
    case 'InGame': {
      if (event.event.type === 'GameStarted') {
        note(event.event.gameId, { number: event.game, begun: true, board: 'open' });
      }
      if (event.event.type !== 'GameFinished' || before.status !== 'open' || before.game === null) return null;
      const game = evolveGame(before.game, event.event);
      if (game.status !== 'finished') return null;
      const view = (contest: Contest): PlainGameView => plainGameView(game, contest);
      note(game.id, { number: game.number, board: { match: after, view } });
      return game.id;
    }
    case 'ResultReported': {
      const { number, gameId: id } = event;
      const view = (contest: Contest): PlainGameView => reportedGameView({ ...event, id }, contest);
      note(id, { number, begun: true, board: { match: after, view } });
      return id;
    }
    case 'GameStandingChanged':
      note(event.gameId, { number: event.number, standing: event.standing });
      return null;
    case 'TakenBack':
    case 'MatchReopened':
      if (after.status === 'open' && after.game !== null) {
        note(after.game.id, { number: after.game.number, board: 'open', standing: null });
      }
      return null;
    case 'MatchScoreChanged':
    case 'MatchFinished':
    case 'MatchOpened':
    case 'SessionClosed':
    case 'MatchReported':
    case 'ResultCorrected':
    case 'EndCorrected':
    case 'StandingCorrected':
    case 'ClockFlagged':
    case 'PenaltyPointsAdded':
    case 'PenaltyCancelled':
    case 'LengthCorrected':
    case 'ClockIntroduced':
    case 'ClockPaused':
    case 'ClockResumed':
    case 'ClockAdjusted':
    case 'MatchVoided':
      return null;
  }
}

function gameRow(
  seriesId: string,
  version: number,
  id: string,
  { begun, number, board, standing }: GameChange,
  view: PlainGameView | null,
): SideRow {
  const stands = standing === null ? null : { ...standing, version };
  const result = stands === null ? (view?.result ?? null) : stands.result;
  if (board === 'kept') return { table: 'game', update: { id, columns: { standing: stands, result } } };
  const columns = { status: view === null ? 'open' : 'finished', result, final_view: view };
  const stood = stands === null ? {} : { standing: stands };
  if (begun) return { table: 'game', insert: { id, series_id: seriesId, number, ...columns, ...stood } };
  return { table: 'game', update: { id, columns: { ...columns, standing: stands } } };
}
