/**
 * An evening as a list of steps, made from the record: games with what they count now, and changes of the seats. From it a
 * correction finds who would sit where (C36, C44).
 *
 * A game that was played move by move stays in the seats in which it was played, and so does one from the score sheet
 * whose box or team a correction before it would make another: these are facts. Otherwise a sheet tells only who was box
 * and who was against it; the order of its line follows from what was before.
 */

import type { Id } from '../kernel/brands.js';
import type { ChouetteEvent, CountedTeam, SeatEvent } from './events.js';
import type { LedgerLine } from './ledger/ledger.js';
import type { GameOutcome } from './ledger/outcome.js';
import { nextSeats } from './seats/rotation.js';
import type { ChouetteRules } from './rules.js';
import {
  type Seats,
  isSittingOut,
  seatedPlayers,
  seatsAfterBuying,
  seatsAfterJoining,
  seatsAfterLeaving,
  seatsAfterReturning,
  seatsAfterSittingOut,
  seatsWithout,
  withPartner,
} from './seats/seats.js';
import type { EntryReason, SettlementTerms } from './ledger/settlement.js';

type SeatsSet = Extract<ChouetteEvent, { type: 'SeatsSet' }>;

/** A game that has ended. */
export interface GameStep {
  readonly type: 'game';
  readonly id: Id;
  readonly number: number;
  readonly played: boolean;
  /** What counts now; null when the game never counted. */
  readonly outcome: GameOutcome | null;
  readonly corrected: boolean;
  /** Who sat down while it was played, and is not in it: also of a game that never counted what was said of it last. */
  readonly newcomers: readonly Id[];
  /** The seats in which it was recorded, with everybody who came while it was played. */
  readonly before: Seats;
  /** The team that was recorded, without them. */
  readonly team: readonly Id[];
  /** The seats to which it was recorded to lead. */
  readonly after: Seats;
}

/** The first order, or a change of the seats between games. */
interface SeatStep {
  readonly type: 'seats';
  readonly change: SeatEvent | SeatsSet | null;
  readonly after: Seats;
}

type Step = GameStep | SeatStep;

export interface Evening {
  readonly steps: readonly Step[];
  /** Every line of the ledger. */
  readonly lines: readonly LedgerLine[];
}

/** The evening that the record tells, oldest event first. */
export function eveningOf(history: readonly ChouetteEvent[]): Evening {
  const lines = history.flatMap((event) => (event.type === 'LedgerLinesWritten' ? event.lines : []));
  const steps: Step[] = [];
  for (const event of history) {
    switch (event.type) {
      case 'SeatsTaken':
        steps.push({ type: 'seats', change: null, after: event.seats });
        break;
      case 'ChouetteGameSettled':
      case 'ChouetteGameReported': {
        const { gameId: id, number, outcome, seats } = event;
        const played = event.type === 'ChouetteGameSettled';
        const { present = seats.line } = { present: undefined, ...event };
        const { newcomers = [] } = outcome;
        const before = { ...seats, line: present };
        const step = { type: 'game', id, number, played, outcome, corrected: false, newcomers } as const;
        steps.push({ ...step, before, team: seats.line, after: before });
        break;
      }
      case 'ChouetteGameGivenUp': {
        const { gameId: id, number, seats } = event;
        const step = { type: 'game', id, number, played: false, outcome: null, corrected: false } as const;
        steps.push({ ...step, newcomers: [], before: seats, team: seats.line, after: seats });
        break;
      }
      case 'SeatsRotated': {
        const game = steps.pop();
        if (game !== undefined) steps.push({ ...game, after: event.seats });
        break;
      }
      case 'ChouetteGameCorrected': {
        const place = steps.findIndex((step) => step.type === 'game' && step.id === event.gameId);
        const game = steps[place];
        if (game?.type === 'game') steps[place] = corrected(game, event.outcome);
        break;
      }
      case 'TakenBack': {
        // Behind a game whose end was taken back stands nothing but what had followed from it.
        const place = steps.findIndex((step) => step.type === 'game' && step.id === event.gameId);
        if (place !== -1) steps.length = place;
        break;
      }
      case 'PlayerJoined':
      case 'PlayerLeft':
      case 'PlayerSatOut':
      case 'PlayerReturned':
      case 'PartnerInvited':
      case 'BoxBought':
      case 'SeatsSet':
        steps.push({ type: 'seats', change: event, after: event.seats });
        break;
      case 'ChouetteOpened':
      case 'OrderThrown':
      case 'PlayerWithdrew':
      case 'InGame':
      case 'LedgerLinesWritten':
      case 'SeatAsked':
      case 'SeatAskWithdrawn':
      case 'BoxOffered':
      case 'PointsAdjusted':
      case 'ChouetteClosed':
        break;
    }
  }
  return { steps, lines };
}

