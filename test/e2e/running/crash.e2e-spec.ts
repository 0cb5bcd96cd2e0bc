/**
 * The real service, killed at moments that it does not choose while clients play: what was acknowledged is there after the
 * next start, and what was not can be sent again and happens once.
 */
import { Client } from 'pg';
import type { ApiClient } from '../../support/clients/api-client.js';
import { seededChance } from '../../support/clients/next-action.js';
import { type ServiceRun, type Settings, startService } from '../../support/service/service-process.js';
import { expectWhole, playOn, steadyClub } from '../../support/clients/steady-club.js';
import {
  TESTS_POSTGRES,
  type TestDatabase,
  migratedFolder,
  testDatabase,
} from '../../support/service/test-database.js';
import { lawTimes } from '../../support/chance/laws.js';

const CLIENTS = 6;
const ROUNDS = lawTimes(4);
const SEED = 4;

let database: TestDatabase | null = null;
let settings: Settings;
beforeEach(async () => {
  database = TESTS_POSTGRES ? await testDatabase() : null;
  settings = { DATABASE_URL: database?.config.databaseUrl ?? '', DATA_DIR: await migratedFolder() };
});
let running: ServiceRun | null = null;
afterEach(async () => {
  await running?.stop('SIGKILL');
  running = null;
  await database?.close();
});

async function started(): Promise<{ run: ServiceRun; api: ApiClient }> {
  running = await startService(settings);
  return { run: running, api: await running.api() };
}

it('loses nothing when it is killed while clients play, and goes on where they were', async () => {
  const chance = seededChance(SEED);
  let service = await started();
  const clients = await steadyClub(service.api, CLIENTS);

  for (let round = 0; round < ROUNDS; round += 1) {
    let left = 10 + Math.floor(chance() * 80);
    await playOn(clients, service.api, () => {
      left -= 1;
      if (left === 0) service.run.child.kill('SIGKILL');
      return true;
    });
    expect(await service.run.ended).toMatchObject({ signal: 'SIGKILL', faults: '' });
    service = await started();
    // Each one first sends again what got no answer; the client itself sees to it that it happens once.
    await Promise.all(clients.map((client) => client.act(service.api)));
  }

  expect(clients.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThan(ROUNDS * 10);
  await expectWhole(clients, service, settings);
}, 180_000);

if (TESTS_POSTGRES) {
  it('loses nothing when the database throws its connections out, and answers no caller with a fault of its own', async () => {
    const service = await started();
    const clients = await steadyClub(service.api, CLIENTS);
    const admin = new Client({ connectionString: settings['DATABASE_URL'] ?? '' });
    await admin.connect();
    let acts = 0;
    const outages: Promise<unknown>[] = [];
    const played = playOn(clients, service.api, () => {
      acts += 1;
      if (acts % 25 === 0) {
        const others = 'datname = current_database() and pid <> pg_backend_pid()';
        outages.push(admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`));
      }
      return acts < lawTimes(200);
    });
    try {
      await played;
    } finally {
      await Promise.all(outages);
      await admin.end();
    }
    expect(service.run.lines.filter(({ status }) => status === 500)).toEqual([]);
    await expectWhole(clients, service, settings);
  }, 120_000);
}
