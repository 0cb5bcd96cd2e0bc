import {
  type Cube,
  type CubeTurn,
  type FinishedGame,
  type FinishedMatch,
  type GameEvent,
  type MatchEvent,
  type MatchState,
  type OpenGame,
  type OpenMatch,
  type Position,
  type RollOrigin,
  type Side,
  type Steps,
  dropCost,
  eachInSteps,
  effectiveRecord,
  evolveGame,
  evolveMatch,
  formatPlay,
  matchEventOf,
  tableCube,
} from '../../domain/index.js';
import type { RecordedEvent } from '../../recording/recording.js';
import { matchIds, orientedTo, positionIdOf } from './game.mapper.js';

const EVENTS_IN_ONE_STEP = 50;

export interface CubeAct {
  readonly type: 'double' | 'take' | 'drop' | CubeTurn;
  readonly side: Side;
  readonly value: number;
  /** Chouettes: the members whose cubes are meant. */
  readonly members?: readonly string[];
}

/** One roll or skip with the cube actions before it. */
export interface TurnView {
  readonly number: number;
  readonly side: Side;
  readonly dice: readonly number[] | null;
  /** Null for a skipped turn. */
  readonly origin: RollOrigin | null;
  /** Null for a skipped turn, and while the roll is still to be played. */
  readonly play: string | null;
  readonly cube: readonly CubeAct[] | null;
  /** After the turn. */
  readonly positionId: string | null;
  readonly at: string;
}

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

/** A game read from its record: what was taken back or corrected is told as it stands now. */
export interface GameMoments<Moment = GameMoment> {
  readonly turns: readonly TurnView[];
  /** Cube actions behind the last turn, such as the double that was dropped. */
  readonly ending: readonly CubeAct[];
  /** Index 0 is the start, then one for each turn that was completed; none where only the result is known. */
  readonly moments: readonly Moment[];
}

/** In steps: the turns and positions of one game, from the record of its series, oldest event first. */
export function* gameMoments(record: readonly RecordedEvent[], gameId: string): Steps<GameMoments> {
  const turns: TurnView[] = [];
  const moments: GameMoment[] = [];
  let pending: CubeAct[] = [];
  let state: MatchState = { status: 'not-opened' };
  let game: OpenGame | FinishedGame | null = null;
  /** Whether the last play has ended the game and nothing but the score has changed since. */
  let justEnded = false;
  const told: { readonly event: MatchEvent; readonly at: Date }[] = [];
  yield* eachInSteps(record, (recorded) => {
    told.push({ event: matchEventOf(recorded), at: recorded.recordedAt });
  });
  for (const [index, { event, at }] of effectiveRecord(told).entries()) {
    if (index % EVENTS_IN_ONE_STEP === 0) yield;
    const before: MatchState = state;
    state = evolveMatch(state, event);
    if (state.status === 'not-opened') continue;
    const isScore = event.type === 'MatchScoreChanged' || event.type === 'MatchFinished';
    if (isScore && justEnded) scored(moments, state);
    justEnded = isScore && justEnded;
    // A game that the end of its match had cut short goes on where it was.
    if (event.type === 'MatchReopened' && event.game?.id === gameId) game = event.game;
    if (event.type !== 'InGame') continue;
    const now = gameAfter(before, event.event);
    if (now === null || now.id !== gameId) continue;
    game = now;
    const act = cubeActOf(event.event, now);
    if (act !== null) pending.push(act);
    if (event.event.type === 'GameStarted') moments.push({ game: now, match: state });
    // The play that ends a game leaves a game that is over, not one in which the other side is on roll.
    justEnded = now.status === 'finished' && now.result.by === 'play';
    if (justEnded) moments.splice(-1, 1, { game: now, match: state });
    const turn = turnOf(event.event, now, pending, {
      at,
      origin: originBefore(before.status === 'open' ? before.game : null, turns.at(-1) ?? null),
    });
    if (turn === null) continue;
    if (event.event.type === 'PlayCorrected') {
      turns.splice(turn.number - 1);
      moments.splice(turn.number);
    }
    turns.push(turn);
    moments.push({ game: now, match: state });
    pending = [];
  }
  if (game?.status === 'open' && game.phase.name === 'to-play') {
    const { side, roll, origin } = game.phase;
    turns.push(rolledTurn(game, side, roll, pending, { at: record.at(-1)?.recordedAt ?? new Date(0), origin }));
    pending = [];
  }
  return { turns, ending: pending, moments };
}

