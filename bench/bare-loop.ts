/**
 * The yardstick for recorded actions: the same two statements one after the other, without HTTP, rules or forms. In one
 * Node process through `pg`, and through `pgbench`, which is the limit of the database on this machine.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connected } from './bench-database.js';
import { type ActionStatements, actionStatements } from './statements.js';

/** Series that only the bare loops write to, one for each connection; of a kind that no list of the service shows. */
export interface BareSeries {
  readonly series: string;
  readonly game: string;
}

const PREFIX = '0b000000-0000-7000-8000-';
/** A version that stands for whatever the version is, where it has to be found again among the values. */
const MARK = 7_000_001;

/** Adds the series of the loops to a database that the service has migrated. */
export async function addBareSeries(url: string, count: number): Promise<readonly BareSeries[]> {
  const made = Array.from({ length: count }, (_, nth) => {
    const series = `${PREFIX}${String(nth).padStart(12, '0')}`;
    return { series, game: series.replace('0b', '0c') };
  });
  await connected(url, async (client) => {
    for (const { series, game } of made) {
      const { state } = await actionStatements(series, game);
      await client.query(
        `insert into series (id, kind, version, status, variant, state, player_ids, created_at)
          values ($1, 'bench', 0, 'open', 'backgammon', $2, '{}', now())`,
        [series, state],
      );
      await client.query(`insert into game (series_id, number, id, status) values ($1, 1, $2, 'open')`, [series, game]);
    }
  });
  return made;
}

/** Read and write pairs per second of one Node process, one connection for each series. */
export async function bareLoop(url: string, all: readonly BareSeries[], seconds: number): Promise<number> {
  const loops = await Promise.all(
    all.map(async ({ series, game }) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return { client, statements: await actionStatements(series, game) };
    }),
  );
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  const counts = await Promise.all(loops.map((loop) => pairsUntil(loop, until)));
  const took = (performance.now() - began) / 1000;
  await Promise.all(loops.map(({ client }) => client.end()));
  return counts.reduce((sum, count) => sum + count, 0) / took;
}

async function pairsUntil(
  { client, statements }: { client: Client; statements: ActionStatements },
  until: number,
): Promise<number> {
  const { read, write } = statements;
  // Everything that does not change is made before the clock runs; of the rest only numbers in text are replaced.
  const places = await changing(write);
  let pairs = 0;
  while (performance.now() < until) {
    const { rows } = await client.query<{ version: number }>({ ...read, values: [...read.values] });
    const version = rows[0]?.version ?? 0;
    await client.query(places(version));
    pairs += 1;
  }
  return pairs;
}

async function changing(
  write: ActionStatements['write'],
): Promise<(version: number) => { name: string; text: string; values: unknown[] }> {
  const model = await write(MARK);
  const { name, text } = model;
  const before = model.values.indexOf(MARK);
  const after = model.values.indexOf(MARK + 1);
  const events = model.values.findIndex(
    (value) => typeof value === 'string' && value.startsWith('[') && value.includes(String(MARK + 1)),
  );
  const [head = '', tail = ''] = String(model.values[events]).split(String(MARK + 1));
  return (version) => {
    const values = [...model.values];
    values[before] = version;
    values[after] = version + 1;
    values[events] = `${head}${version + 1}${tail}`;
    return { name, text, values };
  };
}

/** The same pairs through pgbench, or null where there is none. */
export async function pgbenchLoop(url: string, all: readonly BareSeries[], seconds: number): Promise<number | null> {
  const [first] = all;
  if (first === undefined || !hasPgbench()) return null;
  // pgbench counts the versions itself, from the same one for all clients.
  const version = await connected(url, async (client) => {
    await client.query(
      'update series set version = (select max(version) from series where id = any($1)) where id = any($1)',
      [all.map(({ series }) => series)],
    );
    const { rows } = await client.query<{ version: number }>('select version from series where id = $1', [
      first.series,
    ]);
    return rows[0]?.version ?? 0;
  });
  const folder = mkdtempSync(join(tmpdir(), 'club-bench-'));
  try {
    const file = join(folder, 'pair.sql');
    const { script, values } = await pgbenchScript(await actionStatements(first.series, first.game), first);
    writeFileSync(file, script);
    const defined = values.flatMap(([name, value]) => ['-D', `${name}=${value}`]);
    const clients = String(all.length);
    const output = execFileSync(
      'pgbench',
      [
        '-n',
        '-M',
        'prepared',
        '-c',
        clients,
        '-j',
        '1',
        '-T',
        String(seconds),
        '-D',
        `v=${version}`,
        ...defined,
        '-f',
        file,
        url,
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function hasPgbench(): boolean {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The statements with pgbench's variables for their parameters; ids and version depend on the client and the turn. */
async function pgbenchScript(
  { read, write }: ActionStatements,
  { series, game }: BareSeries,
): Promise<{ readonly script: string; readonly values: readonly (readonly [string, string])[] }> {
  const values: (readonly [string, string])[] = [];
  const idOf = (id: string): string => `('${id.slice(0, -12)}' || lpad(:client_id::text, 12, '0'))`;
  const inPlace = ({ text, values: given }: { text: string; values: readonly unknown[] }, prefix: string): string =>
    text.replace(/\$(\d+)/g, (_, digits: string) => {
      const nth = Number(digits) - 1;
      const value = given[nth];
      if (value === series || value === game) return `${idOf(value)}::uuid`;
      if (value === MARK) return ':v::integer';
      if (value === MARK + 1) return '(:v + 1)';
      if (value === null) return 'null';
      if (Array.isArray(value) && value.length === 1 && value[0] === series) return `array[${idOf(series)}]`;
      const name = `${prefix}${nth}`;
      const kept = asText(value);
      values.push([name, kept.replace(String(MARK + 1), '"@version"')]);
      return kept.includes(String(MARK + 1)) ? `replace(:${name}::text, '@version', (:v + 1)::text)` : `:${name}`;
    });
  const script = `${flat(inPlace(read, 'r'))};\n${flat(inPlace(await write(MARK), 'w'))};\n\\set v :v + 1\n`;
  return { script, values };
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** A value as pgbench sends it. */
function asText(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
