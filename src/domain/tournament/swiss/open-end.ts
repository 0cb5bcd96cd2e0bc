/**
 * No dead end before the last round if one can be avoided (T15): among the rounds without a rematch the best one after
 * which as many of the rounds to come as possible can be paired without a rematch too.
 */

import { type Round, freshEdges, isFreshRound, roundOf } from './best-round.js';
import {
  LookAhead,
  MOST_SEATS_SEARCHED,
  type Partners,
  type PartnersOfRound,
  afterRound,
  safeFor,
} from './look-ahead.js';
import type { Edge } from './matching.js';
import { roundsInOrder } from './rounds-in-order.js';
import { type Field, isFresh } from './field.js';

const LOOKS = ['not-needed', 'certain', 'searched', 'given-up'] as const;
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

/** Up to here every round can be looked at, the best first: 945 with ten seats. */
const SEATS_OF_ALL_ROUNDS = 10;
/** In larger fields so many. */
const PATIENCE = 150;

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

function search(question: Question, left: number): OpenEnd {
  const ahead = new LookAhead(question.seats.length);
  let look: Look = 'searched';
  for (let open = left; open > 0; open -= 1) {
    ahead.begin();
    // This round and the open ones have no pair in common: where there are not so many, nothing needs to be tried.
    if (ahead.outlook(question.partners, open + 1) === 'dead-end') continue;
    const found = openRound(question, ahead, open);
    if (found !== null) return { round: found.round, look: found.best ? look : 'given-up', open };
    look = 'given-up';
  }
  return { round: question.best, look, open: 0 };
}

/** A round that leaves so many open: the best one, or, when too many were looked at, one of those there are. */
function openRound(
  { seats, edges, partners }: Question,
  ahead: LookAhead,
  open: number,
): { round: Round; best: boolean } | null {
  const most = seats.length > SEATS_OF_ALL_ROUNDS ? PATIENCE : Infinity;
  let looked = 0;
  let certain = true;
  for (const candidate of roundsInOrder(seats, edges)) {
    const round = roundOf(candidate);
    const outlook = ahead.outlook(afterRound(partners, partnersIn(round)), open);
    if (outlook === 'open') return { round, best: certain };
    certain = certain && outlook === 'dead-end';
    looked += 1;
    if (looked === most) break;
  }
  ahead.begin();
  const some = ahead.firstRound(partners, open + 1);
  return some && { round: roundOf(edges.filter(({ from, to }) => some[from] === to)), best: false };
}

function partnersIn(round: Round): PartnersOfRound {
  const partners: number[] = [];
  for (const [seat, other] of round) [partners[seat], partners[other]] = [other, seat];
  return partners;
}

function mayStillMeet(field: Field, seat: number, other: number): boolean {
  return seat !== other && (seat < other ? isFresh(field, seat, other) : isFresh(field, other, seat));
}

function bitsOf(seats: readonly number[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}
