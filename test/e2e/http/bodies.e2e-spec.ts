/** Whose bodies are read, how much of them, and for how long. */
import { Config } from '../../../src/platform/config/config.js';
import { Database } from '../../../src/platform/database/database.js';
import { MOST_UNANSWERED } from '../../../src/platform/http/requests/pipelined-requests.js';
import { SlowClient, toldBy } from '../../support/clients/slow-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TEST_TOKEN } from '../../support/service/test-database.js';

const JSON_TYPE = 'application/json';
const MEGABYTE = 1_000_000;
/** More than the service reads of a caller whose token it has not looked up. */
const LARGE = 100_000;
const UNKNOWN = 'a-token-that-was-never-given';

let club: TestApp;
let viewer: string;
const clients: SlowClient[] = [];
beforeAll(async () => {
  club = await testApp();
  viewer = await club.token('viewer');
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const opened of clients.splice(0)) opened.close();
});
afterAll(() => club.close());

async function client(): Promise<SlowClient> {
  const made = await SlowClient.to(club.url);
  clients.push(made);
  return made;
}

/** A request to add a player of which the body never comes. */
async function announced(token: string | null, headers: Readonly<Record<string, string | number>>): Promise<string> {
  const caller = await client();
  caller.begin({ path: '/v1/players', token, headers: { 'Content-Type': JSON_TYPE, ...headers } });
  return caller.heard(/"requestId"/);
}

const KINDS = [
  ['of a known length', { 'Content-Length': LARGE }],
  ['above the limit of all', { 'Content-Length': 50 * MEGABYTE }],
  ['that does not tell its length', { 'Transfer-Encoding': 'chunked' }],
  ['of a reader of compressed answers', { 'Content-Length': 50 * MEGABYTE, 'Accept-Encoding': 'gzip' }],
] as const;

describe.each(KINDS)('a large body %s', (_, headers) => {
  const senders: readonly (readonly [string, () => string | null, number, string])[] = [
    ['without a token', () => null, 401, 'request.unauthenticated'],
    ['with something that is no token', () => 'short', 401, 'request.unauthenticated'],
    ['with a token that nobody has', () => UNKNOWN, 401, 'request.unauthenticated'],
    ['with a token that does not allow it', () => viewer, 403, 'request.forbidden'],
  ];

  it.each(senders)('is refused before any of it has come: %s', async (_who, token, status, code) => {
    expect(toldBy(await announced(token(), headers))).toEqual([status, code]);
  });
});

describe('a large body of a caller who may send it', () => {
  it('is read', async () => {
    const path = '/v1/matches/import';
    const body = `; a comment\n${' '.repeat(LARGE)}`;
    const caller = await client();
    caller.begin({ path, token: TEST_TOKEN, headers: { 'Content-Type': 'text/plain', 'Content-Length': body.length } });
    caller.send(body);
    expect(toldBy(await caller.heard(/"requestId"/))).toEqual([422, 'transcript.unreadable']);
  });

  it('costs one more look-up, which small ones are spared', async () => {
    const asked = jest.spyOn(club.app.get(Database), 'query');
    const costs: number[] = [];
    for (const notes of ['x'.repeat(10), 'x'.repeat(LARGE)]) {
      asked.mockClear();
      await club.api.post('/v1/players', { name: 'Ann', unknown: notes.length, notes });
      costs.push(asked.mock.calls.length);
    }
    asked.mockClear();
    expect((await club.api.post('/v1/players', { name: 'Ann' })).status).toBe(201);
    expect([asked.mock.calls.length, ...costs]).toEqual([2, 1, 1]);
  });
});

