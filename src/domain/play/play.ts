/** Moves and plays (R23, R100–R103): one checker advanced by one die, and all the moves made for one roll. */

import type { Die } from '../dice/roll.js';

/** One checker advanced by one die, in the mover's own view: `from` 1–24 or BAR (25), `to` 1–24 or OFF (0). */
export interface Move {
  readonly die: Die;
  readonly from: number;
  readonly to: number;
  readonly hit: boolean;
}

/** All moves made for one roll, in the order in which they were made; empty when nothing could be played. */
export type Play = readonly Move[];

/**
 * A requested move, from the mover's view: by one die or by several in a row (24/16). `die` binds it to
 * that die. `hit` is never checked, the board knows; it only tells which of two checkers on one point came first (R102).
 */
export interface RequestedMove {
  readonly from: number;
  readonly to: number;
  readonly die?: number | undefined;
  readonly hit?: boolean | undefined;
}
