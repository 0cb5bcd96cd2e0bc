/** The best round by all the priorities that are sums over its pairs (T15): one matching where the numbers stay exact. */

import { largeRound } from './large-field.js';
import { type Edge, cheapestMatching } from './matching.js';
import { type Pair, packedEdges } from './packed-costs.js';
import { type Field, isFresh } from './field.js';
import { PRIORITIES, PRIORITIES_OF_FRESH_PAIRS, type Priority } from './priorities.js';

/** The pairs of a round, each with the better entrant first, the bye among them. */
export type Round = readonly Pair[];

/** From here on a single matching of everybody takes too long, and the round is made in steps. */
const MOST_SEATS_AT_ONCE = 128;

/** Everything that must not happen twice comes before everything else; what always fits into a number, first of all. */
const PRIORITIES_OF_REMATCHES = PRIORITIES.slice(0, PRIORITIES.indexOf('floats'));
const LEAST_PRIORITIES: readonly Priority[] = ['rematches', 'furtherByes'];

/** The best round of the field, with rematches and further byes only if there is none without. */
export function bestRound(field: Field): Round {
  const seats = Array.from({ length: field.seats }, (_, seat) => seat);
  return freshRound(field, seats) ?? roundWithRematches(field, seats);
}

/** Whether a round has neither a rematch nor one bye more than need be. */
export function isFreshRound(field: Field, round: Round): boolean {
  return round.every(([seat, other]) => isFresh(field, seat, other));
}

/** All fresh pairs with their costs as one number, or null if the field is too large for that. */
export function freshEdges(field: Field, seats: readonly number[]): readonly Edge[] | null {
  return packedEdges(
    field,
    pairsOf(seats, (seat, other) => isFresh(field, seat, other)),
    PRIORITIES_OF_FRESH_PAIRS,
  );
}

export function roundOf(edges: readonly Edge[]): Round {
  return edges.map(({ from, to }) => [from, to] as const);
}

function freshRound(field: Field, seats: readonly number[]): Round | null {
  const edges = seats.length > MOST_SEATS_AT_ONCE ? null : freshEdges(field, seats);
  if (edges === null) return largeRound(field, seats);
  const chosen = cheapestMatching(seats, edges);
  return chosen && roundOf(chosen);
}

/** In a field too large for one matching the rematches are settled first, and the others paired around them. */
function roundWithRematches(field: Field, seats: readonly number[]): Round {
  const everyPair = pairsOf(seats, () => true);
  const atOnce = seats.length > MOST_SEATS_AT_ONCE ? null : packedEdges(field, everyPair, PRIORITIES);
  if (atOnce !== null) return roundOf(cheapestMatching(seats, atOnce) ?? []);
  const repeated =
    packedEdges(field, everyPair, PRIORITIES_OF_REMATCHES) ?? packedEdges(field, everyPair, LEAST_PRIORITIES) ?? [];
  const settled = roundOf(cheapestMatching(seats, repeated) ?? []);
  const kept = settled.filter(([seat, other]) => other === field.bye || !isFresh(field, seat, other));
  const others = seats.filter((seat) => !kept.some((pair) => pair.includes(seat)));
  return [...kept, ...(freshRound(field, others) ?? settled.filter((pair) => !kept.includes(pair)))];
}

function pairsOf(seats: readonly number[], may: (seat: number, other: number) => boolean): readonly Pair[] {
  return seats.flatMap((seat, place) =>
    seats.slice(place + 1).flatMap((other) => (may(seat, other) ? [[seat, other] as const] : [])),
  );
}
