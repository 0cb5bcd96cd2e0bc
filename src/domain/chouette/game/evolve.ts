/** How a game of a chouette changes by its events. Believes every event; what happens on the board, the game evolves. */

import { CENTRED_CUBE, automaticallyDoubled } from '../../cube/cube.js';
import { evolveGame } from '../../game/evolve.js';
import type { GameEvent } from '../../game/events.js';
import type { FinishedGame, OpenGame } from '../../game/state.js';
import type { Id } from '../../kernel/brands.js';
import type { BoardResult } from '../outcome.js';
import { answersGiven, closed, cubesTurned, loneTakerFound } from './evolve-cubes.js';
import { extraChanged } from './evolve-extras.js';
import { allForfeited, pairSettled, resignationAnswered, resignationOffered } from './evolve-resignation.js';
import type { BoardEvent, TableEvent, TableGameEvent } from './events.js';
import { boardStart } from './start.js';
import { BOX, type FinishedTableGame, type OpenTableGame, TEAM, type TableGameState } from './state.js';

export function evolveTableGame(state: TableGameState, event: TableGameEvent): TableGameState {
  if (event.type === 'GameStarted') return started(event);
  if (state.status !== 'open') return state;
  if (event.type === 'GameFinished') return finished(state, event);
  return evolveOpen(state, event);
}

function evolveOpen(
  state: OpenTableGame,
  event: Exclude<TableGameEvent, { type: 'GameStarted' | 'GameFinished' }>,
): OpenTableGame {
  switch (event.type) {
    case 'OpeningRolled':
    case 'DiceRolled':
    case 'RollVoided':
    case 'PlayLaidOut':
    case 'PlayPickedUp':
    case 'PlayMade':
    case 'PlayCorrected':
    case 'DoubletNamed':
    case 'TurnSkipped':
      return onTheBoard(state, event);
    case 'AutomaticDoubleMade':
      return {
        ...state,
        stage: { name: 'board' },
        pairs: state.pairs.map((pair) => ({ ...pair, cube: automaticallyDoubled(pair.cube) })),
      };
    case 'AutomaticDoubleAsked':
      return { ...state, stage: { name: 'automatic-double' } };
    case 'AutomaticDoubleRefused':
      return { ...state, stage: { name: 'board' } };
    case 'Doubled':
    case 'DoubleTaken':
    case 'DoubleDropped':
    case 'DoubleBeavered':
    case 'BeaverRaccooned':
    case 'RaccoonOttered':
      return cubesTurned(state, event);
    case 'DoubleWanted':
    case 'DoubleDeclined':
      return spoke(state, event.member, event.type === 'DoubleWanted');
    case 'DoublingClosed':
      return closed(state, event.side);
    case 'AnswerSealed':
    case 'AnswerGiven':
      return answersGiven(state, event.answer);
    case 'LoneTakerFound':
      return loneTakerFound(state, event.member);
    case 'ExtraOffered':
    case 'ExtraDeclined':
    case 'ExtraTaken':
    case 'ExtraDoubled':
    case 'ExtraDoubleTaken':
    case 'ExtraDropped':
      return extraChanged(state, event);
    case 'ResignationOffered':
      return resignationOffered(state, event);
    case 'ResignationAgreed': {
      const { stage } = state;
      return stage.name === 'resignation'
        ? { ...state, stage: { ...stage, agreed: [...stage.agreed, event.member] } }
        : state;
    }
    case 'ResignationAccepted':
    case 'ResignationRefused':
    case 'ResignationWithdrawn':
      return resignationAnswered(state, event);
    case 'SettlementProposed': {
      const { member, side: by, winner, points } = event;
      const others = state.proposals.filter((each) => each.member !== member || each.by !== by);
      return { ...state, proposals: [...others, { member, by, winner, points }] };
    }
    case 'PairSettled':
      return pairSettled(state, event);
    case 'ProxyNamed':
      return { ...state, away: [...withoutAbsence(state, event.player), { player: event.player, proxy: event.proxy }] };
    case 'ProxyEnded':
      return { ...state, away: withoutAbsence(state, event.player) };
    case 'BoxAbandoned':
      return allForfeited(state);
  }
}

function started(event: Extract<TableEvent, { type: 'GameStarted' }>): OpenTableGame {
  const { gameId: id, number, box, partner, line, rules } = event;
  return {
    status: 'open',
    id,
    number,
    box,
    partner,
    rules,
    board: boardStart(event),
    pairs: line.map((member) => ({ member, cube: CENTRED_CUBE, resigning: null, end: null })),
    extras: [],
    stage: { name: 'board' },
    spoken: [],
    away: [],
    proposals: [],
    windows: 0,
  };
}

/** A roll, a play or a skipped turn ends what was said before it; so does a correction, for the position is another one. */
function onTheBoard(state: OpenTableGame, event: BoardEvent): OpenTableGame {
  const board = boardAfter(state.board, event);
  switch (event.type) {
    case 'DiceRolled':
      return {
        ...state,
        board,
        spoken: [],
        proposals: [],
        extras: state.extras.map((extra) => ({ ...extra, fresh: false })),
      };
    case 'PlayMade':
    case 'PlayCorrected':
    case 'TurnSkipped':
      return { ...state, board, spoken: [] };
    case 'OpeningRolled':
    case 'RollVoided':
    case 'PlayLaidOut':
    case 'PlayPickedUp':
    case 'DoubletNamed':
      return { ...state, board };
  }
}

function boardAfter(board: OpenGame, event: GameEvent): OpenGame {
  const after = evolveGame(board, event);
  return after.status === 'open' ? after : board;
}

function spoke(state: OpenTableGame, member: Id, double: boolean): OpenTableGame {
  return { ...state, spoken: [...state.spoken, { member, double }] };
}

function withoutAbsence({ away }: OpenTableGame, player: Id): OpenTableGame['away'] {
  return away.filter((each) => each.player !== player);
}

function finished(state: OpenTableGame, event: Extract<TableEvent, { type: 'GameFinished' }>): FinishedTableGame {
  const { id, number, box, partner, rules, pairs, extras } = state;
  const { result, by } = event;
  return {
    status: 'finished',
    id,
    number,
    box,
    partner,
    rules,
    pairs,
    extras,
    board: finishedBoard(state.board, result, by),
    result,
    by,
  };
}

/** The board as the game leaves it. What a win is worth is not said by the board but by each cube. */
function finishedBoard(board: OpenGame, result: BoardResult | null, by: FinishedTableGame['by']): FinishedGame {
  const winner = result === null ? null : result.winner === 'box' ? BOX : TEAM;
  const over = evolveGame(board, {
    type: 'GameFinished',
    result: { winner, kind: result?.kind ?? null, cube: 1, points: 0, by },
  });
  if (over.status === 'finished') return over;
  const { phase: _over, ...table } = board;
  return { ...table, status: 'finished', nextToRoll: BOX, result: { winner, kind: null, cube: 1, points: 0, by } };
}
