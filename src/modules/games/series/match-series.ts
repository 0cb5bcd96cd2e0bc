/** Matches to N points and money sessions: how a change of one is followed, and what is stored of it. */
import {
  type FinishedMatch,
  type GameStanding,
  type MatchEvent,
  type MatchState,
  NO_MATCH,
  type OpenMatch,
  type Side,
  type Steps,
  eachInSteps,
  followsInMatch,
  isVoid,
  matchEventOf,
  milliseconds,
  peopleAt,
  ratedResult,
  storedEvent,
  variantOf,
} from '../../../domain/index.js';
import type { SideRow } from '../../../recording/recording.js';
import type { RulesService } from '../../../rules/rules.service.js';
import { type Contest, plainGameView, reportedGameView } from '../views/game.mapper.js';
import type { PlainGameView } from '../views/game.view.js';
import { matchNotices } from './match-notices.js';
import type { ChangedSeries, FollowedSeries, Occasion, SeriesKind } from './series-kind.js';

/** A match after a change. */
export type Changed = ChangedSeries<MatchState, PlainGameView>;

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

export const MATCH_SERIES: SeriesKind<MatchState, MatchEvent, PlainGameView> = {
  name: 'match',
  notOpened: NO_MATCH,
  *follow(rules, before, events, occasion) {
    const follower = new MatchFollower(rules, before);
    yield* eachInSteps(events, (event) => follower.take(event));
    return yield* follower.followed(occasion);
  },
  notices: matchNotices,
  players: (state) => (state.status === 'not-opened' ? [] : Object.values(peopleAt(state)).flat()),
  told: (state) => state,
  keepingSealed: (told) => told,
  columns: (state) => ({
    state,
    status: statusOf(state),
    finished_at: state.status === 'finished' ? new Date(state.finishedAt) : null,
    played_at: state.status === 'not-opened' || state.playedAt === null ? null : new Date(state.playedAt),
    ...ratedColumns(state),
  }),
  openingColumns(state, at) {
    if (state.status === 'not-opened') return {};
    const { players, pairs, variant } = state;
    return {
      kind: 'match',
      variant: variantOf(variant).id,
      player_ids: [
        players.white,
        players.black,
        ...Object.values(pairs ?? {}).flatMap(({ partners = [] }) => partners),
      ],
      created_at: at,
    };
  },
  stored: storedEvent,
  eventOf: matchEventOf,
};

/** Goes through the events of a match, one after another, and notes what they do to its games. */
export class MatchFollower {
  private readonly games = new Map<string, GameChange>();
  private ending: string | null = null;
  private count = 0;

  constructor(
    private readonly rules: RulesService,
    private state: MatchState,
  ) {}

  /** The next event, and the match after it. */
  readonly take = (event: MatchEvent, after = this.rules.evolveMatch(this.state, event)): void => {
    const before = this.state;
    this.state = after;
    this.count += 1;
    if (!followsInMatch(event)) this.ending = null;
    this.ending = noteGame(this.rules, this.games, event, before, after) ?? this.ending;
    // The game that has just ended is shown with the score that it led to.
    const ended = this.ending === null ? undefined : this.games.get(this.ending);
    if (
      this.ending !== null &&
      ended !== undefined &&
      typeof ended.board === 'object' &&
      after.status !== 'not-opened'
    ) {
      this.games.set(this.ending, { ...ended, board: { ...ended.board, match: after } });
    }
  };

  /** In steps: the match after all of them, and the rows that go with them. */
  *followed({ seriesId, version, at }: Occasion): Steps<FollowedSeries<MatchState, PlainGameView>> {
    const after = version + this.count;
    const rows: (readonly [string, GameChange, PlainGameView | null])[] = [];
    for (const [id, change] of this.games) {
      const { board } = change;
      const view =
        typeof board === 'object'
          ? board.view({ seriesId, version: after, match: board.match, now: milliseconds(at.getTime()) })
          : null;
      rows.push([id, change, view]);
      yield;
    }
    return {
      state: this.state,
      finalViews: new Map(rows.flatMap(([id, , view]) => (view === null ? [] : [[id, view] as const]))),
      standings: new Map(
        [...this.games].flatMap(([id, { standing }]) => (standing === null ? [] : [[id, standing] as const])),
      ),
      rows: rows.map(([id, change, view]) => gameRow(seriesId, after, id, change, view)),
    };
  }
}

/** What the ratings read of the series: empty unless it counts for them (T73). */
function ratedColumns(state: MatchState): {
  readonly rated_winner: Side | null;
  readonly rated_length: number | null;
} {
  const result = ratedResult(state);
  return { rated_winner: result?.winner ?? null, rated_length: result?.length ?? null };
}

/** How lists know the series. */
function statusOf(state: MatchState): 'open' | 'finished' | 'void' {
  if (isVoid(state)) return 'void';
  return state.status === 'finished' ? 'finished' : 'open';
}

/** Notes what the event does to a game; gives the id of the game that has ended with it. */
function noteGame(
  rules: RulesService,
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
      const game = rules.evolveGame(before.game, event.event);
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
