/**
 * What a chouette allows: its first order (C5), games one after another, played or from the score sheet, what each of them
 * settles (C40), who sits where afterwards (C30), who comes and goes (C60–C62), the host's last word, corrections (C44), the
 * end (C4, C65).
 * What happens inside a game is decided by the game.
 */

import { type Milliseconds, milliseconds } from '../kernel/brands.js';
import { fold } from '../kernel/decider.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import { variantFault } from '../variant/variant-fault.js';
import { variantOf } from '../variant/variants.js';
import { decideBoxSale, decideInvitation, partnerNeeded } from './seats/box-seat.js';
import type { ChouetteCommand } from './commands.js';
import { countFault, isStake } from './ledger/countable.js';
import { correctedGame } from './correction.js';
import { arrivedBefore, eveningOf, isSameTable, replayOf } from './evening.js';
import { decideAdjustment, decideSeats } from './host.js';
import type { ChouetteEvent } from './events.js';
import { decideFirstOrder, seatsTaken } from './first-order.js';
import { ledgerLines } from './ledger/ledger.js';
import { type GameOutcome, isSameOutcome } from './ledger/outcome.js';
import { nextSeats } from './seats/rotation.js';
import { FEWEST_PLAYERS, chouetteRules } from './rules.js';
import { type ScoreSheet, outcomeOf, sheetOutcome } from './ledger/score-sheet.js';
import { decideSeat, seatChanges } from './seats/seat-asks.js';
import { type Seats, seatsWithout } from './seats/seats.js';
import { gameEntries } from './ledger/settlement.js';
import type { ChouetteState, ClosedChouette, OpenedChouette, PlayingChouette, WaitingChouette } from './state.js';
import { decideTakeBack } from './take-back.js';
import { decideTableGame } from './game/decide.js';
import { evolveTableGame } from './game/evolve.js';
import { tableOutcome } from './game/outcome.js';
import { tableGameStarted } from './game/start.js';

type SeatedChouette = WaitingChouette | PlayingChouette | ClosedChouette;

type Report = Extract<ChouetteCommand, { type: 'ReportGame' }>;
type ChouetteDecision = Result<readonly ChouetteEvent[], Violation>;

/** C10, section 20: one smallest unit a point where no stake is named. */
const DEFAULT_STAKE = 1;

export function decideChouette(state: ChouetteState, command: ChouetteCommand): ChouetteDecision {
  if (command.type === 'OpenChouette') {
    return state.status === 'not-opened' ? decideOpening(command) : refused(wrongMoment(command, state));
  }
  if (state.status === 'not-opened') return refused(violation('game.not-found'));
  if (state.status !== 'ordering' && state.status !== 'called-off') {
    if (command.type === 'CorrectGame') {
      return state.status === 'playing' && state.game.id === command.gameId
        ? openGameCorrected(state, command)
        : countedIn(state, correctedGame(state, command));
    }
    if (command.type === 'TakeBack') return decideTakeBack(state, command);
    if (command.type === 'AdjustPoints') return countedIn(state, decideAdjustment(state, command));
  }
  switch (state.status) {
    case 'ordering':
      return decideFirstOrder(state, command) ?? refused(wrongMoment(command, state));
    case 'waiting':
      return betweenGames(state, command);
    case 'playing':
      return duringGame(state, command);
    case 'called-off':
      return refused(violation('chouette.closed', { closedAt: state.closedAt, reason: 'before-order' }));
    case 'closed':
      return refused(
        command.type === 'ActInGame' && command.gameId !== null
          ? violation('game.finished')
          : violation('chouette.closed', { closedAt: state.closedAt }),
      );
  }
}

function wrongMoment(command: ChouetteCommand, { status }: OpenedChouette): Violation {
  return violation('chouette.wrong-moment', { act: command.type, status });
}

function decideOpening(command: Extract<ChouetteCommand, { type: 'OpenChouette' }>): ChouetteDecision {
  const {
    chouetteId,
    players,
    host,
    group,
    order,
    variant,
    dice,
    stake = DEFAULT_STAKE,
    stakes = {},
    groupStakes = {},
    currency = null,
    at,
  } = command;
  const twice = players.find((player, index) => players.indexOf(player) !== index);
  if (twice !== undefined) return refused(violation('chouette.same-player', { player: twice }));
  const fault = typeof variant === 'string' ? null : variantFault(variant);
  if (fault !== null) return refused(fault);
  const own = { ...groupStakes, ...stakes };
  if (![stake, ...Object.values(own)].every(isStake)) {
    return refused(violation('config.invalid', { keys: ['stake'], reasons: ['stake'] }));
  }
  const stranger = Object.keys(stakes).find((player) => !players.includes(player));
  if (stranger !== undefined) return refused(violation('chouette.not-seated', { player: stranger }));
  const rules = chouetteRules(command.rules, dice, variantOf(variant));
  if (!rules.ok) return rules;
  if (players.length < FEWEST_PLAYERS) {
    return refused(violation('chouette.too-few-players', { fewest: FEWEST_PLAYERS }));
  }
  const { maxPlayers } = rules.value;
  if (players.length > maxPlayers) return refused(violation('chouette.full', { maxPlayers }));
  return accepted([
    {
      type: 'ChouetteOpened',
      chouetteId,
      players,
      ...(host === undefined ? {} : { host }),
      ...(group === undefined ? {} : { group }),
      order,
      variant,
      dice,
      stake,
      ...(Object.keys(own).length === 0 ? {} : { stakes: own }),
      currency,
      rules: rules.value,
      at,
    },
    ...(order === 'given' ? [seatsTaken(players)] : []),
  ]);
}

