/**
 * No dead end before the last round if one can be avoided (T15): among the rounds without a rematch the best one after
 * which as many of the rounds to come as possible can be paired without a rematch too.
 */

import { type Round, freshEdges, isFreshRound, roundOf } from './best-round.js';
import { MOST_SEATS_SEARCHED, type Partners, afterRound, outlook, roundsAhead, safeFor } from './look-ahead.js';
import type { Edge } from './matching.js';
import { roundsInOrder } from './rounds-in-order.js';
import { type Field, isFresh } from './swiss-field.js';

export const LOOKS = ['not-needed', 'certain', 'searched', 'given-up'] as const;
/**
 * How it is known that the rounds to come stay open: there are none, or this round has rematches already; by Dirac's
 * theorem; by a search; or not at all, because the field is too large or the search too long.
 */
export type Look = (typeof LOOKS)[number];

export interface OpenEnd {
  readonly round: Round;
  readonly look: Look;
  /** How many of the rounds to come can be paired without a rematch and without a further bye, as the field stands. */
  readonly open: number;
}

/** How many rounds are looked at one after another; every round of 10 seats is among them. */
const PATIENCE = 1000;

/** The best round after which as many of the rounds `left` as possible stay open, given the best round of all. */
export function openEnd(field: Field, best: Round, left: number): OpenEnd {
  if (left === 0 || !isFreshRound(field, best)) return { round: best, look: 'not-needed', open: 0 };
  const seats = Array.from({ length: field.seats }, (_, seat) => seat);
  const partners = seats.map((seat) => seats.filter((other) => mayStillMeet(field, seat, other)));
  const fewest = Math.min(...partners.map(({ length }) => length));
  if (safeFor(left, field.seats, fewest - 1)) return { round: best, look: 'certain', open: left };
  const edges = field.seats > MOST_SEATS_SEARCHED ? null : freshEdges(field, seats);
  if (edges === null) return { round: best, look: 'given-up', open: 0 };
  return search({ best, seats, edges, partners: partners.map(bitsOf) }, left);
}

interface Question {
  readonly best: Round;
  readonly seats: readonly number[];
  readonly edges: readonly Edge[];
  readonly partners: Partners;
}

function search({ best, seats, edges, partners }: Question, left: number): OpenEnd {
  for (let open = left; open > 0; open -= 1) {
    // This round and the open ones have no pair in common: where there are not so many, nothing needs to be tried.
    if (outlook(partners, open + 1) === 'dead-end') continue;
    const found = firstOpen(roundsInOrder(seats, edges), partners, open);
    if (found !== null) return { round: found, look: 'searched', open };
    const ahead = roundsAhead(partners, open + 1);
    if (ahead !== null) return { round: cheapestOf(ahead, edges), look: 'given-up', open };
  }
  return { round: best, look: 'searched', open: 0 };
}

function firstOpen(candidates: Iterable<readonly Edge[]>, partners: Partners, open: number): Round | null {
  let looked = 0;
  for (const candidate of candidates) {
    const round = roundOf(candidate);
    if (outlook(afterRound(partners, partnersIn(round)), open) === 'open') return round;
    looked += 1;
    if (looked === PATIENCE) return null;
  }
  return null;
}

function cheapestOf(rounds: readonly (readonly number[])[], edges: readonly Edge[]): Round {
  const choices = rounds.map((round) => edges.filter(({ from, to }) => round[from] === to));
  const costs = choices.map((choice) => choice.reduce((sum, { cost }) => sum + cost, 0));
  return roundOf(choices[costs.indexOf(Math.min(...costs))] ?? []);
}

function mayStillMeet(field: Field, seat: number, other: number): boolean {
  return seat !== other && isFresh(field, Math.min(seat, other), Math.max(seat, other));
}

function bitsOf(seats: readonly number[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}

function partnersIn(round: Round): readonly number[] {
  const partners: number[] = [];
  for (const [seat, other] of round) [partners[seat], partners[other]] = [other, seat];
  return partners;
}
