/**
 * The ledger of a money session (R53, R79): for every game who pays whom, in points and in money, and the balances after
 * it. Zero-sum by its shape: what one side gains is what the other loses.
 */

import type { GameResult } from '../cube/worth.js';
import { type BySide, type Side, opponent } from '../kernel/side.js';
import type { MoneyFormat } from './format.js';

/** A finished game as the ledger needs it. */
export interface LedgerGame {
  readonly number: number;
  readonly result: Pick<GameResult, 'winner' | 'points'>;
}

export interface LedgerEntry {
  readonly game: number;
  readonly from: Side;
  readonly to: Side;
  readonly points: number;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** Points of each side after this game; the two sum to zero. */
  readonly total: BySide<number>;
}

export interface Ledger {
  readonly entries: readonly LedgerEntry[];
  /** In points. */
  readonly total: BySide<number>;
  /** In the smallest unit of the currency. */
  readonly amount: BySide<number>;
  /** Most points that changed hands in one game; 0 before the first. */
  readonly biggestSwing: number;
}

/** The ledger of the games, in the order of their numbers. */
export function ledgerOf(games: readonly LedgerGame[], { stake }: MoneyFormat): Ledger {
  const entries: LedgerEntry[] = [];
  let white = 0;
  for (const { number, result } of [...games].sort((a, b) => a.number - b.number)) {
    const { winner, points } = result;
    // A drawn game moves nothing (V54).
    if (winner === null) continue;
    white += winner === 'white' ? points : -points;
    entries.push({
      game: number,
      from: opponent(winner),
      to: winner,
      points,
      amount: points * stake,
      total: zeroSum(white),
    });
  }
  return {
    entries,
    total: zeroSum(white),
    amount: zeroSum(white * stake),
    biggestSwing: Math.max(0, ...entries.map(({ points }) => points)),
  };
}

/** White's balance with its opposite; never −0, which JSON and people do not know. */
function zeroSum(white: number): BySide<number> {
  return { white: white + 0, black: white === 0 ? 0 : -white };
}
