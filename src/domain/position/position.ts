/**
 * Where all checkers stand (R1–R7). Plain immutable data, each side in its own view: what is stored, sent and compared.
 * The generator of legal plays has its own compact board (`play/board.ts`).
 */

import type { BySide } from '../kernel/side.js';
import { BAR } from './point.js';

/** One side's checkers in its own view. The last three are there only in variants that know them. */
export interface Checkers {
  /** 24 counts; index 0 is the side's 1-point (ace point), index 23 its 24-point. */
  readonly points: readonly number[];
  /** Checkers on the bar. */
  readonly bar: number;
  /** Checkers borne off. */
  readonly off: number;
  /** Checkers that have not come into play yet (V20). */
  readonly reserve?: number;
  /** Own points on which the one checker that stands there is pinned, highest first (V50); counted in `points` too. */
  readonly pinned?: readonly number[];
  /** Whether the side has ever had a checker in its home board, so that it may hit (V11). */
  readonly mayHit?: boolean;
}

export type Position = BySide<Checkers>;

/** The pips that one side still has to travel, a checker on the bar or in reserve counting 25 (R6). */
export function pipCount({ points, bar, reserve = 0 }: Checkers): number {
  return points.reduce((pips, count, index) => pips + count * (index + 1), (bar + reserve) * BAR);
}
