import type { Side } from './side.js';

/** Points that a side was given and has not won (T20–T23, T35). */
export interface PenaltyPoints {
  /** Who gets the points. */
  readonly to: Side;
  readonly points: number;
  /** Why they were cancelled; null: they count. */
  readonly cancelled: string | null;
}

/** The penalty points that count for a side (T22). */
export function pointsGiven(penalties: readonly PenaltyPoints[], side: Side): number {
  return penalties
    .filter(({ to, cancelled }) => to === side && cancelled === null)
    .reduce((sum, { points }) => sum + points, 0);
}
