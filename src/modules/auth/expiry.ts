import { requestInvalid } from '../../platform/http/application-error.js';

/** When a new token ends, as asked for: a time to come; null: never. */
export function expiryOf(expiresAt: string | null | undefined, now: Date): Date | null {
  if (expiresAt === null || expiresAt === undefined) return null;
  const expiry = new Date(expiresAt);
  if (expiry > now) return expiry;
  const limit = now.toISOString();
  const message = `must be a time in the future; it is now ${limit}`;
  throw requestInvalid([{ pointer: '/expiresAt', message, rule: 'min', limit }]);
}
