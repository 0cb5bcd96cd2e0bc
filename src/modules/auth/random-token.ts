import { randomBytes } from 'node:crypto';

/** A token that is impossible to guess: 256 bits as text. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}
