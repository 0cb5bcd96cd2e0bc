/** How a chouette changes by its events. Believes every event. */

import type { Id } from '../kernel/brands.js';
import type { ChouetteEvent, ChouetteOwnEvent, InChouetteGame } from './events.js';
import { type LedgerLine, inMoney, pointsAfter } from './ledger/ledger.js';
import { placesAfter, withoutThrower } from './seats/order.js';
import type { Seats } from './seats/seats.js';
import {
  type ChouettePlayer,
  type ChouetteState,
  type ClosedChouette,
  type OpenedChouette,
  type OrderingChouette,
  type PlayingChouette,
  type WaitingChouette,
  amountWon,
  pointsOf,
} from './state.js';
import { evolveTableGame } from './game/evolve.js';

export const NO_CHOUETTE: ChouetteState = { status: 'not-opened' };

type Seated = WaitingChouette | PlayingChouette | ClosedChouette;

export function evolveChouette(state: ChouetteState, event: ChouetteEvent): ChouetteState {
  if (event.type === 'ChouetteOpened') return opened(event);
  if (event.type === 'TakenBack') return event.restored;
  if (state.status === 'not-opened') return state;
  if (event.type === 'LedgerLinesWritten') return withLines(state, event.lines);
  if (state.status === 'called-off') return state;
  return state.status === 'ordering' ? ordering(state, event) : seatedAfter(state, event);
}

function opened(event: Extract<ChouetteEvent, { type: 'ChouetteOpened' }>): OrderingChouette {
  const { chouetteId, players, variant, dice, stake, stakes, currency, rules, host, group, at } = event;
  return {
    status: 'ordering',
    id: chouetteId,
    variant,
    dice,
    stake,
    ...(stakes === undefined ? {} : { stakes }),
    currency,
    rules,
    ...(host === undefined ? {} : { host }),
    ...(group === undefined ? {} : { group }),
    openedAt: at,
    players: players.map((id) => ({ id, points: 0, ...(stakes === undefined ? {} : { amount: 0 }) })),
    games: 0,
    lines: 0,
    lastGame: null,
    places: [players],
  };
}

function ordering(state: OrderingChouette, event: ChouetteEvent): OpenedChouette {
  const { places, ...chouette } = state;
  if (event.type === 'OrderThrown') return { ...state, places: placesAfter(places, event.throws) };
  if (event.type === 'PlayerWithdrew') {
    const players = state.players.filter(({ id }) => id !== event.player);
    const { host, ...others } = state;
    const after = { ...others, players, places: withoutThrower(places, event.player) };
    return host === undefined || host === event.player ? after : { ...after, host };
  }
  if (event.type === 'ChouetteClosed') return { ...chouette, status: 'called-off', closedAt: event.at };
  if (event.type !== 'SeatsTaken' && event.type !== 'SeatsSet') return state;
  return { ...chouette, status: 'waiting', seats: event.seats, asks: [], offer: null };
}

function seatedAfter(
  state: Seated,
  event: Exclude<ChouetteOwnEvent, { type: 'ChouetteOpened' | 'TakenBack' }> | InChouetteGame,
): Seated {
  switch (event.type) {
    case 'InGame':
      return inGame(state, event);
    case 'ChouetteGameSettled':
    case 'ChouetteGameReported': {
      const { gameId: id, number, seats } = event;
      return { ...waiting(state), games: number, lastGame: { id, number, ...typedIn(event) }, seats };
    }
    case 'ChouetteGameGivenUp':
      return waiting(state);
    case 'SeatsRotated':
      return { ...state, seats: event.seats };
    case 'ChouetteGameCorrected': {
      const { sheet: _read, ...last } = { sheet: null, ...state.lastGame };
      const lastGame = state.lastGame?.id === event.gameId ? (last as typeof state.lastGame) : state.lastGame;
      const corrected = { ...state, seats: event.seats, lastGame };
      return corrected.status === 'waiting' ? { ...corrected, offer: null } : corrected;
    }
    case 'SeatsSet':
      return state.status === 'waiting'
        ? { ...state, seats: event.seats, offer: null }
        : { ...state, seats: event.seats };
    case 'SeatAsked': {
      const { type: _asked, ...ask } = event;
      return { ...state, asks: [...withoutAsk(state, ask.player), ask] };
    }
    case 'SeatAskWithdrawn':
      return { ...state, asks: withoutAsk(state, event.player) };
    case 'PlayerJoined':
      return withNewcomer(reseated(state, event.player, event.seats), event.player, event.stake);
    case 'PlayerLeft':
    case 'PlayerSatOut':
    case 'PlayerReturned':
    case 'PartnerInvited':
      return reseated(state, event.player, event.seats);
    case 'BoxOffered': {
      const { buyer, points, by } = event;
      return state.status === 'waiting' ? { ...state, offer: { buyer, points, by } } : state;
    }
    case 'BoxBought':
      return reseated(state, event.buyer, event.seats);
    case 'ChouetteClosed':
      return closed(state, event.at);
    case 'OrderThrown':
    case 'PlayerWithdrew':
    case 'SeatsTaken':
    case 'LedgerLinesWritten':
    case 'PointsAdjusted':
      return state;
  }
}

