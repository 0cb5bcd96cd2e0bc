import { type OpenedTournament, type Pairing, pairingsOf } from '../../../domain/index.js';
import type { BracketDto } from '../dto/tables.dto.js';
import { type Names, PairingViews, flightId } from './tournament.mapper.js';

/** A flight with whatever its pairings are shown as, by round. */
interface GroupedFlight<Shown> {
  readonly id: string;
  readonly name: string;
  readonly stage: number;
  readonly rounds: readonly { readonly round: number; readonly pairings: readonly Shown[] }[];
}

/** Flights with their rounds and these with their pairings; without a flight all of them. */
export function bracketView(state: OpenedTournament, names: Names, wanted: string | undefined): BracketDto {
  const views = new PairingViews(state, names);
  const flights = byFlight(state, (pairing) => views.view(pairing));
  return {
    flights: flights
      .filter(({ id }) => wanted === undefined || id === wanted)
      .map(({ id, stage, rounds }) => ({ id, name: id, stage, rounds })),
  };
}

/** All pairings by flight and round. */
export function byFlight<Shown>(
  state: OpenedTournament,
  shown: (pairing: Pairing) => Shown,
): readonly GroupedFlight<Shown>[] {
  const flights = new Map<string, { id: string; name: string; stage: number; rounds: Map<number, Shown[]> }>();
  for (const pairing of pairingsOf(state)) {
    if (pairing.board !== undefined) continue;
    const { flight: name, stage, round } = pairing;
    const id = flightId(pairing);
    const flight = flights.get(id) ?? { id, name, stage, rounds: new Map<number, Shown[]>() };
    flights.set(id, flight);
    const inRound = flight.rounds.get(round);
    if (inRound === undefined) flight.rounds.set(round, [shown(pairing)]);
    else inRound.push(shown(pairing));
  }
  return [...flights.values()].map((flight) => ({
    ...flight,
    rounds: [...flight.rounds].toSorted(([a], [b]) => a - b).map(([round, pairings]) => ({ round, pairings })),
  }));
}
