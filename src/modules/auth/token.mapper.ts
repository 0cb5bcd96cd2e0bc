import type { TokenDto } from './dto/token.dto.js';
import type { TokenRow } from './token.repository.js';

/** The token as directors see it. */
export function tokenView(row: TokenRow): TokenDto {
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
