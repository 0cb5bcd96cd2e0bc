import {
  type Cube,
  type CubeTurn,
  type FinishedGame,
  type FinishedMatch,
  type GameEvent,
  type MatchState,
  type OpenGame,
  type OpenMatch,
  type Position,
  type RollOrigin,
  type Side,
  dropCost,
  effectiveRecord,
  evolveGame,
  evolveMatch,
  formatPlay,
  matchEventOf,
  tableCube,
} from '../../domain/index.js';
import type { RecordedEvent } from '../../recording/recording.js';
import { matchIds, orientedTo, positionIdOf } from './game.mapper.js';

export interface CubeAct {
  readonly type: 'double' | 'take' | 'drop' | CubeTurn;
  readonly side: Side;
  readonly value: number;
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

export interface PositionView {
  readonly turn: number;
  readonly position: Position;
  readonly positionId: string | null;
  readonly gnubgMatchId: string | null;
  readonly xgid: string | null;
  readonly cube: { readonly value: number; readonly owner: Side | null };
}

/** A game read from its record: what was taken back or corrected is told as it stands now. */
export interface GameMoments {
  readonly turns: readonly TurnView[];
  /** Cube actions behind the last turn, such as the double that was dropped. */
  readonly ending: readonly CubeAct[];
  /** Index 0 is the start, then one for each turn that was completed. */
  readonly positions: readonly PositionView[];
}

/** The turns and positions of one game, from the record of its series, oldest event first. */
export function gameMoments(record: readonly RecordedEvent[], gameId: string): GameMoments {
  const turns: TurnView[] = [];
  const positions: PositionView[] = [];
  let pending: CubeAct[] = [];
  let state: MatchState = { status: 'not-opened' };
  let game: OpenGame | FinishedGame | null = null;
  const told = record.map((recorded) => ({ event: matchEventOf(recorded), at: recorded.recordedAt }));
  for (const { event, at } of effectiveRecord(told)) {
    const before: MatchState = state;
    state = evolveMatch(state, event);
    if (event.type !== 'InGame' || state.status === 'not-opened') continue;
    const now = gameAfter(before, event.event);
    if (now === null || now.id !== gameId) continue;
    game = now;
    const act = cubeActOf(event.event, now);
    if (act !== null) pending.push(act);
    if (event.event.type === 'GameStarted') positions.push(positionView(now, state, 0));
    const turn = turnOf(event.event, now, pending, { at, origin: originBefore(before, turns.at(-1) ?? null) });
    if (turn === null) continue;
    if (event.event.type === 'PlayCorrected') {
      turns.splice(turn.number - 1);
      positions.splice(turn.number);
    }
    turns.push(turn);
    positions.push(positionView(now, state, turn.number));
    pending = [];
  }
  if (game?.status === 'open' && game.phase.name === 'to-play') {
    const { side, roll, origin } = game.phase;
    turns.push(rolledTurn(game, side, roll, pending, { at: record.at(-1)?.recordedAt ?? new Date(0), origin }));
    pending = [];
  }
  return { turns, ending: pending, positions };
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
interface Circumstances {
  readonly at: Date;
  readonly origin: RollOrigin | null;
}

/** Where the roll on the board came from before the event; a correction is of the last roll that was played. */
function originBefore(before: MatchState, last: TurnView | null): RollOrigin | null {
  const phase = before.status === 'open' ? before.game?.phase : undefined;
  return phase?.name === 'to-play' ? phase.origin : (last?.origin ?? null);
}

function turnOf(
  event: GameEvent,
  game: OpenGame | FinishedGame,
  cube: readonly CubeAct[],
  circumstances: Circumstances,
): TurnView | null {
  switch (event.type) {
    case 'PlayMade':
    case 'PlayCorrected':
      return {
        ...rolledTurn(game, event.side, event.dice, cube, circumstances),
        number: game.turns,
        play: formatPlay(event.moves),
      };
    case 'TurnSkipped':
      return { ...rolledTurn(game, event.side, null, cube, { ...circumstances, origin: null }), number: game.turns };
    default:
      return null;
  }
}

/** A turn that has begun: its roll is not played yet. */
function rolledTurn(
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

function positionView(game: OpenGame | FinishedGame, match: OpenMatch | FinishedMatch, turn: number): PositionView {
  const { value, owner }: Cube = tableCube(game);
  return {
    turn,
    position: game.position,
    positionId: positionIdOf(game.variant, game.position, orientedTo(game)),
    ...matchIds(game, match, orientedTo(game)),
    cube: { value, owner },
  };
}