/** How the last game was recorded. */
function typedIn(
  event: Extract<ChouetteOwnEvent, { type: 'ChouetteGameSettled' | 'ChouetteGameReported' }>,
): Pick<NonNullable<Seated['lastGame']>, 'played' | 'sheet'> {
  if (event.type === 'ChouetteGameSettled') return { played: true };
  const { at, outcome } = event;
  return { played: false, ...(at === undefined ? {} : { sheet: { at, outcome } }) };
}

function inGame(state: Seated, { event }: InChouetteGame): Seated {
  if (state.status === 'closed') return state;
  const before = state.status === 'playing' ? state.game : ({ status: 'not-started' } as const);
  const game = evolveTableGame(before, event);
  // The end of the game takes effect by the event that settles it.
  if (game.status !== 'open') return state;
  const { offer: _over, ...chouette } = { offer: null, ...state };
  return { ...chouette, status: 'playing', game, games: game.number };
}

/** Between games, without the one that was played or an offer that was not taken up. */
function waiting(state: Seated): WaitingChouette {
  const { game: _over, closedAt: _open, ...chouette } = { game: null, closedAt: null, ...state };
  return { ...chouette, status: 'waiting', offer: null };
}

function closed(state: Seated, closedAt: ClosedChouette['closedAt']): ClosedChouette {
  const { game: _none, offer: _gone, ...chouette } = { game: null, offer: null, ...state };
  return { ...chouette, status: 'closed', asks: [], closedAt };
}

/** New seats, without the player's pending request and without an open offer for the box. */
function reseated(state: Seated, player: Id, seats: Seats): Seated {
  const asks = withoutAsk(state, player);
  return state.status === 'waiting' ? { ...state, seats, asks, offer: null } : { ...state, seats, asks };
}

function withoutAsk({ asks }: Seated, player: Id): Seated['asks'] {
  return asks.filter((each) => each.player !== player);
}

/** With a player who may be here for the first time; from the first own stake on money is counted beside points. */
function withNewcomer(state: Seated, player: Id, stake: number | undefined): Seated {
  const isNew = state.players.every(({ id }) => id !== player);
  const all = isNew ? [...state.players, { id: player, points: 0 }] : state.players;
  if (stake === undefined && state.stakes === undefined) return { ...state, players: all };
  const players = all.map((each) => ({ ...each, amount: amountWon(each, state) }));
  const own = stake === undefined ? {} : { [player]: stake };
  return { ...state, players, stakes: { ...state.stakes, ...own } };
}

function withLines(state: OpenedChouette, lines: readonly LedgerLine[]): OpenedChouette {
  const points = pointsAfter(pointsOf(state), lines);
  const amounts = new Map(state.players.map((player) => [player.id, amountWon(player, state)]));
  const won = state.stakes === undefined ? null : pointsAfter(amounts, inMoney(lines, state));
  const players = state.players.map(({ id }): ChouettePlayer => {
    const own = { id, points: points.get(id) ?? 0 };
    return won === null ? own : { ...own, amount: won.get(id) ?? 0 };
  });
  return { ...state, players, lines: lines.at(-1)?.number ?? state.lines };
}
