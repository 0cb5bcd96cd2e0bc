/**
 * A migrated database for one test file: on PostgreSQL (TEST_DATABASE_URL, whose user may make databases) a copy of a
 * template, else PGlite in memory, loaded from a dump. Template and dump are made once for each state of the migrations
 * and kept.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { ENTITIES } from '../../../src/entities.js';
import { readConfig, type Config } from '../../../src/platform/config/config.js';
import { openEmbedded, overPglite } from '../../../src/platform/database/embedded/embedded-database.js';
import { migrate } from '../../../src/platform/database/migrate.js';
import { withDataSource, type OpenDatabase } from '../../../src/platform/database/open-database.js';
import type { PooledDatabase } from '../../../src/platform/database/pooled-database.js';
import { openPostgres } from '../../../src/platform/database/postgres-database.js';
import { dropDatabase } from './dropped-database.js';
import { type Send, isEmptied, shapeOf } from './kept-databases.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SERVER = process.env['TEST_DATABASE_URL'] ?? '';

/** Which of the two databases this run is about. */
export const TESTS_POSTGRES = SERVER !== '';

export const TEST_TOKEN = 'director-token-of-the-tests';

export interface TestDatabase extends OpenDatabase {
  /** Settings of an app on this database. On PostgreSQL a second app with them shares it. */
  readonly config: Config;
}

/** A database of this test file alone, to be closed after it. */
export async function testDatabase(): Promise<TestDatabase> {
  const { database, url, drop } = TESTS_POSTGRES ? await postgresCopy() : await pgliteCopy();
  const opened = await withDataSource(database, ENTITIES);
  return {
    ...opened,
    config: testConfig({ DATABASE_URL: url }),
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

/** Settings for tests: silent, any free port, a data folder of its own. */
export function testConfig(settings: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    BOOTSTRAP_TOKEN: TEST_TOKEN,
    DATA_DIR: temporaryFolder(),
    ...settings,
  });
}

const temporary: string[] = [];
// Clubs that were served from them have a database in them, 40 MB each.
process.once('exit', () => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that lasts as long as this process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'club-test-'));
  temporary.push(folder);
  return folder;
}

interface Copy {
  readonly database: PooledDatabase;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Changes with every migration. */
function schemaDigest(): string {
  const digest = createHash('sha256');
  const folder = join(ROOT, 'migrations');
  for (const file of readdirSync(folder).sort()) digest.update(file).update(readFileSync(join(folder, file)));
  return digest.digest('hex').slice(0, 12);
}

async function build(database: PooledDatabase): Promise<void> {
  const { dataSource } = await withDataSource(database, ENTITIES);
  await migrate(database, dataSource);
  await dataSource.destroy();
}

const KEPT = join(ROOT, 'node_modules', '.cache', 'backgammon-club');

/** Where a migrated embedded database is kept. */
function keptPglite(): string {
  const version = /"version": "([^"]+)"/.exec(
    readFileSync(join(ROOT, 'node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8'),
  )?.[1];
  mkdirSync(KEPT, { recursive: true });
  return join(KEPT, `pglite-${version}-${schemaDigest()}`);
}

/** A data folder with a migrated embedded database and no token yet; an empty folder where it is not needed. */
export async function migratedFolder(): Promise<string> {
  if (TESTS_POSTGRES) return temporaryFolder();
  const kept = keptPglite();
  if (!existsSync(kept)) {
    const draft = mkdtempSync(`${kept}.`);
    const database = await openEmbedded(draft);
    await build(database);
    await database.close();
    try {
      renameSync(draft, kept);
    } catch (error) {
      // Another worker was earlier.
      rmSync(draft, { recursive: true });
      if (!existsSync(kept)) throw error;
    }
  }
  const folder = temporaryFolder();
  cpSync(join(kept, 'db'), join(folder, 'db'), { recursive: true });
  return folder;
}

/** Embedded databases that no test has at the moment. */
const idle: PGlite[] = [];
// A worker of Jest ends with it; where Jest runs the files itself, their timers would keep it open (end-of-run.mjs).
process.once('club-tests-ended', () => void Promise.all(idle.map((pglite) => PGlite.prototype.close.call(pglite))));

async function pgliteCopy(): Promise<Copy> {
  const pglite = idle.pop() ?? (await newPglite());
  return { database: await overPglite(pglite, () => {}), url: '', drop: async () => {} };
}

