/** Positions from outside that leave out what follows from the rest of them. */

import { type BySide, bySide, opponent } from '../kernel/side.js';
import { POINTS, pointAcross } from './point.js';
import type { Checkers, Position } from './position.js';
import { type Setup, hasComeHome } from './start.js';

/** One side's checkers as given, in its own view; what is null follows from the rest. */
export interface ToldCheckers {
  readonly points: readonly number[];
  readonly bar: number;
  readonly reserve: number | null;
  readonly off: number | null;
  readonly pinned: readonly number[] | null;
  readonly mayHit: boolean | null;
}

/**
 * The completed position. Checkers without a place are off; the reserve is empty; a lone checker under several of
 * the other side is pinned (V50); a side may hit once a checker is home or off (V11). Whether it can occur is another
 * question: of two lone checkers on one point neither is taken for the pinned one.
 */
export function completedPosition(setup: Setup, told: BySide<ToldCheckers>): Position {
  return bySide((side): Checkers => {
    const { points, bar, reserve, mayHit, pinned } = told[side];
    const elsewhere = points.reduce((sum, count) => sum + count, bar) + (reserve ?? 0);
    // Too many on the board is reported as a wrong total, not as less than nothing off.
    const off = told[side].off ?? Math.max(0, setup.checkers - elsewhere);
    return {
      points,
      bar,
      off,
      ...(reserve !== null || setup.startReserve > 0 ? { reserve: reserve ?? 0 } : {}),
      ...(pinned !== null || setup.contact === 'pin'
        ? { pinned: pinned?.toSorted((a, b) => b - a) ?? coveredPoints(setup, points, told[opponent(side)].points) }
        : {}),
      ...(mayHit !== null || setup.hitRequiresHomeChecker === 'ever'
        ? { mayHit: mayHit ?? hasComeHome({ points, off }) }
        : {}),
    };
  });
}

/** Own points, highest first, on which one checker lies under several of the other side. */
function coveredPoints({ direction }: Setup, own: readonly number[], other: readonly number[]): readonly number[] {
  return Array.from({ length: POINTS }, (_, index) => POINTS - index).filter(
    (point) => own[point - 1] === 1 && (other[pointAcross(direction, point) - 1] ?? 0) > 1,
  );
}
