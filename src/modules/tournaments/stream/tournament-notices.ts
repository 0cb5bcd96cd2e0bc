/** What a change of a tournament is to those outside who want to hear of it. A round that is not published is not told. */
import {
  type BySide,
  type Confirmation,
  type Id,
  type OpenedTournament,
  type Outcome,
  type Pairing,
  type Side,
  type Stage,
  type TournamentEvent,
  bySide,
  hasMark,
  pairingsByKey,
  pairingsOf,
  partyAt,
  peopleOf,
  standingsOf,
  teamMatchOf,
} from '../../../domain/index.js';
import type { Notice } from '../../../recording/following/outbox.js';
import { type ChangedTournament, playersTold } from '../../games/index.js';
import { pairingId } from '../views/pairing-id.js';
import { flightId, timeText } from '../views/tournament.mapper.js';

export const TOURNAMENT_NOTICES = [
  'tournament.opened',
  'tournament.drawn',
  'tournament.round',
  'tournament.finished',
  'tournament.cancelled',
  'tournament.corrected',
  'pairing.ready',
  'pairing.finished',
  'pairing.corrected',
] as const;

/** A moment as the API writes it. */
type Instant = string;

/** The facts of every notice about a tournament. */
interface TournamentFacts {
  readonly tournamentId: Id;
  readonly version: number;
  readonly name: string;
}

interface TournamentOpenedFacts extends TournamentFacts {
  readonly visibility: OpenedTournament['visibility'];
  readonly startsAt: Instant | null;
}

interface TournamentDrawnFacts extends TournamentFacts {
  readonly stage: Stage['kind'];
  readonly entries: number;
}

interface TournamentRoundFacts extends TournamentFacts {
  readonly stage: number;
  readonly round: number;
}

interface TournamentEndFacts extends TournamentFacts {
  readonly winners: readonly FlightWinner[];
}

interface TournamentCancelledFacts extends TournamentFacts {
  readonly reason: string | null;
}

/** Who has won a flight, or a group of it. */
interface FlightWinner {
  readonly flight: string;
  readonly group: string | null;
  readonly playerId: Id | null;
  readonly players?: readonly Id[];
}

interface PairingFacts {
  readonly pairingId: Id;
  readonly board?: number;
  readonly teamPairingId?: Id;
  readonly matchId: Id | null;
  readonly stage: number;
  readonly flight: string;
  readonly round: number;
  readonly position: number;
  readonly length: number;
  readonly table: string | null;
  readonly status: Pairing['status'];
}

interface SeatFacts {
  readonly white: Id | null;
  readonly black: Id | null;
  readonly players?: BySide<readonly Id[]>;
}

interface PairingEnding {
  readonly winner: Side | null;
  readonly walkover: boolean;
  readonly by: Outcome['by'] | null;
  readonly score: BySide<number> | null;
  readonly confirmation: Confirmation | null;
}

interface PairingNoticeFacts extends TournamentFacts, PairingFacts, SeatFacts, PairingEnding {}

interface TournamentOpenedNotice {
  readonly type: 'tournament.opened';
  readonly data: TournamentOpenedFacts;
}

interface TournamentDrawnNotice {
  readonly type: 'tournament.drawn';
  readonly data: TournamentDrawnFacts;
}

interface TournamentRoundNotice {
  readonly type: 'tournament.round';
  readonly data: TournamentRoundFacts;
}

interface TournamentEndNotice {
  readonly type: 'tournament.finished';
  readonly data: TournamentEndFacts;
}

interface TournamentCancelledNotice {
  readonly type: 'tournament.cancelled';
  readonly data: TournamentCancelledFacts;
}

interface TournamentCorrectedNotice {
  readonly type: 'tournament.corrected';
  readonly data: TournamentFacts;
}

interface PairingNotice {
  readonly type: 'pairing.ready' | 'pairing.finished' | 'pairing.corrected';
  readonly data: PairingNoticeFacts;
}

export type TournamentNotice =
  | TournamentOpenedNotice
  | TournamentDrawnNotice
  | TournamentRoundNotice
  | TournamentEndNotice
  | TournamentCancelledNotice
  | TournamentCorrectedNotice
  | PairingNotice;

type Change = Pick<ChangedTournament, 'before' | 'version' | 'state' | 'events'>;

/** The notices of the change, in their order. Each is made when it is read: a draw can have thousands. */
export function tournamentNotices(change: Change): Iterable<Notice> {
  const { version, state } = change;
  const facts = { tournamentId: state.id, version, name: state.name };
  return {
    *[Symbol.iterator]() {
      for (const { type, data, people = [] } of told(change)) yield { type, data: { ...facts, ...data }, people };
    },
  };
}

/** A notice of a tournament without the facts that all of them have. */
type Told = OwnPart<TournamentNotice> & { readonly people?: readonly string[] };
type OwnPart<Whole> = Whole extends { readonly type: infer Type; readonly data: infer Data }
  ? { readonly type: Type; readonly data: Omit<Data, keyof TournamentFacts> }
  : never;

