/**
 * What a chouette allows: its first order (C5), games one after another, played or from the score sheet, what each of them
 * settles (C40), who sits where afterwards (C30), who comes and goes (C60–C62), corrections (C44), the end (C4, C65).
 * What happens inside a game is decided by the game.
 */

import type { Milliseconds } from '../kernel/brands.js';
import { fold } from '../kernel/decider.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import { variantFault } from '../variant/variant-fault.js';
import { variantOf } from '../variant/variants.js';
import { boxSold, partnerInvited, partnerNeeded } from './box-seat.js';
import type { ChouetteCommand } from './commands.js';
import { LARGEST_TABLE_STAKE, countFault } from './countable.js';
import { correctedGame } from './correction.js';
import type { ChouetteEvent } from './events.js';
import { ledgerLines } from './ledger.js';
import { placesAfter, throwsFault, toThrow } from './order.js';
import type { GameOutcome } from './outcome.js';
import { nextSeats } from './rotation.js';
import { FEWEST_PLAYERS, chouetteRules } from './rules.js';
import { outcomeOf } from './score-sheet.js';
import { seatAsked, seatChanges } from './seat-asks.js';
import { type Seats, seatsInOrder } from './seats.js';
import { gameEntries } from './settlement.js';
import type {
  ChouetteState,
  ClosedChouette,
  OpenedChouette,
  OrderingChouette,
  PlayingChouette,
  WaitingChouette,
} from './state.js';
import { takenBack } from './take-back.js';
import { decideTableGame } from './game/decide.js';
import { evolveTableGame } from './game/evolve.js';
import { tableOutcome } from './game/outcome.js';
import { tableGameStarted } from './game/start.js';

type SeatedChouette = WaitingChouette | PlayingChouette | ClosedChouette;

export type ChouetteDecision = Result<readonly ChouetteEvent[], Violation>;

/** C10, section 20: one smallest unit a point where no stake is named. */
const DEFAULT_STAKE = 1;

export function decideChouette(state: ChouetteState, command: ChouetteCommand): ChouetteDecision {
  if (command.type === 'OpenChouette') {
    return state.status === 'not-opened' ? opened(command) : refused(wrongMoment(command, state));
  }
  if (state.status === 'not-opened') return refused(violation('game.not-found'));
  if (state.status !== 'ordering') {
    if (command.type === 'CorrectGame') return countedIn(state, correctedGame(state, command));
    if (command.type === 'TakeBack') return takenBack(state, command);
  }
  switch (state.status) {
    case 'ordering':
      return command.type === 'ThrowOrder' ? orderThrown(state, command.throws) : refused(wrongMoment(command, state));
    case 'waiting':
      return betweenGames(state, command);
    case 'playing':
      return duringGame(state, command);
    case 'closed':
      return refused(
        command.type === 'ActInGame'
          ? violation('game.finished')
          : violation('chouette.closed', { closedAt: state.closedAt }),
      );
  }
}

function wrongMoment(command: ChouetteCommand, { status }: OpenedChouette): Violation {
  return violation('chouette.wrong-moment', { act: command.type, status });
}

function opened(command: Extract<ChouetteCommand, { type: 'OpenChouette' }>): ChouetteDecision {
  const { chouetteId, players, order, variant, dice, stake = DEFAULT_STAKE, currency = null, at } = command;
  const twice = players.find((player, index) => players.indexOf(player) !== index);
  if (twice !== undefined) return refused(violation('chouette.same-player', { player: twice }));
  const fault = typeof variant === 'string' ? null : variantFault(variant);
  if (fault !== null) return refused(fault);
  if (!Number.isInteger(stake) || stake < 0 || stake > LARGEST_TABLE_STAKE) {
    return refused(violation('config.invalid', { keys: ['stake'], reasons: ['stake'] }));
  }
  const rules = chouetteRules(command.rules, dice, variantOf(variant));
  if (!rules.ok) return rules;
  if (players.length < FEWEST_PLAYERS) {
    return refused(violation('chouette.too-few-players', { fewest: FEWEST_PLAYERS }));
  }
  const { maxPlayers } = rules.value;
  if (players.length > maxPlayers) return refused(violation('chouette.full', { maxPlayers }));
  return accepted([
    { type: 'ChouetteOpened', chouetteId, players, order, variant, dice, stake, currency, rules: rules.value, at },
    ...(order === 'given' ? [seatsTaken(players)] : []),
  ]);
}

function seatsTaken(order: readonly string[]): ChouetteEvent {
  return { type: 'SeatsTaken', seats: seatsInOrder(order) };
}

/** One round of throws; when nobody is tied any more the seats are taken (C5). */
function orderThrown(
  { places, rules }: OrderingChouette,
  throws: Extract<ChouetteCommand, { type: 'ThrowOrder' }>['throws'],
): ChouetteDecision {
  const fault = throwsFault(places, throws, rules.orderDice);
  if (fault !== null) return refused(fault);
  const after = placesAfter(places, throws);
  const thrown: ChouetteEvent = { type: 'OrderThrown', throws };
  return accepted(toThrow(after).length > 0 ? [thrown] : [thrown, seatsTaken(after.flat())]);
}

