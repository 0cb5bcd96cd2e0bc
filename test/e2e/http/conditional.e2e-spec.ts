/** Versions over HTTP: what a reader has, what a writer has seen, and what happens when that is old. */
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { exampleRequests, operationsOf } from '../../support/requests/example-requests.js';
import { RenewedThings } from '../../support/requests/renewed-things.js';
import { withoutComponents } from '../../../src/openapi/components.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const OPENING = { type: 'opening-roll', dice: { white: 3, black: 1 } };

async function startedGame(): Promise<{ match: string; game: string }> {
  const match = (await club.match()).body.id;
  return { match, game: (await club.api.post(`/v1/matches/${match}/games`)).body.id };
}

function ifMatch(tag: string): { headers: Record<string, string> } {
  return { headers: { 'if-match': tag } };
}

function ifNoneMatch(tag: string): { headers: Record<string, string> } {
  return { headers: { 'if-none-match': tag } };
}

/** The addresses of single things, each with the version that it must show. */
async function singles(): Promise<readonly (readonly [string, number])[]> {
  const player = await club.player();
  const { match, game } = await startedGame();
  await club.api.act(game, OPENING);
  return [
    [`/v1/players/${player}`, 1],
    [`/v1/matches/${match}`, 3],
    [`/v1/games/${game}`, 3],
    [`/v1/games/${game}/turns`, 3],
    [`/v1/games/${game}/legal-plays`, 3],
    [`/v1/games/${game}/positions/0`, 3],
    [`/v1/games/${game}/board.svg`, 3],
    [`/v1/games/${game}/board.txt?turn=0`, 3],
  ];
}

describe('a reader', () => {
  it('gets the version of every single thing', async () => {
    for (const [path, version] of await singles()) {
      const answer = await club.api.get(path);
      expect([path, answer.status, answer.headers.get('etag')]).toEqual([
        path,
        200,
        expect.stringMatching(tagOf(version)),
      ]);
    }
  });

  it('is sent nothing again of what has not changed', async () => {
    for (const [path, version] of await singles()) {
      const whole = String((await club.api.get(path)).headers.get('etag'));
      for (const tag of [whole, `W/${whole}`, `"1000", ${whole}`, `"a, b",W/${whole} , "c"`, '*']) {
        const answer = await club.api.get(path, ifNoneMatch(tag));
        expect([path, tag, answer.status, answer.text]).toEqual([path, tag, 304, '']);
        expect(answer.headers.get('etag')).toMatch(tagOf(version));
      }
      for (const tag of [
        '"1000"',
        `${version}`,
        `"${version}"`,
        `"${version}.other"`,
        `"x, ${whole.slice(1)}`,
        'nonsense',
      ]) {
        expect([path, tag, (await club.api.get(path, ifNoneMatch(tag))).status]).toEqual([path, tag, 200]);
      }
    }
  });

  it('sees a new version after every change, and the old tag gives the new thing', async () => {
    const { game } = await startedGame();
    const before = String((await club.api.get(`/v1/games/${game}`)).headers.get('etag'));
    const acted = await club.api.act(game, OPENING);
    const after = await club.api.get(`/v1/games/${game}`, ifNoneMatch(before));
    expect(after.status).toBe(200);
    expect(after.headers.get('etag')).toBe(acted.headers.get('etag'));
  });

  it('keeps the version of a finished game while its match goes on', async () => {
    const { match, game } = await startedGame();
    await club.api.act(game, [OPENING, { type: 'resign', as: 'single' }, { type: 'accept-resignation' }]);
    const finished = await club.api.get(`/v1/games/${game}`);
    await club.api.post(`/v1/matches/${match}/games`);
    const later = await club.api.get(`/v1/games/${game}`);
    expect(later.headers.get('etag')).toBe(finished.headers.get('etag'));
    expect((await club.api.get(`/v1/games/${game}`, ifNoneMatch(String(finished.headers.get('etag'))))).status).toBe(
      304,
    );
    expect((await club.api.get(`/v1/matches/${match}`)).headers.get('etag')).not.toBe(finished.headers.get('etag'));
  });
});

describe('the answer to a write', () => {
  it('says the version that it has led to', async () => {
    const player = await club.api.post('/v1/players', { name: 'Ann' });
    const match = await club.match();
    const game = await club.api.post(`/v1/matches/${match.body.id}/games`);
    const acted = await club.api.act(game.body.id, OPENING);
    const ended = await club.api.post(`/v1/matches/${match.body.id}/result`, { winner: 'white', by: 'concession' });
    const patched = await club.api.patch(`/v1/players/${player.body.id}`, { notes: 'here' }, ifMatch('"1"'));
    const answers: readonly [string, ApiAnswer, number][] = [
      ['player', player, player.body.version],
      ['match', match, match.body.version],
      ['game', game, game.body.version],
      ['action', acted, acted.body.game.version],
      ['result', ended, ended.body.version],
      ['change of a player', patched, patched.body.version],
    ];
    for (const [what, answer, version] of answers) {
      expect([what, answer.headers.get('etag')]).toEqual([what, expect.stringMatching(tagOf(version))]);
    }
    expect(patched.body.version).toBe(2);
  });
});

