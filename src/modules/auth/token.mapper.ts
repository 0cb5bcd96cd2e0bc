import type { TokenRow } from './token.repository.js';
import type { TokenView } from './token.view.js';

/** The token as directors see it. */
export function tokenView(row: TokenRow): TokenView {
  const { id, version, role, label } = row;
  return {
    id,
    version,
    role,
    playerId: row.player_id,
    label,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    tournamentId: row.tournament_id,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