/** What stands in the row of a game without being of its result: a sale of the box before it, what the host moved. */
const BESIDE_RESULTS: readonly EntryReason[] = ['boxSale', 'adjustment'];

/** The lines of a game's result that no later line has taken back. */
export function standingLines({ lines }: Evening, game: number): readonly LedgerLine[] {
  const takenBack = new Set(lines.map(({ reverses }) => reverses));
  return lines.filter(
    (line) =>
      line.game === game &&
      !BESIDE_RESULTS.includes(line.reason) &&
      line.reverses === null &&
      !takenBack.has(line.number),
  );
}

/** The evening with another end of one game. */
export function withOutcome({ steps, lines }: Evening, gameId: Id, outcome: GameOutcome | null): Evening {
  const changed = steps.map((step) => (step.type === 'game' && step.id === gameId ? corrected(step, outcome) : step));
  return { steps: changed, lines };
}

function corrected(game: GameStep, outcome: GameOutcome | null): GameStep {
  const newcomers = outcome === null ? game.newcomers : (outcome.newcomers ?? []);
  return { ...game, outcome, corrected: true, newcomers };
}

/** Who has come between the last game that counts and this one; null: and the next one. */
export function arrivedBefore({ steps }: Evening, gameId: Id | null): readonly Id[] {
  const place = steps.findIndex((step) => step.type === 'game' && step.id === gameId);
  const before = place === -1 ? steps : steps.slice(0, place);
  const last = before.findLastIndex((step) => step.type === 'game' && step.outcome !== null);
  return before.slice(last + 1).flatMap((step) => (step.type === 'seats' ? whoComes(step) : []));
}

/** Who may have come while the game was played: those of whom it was said before, too, whatever else was corrected since. */
export function whoCameFor(evening: Evening, game: GameStep): readonly Id[] {
  return [...new Set([...arrivedBefore(evening, game.id), ...game.newcomers])];
}

/** Who may have come while a game was played, by its id, and sits in it, and who has come since the last one. */
export interface Arrivals {
  readonly byGame: ReadonlyMap<Id, readonly Id[]>;
  readonly next: readonly Id[];
}

/** The events of which arrivals are made; of a record no others are needed. */
export const EVENTS_OF_ARRIVALS = [
  'ChouetteGameSettled',
  'ChouetteGameReported',
  'ChouetteGameGivenUp',
  'ChouetteGameCorrected',
  'TakenBack',
  'PlayerJoined',
  'PlayerReturned',
] as const satisfies readonly ChouetteEvent['type'][];

/** Each step once: an evening may have a thousand games. */
export function arrivalsOf(history: readonly ChouetteEvent[]): Arrivals {
  const byGame = new Map<Id, readonly Id[]>();
  let arrived: Id[] = [];
  for (const step of eveningOf(history).steps) {
    if (step.type === 'seats') {
      arrived.push(...whoComes(step));
      continue;
    }
    const { id, newcomers, before, outcome } = step;
    byGame.set(
      id,
      [...new Set([...arrived, ...newcomers])].filter((player) => before.line.includes(player)),
    );
    if (outcome !== null) arrived = [];
  }
  return { byGame, next: [...new Set(arrived)] };
}

