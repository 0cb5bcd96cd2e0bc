/** Where the `type` of a problem document leads: what kind of problem it is, for people and for programs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEMS } from '../../../src/rules/problems.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const TABLE = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'problems.md'), 'utf8');

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

function anybody(path: string, accept = '*/*') {
  return club.as(null).get(path, { headers: { accept } });
}

/** A text as it stands in a page. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A text of docs/problems.md as it stands in a page. */
function shown(text: string): string {
  return escaped(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}

describe('the list of problems', () => {
  it('has every kind of problem, with what docs/problems.md says of it', async () => {
    const { body } = await anybody('/problems');
    expect(body.nextCursor).toBeNull();
    expect(body.items.map(({ code }: { code: string }) => code).sort()).toEqual(Object.keys(PROBLEMS).sort());
    for (const { code, status, title, when } of body.items) {
      expect([code, status, title]).toEqual([code, PROBLEMS[code]?.status, PROBLEMS[code]?.title]);
      expect(when.length).toBeGreaterThan(10);
      expect(TABLE).toContain(when);
    }
  });

  it('is a page for people, which leads to the page of each', async () => {
    const { body } = await anybody('/problems');
    const { text, headers } = await anybody('/problems', BROWSER);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { code, when } of body.items) {
      expect(text).toContain(`<a href="/problems/${code}"><code>${code}</code></a>`);
      expect(text).toContain(shown(when));
    }
  });
});

describe('a kind of problem', () => {
  it('is described where the type of a problem document leads', async () => {
    const refused = await club.api.post('/v1/rules/legal-plays', { dice: [3, 1], position: { positionId: '' } });
    const { type, title, status, code } = refused.body;
    const { body } = await anybody(type);
    expect(body).toEqual({
      code: 'position.impossible',
      status: 422,
      statusInBody: null,
      title,
      when: expect.stringContaining('wrong number of checkers'),
      example: {
        type,
        title,
        status,
        code,
        detail: expect.any(String),
        requestId: expect.any(String),
        params: expect.objectContaining({ reason: expect.any(String) }),
        errors: [expect.objectContaining({ pointer: expect.any(String), rule: expect.any(String) })],
      },
    });
    expect((await anybody('/problems/player.not-found')).body).toMatchObject({ status: 404, statusInBody: 422 });
  });

  it('has a page with the same for people', async () => {
    for (const code of Object.keys(PROBLEMS)) {
      const { body } = await anybody(`/problems/${code}`, 'application/json');
      const { status, text, headers } = await anybody(`/problems/${code}`, BROWSER);
      expect([code, status, headers.get('content-type')]).toEqual([code, 200, 'text/html; charset=utf-8']);
      expect(headers.get('vary')).toBe('accept, accept-encoding');
      expect(headers.get('content-security-policy')).toContain("default-src 'self';");
      expect(text).not.toMatch(/<style|<script| style="/);
      for (const words of [code, body.when, body.title]) expect(text).toContain(shown(words));
      expect(text).toContain(escaped(JSON.stringify(body.example.detail)));
    }
  });

  it('is sent in the form that the reader likes best, and not again to those who have it', async () => {
    for (const [accept, type] of [
      ['*/*', 'application/json'],
      ['application/json', 'application/json'],
      ['text/html', 'text/html'],
      [BROWSER, 'text/html'],
      ['text/html;q=0.5, application/json', 'application/json'],
    ] as const) {
      const { headers } = await anybody('/problems/request.invalid', accept);
      expect([accept, headers.get('content-type')]).toEqual([accept, `${type}; charset=utf-8`]);
      const etag = String(headers.get('etag'));
      const again = { headers: { accept, 'if-none-match': etag } };
      expect((await club.as(null).get('/problems/request.invalid', again)).status).toBe(304);
    }
    expect((await anybody('/problems/request.invalid', 'text/csv')).body.code).toBe('request.not-acceptable');
  });

  it.each(['nothing', '__proto__', 'toString', 'play.must', '%F0%9F%8E%B2'])('called %s is not known', async (name) => {
    for (const accept of ['*/*', BROWSER]) {
      const { status, body } = await anybody(`/problems/${name}`, accept);
      expect([status, body.code]).toEqual([404, 'problem.not-found']);
    }
  });

  it('is found from the page at the root and from the page of the API', async () => {
    for (const path of ['/', '/docs']) expect((await anybody(path)).text).toContain('<a href="/problems">');
  });
});
