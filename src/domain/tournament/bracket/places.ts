/**
 * Who stands where in a bracket before the first round: seeding (T6) and byes (T7).
 * Places are counted from the top; two neighbours meet, and null is a bye.
 */

import type { Id } from '../../kernel/brands.js';
import { type Violation, violation } from '../../kernel/violation.js';

const FEWEST_IN_BRACKET = 2;
const MOST_IN_BRACKET = 1_024;

/** An entrant as the seeding sees one. */
interface Seedable {
  readonly entrant: Id;
  /** The place in the seeding that the director gave, from 1; null: by rating. */
  readonly seed: number | null;
  readonly rating: number;
  readonly experience: number;
  /** Between equals, the smaller goes first. */
  readonly lot: number;
}

/**
 * The entrants from the best down: those whom the director seeded, then by rating and experience (T6), and equals
 * by lot.
 */
export function seeding(entrants: readonly Seedable[]): readonly Id[] {
  return entrants
    .toSorted(
      (one, other) =>
        (one.seed ?? Infinity) - (other.seed ?? Infinity) ||
        other.rating - one.rating ||
        other.experience - one.experience ||
        one.lot - other.lot,
    )
    .map(({ entrant }) => entrant);
}

/** The smallest power of two that has a place for everybody (T7). */
export function bracketSize(entrants: number): number {
  let size = 1;
  while (size < entrants) size *= 2;
  return size;
}

/** Which seed stands on which place, S(size): the best two can meet in the final only, the best four in semifinals (T6). */
export function seedOrder(size: number): readonly number[] {
  let order: readonly number[] = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/** Those that come first here, in the seeding's order, on their places; the best get the byes, none meets another (T7). */
export function seededPlaces<Item>(inOrder: readonly Item[]): readonly (Item | null)[] {
  return seedOrder(bracketSize(inOrder.length)).map((seed) => inOrder[seed - 1] ?? null);
}

/** Why these cannot be drawn into a bracket, or null. */
export function bracketFault(entrants: readonly Id[]): Violation | null {
  const count = entrants.length;
  if (count < FEWEST_IN_BRACKET) {
    return violation('tournament.too-few-entrants', { entrants: count, needed: FEWEST_IN_BRACKET });
  }
  return count > MOST_IN_BRACKET ? violation('tournament.full', { most: MOST_IN_BRACKET }) : null;
}
