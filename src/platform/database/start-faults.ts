import { setTimeout as wait } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import type { Config } from '../config/config.js';
import { StartFault } from '../start-fault.js';
import { type Database, DatabaseUnavailableError } from './database.js';

/** A server that says so is there soon. */
const STARTING = '57P03';
/** No room on the disk, in the numbers of WebAssembly's system interface, which PGlite throws as they are. */
const NO_SPACE = 51;
const PAUSE = 250;
const STARTS_WITHIN = 8_000;

/** Waits for a server that is just starting; everything else that is in the way is thrown at once. */
export async function reached(database: Database): Promise<void> {
  const until = performance.now() + STARTS_WITHIN;
  for (;;) {
    try {
      await database.query({ text: 'select 1' });
      return;
    } catch (error) {
      if (codes(error)[0] !== STARTING || performance.now() > until) throw error;
      await wait(PAUSE);
    }
  }
}

/** What a person can do about an error of the database at start, without the password; other errors as they are. */
export function startFaultOf(error: unknown, { databaseUrl, dataDir }: Config): unknown {
  // Said already.
  if (error instanceof StartFault && !(error instanceof DatabaseUnavailableError)) return error;
  const found = codes(error);
  if (databaseUrl === null) {
    const isFull = found.some((code) => code === 'ENOSPC' || code === '53100') || errnoOf(error) === NO_SPACE;
    return isFull
      ? new StartFault(`The disk is full: make room for the data folder ${dataDir}.`, { cause: error })
      : error;
  }
  const { host, name, user } = namesIn(databaseUrl);
  for (const code of found) {
    const sentence = sentences(host, name, user)[code];
    if (sentence !== undefined) {
      return new StartFault(`The database cannot be used (${code}): ${sentence}`, { cause: error });
    }
  }
  return error;
}

function sentences(host: string, name: string, user: string): Readonly<Record<string, string>> {
  const noAnswer = `the server at ${host} does not answer. Check that it runs and can be reached from here, and host and port in DATABASE_URL.`;
  return {
    ECONNREFUSED: `there is no server at ${host}. Start PostgreSQL there, or correct host and port in DATABASE_URL.`,
    ENOTFOUND: `no machine is known by the name in ${host}. Correct the host in DATABASE_URL.`,
    EAI_AGAIN: `the name in ${host} cannot be looked up just now. Check the network, and the host in DATABASE_URL.`,
    ENOENT: `there is no server at ${host}. Start PostgreSQL there, or correct host and port in DATABASE_URL.`,
    EHOSTUNREACH: noAnswer,
    ENETUNREACH: noAnswer,
    ETIMEDOUT: noAnswer,
    ECONNRESET: `the server at ${host} ends every connection. Check that it is PostgreSQL, and host and port in DATABASE_URL.`,
    '28P01': `the server at ${host} does not take this password for the user "${user}". Correct user and password in DATABASE_URL.`,
    '28000': `the server at ${host} does not let the user "${user}" in. Correct the user in DATABASE_URL, or allow it in pg_hba.conf.`,
    '3D000': `there is no database "${name}" at ${host}. Make it (createdb ${name}), or correct the name in DATABASE_URL.`,
    '42501': `the user "${user}" may not do in the database "${name}" what the service needs. Make that user its owner.`,
    '53100': `the disk of the server at ${host} is full. Make room there.`,
    '53300': `the server at ${host} has no room for more connections. End others, or raise its max_connections.`,
    [STARTING]: `the server at ${host} has not finished starting. Try again in a moment.`,
    '25006': `the server at ${host} takes no writes. Name the primary in DATABASE_URL, not a standby.`,
  };
}

function errnoOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'errno' in error ? error.errno : null;
}

/** The codes of an error and of what caused it, the innermost first. What `pg` says in words only gets the nearest code. */
function codes(error: unknown): readonly string[] {
  const chain: Error[] = [];
  for (let each = error; isNativeError(each); each = each.cause) chain.unshift(each);
  const own = chain.flatMap((each) => ('code' in each && typeof each.code === 'string' ? [each.code] : []));
  const told = (words: RegExp, code: string): readonly string[] =>
    chain.some(({ message }) => words.test(message)) ? [code] : [];
  return [
    ...own,
    // A connection that is given up is also one that has ended.
    ...told(/^(timeout|Connection terminated due to|Query read timeout)/, 'ETIMEDOUT'),
    ...told(/^Connection terminated unexpectedly/, 'ECONNRESET'),
  ];
}

function namesIn(databaseUrl: string): { readonly host: string; readonly name: string; readonly user: string } {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? (url.hostname === '' ? 'localhost' : url.hostname);
  const user = decodeURIComponent(url.username);
  const name = decodeURIComponent(url.pathname.slice(1));
  return { host: `${host}:${url.port === '' ? '5432' : url.port}`, name: name === '' ? user : name, user };
}
