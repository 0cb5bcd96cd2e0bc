import type { Action, Side, TableAction } from '../../domain/index.js';
import type { Role } from '../../platform/http/roles.js';
import type { ChouetteTaskView } from '../chouettes/index.js';
import type { PairingTasks } from '../tournaments/index.js';

/** What a token may do, and for whom (api.md, "Who I am, tokens and links"). */
export interface MeView {
  readonly tokenId: string;
  readonly role: Role;
  readonly playerId: string | null;
  /** All ids of the person, who may have been entered more than once. */
  readonly playerIds: readonly string[];
  readonly name: string | null;
  readonly label: string;
  readonly expiresAt: string | null;
}

/** A game in which it is for the person to act. */
export interface GameTaskView {
  readonly id: string;
  readonly kind: 'match' | 'chouette';
  readonly seriesId: string;
  readonly tournamentId: string | null;
  readonly number: number;
  /** Of its match or chouette. */
  readonly version: number;
  readonly side: Side;
  readonly actions: readonly (Action | TableAction)[];
  /** Null in a chouette. */
  readonly opponent: { readonly playerId: string; readonly name: string } | null;
}

/** Everything that waits for a person. */
export interface TasksView extends PairingTasks {
  readonly games: readonly GameTaskView[];
  readonly chouettes: readonly ChouetteTaskView[];
}
