/**
 * Places on the board, numbered from the owner's own view (R2): 24 down to 1, the bar is 25, off is 0. Checkers that
 * have not come into play yet are in the reserve (variants.md sections 1 and 5).
 */

export const RESERVE = 26;
export const BAR = 25;
export const OFF = 0;
export const POINTS = 24;
/** The last point of a side's home board (R2). */
export const HOME_BOARD = 6;

/** Which way round the two sides run: towards each other, or the same way from opposite corners (V60). */
export type Direction = 'opposite' | 'parallel';

/** The same point from the other side's view (R2): 25 − p. */
export function mirrorPoint(point: number): number {
  return 25 - point;
}

/** The same point from the other side's view where both sides run the same way (V60): half a round further. */
export function oppositePoint(point: number): number {
  return point > POINTS / 2 ? point - POINTS / 2 : point + POINTS / 2;
}

/** The same point from the other side's view. */
export function pointAcross(direction: Direction, point: number): number {
  return direction === 'opposite' ? mirrorPoint(point) : oppositePoint(point);
}
