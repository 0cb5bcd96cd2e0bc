/** The manners of HTTP: compressed answers, what an address can do and give, and where things are. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { type TestApp, testApp } from '../support/test-app.js';
import { TEST_TOKEN } from '../support/test-database.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
  for (let nth = 0; nth < 12; nth += 1) await club.player(`Reader ${nth}`);
});
afterAll(() => club.close());

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Sends just these headers and undoes nothing to the answer; `fetch` would say what it can read, and unpack it. */
function sent(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Received> {
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

  it('has no body for HEAD either', async () => {
    const { status, bytes } = await sent('HEAD', '/openapi.json', { 'accept-encoding': 'gzip' });
    expect([status, bytes.length]).toEqual([200, 0]);
  });
});

it('sends short answers as they are', async () => {
  const { headers } = await got('/health/live', { 'accept-encoding': 'gzip' });
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, '15']);
});
