/** The field of a Swiss round as the pairing looks at it (T15): who is in, in which order, in which score groups. */

import type { Id } from '../../kernel/brands.js';
import { shuffledOrder } from '../draw/lots.js';

const SWISS_STATUSES = ['in', 'withdrawn'] as const;
/** `withdrawn`: for whatever reason, not paired (T19, T25). */
type SwissStatus = (typeof SWISS_STATUSES)[number];

/** One entrant before a round. Who entered late has lost the rounds that were missed: no wins, no opponents. */
export interface SwissEntrant {
  readonly id: Id;
  /** Matches won, byes and forfeits included. */
  readonly wins: number;
  /** Place by the present standings, or by seed before the first round; 1 is the best. */
  readonly rank: number;
  /** Everybody met so far, in any order; who was met twice stands there twice. */
  readonly opponents: readonly Id[];
  readonly byes: number;
  readonly status: SwissStatus;
}

export const SWISS_DRAWS = ['random', 'seeded'] as const;
/** Round 1: by lot, or the top half against the bottom half. */
type SwissDraw = (typeof SWISS_DRAWS)[number];

export const GROUP_ORDERS = ['halves', 'random'] as const;
/** Later rounds: inside a group by the present tie-break, or by lot. */
type GroupOrder = (typeof GROUP_ORDERS)[number];

export interface SwissRound {
  /** From 1. */
  readonly round: number;
  /** How many rounds the event has. */
  readonly rounds: number;
  readonly entrants: readonly SwissEntrant[];
  readonly draw: SwissDraw;
  readonly inGroups: GroupOrder;
  /** Decides all that is left to lots. */
  readonly seed: string;
  /** Who are not to meet; as strong as having met. */
  readonly forbidden?: readonly (readonly [Id, Id])[];
}

/**
 * Those who are in, the best first, and what the priorities ask about two of them. Entrants go by their place in this
 * order, from 0; if their number is odd, the number after the last one is the bye.
 */
export interface Field {
  readonly entrants: readonly SwissEntrant[];
  /** Entrants and, if their number is odd, the bye: always even. */
  readonly seats: number;
  /** The seat that is the bye, or null. */
  readonly bye: number | null;
  /** For each entrant its score group, 0 being the highest. */
  readonly group: readonly number[];
  readonly groups: readonly ScoreGroup[];
  /** For each entrant its place inside its group in the order by which halves are made, from 0. */
  readonly position: readonly number[];
  /** Byes that those who had fewest have had. */
  readonly fewestByes: number;
  /** How often two seats have met, the bye included. */
  readonly met: (seat: number, other: number) => number;
  /** Whether two are not to meet; that counts as one meeting more in `met`. */
  readonly isForbidden: (seat: number, other: number) => boolean;
}

interface ScoreGroup {
  readonly wins: number;
  /** The place of its best entrant in the order. */
  readonly first: number;
  readonly size: number;
}

/** The field of a round. The order of the list does not matter: entrants are sorted, those left equal by their ids. */
export function fieldOf(round: SwissRound): Field {
  const entrants = inOrder(round);
  const groups = scoreGroups(entrants);
  const bye = entrants.length % 2 === 1 ? entrants.length : null;
  const forbidden = forbiddenSeats(entrants, round.forbidden ?? []);
  return {
    entrants,
    seats: entrants.length + (bye === null ? 0 : 1),
    bye,
    group: groups.flatMap(({ size }, index) => Array.from({ length: size }, () => index)),
    groups,
    position: groups.flatMap((group) => positions(group, round)),
    fewestByes: Math.min(...entrants.map(({ byes }) => byes)),
    met: meetings(entrants, bye, forbidden),
    isForbidden: (seat, other) => forbidden.has(pairOf(seat, other)),
  };
}

/** Whether two seats may be paired without a rematch and without one bye more than need be. */
export function isFresh(field: Field, seat: number, other: number): boolean {
  if (other === field.bye) return field.met(seat, other) === field.fewestByes;
  return field.met(seat, other) === 0;
}

function inOrder({ round, entrants, draw, seed }: SwissRound): readonly SwissEntrant[] {
  const present = entrants.filter(({ status }) => status === 'in').sort(byId);
  if (round === 1 && draw === 'random') return shuffledOrder(seed, present);
  return present.sort((one, other) => other.wins - one.wins || one.rank - other.rank);
}

/** By code units, which no setting of a machine changes. */
function byId({ id: one }: SwissEntrant, { id: other }: SwissEntrant): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function scoreGroups(entrants: readonly SwissEntrant[]): readonly ScoreGroup[] {
  const groups: ScoreGroup[] = [];
  entrants.forEach(({ wins }, place) => {
    const last = groups.at(-1);
    if (last?.wins === wins) groups[groups.length - 1] = { ...last, size: last.size + 1 };
    else groups.push({ wins, first: place, size: 1 });
  });
  return groups;
}

function positions({ wins, size }: ScoreGroup, { round, inGroups, seed }: SwissRound): readonly number[] {
  const places = Array.from({ length: size }, (_, place) => place);
  return inGroups === 'random' && round > 1 ? shuffledOrder(`${seed}/${wins}`, places) : places;
}

/** The pairs that are not to be, of those who are in. */
function forbiddenSeats(
  entrants: readonly SwissEntrant[],
  pairs: NonNullable<SwissRound['forbidden']>,
): ReadonlySet<string> {
  const seatOf = new Map(entrants.map(({ id }, seat) => [id, seat]));
  return new Set(
    pairs.flatMap(([one, other]) => {
      const [seat, partner] = [seatOf.get(one), seatOf.get(other)];
      return seat === undefined || partner === undefined ? [] : [pairOf(seat, partner)];
    }),
  );
}

function pairOf(seat: number, other: number): string {
  return `${Math.min(seat, other)}-${Math.max(seat, other)}`;
}

function meetings(entrants: readonly SwissEntrant[], bye: number | null, forbidden: ReadonlySet<string>): Field['met'] {
  const seats = entrants.length + 1;
  const seatOf = new Map(entrants.map(({ id }, seat) => [id, seat]));
  const counts = new Uint16Array(seats * seats);
  entrants.forEach(({ opponents, byes }, seat) => {
    for (const opponent of opponents) {
      const other = seatOf.get(opponent);
      if (other !== undefined) counts[seat * seats + other] = (counts[seat * seats + other] ?? 0) + 1;
    }
    if (bye !== null) counts[seat * seats + bye] = byes;
  });
  for (const pair of forbidden) {
    const [seat = 0, other = 0] = pair.split('-').map(Number);
    counts[seat * seats + other] = (counts[seat * seats + other] ?? 0) + 1;
  }
  return (seat, other) => counts[seat < other ? seat * seats + other : other * seats + seat] ?? 0;
}
