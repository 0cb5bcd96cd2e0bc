/** How cubes change: offered in a window, answered by those whom it concerns, turned again (C20–C29, C48). */

import { type BoardState, withWindow } from '../../../board/state.js';
import { type Cube, dropCost } from '../../../cube/cube.js';
import { cubeAfter } from '../../../cube/duel.js';
import type { Id } from '../../../kernel/brands.js';
import type { Side } from '../../../kernel/side.js';
import type { CubeEvent } from '../events.js';
import { type Answer, BOX, type OpenTableGame, type Pair, type PairEnd, activePairs, isTurned } from '../state.js';

/** The pairs with those of these members changed. */
export function withPairs(
  { pairs }: OpenTableGame,
  members: readonly Id[],
  change: (pair: Pair) => Pair,
): readonly Pair[] {
  return pairs.map((pair) => (members.includes(pair.member) ? change(pair) : pair));
}

/** A double, a further turn, a take or a drop of some cubes. */
export function cubesTurned(state: OpenTableGame, { type, side, cubes }: CubeEvent): OpenTableGame {
  const members = cubes.map(({ member }) => member);
  const change = (pair: Pair): Pair => turnedPair(state, pair, type, side);
  const pairs = withPairs(state, members, change);
  if (type === 'Doubled') {
    const doubled = {
      ...state,
      pairs,
      board: { ...state.board, lastPlay: withWindow(state.board.lastPlay, 'closed') },
    };
    // Doubled after the window was closed, by its vote: the answers come now.
    const over = state.board.phase.name === 'before-roll' && state.board.phase.doubling === 'over';
    if (over) return { ...doubled, stage: answering(side) };
    return side === BOX ? doubled : { ...doubled, spoken: [...state.spoken, ...members.map(wantsDouble)] };
  }
  const answers = boxAnswers(state, type, side, members);
  return gameAfterAnswer({ ...state, pairs, stage: { ...answering(doublerOf(state)), answers } });
}

function wantsDouble(member: Id): OpenTableGame['spoken'][number] {
  return { member, double: true };
}

function turnedPair(state: OpenTableGame, pair: Pair, type: CubeEvent['type'], side: Side): Pair {
  const turned = { ...pair, cube: cubeAfter(pair.cube, type, side, doublerOf(state)) };
  return type === 'DoubleDropped' ? { ...turned, end: droppedEnd(state, pair.cube, side) } : turned;
}

/** C28: what is paid is the value before the refused turn. */
function droppedEnd({ windows }: OpenTableGame, cube: Cube, side: Side): PairEnd {
  const turns = cube.offered?.turns ?? 0;
  return {
    outcome: side === BOX ? 'box-dropped' : 'member-dropped',
    value: dropCost(cube),
    turned: isTurned(cube) || turns > 0,
    beaver: turns > 0,
    winner: null,
    level: null,
    left: { window: windows, turns },
  };
}

/** Who doubled first in the window that is open. */
function doublerOf({ stage, board }: OpenTableGame): Side {
  if (stage.name === 'answers') return stage.doubler;
  if (stage.name === 'lone-taker' || stage.name === 'extras') return BOX;
  return board.phase.name === 'before-roll' ? board.phase.side : BOX;
}

/** What the box has answered so far to the doubles of a window (C26); its answers to later turns are not among them. */
function boxAnswers(
  { stage, pairs }: OpenTableGame,
  type: CubeEvent['type'],
  side: Side,
  members: readonly Id[],
): readonly Answer[] {
  if (stage.name !== 'answers' || stage.doubler === BOX) return [];
  if (side !== BOX) return stage.answers;
  const word = type === 'DoubleTaken' ? 'take' : type === 'DoubleDropped' ? 'drop' : 'turn';
  const first = pairs.filter(({ member, cube }) => members.includes(member) && cube.offered?.turns === 0);
  return [...stage.answers, ...first.map(({ member, cube }) => ({ member, answer: word, value: cube.value }) as const)];
}

function answering(doubler: Side): Extract<OpenTableGame['stage'], { name: 'answers' }> {
  return { name: 'answers', doubler, answers: [] };
}

/** The window before the roll is closed: the doubler rolls, or waits for the answers. */
export function gameAfterWindow(state: OpenTableGame, side: Side): OpenTableGame {
  const offered = activePairs(state).some(({ cube }) => cube.offered !== null);
  return {
    ...state,
    board: doublingOver(state.board),
    spoken: [],
    windows: state.windows + 1,
    stage: offered ? answering(side) : { name: 'board' },
  };
}

/** The board goes on as soon as no cube waits for an answer. */
export function gameAfterAnswer(state: OpenTableGame): OpenTableGame {
  const waits = activePairs(state).some(({ cube, resigning }) => cube.offered !== null || resigning !== null);
  return waits ? state : { ...state, stage: { name: 'board' } };
}

/** An answer that waits for those of the others. One whose content is not known has to be given again. */
export function answersGiven(state: OpenTableGame, answer: Answer | undefined): OpenTableGame {
  const { stage } = state;
  if (stage.name !== 'answers' || answer === undefined) return state;
  return { ...state, stage: { ...stage, answers: [...stage.answers, answer] } };
}

/** C49, C50: one only would take; what the house plays then. */
export function loneTakerFound(state: OpenTableGame, taker: Id): OpenTableGame {
  return {
    ...state,
    stage: state.rules.loneTaker === 'extras' ? { name: 'extras', taker, said: [] } : { name: 'lone-taker', taker },
  };
}

function doublingOver(board: BoardState): BoardState {
  const { phase } = board;
  return phase.name === 'before-roll' ? { ...board, phase: { ...phase, doubling: 'over' } } : board;
}
