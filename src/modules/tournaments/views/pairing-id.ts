import { hash } from 'node:crypto';
import { Kept } from '../../../platform/kept.js';

/** The ids of the sixteen tournaments that were asked for last. */
const KNOWN = new Kept<string, Map<string, string>>(16);

/**
 * The id of a pairing: made from the tournament and the pairing's place in it, so that it needs no room in the record and
 * is the same on every instance. Its time is that of the tournament, its form that of every other id.
 */
export function pairingId(tournamentId: string, key: string): string {
  const ids = idsOf(tournamentId);
  const known = ids.get(key);
  if (known !== undefined) return known;
  const id = hashed(tournamentId, key);
  ids.set(key, id);
  return id;
}

function hashed(tournamentId: string, key: string): string {
  const digest = hash('sha256', `${tournamentId}/${key}`, 'hex');
  const variant = ((Number.parseInt(digest.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return `${tournamentId.slice(0, 13)}-7${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`;
}

/** A bracket has thousands of pairings, and each is looked for by its id among all of them. */
function idsOf(tournamentId: string): Map<string, string> {
  const ids = KNOWN.get(tournamentId) ?? new Map<string, string>();
  KNOWN.set(tournamentId, ids);
  return ids;
}
