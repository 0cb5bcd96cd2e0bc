import {
  type Entry,
  type OpenedTournament,
  type Outcome,
  type Pairing,
  type Party,
  type Side,
  type Slot,
  type Stage,
  deniedResult,
  notDrawn,
  pairingTimes,
  pairingsOf,
  partyAt,
  teamMatchOf,
  boardKey,
  peopleOf,
  recordedScore,
  tablesInUse,
} from '../../../domain/index.js';
import type { SeenPerson } from '../../../recording/recording.js';
import { type Reader, mayKnowAbout } from '../../auth/index.js';
import { pairView, partyName } from '../../games/index.js';
import type { DeniedResultDto, PairingResultDto } from '../dto/pairing-result.dto.js';
import type { PairingDto, SlotView } from '../dto/pairing.dto.js';
import type { SeatedDto } from '../dto/seated.dto.js';
import type { ListedTournamentDto } from '../dto/tournament-list.dto.js';
import type { DrawReceiptDto, EntryDto, FlightDto, TournamentDto } from '../dto/tournament.dto.js';
import { pairingId } from './pairing-id.js';
import type { AnnouncedDetailsView } from './tournament.view.js';

/** Names of people by their ids. */
export type Names = Readonly<Record<string, string>>;

/** A player as since a merge, if there was one. */
export interface PersonNow extends SeenPerson {
  readonly name: string;
  /** The id of the player into whom a merge has put this one; without a merge the player's own. */
  readonly person: string;
}

export function namesOfPeople(people: readonly PersonNow[]): Names {
  return Object.fromEntries(people.map(({ id, name }) => [id, name]));
}

/** What views show that changes under the same version of the tournament: the names, and what is for its reader only. */
export function besideOf(names: Names | null, reader: Reader = []): unknown {
  return [names ?? {}, reader];
}

/** The same of a pairing: the names of its two. An act that writes its result reads no others. */
export function besidePairing({ white, black }: PairingDto): unknown {
  return [white, black];
}

export function tournamentView(state: OpenedTournament, version: number, names: Names, reader: Reader): TournamentDto {
  return {
    ...tournamentFacts(state, version),
    entries: state.entries.map((entry) => entryView(entry, names, reader)),
    flights: flightViews(state),
    draws: state.stages.map(receipt),
    notDrawn: notDrawn(state).map((entry) => seatedView(entry, names)),
    ...forbiddenPairs(state, reader),
  };
}

/** What is announced of the tournament, as staff see it: all that a PATCH can change. */
export function detailsView(state: OpenedTournament): Pick<TournamentDto, keyof AnnouncedDetailsView> {
  const { name, startsAt, visibility, confirmMinutes, variant, dice, rules, format, prizes } = tournamentFacts(
    state,
    0,
  );
  const { forbiddenPairs: pairs = [] } = forbiddenPairs(state, 'staff');
  const terms = { confirmMinutes, variant, dice, rules, format, prizes };
  return { name, startsAt, visibility, ...terms, forbiddenPairs: pairs };
}

/** For staff, and only of entries that are still there. */
function forbiddenPairs(
  { entries, forbiddenPairs: pairs = [] }: OpenedTournament,
  reader: Reader,
): Pick<TournamentDto, 'forbiddenPairs'> {
  const known = new Set(entries.map(({ id }) => id));
  const shown = reader === 'staff' ? pairs.filter((pair) => pair.every((id) => known.has(id))) : [];
  return shown.length === 0 ? {} : { forbiddenPairs: shown };
}

/** The tournament of a list. */
export function listedTournamentView(state: OpenedTournament, version: number): ListedTournamentDto {
  const present = state.entries.filter(({ status }) => status === 'entered' || status === 'checked-in');
  return {
    ...tournamentFacts(state, version),
    entryCount: state.entries.length,
    presentCount: present.length,
    tables: tablesInUse(state),
  };
}

