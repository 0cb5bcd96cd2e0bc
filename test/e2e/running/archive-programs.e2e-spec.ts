/** `npm run backup` and `npm run restore`: a club moves from a service that runs into a new place, and a bad file changes nothing. */
import { createServer } from 'node:net';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ApiClient } from '../../support/clients/api-client.js';
import { everythingServed } from '../../support/service/served.js';
import { type Settings, runProgram, startService } from '../../support/service/service-process.js';
import { TESTS_POSTGRES, migratedFolder, temporaryFolder, testDatabase } from '../../support/service/test-database.js';

/** Each of them starts many programs. */
const LONG = 300_000;

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** Settings of a club that has nothing yet. */
async function newClub(): Promise<Settings> {
  if (!TESTS_POSTGRES) return { DATA_DIR: await migratedFolder(), PORT: await freePort() };
  const database = await testDatabase();
  closing.push(() => database.close());
  return { DATABASE_URL: database.config.databaseUrl ?? '' };
}

/** The other kind of database, without a club: where this run has it. */
function otherPlace(): Settings {
  return { DATA_DIR: temporaryFolder(), DATABASE_URL: '' };
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' ? address?.port : '');
}

async function play(api: ApiClient): Promise<void> {
  const people: string[] = [];
  for (const name of ['Ann', 'Bob', 'Cy']) people.push((await api.post('/v1/players', { name })).body.id);
  const [white, black] = people;
  const match = (await api.post('/v1/matches', { white, black, format: { kind: 'points', length: 3 } })).body.id;
  const game = (await api.post(`/v1/matches/${match}/games`)).body.id;
  await api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
  expect(await api.act(game, { type: 'play', play: '8/5 6/5' })).toMatchObject({ status: 200 });
  const named = { name: 'Backgammon Bern', timeZone: 'Europe/Zurich', currency: 'CHF' };
  await api.patch('/v1/club', named, { headers: { 'if-match': '*' } });
  await api.post('/v1/announcements', { text: 'Soup at eight.' });
  const season = { name: 'Winter', from: '2026-10-01', to: '2027-03-31', points: { perWin: 2 } };
  expect(await api.post('/v1/seasons', season)).toMatchObject({ status: 201 });
  const hook = { url: 'https://club.example/hooks', types: ['tournament.cancelled'] };
  expect(await api.post('/v1/webhooks', hook)).toMatchObject({ status: 201 });
}

/** What is served, with its versions, without what each place has of its own. A state made from the record may name its fields in another order, and the tags of lists follow their texts. */
async function served(api: ApiClient): Promise<ReadonlyMap<string, unknown>> {
  const answers = [...(await everythingServed(api))].filter(
    // The token of the caller is another one there.
    ([path]) => path !== '/v1/me' && !['/v1/tokens', '/v1/webhooks'].some((own) => path.startsWith(own)),
  );
  return new Map(
    answers.map(([path, answer]) => {
      const [, version, text = ''] = /^"(\d+\.)?[^"]*" ([^]*)$/.exec(answer) ?? [];
      return [path, text.startsWith('{') ? { version, body: JSON.parse(text) as unknown } : answer];
    }),
  );
}

it(
  'a club is backed up while it is served, and restored in another database',
  async () => {
    const [from, file] = [await newClub(), join(temporaryFolder(), 'club.ndjson.gz')];
    const service = await startService(from);
    const api = await service.api();
    await play(api);
    const before = await served(api);

    expect(await runProgram('cli/backup', from, [file])).toMatchObject({ code: 0, faults: '' });
    await service.stop();
    const to = otherPlace();
    expect(await runProgram('cli/restore', to, [file])).toMatchObject({
      code: 0,
      output: '3 people, 1 matches and chouettes, 0 tournaments: 4 events.\n',
    });
    // From there back again, with no service in between.
    const [copy, back] = [join(temporaryFolder(), 'club.ndjson'), await newClub()];
    expect(await runProgram('cli/backup', to, [copy])).toMatchObject({ code: 0 });
    expect(await runProgram('cli/restore', back, [copy])).toMatchObject({ code: 0 });

    expect(readFileSync(copy, 'utf8').split('\n').slice(1, -2).map(unsummed)).toEqual(
      gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(1, -2).map(unsummed),
    );
    const restored = await startService(back);
    const there = await restored.api();
    expect(await served(there)).toEqual(before);
    expect((await there.get('/v1/webhooks')).body.items).toMatchObject([{ pausedBecause: 'restored' }]);
    await restored.stop();
    expect(await runProgram('cli/verify-record', back)).toMatchObject({
      output: expect.stringMatching(/, 0 differences\n$/),
    });
  },
  LONG,
);

it(
  'a file is refused in a sentence, and nothing is left of it',
  async () => {
    const [club, folder] = [await newClub(), temporaryFolder()];
    const [file, cut] = [join(folder, 'club.ndjson.gz'), join(folder, 'cut.ndjson.gz')];
    expect(await runProgram('cli/backup', club, [file])).toMatchObject({ code: 0 });
    const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
    writeFileSync(cut, gzipSync(lines.slice(0, 1).join('\n')));

    expect(await runProgram('cli/restore', club, [cut])).toMatchObject({
      code: 1,
      faults: 'Line 1: it is the last one, and the export goes on: the file was cut short. Nothing was imported.\n',
    });
    writeFileSync(cut, readFileSync(file).subarray(0, -12));
    expect((await runProgram('cli/restore', club, [cut])).faults).toMatch(
      /^.*damaged: it cannot be unpacked\. Nothing was/,
    );
    const missing = join(folder, 'missing');
    expect((await runProgram('cli/restore', club, [missing])).faults).toBe(`${missing} cannot be read (ENOENT).\n`);
    const nowhere = join(folder, 'none', 'club');
    expect((await runProgram('cli/backup', club, [nowhere])).faults).toBe(`${nowhere} cannot be written (ENOENT).\n`);
    expect(existsSync(`${nowhere}.part`)).toBe(false);
    expect(await runProgram('cli/backup', club)).toMatchObject({
      code: 2,
      faults: expect.stringContaining('Name one file'),
    });
  },
  LONG,
);

it('no program makes a club where there is none, and a backup of it replaces nothing', async () => {
  const [folder, file] = [join(temporaryFolder(), 'typo'), join(temporaryFolder(), 'club.ndjson')];
  writeFileSync(file, 'the good one');
  const place = { DATA_DIR: folder, DATABASE_URL: '' };
  for (const [program, args] of [
    ['cli/backup', [file]],
    ['cli/verify-record', []],
    ['cli/token', ['--role', 'director']],
  ] as const) {
    expect(await runProgram(program, place, args)).toMatchObject({
      code: 1,
      output: '',
      faults: `There is no club in ${folder}. Set DATA_DIR or DATABASE_URL as they are set for the service.\n`,
    });
  }
  expect(existsSync(folder)).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('the good one');
});

function unsummed(line: string): unknown {
  return { ...JSON.parse(line), sum: null };
}