function* told(change: Change): Iterable<Told> {
  const { before, state, events } = change;
  for (const event of events) yield* toldOf(event);
  if (events.some((event) => hasMark(event, 'correction'))) yield { type: 'tournament.corrected', data: {} };
  yield* ends(change);
  yield* matchesMade(change);
  const wasFinished = before.state.status === 'finished' && before.version > 0;
  if (!wasFinished && state.status === 'finished') yield toldOfEnd(state);
}

function toldOf(event: TournamentEvent): readonly Told[] {
  switch (event.type) {
    case 'TournamentOpened': {
      const data = { visibility: event.visibility, startsAt: timeText(event.startsAt) };
      return [{ type: 'tournament.opened', data }];
    }
    case 'DrawMade':
      return [{ type: 'tournament.drawn', data: { stage: event.stage.kind, entries: event.inputs.length } }];
    case 'RoundPaired':
      return [{ type: 'tournament.round', data: { stage: event.stage, round: event.round.number } }];
    default:
      return [];
  }
}

function toldOfEnd(state: Extract<OpenedTournament, { status: 'finished' }>): Told {
  if (state.cancelled !== undefined || state.deleted === true) {
    return { type: 'tournament.cancelled', data: { reason: state.cancelled ?? null } };
  }
  const entries = new Map(state.entries.map((entry) => [entry.id, entry]));
  const first = standingsOf(state)
    .filter(({ stage }) => stage === state.stages.length)
    .flatMap(({ flight, stage, group, rows }) =>
      rows
        .filter(({ place }) => place === 1)
        .map(({ entry }) => ({ flight: flightId({ flight, stage }), group, entry: entries.get(entry) })),
    );
  const winners = first.map(({ flight, group, entry }) => {
    const players = entry === undefined ? [] : peopleOf(entry);
    return { flight, group, playerId: entry?.player ?? null, ...(players.length > 1 ? { players } : {}) };
  });
  const people = first.flatMap(({ entry }) => (entry === undefined ? [] : peopleOf(entry)));
  return { type: 'tournament.finished', data: { winners }, people: [...new Set(people)] };
}

/** Tells of pairings that are over now and were not before, and of those that have ended in another way than an earlier notice told. */
function* ends({ before, state, events }: Change): Iterable<Told> {
  // Finding the pairings of a large field takes milliseconds.
  if (!events.some((event) => hasMark(event, 'ends'))) return;
  const earlier = before.version === 0 ? new Map<string, Pairing>() : pairingsByKey(before.state);
  for (const pairing of pairingsOf(state)) {
    const then = earlier.get(pairing.key);
    if (pairing.black === 'bye' || pairing.white === 'bye' || pairing === then) continue;
    if (then?.status === 'finished') {
      if (endText(pairing) !== endText(then)) yield toldOfPairing(state, 'pairing.corrected', pairing);
    } else if (pairing.status === 'finished') yield toldOfPairing(state, 'pairing.finished', pairing);
  }
}

function* matchesMade({ state, events }: Change): Iterable<Told> {
  for (const event of events) {
    if (event.type !== 'MatchesMade') continue;
    const byKey = pairingsByKey(state);
    for (const { pairing: key } of event.made) {
      const pairing = byKey.get(key);
      if (pairing !== undefined) yield toldOfPairing(state, 'pairing.ready', pairing);
    }
  }
}

function toldOfPairing(state: OpenedTournament, type: PairingNotice['type'], pairing: Pairing): Told {
  const parties = bySide((side) => partyAt(state, pairing, side));
  const [white, black] = [parties.white?.player ?? null, parties.black?.player ?? null];
  const players = bySide((side) => (parties[side] === null ? [] : peopleOf(parties[side])));
  const seats = { white, black, ...playersTold(players) };
  const data = { ...pairingFacts(state, pairing), ...seats, ...resultOf(pairing) };
  return { type, data, people: [...players.white, ...players.black] };
}

function pairingFacts(
  state: OpenedTournament,
  { key, stage, flight, round, position, length, status, board }: Pairing,
): PairingFacts {
  return {
    pairingId: pairingId(state.id, key),
    ...(board === undefined ? {} : { board, teamPairingId: pairingId(state.id, teamMatchOf(key)) }),
    matchId: state.matches[key]?.matchId ?? null,
    stage,
    flight: flightId({ stage, flight }),
    round,
    position,
    length,
    table: state.tables[key] ?? null,
    status,
  };
}

function resultOf({ outcome, winner, white, walkover }: Pairing): PairingEnding {
  return {
    winner: winner === null ? null : winner === white ? 'white' : 'black',
    walkover,
    by: outcome?.by ?? null,
    score: outcome?.score ?? null,
    confirmation: outcome?.confirmation ?? null,
  };
}

/** What was told of the end of a pairing. */
function endText(pairing: Pairing): string {
  const { white, black, status, annulled } = pairing;
  const { winner, walkover, by, score, confirmation } = resultOf(pairing);
  // Field by field: what an undo restores has its fields in another order.
  return JSON.stringify([
    white,
    black,
    status,
    annulled,
    winner,
    walkover,
    by,
    score?.white,
    score?.black,
    confirmation,
  ]);
}
