/** Every setting: its name in the environment, what it is without one, and how its text is read. */

import { SHORTEST_TOKEN, TOKEN_CHARACTERS } from './token-shape.js';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const ENVIRONMENTS = ['production', 'development', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export interface SettingValues {
  readonly port: number;
  readonly host: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Connections of this instance to PostgreSQL; two at least, because migrating needs one beside the one that locks. */
  readonly databasePoolSize: number;
  /** Milliseconds that a statement of a request may take, and a request may wait for a connection. */
  readonly statementTimeout: number;
  /** Milliseconds from the whole request to its answer, whatever is in the way. */
  readonly requestTimeout: number;
  readonly dataDir: string;
  readonly bootstrapToken: string | null;
  readonly logLevel: LogLevel;
  readonly environment: Environment;
  /** Origins of pages that may call; `*` alone for any. */
  readonly corsOrigins: readonly string[];
  /** Where people find the service, without a slash at the end; null: where the request found it. */
  readonly publicUrl: string | null;
  /** Largest request body, in bytes. */
  readonly bodyLimit: number;
  /** Connections that are open at a time. */
  readonly maxConnections: number;
  /** Whether webhooks may go to this machine and to private networks. */
  readonly webhookPrivate: boolean;
  /** Followers of live streams at a time. */
  readonly liveFollowers: number;
}

type Read<T> = { readonly value: T } | { readonly fault: string };

interface Setting<T> {
  readonly key: string;
  readonly fallback: T;
  /** Faults say what is wanted; none repeats the text that was given, because it may be a secret. */
  readonly read: (text: string) => Read<T>;
}

const wholeNumber =
  (from: number, to: number) =>
  (text: string): Read<number> =>
    /^\d{1,15}$/.test(text) && Number(text) >= from && Number(text) <= to
      ? { value: Number(text) }
      : { fault: `must be a whole number from ${from} to ${to}` };

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): Read<T> => {
    const value = values.find((known) => known === text);
    return value === undefined ? { fault: `must be one of ${values.join(', ')}` } : { value };
  };

function yesOrNo(given: string): Read<boolean> {
  return given === 'true' || given === 'false' ? { value: given === 'true' } : { fault: 'must be true or false' };
}

const text = (value: string): Read<string> => ({ value });

function databaseUrl(given: string): Read<string> {
  const url = URL.canParse(given) ? new URL(given) : null;
  return url && ['postgres:', 'postgresql:'].includes(url.protocol)
    ? { value: given }
    : { fault: 'must look like postgres://user:password@host:5432/name' };
}

function bootstrapToken(given: string): Read<string> {
  if (given.length < SHORTEST_TOKEN) return { fault: `must have ${SHORTEST_TOKEN} characters or more` };
  return new RegExp(`^${TOKEN_CHARACTERS}$`).test(given)
    ? { value: given }
    : { fault: 'must be printable ASCII without spaces' };
}

function corsOrigins(given: string): Read<readonly string[]> {
  const origins = given.split(',').map((origin) => origin.trim());
  if (origins.length === 1 && origins[0] === '*') return { value: origins };
  const isOrigin = (origin: string): boolean => URL.canParse(origin) && new URL(origin).origin === origin;
  return origins.every(isOrigin)
    ? { value: origins }
    : { fault: 'must be * or origins such as https://club.example with commas between' };
}

function publicUrl(given: string): Read<string> {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isPlain = url !== null && url.username + url.password + url.search + url.hash === '';
  return isPlain && ['http:', 'https:'].includes(url.protocol)
    ? { value: `${url.origin}${url.pathname}`.replace(/\/+$/, '') }
    : { fault: 'must be the address of the service, such as https://club.example' };
}

export const SETTINGS: { readonly [Name in keyof SettingValues]: Setting<SettingValues[Name]> } = {
  port: { key: 'PORT', fallback: 3000, read: wholeNumber(0, 65_535) },
  host: { key: 'HOST', fallback: '127.0.0.1', read: text },
  databaseUrl: { key: 'DATABASE_URL', fallback: null, read: databaseUrl },
  databasePoolSize: { key: 'DATABASE_POOL_SIZE', fallback: 10, read: wholeNumber(2, 1_000) },
  statementTimeout: { key: 'STATEMENT_TIMEOUT', fallback: 6_000, read: wholeNumber(100, 600_000) },
  requestTimeout: { key: 'REQUEST_TIMEOUT', fallback: 9_000, read: wholeNumber(100, 600_000) },
  dataDir: { key: 'DATA_DIR', fallback: './data', read: text },
  bootstrapToken: { key: 'BOOTSTRAP_TOKEN', fallback: null, read: bootstrapToken },
  logLevel: { key: 'LOG_LEVEL', fallback: 'info', read: oneOf(LOG_LEVELS) },
  environment: { key: 'NODE_ENV', fallback: 'production', read: oneOf(ENVIRONMENTS) },
  corsOrigins: { key: 'CORS_ORIGINS', fallback: [], read: corsOrigins },
  publicUrl: { key: 'PUBLIC_URL', fallback: null, read: publicUrl },
  bodyLimit: { key: 'BODY_LIMIT', fallback: 4_194_304, read: wholeNumber(1_024, 104_857_600) },
  maxConnections: { key: 'MAX_CONNECTIONS', fallback: 1_000, read: wholeNumber(10, 100_000) },
  webhookPrivate: { key: 'WEBHOOK_PRIVATE', fallback: false, read: yesOrNo },
  liveFollowers: { key: 'LIVE_FOLLOWERS', fallback: 5_000, read: wholeNumber(0, 100_000) },
};

/** The values, or null and a sentence for each setting that cannot be used. An empty text counts as not set. */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): {
  readonly values: SettingValues | null;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const read = <T>(setting: Setting<T>): T => {
    const given = env[setting.key]?.trim() ?? '';
    if (given === '') return setting.fallback;
    const outcome = setting.read(given);
    if ('value' in outcome) return outcome.value;
    faults.push(`${setting.key} ${outcome.fault}`);
    return setting.fallback;
  };
  const values: SettingValues = {
    port: read(SETTINGS.port),
    host: read(SETTINGS.host),
    databaseUrl: read(SETTINGS.databaseUrl),
    databasePoolSize: read(SETTINGS.databasePoolSize),
    statementTimeout: read(SETTINGS.statementTimeout),
    requestTimeout: read(SETTINGS.requestTimeout),
    dataDir: read(SETTINGS.dataDir),
    bootstrapToken: read(SETTINGS.bootstrapToken),
    logLevel: read(SETTINGS.logLevel),
    environment: read(SETTINGS.environment),
    corsOrigins: read(SETTINGS.corsOrigins),
    publicUrl: read(SETTINGS.publicUrl),
    bodyLimit: read(SETTINGS.bodyLimit),
    maxConnections: read(SETTINGS.maxConnections),
    webhookPrivate: read(SETTINGS.webhookPrivate),
    liveFollowers: read(SETTINGS.liveFollowers),
  };
  return { values: faults.length === 0 ? values : null, faults };
}
