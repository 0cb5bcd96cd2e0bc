/**
 * Whole evenings of a chouette in a service of its own, with each way to have cubes: six people, forty games from sheets and
 * played, people who come and go, corrections, and a crash in the middle. Everything adds up after every game, and the
 * record refolds to what was served.
 */
import type { ApiClient } from '../../support/clients/api-client.js';
import { seededChance } from '../../support/clients/next-action.js';
import { RandomHost } from '../../support/clubs/random-host.js';
import { type ServiceRun, type Settings, runProgram, startService } from '../../support/service/service-process.js';
import {
  TESTS_POSTGRES,
  type TestDatabase,
  migratedFolder,
  testDatabase,
} from '../../support/service/test-database.js';
import { lawTimes } from '../../support/chance/laws.js';

const GAMES = lawTimes(40);
const CRASH_AFTER = 12;
const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'];

let database: TestDatabase | null = null;
let settings: Settings;
let running: ServiceRun;
beforeEach(async () => {
  database = TESTS_POSTGRES ? await testDatabase() : null;
  settings = { DATABASE_URL: database?.config.databaseUrl ?? '', DATA_DIR: await migratedFolder() };
  running = await startService(settings);
});
afterEach(async () => {
  await running.stop('SIGKILL');
  await database?.close();
});

/** People at the table are one person each, and points, ledger and sheet say the same and add up to nothing. */
async function expectSound(host: RandomHost): Promise<void> {
  const [table, ledger, sheet] = await Promise.all(
    ['', '/ledger', '/sheet'].map(async (part) => (await host.read(part)).body),
  );
  const points = (table.players as { playerId: string; points: number }[]).map(
    (player) => [player.playerId, player.points] as const,
  );
  expect(points.reduce((sum, [, won]) => sum + won, 0)).toBe(0);
  const told = (ledger.balances as { playerId: string; points: number }[]).map((each) => [each.playerId, each.points]);
  expect(told).toEqual(points);
  expect(Object.entries(sheet.points)).toEqual(points);
  expect(sheet.games.at(-1)?.totals ?? {}).toEqual(Object.fromEntries(points));
  const sums = new Map(points.map(([id]) => [id, 0]));
  for (const { from, to, points: moved } of ledger.entries as { from: string; to: string; points: number }[]) {
    sums.set(from, sums.get(from)! - moved);
    sums.set(to, sums.get(to)! + moved);
  }
  expect([...sums]).toEqual(points);
  const seated = [table.box, ...(table.partner === null ? [] : [table.partner]), ...table.line];
  expect(new Set(seated).size).toBe(seated.length);
  expect(seated.length).toBeGreaterThanOrEqual(2);
}

it.each(['multi', 'single'] as const)(
  'an evening with %s cubes adds up, and outlives a crash',
  async (cubes) => {
    const chance = seededChance(cubes === 'multi' ? 11 : 12);
    let api = await running.api();
    const club: string[] = [];
    for (const name of NAMES) club.push((await api.post('/v1/players', { name })).body.id);
    const opened = await api.post('/v1/chouettes', {
      players: club.slice(0, 6),
      order: 'given',
      stake: 25,
      rules: { cubes, sitOutReturn: 'samePlace', joinPosition: 'beforeLoser' },
    });
    const path = `/v1/chouettes/${opened.body.id}`;
    let restart: Promise<ApiClient> | null = null;
    const restarted = async (): Promise<ApiClient> => {
      await running.ended;
      running = await startService(settings);
      api = await running.api();
      restart = null;
      return api;
    };
    // Requests that are sent together and find it dead wait for the same start.
    const service = async (): Promise<ApiClient> => {
      if (restart === null && running.child.signalCode === null) return api;
      restart ??= restarted();
      return restart;
    };
    const host = new RandomHost(service, path, club, cubes, chance);
    let games = 0;
    await host.evening(GAMES, async () => {
      games += 1;
      await expectSound(host);
      // It dies somewhere in the next requests; what got no answer is sent again.
      if (games % CRASH_AFTER === 0) setTimeout(() => running.child.kill('SIGKILL'), games);
    });
    expect(host.unanswered).toBeGreaterThan(0);
    await service();

    for (const what of [
      'sheet',
      'play',
      'correction',
      'join',
      'leave',
      'sit-out',
      'return',
      'action',
      'seat',
      'adjust',
    ]) {
      expect([what, host.done.get(what) ?? 0]).toEqual([what, expect.any(Number)]);
      expect(host.done.get(what) ?? 0).toBeGreaterThan(0);
    }
    expect((await api.post(`${path}/close`)).body.status).toBe('closed');
    expect(await running.stop()).toMatchObject({ code: 0 });
    const check = await runProgram('cli/verify-record', settings);
    expect(check).toMatchObject({ code: 0, faults: '' });
    expect(check.output).toMatch(/^1 streams with \d+ events refolded, 0 differences\n$/);
  },
  180_000,
);