function betweenGames(state: WaitingChouette, command: ChouetteCommand): ChouetteDecision {
  switch (command.type) {
    case 'StartGame':
      return withPartnerWhereNeeded(state, () => countable(state, [startedGame(state, command.gameId)], 'game'));
    case 'ReportGame':
      // Who came while the game was played has brought no partner to its box.
      return withPartnerWhereNeeded({ ...state, seats: seatsWithout(state.seats, command.sheet.newcomers) }, () =>
        gameReported(state, command, { id: command.gameId, seats: state.seats }),
      );
    case 'Join':
    case 'Leave':
    case 'SitOut':
    case 'Return':
      return decideSeat(state, command);
    case 'InvitePartner':
      return decideInvitation(state, command);
    case 'BuyBox':
      return countedIn(state, decideBoxSale(state, command));
    case 'SetSeats':
      return decideSeats(state, command);
    case 'CloseChouette':
      return accepted([{ type: 'ChouetteClosed', at: command.at }]);
    case 'ActInGame':
      return refused(command.gameId === null ? wrongMoment(command, state) : violation('game.finished'));
    case 'OpenChouette':
    case 'ThrowOrder':
    case 'CorrectGame':
    case 'TakeBack':
    case 'AdjustPoints':
      return refused(wrongMoment(command, state));
  }
}

function duringGame(state: PlayingChouette, command: ChouetteCommand): ChouetteDecision {
  switch (command.type) {
    case 'ActInGame':
      return decideAct(state, command);
    case 'Join':
    case 'Leave':
    case 'SitOut':
    case 'Return':
      return decideSeat(state, command);
    case 'ReportGame':
      return openGameReported(state, command);
    case 'StartGame':
    case 'CloseChouette':
    case 'InvitePartner':
    case 'BuyBox':
    case 'SetSeats':
      return refused(violation('game.open', { number: state.game.number, gameId: state.game.id }));
    case 'OpenChouette':
    case 'ThrowOrder':
    case 'CorrectGame':
    case 'TakeBack':
    case 'AdjustPoints':
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
  // The winner of the last game is box now, or has stayed it (R14).
  const starter = rules.winnerStarts && state.lastGame !== null ? 'white' : null;
  const event = tableGameStarted({ gameId, number, seats, variant, dice, rules, starter });
  return { type: 'InGame', game: number, event };
}

function decideAct(
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

/** A game from the score sheet, in the place of an open one where there is one. */
function gameReported(
  state: WaitingChouette | PlayingChouette,
  { sheet, again = true, history = [], at }: Pick<Report, 'sheet' | 'again' | 'history' | 'at'>,
  { id: gameId, seats }: { readonly id: string; readonly seats: Seats },
): ChouetteDecision {
  const repeated = again ? null : repetition(state.lastGame, sheet, at);
  if (repeated !== null) return refused(repeated);
  const arrived = sheet.newcomers === undefined ? [] : arrivedBefore(eveningOf(history), null);
  const outcome = outcomeOf(sheet, seats, state, arrived);
  if (!outcome.ok) return outcome;
  const { newcomers } = outcome.value;
  const present = newcomers === undefined ? {} : { present: seats.line };
  const number = state.status === 'playing' ? state.game.number : state.games + 1;
  return countable(
    state,
    [
      {
        type: 'ChouetteGameReported',
        gameId,
        number,
        seats: seatsWithout(seats, newcomers),
        ...present,
        outcome: outcome.value,
        at,
      },
      ...consequences({ ...state, seats }, number, outcome.value, at),
    ],
    null,
  );
}

/** What is within this time of an equal sheet may be the same game typed twice. */
const SOON: Milliseconds = milliseconds(120_000);

function repetition(last: OpenedChouette['lastGame'], sheet: ScoreSheet, at: Milliseconds): Violation | null {
  if (last?.sheet === undefined) return null;
  const ago = at - last.sheet.at;
  const { outcome } = last.sheet;
  const line = outcome.pairs.map(({ member }) => member);
  const isEqual = Math.abs(ago) < SOON && isSameOutcome(sheetOutcome(sheet, line), outcome);
  return isEqual
    ? violation('chouette.looks-repeated', { number: last.number, seconds: Math.round(ago / 1000) })
    : null;
}

/** A game that was started by mistake: the sheet takes its place, with its number. Only staff give up what was played. */
function openGameReported(state: PlayingChouette, command: Report): ChouetteDecision {
  const { game } = state;
  const { sender, history = [] } = command;
  const isBegun = game.board.phase.name !== 'opening' || game.pairs.some(({ cube }) => cube.value > 1);
  if (sender !== undefined && !sender.staff && isBegun) {
    return refused(violation('chouette.not-for-you', { act: 'ReportGame', by: [] }));
  }
  // A correction since the game was begun may have put the team into another order.
  const { seats } = replayOf(eveningOf(history), state.seats, state);
  return gameReported(state, command, { id: game.id, seats: isSameTable(seats, state.seats) ? seats : state.seats });
}

/** A correction of the open game: it never counted, or it ended as the sheet says. */
function openGameCorrected(
  state: PlayingChouette,
  { sheet, reason, history, at }: Extract<ChouetteCommand, { type: 'CorrectGame' }>,
): ChouetteDecision {
  const { game, asks, rules } = state;
  if (sheet !== null) return openGameReported(state, { type: 'ReportGame', gameId: game.id, sheet, history, at });
  const { seats } = replayOf(eveningOf(history), state.seats, state);
  return accepted([
    { type: 'ChouetteGameGivenUp', gameId: game.id, number: game.number, seats: state.seats, reason },
    { type: 'SeatsRotated', seats },
    ...seatChanges(seats, asks, rules, at),
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
