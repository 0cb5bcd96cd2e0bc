/**
 * `npm run attack`: builds, starts the service on 127.0.0.1 and does to it what a stranger on the internet, a dead database
 * and an old folder do. Prints a table and ends with 1 if a limit was broken. Every attack is bounded in count and time and
 * meets services and databases of its own, which it removes.
 *
 * Options: `--short` for fewer connections and rounds; `--only=bodies,flood` for some (a wrong name lists all names).
 * On the embedded database always; also on the PostgreSQL that `BENCH_DATABASE_URL` or `TEST_DATABASE_URL` names.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchDatabase, databaseFault, isServerNamed, makeDatabase } from '../bench/bench-database.js';
import { bodies } from './bodies.attack.js';
import { dearRequests } from './dear-requests.attack.js';
import { failedAuthentications } from './failed-authentications.attack.js';
import { fewConnections } from './few-connections.attack.js';
import { flood } from './flood.attack.js';
import { fullDisk } from './full-disk.attack.js';
import { largeDoublets } from './large-doublets.attack.js';
import { loopingReaders } from './looping-readers.attack.js';
import { oddFolders } from './odd-folders.attack.js';
import { oldFolders } from './old-folders.attack.js';
import { type Attack, type DatabaseName, type Outcome, type Site, formatOutcomes, reason } from './outcome.js';
import { stoppedDatabase } from './stopped-database.attack.js';
import { unfinished } from './unfinished.attack.js';

const ATTACKS: readonly Attack[] = [
  dearRequests,
  largeDoublets,
  bodies,
  unfinished,
  flood,
  failedAuthentications,
  loopingReaders,
  stoppedDatabase,
  fewConnections,
  fullDisk,
  oddFolders,
  oldFolders,
];

const { values: options } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const names = ATTACKS.map(({ name }) => name);
const wanted = options.only?.split(',') ?? names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no attack ${unknown.join(', ')}: --only takes ${names.join(',')}\n`);
  process.exit(2);
}

/** The sites whose databases are still there. */
const open = new Set<{ close(): Promise<void> }>();
// Who stops the attack stops its services and servers too: they go at the end of the process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void Promise.all([...open].map((site) => site.close())).finally(() => process.exit(1)));
}

/** A place with databases of its own, and how to remove them. */
function openSite(database: DatabaseName): Site & { close(): Promise<void> } {
  const folders: string[] = [];
  const databases: BenchDatabase[] = [];
  return {
    database,
    isShort: options.short,
    freshSettings: async () => {
      if (database === 'embedded') {
        const folder = mkdtempSync(join(tmpdir(), 'club-attack-'));
        folders.push(folder);
        return { DATA_DIR: folder };
      }
      const made = await makeDatabase(`attack_${process.pid}_${databases.length}`);
      databases.push(made);
      return { DATABASE_URL: made.url };
    },
    close: async () => {
      for (const made of databases) await made.drop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function wantedOn(database: DatabaseName): readonly Attack[] {
  return ATTACKS.filter(
    ({ name, on, onWhenShort }) => wanted.includes(name) && (options.short ? onWhenShort : on).includes(database),
  );
}

/** What came of an attack; a fault in it, or one that does not end, counts as a limit broken. */
async function outcomesOf(attack: Attack, site: Site): Promise<readonly Outcome[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const limit = `not over after ${attack.atMost / 1000} s`;
    timer = setTimeout(() => reject(new Error(limit)), attack.atMost);
  });
  try {
    return await Promise.race([attack.run(site), late]);
  } catch (error) {
    return [{ attack: attack.name, happened: reason(error), limit: 'ends in order', held: false }];
  } finally {
    clearTimeout(timer);
  }
}

execFileSync(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'build.mjs')], { stdio: ['ignore', 2, 2] });
const fault = isServerNamed() ? await databaseFault() : 'neither BENCH_DATABASE_URL nor TEST_DATABASE_URL is set';
const outcomes: (Outcome & { database: DatabaseName })[] = [];
for (const database of ['embedded', 'PostgreSQL'] as const) {
  if (database === 'PostgreSQL' && fault !== null) {
    outcomes.push({ attack: 'everything', database, happened: fault, limit: '', held: isServerNamed() ? false : null });
    continue;
  }
  const site = openSite(database);
  open.add(site);
  try {
    for (const attack of wantedOn(database)) {
      process.stderr.write(`${attack.name}, ${database} …\n`);
      outcomes.push(...(await outcomesOf(attack, site)).map((outcome) => ({ ...outcome, database })));
    }
  } finally {
    open.delete(site);
    await site.close();
  }
}
process.stdout.write(`${formatOutcomes(outcomes)}\n`);
const broken = outcomes.filter(({ held }) => held === false).length;
process.stdout.write(`${broken === 0 ? 'No limit was broken' : `${broken} limit(s) broken`}\n`);
process.exit(broken === 0 ? 0 : 1);
