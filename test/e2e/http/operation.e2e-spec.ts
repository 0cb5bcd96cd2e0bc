/** What the person who runs the service sees: its start, its settings, its log, its first token, and its end. */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { type ServiceRun, type Settings, runProgram, startService } from '../../support/service/service-process.js';
import {
  TESTS_POSTGRES,
  type TestDatabase,
  TEST_TOKEN,
  migratedFolder,
  temporaryFolder,
  testDatabase,
} from '../../support/service/test-database.js';

let database: TestDatabase | null = null;
let settings: Settings;
/** For the tests that start services of their own. */
function eachHasANewClub(): void {
  beforeEach(async () => {
    database = TESTS_POSTGRES ? await testDatabase() : null;
    settings = { DATABASE_URL: database?.config.databaseUrl ?? '', DATA_DIR: await migratedFolder() };
  });
}
const runs: ServiceRun[] = [];
afterEach(async () => {
  await Promise.all(runs.splice(0).map((run) => run.stop('SIGKILL')));
  await database?.close();
  database = null;
});

async function started(more: Settings = {}): Promise<ServiceRun> {
  const run = await startService({ ...settings, ...more });
  runs.push(run);
  return run;
}

describe('wrong settings', () => {
  it('are all named at once, and no secret is shown', async () => {
    const end = await runProgram('main', {
      PORT: '70000',
      DATABASE_URL: 'mysql://club:very-secret-word@db/club',
      BOOTSTRAP_TOKEN: 'short-secret',
      LOG_LEVEL: 'loud',
      CORS_ORIGINS: 'club.example',
    });
    expect(end.code).toBe(1);
    for (const key of ['PORT', 'DATABASE_URL', 'BOOTSTRAP_TOKEN', 'LOG_LEVEL', 'CORS_ORIGINS']) {
      expect(end.faults).toContain(`  ${key} must `);
    }
    expect(end.faults + end.output).not.toMatch(/secret|mysql|70000|loud/);
    expect(end.faults.split('\n').filter((line) => line !== '')).toHaveLength(6);
  });

  it('of a database that is not there come in one line, without the password', async () => {
    const end = await runProgram('main', { DATABASE_URL: 'postgres://club:very-secret-word@127.0.0.1:1/club' });
    expect(end.code).toBe(1);
    expect(end.faults).toMatch(/ECONNREFUSED/);
    expect(end.faults + end.output).not.toContain('very-secret-word');
  });
});

describe('the first token', () => {
  eachHasANewClub();

  it('is that of the settings, kept where only its owner reads it, and never logged', async () => {
    settings = { ...settings, DATA_DIR: temporaryFolder() };
    const run = await started({ BOOTSTRAP_TOKEN: 'the-first-token-of-all' });
    expect((await (await run.api('the-first-token-of-all')).get('/v1/players')).status).toBe(200);
    const file = join(String(settings['DATA_DIR']), 'director-token');
    expect(existsSync(file)).toBe(!TESTS_POSTGRES);
    if (!TESTS_POSTGRES) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'utf8')).toBe('the-first-token-of-all\n');
    }
    expect(run.said()).not.toContain('the-first-token-of-all');
    await run.stop();

    const again = await started({ BOOTSTRAP_TOKEN: 'another-token-much-later' });
    expect((await (await again.api('the-first-token-of-all')).get('/v1/players')).status).toBe(200);
    expect((await (await again.api('another-token-much-later')).get('/v1/players')).status).toBe(401);
    expect(again.lines.map(({ msg }) => msg)).toContain('there is a director already: BOOTSTRAP_TOKEN changes nothing');
  }, 60_000);

  it('may have every character that the settings take, and opens every operation', async () => {
    const token = `all!"#$%&'()*+,-./09:;<=>?@AZ[\\]^_\`az{|}~`;
    const run = await started({ BOOTSTRAP_TOKEN: token });
    const api = await run.api(token);
    expect((await api.get('/v1/players')).status).toBe(200);
    expect((await api.post('/v1/players', { name: 'Ann' })).status).toBe(201);
  }, 60_000);

  it('is made up where the settings name none, and shown once', async () => {
    const run = await started({ BOOTSTRAP_TOKEN: '' });
    const token = String(run.lines.find(({ token: shown }) => shown !== undefined)?.['token']);
    expect(token).toMatch(/^[\w-]{40,}$/);
    expect((await (await run.api(token)).get('/v1/players')).status).toBe(200);
    await run.stop();

    const again = await started({ BOOTSTRAP_TOKEN: '' });
    expect(again.said()).not.toContain(token);
    expect(again.lines.filter(({ token: shown }) => shown !== undefined)).toEqual([]);
    expect((await (await again.api(token)).get('/v1/players')).status).toBe(200);
  }, 60_000);
});

