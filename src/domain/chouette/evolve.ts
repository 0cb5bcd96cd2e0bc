/** How a chouette changes by its events. Believes every event. */

import type { Id } from '../kernel/brands.js';
import type { ChouetteEvent, ChouetteOwnEvent, InChouetteGame } from './events.js';
import { type LedgerLine, pointsAfter } from './ledger.js';
import { placesAfter } from './order.js';
import type { Seats } from './seats.js';
import {
  type ChouettePlayer,
  type ChouetteState,
  type ClosedChouette,
  type OpenedChouette,
  type OrderingChouette,
  type PlayingChouette,
  type WaitingChouette,
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
  return state.status === 'ordering' ? ordering(state, event) : seatedAfter(state, event);
}

function opened(event: Extract<ChouetteEvent, { type: 'ChouetteOpened' }>): OrderingChouette {
  const { chouetteId, players, variant, dice, stake, currency, rules, at } = event;
  return {
    status: 'ordering',
    id: chouetteId,
    variant,
    dice,
    stake,
    currency,
    rules,
    openedAt: at,
    players: players.map((id) => ({ id, points: 0 })),
    games: 0,
    lines: 0,
    lastGame: null,
    places: [players],
  };
}

function ordering(state: OrderingChouette, event: ChouetteEvent): OpenedChouette {
  if (event.type === 'OrderThrown') return { ...state, places: placesAfter(state.places, event.throws) };
  if (event.type !== 'SeatsTaken') return state;
  const { places: _found, ...chouette } = state;
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
      const lastGame = { id, number, played: event.type === 'ChouetteGameSettled' };
      return { ...waiting(state), games: number, lastGame, seats };
    }
    case 'SeatsRotated':
      return { ...state, seats: event.seats };
    case 'ChouetteGameCorrected':
      return state.status === 'waiting'
        ? { ...state, seats: event.seats, offer: null }
        : { ...state, seats: event.seats };
    case 'SeatAsked': {
      const { player, ask, agreed } = event;
      return { ...state, asks: [...withoutAsk(state, player), { player, ask, agreed }] };
    }
    case 'SeatAskWithdrawn':
      return { ...state, asks: withoutAsk(state, event.player) };
    case 'PlayerJoined':
      return { ...reseated(state, event.player, event.seats), players: withNewcomer(state.players, event.player) };
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
    case 'SeatsTaken':
    case 'LedgerLinesWritten':
      return state;
  }
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

/** New seats, in which nobody waits for what the person had asked for, and no offer for the box stands. */
function reseated(state: Seated, player: Id, seats: Seats): Seated {
  const asks = withoutAsk(state, player);
  return state.status === 'waiting' ? { ...state, seats, asks, offer: null } : { ...state, seats, asks };
}

function withoutAsk({ asks }: Seated, player: Id): Seated['asks'] {
  return asks.filter((each) => each.player !== player);
}

function withNewcomer(players: readonly ChouettePlayer[], player: Id): readonly ChouettePlayer[] {
  return players.some(({ id }) => id === player) ? players : [...players, { id: player, points: 0 }];
}

function withLines(state: OpenedChouette, lines: readonly LedgerLine[]): OpenedChouette {
  const points = pointsAfter(pointsOf(state), lines);
  const players = state.players.map(({ id }) => ({ id, points: points.get(id) ?? 0 }));
  return { ...state, players, lines: lines.at(-1)?.number ?? state.lines };
}
