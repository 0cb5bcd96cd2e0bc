/** A pairing of a tournament, and how one between two known entrants stands. */

import type { Id } from '../kernel/brands.js';
import { pointsGiven } from '../kernel/penalty-points.js';
import type { BySide, Side } from '../kernel/side.js';
import type { FlightName } from './bracket/node.js';
import type { Entry, OpenedTournament, Outcome, PairWhy } from './state.js';

/** A place in a pairing: an entry, `bye`, or null while no entrant is known. */
export type Slot = Id | null;

/** A pairing by its name inside the tournament: the stage, and the place in it. */
export interface PairingPlace {
  readonly key: string;
  /** From 1. */
  readonly stage: number;
  readonly flight: FlightName;
  /** The part of a flight, where it has parts: lower bracket, grand final, a group. */
  readonly part: string | null;
  readonly round: number;
  readonly position: number;
  readonly length: number;
}

export interface Pairing extends PairingPlace, BySide<Slot> {
  /** `waiting`: an entrant is missing. `finished`: it is decided, also by a bye or a walkover. */
  readonly status: 'waiting' | 'ready' | 'playing' | 'finished';
  readonly outcome: Outcome | null;
  /** The entrant who advanced from here; null where neither did or it is open. */
  readonly winner: Id | null;
  /** Decided without an outcome: the winner has no opponent, or one of the two is out (T7, T19, T24). */
  readonly walkover: boolean;
  /** T19: it does not count, because one of them left; which results that annuls is a rule of the tournament. */
  readonly annulled: boolean;
  readonly why: PairWhy | null;
  /** What a bye counts in the standings, in wins; absent where it counts as one, and where it is none. */
  readonly byePoints?: number;
  /** How many boards a match of two teams has; absent elsewhere. */
  readonly boards?: number;
  /** Which board of a team match it is, from 1; absent elsewhere. */
  readonly board?: number;
  /** A board that was not needed: the team match was decided before it began. */
  readonly notPlayed?: true;
}

/** What decides who meets whom, and how it stands between them. */
export interface Course {
  readonly entrants: OpenedTournament['entrants'];
  /** Those of team matches among them, which follow from their boards. */
  readonly outcomes: OpenedTournament['outcomes'];
  /** The pairings whose matches have begun. */
  readonly begun: ReadonlySet<string>;
  /** Entrants who will play no more (T19, T25), with the order in which they left. */
  readonly out: ReadonlyMap<Id, number>;
  /** Of them those who have withdrawn: what a disqualified entrant has played stands (T25). */
  readonly withdrawn: readonly Id[];
}

/** Entrants who will play no more (T19, T25), with the order in which they left. */
export function entriesOut(entries: readonly Entry[]): ReadonlyMap<Id, number> {
  return new Map(entries.flatMap(({ id, left }) => (left === null ? [] : [[id, left] as const])));
}

export function isOut({ left }: Entry): boolean {
  return left !== null;
}

/** An outcome counts only between those whom it is about. */
function outcomeBetween({ outcomes }: Course, key: string, white: Slot, black: Slot): Outcome | null {
  const outcome = outcomes[key];
  return outcome !== undefined && outcome.players.white === white && outcome.players.black === black ? outcome : null;
}

/** How a pairing of two known entrants stands. */
export function pairingBetween(course: Course, place: PairingPlace, players: BySide<Id>, why: PairWhy | null): Pairing {
  const { white, black } = players;
  const outcome = outcomeBetween(course, place.key, white, black);
  if (outcome !== null) {
    const winner = outcome.winner === null ? null : players[outcome.winner];
    return pairingAt(place, { white, black, status: 'finished', outcome, winner, walkover: false, why });
  }
  const [first, second] = [course.out.get(white) ?? null, course.out.get(black) ?? null];
  if (first !== null || second !== null) {
    // An entrant who leaves later had already won by then, so everything played since stands.
    const winner = (first ?? Infinity) > (second ?? Infinity) ? white : black;
    return pairingAt(place, { white, black, status: 'finished', outcome, winner, walkover: true, why });
  }
  const status = course.begun.has(place.key) ? 'playing' : 'ready';
  return pairingAt(place, { white, black, status, outcome, winner: null, walkover: false, why });
}

/** A pairing that counts, written out field by field: thousands are made for one result, and spreading is ten times slower. */
export function pairingAt(
  { key, stage, flight, part, round, position, length }: PairingPlace,
  {
    white,
    black,
    status,
    outcome,
    winner,
    walkover,
    why,
  }: Omit<Pairing, keyof PairingPlace | 'annulled' | 'byePoints' | 'boards' | 'board' | 'notPlayed'>,
): Pairing {
  return {
    key,
    stage,
    flight,
    part,
    round,
    position,
    length,
    white,
    black,
    status,
    outcome,
    winner,
    walkover,
    annulled: false,
    why,
  };
}

/** Whether two teams have drawn; where neither came, that is none. */
export function isDrawn(outcome: Outcome | null): boolean {
  return outcome !== null && outcome.winner === null && outcome.by !== 'no-show';
}

/** Whether two players have met for it: what was forfeited, or given up, was not played. */
export function isWonOnBoard({ by }: Pick<Outcome, 'by'>): boolean {
  return by !== 'forfeit' && by !== 'no-show';
}

/** The penalty points in the match of a pairing that count for a side (T22). */
export function penaltyPoints({ penalties }: Pick<OpenedTournament, 'penalties'>, key: string, side: Side): number {
  return pointsGiven(penalties[key] ?? [], side);
}

/** The side on which an entry sits, or null. */
export function sideOf(pairing: BySide<Slot>, entry: Id): Side | null {
  return pairing.white === entry ? 'white' : pairing.black === entry ? 'black' : null;
}

/** T41: the result that one of the two reported and the other denied, while the pairing waits for another; else null. */
export function deniedResult(
  { disputed }: Pick<OpenedTournament, 'disputed'>,
  { key, white, black, status, outcome }: Pairing,
): Outcome | null {
  const denied = disputed?.[key];
  if (denied === undefined || outcome !== null || status === 'finished') return null;
  return denied.players.white === white && denied.players.black === black ? denied : null;
}