describe('a small body', () => {
  it.each([
    ['without a token', null],
    ['with something that is no token', 'short'],
  ])('is not parsed %s, and nothing is asked of the database', async (_, token) => {
    const asked = jest.spyOn(club.app.get(Database), 'query');
    const caller = await client();
    caller.begin({ path: '/v1/players', token, headers: { 'Content-Type': JSON_TYPE, 'Content-Length': 6 } }, '{"name');
    expect(toldBy(await caller.heard(/"requestId"/))).toEqual([401, 'request.unauthenticated']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('leaves the connection as it was', async () => {
    const caller = await client();
    caller.begin({ path: '/v1/players', headers: { 'Content-Length': 6 } });
    await caller.heard(/"requestId"/);
    caller.send('{"name').begin({ method: 'GET', path: '/health/live' });
    expect(await caller.heard(/"ok"/)).toContain('{"status":"ok"}');
  });
});

describe('a body for an address that does not exist', () => {
  it('is not read at all', async () => {
    const caller = await client();
    caller.begin({ path: '/nowhere', token: TEST_TOKEN, headers: { 'Content-Length': 50 * MEGABYTE } });
    expect(toldBy(await caller.heard(/"requestId"/))).toEqual([404, 'route.not-found']);
  });
});

describe('a caller who is not let in and goes on sending', () => {
  it('can read the answer, is not heard for long, and loses the connection', async () => {
    const caller = await client();
    const size = 20 * MEGABYTE;
    caller.begin({
      path: '/v1/players',
      token: UNKNOWN,
      headers: { 'Content-Type': JSON_TYPE, 'Content-Length': size },
    });
    caller.send(Buffer.alloc(size, 0x20));
    caller.begin({ method: 'GET', path: '/health/live' });
    const answer = await caller.ended();
    expect(toldBy(answer)).toEqual([401, 'request.unauthenticated']);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).not.toContain('{"status":"ok"}');
  });
});

describe('a caller who waits for the sign to go on', () => {
  const headers = { 'Content-Type': JSON_TYPE, 'Content-Length': LARGE, Expect: '100-continue' };

  it('gets it where the body is wanted', async () => {
    const caller = await client();
    caller.begin({ path: '/v1/players', token: TEST_TOKEN, headers });
    expect(await caller.heard(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 100/);
  });

  it('gets the refusal at once where it is not', async () => {
    for (const token of [null, UNKNOWN, viewer]) {
      const caller = await client();
      caller.begin({ path: '/v1/players', token, headers });
      expect(await caller.heard(/"requestId"/)).toMatch(/^HTTP\/1\.1 40[13]/);
    }
  });
});

describe('JSON that no request needs', () => {
  const keys = `{${Array.from({ length: 360_000 }, (_, nth) => `"k${nth}":1`).join(',')}}`;
  const bombs: readonly (readonly [string, string])[] = [
    ['360,000 fields', keys.slice(0, 4_100_000)],
    ['a million lists', '['.repeat(MEGABYTE)],
    ['lists in lists without end', `{"name":${'['.repeat(40)}${']'.repeat(40)}}`],
    ['a million items', `{"name":[${'0,'.repeat(MEGABYTE)}0]}`],
    ['marks behind a text full of escapes', `{"name":"${'\\\\\\"'.repeat(1_000)}","x":[${'0,'.repeat(MEGABYTE)}0]}`],
  ];

  it.each(bombs)('is refused without being parsed: %s', async (_, text) => {
    const parse = jest.spyOn(JSON, 'parse');
    const answer = await fetch(`${club.url}/v1/players`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': JSON_TYPE },
      body: text,
    });
    const parsed = parse.mock.calls.map(([given]) => given.length);
    parse.mockRestore();
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringMatching(/must not (have more|be nested)/),
    ]);
    expect(parsed).not.toContain(text.length);
  });

  it('is not taken for a text that holds many marks', async () => {
    const answer = await club.api.post('/v1/players', { name: 'Ann', notes: '{[,:"\\'.repeat(60_000) });
    expect(answer.body.errors).toMatchObject([{ pointer: '/notes', message: expect.stringContaining('characters') }]);
  });
});

