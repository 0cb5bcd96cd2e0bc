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
  readonly revokedAt: string | null;
}

/** The answer to making one, where alone the token itself is shown; null when that answer is given again. */
export interface NewTokenView extends TokenView {
  readonly token: string | null;
}
