/**
 * What happens in a chouette besides what happens in its games. Players are ids, never names. The seats after a change are
 * a fact of the record: how they came about may be ruled otherwise some day, who sat where may not.
 */

import type { DiceMode } from '../board/rules.js';
import type { Id, Milliseconds } from '../kernel/brands.js';
import type { Variant } from '../variant/variants.js';
import type { TableGameEvent } from './game/events.js';
import type { LedgerLine } from './ledger/ledger.js';
import type { OrderThrow } from './seats/order.js';
import type { GameOutcome } from './ledger/outcome.js';
import type { ChouetteRules } from './rules.js';
import type { Seats } from './seats/seats.js';
import type { PlayingChouette, SeatAsk } from './state.js';

/** A change of the seats between two games, other than by rotation. */
export type SeatEvent =
  | {
      readonly type: 'PlayerJoined';
      readonly player: Id;
      readonly seats: Seats;
      /** What the player plays for (C10). */
      readonly stake?: number;
    }
  | { readonly type: 'PlayerLeft'; readonly player: Id; readonly seats: Seats }
  | { readonly type: 'PlayerSatOut'; readonly player: Id; readonly seats: Seats }
  | { readonly type: 'PlayerReturned'; readonly player: Id; readonly seats: Seats }
  | { readonly type: 'PartnerInvited'; readonly player: Id; readonly seats: Seats }
  | {
      readonly type: 'BoxBought';
      readonly buyer: Id;
      readonly seller: Id;
      readonly points: number;
      readonly seats: Seats;
    };

/** A game that has ended, with the seats in which it was played. */
interface GameEnd {
  readonly gameId: Id;
  readonly number: number;
  readonly seats: Seats;
  readonly outcome: GameOutcome;
}

/** The order in which the team of a game stood, the captain first. */
export interface CountedTeam {
  readonly gameId: Id;
  readonly line: readonly Id[];
}

export type ChouetteOwnEvent =
  | {
      readonly type: 'ChouetteOpened';
      readonly chouetteId: Id;
      readonly players: readonly Id[];
      /** The player who opened it and has the last word there; staff have it everywhere. */
      readonly host?: Id;
      /** The saved group that plays. */
      readonly group?: Id;
      readonly order: 'dice' | 'given';
      readonly variant: Variant;
      readonly dice: DiceMode;
      readonly stake: number;
      /** Own stakes, by player (C10): of people who sit at the table, and of others of the group, who may come later. */
      readonly stakes?: Readonly<Record<Id, number>>;
      readonly currency: string | null;
      readonly rules: ChouetteRules;
      readonly at: Milliseconds;
    }
  | { readonly type: 'OrderThrown'; readonly throws: readonly OrderThrow[] }
  /** The player went before the first order was found, and never sat there. */
  | { readonly type: 'PlayerWithdrew'; readonly player: Id }
  /** The first order is found: who is box, and the line. */
  | { readonly type: 'SeatsTaken'; readonly seats: Seats }
  /** The game that was played is over. */
  | ({ readonly type: 'ChouetteGameSettled' } & GameEnd)
  /** A game from the score sheet. */
  | ({
      readonly type: 'ChouetteGameReported';
      /** The line with the newcomers of the outcome in it, as it sat when the game was told; left out where there were none. */
      readonly present?: readonly Id[];
      /** Missing in records of before the second of two equal sheets was asked about. */
      readonly at?: Milliseconds;
    } & GameEnd)
  /** A game that was started by mistake: it never counted. `seats`: those in which it was begun. */
  | {
      readonly type: 'ChouetteGameGivenUp';
      readonly gameId: Id;
      readonly number: number;
      readonly seats: Seats;
      readonly reason: string;
    }
  | { readonly type: 'LedgerLinesWritten'; readonly lines: readonly LedgerLine[] }
  | { readonly type: 'SeatsRotated'; readonly seats: Seats }
  /** What cannot be at once: it waits for the end of the game, or for the box to agree. */
  | ({ readonly type: 'SeatAsked' } & SeatAsk)
  | { readonly type: 'SeatAskWithdrawn'; readonly player: Id }
  | SeatEvent
  | { readonly type: 'BoxOffered'; readonly buyer: Id; readonly points: number; readonly by: Id }
  /** Who sits where, as the host says. */
  | { readonly type: 'SeatsSet'; readonly seats: Seats; readonly reason: string }
  /** The host moved points between two people; the line of the ledger follows. */
  | {
      readonly type: 'PointsAdjusted';
      readonly from: Id;
      readonly to: Id;
      readonly points: number;
      readonly reason: string;
    }
  /** A game that ended otherwise than was recorded, or never counted (null); and who sits where after all that followed. */
  | {
      readonly type: 'ChouetteGameCorrected';
      readonly gameId: Id;
      readonly number: number;
      readonly outcome: GameOutcome | null;
      readonly reason: string;
      readonly seats: Seats;
      /** Games from the score sheet whose team counts in another order from now on. */
      readonly teams?: readonly CountedTeam[];
    }
  /** The open or last game is again as it was at an earlier version. */
  | {
      readonly type: 'TakenBack';
      readonly gameId: Id;
      readonly number: number;
      readonly to: number;
      readonly reason: string | null;
      readonly restored: PlayingChouette;
    }
  | { readonly type: 'ChouetteClosed'; readonly at: Milliseconds };

/** An event of one of the games, with the number of that game. */
export interface InChouetteGame {
  readonly type: 'InGame';
  readonly game: number;
  readonly event: TableGameEvent;
}

export type ChouetteEvent = ChouetteOwnEvent | InChouetteGame;
