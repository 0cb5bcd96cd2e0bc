/** Where the checkers stand when a game begins (R7; variants.md section 2). */

import { bySide } from '../kernel/side.js';
import { POINTS } from './point.js';
import type { Checkers, Position } from './position.js';

export interface Setup {
  /** Checkers of each side. */
  readonly checkers: number;
  /** Own-view point → checkers there at the start, the same for both sides. */
  readonly start: Readonly<Record<number, number>>;
}

/** The position in which a game begins, each side in its own view. */
export function startPosition(setup: Setup): Position {
  const checkers: Checkers = {
    points: Array.from({ length: POINTS }, (_, index) => setup.start[index + 1] ?? 0),
    bar: 0,
    off: 0,
  };
  return bySide(() => checkers);
}
