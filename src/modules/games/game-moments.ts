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
  type Side,
  dropCost,
  effectiveRecord,
  evolveGame,
  evolveMatch,
  formatPlay,
  formatPositionId,
  matchEventOf,
  tableCube,
} from '../../domain/index.js';
import type { RecordedEvent } from '../../recording/recording.js';
import { matchIds, orientedTo } from './game.mapper.js';

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
  /** Null for a skipped turn, and while the roll is still to be played. */
  readonly play: string | null;
  readonly cube: readonly CubeAct[] | null;
  /** After the turn. */
  readonly positionId: string;
  readonly at: string;
}

export interface PositionView {
  readonly turn: number;
  readonly position: Position;
  readonly positionId: string;
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
    // A game that the end of its match had cut off goes on where it was.
    if (event.type === 'MatchReopened' && event.game?.id === gameId) game = event.game;
    if (event.type !== 'InGame' || state.status === 'not-opened') continue;
    const now = gameAfter(before, event.event);
    if (now === null || now.id !== gameId) continue;
    game = now;
    const act = cubeActOf(event.event, now);
    if (act !== null) pending.push(act);
    if (event.event.type === 'GameStarted') positions.push(positionView(now, state, 0));
    const turn = turnOf(event.event, now, pending, at);
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
    turns.push(rolledTurn(game, game.phase.side, game.phase.roll, pending, record.at(-1)?.recordedAt ?? new Date(0)));
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

function turnOf(event: GameEvent, game: OpenGame | FinishedGame, cube: readonly CubeAct[], at: Date): TurnView | null {
  switch (event.type) {
    case 'PlayMade':
    case 'PlayCorrected':
      return {
        ...rolledTurn(game, event.side, event.dice, cube, at),
        number: game.turns,
        play: formatPlay(event.moves),
      };
    case 'TurnSkipped':
      return { ...rolledTurn(game, event.side, null, cube, at), number: game.turns };
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
  at: Date,
): TurnView {
  return {
    number: game.turns + 1,
    side,
    dice,
    play: null,
    cube: cube.length === 0 ? null : cube,
    positionId: formatPositionId(game.position, orientedTo(game)),
    at: at.toISOString(),
  };
}

function positionView(game: OpenGame | FinishedGame, match: OpenMatch | FinishedMatch, turn: number): PositionView {
  const { value, owner }: Cube = tableCube(game);
  return {
    turn,
    position: game.position,
    positionId: formatPositionId(game.position, orientedTo(game)),
    ...matchIds(game, match, orientedTo(game)),
    cube: { value, owner },
  };
}
