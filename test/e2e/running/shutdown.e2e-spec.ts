/** The process ends on a signal, whatever its callers do, and when a bug leaves it no choice. */
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { ServiceRun, type Settings, runProgram, startService } from '../../support/service/service-process.js';
import {
  TESTS_POSTGRES,
  TEST_TOKEN,
  type TestDatabase,
  migratedFolder,
  testDatabase,
} from '../../support/service/test-database.js';

const TEN_SECONDS = 10_000;

let database: TestDatabase | null = null;
let settings: Settings;
let run: ServiceRun;
beforeEach(async () => {
  database = TESTS_POSTGRES ? await testDatabase() : null;
  settings = { DATABASE_URL: database?.config.databaseUrl ?? '', DATA_DIR: await migratedFolder() };
});
afterEach(async () => {
  await run.stop('SIGKILL');
  await database?.close();
});

/** A connection on which so much of a request was sent. */
async function halfSent(address: URL, text: string): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const HEAD = `POST /v1/players HTTP/1.1\r\nHost: club\r\nAuthorization: Bearer ${TEST_TOKEN}\r\n`;

it('within ten seconds, with 0, whatever callers have open; what was answered is there afterwards', async () => {
  run = await startService(settings);
  const address = new URL(await run.address());
  const api = await run.api();
  const made = await api.post('/v1/players', { name: 'Ann' });
  const sockets = await Promise.all([
    halfSent(address, ''),
    halfSent(address, 'GET /v1/pl'),
    halfSent(address, HEAD),
    halfSent(address, `${HEAD}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":`),
    halfSent(address, 'GET /health/live HTTP/1.1\r\nHost: club\r\nConnection: keep-alive\r\n\r\n'),
  ]);
  await api.get('/v1/players');
  const begun = performance.now();

  expect(await run.stop('SIGTERM')).toMatchObject({ code: 0, signal: null, faults: '' });

  expect(performance.now() - begun).toBeLessThan(TEN_SECONDS);
  for (const socket of sockets) socket.destroy();
  run = await startService(settings);
  expect((await (await run.api()).get(`/v1/players/${String(made.body.id)}`)).body.name).toBe('Ann');
}, 60_000);

it.each(['exception', 'rejection'])(
  'with 1 and a line with the stack behind an %s that nothing caught, in order',
  async (kind) => {
    run = new ServiceRun('../test/support/service/service-with-a-bug', { ...settings, BUG: kind });
    const end = await run.ended;

    expect(end).toMatchObject({ code: 1, signal: null });
    const fatal = run.lines.filter(({ level }) => level === 'fatal');
    expect(fatal).toMatchObject([
      {
        msg: expect.stringContaining(kind),
        err: { message: 'a bug', stack: expect.stringContaining('service-with-a-bug') },
      },
    ]);
    // The database was closed and the folder given back.
    const check = await runProgram('cli/verify-record', settings);
    expect(check).toMatchObject({ code: 0, faults: '' });
  },
  60_000,
);