/** The game that has just ended is shown with the score that it led to. */
function scored(moments: GameMoment[], match: OpenMatch | FinishedMatch): void {
  const last = moments.at(-1);
  if (last !== undefined) moments.splice(-1, 1, { ...last, match });
}

function gameAfter(before: MatchState, event: GameEvent): OpenGame | FinishedGame | null {
  const state = before.status === 'open' && before.game !== null ? before.game : { status: 'not-started' as const };
  const after = evolveGame(state, event);
  return after.status === 'not-started' ? null : after;
}

function cubeActOf(event: GameEvent, game: OpenGame | FinishedGame): CubeAct | null {
  if (event.type === 'Doubled') return { type: 'double', side: event.side, value: event.value };
  if (event.type === 'DoubleTaken') return { type: 'take', side: event.side, value: event.value };
  if (event.type === 'DoubleBeavered') return { type: 'beaver', side: event.side, value: event.value };
  if (event.type === 'BeaverRaccooned') return { type: 'raccoon', side: event.side, value: event.value };
  if (event.type === 'RaccoonOttered') return { type: 'otter', side: event.side, value: event.value };
  if (event.type === 'DoubleDropped') return { type: 'drop', side: event.side, value: dropCost(tableCube(game)) };
  return null;
}

/** When a turn was recorded, and where its roll came from. */
export interface Circumstances {
  readonly at: Date;
  readonly origin: RollOrigin | null;
}

/** Where the roll on the board came from before the event; a correction is of the last roll that was played. */
export function originBefore(before: OpenGame | null, last: TurnView | null): RollOrigin | null {
  const phase = before?.phase;
  return phase?.name === 'to-play' ? phase.origin : (last?.origin ?? null);
}

/** The turn that the event ends, or changes; null where it does neither. */
export function turnOf(
  event: { readonly type: string } | TurnEvent,
  game: OpenGame | FinishedGame,
  cube: readonly CubeAct[],
  circumstances: Circumstances,
): TurnView | null {
  if (!isTurnEvent(event)) return null;
  const number = game.turns;
  if (event.type === 'TurnSkipped') {
    return { ...rolledTurn(game, event.side, null, cube, { ...circumstances, origin: null }), number };
  }
  const play = formatPlay(event.moves);
  return { ...rolledTurn(game, event.side, event.dice, cube, circumstances), number, play };
}

function isTurnEvent(event: { readonly type: string } | TurnEvent): event is TurnEvent {
  return event.type === 'PlayMade' || event.type === 'PlayCorrected' || event.type === 'TurnSkipped';
}

/** The events that end a turn, or change how one ended. */
type TurnEvent = Extract<GameEvent, { type: 'PlayMade' | 'PlayCorrected' | 'TurnSkipped' }>;

/** A turn that has begun: its roll is not played yet. */
export function rolledTurn(
  game: OpenGame | FinishedGame,
  side: Side,
  dice: readonly number[] | null,
  cube: readonly CubeAct[],
  { at, origin }: Circumstances,
): TurnView {
  return {
    number: game.turns + 1,
    side,
    dice,
    origin,
    play: null,
    cube: cube.length === 0 ? null : cube,
    positionId: positionIdOf(game.variant, game.position, orientedTo(game)),
    at: at.toISOString(),
  };
}

/** The position after so many turns as readers see it. */
export function positionView({ game, match }: GameMoment, turn: number): PositionView {
  const { value, owner }: Cube = tableCube(game);
  return {
    turn,
    position: game.position,
    positionId: positionIdOf(game.variant, game.position, orientedTo(game)),
    ...matchIds(game, match, orientedTo(game)),
    cube: { value, owner },
  };
}