function tournamentFacts(
  state: OpenedTournament,
  version: number,
): Omit<ListedTournamentDto, 'entryCount' | 'presentCount' | 'tables'> {
  const { id, status, name, startsAt, visibility, confirmMinutes, variant, dice, rules, format, prizes, stages } =
    state;
  const stage = stages.at(-1);
  return {
    id,
    version,
    status,
    name,
    startsAt: timeText(startsAt),
    visibility,
    confirmMinutes,
    variant,
    dice,
    rules,
    entrants: state.entrants ?? { kind: 'singles' },
    format,
    prizes: prizes === null ? null : Object.fromEntries(Object.entries(prizes).filter(([, value]) => value !== null)),
    seed: stages[0]?.seed ?? null,
    round: stage?.kind === 'rounds' ? stage.rounds.length : stages.length === 0 ? 0 : 1,
    rounds: stage?.kind === 'rounds' ? stage.planned : null,
    createdAt: new Date(state.openedAt).toISOString(),
    finishedAt: state.status === 'finished' ? timeText(state.finishedAt) : null,
    cancelled: (state.status === 'finished' ? state.cancelled : null) ?? null,
  };
}

/** The entry as the reader sees it: who has paid is for staff and for the entrant. */
export function entryView(entry: Entry, names: Names, reader: Reader): EntryDto {
  const { id, seed, paid, status, until, byes = [] } = entry;
  const { entryId: _, ...people } = seatedView(entry, names);
  const isToldPaid = peopleOf(entry).some((person) => mayKnowAbout(reader, person));
  return { id, ...people, seed, ...(isToldPaid ? { paid } : {}), status, until, byes };
}

/** The entrant: the player, or the two of a pair. */
export function seatedView(entry: Party & Pick<Entry, 'id'>, names: Names): SeatedDto {
  return { entryId: entry.id, playerId: entry.player, name: partyName(entry, names), ...pairView(entry, names) };
}

/** The entry of that id; one that was removed since is known only by its id. */
export function entryIn({ entries }: OpenedTournament, id: string): Party & Pick<Entry, 'id'> {
  return entries.find((entry) => entry.id === id) ?? { id, player: id };
}

/** The name of a flight; a second stage has the same flights again, under names of their own. */
export function flightId({ stage, flight }: { readonly stage: number; readonly flight: string }): string {
  return stage === 1 ? flight : `${flight}-${stage}`;
}

/** The flights of all stages, as far as they are drawn. */
export function flightViews(state: OpenedTournament): FlightDto[] {
  const flights = new Map<string, { stage: number; statuses: Set<string> }>();
  for (const pairing of pairingsOf(state)) {
    const id = flightId(pairing);
    const flight = flights.get(id) ?? { stage: pairing.stage, statuses: new Set() };
    flights.set(id, flight);
    flight.statuses.add(pairing.status);
  }
  return [...flights].map(([id, { stage, statuses }]) => ({
    id,
    name: id,
    stage,
    status:
      !statuses.has('waiting') && !statuses.has('ready') && !statuses.has('playing')
        ? 'finished'
        : statuses.has('ready') || statuses.has('playing') || statuses.has('finished')
          ? 'running'
          : 'waiting',
  }));
}

function receipt(stage: Stage, index: number): DrawReceiptDto {
  const order = stage.kind === 'bracket' ? stage.places : stage.kind === 'rounds' ? stage.groups.flat() : stage.order;
  const byHand = stage.kind === 'bracket' && stage.byHand !== undefined ? { byHand: stage.byHand } : {};
  return { stage: index + 1, kind: stage.format.kind, seed: stage.seed, order, ...byHand };
}

/** Everything that pairings of a tournament are shown with. */
export class PairingViews {
  private readonly entries: ReadonlyMap<string, Entry>;

  constructor(
    private readonly state: OpenedTournament,
    private readonly names: Names,
  ) {
    this.entries = new Map(state.entries.map((entry) => [entry.id, entry]));
  }