function betweenGames(state: WaitingChouette, command: ChouetteCommand): ChouetteDecision {
  switch (command.type) {
    case 'StartGame':
      return withPartnerWhereNeeded(state, () => countable(state, [startedGame(state, command.gameId)], 'game'));
    case 'ReportGame':
      return withPartnerWhereNeeded(state, () => countedIn(state, gameReported(state, command)));
    case 'Join':
    case 'Leave':
    case 'SitOut':
    case 'Return':
      return seatAsked(state, command);
    case 'InvitePartner':
      return partnerInvited(state, command);
    case 'BuyBox':
      return countedIn(state, boxSold(state, command));
    case 'CloseChouette':
      return accepted([{ type: 'ChouetteClosed', at: command.at }]);
    case 'ActInGame':
      return refused(command.gameId === null ? wrongMoment(command, state) : violation('game.finished'));
    case 'OpenChouette':
    case 'ThrowOrder':
    case 'CorrectGame':
    case 'TakeBack':
      return refused(wrongMoment(command, state));
  }
}

function duringGame(state: PlayingChouette, command: ChouetteCommand): ChouetteDecision {
  switch (command.type) {
    case 'ActInGame':
      return acted(state, command);
    case 'Join':
    case 'Leave':
    case 'SitOut':
    case 'Return':
      return seatAsked(state, command);
    case 'StartGame':
    case 'ReportGame':
    case 'CloseChouette':
    case 'InvitePartner':
    case 'BuyBox':
      return refused(violation('game.open', { number: state.game.number, gameId: state.game.id }));
    case 'OpenChouette':
    case 'ThrowOrder':
    case 'CorrectGame':
    case 'TakeBack':
      return refused(wrongMoment(command, state));
  }
}

function withPartnerWhereNeeded(state: WaitingChouette, then: () => ChouetteDecision): ChouetteDecision {
  const fault = partnerNeeded(state);
  return fault === null ? then() : refused(fault);
}

/** The events, if the points can be counted after them (C43); with an open game, whatever comes of it. */
function countable(state: SeatedChouette, events: readonly ChouetteEvent[], beside: 'game' | null): ChouetteDecision {
  const lines = events.flatMap((event) => (event.type === 'LedgerLinesWritten' ? event.lines : []));
  const fault = countFault(state, lines, beside);
  return fault === null ? accepted(events) : refused(fault);
}

/** What moves points between games, or corrects those that are over; the end of a game is never refused. */
function countedIn(state: SeatedChouette, decision: ChouetteDecision): ChouetteDecision {
  if (!decision.ok) return decision;
  return countable(state, decision.value, state.status === 'playing' ? 'game' : null);
}

function startedGame(state: WaitingChouette, gameId: string): ChouetteEvent {
  const { seats, variant, dice, rules } = state;
  const number = state.games + 1;
  // Whoever won the last game is box now, or has stayed it (R14).
  const starter = rules.winnerStarts && state.lastGame !== null ? 'white' : null;
  const event = tableGameStarted({ gameId, number, seats, variant, dice, rules, starter });
  return { type: 'InGame', game: number, event };
}

function acted(
  state: PlayingChouette,
  { gameId, command, at }: Extract<ChouetteCommand, { type: 'ActInGame' }>,
): ChouetteDecision {
  const { game, seats } = state;
  if (gameId !== null && game.id !== gameId) return refused(violation('game.finished'));
  const decision = decideTableGame(game, command);
  if (!decision.ok) return decision;
  const { number } = game;
  const events = decision.value.map((event): ChouetteEvent => ({ type: 'InGame', game: number, event }));
  const after = fold(evolveTableGame, game, decision.value);
  const outcome = tableOutcome(after);
  if (outcome === null) return accepted(events);
  const settled: ChouetteEvent = { type: 'ChouetteGameSettled', gameId: game.id, number, seats, outcome };
  return accepted([...events, settled, ...consequences(state, number, outcome, at)]);
}

function gameReported(
  state: WaitingChouette,
  { gameId, sheet, at }: Extract<ChouetteCommand, { type: 'ReportGame' }>,
): ChouetteDecision {
  const { seats } = state;
  const outcome = outcomeOf(sheet, seats, state);
  if (!outcome.ok) return outcome;
  const number = state.games + 1;
  return accepted([
    { type: 'ChouetteGameReported', gameId, number, seats, outcome: outcome.value },
    ...consequences(state, number, outcome.value, at),
  ]);
}

/** What follows from the end of a game, in this order (C36): the ledger, the rotation, departures and joins. */
function consequences(
  state: WaitingChouette | PlayingChouette,
  number: number,
  outcome: GameOutcome,
  at: Milliseconds,
): readonly ChouetteEvent[] {
  const lines = ledgerLines(gameEntries(outcome, state.seats, state), number, state.lines);
  const seats: Seats = nextSeats(outcome, state.seats, state);
  return [
    ...(lines.length === 0 ? [] : [{ type: 'LedgerLinesWritten', lines } as const]),
    { type: 'SeatsRotated', seats },
    ...seatChanges(seats, state.asks, state.rules, at),
  ];
}
