/** Where the checkers stand when a game begins (R7; variants.md section 2). */

import { bySide } from '../kernel/side.js';
import { type Direction, HOME_BOARD, POINTS } from './point.js';
import type { Checkers, Position } from './position.js';

/** What a variant lays down about places and about the checkers at the start. */
export interface Setup {
  /** Checkers of each side. */
  readonly checkers: number;
  /** Own-view point → checkers there at the start, the same for both sides. */
  readonly start: Readonly<Record<number, number>>;
  /** Checkers of each side that begin on the bar (V10). */
  readonly startBar: number;
  /** Checkers of each side that begin in the reserve (V20). */
  readonly startReserve: number;
  /** V60 */
  readonly direction: Direction;
  /** What landing on a lone checker of the other side does: sends it to the bar (R26), pins it (V50), or is not possible. */
  readonly contact: 'hit' | 'pin' | 'none';
  /** V11: whether hitting needs a checker that has been (`ever`) or is (`current`) in its side's home board or off. */
  readonly hitRequiresHomeChecker: false | 'ever' | 'current';
}

/** The position in which a game begins, each side in its own view. */
export function startPosition(setup: Setup): Position {
  const points = Array.from({ length: POINTS }, (_, index) => setup.start[index + 1] ?? 0);
  const checkers: Checkers = {
    points,
    bar: setup.startBar,
    off: 0,
    ...(setup.startReserve > 0 ? { reserve: setup.startReserve } : {}),
    ...(setup.contact === 'pin' ? { pinned: [] } : {}),
    ...(setup.hitRequiresHomeChecker === 'ever' ? { mayHit: hasComeHome({ points, off: 0 }) } : {}),
  };
  return bySide(() => checkers);
}

/** Whether a checker stands in its side's home board or is off (V11). */
export function hasComeHome({ points, off }: Pick<Checkers, 'points' | 'off'>): boolean {
  return off > 0 || points.slice(0, HOME_BOARD).some((count) => count > 0);
}
