/** How a game that was played ended, as its contest needs it (C29, C41). */

import { multiplier } from '../../cube/worth.js';
import type { ExtraOutcome, GameOutcome, PairOutcome } from '../ledger/outcome.js';
import {
  type Extra,
  type FinishedTableGame,
  type Pair,
  type PairEnd,
  type TableGameState,
  isTurned,
  pairOf,
} from './state.js';

/** The outcome of a finished game; null while it goes on. */
export function tableOutcome(state: TableGameState): GameOutcome | null {
  if (state.status !== 'finished') return null;
  return {
    board: state.pairs.some(({ end }) => end === null) ? state.result : null,
    pairs: state.pairs.map((pair) => pairOutcome(state, pair)),
    extras: state.extras.map((extra) => extraOutcome(state, extra)),
  };
}

function pairOutcome(state: FinishedTableGame, { member, cube, end }: Pair): PairOutcome {
  if (end !== null) {
    const { outcome, value, turned, winner, level, beaver } = end;
    return { member, outcome, value, turned, left: placeOf(state, end), winner, level, beaver };
  }
  const turned = isTurned(cube);
  const drawn = state.result === null;
  if (drawn) {
    // A drawn board (V54) is worth nothing to either.
    const left = moments(state).length + 1;
    return { member, outcome: 'settled', value: 0, turned, left, winner: null, level: null, beaver: false };
  }
  return { member, outcome: 'played', value: cube.value, turned, left: null, winner: null, level: null, beaver: false };
}

/** The moments at which pairs left, as numbers that can be put in order. */
function moments({ pairs }: FinishedTableGame): readonly number[] {
  const all = pairs.flatMap(({ end }) => (end === null ? [] : [momentOf(end)]));
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** More than a cube can be turned in one chain. */
const MOST_TURNS = 64;

function momentOf({ left }: PairEnd): number {
  return left.window * MOST_TURNS + left.turns;
}

/** 1 for those who left first, 2 for the next. */
function placeOf(state: FinishedTableGame, end: PairEnd): number {
  return moments(state).indexOf(momentOf(end)) + 1;
}

/**
 * C50: the result follows the board. Where the taker's pair with the box ended before it, the extra follows that: the player who
 * lost there has dropped here.
 */
function extraOutcome(state: FinishedTableGame, extra: Extra): ExtraOutcome {
  const { offerer, taker, payment, cube, end } = extra;
  const about = { offerer, taker, payment };
  if (end !== null) return { ...about, ...end };
  const pair = pairOf(state, taker);
  const takers = pair?.end ?? null;
  if (takers === null) return { ...about, outcome: 'played', value: cube.value };
  const { outcome, winner, level } = takers;
  const takerWon = winner === null ? outcome === 'box-dropped' || outcome === 'forfeited' : winner === 'member';
  const value = cube.value * (level === null ? 1 : multiplier(level, state.rules));
  return { ...about, outcome: takerWon ? 'offerer-dropped' : 'taker-dropped', value };
}
