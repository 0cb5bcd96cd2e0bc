import {
  type ChouetteEvent,
  type FinishedTableGame,
  NO_TABLE_GAME,
  type OpenTableGame,
  type Steps,
  type TableGameEvent,
  type TableGameState,
  chouetteEventOf,
  eachInSteps,
  evolveTableGame,
} from '../../domain/index.js';
import type { RecordedEvent } from '../../recording/recording.js';
import { orientedTo, positionIdOf } from './game.mapper.js';
import {
  type CubeAct,
  type GameMoments,
  type PositionView,
  type TurnView,
  originBefore,
  rolledTurn,
  turnOf,
} from './game-moments.js';
import { teamCube } from './table-game.mapper.js';

/** The game of a chouette after a turn. */
export interface TableMoment {
  readonly game: OpenTableGame | FinishedTableGame;
}

const EVENTS_IN_ONE_STEP = 50;

const CUBE_ACTS: Readonly<Record<string, CubeAct['type']>> = {
  Doubled: 'double',
  DoubleTaken: 'take',
  DoubleDropped: 'drop',
  DoubleBeavered: 'beaver',
  BeaverRaccooned: 'raccoon',
  RaccoonOttered: 'otter',
};

/** In steps: the turns and positions of one game of a chouette, from the record of the chouette, oldest event first. */
export function* tableMoments(record: readonly RecordedEvent[], gameId: string): Steps<GameMoments<TableMoment>> {
  const turns: TurnView[] = [];
  const moments: TableMoment[] = [];
  let pending: CubeAct[] = [];
  let state: TableGameState = NO_TABLE_GAME;
  let lastAt = new Date(0);
  for (const [index, { event, at }] of (yield* eventsOf(record, gameId)).entries()) {
    if (index % EVENTS_IN_ONE_STEP === 0) yield;
    const before = state.status === 'open' ? state.board : null;
    state = evolveTableGame(state, event);
    lastAt = at;
    if (state.status === 'not-started') continue;
    pending.push(...cubeActsOf(event));
    if (event.type === 'GameStarted') moments.push({ game: state });
    // The play that ends a game leaves a game that is over, not one in which the other side is on roll.
    if (event.type === 'GameFinished' && event.by === 'play') moments.splice(-1, 1, { game: state });
    const turn = turnOf(event, state.board, pending, { at, origin: originBefore(before, turns.at(-1) ?? null) });
    if (turn === null) continue;
    if (event.type === 'PlayCorrected') {
      turns.splice(turn.number - 1);
      moments.splice(turn.number);
    }
    turns.push(turn);
    moments.push({ game: state });
    pending = [];
  }
  if (state.status === 'open' && state.board.phase.name === 'to-play') {
    const { side, roll, origin } = state.board.phase;
    turns.push(rolledTurn(state.board, side, roll, pending, { at: lastAt, origin }));
    pending = [];
  }
  return { turns, ending: pending, moments };
}

/** The position after so many turns as readers see it. */
export function tablePositionView({ game }: TableMoment, turn: number): PositionView {
  const { board } = game;
  return {
    turn,
    position: board.position,
    positionId: positionIdOf(board.variant, board.position, orientedTo(board)),
    gnubgMatchId: null,
    xgid: null,
    cube: teamCube(game),
  };
}

/** The events of the game that still count. */
function* eventsOf(
  record: readonly RecordedEvent[],
  gameId: string,
): Steps<readonly { readonly event: TableGameEvent; readonly at: Date }[]> {
  let found: { readonly event: TableGameEvent; readonly at: Date; readonly version: number }[] = [];
  let isThisGame = false;
  yield* eachInSteps(record, (recorded) => {
    const event: ChouetteEvent = chouetteEventOf(recorded);
    if (event.type === 'TakenBack' && event.gameId === gameId) {
      found = found.filter(({ version }) => version <= event.to);
      isThisGame = true;
    }
    if (event.type !== 'InGame') return;
    if (event.event.type === 'GameStarted') isThisGame = event.event.gameId === gameId;
    if (isThisGame) found.push({ event: event.event, at: recorded.recordedAt, version: recorded.version });
  });
  return found;
}

/** One act for each value at which cubes were turned or answered together. */
function cubeActsOf(event: TableGameEvent): readonly CubeAct[] {
  const type = CUBE_ACTS[event.type];
  if (type === undefined || !('cubes' in event)) return [];
  const values = [...new Set(event.cubes.map(({ value }) => value))];
  return values.map((value) => ({
    type,
    side: event.side,
    value,
    members: event.cubes.filter((cube) => cube.value === value).map(({ member }) => member),
  }));
}
