import { hash } from 'node:crypto';

/**
 * The id of a pairing: made from the tournament and the pairing's place in it, so that it needs no room in the record and
 * is the same on every instance. Its time is that of the tournament, its form that of every other id.
 */
export function pairingId(tournamentId: string, key: string): string {
  const digest = hash('sha256', `${tournamentId}/${key}`, 'hex');
  const variant = ((Number.parseInt(digest.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return `${tournamentId.slice(0, 13)}-7${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`;
}
