import {
  type Cube,
  type FinishedGame,
  type FinishedMatch,
  type GameEvent,
  type MatchEvent,
  type MatchState,
  type OpenGame,
  type OpenMatch,
  type Position,
  type Side,
  type Steps,
  dropCost,
  eachInSteps,
  effectiveRecord,
  matchEventOf,
} from '../../../domain/index.js';
import type { RecordedEvent } from '../../../recording/recording.js';
import type { RulesService } from '../../../rules/rules.service.js';
import { matchIds, orientedTo, positionIdOf } from '../views/game.mapper.js';
import { CUBE_ACTS, type CubeAct, type GameMoments, ToldGame } from './told-game.js';

const EVENTS_IN_ONE_STEP = 50;

/** The game after a turn, with the match around it. */
export interface GameMoment {
  readonly game: OpenGame | FinishedGame;
  readonly match: OpenMatch | FinishedMatch;
}

export interface PositionView {
  readonly turn: number;
  readonly position: Position;
  readonly positionId: string | null;
  readonly gnubgMatchId: string | null;
  readonly xgid: string | null;
  /** Null in a chouette in which each member has a cube. */
  readonly cube: { readonly value: number; readonly owner: Side | null } | null;
}

/** In steps: the turns and positions of one game, from the record of its series, oldest event first. */
export function* gameMoments(
  rules: RulesService,
  record: readonly RecordedEvent[],
  gameId: string,
): Steps<GameMoments<GameMoment>> {
  const told = new ToldGame<GameMoment>();
  let state: MatchState = { status: 'not-opened' };
  let game: OpenGame | FinishedGame | null = null;
  /** Whether the last play has ended the game and nothing but the score has changed since. */
  let justEnded = false;
  const events: { readonly event: MatchEvent; readonly at: Date }[] = [];
  yield* eachInSteps(record, (recorded) => {
    events.push({ event: matchEventOf(recorded), at: recorded.recordedAt });
  });
  for (const [index, { event, at }] of effectiveRecord(events).entries()) {
    if (index % EVENTS_IN_ONE_STEP === 0) yield;
    const before: MatchState = state;
    state = rules.evolveMatch(state, event);
    if (state.status === 'not-opened') continue;
    const isScore = event.type === 'MatchScoreChanged' || event.type === 'MatchFinished';
    // The game that has just ended is shown with the score that it led to.
    if (isScore && justEnded && game !== null) told.shownAs({ game, match: state });
    justEnded = isScore && justEnded;
    // A game that the end of its match had cut short goes on where it was.
    if (event.type === 'MatchReopened' && event.game?.id === gameId) game = event.game;
    if (event.type !== 'InGame') continue;
    const now = gameAfter(rules, before, event.event);
    if (now === null || now.id !== gameId) continue;
    game = now;
    if (event.event.type === 'TermsChanged') {
      const { terms, cube } = event.event;
      if (terms.crawford) told.voidDoubles();
      // Records of before 0.5.8 left the cube in the middle.
      else told.restoreDoubles(cube !== undefined);
    }
    justEnded = now.status === 'finished' && now.result.by === 'play';
    told.note(event.event, cubeActsOf(event.event, now), {
      before: before.status === 'open' ? (before.game?.phase ?? null) : null,
      board: now,
      orientation: orientedTo(now),
      moment: { game: now, match: state },
      isEndedByPlay: justEnded,
      at,
    });
  }
  return told.whole(game?.status === 'open' ? game : null);
}

function gameAfter(rules: RulesService, before: MatchState, event: GameEvent): OpenGame | FinishedGame | null {
  const state = before.status === 'open' && before.game !== null ? before.game : { status: 'not-started' as const };
  const after = rules.evolveGame(state, event);
  return after.status === 'not-started' ? null : after;
}

function cubeActsOf(event: GameEvent, game: OpenGame | FinishedGame): readonly CubeAct[] {
  const type = CUBE_ACTS[event.type];
  if (type === undefined || !('side' in event) || event.side === null) return [];
  return [{ type, side: event.side, value: 'value' in event ? event.value : dropCost(game.cube) }];
}

/** The position after so many turns as readers see it. */
export function positionView({ game, match }: GameMoment, turn: number): PositionView {
  const { value, owner }: Cube = game.cube;
  return {
    turn,
    position: game.position,
    positionId: positionIdOf(game.variant, game.position, orientedTo(game)),
    ...matchIds(game, match, orientedTo(game)),
    cube: { value, owner },
  };
}
