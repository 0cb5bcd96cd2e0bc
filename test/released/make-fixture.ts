/**
 * `npm run make-fixture -- <name>`: fills a club through the API with everything that there is and keeps its data, compressed,
 * in test/fixtures/released/<name>: a data folder, and with `--postgres URL` (a user who may make databases; psql and pg_dump
 * are needed) a dump as well. With `--checkout DIR` by the service of another checkout, which has to be built; with `--only
 * nights,money` nothing but these parts, where an earlier fixture has the others already. Its migrations
 * are released with it: their digests join the list that no migration may differ from.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chouettes } from './chouettes.js';
import { Club } from './club.js';
import { matches } from './matches.js';
import { money } from './money.js';
import { nights } from './nights.js';
import { people } from './people.js';
import { seldomNights } from './seldom-nights.js';
import { seldomTables } from './seldom-tables.js';
import { tournaments } from './tournaments.js';

const ROOT = join(import.meta.dirname, '..', '..');
/** It is no secret: it opens nothing but the fixtures. */
const TOKEN = 'director-token-of-the-fixtures';
const MOST_BYTES = 2 ** 30;
const PARTS = [people, matches, money, chouettes, tournaments, nights, seldomTables, seldomNights];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { checkout: { type: 'string', default: ROOT }, postgres: { type: 'string' }, only: { type: 'string' } },
});
const [name] = positionals;
if (name === undefined || !/^[a-z0-9.-]+$/.test(name)) {
  process.stderr.write('Say what it is called: npm run make-fixture -- <name> [--postgres URL] [--checkout DIR]\n');
  process.exit(2);
}
const target = join(ROOT, 'test', 'fixtures', 'released', name);
mkdirSync(target, { recursive: true });

const folder = mkdtempSync(join(tmpdir(), 'club-fixture-'));
const tokens: Record<string, object> = { folder: await filled({ DATA_DIR: folder, DATABASE_URL: '' }) };
const archive = execFileSync('tar', ['-C', folder, '-cf', '-', '--exclude=./lock', '.'], { maxBuffer: MOST_BYTES });
writeFileSync(join(target, 'folder.tar.br'), compressed(archive));
if (values.postgres !== undefined) {
  const { dump, known } = await dumped(values.postgres);
  writeFileSync(join(target, 'dump.sql.gz'), gzipSync(dump, { level: 9 }));
  tokens['dump'] = known;
}
writeFileSync(join(target, 'tokens.json'), `${JSON.stringify(tokens, null, 2)}\n`);
rmSync(folder, { recursive: true });
release(join(resolve(values.checkout), 'migrations'));

function release(migrations: string): void {
  const list = join(ROOT, 'test', 'fixtures', 'released', 'migrations.json');
  const files = readdirSync(migrations).filter((file) => file.endsWith('.ts'));
  const digests = files.map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(join(migrations, file)))
      .digest('hex'),
  ]);
  const known = { ...JSON.parse(readFileSync(list, 'utf8')), ...Object.fromEntries(digests) };
  writeFileSync(list, `${JSON.stringify(known, Object.keys(known).sort(), 2)}\n`);
}

/** A window over all of it: a data folder holds the system's tables three times. */
function compressed(bytes: Buffer): Buffer {
  const { BROTLI_PARAM_LARGE_WINDOW, BROTLI_PARAM_LGWIN } = constants;
  return brotliCompressSync(bytes, { params: { [BROTLI_PARAM_LARGE_WINDOW]: 1, [BROTLI_PARAM_LGWIN]: 28 } });
}

/** Starts the service with these settings on nothing, fills it and stops it; gives the tokens that were made, by what they are for. */
async function filled(settings: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  const service = spawn(process.execPath, [join('dist', 'src', 'main.js')], {
    cwd: resolve(values.checkout),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', BOOTSTRAP_TOKEN: TOKEN, LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const club = await Club.at(await addressOf(service.stdout), TOKEN);
    for (const part of PARTS.filter((each) => values.only?.split(',').includes(each.name) ?? true)) {
      process.stderr.write(`${part.name} …\n`);
      await part(club);
    }
    return Object.fromEntries(club.tokens);
  } finally {
    service.kill();
    await once(service, 'exit');
  }
}

async function addressOf(log: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input: log });
  for await (const line of lines) {
    const { msg, address } = JSON.parse(line) as { msg: string; address?: string };
    if (address !== undefined && msg.startsWith('ready')) {
      // Read on, so that the service never waits for a reader of its log.
      log.resume();
      return address;
    }
  }
  throw new Error('the service ended before it was ready');
}

/**
 * The same through a database of its own, which is dumped and dropped again. Without owners and privileges, and as plain
 * statements, so that every user may load it with any client.
 */
async function dumped(server: string): Promise<{ readonly dump: string; readonly known: object }> {
  const database = `club_fixture_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${database}`;
  const admin = (statement: string): unknown => execFileSync('psql', ['-X', '-q', '-d', server, '-c', statement]);
  admin(`create database ${database}`);
  try {
    const known = await filled({ DATA_DIR: folder, DATABASE_URL: url.href });
    const asked = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100', '-d', url.href];
    const dump = execFileSync('pg_dump', asked, { maxBuffer: MOST_BYTES, encoding: 'utf8' });
    // Only the newest psql knows this line; it guards against dumps of strangers.
    return { dump: dump.replace(/^\\(un)?restrict .*\n/gm, ''), known };
  } finally {
    admin(`drop database ${database} with (force)`);
  }
}
