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

/** Whether more of the penalties count than did before. */
export function countMore(before: readonly PenaltyPoints[] = [], after: readonly PenaltyPoints[]): boolean {
  const counting = (list: readonly PenaltyPoints[]): number =>
    list.filter(({ cancelled }) => cancelled === null).length;
  return counting(after) > counting(before);
}
