/** What there is to win in a tournament, and who has won how much of it (T53, T60–T65). */

import type { Id } from '../../kernel/brands.js';
import type { FlightName } from '../bracket/node.js';
import { flightsOf } from '../format.js';
import { pairingsOf } from '../pairings.js';
import { countedEntries, playingEntries } from './counted.js';
import { prizePlaces } from './places.js';
import {
  type Amount,
  type Placed,
  type Prize,
  flightShares,
  placeWeights,
  poolOf,
  prizesOf,
  sharesByWeight,
} from './pool.js';
import type { Entry, OpenedTournament, SidePool } from '../state.js';

interface FlightPrizes {
  readonly flight: string;
  readonly amount: Amount;
  readonly weights: readonly number[];
  /** What each place gets as it stands, where each has one entrant; empty where it is not known yet how many are paid. */
  readonly places: readonly Prize[];
  /** Empty until the tournament is over. */
  readonly prizes: readonly Prize[];
}

interface FlightTerms {
  readonly flight: string;
  /** Percent of the pool. */
  readonly share: number;
  readonly weights: readonly number[];
}

interface SidePoolPrizes {
  readonly name: string;
  readonly amount: Amount;
  readonly prizes: readonly Prize[];
}

interface PrizeMoney {
  readonly pool: Amount;
  readonly flights: readonly FlightPrizes[];
  /** How the director has the pool divided: also flights that get nothing of it, or that no entrant has reached. */
  readonly terms: readonly FlightTerms[];
  readonly sidePools: readonly SidePoolPrizes[];
}

/** The pool with its flights and places; nothing where no prizes were set. In the smallest unit of the currency. */
export function prizeMoney(tournament: OpenedTournament): PrizeMoney {
  const { prizes } = tournament;
  if (prizes === null || isCancelled(tournament)) return { pool: 0, flights: [], terms: [], sidePools: [] };
  const pool = poolOf(countedEntries(tournament).length, prizes.entryFee, prizes.houseShare, prizes.added);
  const fields = entrantsByFlight(tournament);
  const isOver = tournament.status === 'finished';
  const shares = sharesOf(tournament, fields);
  const amounts = sharesByWeight(pool, [...shares.values()]);
  const weightsOf = (flight: string): readonly number[] =>
    prizes.weights?.[flight] ?? placeWeights(flight, fields.get(flight)?.size ?? 0);
  return {
    pool,
    flights: [...shares.keys()].map((flight, index) => {
      const amount = amounts[index] ?? 0;
      const weights = weightsOf(flight);
      const paid = isOver ? paidPlaces(tournament, flight) : [];
      const entrants = flight === 'main' && !isOver ? (fields.get(flight)?.size ?? 0) : 0;
      // T62: how many places are paid follows from the number of entrants, which of another flight is known only at the end.
      const isOpen = !isOver && entrants === 0 && flight !== 'last-chance' && prizes.weights?.[flight] === undefined;
      const alone = isOver ? oneAfterAnother(paid) : oneEach(entrants > 0 ? entrants : weights.length);
      return {
        flight,
        amount,
        weights,
        places: isOpen ? [] : prizesOf(amount, weights, alone),
        prizes: prizesOf(amount, weights, paid),
      };
    }),
    terms: termsOf(tournament).map(([flight, share]) => ({ flight, share, weights: weightsOf(flight) })),
    sidePools: prizes.sidePools.map((side) => sidePoolPrizes(tournament, side)),
  };
}

/** No fee is kept of a tournament that was never played. */
function isCancelled(tournament: OpenedTournament): boolean {
  return tournament.status === 'finished' && tournament.cancelled !== undefined;
}

/** So many places with one entrant each. */
function oneEach(count: number): readonly Placed[] {
  return Array.from({ length: count }, (_each, nth) => ({ entry: String(nth), place: nth + 1 }));
}

/** The same entrants with none on the place of another; the place of one who is disqualified stays free (T25). */
function oneAfterAnother(placed: readonly Placed[]): readonly Placed[] {
  let last = 0;
  return placed
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry, place }) => {
      last = Math.max(place, last + 1);
      return { entry, place: last };
    });
}

/** Percent of the pool by flight of the last stage, as it is set (T61). */
function termsOf(tournament: OpenedTournament): readonly (readonly [flight: string, share: number])[] {
  const flights = flightsToCome(tournament);
  const shares = tournament.prizes?.flights ?? flightShares(flights);
  return flights.map((flight) => [flight, shares[flight] ?? 0]);
}

/** The places of a flight; where all have left it, those who played share it, the disqualified only where there are no others (T25). */
function paidPlaces(tournament: OpenedTournament, flight: string): readonly Placed[] {
  const places = prizePlaces(tournament, flight);
  return places.length > 0 ? places : sharing(playingEntries(tournament));
}

/** T65: to the best of the list. Where none of them has a place, each gets their fee back. */
function sidePoolPrizes(tournament: OpenedTournament, { name, fee, entries: listed }: SidePool): SidePoolPrizes {
  const counted = countedEntries(tournament).filter(({ id }) => listed.includes(id));
  const amount = counted.length * fee;
  if (tournament.status !== 'finished') return { name, amount, prizes: [] };
  const placed = prizePlaces(tournament, 'main').filter(({ entry }) => listed.includes(entry));
  return { name, amount, prizes: prizesOf(amount, [1], placed.length > 0 ? placed : sharing(counted)) };
}

function sharing(entries: readonly Entry[]): readonly Placed[] {
  const welcome = entries.filter(({ status }) => status !== 'disqualified');
  return (welcome.length > 0 ? welcome : entries).map(({ id }) => ({ entry: id, place: 1 }));
}

/**
 * Percent of the pool by flight. A flight that the format does not have leaves its part to the others, so that the
 * whole pool is paid; at the end so does a flight that no entrant has reached.
 */
function sharesOf(
  tournament: OpenedTournament,
  fields: ReadonlyMap<string, ReadonlySet<Id>>,
): ReadonlyMap<string, number> {
  const { prizes, status } = tournament;
  const isOver = status === 'finished';
  const flights: readonly string[] = isOver
    ? [...fields.keys()].filter((flight) => prizePlaces(tournament, flight).length > 0)
    : flightsToCome(tournament);
  const set = Object.entries(prizes?.flights ?? flightShares(flights));
  const played = set.filter(([flight]) => flights.includes(flight));
  if (played.some(([, share]) => share > 0)) return new Map(played);
  return new Map(isOver ? [['main', 100]] : set);
}

/** The flights of the last stage of the format, also those that are not drawn yet. */
function flightsToCome({ format }: OpenedTournament): readonly FlightName[] {
  const flights = flightsOf(format);
  const last = flights.at(-1)?.stage;
  return flights.filter(({ stage }) => stage === last).map(({ flight }) => flight);
}

/** Who plays in each flight of the last stage; in the main flight all who play or have played in the tournament. */
function entrantsByFlight(tournament: OpenedTournament): ReadonlyMap<string, ReadonlySet<Id>> {
  const fields = new Map<FlightName, Set<Id>>([['main', new Set(playingEntries(tournament).map(({ id }) => id))]]);
  for (const { stage, flight, white, black } of pairingsOf(tournament)) {
    if (stage !== tournament.stages.length || flight === 'main') continue;
    const field = fields.get(flight) ?? new Set();
    fields.set(flight, field);
    for (const slot of [white, black]) if (slot !== null && slot !== 'bye') field.add(slot);
  }
  return fields;
}
