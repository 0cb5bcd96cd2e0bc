/**
 * How far points and money can be counted: whatever is won, and what it comes to in the smallest unit of a currency, stays
 * an exact number (R53, C43). No table comes near it; a slip of the pen does, and is refused instead of rounded.
 */

import { LARGEST_CUBE } from './cube.js';

/** The highest stake of a money session, in the smallest unit of the currency. */
export const LARGEST_STAKE = 1_000_000_000;

/** What a game is worth at most for each unit of its cube: every checker of a set (V23); a backgammon is three (R51). */
export const MOST_PER_CUBE = 15;

/** The points that can change hands in all at this stake. */
export function countablePoints(stake: number): number {
  return Math.floor(Number.MAX_SAFE_INTEGER / Math.max(1, stake));
}

/** The largest value of a cube with which a game is worth no more than these points; 0 where it is none. */
export function largestCubeFor(points: number): number {
  let value = LARGEST_CUBE;
  while (value >= 1 && value * MOST_PER_CUBE > points) value /= 2;
  return value < 1 ? 0 : value;
}
