/** The real service while its PostgreSQL stops in the middle of things, or has room for few connections. */
import { Client } from 'pg';
import type { ApiAnswer, ApiClient } from '../../support/clients/api-client.js';
import { FaultyLine } from '../../support/service/faulty-line.js';
import { seededChance } from '../../support/clients/next-action.js';
import { type ServiceRun, type Settings, startService } from '../../support/service/service-process.js';
import { expectWhole, playOn, steadyClub } from '../../support/clients/steady-club.js';
import { TESTS_POSTGRES, type TestDatabase, testDatabase } from '../../support/service/test-database.js';
import { lawTimes } from '../../support/chance/laws.js';

const TEN_SECONDS = 10_000;

/** Answers with the time that each took. */
async function timed(calls: readonly Promise<ApiAnswer>[]): Promise<readonly (readonly [ApiAnswer, number])[]> {
  const begun = performance.now();
  return Promise.all(calls.map(async (call) => [await call, performance.now() - begun] as const));
}

function expectTold(told: readonly (readonly [ApiAnswer, number])[]): void {
  for (const [{ status, body, headers }, milliseconds] of told) {
    expect([status, body.code]).toEqual([503, expect.stringMatching(/^(service\.unavailable|series\.busy)$/)]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThan(TEN_SECONDS);
  }
}

if (TESTS_POSTGRES) {
  describe('a PostgreSQL that hangs', () => {
    let database: TestDatabase;
    let line: FaultyLine;
    let settings: Settings;
    let run: ServiceRun;
    let api: ApiClient;
    const started = async (more: Settings = {}): Promise<void> => {
      run = await startService({ ...settings, ...more });
      api = await run.api();
    };
    beforeEach(async () => {
      database = await testDatabase();
      const faulty = await FaultyLine.to(database.config.databaseUrl ?? '');
      line = faulty.line;
      settings = { DATABASE_URL: faulty.url };
    });
    afterEach(async () => {
      await run.stop('SIGKILL');
      await line.close();
      await database.close();
    });

    it('leaves no request without an answer in ten seconds, with the limits of a fresh installation', async () => {
      await started();
      const match = await newMatch(api);
      line.hang();

      expectTold(
        await timed([
          api.get('/v1/players'),
          api.get(`/v1/matches/${match}`),
          api.post('/v1/players', { name: 'Ann' }),
          api.get('/health/ready'),
          // Writers to one series stand behind each other.
          ...Array.from({ length: 4 }, () => api.post(`/v1/matches/${match}/games`, {})),
          // More than there are connections.
          ...Array.from({ length: 20 }, () => api.get('/v1/players?limit=1')),
        ]),
      );
      line.resume();
      expect((await api.get('/v1/players')).status).toBe(200);
      expect((await api.post('/v1/players', { name: 'Bob' })).status).toBe(201);
    }, 120_000);

    it('loses nothing and does nothing twice, whenever it hangs and goes on, and the service goes on with it', async () => {
      const chance = seededChance(7);
      await started({ STATEMENT_TIMEOUT: '500', REQUEST_TIMEOUT: '2500' });
      const clients = await steadyClub(api, 6);
      let isOver = false;
      const hanging = (async (): Promise<void> => {
        for (let round = 0; round < lawTimes(6); round += 1) {
          await pause(200 + chance() * 500);
          line.hang();
          // Sometimes shorter than the patience of the service, sometimes longer.
          await pause(200 + chance() * 2500);
          line.resume();
        }
        await pause(500);
        isOver = true;
      })();

      await playOn(clients, api, () => !isOver);
      await hanging;

      expect(clients.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThan(20);
      expect(run.lines.filter(({ status }) => status === 500)).toEqual([]);
      expect(run.lines.filter(({ status, msg }) => status === 503 && msg === 'answered').length).toBeGreaterThan(0);
      // What was held up may still land behind the back of the service: all of it, or nothing.
      await pause(1_000);
      await Promise.all(clients.map((client) => client.act(api)));
      await expectWhole(clients, { run, api }, { ...settings, DATABASE_URL: database.config.databaseUrl ?? '' });
    }, 180_000);

    it('does not keep the process from ending within ten seconds, with 0', async () => {
      await started();
      const match = await newMatch(api);
      line.hang();
      const open = [
        api.get('/v1/players'),
        api.get(`/v1/matches/${match}`),
        api.post('/v1/players', { name: 'Ann' }),
      ].map((call) => call.then(({ status }) => status).catch(() => 'cut'));
      await pause(300);
      const begun = performance.now();

      expect(await run.stop('SIGTERM')).toMatchObject({ code: 0, faults: '' });

      expect(performance.now() - begun).toBeLessThan(TEN_SECONDS);
      for (const end of await Promise.all(open)) expect([503, 'cut']).toContain(end);
    }, 60_000);
  });

  describe('a PostgreSQL that has room for few connections', () => {
    it.each([
      ['because the service is to use few', { DATABASE_POOL_SIZE: '4' }, -1],
      ['because it takes no more', { DATABASE_POOL_SIZE: '10' }, 4],
    ])(
      'lets everybody wait, and nobody in vain: %s',
      async (_, more, limit) => {
        const database = await testDatabase();
        const name = new URL(database.config.databaseUrl ?? '').pathname.slice(1);
        // The connections of the test itself would count.
        await database.database.close();
        const admin = new Client({ connectionString: process.env['TEST_DATABASE_URL'] ?? '' });
        await admin.connect();
        await admin.query(`alter database ${name} connection limit ${limit}`);
        const run = await startService({ DATABASE_URL: database.config.databaseUrl ?? '', ...more });
        try {
          const api = await run.api();
          const statuses = await Promise.all(
            Array.from({ length: 40 }, async (_each, nth) => {
              const made = await api.post('/v1/players', { name: `Player ${nth}` });
              const read = await api.get(`/v1/players/${String(made.body.id)}`);
              return [made.status, read.status, (await api.get('/v1/players?limit=1')).status];
            }),
          );
          expect(statuses).toEqual(Array.from({ length: 40 }, () => [201, 200, 200]));
        } finally {
          await run.stop();
          await admin.end();
          await database.close();
        }
      },
      60_000,
    );
  });
}

async function newMatch(api: ApiClient): Promise<string> {
  const [white, black] = [await api.post('/v1/players', { name: 'A' }), await api.post('/v1/players', { name: 'B' })];
  const format = { kind: 'points', length: 7 };
  const match = await api.post('/v1/matches', { white: white.body.id, black: black.body.id, format });
  return String(match.body.id);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
