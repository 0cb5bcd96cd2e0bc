/** How a game of a chouette changes by its events. Believes every event; what happens on the board, the game evolves. */

import { type BoardEvent, isBoardEvent } from '../../board/events.js';
import { evolveBoard } from '../../board/evolve.js';
import { boardRulesIn } from '../../board/rules.js';
import { boardAtStart } from '../../board/state.js';
import { CENTRED_CUBE, automaticallyDoubledCube } from '../../cube/cube.js';
import type { Id } from '../../kernel/brands.js';
import { answersGiven, cubesTurned, gameAfterWindow, loneTakerFound } from './doubling/evolve-cubes.js';
import { extraChanged, withoutOffers } from './extras/evolve-extras.js';
import {
  allForfeited,
  pairSettled,
  resignationAnswered,
  resignationOffered,
} from './resignation/evolve-resignation.js';
import type { TableEvent, TableGameEvent } from './events.js';
import type { FinishedTableGame, OpenTableGame, TableGameState } from './state.js';

export function evolveTableGame(state: TableGameState, event: TableGameEvent): TableGameState {
  if (event.type === 'GameStarted') return started(event);
  if (state.status !== 'open') return state;
  if (event.type === 'GameFinished') return finished(state, event);
  return isBoardEvent(event) ? onTheBoard(state, event) : evolveOpen(state, event);
}

function evolveOpen(
  state: OpenTableGame,
  event: Exclude<TableEvent, { type: 'GameStarted' | 'GameFinished' }>,
): OpenTableGame {
  switch (event.type) {
    case 'AutomaticDoubleMade':
      return {
        ...state,
        stage: { name: 'board' },
        pairs: state.pairs.map((pair) => ({ ...pair, cube: automaticallyDoubledCube(pair.cube) })),
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
      return gameAfterWindow(state, event.side);
    case 'AnswerSealed':
    case 'AnswerGiven':
      return answersGiven(state, event.answer);
    case 'LoneTakerFound':
      return loneTakerFound(state, event.member);
    case 'ExtraOffered':
    case 'ExtraProposed':
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
    // It passes over no side by itself: a board cannot know whether a double is still possible (section 9, number 4).
    board: boardAtStart(event, boardRulesIn(rules)),
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
  const board = evolveBoard(state.board, event);
  switch (event.type) {
    case 'DiceRolled':
      return {
        ...withoutOffers(state),
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

function spoke(state: OpenTableGame, member: Id, double: boolean): OpenTableGame {
  return { ...state, spoken: [...state.spoken, { member, double }] };
}

function withoutAbsence({ away }: OpenTableGame, player: Id): OpenTableGame['away'] {
  return away.filter((each) => each.player !== player);
}

function finished(
  { id, number, box, partner, rules, pairs, extras, board }: OpenTableGame,
  { result, by }: Extract<TableEvent, { type: 'GameFinished' }>,
): FinishedTableGame {
  return { status: 'finished', id, number, box, partner, rules, pairs, extras, board, result, by };
}
