import { v7 } from 'uuid';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';

describe('a player of the club', () => {
  let club: TestApp;

  beforeAll(async () => {
    club = await testApp();
  });
  afterAll(() => club.close());

  async function made(body: object = { name: 'Ann' }): Promise<ApiAnswer['body']> {
    const answer = await club.api.post('/v1/players', body);
    expect(answer.status).toBe(201);
    return answer.body;
  }

  const read = async (id: string): Promise<ApiAnswer['body']> => (await club.api.get(`/v1/players/${id}`)).body;
  const seen = (version: number): { headers: Record<string, string> } => ({ headers: { 'if-match': `"${version}"` } });
  const statuses = (answers: readonly ApiAnswer[]): number[] =>
    answers.map(({ status }) => status).sort((a, b) => a - b);
  const code = ({ status, body }: ApiAnswer): [number, string] => [status, body.code];

  describe('changing', () => {
    it('changes what is named, empties what is null, and makes a new version', async () => {
      const { id, ...before } = await made({ name: 'Old', nickname: 'O', rating: 1500, experience: 3, notes: 'n' });

      const answer = await club.api.patch(`/v1/players/${id}`, { name: 'New', nickname: null, country: 'FR' }, seen(1));

      expect(answer.status).toBe(200);
      expect(answer.headers.get('etag')).toMatch(tagOf(2));
      expect(answer.body).toEqual({ id, ...before, version: 2, name: 'New', nickname: null, country: 'FR' });
      expect(await read(id)).toEqual(answer.body);
    });

    it('with nothing to change makes no version', async () => {
      const { id } = await made();

      expect((await club.api.patch(`/v1/players/${id}`, {}, seen(1))).body.version).toBe(1);
    });

    it('needs the present version', async () => {
      const { id } = await made();
      const change = (headers: Record<string, string>): Promise<ApiAnswer> =>
        club.api.patch(`/v1/players/${id}`, { name: 'New' }, { headers });

      expect(code(await change({}))).toEqual([428, 'request.version-required']);
      const stale = ['"2"', '"0"', 'W/"2"', '2', '"x"', '""', '"2", "3"', '"99999999999999999999"'];
      for (const bad of stale.concat('x', '"1', '', '"1" "2"')) {
        expect([bad, ...code(await change({ 'if-match': bad }))]).toEqual([bad, 412, 'request.stale']);
      }
      expect((await change({ 'if-match': '*' })).status).toBe(200);
      expect((await read(id)).version).toBe(2);
    });

    it('lets one of two win who saw the same version', async () => {
      const { id } = await made();

      const answers = await Promise.all(
        ['A', 'B', 'C', 'D'].map((name) => club.api.patch(`/v1/players/${id}`, { name }, seen(1))),
      );

      expect(statuses(answers)).toEqual([200, 412, 412, 412]);
      expect((await read(id)).version).toBe(2);
    });

    it('lets all of those pass in turn who take any version', async () => {
      const { id } = await made();

      const answers = await Promise.all(
        ['A', 'B', 'C', 'D'].map((name) =>
          club.api.patch(`/v1/players/${id}`, { name }, { headers: { 'if-match': '*' } }),
        ),
      );

      expect(new Set(answers.map(({ body }) => body.version))).toEqual(new Set([2, 3, 4, 5]));
    });

    it('refuses an empty name, unknown fields, and people who do not exist', async () => {
      const { id } = await made();

      expect(code(await club.api.patch(`/v1/players/${id}`, { name: null }, seen(1)))).toEqual([
        400,
        'request.invalid',
      ]);
      expect(code(await club.api.patch(`/v1/players/${id}`, { status: 'archived' }, seen(1)))).toEqual([
        400,
        'request.invalid',
      ]);
      expect(code(await club.api.patch(`/v1/players/${v7()}`, { name: 'New' }, seen(1)))).toEqual([
        404,
        'player.not-found',
      ]);
    });

    it('shows the new name in matches that were played under the old one', async () => {
      const [white, black] = [await made({ name: 'Before' }), await made({ name: 'Other' })];
      const match = await club.match({ white: white.id, black: black.id });

      await club.api.patch(`/v1/players/${white.id}`, { name: 'After' }, seen(1));

      expect((await club.api.get(`/v1/matches/${match.body.id}`)).body.white.name).toBe('After');
    });
  });

  describe('archiving', () => {
    it('needs the present version, and changes nothing the second time', async () => {
      const { id } = await made();

      expect(code(await club.api.delete(`/v1/players/${id}`))).toEqual([428, 'request.version-required']);
      const first = await club.api.delete(`/v1/players/${id}`, seen(1));
      expect([first.status, first.body.status, first.body.version]).toEqual([200, 'archived', 2]);
      expect(first.headers.get('etag')).toMatch(tagOf(2));
      expect(code(await club.api.delete(`/v1/players/${id}`, seen(1)))).toEqual([412, 'request.stale']);
      const again = await club.api.delete(`/v1/players/${id}`, seen(2));
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect(await read(id)).toEqual(first.body);
    });

    it('keeps the player from new matches, and the old ones as they were', async () => {
      const [white, black] = [await made(), await made()];
      const match = await club.match({ white: white.id, black: black.id });
      await club.api.delete(`/v1/players/${white.id}`, seen(1));

      expect(code(await club.match({ white: white.id, black: black.id }))).toEqual([409, 'player.archived']);
      expect((await club.api.get(`/v1/matches/${match.body.id}`)).body).toEqual(match.body);
    });
  });

  describe('bringing back', () => {
    const back = (id: string, headers: object = { headers: { 'if-match': '*' } }): Promise<ApiAnswer> =>
      club.api.patch(`/v1/players/${id}`, { status: 'active' }, headers);

    it('needs the present version, ends the archiving, and changes nothing the second time', async () => {
      const { id, ...before } = await made({ name: 'Back', country: 'CH' });
      await club.api.delete(`/v1/players/${id}`, seen(1));

      expect(code(await back(id, {}))).toEqual([428, 'request.version-required']);
      expect(code(await back(id, seen(1)))).toEqual([412, 'request.stale']);
      const answer = await back(id, seen(2));
      expect([answer.status, answer.body]).toEqual([200, { id, ...before, version: 3 }]);
      expect(answer.headers.get('etag')).toMatch(tagOf(3));
      expect((await back(id, seen(3))).body).toEqual(answer.body);
      expect(await read(id)).toEqual(answer.body);
    });

    it('lets the player start matches and be found again', async () => {
      const [white, black] = [await made({ name: 'Away for a year' }), await made()];
      await club.api.delete(`/v1/players/${white.id}`, seen(1));
      await back(white.id);

      expect((await club.match({ white: white.id, black: black.id })).status).toBe(201);
      expect((await club.api.get('/v1/players?q=away%20for')).body.items).toEqual([await read(white.id)]);
    });

    it('is for a director, and not for a merged player', async () => {
      const [one, two] = [await made({ name: 'One' }), await made()];
      const scorer = club.as(await club.token('scorer'));
      const asked = await scorer.patch(`/v1/players/${two.id}`, { status: 'active' }, seen(1));
      expect(code(asked)).toEqual([403, 'request.forbidden']);
      const merged = await club.api.post(`/v1/players/${one.id}/merge`, { into: two.id }, seen(1));

      const named = { status: 'active', name: 'Nobody' };
      expect((await club.api.patch(`/v1/players/${one.id}`, named, seen(2))).body).toMatchObject({
        status: 409,
        code: 'player.merged',
        detail: 'One has been merged into another player and stays merged.',
      });
      expect(await read(one.id)).toEqual(merged.body);
      expect((await club.api.patch(`/v1/players/${one.id}`, { name: 'The first' }, seen(2))).status).toBe(200);
    });
  });

  describe('merging', () => {
    it('archives the player, names the other, and leaves results where they are under the new name', async () => {
      const [one, two, other] = [await made({ name: 'One' }), await made({ name: 'Two' }), await made()];
      const match = await club.match({ white: one.id, black: other.id });

      const answer = await club.api.post(`/v1/players/${one.id}/merge`, { into: two.id });

      expect(answer.status).toBe(200);
      expect(answer.headers.get('etag')).toMatch(tagOf(2));
      expect(answer.body).toEqual({ ...one, version: 2, status: 'merged', mergedInto: two.id });
      expect(await read(one.id)).toEqual(answer.body);
      expect(await read(two.id)).toEqual({ ...two, version: 2 });
      const { white } = (await club.api.get(`/v1/matches/${match.body.id}`)).body;
      expect([white.playerId, white.name]).toEqual([one.id, 'Two']);
      expect((await club.api.get(`/v1/players/${two.id}/matches`)).body.items).toHaveLength(1);
    });

    it('is refused for two who are playing with each other, or are in one tournament, until that is over', async () => {
      const [one, two, three] = [await made(), await made(), await made()];
      await club.api.post('/v1/matches', { white: one.id, black: two.id, format: { kind: 'points', length: 3 } });
      const night = await club.api.post('/v1/tournaments', { name: 'x', format: { kind: 'swiss', lengths: [3] } });
      for (const playerId of [two.id, three.id]) {
        await club.api.post(`/v1/tournaments/${night.body.id}/entries`, { playerId });
      }
      expect(code(await club.api.post(`/v1/players/${one.id}/merge`, { into: two.id }))).toEqual([
        409,
        'player.merge-impossible',
      ]);
      const answer = await club.api.post(`/v1/players/${two.id}/merge`, { into: three.id });
      expect([answer.status, answer.body.errors[0].message]).toEqual([409, expect.stringContaining('two people')]);
      expect((await club.api.post(`/v1/players/${one.id}/merge`, { into: three.id })).status).toBe(200);
    });

    it('leads from everybody merged before to the player who remains', async () => {
      const [a, b, c] = [await made(), await made(), await made()];
      await club.api.post(`/v1/players/${a.id}/merge`, { into: b.id });
      await club.api.post(`/v1/players/${b.id}/merge`, { into: c.id });

      expect((await read(a.id)).mergedInto).toBe(c.id);
      expect((await read(b.id)).mergedInto).toBe(c.id);
    });

    it('is refused where the other player does not exist', async () => {
      const [one, two, gone, merged] = [await made(), await made(), await made(), await made()];
      await club.api.delete(`/v1/players/${gone.id}`, seen(1));
      await club.api.post(`/v1/players/${merged.id}/merge`, { into: two.id });
      const merge = (id: string, into: unknown): Promise<ApiAnswer> =>
        club.api.post(`/v1/players/${id}/merge`, { into });
      const unknown = v7();

      expect(code(await merge(one.id, one.id))).toEqual([409, 'player.merge-impossible']);
      expect(code(await merge(one.id, one.id.toUpperCase()))).toEqual([409, 'player.merge-impossible']);
      expect(code(await merge(one.id, gone.id))).toEqual([409, 'player.merge-impossible']);
      expect(code(await merge(one.id, merged.id))).toEqual([409, 'player.merge-impossible']);
      expect(code(await merge(merged.id, one.id))).toEqual([409, 'player.merge-impossible']);
      expect(code(await merge(unknown, one.id))).toEqual([404, 'player.not-found']);
      expect(code(await merge(one.id, 'two'))).toEqual([400, 'request.invalid']);
      const missing = await merge(one.id, unknown);
      expect(code(missing)).toEqual([422, 'player.not-found']);
      expect(missing.body.errors).toMatchObject([{ pointer: '/into', message: expect.any(String) }]);
      expect(await read(one.id)).toEqual(one);
    });

    it('obeys the version that was named, and the key', async () => {
      const [one, two] = [await made(), await made()];
      const headers = { 'idempotency-key': 'merge', 'if-match': '"1"' };

      expect(code(await club.api.post(`/v1/players/${one.id}/merge`, { into: two.id }, seen(7)))).toEqual([
        412,
        'request.stale',
      ]);
      const first = await club.api.post(`/v1/players/${one.id}/merge`, { into: two.id }, { headers });
      const again = await club.api.post(`/v1/players/${one.id}/merge`, { into: two.id }, { headers });

      expect([again.status, again.body]).toEqual([200, first.body]);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
    });

    it('never merges two people into each other at the same moment', async () => {
      const [one, two] = [await made(), await made()];

      const answers = await Promise.all([
        club.api.post(`/v1/players/${one.id}/merge`, { into: two.id }),
        club.api.post(`/v1/players/${two.id}/merge`, { into: one.id }),
      ]);

      expect(statuses(answers)).toEqual([200, 409]);
    });
  });
});
