import { isDeepStrictEqual } from 'node:util';
import { type TournamentEvent, type TournamentState, pairingsByKey } from '../../domain/index.js';
import { type Names, PairingViews, tournamentView } from './tournament.mapper.js';
import type { AffectedView, PairingView } from './tournament.view.js';

/** The pairings that are different in two states of a tournament, in the order of the second. */
export function affectedPairings(before: TournamentState, after: TournamentState, names: Names): AffectedView[] {
  const [then, now] = [viewsOf(before, names), viewsOf(after, names)];
  const ids = [...new Set([...now.keys(), ...then.keys()])];
  return ids.flatMap((id) => differenceOf('pairing', id, then.get(id) ?? null, now.get(id) ?? null));
}

/** The matches that count for nothing any more, because others meet in their pairings. */
export function voidedMatches(before: TournamentState, events: readonly TournamentEvent[]): AffectedView[] {
  if (before.status === 'not-opened') return [];
  const pairings = pairingsByKey(before);
  return events.flatMap((event): AffectedView[] => {
    if (event.type !== 'PairingVoided' || event.matchId === null) return [];
    const status = pairings.get(event.pairing)?.status === 'finished' ? 'finished' : 'open';
    return [{ kind: 'match', id: event.matchId, before: { status }, after: { status: 'void' } }];
  });
}

/** The flights and the tournament itself, where their status is different. */
export function affectedStatuses(before: TournamentState, after: TournamentState, names: Names): AffectedView[] {
  if (before.status === 'not-opened' || after.status === 'not-opened') return [];
  const [then, now] = [tournamentView(before, 0, names), tournamentView(after, 0, names)];
  const flights = now.flights.flatMap((flight) =>
    differenceOf('flight', flight.id, then.flights.find(({ id }) => id === flight.id) ?? null, flight),
  );
  const own = differenceOf('tournament', now.id, { status: then.status }, { status: now.status });
  return [...flights, ...own];
}

/** The difference as a list of one, or of none. */
export function differenceOf(kind: string, id: string, before: object | null, after: object | null): AffectedView[] {
  return isDeepStrictEqual(before, after) ? [] : [{ kind, id, before, after }];
}

function viewsOf(state: TournamentState, names: Names): ReadonlyMap<string, PairingView> {
  if (state.status === 'not-opened') return new Map();
  return new Map(new PairingViews(state, names).all().map((view) => [view.id, view]));
}
