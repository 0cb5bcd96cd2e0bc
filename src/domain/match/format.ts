/**
 * The two ways in which two players play games in a row (R71, R79): to a number of points, or for a stake until they
 * stop. All else is the same contest: games one after another, a score, results without moves, take-backs.
 */

import { LARGEST_STAKE } from '../cube/countable.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';

/** R77 */
export const MAX_MATCH_LENGTH = 99;

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
  /** ISO 4217, or null where none is given. */
  readonly currency: string | null;
}

export type Format = PointsFormat | MoneyFormat;

/** A format as requested. */
export interface AskedFormat {
  readonly kind: Format['kind'];
  readonly length?: number | undefined;
  readonly stake?: number | undefined;
  readonly currency?: string | undefined;
}

/** R53, section 20: one smallest unit a point where no stake is named. */
const DEFAULT_STAKE = 1;

/** The format that was asked for, or what of it belongs to the other one or cannot be (R77, section 20). */
export function formatFrom({ kind, length, stake, currency }: AskedFormat): Result<Format, Violation> {
  if (kind === 'money') {
    if (length !== undefined) return refused(fault('length', 'points-only'));
    const worth = stake ?? DEFAULT_STAKE;
    if (!Number.isInteger(worth) || worth < 0 || worth > LARGEST_STAKE) return refused(fault('stake', 'stake'));
    return accepted({ kind, stake: worth, currency: currency ?? null });
  }
  if (stake !== undefined) return refused(fault('stake', 'money-only'));
  if (currency !== undefined) return refused(fault('currency', 'money-only'));
  const fits = length !== undefined && Number.isInteger(length) && length >= 1 && length <= MAX_MATCH_LENGTH;
  return fits ? accepted({ kind, length }) : refused(fault('length', 'match-length'));
}

function fault(key: string, reason: string): Violation {
  return violation('config.invalid', { keys: [key], reasons: [reason] });
}

/** The length of a match as notations write it: 0 for a money session. */
export function writtenLength(format: Format): number {
  return format.kind === 'points' ? format.length : 0;
}
