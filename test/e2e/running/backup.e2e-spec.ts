/** The commands of docs/operations.md, as they stand there: what was played is the same after a backup, a loss and a restore. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ApiAnswer, ApiClient } from '../../support/clients/api-client.js';
import { connected } from '../../support/service/connected.js';
import { dropDatabase } from '../../support/service/dropped-database.js';
import { everythingServed } from '../../support/service/served.js';
import { type Settings, runProgram, startService } from '../../support/service/service-process.js';
import { TESTS_POSTGRES, migratedFolder, temporaryFolder, testDatabase } from '../../support/service/test-database.js';

const DOCUMENT = join(import.meta.dirname, '..', '..', '..', 'docs', 'operations.md');
const run = promisify(execFile);

/** Runs the block of commands below a mark. */
async function runBlock(mark: string, settings: Settings, folder: string): Promise<void> {
  const text = await readFile(DOCUMENT, 'utf8');
  const block = new RegExp(`<!-- ${mark}, run by .*? -->\\n\\n *\`\`\`sh\\n(.*?)\`\`\``, 's').exec(text)?.[1];
  if (block === undefined) throw new Error(`docs/operations.md has no commands for the ${mark}`);
  await run('sh', ['-eu', '-c', block], { cwd: folder, env: { ...process.env, ...settings } });
}

const KEY = { headers: { 'idempotency-key': 'the last act before the backup' } };

/** A small club with something of every kind in it: gives the answer to an act that was sent under a key. */
async function play(api: ApiClient): Promise<{ readonly path: string; readonly answer: ApiAnswer }> {
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await api.post(path, body);
    expect(answer).toMatchObject({ status: 201 });
    return String(answer.body.id);
  };
  const people: string[] = [];
  for (const name of ['Ann', 'Bob', 'Cy', 'Dee']) people.push(await made('/v1/players', { name }));
  const [white, black] = people;
  await made('/v1/tokens', { role: 'scorer', label: 'of the desk' });

  const money = { kind: 'money', stake: 500, currency: 'EUR' };
  const session = await made('/v1/matches', { white, black, format: money });
  await made(`/v1/matches/${session}/games`, { result: { winner: 'white', kind: 'gammon', cube: 2 } });
  const table = await made('/v1/chouettes', { players: people, order: 'given', stake: 100 });
  const cubes = people.slice(1).map((playerId) => ({ playerId, outcome: 'played', value: 2 }));
  await made(`/v1/chouettes/${table}/games`, { result: { board: { winner: 'team', kind: 'single' }, cubes } });
  const night = await made('/v1/tournaments', { name: 'Night', format: { kind: 'knockout', lengths: [5] } });
  for (const playerId of people) await made(`/v1/tournaments/${night}/entries`, { playerId });
  expect(await api.post(`/v1/tournaments/${night}/draw`, { seed: 'backup' })).toMatchObject({ status: 200 });
  const { items } = (await api.get(`/v1/tournaments/${night}/pairings?status=ready`)).body;
  const slip = await api.post(`/v1/tournaments/${night}/pairings/${items[0].id}/result`, {
    score: { white: 5, black: 2 },
  });
  expect(slip).toMatchObject({ status: 200 });

  const match = await made('/v1/matches', { white, black, format: { kind: 'points', length: 3 } });
  const path = `/v1/games/${await made(`/v1/matches/${match}/games`, {})}/actions`;
  await api.post(path, { type: 'opening-roll', dice: { white: 3, black: 1 } });
  const answer = await api.post(path, { type: 'play', play: '8/5 6/5' }, KEY);
  expect(answer).toMatchObject({ status: 200 });
  return { path, answer };
}

/** Plays, backs up and destroys in between; gives what there was to compare with. */
async function lifeBefore(settings: Settings): Promise<{ last: Awaited<ReturnType<typeof play>>; served: unknown }> {
  const service = await startService(settings);
  try {
    const api = await service.api();
    return { last: await play(api), served: await everythingServed(api) };
  } finally {
    await service.stop();
  }
}

/** Everything is served as before, the last act is known, the game goes on, and the record is sound. */
async function expectAlive(
  settings: Settings,
  { last, served }: Awaited<ReturnType<typeof lifeBefore>>,
): Promise<void> {
  const service = await startService(settings);
  try {
    const api = await service.api();
    expect(await everythingServed(api)).toEqual(served);
    const again = await api.post(last.path, { type: 'play', play: '8/5 6/5' }, KEY);
    expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', last.answer.body]);
    expect(await api.post(last.path, { type: 'roll', side: 'black', dice: [6, 5] })).toMatchObject({ status: 200 });
  } finally {
    await service.stop();
  }
  expect(await runProgram('cli/verify-record', settings)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/, 0 differences\n$/),
  });
}

if (TESTS_POSTGRES) {
  it('a dump that was taken while the service runs is the whole club, on another server too', async () => {
    const test = await testDatabase();
    try {
      const url = test.config.databaseUrl ?? '';
      const settings = { DATABASE_URL: url };
      const folder = temporaryFolder();
      // As if these transactions had been counted by a server with a longer history than the one of the restore.
      const before = await lifeBefore(settings);
      await connected(url, async (client) => {
        await client.query('alter table recorded_event disable trigger recorded_event_is_append_only');
        await client.query(`update recorded_event set xid = '9000000000000'`);
        await client.query('alter table recorded_event enable always trigger recorded_event_is_append_only');
      });
      const triggers = await triggersOf(url);
      const running = await startService(settings);
      await runBlock('backup of PostgreSQL', settings, folder);
      await running.stop();

      await connected(url.replace(/[^/]+$/, 'postgres'), (client) =>
        dropDatabase(client, new URL(url).pathname.slice(1)),
      );
      await runBlock('restore of PostgreSQL', settings, folder);
      await runBlock('new server of PostgreSQL', settings, folder);

      expect(await triggersOf(url)).toEqual(triggers);
      await connected(url, async (client) => {
        await expect(client.query('delete from recorded_event')).rejects.toThrow(/never changed or removed/);
        const hidden = 'select 1 from recorded_event where xid >= pg_snapshot_xmin(pg_current_snapshot())';
        expect((await client.query(hidden)).rows).toEqual([]);
      });
      await expectAlive(settings, before);
    } finally {
      await test.close();
    }
  });
} else {
  it('a copy of the folder of a service that was stopped is the whole club', async () => {
    const settings = { DATA_DIR: await migratedFolder() };
    const folder = temporaryFolder();
    const before = await lifeBefore(settings);
    await runBlock('backup of the embedded database', settings, folder);

    await rm(settings.DATA_DIR, { recursive: true });
    await runBlock('restore of the embedded database', settings, folder);

    expect(existsSync(join(settings.DATA_DIR, 'lock'))).toBe(false);
    await expectAlive(settings, before);
  });
}

/** The triggers of all tables, and whether they hold always. */
async function triggersOf(url: string): Promise<unknown> {
  const text = `select tgrelid::regclass::text, tgname, tgenabled, pg_get_triggerdef(oid) from pg_trigger
    where not tgisinternal order by 1, 2`;
  return connected(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);
}
