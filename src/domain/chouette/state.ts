/**
 * A chouette: its seats, what everybody has won, and the one game that may be open. Finished games and the lines of the
 * ledger live in the record, not here, so that the state stays small however long the evening is.
 */

import type { DiceMode } from '../board/rules.js';
import type { Id, Milliseconds } from '../kernel/brands.js';
import type { Variant } from '../variant/variants.js';
import type { OpenTableGame } from './game/state.js';
import type { Places } from './seats/order.js';
import type { GameOutcome } from './ledger/outcome.js';
import type { ChouetteRules } from './rules.js';
import type { Seats } from './seats/seats.js';

/** A person who sits or has sat at the table; points stay when the person leaves (C43, C61). */
export interface ChouettePlayer {
  readonly id: Id;
  /** Points won; negative when lost. All together they sum to zero. */
  readonly points: number;
  /** What they come to, in the smallest unit of the currency; only where players have own stakes (C10). */
  readonly amount?: number;
}

/** A player's request that must wait: during a game, or because the box must agree (C60–C62). */
export interface SeatAsk {
  readonly player: Id;
  readonly ask: 'join' | 'leave' | 'sit-out' | 'return';
  /** False: the box has still to agree to the newcomer (C60). */
  readonly agreed: boolean;
  /** What a newcomer plays for from the start (C10). */
  readonly stake?: number;
}

/** An offer for the seat of the box to which not both have agreed yet (C55). */
interface BoxOffer {
  readonly buyer: Id;
  readonly points: number;
  /** Who has said so: the buyer or the box. */
  readonly by: Id;
}

/** The last game that ended, as far as the next one and a correction need it. */
interface EndedChouetteGame {
  readonly id: Id;
  readonly number: number;
  readonly played: boolean;
  /** The score sheet as it was typed, until it is corrected. */
  readonly sheet?: { readonly at: Milliseconds; readonly outcome: GameOutcome };
}

interface Chouette {
  readonly id: Id;
  readonly variant: Variant;
  readonly dice: DiceMode;
  /** What a point is worth, in the smallest unit of the currency (C10). */
  readonly stake: number;
  /**
   * Own stakes by player, where there are any, of others of the group too; a pair plays for the lower one. Each stays for the
   * whole evening, from when the player sits down.
   */
  readonly stakes?: Readonly<Record<Id, number>>;
  readonly currency: string | null;
  readonly rules: ChouetteRules;
  /** The player who opened it; staff are hosts of every chouette. */
  readonly host?: Id;
  /** The saved group that plays. */
  readonly group?: Id;
  readonly openedAt: Milliseconds;
  /** Everybody who was ever here, in the order of coming; while the order is thrown, those who throw. */
  readonly players: readonly ChouettePlayer[];
  /** How many games have begun or were reported, those included that were undone. */
  readonly games: number;
  /** How many lines the ledger has. */
  readonly lines: number;
  readonly lastGame: EndedChouetteGame | null;
}

/** The first order is still being thrown (C5). */
export interface OrderingChouette extends Chouette {
  readonly status: 'ordering';
  readonly places: Places;
}

/** Closed before the first order was found: no player has sat there. */
export interface CalledOffChouette extends Chouette {
  readonly status: 'called-off';
  readonly closedAt: Milliseconds;
}

interface SeatedChouette extends Chouette {
  readonly seats: Seats;
  readonly asks: readonly SeatAsk[];
}

/** Between two games. */
export interface WaitingChouette extends SeatedChouette {
  readonly status: 'waiting';
  readonly offer: BoxOffer | null;
}

/** A game is being played; the seats are those of its beginning. */
export interface PlayingChouette extends SeatedChouette {
  readonly status: 'playing';
  readonly game: OpenTableGame;
}

export interface ClosedChouette extends SeatedChouette {
  readonly status: 'closed';
  readonly closedAt: Milliseconds;
}

export type OpenedChouette = OrderingChouette | CalledOffChouette | WaitingChouette | PlayingChouette | ClosedChouette;

export type ChouetteState = { readonly status: 'not-opened' } | OpenedChouette;

/** When it was closed; null: it goes on. */
export function closedAt(state: OpenedChouette): Milliseconds | null {
  return state.status === 'closed' || state.status === 'called-off' ? state.closedAt : null;
}

/** What the player's points come to, in the smallest unit of the currency. */
export function amountWon({ points, amount }: ChouettePlayer, { stake }: Pick<OpenedChouette, 'stake'>): number {
  return amount ?? points * stake;
}

/** Points of everybody by id. */
export function pointsOf({ players }: Pick<OpenedChouette, 'players'>): ReadonlyMap<Id, number> {
  return new Map(players.map(({ id, points }) => [id, points]));
}
