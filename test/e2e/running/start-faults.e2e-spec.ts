/** A program says in one line what keeps it from its work. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { refusingServer, silentServer } from '../../support/service/faulty-line.js';
import { runProgram } from '../../support/service/service-process.js';
import { TESTS_POSTGRES, emptyPostgres, migratedFolder, testDatabase } from '../../support/service/test-database.js';

const PASSWORD = 'very-secret-word';
const PROGRAMS = ['main', 'cli/verify-record', 'cli/data-source'];

const url = (host: string, name = 'club'): string => `postgres://club:${PASSWORD}@${host}/${name}`;

/** Runs every program of the service, each of which is to end with one line; gives the line. */
async function told(databaseUrl: string, programs: readonly string[] = PROGRAMS): Promise<string> {
  const lines = await Promise.all(
    programs.map(async (program) => {
      const end = await runProgram(program, { DATABASE_URL: databaseUrl, STATEMENT_TIMEOUT: '1000' });
      expect([program, end.code, end.output]).toEqual([program, 1, '']);
      expect(end.faults).not.toContain(PASSWORD);
      expect(end.faults.split('\n')).toEqual([expect.stringMatching(/^The database cannot be used/), '']);
      return end.faults.trim();
    }),
  );
  expect(new Set(lines).size).toBe(1);
  return lines[0]!;
}

it('a database where there is none', async () => {
  expect(await told(url('127.0.0.1:1'))).toBe(
    'The database cannot be used (ECONNREFUSED): there is no server at 127.0.0.1:1. Start PostgreSQL there, or correct host and port in DATABASE_URL.',
  );
}, 120_000);

it('a host that does not exist', async () => {
  expect(await told(url('no-such-host.invalid'), ['main'])).toMatch(
    /no-such-host\.invalid:5432.*the host in DATABASE_URL/,
  );
}, 60_000);

it('a server that never answers', async () => {
  const server = await silentServer();
  try {
    expect(await told(url(`127.0.0.1:${server.port}`))).toMatch(
      /\(ETIMEDOUT\): the server at 127.0.0.1:\d+ does not answer/,
    );
  } finally {
    await server.close();
  }
}, 120_000);

it.each([
  ['28P01', 'password authentication failed for user "club"', /does not take this password for the user "club"/],
  ['28000', 'no pg_hba.conf entry', /does not let the user "club" in/],
  ['3D000', 'database "club" does not exist', /no database "club" .* Make it \(createdb club\)/],
  ['53300', 'sorry, too many clients already', /no room for more connections/],
])(
  'a server that refuses with %s',
  async (state, message, sentence) => {
    const server = await refusingServer(state, message);
    try {
      const line = await told(url(`127.0.0.1:${server.port}`), ['main']);
      expect(line).toMatch(sentence);
      expect(line).toContain(`(${state})`);
    } finally {
      await server.close();
    }
  },
  60_000,
);

if (TESTS_POSTGRES) {
  it('a database that is not there on a server that is', async () => {
    const database = await emptyPostgres();
    await database.drop();
    const end = await runProgram('main', { DATABASE_URL: database.url });
    expect([end.code, end.faults.split('\n').length]).toEqual([1, 2]);
    expect(end.faults).toMatch(/\(3D000\): there is no database "club_test_of_/);
  }, 60_000);
}

it('a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const database = TESTS_POSTGRES ? await testDatabase() : null;
  try {
    const end = await runProgram('main', {
      PORT: String(port),
      DATABASE_URL: database?.config.databaseUrl ?? '',
      DATA_DIR: await migratedFolder(),
    });
    expect(end).toMatchObject({
      code: 1,
      faults: `Cannot listen on 127.0.0.1:${port} (EADDRINUSE): another program listens there. End it, or set another PORT.\n`,
    });
  } finally {
    other.close();
    await database?.close();
  }
}, 60_000);
