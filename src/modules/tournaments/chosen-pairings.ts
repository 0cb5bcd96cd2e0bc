import { type OpenedTournament, type Pairing, pairingsOf } from '../../domain/index.js';
import type { PairingQuery } from './dto/pairing.dto.js';
import { flightId } from './tournament.mapper.js';

/** The pairings that somebody asks for, by flight, round and status. */
export function chosenPairings(state: OpenedTournament, { flight, round, status }: PairingQuery): readonly Pairing[] {
  return pairingsOf(state)
    .filter((pairing) => flight === undefined || flightId(pairing) === flight || pairing.flight === flight)
    .filter((pairing) => round === undefined || pairing.round === round)
    .filter((pairing) => status === undefined || pairing.status === status);
}
