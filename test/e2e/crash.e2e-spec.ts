/**
 * The real service, killed at moments that it does not choose while clients play: what was acknowledged is there after the
 * next start, and what was not can be sent again and happens once.
 */
import { Client } from 'pg';
import type { ApiClient } from '../support/api-client.js';
import { seededChance } from '../support/next-action.js';
import { type ServiceRun, type Settings, runProgram, startService } from '../support/service-process.js';
import { NoAnswerError, type SeenEvent, SteadyClient } from '../support/steady-client.js';
import { TESTS_POSTGRES, type TestDatabase, migratedFolder, testDatabase } from '../support/test-database.js';

const CLIENTS = 6;
const ROUNDS = 4;
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

/** Lets every client act until it gets no answer any more, or until everybody was told to stop. */
async function playOn(clients: readonly SteadyClient[], api: ApiClient, onAct: () => boolean): Promise<void> {
  let goesOn = true;
  const play = async (client: SteadyClient): Promise<void> => {
    while (goesOn) {
      await client.act(api);
      goesOn = goesOn && onAct();
    }
  };
  const ends = await Promise.allSettled(clients.map(play));
  for (const end of ends) if (end.status === 'rejected' && !(end.reason instanceof NoAnswerError)) throw end.reason;
}

async function recordOf(api: ApiClient, matchId: string): Promise<readonly SeenEvent[]> {
  const events: SeenEvent[] = [];
  for (;;) {
    const page = await api.get(`/v1/matches/${matchId}/events?after=${events.length}`);
    events.push(...page.body.items);
    if (page.body.nextCursor === null) return events;
  }
}

/** Nothing acknowledged is missing, nothing else is there, and the record gives what is served. */
async function expectWhole(
  clients: readonly SteadyClient[],
  { run, api }: { run: ServiceRun; api: ApiClient },
): Promise<void> {
  for (const client of clients) {
    const record = await recordOf(api, client.matchId);
    expect(record.map(({ version }) => version)).toEqual(record.map((_, index) => index + 1));
    const seen = client.acknowledged.map((event) => (event.data === null ? record[event.version - 1] : event));
    expect(record.slice(1).map(essence)).toEqual(seen.map((event) => event && essence(event)));
  }
  expect(await run.stop()).toMatchObject({ code: 0 });
  const check = await runProgram('cli/verify-record', settings);
  expect(check).toMatchObject({ code: 0, faults: '' });
  expect(check.output).toMatch(new RegExp(`^${clients.length} streams with \\d+ events refolded, 0 differences\\n$`));
}

function essence({ version, type, data }: SeenEvent): object {
  return { version, type, data };
}

it('loses nothing when it is killed while clients play, and goes on where they were', async () => {
  const chance = seededChance(SEED);
  let service = await started();
  const clients: SteadyClient[] = [];
  for (let seat = 0; seat < CLIENTS; seat += 1) clients.push(await SteadyClient.seated(service.api, seat));

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
  await expectWhole(clients, service);
}, 180_000);

if (TESTS_POSTGRES) {
  it('loses nothing when the database throws its connections out, and says so to nobody as a fault of its own', async () => {
    const service = await started();
    const clients: SteadyClient[] = [];
    for (let seat = 0; seat < CLIENTS; seat += 1) clients.push(await SteadyClient.seated(service.api, seat));
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
      return acts < 200;
    });
    try {
      await played;
    } finally {
      await Promise.all(outages);
      await admin.end();
    }
    expect(service.run.lines.filter(({ status }) => status === 500)).toEqual([]);
    await expectWhole(clients, service);
  }, 120_000);
}
