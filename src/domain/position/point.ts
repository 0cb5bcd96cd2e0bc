/** Places on the board, numbered from the owner's own view (R2): 24 down to 1, the bar is 25, off is 0. */

export const BAR = 25;
export const OFF = 0;
export const POINTS = 24;

/** The same point from the other side's view (R2): 25 − p. */
export function mirrorPoint(point: number): number {
  return 25 - point;
}
