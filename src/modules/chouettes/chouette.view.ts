import type { ChouetteRules, SeatAsk, Variant } from '../../domain/index.js';
import type { TableOutcomeView } from '../games/index.js';

export const ROLES_AT_TABLE = ['box', 'captain', 'crew', 'partner', 'out'] as const;

export interface ChouettePlayerView {
  readonly playerId: string;
  readonly name: string;
  readonly role: (typeof ROLES_AT_TABLE)[number];
  /** Out, but coming back (C62). */
  readonly sittingOut: boolean;
  readonly points: number;
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
