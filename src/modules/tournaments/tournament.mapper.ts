import {
  type Entry,
  type OpenedTournament,
  type Outcome,
  type Pairing,
  type Side,
  type Slot,
  type Stage,
  pairingsOf,
  recordedScore,
} from '../../domain/index.js';
import { type Reader, mayKnowAbout } from '../auth/index.js';
import { pairingId } from './pairing-id.js';
import type {
  DrawReceiptView,
  EntryView,
  FlightView,
  ListedTournamentView,
  PairingResultView,
  PairingView,
  SlotView,
  TournamentFacts,
  TournamentView,
} from './tournament.view.js';

/** Names of people by their ids. */
export type Names = Readonly<Record<string, string>>;

/** What views show that changes under the same version of the tournament: the names, and what is for its reader only. */
export function besideOf(names: Names | null, reader: Reader = []): unknown {
  return [names ?? {}, reader];
}

export function tournamentView(state: OpenedTournament, version: number, names: Names, reader: Reader): TournamentView {
  return {
    ...tournamentFacts(state, version),
    entries: state.entries.map((entry) => entryView(entry, names, reader)),
    flights: flightViews(state),
    draws: state.stages.map(receipt),
  };
}

/** The tournament of a list. */
export function listedTournamentView(state: OpenedTournament, version: number): ListedTournamentView {
  return { ...tournamentFacts(state, version), entryCount: state.entries.length };
}

function tournamentFacts(state: OpenedTournament, version: number): TournamentFacts {
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
    format,
    prizes: prizes === null ? null : Object.fromEntries(Object.entries(prizes).filter(([, value]) => value !== null)),
    seed: stages[0]?.seed ?? null,
    round: stage?.kind === 'rounds' ? stage.rounds.length : stages.length === 0 ? 0 : 1,
    createdAt: new Date(state.openedAt).toISOString(),
    finishedAt: state.status === 'finished' ? timeText(state.finishedAt) : null,
  };
}

/** The entry as the reader sees it: who has paid is for staff and for the entrant. */
export function entryView({ id, player, seed, paid, status, until }: Entry, names: Names, reader: Reader): EntryView {
  const name = nameOf(player, names);
  return { id, playerId: player, name, seed, ...(mayKnowAbout(reader, player) ? { paid } : {}), status, until };
}

export function nameOf(player: string, names: Names): string {
  return names[player] ?? player;
}

/** The name of a flight in its stage; a second stage has the same flights again. */
export function flightId({ stage, flight }: { readonly stage: number; readonly flight: string }): string {
  return stage === 1 ? flight : `${flight}-${stage}`;
}

/** The flights of all stages, as far as they are drawn. */
export function flightViews(state: OpenedTournament): FlightView[] {
  const flights = new Map<string, { name: string; stage: number; statuses: Set<string> }>();
  for (const pairing of pairingsOf(state)) {
    const id = flightId(pairing);
    const flight = flights.get(id) ?? { name: pairing.flight, stage: pairing.stage, statuses: new Set() };
    flights.set(id, flight);
    flight.statuses.add(pairing.status);
  }
  return [...flights].map(([id, { name, stage, statuses }]) => ({
    id,
    name,
    stage,
    status:
      !statuses.has('waiting') && !statuses.has('ready') && !statuses.has('playing')
        ? 'finished'
        : statuses.has('ready') || statuses.has('playing') || statuses.has('finished')
          ? 'running'
          : 'waiting',
  }));
}

function receipt(stage: Stage, index: number): DrawReceiptView {
  const order = stage.kind === 'bracket' ? stage.places : stage.kind === 'rounds' ? stage.groups.flat() : stage.order;
  return { stage: index + 1, kind: stage.format.kind, seed: stage.seed, order };
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

  view(pairing: Pairing): PairingView {
    const { key, part, stage, round, position, length, status, why } = pairing;
    return {
      id: pairingId(this.state.id, key),
      flight: flightId(pairing),
      part,
      stage,
      round,
      position,
      white: this.slot(pairing.white),
      black: this.slot(pairing.black),
      matchId: this.state.matches[key]?.matchId ?? null,
      length,
      table: this.state.tables[key] ?? null,
      status,
      result: this.result(pairing),
      penalties: this.state.penalties[key] ?? [],
      why,
    };
  }

  private slot(slot: Slot): SlotView {
    if (slot === null) return null;
    if (slot === 'bye') return { bye: true };
    const player = this.entries.get(slot)?.player ?? slot;
    return { entryId: slot, playerId: player, name: nameOf(player, this.names) };
  }

  private result(pairing: Pairing): PairingResultView | null {
    const { outcome, status, length, winner, annulled, white, black } = pairing;
    if (outcome !== null) return outcomeView(outcome, length);
    if (status !== 'finished') return null;
    const side: Side | null = winner === null ? null : winner === white ? 'white' : 'black';
    const bye = white === 'bye' || black === 'bye';
    const by = annulled ? 'annulled' : bye ? 'bye' : 'walkover';
    const recorded = bye || side === null ? null : forfeitScore(side, length);
    return { winner: side, by, score: null, recorded, source: 'rule', confirmation: 'not-needed', finalAt: null };
  }
}

function outcomeView({ winner, by, score, source, confirmation, finalAt }: Outcome, length: number): PairingResultView {
  const format = { kind: 'points', length } as const;
  const recorded =
    winner === null || by === 'no-show'
      ? null
      : recordedScore({ format, score: score ?? { white: 0, black: 0 } }, { winner, by });
  return { winner, by, score, recorded, source, confirmation, finalAt: timeText(finalAt) };
}

/** T24 */
function forfeitScore(winner: Side, length: number): { readonly white: number; readonly black: number } {
  return { white: winner === 'white' ? length : 0, black: winner === 'black' ? length : 0 };
}

function timeText(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
