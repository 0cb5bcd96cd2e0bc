/** A disk with no room left: refused in words, nothing acknowledged is lost, and it goes on once there is room again. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { connected } from '../test/support/service/connected.js';
import { type RawAnswer, KeepAliveClient } from '../bench/load/keep-alive-client.js';
import { TOKEN } from '../bench/server.js';
import { type Attack, type Outcome, reason, tally } from './outcome.js';
import { privatePostgres } from './private-postgres.js';
import { runProgram } from './program.js';
import { endWithin, isRunning, withService } from './target.js';

const MEGABYTES = 160;
/** What is left when the writing begins. */
const ROOM = 128 * 1024;
const MOST_WRITES = 4_000;
const REFUSALS = 20;
const ANSWERED_WITHIN = 15_000;
const NOTES = 'n'.repeat(1_900);
const LIMIT = 'refused in words, nothing acknowledged lost, goes on when there is room';

type Settings = Readonly<Record<string, string>>;

/** A small disk in memory. */
function mountDisk(): { readonly path: string; unmount(): void } {
  const path = mkdtempSync(join(tmpdir(), 'club-attack-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', path], { stdio: 'pipe' });
  const unmount = (): void => {
    process.off('exit', unmount);
    execFileSync('umount', ['--lazy', path]);
    rmSync(path, { recursive: true, force: true });
  };
  process.once('exit', unmount);
  return { path, unmount };
}

/** Takes all room but a little. */
function fill(disk: string): () => void {
  const file = join(disk, 'filler');
  const handle = openSync(file, 'w');
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (;;) writeSync(handle, block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(handle);
  }
  truncateSync(file, statSync(file).size - ROOM);
  return () => rmSync(file);
}

interface Written {
  /** Ids of those that the service has said are there. */
  readonly acknowledged: readonly string[];
  readonly refusals: readonly string[];
}

/** Adds players until the disk is full, and some more. */
async function write(port: number): Promise<Written> {
  const acknowledged: string[] = [];
  const refusals: string[] = [];
  for (let nth = 0; nth < MOST_WRITES && refusals.length < REFUSALS; nth += 1) {
    const answer = await oneCall(port, (client) =>
      client.post('/v1/players', JSON.stringify({ name: `Late ${nth}`, notes: NOTES })),
    );
    if (typeof answer === 'string') refusals.push(answer);
    else if (answer.status === 201) acknowledged.push(String(JSON.parse(answer.body.toString('utf8')).id));
    else refusals.push(told(answer));
  }
  return { acknowledged, refusals };
}

/** An answer, or in words why there is none. */
async function oneCall(
  port: number,
  call: (client: KeepAliveClient) => Promise<RawAnswer>,
): Promise<RawAnswer | string> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const client = await KeepAliveClient.open(port, TOKEN);
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(`no answer in ${ANSWERED_WITHIN / 1000} s`), ANSWERED_WITHIN);
    });
    const answer = await Promise.race([call(client), late]);
    client.close();
    return answer;
  } catch (error) {
    return reason(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Status and whether the answer says what is wrong. */
function told({ status, body }: RawAnswer): string {
  const isClear = /disk|space|room|full/i.test(body.toString('utf8'));
  return `${status} ${isClear ? 'that names the disk' : 'that does not say why'}`;
}

async function lost(port: number, ids: readonly string[]): Promise<number> {
  let missing = 0;
  for (const id of ids) {
    const answer = await oneCall(port, (client) => client.get(`/v1/players/${id}`));
    if (typeof answer === 'string' || answer.status !== 200) missing += 1;
  }
  return missing;
}

async function outcomeOf(settings: Settings, disk: string): Promise<Outcome> {
  const first = await withService(settings, async (server) => {
    const empty = fill(disk);
    const { acknowledged, refusals } = await write(server.port);
    const lives = isRunning(server);
    empty();
    const goesOn = await oneCall(server.port, (client) => client.post('/v1/players', JSON.stringify({ name: 'Last' })));
    const missing = await lost(server.port, acknowledged);
    await endWithin(server, 'SIGKILL', ANSWERED_WITHIN);
    return { acknowledged, refusals, lives, missing, goesOn: typeof goesOn === 'string' ? goesOn : goesOn.status };
  });
  const { acknowledged, refusals, lives, missing, goesOn } = first;
  const missingLater = await withService(settings, ({ port }) => lost(port, acknowledged));
  const verified = await runProgram('verify-record', settings, 60_000);
  return {
    attack: 'a full disk',
    happened: [
      `${acknowledged.length} acknowledged, then ${refusals.length === 0 ? 'no refusal' : tally(refusals)}`,
      lives ? 'the process lives' : 'the process has ended',
      `with room again: POST ${goesOn}, ${missing} lost; after a restart ${missingLater} lost`,
      `verify-record ends with ${verified.code}`,
    ].join('; '),
    limit: LIMIT,
    held:
      lives &&
      acknowledged.length > 0 &&
      refusals.length > 0 &&
      refusals.every((refusal) => /^50[37] that names the disk$/.test(refusal)) &&
      missing === 0 &&
      missingLater === 0 &&
      goesOn === 201 &&
      verified.code === 0,
  };
}

const notTried = (why: string): Outcome[] => [{ attack: 'a full disk', happened: why, limit: LIMIT, held: null }];

/** The database `small` on the disk, the rest of its server elsewhere: a full log would end the whole server. */
async function onPostgres(disk: string): Promise<readonly Outcome[]> {
  const postgres = await privatePostgres();
  if (postgres === null) return notTried('no programs of PostgreSQL here');
  try {
    const place = join(disk, 'tables');
    mkdirSync(place);
    postgres.give(place);
    await connected(postgres.url, async (client) => {
      await client.query(`create tablespace small location '${place}'`);
      await client.query('create database small tablespace small');
    });
    return [await outcomeOf({ DATABASE_URL: postgres.url.replace(/postgres$/, 'small') }, disk)];
  } finally {
    postgres.remove();
  }
}

export const fullDisk: Attack = {
  name: 'full disk',
  atMost: 240_000,
  on: ['embedded', 'PostgreSQL'],
  onWhenShort: ['embedded', 'PostgreSQL'],
  run: async ({ database }) => {
    if (process.platform !== 'linux' || userInfo().uid !== 0) return notTried('only root can make a small disk');
    let disk: ReturnType<typeof mountDisk>;
    try {
      disk = mountDisk();
    } catch (error) {
      return notTried(`no small disk can be made here: ${reason(error).split('\n').slice(0, 2).join(' ')}`);
    }
    try {
      return database === 'PostgreSQL'
        ? await onPostgres(disk.path)
        : [await outcomeOf({ DATA_DIR: join(disk.path, 'data') }, disk.path)];
    } finally {
      disk.unmount();
    }
  },
};
