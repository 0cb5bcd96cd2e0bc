import {
  type ChouetteEvent,
  type FinishedTableGame,
  NO_TABLE_GAME,
  type OpenTableGame,
  type TableGameEvent,
  type TableGameState,
  chouetteEventOf,
  evolveTableGame,
} from '../../domain/index.js';
import type { RecordedEvent } from '../../recording/recording.js';
import { type CubeAct, type MomentsOf, type PositionView, type Told, boardView, momentsOf } from './game-moments.js';
import { teamCube } from './table-game.mapper.js';

const CUBE_ACTS: Readonly<Record<string, CubeAct['type']>> = {
  Doubled: 'double',
  DoubleTaken: 'take',
  DoubleDropped: 'drop',
  DoubleBeavered: 'beaver',
  BeaverRaccooned: 'raccoon',
  RaccoonOttered: 'otter',
};

/** A game of a chouette after a turn. */
export type TableMoment = OpenTableGame | FinishedTableGame;

/** The position after so many turns; the ids of other programs know no chouettes. */
export function tablePositionView(game: TableMoment, turn: number): PositionView {
  const cube = teamCube(game);
  return {
    ...boardView(game.board, turn),
    gnubgMatchId: null,
    xgid: null,
    cube: cube === null ? null : { value: cube.value, owner: cube.owner },
  };
}

/** The turns and positions of one game of a chouette, from the record of the chouette, oldest event first. */
export function tableMoments(record: readonly RecordedEvent[], gameId: string): MomentsOf<TableMoment> {
  const told: Told<TableMoment>[] = [];
  let state: TableGameState = NO_TABLE_GAME;
  for (const { event, at } of eventsOf(record, gameId)) {
    const before = state.status === 'open' && state.board.status === 'open' ? state.board : null;
    state = evolveTableGame(state, event);
    if (state.status === 'not-started') continue;
    told.push({ event, before, now: state.board, acts: cubeActsOf(event), at, moment: state });
  }
  return momentsOf(told);
}

/** The events of the game that still count. */
function eventsOf(
  record: readonly RecordedEvent[],
  gameId: string,
): readonly { readonly event: TableGameEvent; readonly at: Date }[] {
  let found: { readonly event: TableGameEvent; readonly at: Date; readonly version: number }[] = [];
  let isThisGame = false;
  for (const recorded of record) {
    const event: ChouetteEvent = chouetteEventOf(recorded);
    if (event.type === 'TakenBack' && event.gameId === gameId) {
      found = found.filter(({ version }) => version <= event.to);
      isThisGame = true;
    }
    if (event.type !== 'InGame') continue;
    if (event.event.type === 'GameStarted') isThisGame = event.event.gameId === gameId;
    if (isThisGame) found.push({ event: event.event, at: recorded.recordedAt, version: recorded.version });
  }
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