function whoComes({ change }: SeatStep): readonly Id[] {
  return change?.type === 'PlayerJoined' || change?.type === 'PlayerReturned' ? [change.player] : [];
}

export interface Replayed {
  /** The seats after everything. */
  readonly seats: Seats;
  /** The seats in which each game was told, its newcomers included, by its id. */
  readonly gameSeats: ReadonlyMap<Id, Seats>;
}

/** Who sat where in every game and who does in the end, up to the first correction as recorded, from there on worked out. */
export function replayOf({ steps }: Evening, start: Seats, terms: SettlementTerms): Replayed {
  const gameSeats = new Map<Id, Seats>();
  let seats = start;
  let isWorkedOut = false;
  for (const step of steps) {
    if (step.type === 'seats') {
      const { change, after } = step;
      seats = isWorkedOut && change !== null ? seatsChanged(seats, change, terms.rules) : after;
      continue;
    }
    const before = isWorkedOut && !step.played && isSameTable(seats, step.before) ? seats : step.before;
    gameSeats.set(step.id, before);
    isWorkedOut ||= step.corrected;
    if (step.outcome !== null) seats = isWorkedOut ? nextSeats(step.outcome, before, terms) : step.after;
  }
  return { seats, gameSeats };
}

/** The games whose team counts in another order than it did before the correction of one, that one as far as not recorded so. */
export function teamsReordered(
  { steps }: Evening,
  correctedId: Id,
  before: Replayed,
  { gameSeats }: Replayed,
): readonly CountedTeam[] {
  return steps.flatMap((step) => {
    if (step.type === 'seats') return [];
    const teamIn = (seats: Seats = step.before): readonly Id[] => seatsWithout(seats, step.newcomers).line;
    const line = teamIn(gameSeats.get(step.id));
    const then = step.id === correctedId ? step.team : teamIn(before.gameSeats.get(step.id));
    const isTheSame = line.length === then.length && line.every((player, place) => player === then[place]);
    return isTheSame ? [] : [{ gameId: step.id, line }];
  });
}

/** Whether the same person was box, with the same partner, against the same people in whatever order. */
export function isSameTable(seats: Seats, recorded: Seats): boolean {
  const { box, partner, line } = seats;
  return (
    box === recorded.box &&
    partner === recorded.partner &&
    line.length === recorded.line.length &&
    line.every((player) => recorded.line.includes(player))
  );
}

/** The same change from other seats; where it makes no sense there, the seats as they were recorded. */
function seatsChanged(seats: Seats, change: SeatEvent | SeatsSet, rules: ChouetteRules): Seats {
  const at = seatedPlayers(seats);
  switch (change.type) {
    case 'PlayerJoined':
      return at.includes(change.player) ? change.seats : seatsAfterJoining(seats, change.player, rules.joinPosition);
    case 'PlayerLeft':
      return seatsAfterLeaving(seats, change.player);
    case 'PlayerSatOut':
      return at.includes(change.player) ? seatsAfterSittingOut(seats, change.player) : change.seats;
    case 'PlayerReturned':
      return isSittingOut(seats, change.player) ? seatsAfterReturning(seats, change.player, rules) : change.seats;
    case 'PartnerInvited': {
      const isPossible = seats.box === change.seats.box && seats.line.includes(change.player);
      return isPossible ? withPartner(seats, change.player) : change.seats;
    }
    case 'BoxBought':
      return seats.box === change.seller ? seatsAfterBuying(seats, change.buyer) : change.seats;
    // What the host has set holds, whatever was before; it says nothing of those who sit out.
    case 'SeatsSet':
      return { ...change.seats, sittingOut: seats.sittingOut };
  }
}
