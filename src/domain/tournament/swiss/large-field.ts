/**
 * A round of fresh pairs in a large field (T15), made in steps of which each is small: who has the bye, who leaves their own
 * score group, and then each group by itself. The priorities of the steps stand in this order anyway; only between equally good
 * choices of floaters the later steps are not asked.
 *
 * Who floats is decided among the last of each group. The others of a group are so many that they can be paired among themselves
 * whatever has been played: each has at least half of them left (Dirac).
 */

import { safeFor } from './look-ahead.js';
import { type Edge, cheapestMatching } from './matching.js';
import { type Pair, packedEdges } from './packed-costs.js';
import { type Field, isFresh } from './field.js';
import { COSTS, type Priority, gap } from './priorities.js';

/** As many of a group are looked at for floating, or one more. */
const LAST_OF_A_GROUP = 24;

/** Larger groups are paired among partners that are at most so many half places from the ones that the halves give. */
const SMALL_GROUP = 96;
const NEAR = 32;

const FLOATING: readonly Priority[] = ['floats', 'floaterHeight'];
const INSIDE: readonly Priority[] = ['sameHalf', 'offset'];

/** The round, or null if the seats cannot be paired with only fresh pairs. */
export function largeRound(field: Field, seats: readonly number[]): readonly Pair[] | null {
  const bye = field.bye !== null && seats.includes(field.bye) ? byePair(field, seats, field.bye) : [];
  if (bye === null) return null;
  const rest = seats.filter((seat) => !bye.some((pair) => pair.includes(seat)));
  const brackets = bracketsOf(field, rest);
  if (brackets === null) return null;
  const rounds = brackets.map((bracket) => bracketRound(field, bracket));
  return rounds.some((round) => round === null) ? null : [...bye, ...rounds.flatMap((round) => round ?? [])];
}

/** The lowest-ranked entrant who may have the bye and without whom the others can be paired. */
function byePair(field: Field, seats: readonly number[], bye: number): readonly Pair[] | null {
  for (const seat of seats.toReversed()) {
    if (seat === bye || !isFresh(field, seat, bye)) continue;
    const others = seats.filter((other) => other !== seat && other !== bye);
    if (canBePaired(field, others)) return [[seat, bye]];
  }
  return null;
}

function canBePaired(field: Field, seats: readonly number[]): boolean {
  return (
    safeFor(1, seats.length, fewestPartners(field, seats)) || cheapestMatching(seats, edges(field, seats, [])) !== null
  );
}

/** The seats of each score group with those who come down to it and without those who go down from it. */
function bracketsOf(field: Field, seats: readonly number[]): readonly (readonly number[])[] | null {
  const groups = field.groups.map((_, group) => seats.filter((seat) => field.group[seat] === group));
  const last = groups.flatMap((group) => lastOf(field, group));
  const floating =
    cheapestMatching(last, edges(field, last, FLOATING)) ?? cheapestMatching(seats, edges(field, seats, FLOATING));
  if (floating === null) return null;
  const bracketOf = new Map(seats.map((seat) => [seat, field.group[seat] ?? 0]));
  for (const { from, to } of floating) if (gap(field, from, to) > 0) bracketOf.set(from, field.group[to] ?? 0);
  return groups.map((_, bracket) => seats.filter((seat) => bracketOf.get(seat) === bracket));
}

/** So many of the last that the others are even in number and can be paired among themselves; if need be, all. */
function lastOf(field: Field, group: readonly number[]): readonly number[] {
  const count = LAST_OF_A_GROUP + ((group.length - LAST_OF_A_GROUP) % 2);
  if (count >= group.length) return group;
  const others = group.slice(0, -count);
  return safeFor(1, others.length, fewestPartners(field, others)) ? group.slice(-count) : group;
}

function bracketRound(field: Field, bracket: readonly number[]): readonly Pair[] | null {
  const near = bracket.length > SMALL_GROUP ? edges(field, bracket, INSIDE, NEAR) : null;
  const chosen = (near && cheapestMatching(bracket, near)) ?? cheapestMatching(bracket, edges(field, bracket, INSIDE));
  return chosen?.map(({ from, to }) => [from, to] as const) ?? null;
}

/** The fresh pairs with their costs; `near`: only those whose offset is not larger. */
function edges(
  field: Field,
  seats: readonly number[],
  priorities: readonly Priority[],
  near = Infinity,
): readonly Edge[] {
  const pairs: Pair[] = [];
  seats.forEach((seat, place) => {
    for (const other of seats.slice(place + 1)) {
      if (isFresh(field, seat, other) && COSTS.offset(field, seat, other) <= near) pairs.push([seat, other]);
    }
  });
  return packedEdges(field, pairs, priorities) ?? [];
}

function fewestPartners(field: Field, seats: readonly number[]): number {
  return seats.reduce((fewest, seat) => {
    const partners = seats.filter((other) => other !== seat && isFresh(field, seat, other));
    return Math.min(fewest, partners.length);
  }, Infinity);
}
