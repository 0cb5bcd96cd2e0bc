import type { Role } from '../../platform/http/roles.js';

/** A token as directors see it (api.md, "Live, tokens, club"). */
export interface TokenView {
  readonly id: string;
  readonly version: number;
  readonly role: Role;
  readonly playerId: string | null;
  readonly label: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  /** The tournament whose link to its player it is. */
  readonly tournamentId: string | null;
  readonly revokedAt: string | null;
}

/** The answer to making one, the only one that shows the token itself; null when that answer is given again. */
export interface NewTokenView extends TokenView {
  readonly token: string | null;
  readonly link: string | null;
}
