/**
 * The two ways in which two players play games in a row (R71, R79): to a number of points, or for a stake until they
 * stop. All else is the same contest: games one after another, a score, results without moves, take-backs.
 */

export const FORMAT_KINDS = ['points', 'money'] as const;

/** A match to N points. */
export interface PointsFormat {
  readonly kind: 'points';
  /** Points to win (R77). */
  readonly length: number;
}

/** A money session: games until it is closed. */
export interface MoneyFormat {
  readonly kind: 'money';
  /** What one point is worth, in the smallest unit of the currency. */
  readonly stake: number;
  /** ISO 4217, or null where nobody named one. */
  readonly currency: string | null;
}

export type Format = PointsFormat | MoneyFormat;

/** The length of a match as notations write it: 0 for a money session. */
export function writtenLength(format: Format): number {
  return format.kind === 'points' ? format.length : 0;
}
