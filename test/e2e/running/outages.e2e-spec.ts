/** What the service answers while it cannot do its work, and what its operator finds in the log. */
import { HealthService } from '../../../src/modules/health/health.service.js';
import { Config } from '../../../src/platform/config/config.js';
import { Clock } from '../../../src/platform/clock/clock.js';
import { Database, DatabaseFullError, DatabaseUnavailableError } from '../../../src/platform/database/database.js';
import { LeaseTimeoutError } from '../../../src/platform/database/embedded/lease-queue.js';
import { createLogger } from '../../../src/platform/logging/logger.js';
import type { LogLine } from '../../support/service/service-process.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { type TestDatabase, testDatabase } from '../../support/service/test-database.js';

const REQUEST_TIMEOUT = 1_500;

let database: TestDatabase;
let club: TestApp;
let lines: LogLine[] = [];
beforeAll(async () => {
  database = await testDatabase();
  const config = new Config({ ...database.config, requestTimeout: REQUEST_TIMEOUT });
  const logger = createLogger('warn', { write: (line) => void lines.push(JSON.parse(line) as LogLine) });
  club = await testApp({ database: { ...database, config }, logger });
});
afterAll(async () => {
  await club.close();
  await database.close();
});
beforeEach(() => {
  lines = [];
});
afterEach(() => jest.restoreAllMocks());

const asked = (): jest.SpiedFunction<Database['query']> => jest.spyOn(club.app.get(Database), 'query');

describe('a failure that nothing foresaw', () => {
  it('is logged with its stack, what caused it, and the name of the request; the caller learns nothing of it', async () => {
    const cause = Object.assign(new Error('relation "secret" does not exist'), {
      code: '42P01',
      detail: 'of schema x',
    });
    jest.spyOn(club.app.get(Clock), 'now').mockImplementation(() => {
      throw new Error('the clock stands still', { cause });
    });

    const answer = await club.api.get('/v1/players?q=not-for-the-log');

    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/clock|secret|42P01|schema|\bat /);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'error',
      msg: 'request failed',
      requestId: answer.body.requestId,
      method: 'GET',
      path: '/v1/players',
      code: 'service.failed',
      err: {
        message: 'the clock stands still',
        stack: expect.stringMatching(/the clock stands still\n\s+at .*outages\.e2e-spec/),
        cause: { message: 'relation "secret" does not exist', code: '42P01', detail: 'of schema x' },
      },
    });
    expect(JSON.stringify(lines)).not.toContain('not-for-the-log');
  });

  it('is logged as what it is when it is no error', async () => {
    jest.spyOn(club.app.get(Clock), 'now').mockImplementation(() => {
      // A library may do it.
      throw { why: 'no reason' };
    });

    expect((await club.api.get('/v1/players')).status).toBe(500);
    expect(lines[0]).toMatchObject({ err: { message: expect.stringContaining("why: 'no reason'") } });
  });
});

describe('a database that is away', () => {
  it.each([
    ['cannot be reached', () => new DatabaseUnavailableError('gone', { cause: new Error('ECONNREFUSED') })],
    ['is busy with something else', () => new LeaseTimeoutError('the connection was not given back')],
  ])('and %s is answered 503 with a time to try again, and logged with its cause', async (_, failure) => {
    asked().mockRejectedValue(failure());

    const read = await club.api.get('/v1/players');
    const write = await club.api.post('/v1/players', { name: 'Ann' });

    for (const answer of [read, write]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'service.unavailable']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(read.body.detail).not.toContain('Idempotency-Key');
    expect(write.body.detail).toContain('with the same Idempotency-Key');
    expect(lines.map(({ level, requestId, err }) => [level, requestId, (err as Error).stack !== undefined])).toEqual([
      ['warn', read.body.requestId, true],
      ['warn', write.body.requestId, true],
    ]);
  });

  it('is in the log with its cause when the service is asked whether it is ready', async () => {
    asked().mockRejectedValue(new DatabaseUnavailableError('gone', { cause: new Error('connection refused') }));

    const answer = await club.as(null).get('/health/ready');

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'warn',
      requestId: answer.body.requestId,
      err: { cause: { message: 'gone', cause: { message: 'connection refused' } } },
    });
  });

  it('is asked once, however often others ask meanwhile whether the service is ready', async () => {
    const query = asked().mockReturnValue(new Promise(() => {}));

    const health = club.app.get(HealthService);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => health.ready()));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
    expect(query).toHaveBeenCalledTimes(1);
  });
});

describe('a database that never answers', () => {
  it('leaves no request without an answer: 503 in time, and a line in the log', async () => {
    asked().mockReturnValue(new Promise(() => {}));
    const begun = performance.now();

    const answers = await Promise.all([
      club.api.get('/v1/players'),
      club.api.post('/v1/players', { name: 'Ann' }),
      club.as(null).get('/v1/tournaments'),
    ]);

    expect(performance.now() - begun).toBeGreaterThan(REQUEST_TIMEOUT - 100);
    for (const { status, body, headers } of answers) {
      expect([status, body.code]).toEqual([503, 'service.unavailable']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(lines.map(({ requestId }) => requestId).sort()).toEqual(answers.map(({ body }) => body.requestId).sort());
  });

  it('may answer late: nothing comes of it, neither a second answer nor the end of the process', async () => {
    let answerLate = (_rows: unknown): void => {};
    asked().mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)) as never);

    const answer = await club.api.get('/v1/players');
    answerLate([]);
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(answer.status).toBe(503);
    expect((await club.api.get('/v1/players')).status).toBe(200);
  });
});

it('a disk that is full has a problem of its own, and nothing was changed', async () => {
  const cause = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  asked().mockRejectedValueOnce(new DatabaseFullError('the disk of the database is full', { cause }));

  const answer = await club.api.post('/v1/players', { name: 'Ann' });

  expect([answer.status, answer.body.code]).toEqual([503, 'service.storage-full']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.body.detail).toMatch(/disk .* full.*Nothing was changed/);
  expect(lines[0]).toMatchObject({ err: { message: 'the disk of the database is full', cause: { code: '53100' } } });
});
