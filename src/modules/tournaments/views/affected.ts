import { isDeepStrictEqual } from 'node:util';
import {
  type Entry,
  type OpenedTournament,
  type Pairing,
  SIDES,
  type Side,
  type TournamentEvent,
  type TournamentState,
  ladderPlaces,
  pairingsByKey,
  partyAt,
  peopleOf,
  timesOf,
} from '../../../domain/index.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import type { Reader } from '../../auth/index.js';
import type { ChangedTournament } from '../../games/index.js';
import type { PairingCorrectionAnswerDto, PairingDto } from '../dto/pairing.dto.js';
import type { EntryDto } from '../dto/tournament.dto.js';
import { pairingId } from './pairing-id.js';
import {
  type Names,
  PairingViews,
  besideOf,
  detailsView,
  entryIn,
  entryView,
  flightViews,
  seatedView,
} from './tournament.mapper.js';
import type { AffectedView, AnnouncedDetailsView, Difference } from './tournament.view.js';

/** What is different after an act. */
export function affectedAnswer(
  { before, state, events, version }: ChangedTournament,
  names: Names,
): Answer<PairingCorrectionAnswerDto> {
  return found({ affected: affectedBy(before.state, state, events, names), applied: true }, version);
}

/** What a dry run answers: everything that would be different. */
export function foreseen(
  { before, foreseen: after, events }: ChangedTournament,
  names: Names,
): Answer<PairingCorrectionAnswerDto> {
  const affected = affectedBy(before.state, after, events, names);
  return found({ affected, applied: false }, before.version, besideOf(names, 'staff'));
}

/** Everything that is different in two states of a tournament, with what happened between them: pairings first. */
export function affectedBy(
  before: TournamentState,
  after: TournamentState,
  events: readonly TournamentEvent[],
  names: Names,
  reader: Reader = [],
): AffectedView[] {
  return [
    ...affectedPairings(before, after, names),
    ...voidedMatches(before, events),
    ...affectedEntries(before, after, names, reader),
    ...affectedPlaces(before, after, names),
    ...affectedStatuses(before, after),
    ...affectedDetails(before, after),
  ];
}

/** The pairings that are different in two states of a tournament, in the order of the second. */
export function affectedPairings(before: TournamentState, after: TournamentState, names: Names): AffectedView[] {
  const [then, now] = [new ShownPairings(before, names), new ShownPairings(after, names)];
  const keys = new Set([...now.keys(), ...then.keys()]);
  const { id } = after.status === 'not-opened' ? { id: '' } : after;
  return [...keys].flatMap((key) =>
    then.isShownAs(now, key) ? [] : differenceOf('pairing', pairingId(id, key), then.view(key), now.view(key)),
  );
}

/** The pairings of a state by their names. */
class ShownPairings {
  private readonly pairings: ReadonlyMap<string, Pairing>;
  private readonly views: PairingViews | null;

  constructor(
    private readonly state: TournamentState,
    names: Names,
  ) {
    const isOpened = state.status !== 'not-opened';
    this.pairings = isOpened ? pairingsByKey(state) : new Map();
    this.views = isOpened ? new PairingViews(state, names) : null;
  }

  keys(): Iterable<string> {
    return this.pairings.keys();
  }

  view(key: string): PairingDto | null {
    const pairing = this.pairings.get(key);
    return pairing === undefined ? null : (this.views?.view(pairing) ?? null);
  }

  /**
   * True only where the views are certainly equal: thousands of pairings stay what they were, and looking at what they are
   * made of costs a fraction of writing them out. Must look at everything that `PairingViews` shows.
   */
  isShownAs(other: ShownPairings, key: string): boolean {
    const [one, two] = [this.pairings.get(key), other.pairings.get(key)];
    if (one === undefined || two === undefined) return false;
    const [here, there] = [this.state, other.state];
    if (here.status === 'not-opened' || there.status === 'not-opened') return false;
    return (
      isSamePairing(one, two) &&
      SIDES.every((side) => peopleIn(here, one, side) === peopleIn(there, two, side)) &&
      (['matches', 'tables', 'penalties'] as const).every((part) => here[part][key] === there[part][key]) &&
      timesOf(here, one) === timesOf(there, two)
    );
  }
}

function peopleIn(state: OpenedTournament, pairing: Pairing, side: Side): string | null {
  const party = partyAt(state, pairing, side);
  return party === null ? null : peopleOf(party).join();
}

function isSamePairing(one: Pairing, other: Pairing): boolean {
  const names = Object.keys(one) as (keyof Pairing)[];
  return names.every((name) => one[name] === other[name]);
}

