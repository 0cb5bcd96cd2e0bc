import { isNativeError } from 'node:util/types';
import { DatabaseFullError, DatabaseUnavailableError } from './database.js';

/**
 * SQLSTATEs that say nothing about the statement: the way to the server is broken (08), it stops or starts (57P0), it has no
 * room (53), it takes no writes for now (25006), or it gave up what took too long (57014, 55P03, 25P03).
 */
const OUTAGE_STATES = /^(08...|57P0[1-5]|53...|25006|57014|55P03|25P03)$/;
const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
]);
/** What `pg` says without a code when a connection breaks, none can be had, or the server does not answer. */
const OUTAGE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;
const FULL = new Set(['53100', 'ENOSPC']);
/** PostgreSQL has as many connections as it takes; the second is what PgBouncer says then. */
const CROWDED_STATE = '53300';
const CROWDED_MESSAGE = /no more connections allowed/;

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether an error says that the database cannot be reached, and nothing about the statement. */
export function isOutage(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = codeOf(error);
  return OUTAGE_STATES.test(code) || OUTAGE_CODES.has(code) || OUTAGE_MESSAGES.test(error.message);
}

/** Whether the server refused a connection because it has too many: one that is given back, or a moment later, helps. */
export function isCrowded(error: unknown): boolean {
  return isNativeError(error) && (codeOf(error) === CROWDED_STATE || CROWDED_MESSAGE.test(error.message));
}

/** What the service says of an error of the driver: that the database is away or has no room; anything else as it is. */
export function translated(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError || !isOutage(error)) return error;
  const cause = error as Error;
  const told = cause.message === '' ? codeOf(cause) : cause.message;
  return FULL.has(codeOf(cause))
    ? new DatabaseFullError(`the disk of the database is full: ${told}`, { cause })
    : new DatabaseUnavailableError(`the database cannot be reached: ${told}`, { cause });
}
