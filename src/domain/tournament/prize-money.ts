/** What there is to win in a tournament, and who has won how much of it (T53, T60–T65). */

import type { Id } from '../kernel/brands.js';
import type { FlightName } from './bracket/node.js';
import { pairingsOf } from './pairings.js';
import { prizePlaces } from './prize-places.js';
import { type Amount, type Prize, flightShares, placeWeights, poolOf, prizesOf, shared } from './prizes/pool.js';
import type { OpenedTournament } from './state.js';

export interface FlightPrizes {
  readonly flight: string;
  readonly amount: Amount;
  readonly weights: readonly number[];
  /** Empty until the tournament is over. */
  readonly prizes: readonly Prize[];
}

export interface SidePoolPrizes {
  readonly name: string;
  readonly amount: Amount;
  readonly prizes: readonly Prize[];
}

export interface PrizeMoney {
  readonly pool: Amount;
  readonly flights: readonly FlightPrizes[];
  readonly sidePools: readonly SidePoolPrizes[];
}

/** The pool with its flights and places; nothing where no prizes were set. In the smallest unit of the currency. */
export function prizeMoney(tournament: OpenedTournament): PrizeMoney {
  const { prizes, entries } = tournament;
  if (prizes === null) return { pool: 0, flights: [], sidePools: [] };
  const pool = poolOf(entries.length, prizes.entryFee, prizes.houseShare, prizes.added);
  const fields = entrantsByFlight(tournament);
  const isOver = tournament.status === 'finished';
  const shares = sharesOf(tournament, fields);
  const amounts = shared(pool, [...shares.values()]);
  return {
    pool,
    flights: [...shares.keys()].map((flight, index) => {
      const amount = amounts[index] ?? 0;
      const weights = prizes.weights?.[flight] ?? placeWeights(flight, fields.get(flight)?.size ?? 0);
      return {
        flight,
        amount,
        weights,
        prizes: isOver ? prizesOf(amount, weights, prizePlaces(tournament, flight)) : [],
      };
    }),
    sidePools: prizes.sidePools.map(({ name, fee, entries: listed }) => {
      const placed = isOver ? prizePlaces(tournament, 'main').filter(({ entry }) => listed.includes(entry)) : [];
      const amount = listed.length * fee;
      return { name, amount, prizes: prizesOf(amount, [1], placed) };
    }),
  };
}

/**
 * Percent of the pool by flight. A flight that was set but has nobody in it leaves its part to the others, so that the
 * whole pool is paid; at the end so does one that nobody has come to.
 */
function sharesOf(
  tournament: OpenedTournament,
  fields: ReadonlyMap<string, ReadonlySet<Id>>,
): ReadonlyMap<string, number> {
  const { prizes, stages, status } = tournament;
  const isOver = status === 'finished';
  const flights = [...fields.keys()].filter((flight) => !isOver || prizePlaces(tournament, flight).length > 0);
  const set = Object.entries(prizes?.flights ?? flightShares(flights));
  if (stages.length === 0) return new Map(set);
  const played = set.filter(([flight]) => (flight === 'main' && !isOver) || flights.includes(flight));
  if (played.some(([, share]) => share > 0)) return new Map(played);
  return new Map(isOver ? [['main', 100]] : set);
}

/** Who plays in each flight of the last stage. */
function entrantsByFlight(tournament: OpenedTournament): ReadonlyMap<string, ReadonlySet<Id>> {
  const fields = new Map<FlightName, Set<Id>>();
  for (const { stage, flight, white, black } of pairingsOf(tournament)) {
    if (stage !== tournament.stages.length) continue;
    const field = fields.get(flight) ?? new Set();
    fields.set(flight, field);
    for (const slot of [white, black]) if (slot !== null && slot !== 'bye') field.add(slot);
  }
  return fields;
}