  view(pairing: Pairing): PairingDto {
    const { key, part, stage, round, position, length, status, why } = pairing;
    const { startsAt, deadline } = pairingTimes(this.state, pairing);
    const denied = deniedResult(this.state, pairing);
    return {
      id: pairingId(this.state.id, key),
      flight: flightId(pairing),
      part,
      stage,
      round,
      position,
      white: this.slotAt(pairing, 'white'),
      black: this.slotAt(pairing, 'black'),
      ...this.boards(pairing),
      matchId: this.state.matches[key]?.matchId ?? null,
      length,
      table: this.state.tables[key] ?? null,
      startsAt: timeText(startsAt),
      deadline: timeText(deadline),
      status,
      result: this.result(pairing),
      disputed: denied !== null,
      denied: denied === null ? null : deniedView(denied),
      penalties: this.state.penalties[key] ?? [],
      why,
    };
  }

  /** On a board the member who plays there, with the team. */
  private slotAt(pairing: Pairing, side: Side): SlotView {
    const { board, byePoints } = pairing;
    const slot = pairing[side];
    const party = board === undefined ? null : partyAt(this.state, pairing, side);
    if (slot === null || slot === 'bye' || party === null)
      return this.slot(slot, side === 'black' ? byePoints : undefined);
    const { name: team } = this.seated(slot);
    return { ...seatedView({ ...party, id: slot }, this.names), team };
  }

  private boards({ key, boards, board }: Pairing): Pick<PairingDto, 'boards' | 'board' | 'teamPairingId'> {
    const idOf = (name: string): string => pairingId(this.state.id, name);
    if (board !== undefined) return { board, teamPairingId: idOf(teamMatchOf(key)) };
    if (boards === undefined) return {};
    return { boards: Array.from({ length: boards }, (_, index) => idOf(boardKey(key, index + 1))) };
  }

  slot(slot: Slot, byePoints?: number): SlotView {
    if (slot === null) return null;
    if (slot === 'bye') return byePoints === undefined ? { bye: true } : { bye: true, points: byePoints };
    return this.seated(slot);
  }

  seated(entry: string): SeatedDto {
    return seatedView(this.entries.get(entry) ?? { id: entry, player: entry }, this.names);
  }

  private result(pairing: Pairing): PairingResultDto | null {
    const { outcome, status, length, winner, annulled, white, black, boards } = pairing;
    if (outcome !== null && boards !== undefined) {
      return { ...outcomeView(outcome, length, annulled), recorded: annulled ? null : outcome.score };
    }
    if (outcome !== null) return outcomeView(outcome, length, annulled);
    if (status !== 'finished') return null;
    const side: Side | null = winner === null ? null : winner === white ? 'white' : 'black';
    const bye = white === 'bye' || black === 'bye';
    const by = annulled ? 'annulled' : pairing.notPlayed === true ? 'not-played' : bye ? 'bye' : 'walkover';
    const recorded = bye || side === null ? null : forfeitScore(side, boards ?? length);
    return {
      winner: side,
      by,
      score: null,
      recorded,
      source: 'rule',
      annulled,
      confirmation: 'not-needed',
      finalAt: null,
    };
  }
}

function outcomeView(
  { winner, by, score, source, confirmation, finalAt }: Outcome,
  length: number,
  annulled: boolean,
): PairingResultDto {
  const format = { kind: 'points', length } as const;
  const recorded =
    annulled || winner === null || by === 'no-show'
      ? null
      : recordedScore({ format, score: score ?? { white: 0, black: 0 } }, { winner, by });
  return { winner, by, score, recorded, source, annulled, confirmation, finalAt: timeText(finalAt) };
}

function deniedView({ winner, by, score, source }: Outcome): DeniedResultDto {
  return { winner, by, score, source };
}

/** T24 */
function forfeitScore(winner: Side, length: number): { readonly white: number; readonly black: number } {
  return { white: winner === 'white' ? length : 0, black: winner === 'black' ? length : 0 };
}

export function timeText(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