describe('a running service', () => {
  let run: ServiceRun;
  let own: TestDatabase | null = null;
  beforeAll(async () => {
    own = TESTS_POSTGRES ? await testDatabase() : null;
    run = await startService({
      DATA_DIR: await migratedFolder(),
      DATABASE_URL: own?.config.databaseUrl ?? '',
      CORS_ORIGINS: 'https://club.example, https://other.example',
    });
  });
  afterAll(async () => {
    await run.stop('SIGKILL');
    await own?.close();
  });

  it('writes a line for each request, with the name that the problem document tells', async () => {
    const refused = await (await run.api()).post('/v1/players?secret=not-for-the-log', { name: '' });
    const unknown = await (await run.api('a-token-that-was-never-given')).get('/v1/players');
    const line = await run.line(({ requestId }) => requestId === refused.body.requestId);
    expect(line).toMatchObject({ level: 'info', method: 'POST', path: '/v1/players', status: 400 });
    expect(line['milliseconds']).toEqual(expect.any(Number));
    expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await run.line(({ requestId }) => requestId === unknown.body.requestId)).toMatchObject({ status: 401 });
    expect(run.said()).not.toMatch(/not-for-the-log|a-token-that-was-never-given/);
    expect(run.said()).not.toContain(TEST_TOKEN);
  });

  it('lets pages of the named origins call, and read the headers that they need', async () => {
    const api = await run.api();
    const ours = await api.get('/v1/players', { headers: { origin: 'https://club.example' } });
    expect(ours.headers.get('access-control-allow-origin')).toBe('https://club.example');
    const exposed = String(ours.headers.get('access-control-expose-headers')).toLowerCase();
    for (const header of ['etag', 'location', 'idempotent-replayed', 'retry-after']) expect(exposed).toContain(header);
    for (const header of ['allow', 'link', 'ratelimit', 'ratelimit-policy']) {
      expect(exposed.split(', ')).toContain(header);
    }
    const asked = await api.call('OPTIONS', '/v1/players', undefined, {
      headers: {
        origin: 'https://club.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,if-match,idempotency-key,content-type',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(asked.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
    const plain = await api.call('OPTIONS', '/v1/players', undefined);
    expect([plain.status, plain.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect((await api.call('OPTIONS', '/nowhere?a=1', undefined)).body).toMatchObject({
      code: 'route.not-found',
      detail: 'There is nothing at /nowhere. GET /v1 tells the addresses, and /docs describes them.',
    });
    const put = await api.call('PUT', '/v1/players', undefined, { headers: { origin: 'https://club.example' } });
    expect([put.status, put.headers.get('access-control-allow-origin')]).toEqual([405, 'https://club.example']);
    const theirs = await api.get('/v1/players', { headers: { origin: 'https://elsewhere.example' } });
    expect(theirs.headers.get('access-control-allow-origin')).not.toBe('https://elsewhere.example');
    const failed = await (await run.api(null)).get('/v1/players', { headers: { origin: 'https://club.example' } });
    expect([failed.status, failed.headers.get('access-control-allow-origin')]).toEqual([401, 'https://club.example']);
  });

  it('compresses what is long, for those who can read that', async () => {
    const api = await run.api();
    for (const path of ['/docs', '/metrics']) {
      const { headers } = await api.get(path, { headers: { 'accept-encoding': 'gzip' } });
      expect(headers.get('content-encoding')).toBe('gzip');
    }
  });

  it('answers a caller who tries tokens with 429, and lets the right token through meanwhile', async () => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 120; nth += 1) {
      const answer = await (await run.api(`guess-number-${nth}-of-many`)).get('/v1/players');
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(new Set(statuses.slice(0, 50))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
    expect((await (await run.api()).get('/v1/players')).status).toBe(200);
    expect((await (await run.api(null)).get('/v1/players')).status).toBe(401);
  });
});

describe('the end', () => {
  eachHasANewClub();

  it('waits for a request that is open, and is in order', async () => {
    const run = await started();
    const address = new URL(await run.address());
    const body = JSON.stringify({ name: 'Late Comer' });
    const call = httpRequest({
      host: address.hostname,
      port: address.port,
      method: 'POST',
      path: '/v1/players',
      headers: {
        authorization: `Bearer ${TEST_TOKEN}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const answered = once(call, 'response');
    call.flushHeaders();
    // From here on the service has the request and waits for its body.
    await once(call, 'continue');
    call.write(body.slice(0, 5));
    const ended = run.stop('SIGTERM');
    // New requests are not taken any more: now the stop has begun.
    await untilClosed(address);
    call.end(body.slice(5));
    const [response] = await answered;
    expect(response.statusCode).toBe(201);
    response.resume();
    expect(await ended).toMatchObject({ code: 0, signal: null, faults: '' });
  }, 60_000);

  it('comes as well by the keyboard, and without a setting no page of another origin was let in before', async () => {
    const run = await started();
    const answer = await (await run.api()).get('/v1/players', { headers: { origin: 'https://club.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await run.stop('SIGINT')).toMatchObject({ code: 0, faults: '' });
  });
});

async function untilClosed(address: URL): Promise<void> {
  for (;;) {
    try {
      const answer = await fetch(new URL('/health/live', address), { headers: { connection: 'close' } });
      if (answer.status === 503) return;
    } catch {
      return;
    }
  }
}

if (!TESTS_POSTGRES) {
  describe('a second process on one data folder', () => {
    eachHasANewClub();

    it('learns who has it, and the first one notices nothing', async () => {
      const first = await started();
      const sentence = `data folder in use by process ${first.child.pid}`;
      for (const program of ['main', 'cli/verify-record']) {
        const second = await runProgram(program, settings);
        expect(second.code).not.toBe(0);
        expect(second.faults).toContain(sentence);
      }
      expect((await (await first.api()).post('/v1/players', { name: 'Ann' })).status).toBe(201);
    }, 60_000);
  });
}
