/** What people open in a browser: the pages of the service, and what browsers may do with everything that they show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tournamentAt } from '../../support/requests/tournament-permissions.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PAGES = ['/', '/docs', '/openapi.json', '/openapi.yaml', '/assets/pages.css', '/assets/docs.js', '/favicon.svg'];

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

function anybody(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${club.url}${path}`, init);
}

/** The addresses that a page names, and the places in it that its links lead to. */
function linksOf(html: string): readonly string[] {
  return [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
}

/** Whether the policy lets a page have this style. */
async function allows(policy: string, html: string): Promise<boolean> {
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css = '']) => css);
  for (const css of styles) {
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(css))).toString('base64');
    if (!policy.includes(`'sha256-${digest}'`)) return false;
  }
  return !/ style="|<script>| on\w+="|javascript:/.test(html);
}

describe.each([...PAGES, '/favicon.ico'])('%s', (path) => {
  it('is open to everybody, and sent again only when it has changed', async () => {
    const answer = await anybody(path);
    const etag = String(answer.headers.get('etag'));
    const text = await answer.text();
    expect([answer.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{20,}"$/)]);
    const again = await anybody(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const head = await anybody(path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  });
});

describe('the page of the API', () => {
  it('shows every operation with its roles, and every form', async () => {
    const html = await (await anybody('/docs')).text();
    const { paths, components } = (await club.api.get('/openapi.json')).body;
    const operations = Object.values(paths).flatMap((item) => Object.values(item as object)) as {
      readonly operationId: string;
    }[];
    expect(operations.length).toBeGreaterThan(90);
    for (const { operationId } of operations) expect(html).toContain(`<details class="operation" id="${operationId}">`);
    for (const name of Object.keys(components.schemas)) expect(html).toContain(`id="form-${name}"`);
    expect(html).toContain('<li>director</li>');
  });

  it('names every code with which an operation refuses', async () => {
    const html = await (await anybody('/docs')).text();
    const { paths } = (await club.api.get('/openapi.json')).body;
    for (const { operationId, 'x-problems': problems = {} } of Object.values(paths).flatMap((item) =>
      Object.values(item as object),
    )) {
      const [shown = ''] = html.slice(html.indexOf(`id="${operationId}"`)).split('<details class="operation"');
      for (const code of Object.values(problems).flat() as string[])
        expect([operationId, code, shown.includes(`<code>${code}</code>`)]).toEqual([operationId, code, true]);
    }
  });

  it('leads to places that are in it, each of them once', async () => {
    const html = await (await anybody('/docs')).text();
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
    expect(ids.filter((id, nth) => ids.indexOf(id) !== nth)).toEqual([]);
    const places = linksOf(html).filter((address) => address.startsWith('#'));
    expect(places.filter((place) => !ids.includes(place.slice(1)))).toEqual([]);
  });
});

describe('the document', () => {
  it('is the committed one, and says the same as YAML', async () => {
    const committed: unknown = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8'));
    // Jest takes long to compare so much.
    expect(isDeepStrictEqual(JSON.parse(await (await anybody('/openapi.json')).text()), committed)).toBe(true);
    expect(isDeepStrictEqual(load(await (await anybody('/openapi.yaml')).text()), committed)).toBe(true);
  });
});

describe('what a browser shows', () => {
  /** Addresses of everything that is no JSON, with the token that they need. */
  async function shown(): Promise<readonly string[]> {
    const [person, opponent] = [await club.player('<style>*{color:red}</style>'), await club.player()];
    const { id } = await tournamentAt(club, 'drawn', person, opponent, 'public');
    const match = await club.match();
    const game = (await club.api.post(`/v1/matches/${match.body.id}/games`)).body.id;
    return [
      ...PAGES.filter((path) => path !== '/openapi.json'),
      ...['bracket.svg', 'bracket.html', 'standings.html', 'pairings.html'].map(
        (name) => `/v1/tournaments/${id}/${name}`,
      ),
      `/v1/games/${game}/board.svg`,
      `/v1/players/${person}/rating-history.svg`,
      '/nowhere',
      '/v1/players/no-id',
    ];
  }

  it('runs no script of others, goes into no frame, sends no site its address, and is what it says', async () => {
    for (const path of await shown()) {
      const { headers, text } = await club.api.get(path);
      const policy = String(headers.get('content-security-policy'));
      expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'self';")]);
      for (const rule of ["script-src 'self';", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"]) {
        expect([path, policy]).toEqual([path, expect.stringContaining(rule)]);
      }
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
      if (/\.(html|svg)$|^\/(docs)?$/.test(path)) expect([path, await allows(policy, text)]).toEqual([path, true]);
    }
  });

  it('is not taken for a page where it is JSON, or an address that cannot be read', async () => {
    for (const path of ['/v1/players', '/health/live', '/openapi.json', '/%zz']) {
      const { headers } = await club.api.get(path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    }
  });
});
