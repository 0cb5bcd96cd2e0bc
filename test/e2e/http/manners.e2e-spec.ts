/** The manners of HTTP: compressed answers, what an address can do and give, and where things are. */
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TEST_TOKEN } from '../../support/service/test-database.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
  for (let nth = 0; nth < 12; nth += 1) await club.player(`Reader ${nth}`);
});
afterAll(() => club.close());

const PROBLEM = 'application/problem+json; charset=utf-8';

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Sends just these headers and undoes nothing to the answer; `fetch` would say what it can read, and unpack it. */
function sent(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Buffer,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const call = request(`${club.url}${path}`, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
      );
    });
    call.on('error', reject).end(body);
  });
}

const AUTHORIZED = { authorization: `Bearer ${TEST_TOKEN}` };

function got(path: string, headers: Record<string, string> = {}): Promise<Received> {
  return sent('GET', path, { ...AUTHORIZED, ...headers });
}

describe('an answer of more than a kilobyte', () => {
  const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync };

  it.each(['/v1/players', '/docs', '/openapi.json', '/openapi.yaml', '/assets/pages.css', '/metrics'])(
    'comes compressed to those who can read that: %s',
    async (path) => {
      const plain = await got(path);
      expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
      expect(plain.headers['content-length']).toBe(String(plain.bytes.length));
      expect(plain.headers.vary).toContain('accept-encoding');
      for (const [encoding, unpack] of Object.entries(UNPACK)) {
        const packed = await got(path, { 'accept-encoding': encoding });
        expect([packed.status, packed.headers['content-encoding']]).toEqual([200, encoding]);
        expect(packed.headers.vary).toBe(plain.headers.vary);
        expect(packed.headers.etag).toBe(plain.headers.etag);
        expect(packed.bytes.length).toBeLessThan(plain.bytes.length * 0.7);
        if (path !== '/metrics') expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
      }
    },
  );

  it('comes in the encoding that the reader likes best, and plain to those who want it so', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['br;q=0.5, gzip', 'gzip'],
      ['*', 'gzip'],
      ['identity', undefined],
      ['gzip;q=0', undefined],
      ['zstd', undefined],
    ] as const) {
      const { headers } = await got('/openapi.json', { 'accept-encoding': accepted });
      expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding]);
    }
  });

  it('is not sent again to those who have it, whatever its encoding was', async () => {
    const packed = await got('/openapi.json', { 'accept-encoding': 'gzip' });
    for (const encoding of ['gzip', 'identity']) {
      const { status, headers, bytes } = await got('/openapi.json', {
        'accept-encoding': encoding,
        'if-none-match': String(packed.headers.etag),
      });
      expect([status, headers['content-encoding'], bytes.length]).toEqual([304, undefined, 0]);
      expect(headers.vary).toContain('accept-encoding');
    }
  });

  it('comes compressed where its bytes were written before it was sent', async () => {
    const body = JSON.stringify({
      positions: Array(200).fill({ dice: [3, 1], position: { positionId: '4HPwATDgc/ABMA' } }),
    });
    const headers = { ...AUTHORIZED, 'content-type': 'application/json' };
    const plain = await sent('POST', '/v1/rules/legal-plays', headers, body);
    const packed = await sent('POST', '/v1/rules/legal-plays', { ...headers, 'accept-encoding': 'gzip' }, body);
    expect(plain.bytes.length).toBeGreaterThan(100_000);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('authorization, accept-encoding');
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
  });

  it('has the same tag for HEAD as for GET', async () => {
    for (const path of ['/v1/players', '/v1/me', '/v1/ratings', '/v1/rules/variants']) {
      const [head, get] = [await sent('HEAD', path, AUTHORIZED), await got(path)];
      expect([path, head.status, head.bytes.length, head.headers.etag]).toEqual([path, 200, 0, get.headers.etag]);
      expect(head.headers.etag).toMatch(/^"/);
    }
  });

  it('has no body for HEAD either', async () => {
    const { status, bytes } = await sent('HEAD', '/openapi.json', { 'accept-encoding': 'gzip' });
    expect([status, bytes.length]).toEqual([200, 0]);
  });
});

