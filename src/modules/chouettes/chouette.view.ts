import type { ChouetteRules, SeatAsk, TableAction, Variant } from '../../domain/index.js';
import type { TableOutcomeView } from '../games/index.js';

export const ROLES_AT_TABLE = ['box', 'captain', 'crew', 'partner', 'out'] as const;

export interface ChouettePlayerView {
  readonly playerId: string;
  readonly name: string;
  readonly role: (typeof ROLES_AT_TABLE)[number];
  /** Out, but coming back (C62). */
  readonly sittingOut: boolean;
  readonly points: number;
  /** What a point is worth to this player; a pair plays for the lower stake (C10). */
  readonly stake: number;
  /** In the smallest unit of the currency. */
  readonly amount: number;
}

export interface ChouetteGameEntry {
  readonly id: string;
  readonly number: number;
  readonly status: 'open' | 'finished' | 'undone';
  readonly result: TableOutcomeView | null;
}

/** A chouette without its games. */
export interface ChouetteFacts {
  readonly id: string;
  readonly version: number;
  readonly status: 'ordering' | 'waiting' | 'playing' | 'closed';
  readonly box: string | null;
  readonly partner: string | null;
  readonly captain: string | null;
  readonly actingCaptain: string | null;
  readonly line: readonly string[];
  readonly headsUp: boolean;
  readonly players: readonly ChouettePlayerView[];
  /** Those who have to throw for the order now. */
  readonly toThrow: readonly string[];
  readonly asks: readonly SeatAsk[];
  readonly offer: { readonly buyer: string; readonly points: number; readonly by: string } | null;
  readonly currentGameId: string | null;
  readonly variant: Variant;
  readonly dice: 'server' | 'recorded';
  readonly stake: number;
  readonly currency: string | null;
  readonly rules: ChouetteRules;
  /** The player who opened it. */
  readonly host: string | null;
  /** The saved group that plays. */
  readonly groupId: string | null;
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

/** A chouette as everybody sees it (api.md, "Chouettes"). */
export interface ChouetteView extends ChouetteFacts {
  readonly games: readonly ChouetteGameEntry[];
}

/** A chouette in a list. */
export interface ListedChouetteView extends ChouetteFacts {
  /** Open, finished and undone ones. */
  readonly gameCount: number;
}

/** What a person may do at the table of a chouette, besides the actions in its game. */
export const TABLE_ACTS = [
  'throw-for-order',
  'start-game',
  'admit',
  'agree-to-offer',
  'sit-out',
  'return',
  'leave',
  'close',
] as const;
export type TableAct = (typeof TABLE_ACTS)[number];

/** A chouette at which a person sits. */
export interface ChouetteTaskView {
  readonly chouette: ListedChouetteView;
  /** The person, as the chouette knows them. */
  readonly playerId: string;
  /** In its open game. */
  readonly actions: readonly TableAction[];
  readonly acts: readonly TableAct[];
}
