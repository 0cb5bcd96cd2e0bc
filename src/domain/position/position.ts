/**
 * Where all checkers stand (R1–R7). Plain immutable data, each side in its own view: what is stored, sent and compared.
 * The generator of legal plays has its own compact board (`play/board.ts`).
 */

import { SIDES } from '../kernel/side.js';
import type { BySide } from '../kernel/side.js';
import { BAR } from './point.js';

/** One side's checkers in its own view. The last three are there only in variants that know them. */
export interface Checkers {
  /** 24 counts; index 0 is the own 1-point (ace point), index 23 the own 24-point. */
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

/** Whether the two positions have the same checkers on the same places: two such plays are one play (R100). */
export function samePosition(a: Position, b: Position): boolean {
  return SIDES.every((side) => sameCheckers(a[side], b[side]));
}

function sameCheckers(a: Checkers, b: Checkers): boolean {
  return (
    a.bar === b.bar &&
    a.off === b.off &&
    (a.reserve ?? 0) === (b.reserve ?? 0) &&
    (a.mayHit ?? false) === (b.mayHit ?? false) &&
    (a.pinned ?? []).join() === (b.pinned ?? []).join() &&
    a.points.every((count, index) => count === b.points[index])
  );
}