describe('a writer who has seen an old version', () => {
  it('gets 412, whatever is to be written, and nothing changes', async () => {
    const { match, game } = await startedGame();
    const [player, other] = [await club.player(), await club.player()];
    await club.api.patch(`/v1/players/${player}`, { notes: 'changed' }, ifMatch('"1"'));
    const before = [await club.api.get(`/v1/matches/${match}`), await club.api.get(`/v1/players/${player}`)];
    const stale = ifMatch('"1"');
    const answers = [
      await club.api.act(game, OPENING, stale),
      await club.api.post(`/v1/matches/${match}/games`, {}, stale),
      await club.api.post(`/v1/matches/${match}/result`, { winner: 'white', by: 'time' }, stale),
      await club.api.patch(`/v1/players/${player}`, { name: 'Bob' }, stale),
      await club.api.delete(`/v1/players/${player}`, stale),
      await club.api.post(`/v1/players/${player}/merge`, { into: other }, stale),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(6).fill([412, 'request.stale']));
    const after = [await club.api.get(`/v1/matches/${match}`), await club.api.get(`/v1/players/${player}`)];
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  });

  it.each(['3', 'W/"3"', '"two"', '"3", "4"', '"3.2", W/"1"', '""', '"-2"', '"3.0"', `"${'9'.repeat(40)}"`])(
    'matches nothing with the tag %s',
    async (tag) => {
      const { game } = await startedGame();
      const answer = await club.api.act(game, OPENING, ifMatch(tag));
      expect(answer).toMatchObject({ status: 412, body: { code: 'request.stale' } });
    },
  );

  it.each(['"2"', '2', 'W/"2"', '"2.0"', '"2", "3"', '"1.0",W/"2.9f3c"', ', 1 , 2'])(
    'names the present version as %s',
    async (tag) => {
      const { game } = await startedGame();
      expect((await club.api.act(game, OPENING, ifMatch(tag))).status).toBe(200);
    },
  );

  it.each(['nonsense', '"1', '"1" "2"', '"nonsense"', '*, *', ' , '])(
    'learns that a header names no version: %s',
    async (header) => {
      const { match, game } = await startedGame();
      const player = await club.player();
      const answers = [
        await club.api.act(game, OPENING, ifMatch(header)),
        await club.api.post(`/v1/matches/${match}/games`, {}, ifMatch(header)),
        await club.api.patch(`/v1/players/${player}`, { name: 'Bob' }, ifMatch(header)),
      ];
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual([412, 'request.stale']);
        expect(body.detail).toMatch(
          /^If-Match names no version: send the ETag as received, or \*\. The current version is/,
        );
      }
    },
  );

  it('may have seen one of several versions', async () => {
    const player = await club.player();
    const change = (notes: string, tags: string): Promise<ApiAnswer> =>
      club.api.patch(`/v1/players/${player}`, { notes }, ifMatch(tags));
    expect(await change('one', '"1.0", "2.0"')).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await change('two', '"1.0", "2.0"')).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await change('three', '"1.0", "2.0"')).toMatchObject({ status: 412, body: { params: { version: 3 } } });
    expect((await club.api.delete(`/v1/players/${player}`, ifMatch('"2", "3"'))).status).toBe(200);
  });

  it('may say any version there is', async () => {
    const { game } = await startedGame();
    expect((await club.api.act(game, OPENING, ifMatch('*'))).status).toBe(200);
  });

  it('is refused by the form first, and by the rules last', async () => {
    const { game } = await startedGame();
    expect((await club.api.act(game, { type: 'nothing' }, ifMatch('"1"'))).status).toBe(400);
    expect((await club.api.act(game, { type: 'take' }, ifMatch('"1"'))).status).toBe(412);
    expect((await club.api.act(game, { type: 'take' }, ifMatch('"2"'))).status).toBe(409);
  });
});

describe('a change that needs the version', () => {
  it('says first who may make it, then whether the thing exists, and then that the version is missing', async () => {
    const document = withoutComponents((await club.api.get('/openapi.json')).body);
    const things = await new RenewedThings(club, 'backgammon').all();
    const viewer = club.as(await club.token('viewer'));
    const heard: (readonly [string, ...number[]])[] = [];
    const needing = operationsOf(document).flatMap(({ operation: { operationId, 'x-problems': problems = {} } }) =>
      problems['428']?.includes('request.version-required') === true ? [operationId] : [],
    );
    for (const { operationId, method, path, body, roles } of exampleRequests(document, things)) {
      if (!needing.includes(operationId)) continue;
      const unknown = path.replace(/(?<=^\/v1\/[a-z-]+\/)[^/]+/, '0199d0c5-ffff-7fff-8fff-ffffffffffff');
      const askers = [club.as(null), ...(roles.includes('viewer') ? [] : [viewer])];
      const told: number[] = [];
      for (const api of askers) told.push((await api.call(method, path, body)).status);
      if (unknown !== path) told.push((await club.api.call(method, unknown, body)).status);
      heard.push([operationId, ...told, (await club.api.call(method, path, body)).status]);
    }
    expect(heard).toEqual(heard.map(([id]) => [id, 401, 403, ...(id === 'updateClub' ? [] : [404]), 428]));
    expect(heard.length).toBeGreaterThan(20);
  });

  it('is refused without it, and done with it', async () => {
    const player = await club.player();
    const path = `/v1/players/${player}`;
    expect(await club.api.patch(path, { name: 'Bob' })).toMatchObject({
      status: 428,
      body: { code: 'request.version-required' },
    });
    expect(await club.api.delete(path)).toMatchObject({ status: 428, body: { code: 'request.version-required' } });
    expect((await club.api.get(path)).headers.get('etag')).toMatch(tagOf(1));
    expect(await club.api.patch(path, { name: 'Bob' }, ifMatch('"1"'))).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    expect(await club.api.delete(path, ifMatch('"2"'))).toMatchObject({ status: 200, body: { version: 3 } });
  });

  it('is not found before it is asked for the version', async () => {
    const path = `/v1/players/${crypto.randomUUID()}`;
    expect((await club.api.patch(path, { name: 'Bob' })).status).toBe(404);
    expect((await club.api.delete(path)).status).toBe(404);
  });
});
