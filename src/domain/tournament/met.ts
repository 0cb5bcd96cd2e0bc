/** A pairing of a tournament, and how one between two known entrants stands. */

import type { Id } from '../kernel/brands.js';
import type { BySide, Side } from '../kernel/side.js';
import type { FlightName } from './bracket/node.js';
import type { Entry, OpenedTournament, Outcome, PairWhy } from './state.js';

/** A place in a pairing: an entry, `bye`, or null as long as nobody is known. */
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
  /** `waiting`: somebody is missing. `finished`: it is decided, also by a bye or a walkover. */
  readonly status: 'waiting' | 'ready' | 'playing' | 'finished';
  readonly outcome: Outcome | null;
  /** Who went on from here; null where nobody did or it is open. */
  readonly winner: Id | null;
  /** Decided without an outcome: nobody came against the winner, or one is out (T7, T19, T24). */
  readonly walkover: boolean;
  /** T19: it does not count, because one of them left before half of the matches. */
  readonly annulled: boolean;
  readonly why: PairWhy | null;
}

/** Entrants who will play no more (T19, T25), with the order in which they left. */
export function entriesOut(entries: readonly Entry[]): ReadonlyMap<Id, number> {
  return new Map(entries.flatMap(({ id, left }) => (left === null ? [] : [[id, left] as const])));
}

export function isOut({ left }: Entry): boolean {
  return left !== null;
}

/** An outcome counts only between those whom it is about. */
export function outcomeBetween(tournament: OpenedTournament, key: string, white: Slot, black: Slot): Outcome | null {
  const outcome = tournament.outcomes[key];
  return outcome !== undefined && outcome.players.white === white && outcome.players.black === black ? outcome : null;
}

/** How a pairing of two known entrants stands. */
export function met(
  tournament: OpenedTournament,
  place: PairingPlace,
  players: BySide<Id>,
  out: ReadonlyMap<Id, number>,
  why: PairWhy | null,
): Pairing {
  const outcome = outcomeBetween(tournament, place.key, players.white, players.black);
  const common = { ...place, ...players, outcome, annulled: false, why };
  if (outcome !== null) {
    return {
      ...common,
      status: 'finished',
      winner: outcome.winner === null ? null : players[outcome.winner],
      walkover: false,
    };
  }
  const [first, second] = [out.get(players.white) ?? null, out.get(players.black) ?? null];
  if (first !== null || second !== null) {
    // Whoever leaves later had won by then already, so that what was played since stands.
    const winner = (first ?? Infinity) > (second ?? Infinity) ? players.white : players.black;
    return { ...common, status: 'finished', winner, walkover: true };
  }
  const status = hasBegun(tournament, place.key) ? 'playing' : 'ready';
  return { ...common, status, winner: null, walkover: false };
}

const BEGUN = new WeakMap<readonly string[], ReadonlySet<string>>();

function hasBegun({ begun }: OpenedTournament, key: string): boolean {
  const known = BEGUN.get(begun) ?? new Set(begun);
  BEGUN.set(begun, known);
  return known.has(key);
}

/** The side on which an entry sits, or null. */
export function sideOf(pairing: BySide<Slot>, entry: Id): Side | null {
  return pairing.white === entry ? 'white' : pairing.black === entry ? 'black' : null;
}