it.each(['application/json', 'text/csv'])('reads no compressed body, and says so: %s', async (type) => {
  const path = type === 'text/csv' ? '/v1/players/import' : '/v1/players';
  const body = type === 'text/csv' ? 'name\nAnn\n' : '{"name":"Ann"}';
  const headers = { ...AUTHORIZED, 'content-type': type };
  const packed = await sent('POST', path, { ...headers, 'content-encoding': 'gzip' }, gzipSync(body));
  expect(JSON.parse(packed.bytes.toString())).toMatchObject({ status: 415, code: 'request.media-type' });
  expect((await sent('POST', path, { ...headers, 'content-encoding': 'identity' }, body)).status).toBeLessThan(300);
});

it('sends short answers as they are', async () => {
  const { headers } = await got('/health/live', { 'accept-encoding': 'gzip' });
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, '15']);
});

describe('the methods of an address', () => {
  const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
  const ALLOWED = [
    ['/', 'GET, HEAD, OPTIONS'],
    ['/openapi.json', 'GET, HEAD, OPTIONS'],
    ['/v1/players', 'GET, HEAD, POST, OPTIONS'],
    ['/v1/players?limit=1', 'GET, HEAD, POST, OPTIONS'],
    [`/v1/players/${ID}`, 'GET, HEAD, PATCH, DELETE, OPTIONS'],
    ['/v1/matches/import', 'POST, OPTIONS'],
    [`/v1/tournaments/${ID}/pairings/swap`, 'POST, OPTIONS'],
    [`/v1/games/${ID}/actions`, 'POST, OPTIONS'],
  ] as const;

  it.each(ALLOWED)('answer everybody who asks: %s', async (path, allowed) => {
    const { status, headers, bytes } = await sent('OPTIONS', path);
    expect([status, headers.allow, bytes.length]).toEqual([204, allowed, 0]);
  });

  it.each(['/v1/players/import', `/v1/tournaments/${ID}/entries/import`])(
    'are those of the word, not of the ids that stand there elsewhere: %s',
    async (path) => {
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const { status, headers } = await sent(method, path);
        expect([method, status, headers.allow]).toEqual([method, 405, 'POST, OPTIONS']);
      }
    },
  );

  it.each(ALLOWED)('answer those who try another one: %s', async (path, allowed) => {
    for (const method of ['PUT', 'PROPFIND']) {
      for (const body of [undefined, '{"name": "Ann"}']) {
        const { status, headers, bytes } = await sent(method, path, { 'content-type': 'application/json' }, body);
        expect([status, headers.allow, headers['content-type']]).toEqual([405, allowed, PROBLEM]);
        expect(JSON.parse(String(bytes))).toMatchObject({ status: 405, code: 'request.method-not-allowed' });
      }
    }
  });

  it.each(['/nowhere', '/v1/nowhere', '/v1/players/a/b', '/v1/players/%F0%9F%8E%B2/'])(
    'are none at %s',
    async (path) => {
      for (const method of ['OPTIONS', 'PUT']) {
        const { status, headers, bytes } = await sent(method, path);
        expect([status, headers.allow, headers['content-type']]).toEqual([404, undefined, PROBLEM]);
        expect(JSON.parse(String(bytes))).toMatchObject({ code: 'route.not-found' });
      }
    },
  );

  it('are asked for by pages of other origins in vain, where none is let in', async () => {
    const preflight = { origin: 'https://club.example', 'access-control-request-method': 'PATCH' };
    const { status, headers } = await sent('OPTIONS', '/v1/players', preflight);
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect((await sent('OPTIONS', '/nowhere', preflight)).status).toBe(404);
  });
});

