/** What can be asked of a chouette. Ids, dice and times come in with the command. */

import type { DiceMode } from '../board/rules.js';
import type { Id, Milliseconds } from '../kernel/brands.js';
import type { Variant } from '../variant/variants.js';
import type { ChouetteEvent } from './events.js';
import type { TableGameCommand } from './game/commands.js';
import type { OrderThrow } from './seats/order.js';
import type { ScoreSheet } from './ledger/score-sheet.js';
import type { ChouetteState } from './state.js';

/** The sender: a player at the table, or staff on behalf of all concerned (then `player` may be null). */
export interface ChouetteSender {
  readonly player: Id | null;
  readonly staff: boolean;
}

/** The record of a chouette up to some version, and the state that it gives. */
export interface TableBeginning {
  readonly version: number;
  readonly state: ChouetteState;
}

/** Who comes, goes, pauses or is back. */
export type SeatCommand = {
  readonly type: 'Join' | 'Leave' | 'SitOut' | 'Return';
  readonly player: Id;
  /** What a newcomer plays for (C10). */
  readonly stake?: number | undefined;
  readonly sender: ChouetteSender;
  readonly at: Milliseconds;
};

export type ChouetteCommand =
  | {
      readonly type: 'OpenChouette';
      readonly chouetteId: Id;
      readonly players: readonly Id[];
      /** The player who opens it; left out by staff. */
      readonly host?: Id | undefined;
      /** The saved group that plays. */
      readonly group?: Id | undefined;
      /** `given`: box, captain, then the rest of the line (C5). */
      readonly order: 'dice' | 'given';
      readonly variant: Variant;
      readonly dice: DiceMode;
      readonly stake?: number | undefined;
      /** Own stakes, by player (C10). */
      readonly stakes?: Readonly<Record<Id, number>> | undefined;
      /** Those of the people of the group, who may sit down later; `stakes` counts before them. */
      readonly groupStakes?: Readonly<Record<Id, number>> | undefined;
      readonly currency?: string | undefined;
      /** The options that were chosen; the others take their defaults. */
      readonly rules: Readonly<Record<string, unknown>>;
      readonly at: Milliseconds;
    }
  /** One round of throws for the first order (C5). */
  | { readonly type: 'ThrowOrder'; readonly throws: readonly OrderThrow[] }
  | { readonly type: 'StartGame'; readonly gameId: Id }
  | {
      readonly type: 'ReportGame';
      readonly gameId: Id;
      readonly sheet: ScoreSheet;
      /** False: a sheet that equals the one recorded just before is refused. */
      readonly again?: boolean;
      /** Left out: staff. */
      readonly sender?: ChouetteSender;
      /** The whole record of the chouette, oldest first, where the sheet replaces an open game or names newcomers. */
      readonly history?: readonly ChouetteEvent[];
      readonly at: Milliseconds;
    }
  | {
      readonly type: 'ActInGame';
      /** Null: whichever game is open. */
      readonly gameId: Id | null;
      readonly command: TableGameCommand;
      readonly at: Milliseconds;
    }
  | SeatCommand
  /** C52; null: the member whom the option picks. */
  | { readonly type: 'InvitePartner'; readonly player: Id | null; readonly sender: ChouetteSender }
  /** C55: takes effect when buyer and box have said the same. */
  | { readonly type: 'BuyBox'; readonly buyer: Id; readonly points: number; readonly sender: ChouetteSender }
  /** The host seats those present; null: the new box changes places with the old one. */
  | { readonly type: 'SetSeats'; readonly box: Id; readonly line: readonly Id[] | null; readonly reason: string }
  /** The host moves points between two people. */
  | {
      readonly type: 'AdjustPoints';
      readonly from: Id;
      readonly to: Id;
      readonly points: number;
      readonly reason: string;
    }
  | {
      readonly type: 'CorrectGame';
      readonly gameId: Id;
      /** Null: the game never counted. */
      readonly sheet: ScoreSheet | null;
      readonly reason: string;
      /** The whole record of the chouette, oldest first. */
      readonly history: readonly ChouetteEvent[];
      readonly at: Milliseconds;
    }
  | {
      readonly type: 'TakeBack';
      readonly gameId: Id;
      /** The version to return to; null undoes the last act. */
      readonly to: number | null;
      readonly reason: string | null;
      /** The whole record of the chouette, oldest first, the first event being version 1. */
      readonly history: readonly ChouetteEvent[];
      /** The chouette at the start of the game, where that is known already: of a long record it takes its time. */
      readonly beginning?: TableBeginning | undefined;
    }
  | { readonly type: 'CloseChouette'; readonly at: Milliseconds };
