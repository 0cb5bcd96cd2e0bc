import { once } from 'node:events';
import { connect } from 'node:net';
import { v7 } from 'uuid';
import type { Role } from '../../../src/platform/http/roles.js';
import type { ApiAnswer, ApiClient } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';

const A_MEGABYTE = 1_048_576;

describe('the people of the club', () => {
  let club: TestApp;

  beforeAll(async () => {
    club = await testApp();
  });
  afterAll(() => club.close());

  async function withRole(role: Role): Promise<ApiClient> {
    return club.as(await club.token(role));
  }

  async function made(body: object = { name: 'Ann' }): Promise<ApiAnswer['body']> {
    const answer = await club.api.post('/v1/players', body);
    expect(answer.status).toBe(201);
    return answer.body;
  }

  const read = async (id: string): Promise<ApiAnswer['body']> => (await club.api.get(`/v1/players/${id}`)).body;
  const seen = (version: number): { headers: Record<string, string> } => ({ headers: { 'if-match': `"${version}"` } });
  const code = ({ status, body }: ApiAnswer): [number, string] => [status, body.code];

  describe('adding a player', () => {
    it('answers the new player with version and address', async () => {
      const everything = {
        name: 'Zoë Müller',
        nickname: 'Zo',
        country: 'CH',
        rating: 1534.25,
        experience: 412,
        notes: 'Two lines:\nTuesdays',
      };

      const { status, headers, body } = await club.api.post('/v1/players', everything);

      expect(status).toBe(201);
      expect(body).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        version: 1,
        ...everything,
        status: 'active',
        mergedInto: null,
        createdAt: expect.stringMatching(/Z$/),
      });
      expect(headers.get('etag')).toMatch(tagOf(1));
      expect(headers.get('location')).toBe(`/v1/players/${body.id}`);
      expect(await read(body.id)).toEqual(body);
    });

    it('takes a name alone, and null as nothing', async () => {
      const nothing = { nickname: null, country: null, rating: null, experience: null, notes: null };

      expect(await made({ name: 'Bo' })).toMatchObject(nothing);
      expect(await made({ name: 'Bo', ...nothing })).toMatchObject(nothing);
    });

    it('cuts blanks off and writes the same letters in the same way', async () => {
      expect(await made({ name: '  Zoe\u0308  ' })).toMatchObject({ name: 'Zoë' });
    });

    it.each([
      ['no name', {}, '/name'],
      ['null for a name', { name: null }, '/name'],
      ['a number for a name', { name: 7 }, '/name'],
      ['a list for a name', { name: ['Ann'] }, '/name'],
      ['an object for a name', { name: { toString: 'Ann' } }, '/name'],
      ['an empty name', { name: '' }, '/name'],
      ['blanks for a name', { name: ' \u00a0 ' }, '/name'],
      ['a name that cannot be seen', { name: '\u200b\u200d' }, '/name'],
      ['fillers of Hangul for a name', { name: '\u3164\u115f\u1160\uffa0' }, '/name'],
      ['empty Braille for a name', { name: '\u2800' }, '/name'],
      ['101 characters', { name: 'a'.repeat(101) }, '/name'],
      ['a megabyte', { name: 'a'.repeat(A_MEGABYTE) }, '/name'],
      ['a NUL character', { name: 'An\0n' }, '/name'],
      ['a line break in a name', { name: 'Ann\nB' }, '/name'],
      ['half a surrogate pair', { name: 'Ann \ud83c' }, '/name'],
      ['half a surrogate pair in the notes', { name: 'Ann', notes: '\udfb2 ' }, '/notes'],
      ['a bell in the notes', { name: 'Ann', notes: '\u0007' }, '/notes'],
      ['2001 characters of notes', { name: 'Ann', notes: 'a'.repeat(2001) }, '/notes'],
      ['an empty nickname', { name: 'Ann', nickname: '' }, '/nickname'],
      ['a country in small letters', { name: 'Ann', country: 'ch' }, '/country'],
      ['a country that does not exist', { name: 'Ann', country: 'ZZ' }, '/country'],
      ['a negative rating', { name: 'Ann', rating: -1 }, '/rating'],
      ['a rating above 5000', { name: 'Ann', rating: 5000.5 }, '/rating'],
      ['a rating as text', { name: 'Ann', rating: '1500' }, '/rating'],
      ['half a point of experience', { name: 'Ann', experience: 0.5 }, '/experience'],
      ['more experience than fits', { name: 'Ann', experience: 2 ** 31 }, '/experience'],
      ['a field that nobody knows', { name: 'Ann', email: 'a@b.example' }, '/email'],
      ['an id of its own', { name: 'Ann', id: v7() }, '/id'],
    ])('refuses %s, and says where', async (_, body, pointer) => {
      const answer = await club.api.post('/v1/players', body);

      expect(code(answer)).toEqual([400, 'request.invalid']);
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer, message: expect.any(String) }));
      expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    });

    it('takes a hundred characters, also such as need two units', async () => {
      expect(await made({ name: '🎲'.repeat(100) })).toMatchObject({ name: '🎲'.repeat(100) });
      expect(code(await club.api.post('/v1/players', { name: '🎲'.repeat(101) }))).toEqual([400, 'request.invalid']);
    });

    it('tells all faults at once', async () => {
      const { body } = await club.api.post('/v1/players', { name: '', country: 'Switzerland', rating: 'good', x: 1 });

      expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(
        expect.arrayContaining(['/country', '/name', '/rating', '/x']),
      );
    });

    it.each([
      ['a list', '[]'],
      ['text', '"Ann"'],
      ['null', 'null'],
      ['half an object', '{"name":'],
      ['nothing', ''],
      ['a prototype', '{"name":"Ann","__proto__":{"admin":true}}'],
    ])('refuses %s as a body', async (_, text) => {
      const answer = await club.api.post('/v1/players', undefined, {
        text,
        headers: { 'content-type': 'application/json' },
      });

      expect(code(answer)).toEqual([400, 'request.invalid']);
    });

    it('refuses a body of another type, and one that is too large', async () => {
      const xml = { text: '<name>Ann</name>', headers: { 'content-type': 'application/xml' } };
      expect(code(await club.api.post('/v1/players', undefined, xml))).toEqual([415, 'request.media-type']);
      expect(code(await club.api.post('/v1/players', { name: 'a'.repeat(5 * A_MEGABYTE) }))).toEqual([
        413,
        'request.too-large',
      ]);
    });
  });

  it('refuses bytes that are no text in UTF-8 instead of keeping question marks', async () => {
    const headers = { authorization: `Bearer ${await club.token('director')}`, 'content-type': 'application/json' };
    const body = Buffer.from('{"name":"Andr\xe9"}', 'latin1');
    const answer = await fetch(`${club.url}/v1/players`, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('UTF-8')]);
  });

  it('hears out a caller of ours who sends too much, so that the answer can be read', async () => {
    const { hostname, port } = new URL(club.url);
    const socket = connect(Number(port), hostname);
    const said: string[] = [];
    socket.setEncoding('utf8').on('data', (part: string) => said.push(part));
    const heard = async (text: RegExp): Promise<void> => {
      while (!text.test(said.join(''))) await once(socket, 'data');
    };
    const size = 5 * A_MEGABYTE;
    socket.write('POST /v1/players HTTP/1.1\r\nHost: club\r\nContent-Type: application/json\r\n');
    socket.write(`Authorization: Bearer ${await club.token('director')}\r\n`);
    socket.write(`Content-Length: ${size}\r\n\r\n{`);
    await heard(/^HTTP\/1.1 413/);
    socket.write('a'.repeat(size - 1));
    socket.write('GET /health/live HTTP/1.1\r\nHost: club\r\n\r\n');
    await heard(/HTTP\/1.1 200/);
    socket.destroy();
  });

  describe('who may', () => {
    it('no caller without a good token', async () => {
      const { id } = await made();
      for (const api of [club.as(null), club.as('no-token-of-ours')]) {
        expect(code(await api.get(`/v1/players/${id}`))).toEqual([401, 'request.unauthenticated']);
        expect(code(await api.post('/v1/players', { name: 'Ann' }))).toEqual([401, 'request.unauthenticated']);
        expect(code(await api.delete(`/v1/players/${id}`))).toEqual([401, 'request.unauthenticated']);
      }
    });

    it('everybody reads, scorers add, and only directors change', async () => {
      const { id } = await made();
      const statuses: Record<string, readonly number[]> = {};
      for (const role of ['viewer', 'player', 'scorer', 'director'] as const) {
        const api = await withRole(role);
        const { body } = await club.api.get(`/v1/players/${id}`);
        statuses[role] = [
          (await api.get(`/v1/players/${id}`)).status,
          (await api.get('/v1/players')).status,
          (await api.post('/v1/players', { name: 'New' })).status,
          (await api.patch(`/v1/players/${id}`, { name: 'Changed' }, seen(body.version))).status,
          (await api.post(`/v1/players/${id}/merge`, { into: v7() })).status,
        ];
      }

      expect(statuses).toEqual({
        viewer: [200, 200, 403, 403, 403],
        player: [200, 200, 403, 403, 403],
        scorer: [200, 200, 201, 403, 403],
        director: [200, 200, 201, 200, 422],
      });
    });
  });

  describe('the same request again', () => {
    const key = (value: string): { headers: Record<string, string> } => ({ headers: { 'idempotency-key': value } });

    it('gets the same answer and adds no player', async () => {
      const first = await club.api.post('/v1/players', { name: 'Once' }, key('once'));
      const second = await club.api.post('/v1/players', { name: 'Once' }, key('once'));

      expect(first.headers.get('idempotent-replayed')).toBeNull();
      expect(second.headers.get('idempotent-replayed')).toBe('true');
      expect([second.status, second.body]).toEqual([201, first.body]);
      for (const name of ['etag', 'location']) expect(second.headers.get(name)).toBe(first.headers.get(name));
      expect((await club.api.get('/v1/players?q=once')).body.items).toHaveLength(1);
    });

    it('is refused when the body or the address is another', async () => {
      const { id } = await made();
      await club.api.post('/v1/players', { name: 'Twice' }, key('twice'));

      expect(code(await club.api.post('/v1/players', { name: 'Thrice' }, key('twice')))).toEqual([
        422,
        'idempotency.mismatch',
      ]);
      expect(code(await club.api.post(`/v1/players/${id}/merge`, { into: v7() }, key('twice')))).toEqual([
        422,
        'idempotency.mismatch',
      ]);
    });

    it('stores nothing when it was refused', async () => {
      await club.api.post('/v1/players', { name: '' }, key('refused'));

      expect((await club.api.post('/v1/players', { name: 'Now' }, key('refused'))).status).toBe(201);
    });

    it('has one effect when ten come at the same moment', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => club.api.post('/v1/players', { name: 'Ten at once' }, key('ten'))),
      );

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
      expect((await club.api.get('/v1/players?q=Ten at once')).body.items).toHaveLength(1);
    });
  });

  describe('reading', () => {
    it('knows who does not exist', async () => {
      expect(code(await club.api.get(`/v1/players/${v7()}`))).toEqual([404, 'player.not-found']);
      expect(code(await club.api.get('/v1/players/nobody'))).toEqual([400, 'request.invalid']);
    });

    it('answers 304 to who has the present version', async () => {
      const { id } = await made();
      const { headers } = await club.api.get(`/v1/players/${id}`);

      const answer = await club.api.get(`/v1/players/${id}`, {
        headers: { 'if-none-match': String(headers.get('etag')) },
      });

      expect([answer.status, answer.text]).toEqual([304, '']);
      expect((await club.api.get(`/v1/players/${id}`, { headers: { 'if-none-match': '"2"' } })).status).toBe(200);
    });
  });

  describe('the list', () => {
    const names = ({ body }: ApiAnswer): string[] => body.items.map(({ name }: { name: string }) => name);

    it('finds by part of the name or the nickname, capital or small, in any alphabet', async () => {
      await made({ name: 'Éric Fournier' });
      await made({ name: 'Eva', nickname: 'ÉRICA' });
      await made({ name: 'Ольга' });

      expect(names(await club.api.get(`/v1/players?q=${encodeURIComponent('éric')}`))).toEqual([
        'Éric Fournier',
        'Eva',
      ]);
      expect(names(await club.api.get(`/v1/players?q=${encodeURIComponent('ОЛЬ')}`))).toEqual(['Ольга']);
    });

    it('finds who has just the name or the nickname', async () => {
      await made({ name: 'Ångström Li' });
      await made({ name: 'Ångström' });
      await made({ name: 'Bo', nickname: 'ÅNGSTRÖM' });

      expect(names(await club.api.get(`/v1/players?name=${encodeURIComponent('ångström')}`))).toEqual([
        'Ångström',
        'Bo',
      ]);
      expect((await club.api.get('/v1/players?name=')).status).toBe(400);
    });

    it('takes signs of patterns as they are', async () => {
      await made({ name: '100% luck_y' });

      expect(names(await club.api.get('/v1/players?q=0%25%20luck_'))).toEqual(['100% luck_y']);
      expect(names(await club.api.get('/v1/players?q=1%25k'))).toEqual([]);
      expect((await club.api.get(`/v1/players?q=${encodeURIComponent(`'; drop table player; --`)}`)).status).toBe(200);
    });

    it('comes in pages, in the order in which people came', async () => {
      for (const nth of [1, 2, 3, 4, 5]) await made({ name: `Page ${nth}` });

      const first = await club.api.get('/v1/players?q=page&limit=2');
      const second = await club.api.get(`/v1/players?q=page&limit=2&cursor=${first.body.nextCursor}`);
      const third = await club.api.get(`/v1/players?q=page&limit=2&cursor=${second.body.nextCursor}`);

      expect([first, second, third].map(names)).toEqual([['Page 1', 'Page 2'], ['Page 3', 'Page 4'], ['Page 5']]);
      expect(third.body.nextCursor).toBeNull();
    });

    it('leaves out who is archived or merged, unless asked', async () => {
      const [stays, goes, same] = [
        await made({ name: 'List A' }),
        await made({ name: 'List B' }),
        await made({ name: 'List C' }),
      ];
      await club.api.delete(`/v1/players/${goes.id}`, seen(1));
      await club.api.post(`/v1/players/${same.id}/merge`, { into: stays.id });

      expect(names(await club.api.get('/v1/players?q=list'))).toEqual(['List A']);
      expect(names(await club.api.get('/v1/players?q=list&archived=false'))).toEqual(['List A']);
      const all = await club.api.get('/v1/players?q=list&archived=true');
      expect(all.body.items.map(({ status }: { status: string }) => status)).toEqual(['active', 'archived', 'merged']);
    });

    it.each([
      'limit=0',
      'limit=201',
      'limit=1.5',
      'limit=many',
      'limit=',
      'cursor=nonsense',
      `cursor=${Buffer.from('["x"]').toString('base64url')}`,
      `cursor=${Buffer.from('[1]').toString('base64url')}`,
      'archived=perhaps',
      'archived=true&archived=false',
      'q=a&q=b',
      `q=${'a'.repeat(101)}`,
      'q=%00',
      'order=name',
    ])('refuses ?%s', async (query) => {
      expect(code(await club.api.get(`/v1/players?${query}`))).toEqual([400, 'request.invalid']);
    });
  });
});