describe('a reader who can take nothing that an address gives', () => {
  const JSON_READERS = [
    '*/*',
    'application/*',
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/problem+json',
    'text/csv;q=0.9, application/json;q=0.1',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    '',
  ];
  const OTHERS = ['text/csv', 'text/*', 'application/xml', 'application/json;q=0', 'image/png, text/html'];

  it('is refused, and everybody else is served', async () => {
    for (const accept of JSON_READERS)
      expect([accept, (await got('/v1/players', { accept })).status]).toEqual([accept, 200]);
    for (const accept of OTHERS) {
      const { status, headers, bytes } = await got('/v1/players', { accept });
      expect([accept, status, headers['content-type']]).toEqual([accept, 406, PROBLEM]);
      expect(JSON.parse(String(bytes))).toMatchObject({ status: 406, code: 'request.not-acceptable' });
    }
  });

  it('is refused by addresses of every type', async () => {
    const match = (await club.match()).body.id;
    const game = (await club.api.post(`/v1/matches/${match}/games`)).body.id;
    for (const [path, taken, refused] of [
      ['/docs', 'text/html', 'application/json'],
      ['/openapi.json', 'application/json', 'text/html'],
      ['/openapi.yaml', 'application/yaml', 'application/json'],
      ['/favicon.svg', 'image/*', 'image/png'],
      ['/metrics', 'text/plain;version=0.0.4', 'application/json'],
      [`/v1/games/${game}/board.svg`, 'image/svg+xml', 'image/png'],
      [`/v1/games/${game}/board.txt`, 'text/plain', 'application/json'],
      [`/v1/matches/${match}/transcript`, 'application/json', 'text/html'],
    ] as const) {
      const statuses = [];
      for (const accept of [taken, refused]) statuses.push((await got(path, { accept })).status);
      expect([path, ...statuses]).toEqual([path, 200, 406]);
    }
  });

  it('changes nothing, and hears it only with a token that allows the act', async () => {
    const headers = { accept: 'text/csv', 'content-type': 'application/json' };
    const body = '{"name": "Nobody At All"}';
    expect((await sent('POST', '/v1/players', { ...AUTHORIZED, ...headers }, body)).status).toBe(406);
    expect((await sent('POST', '/v1/players', headers, body)).status).toBe(401);
    expect((await club.api.get('/v1/players?q=Nobody%20At%20All')).body.items).toEqual([]);
  });

  it('reads every other refusal as a problem document', async () => {
    const { status, headers } = await sent('GET', '/v1/players', { accept: 'application/json' });
    expect([status, headers['content-type']]).toEqual([401, PROBLEM]);
  });

  it('is no file to save, also where the answer would have been one', async () => {
    const refused = await sent('GET', '/v1/chouettes/01890a5d-ac96-774b-bcce-b302099a8057/sheet.csv', AUTHORIZED);
    expect([refused.status, refused.headers['content-type']]).toEqual([404, PROBLEM]);
    expect(refused.headers['content-disposition']).toBeUndefined();
  });
});

describe('/v1', () => {
  it('says without a token where things are, and they are there', async () => {
    const { status, body } = await club.as(null).get('/v1');
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8'));
    expect([status, body.name, body.version]).toEqual([200, 'Backgammon club', version]);
    const { openapi, docs, problems, health, resources } = body;
    const addresses = [openapi, docs, problems, ...Object.values(health), ...Object.values(resources)].map(String);
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) expect([address, (await club.api.get(address)).status]).toEqual([address, 200]);
  });

  it('names every list of the API that needs nothing else', async () => {
    const { paths } = (await club.api.get('/openapi.json')).body;
    const lists = Object.entries(paths as Record<string, object>)
      .filter(([path, item]) => /^\/v1\/[^{}]+$/.test(path) && 'get' in item)
      // What has to be told what is wanted names no address of its own.
      .filter(([path]) => path !== '/v1/live' && path !== '/v1/qr.svg')
      .map(([path]) => path);
    const { resources } = (await club.as(null).get('/v1')).body;
    expect(Object.values(resources).sort()).toEqual(lists.sort());
  });
});

describe('wrong tokens', () => {
  const POLICY = '"wrong-tokens";q=100;w=60';
  let guessed: TestApp;
  beforeAll(async () => {
    guessed = await testApp();
  });
  afterAll(() => guessed.close());

  /** Status, code and what is told of the limit. */
  async function guess(
    token: string | null,
  ): Promise<readonly [number, string, string | null, string | null, Headers]> {
    const { status, headers, body } = await guessed.as(token).get('/v1/players');
    return [status, body.code, headers.get('ratelimit-policy'), headers.get('ratelimit'), headers];
  }

  it('are counted down in each answer, until it is 429 and says when to try again', async () => {
    for (let left = 99; left >= 0; left -= 1) {
      const [status, code, policy, limit] = await guess(`guess-number-${left}-of-many`);
      expect([status, code, policy]).toEqual([401, 'request.unauthenticated', POLICY]);
      expect(limit).toMatch(new RegExp(`^"wrong-tokens";r=${left};t=\\d+$`));
    }
    const [status, code, policy, limit, headers] = await guess('one-guess-too-many-of-all');
    expect([status, code, policy]).toEqual([429, 'request.rate-limited', POLICY]);
    expect(limit).toBe(`"wrong-tokens";r=0;t=${headers.get('retry-after')}`);
  });

  it('count only where there is one, and change nothing for the right one', async () => {
    expect((await guess(null)).slice(0, 4)).toEqual([401, 'request.unauthenticated', null, null]);
    expect((await guess(TEST_TOKEN)).slice(0, 4)).toEqual([200, undefined, null, null]);
  });
});