/** The matches that count for nothing any more, because others meet in their pairings or their start is undone. */
export function voidedMatches(before: TournamentState, events: readonly TournamentEvent[]): AffectedView[] {
  if (before.status === 'not-opened') return [];
  const pairings = pairingsByKey(before);
  return events.flatMap((event) =>
    voidedBy(event, before).map(({ pairing, matchId }): AffectedView => {
      const status = pairings.get(pairing)?.status === 'finished' ? 'finished' : 'open';
      return { kind: 'match', id: matchId, before: { status }, after: { status: 'void' } };
    }),
  );
}

function voidedBy(
  event: TournamentEvent,
  { begun, matches }: OpenedTournament,
): readonly { readonly pairing: string; readonly matchId: string }[] {
  if (event.type === 'PairingVoided') return event.matchId === null ? [] : [{ ...event, matchId: event.matchId }];
  const { begun: stillBegun, matches: kept } = event.type === 'ActUndone' ? event.restored : {};
  if (stillBegun === undefined || kept === undefined) return [];
  return begun.flatMap((pairing) => {
    const matchId = matches[pairing]?.matchId;
    const isVoid = matchId !== undefined && !stillBegun.includes(pairing) && kept[pairing]?.matchId !== matchId;
    return isVoid ? [{ pairing, matchId }] : [];
  });
}

/** The entries that are different, as the reader sees them: those that are there afterwards, then those that are gone. */
function affectedEntries(
  before: TournamentState,
  after: TournamentState,
  names: Names,
  reader: Reader,
): AffectedView[] {
  if (before.status === 'not-opened' || after.status === 'not-opened') return [];
  const [then, now] = [before, after].map(({ entries }) => new Map(entries.map((entry) => [entry.id, entry])));
  const view = (entry: Entry | undefined): EntryDto | null => (entry ? entryView(entry, names, reader) : null);
  return [...new Set([...(now?.keys() ?? []), ...(then?.keys() ?? [])])].flatMap((id) => {
    const [earlier, entry] = [then?.get(id), now?.get(id)];
    return earlier === entry ? [] : differenceOf('entry', id, view(earlier), view(entry));
  });
}

/** The places on a ladder that are different (T17), from the top as they are afterwards; then of those who have none any more. */
function affectedPlaces(before: TournamentState, after: TournamentState, names: Names): AffectedView[] {
  if (before.status === 'not-opened' || after.status === 'not-opened') return [];
  const [then, now] = [placesOf(before), placesOf(after)];
  // Where there was no ladder, every place would be news.
  if (then.size === 0 || now.size === 0) return [];
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((id) => {
    const view = (state: OpenedTournament, place: number | undefined) =>
      place === undefined ? null : { ...seatedView(entryIn(state, id), names), place };
    const [earlier, later] = [then.get(id), now.get(id)];
    return earlier === later ? [] : differenceOf('place', id, view(before, earlier), view(after, later));
  });
}

/** The places of all who are on the ladder of a tournament; empty where it has none. */
function placesOf(state: OpenedTournament): ReadonlyMap<string, number> {
  return new Map(ladderPlaces(state).map((id, index) => [id, index + 1]));
}

/** What was announced, where it is different: only the fields that are. */
function affectedDetails(before: TournamentState, after: TournamentState): AffectedView[] {
  if (before.status === 'not-opened' || after.status === 'not-opened') return [];
  const [then, now] = [detailsView(before), detailsView(after)];
  const names = (Object.keys(now) as (keyof typeof now)[]).filter((name) => !isDeepStrictEqual(then[name], now[name]));
  const only = (details: typeof now): AnnouncedDetailsView =>
    Object.fromEntries(names.map((name) => [name, details[name]])) as AnnouncedDetailsView;
  return differenceOf('details', after.id, only(then), only(now));
}

/** The flights and the tournament itself, where their status is different. */
export function affectedStatuses(before: TournamentState, after: TournamentState): AffectedView[] {
  if (before.status === 'not-opened' || after.status === 'not-opened') return [];
  const then = flightViews(before);
  const flights = flightViews(after).flatMap((flight) =>
    differenceOf('flight', flight.id, then.find(({ id }) => id === flight.id) ?? null, flight),
  );
  const own = differenceOf('tournament', after.id, standingOf(before, after), standingOf(after, before));
  return [...flights, ...own];
}

/** The status; and the seed of the first draw, where another state has another one. */
function standingOf(
  state: OpenedTournament,
  other: OpenedTournament,
): { readonly status: OpenedTournament['status']; readonly seed?: string | null } {
  const { status } = state;
  const seed = state.stages[0]?.seed ?? null;
  return seed === (other.stages[0]?.seed ?? null) ? { status } : { status, seed };
}

/** The difference as a list of one, or of none. */
export function differenceOf<Kind extends string, Thing>(
  kind: Kind,
  id: string,
  before: Thing | null,
  after: Thing | null,
): Difference<Kind, Thing>[] {
  return isDeepStrictEqual(before, after) ? [] : [{ kind, id, before, after }];
}
