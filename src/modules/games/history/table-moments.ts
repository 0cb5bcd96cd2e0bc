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
} from '../../../domain/index.js';
import type { RecordedEvent } from '../../../recording/recording.js';
import type { RulesService } from '../../../rules/rules.service.js';
import { positionIdOf } from '../views/game.mapper.js';
import type { PositionView } from './game-moments.js';
import { CUBE_ACTS, type CubeAct, type GameMoments, ToldGame } from './told-game.js';
import { tableOrientedTo, teamCube } from '../views/table-game.mapper.js';

/** The game of a chouette after a turn. */
export interface TableMoment {
  readonly game: OpenTableGame | FinishedTableGame;
}

const EVENTS_IN_ONE_STEP = 50;

/** In steps: the turns and positions of one game of a chouette, from the record of the chouette, oldest event first. */
export function* tableMoments(
  rules: RulesService,
  record: readonly RecordedEvent[],
  gameId: string,
): Steps<GameMoments<TableMoment>> {
  const told = new ToldGame<TableMoment>();
  let state: TableGameState = NO_TABLE_GAME;
  for (const [index, { event, at }] of (yield* eventsOf(record, gameId)).entries()) {
    if (index % EVENTS_IN_ONE_STEP === 0) yield;
    const before = state.status === 'open' ? state.board.phase : null;
    state = rules.evolveTableGame(state, event);
    if (state.status === 'not-started') continue;
    const isEndedByPlay = event.type === 'GameFinished' && event.by === 'play';
    const { board } = state;
    const around = { before, board, orientation: tableOrientedTo(state), moment: { game: state }, isEndedByPlay, at };
    told.note(event, cubeActsOf(event), around);
  }
  return told.whole(state.status === 'open' ? state.board : null);
}

/** The position after so many turns as readers see it. */
export function tablePositionView({ game }: TableMoment, turn: number): PositionView {
  const { board } = game;
  return {
    turn,
    position: board.position,
    positionId: positionIdOf(board.variant, board.position, tableOrientedTo(game)),
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