describe('a request that does not end', () => {
  let patient: TestApp;
  beforeAll(async () => {
    patient = await testApp({ database: club.database });
    const server = patient.app.getHttpServer();
    // What the service waits for is in `operation.e2e-spec.ts`; here no caller should wait.
    Object.assign(server, { headersTimeout: 500, requestTimeout: 500 });
  });
  afterAll(() => patient.close());

  const begun: readonly (readonly [string, string])[] = [
    ['says nothing', ''],
    ['is in the middle of its header fields', 'POST /v1/players HTTP/1.1\r\nHost: club\r\nX-Slow: '],
    [
      'is in the middle of its body',
      `POST /v1/players HTTP/1.1\r\nHost: club\r\nAuthorization: Bearer ${TEST_TOKEN}\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: 50\r\n\r\n{"name":`,
    ],
    [
      'is in the middle of a body of unknown length',
      `POST /v1/players HTTP/1.1\r\nHost: club\r\nAuthorization: Bearer ${TEST_TOKEN}\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"nam`,
    ],
  ];

  it.each(begun)('is ended with a problem document when it %s', async (_, text) => {
    const caller = await SlowClient.to(patient.url);
    clients.push(caller);
    if (text !== '') caller.send(text);
    const answer = await caller.ended();
    expect(toldBy(answer)).toEqual([408, 'request.timeout']);
    expect(answer).toContain('Content-Type: application/problem+json');
  });

  it('lets the others go on', async () => {
    expect((await patient.api.get('/v1/players')).status).toBe(200);
  });
});

describe('more connections than there may be', () => {
  it('make room for each other, as many as the settings say', async () => {
    const config = new Config({ ...club.database.config, maxConnections: 10 });
    const small = await testApp({ database: { ...club.database, config } });
    const silent: SlowClient[] = [];
    for (let nth = 0; nth < 10; nth += 1) silent.push(await SlowClient.to(small.url));
    expect((await small.as(null).get('/health/live')).status).toBe(200);
    expect(await silent[0]?.ended()).toBe('');
    await small.close();
  });

  it('are counted also where they have asked only for the headers of a stream', async () => {
    const config = new Config({ ...club.database.config, maxConnections: 3 });
    const small = await testApp({ database: { ...club.database, config } });
    const path = '/v1/live?topics=club';
    for (let nth = 0; nth < 4; nth += 1) {
      const asking = await SlowClient.to(small.url);
      await asking.begin({ method: 'HEAD', path, token: TEST_TOKEN }).heard(/200 OK/);
    }
    const server = small.app.getHttpServer();
    const open = await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
    expect(open).toBeLessThanOrEqual(3);
    await small.close();
  });

  it('have 20 seconds for a request to arrive', () => {
    expect(club.app.getHttpServer()).toMatchObject({
      requestTimeout: 20_000,
      headersTimeout: 20_000,
    });
  });
});

describe('requests that are sent before the answers to earlier ones', () => {
  const asking = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: club\r\n\r\n`;
  const live = asking('/health/live');

  it('are answered in their order', async () => {
    const caller = await client();
    const text = live.repeat(MOST_UNANSWERED - 1) + asking('/nothing/here');
    const said = await caller.send(text).heard(/404 Not Found/);
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual([
      ...Array.from({ length: MOST_UNANSWERED - 1 }, () => 'HTTP/1.1 200'),
      'HTTP/1.1 404',
    ]);
  });

  it('end the connection where they are too many', async () => {
    const said = await (await client()).send(live.repeat(20_000)).ended();
    expect((said.match(/HTTP\/1\.1/g) ?? []).length).toBeLessThanOrEqual(MOST_UNANSWERED);
    expect((await club.api.get('/v1/players')).status).toBe(200);
  });
});

describe('what never becomes a request', () => {
  it.each([
    ['bytes that are no HTTP', 'hello\r\n\r\n', 400, 'request.invalid'],
    ['an address that is too long', `GET /?q=${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 413, 'request.too-large'],
    ['an address that cannot be decoded', 'GET /%zz HTTP/1.1\r\nHost: club\r\n\r\n', 400, 'request.invalid'],
  ])('is refused, and no cache keeps the refusal: %s', async (_, bytes, status, code) => {
    const said = await (await client()).send(bytes).heard(/"requestId"/);
    expect(toldBy(said)).toEqual([status, code]);
    expect(said).toMatch(/^cache-control: no-store\r$/im);
  });

  it.each([
    ['http://club:99999/v1', 'its port is impossible'],
    ['http://club/%zz', 'must follow each percent sign'],
  ])('is told what is wrong with the URL %s', async (address, fault) => {
    const said = await (await client()).send(`GET ${address} HTTP/1.1\r\nHost: club\r\n\r\n`).heard(/"errors"/);
    expect(toldBy(said)).toEqual([400, 'request.invalid']);
    expect(said).toContain(fault);
  });
});
