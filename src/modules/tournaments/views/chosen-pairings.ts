import {
  type Milliseconds,
  type OpenedTournament,
  type Pairing,
  SIDES,
  isLate,
  pairingTimes,
  pairingsOf,
  partyAt,
  peopleOf,
} from '../../../domain/index.js';
import type { PairingDto, PairingQuery, SlotView } from '../dto/pairing.dto.js';
import { requireFlight, requireRound } from './known-flights.js';
import { pairingId } from './pairing-id.js';
import { type Names, PairingViews, flightId } from './tournament.mapper.js';

/** Numbers in names of tables count as numbers, and case does not count. */
const BY_NAME = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** What is asked for, with every id of the player who is asked for. */
export type WantedPairings = Omit<PairingQuery, 'player'> & { readonly players?: readonly string[] };

/** The requested pairings, in the requested order. `now` tells who is late. */
export function chosenPairings(
  state: OpenedTournament,
  query: WantedPairings,
  names: Names,
  now: Milliseconds,
): readonly PairingDto[] {
  requireFlight(state, query.flight);
  requireRound(state, query.flight, query.round);
  const views = new PairingViews(state, names);
  return inOrder(
    pairingsOf(state)
      .filter((pairing) => isChosen(state, pairing, query, now))
      .map((pairing) => views.view(pairing)),
    query.sort,
  );
}

/** Only their ids, which cost little. */
export function chosenIds(state: OpenedTournament, query: WantedPairings, now: Milliseconds): ReadonlySet<string> {
  const chosen = pairingsOf(state).filter((pairing) => isChosen(state, pairing, query, now));
  return new Set(chosen.map(({ key }) => pairingId(state.id, key)));
}

function isChosen(
  state: OpenedTournament,
  pairing: Pairing,
  { flight, round, status, players, table, late }: WantedPairings,
  now: Milliseconds,
): boolean {
  if (flight !== undefined && flightId(pairing) !== flight) return false;
  if (round !== undefined && pairing.round !== round) return false;
  if (status !== undefined && pairing.status !== status) return false;
  if (table !== undefined && state.tables[pairing.key] !== table) return false;
  if (players !== undefined && !hasPlayer(state, pairing, players)) return false;
  return late === undefined || isLate(pairing, pairingTimes(state, pairing), now) === late;
}

function hasPlayer(state: OpenedTournament, pairing: Pairing, players: readonly string[]): boolean {
  return SIDES.some((side) => {
    const party = partyAt(state, pairing, side);
    return party !== null && peopleOf(party).some((person) => players.includes(person));
  });
}

function inOrder(pairings: readonly PairingDto[], sort: PairingQuery['sort']): readonly PairingDto[] {
  switch (sort) {
    case 'position':
      return pairings;
    case 'table':
      return pairings.toSorted((one, other) => compared(one.table, other.table));
    case 'player':
      return pairings.toSorted((one, other) => compared(firstName(one), firstName(other)));
  }
}

/** Null comes last. */
function compared(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return BY_NAME.compare(one, other);
}

function firstName({ white, black }: PairingDto): string | null {
  const nameIn = (slot: SlotView): string[] => (slot === null || 'bye' in slot ? [] : [slot.name]);
  return [...nameIn(white), ...nameIn(black)].toSorted((a, b) => BY_NAME.compare(a, b))[0] ?? null;
}