/** One that goes to the next test when it is closed. */
async function newPglite(): Promise<PGlite> {
  const pglite = await migratedPglite();
  const send: Send = async (text) => (await pglite.exec(text)).at(-1)?.rows as Awaited<ReturnType<Send>>;
  const shape = await shapeOf(send);
  const end = pglite.close.bind(pglite);
  pglite.close = async () => {
    if (await isEmptied(send, shape)) idle.push(pglite);
    else await end();
  };
  return pglite;
}

/** A migrated embedded database in memory, which is nobody else's. */
export async function migratedPglite(): Promise<PGlite> {
  const dump = `${keptPglite()}.tar`;
  if (!existsSync(dump)) {
    const pglite = await PGlite.create();
    const database = await overPglite(pglite, () => {});
    await build(database);
    const made = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
    await database.close();
    // Another worker may do the same at this time: the last one replaces the file with an equal one.
    const draft = `${dump}.${process.pid}`;
    writeFileSync(draft, made);
    renameSync(draft, dump);
  }
  return PGlite.create({ loadDataDir: new Blob([new Uint8Array(readFileSync(dump))]) });
}

/** Any number: who has this lock makes or drops the databases of the tests. */
const SETUP_LOCK = 7_103_205_002;
const PREFIX = 'club_test_of_';
let copies = 0;
/** Names of databases that no test has at the moment. */
const idleNames: string[] = [];
const LOCK_TIMEOUT = 2_000;
/** What every copy of the template looks like. */
let postgresShape: string | null = null;

async function postgresCopy(): Promise<Copy> {
  const name = idleNames.pop() ?? (await newPostgres());
  const url = databaseUrl(name);
  return {
    database: openPostgres(url, 20, () => {}),
    url,
    drop: async () => {
      // Does not wait for a connection that still holds a lock there.
      const isKept = await withClient(url, (client) => isEmptied(sending(client), postgresShape ?? ''), LOCK_TIMEOUT);
      if (isKept) idleNames.push(name);
      else await dropped(name);
    },
  };
}

async function newPostgres(): Promise<string> {
  const name = `${PREFIX}${process.pid}_${(copies += 1)}`;
  await asAdmin(async (admin) => {
    const template = await postgresTemplate(admin);
    await dropDatabase(admin, name);
    await admin.query(`create database ${name} template ${template}`);
  });
  postgresShape ??= await withClient(databaseUrl(name), (client) => shapeOf(sending(client)));
  return name;
}

function sending(client: Client): Send {
  return async (text) => {
    const results = [await client.query(text)].flat();
    return results.at(-1)?.rows ?? [];
  };
}

/** An empty database on the server, for those who bring their own tables. */
export async function emptyPostgres(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `${PREFIX}${process.pid}_${(copies += 1)}`;
  await asAdmin(async (admin) => {
    await dropDatabase(admin, name);
    await admin.query(`create database ${name}`);
  });
  return { url: databaseUrl(name), drop: () => dropped(name) };
}

function dropped(name: string): Promise<void> {
  return asAdmin((admin) => dropDatabase(admin, name));
}

async function postgresTemplate(admin: Client): Promise<string> {
  const template = `club_test_template_${schemaDigest()}`;
  const { rows } = await admin.query<{ datname: string }>('select datname from pg_database');
  for (const { datname } of rows) {
    const owner = datname.startsWith(PREFIX) ? Number(datname.slice(PREFIX.length).split('_')[0]) : null;
    if (owner !== null && !isAlive(owner)) await dropDatabase(admin, datname);
  }
  if (rows.some(({ datname }) => datname === template)) return template;
  // Under another name until it is whole: a run that was stopped leaves no half template.
  await dropDatabase(admin, `${template}_draft`);
  await admin.query(`create database ${template}_draft`);
  const database = openPostgres(databaseUrl(`${template}_draft`), 2, () => {});
  await build(database);
  await database.close();
  await admin.query(`alter database ${template}_draft rename to ${template}`);
  return template;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  return withClient(SERVER, async (admin) => {
    // Ends with the connection.
    await admin.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    return work(admin);
  });
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>, lockTimeout = 0): Promise<T> {
  const client = new Client({ connectionString: url, lock_timeout: lockTimeout });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(name: string): string {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}
