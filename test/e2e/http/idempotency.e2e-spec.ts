/** The same request sent again: one effect, the same answer, on every POST that writes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BootstrapService } from '../../../src/modules/auth/index.js';
import type { ApiAnswer, ApiClient, CallOptions } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const TRANSCRIPT = readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'matches', 's-01pt-01.mat'), 'utf8');

let keys = 0;
function newKey(): string {
  return `key ${(keys += 1)}`;
}

function keyed(key: string, more: Readonly<Record<string, string>> = {}): CallOptions {
  return { headers: { 'idempotency-key': key, ...more } };
}

/** Everything that a write changes, as two numbers. */
async function written(): Promise<{ events: number; people: number; answers: number }> {
  const [counts] = await club.database.database.query<{ events: number; people: number; answers: number }>({
    text: `select (select count(*) from recorded_event)::int as events, (select sum(version) from player)::int as people,
      (select count(*) from idempotency_key)::int as answers`,
  });
  if (counts === undefined) throw new Error('no counts');
  return counts;
}

/** The same request twice; the second answer has to repeat the first and to change nothing. */
async function repeated(send: (options: CallOptions) => Promise<ApiAnswer>): Promise<ApiAnswer> {
  const key = newKey();
  const first = await send(keyed(key));
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  const between = await written();
  const again = await send(keyed(key));
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.status).toBe(first.status);
  expect(again.text).toBe(first.text);
  for (const header of ['etag', 'location', 'content-type']) {
    expect(again.headers.get(header)).toBe(first.headers.get(header));
  }
  expect(await written()).toEqual(between);
  return first;
}

async function startedGame(): Promise<{ match: string; game: string }> {
  const match = (await club.match()).body.id;
  return { match, game: (await club.api.post(`/v1/matches/${match}/games`)).body.id };
}

describe('a request sent twice under one key', () => {
  it('makes one player', async () => {
    const first = await repeated((options) => club.api.post('/v1/players', { name: 'Ann' }, options));
    expect(first.status).toBe(201);
    expect(first.headers.get('location')).toBe(`/v1/players/${first.body.id}`);
    expect(first.headers.get('etag')).toMatch(tagOf(1));
  });

  it('merges two players once', async () => {
    const [one, other] = [await club.player(), await club.player()];
    const first = await repeated((options) => club.api.post(`/v1/players/${one}/merge`, { into: other }, options));
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).toMatch(tagOf(2));
  });

  it('opens one match', async () => {
    const [white, black] = [await club.player(), await club.player()];
    const body = { white, black, format: { kind: 'points', length: 3 } };
    const first = await repeated((options) => club.api.post('/v1/matches', body, options));
    expect(first.status).toBe(201);
    expect((await club.api.get(`/v1/matches?playerId=${white}`)).body.items).toHaveLength(1);
  });

  it('starts one game, and answers with that game also after it has gone on', async () => {
    const match = (await club.match()).body.id;
    const key = newKey();
    const first = await club.api.post(`/v1/matches/${match}/games`, {}, keyed(key));
    await club.api.act(first.body.id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    const again = await club.api.post(`/v1/matches/${match}/games`, {}, keyed(key));
    expect(again).toMatchObject({ status: 201, text: first.text });
    expect(again.headers.get('etag')).toMatch(tagOf(2));
    expect(again.headers.get('location')).toBe(`/v1/games/${first.body.id}`);
  });

  it('records a reported game once', async () => {
    const match = (await club.match()).body.id;
    const result = { winner: 'white', kind: 'single', cube: 2 };
    await repeated((options) => club.api.post(`/v1/matches/${match}/games`, { result }, options));
    expect((await club.api.get(`/v1/matches/${match}`)).body.white.score).toBe(2);
  });

  it('takes a slip once', async () => {
    const match = (await club.match()).body.id;
    const first = await repeated((options) =>
      club.api.post(`/v1/matches/${match}/result`, { winner: 'black', by: 'forfeit' }, options),
    );
    expect(first).toMatchObject({ status: 200, body: { status: 'finished' } });
  });

  it('acts once in a game, one action or a batch', async () => {
    const { game } = await startedGame();
    await repeated((options) => club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } }, options));
    const batch = [
      { type: 'play', play: '8/5 6/5' },
      { type: 'roll', dice: [6, 5] },
      { type: 'play', play: '24/13' },
    ];
    const first = await repeated((options) => club.api.act(game, batch, options));
    expect(first.body.game.toAct).toBe('white');
  });

  it('throws the dice of the service once', async () => {
    const match = (await club.match({ dice: 'server' })).body.id;
    const game = (await club.api.post(`/v1/matches/${match}/games`)).body.id;
    await repeated((options) => club.api.act(game, { type: 'opening-roll' }, options));
  });

  it('imports a transcript once', async () => {
    const path = `/v1/matches/import?white=${await club.player()}&black=${await club.player()}`;
    const first = await repeated((options) => club.api.post(path, undefined, { ...options, text: TRANSCRIPT }));
    expect(first.status).toBe(201);
    expect(first.body.warnings ?? first.body.match?.warnings).toBeDefined();
  });

  it('is the same request however its connection or If-Match differ', async () => {
    const { game, match } = await startedGame();
    const key = newKey();
    const action = { type: 'opening-roll', dice: { white: 3, black: 1 } };
    const first = await club.api.act(game, action, keyed(key, { 'if-match': '"2"' }));
    expect(first.status).toBe(200);
    const stale = await club.api.act(game, action, keyed(key, { 'if-match': '"2"' }));
    expect(stale).toMatchObject({ status: 200, text: first.text });
    expect(stale.headers.get('idempotent-replayed')).toBe('true');
    const withoutAny = await club.api.act(game, action, keyed(key));
    expect(withoutAny).toMatchObject({ status: 200, text: first.text });
    expect((await club.api.get(`/v1/matches/${match}`)).body.version).toBe(3);
  });

  it('replays what has become against the rules', async () => {
    const { game } = await startedGame();
    const action = { type: 'opening-roll', dice: { white: 3, black: 1 } };
    const key = newKey();
    await club.api.act(game, action, keyed(key));
    await club.api.act(game, { type: 'play', play: '8/5 6/5' });
    expect(await club.api.act(game, action)).toMatchObject({ status: 409 });
    expect(await club.api.act(game, action, keyed(key))).toMatchObject({
      status: 200,
      body: { game: { phase: 'play' } },
    });
  });
});

describe('a request that changes nothing', () => {
  it('keeps its key and its answer all the same', async () => {
    const format = { kind: 'knockout', lengths: [3] };
    const { id } = (await club.api.post('/v1/tournaments', { name: 'Open', format })).body;
    const path = `/v1/tournaments/${id}/entries`;
    const entry = (await club.api.post(path, { playerId: await club.player() })).body.id;
    await club.api.post(`${path}/${entry}/check-in`, {}, { headers: { 'if-match': '*' } });
    const headers = { 'idempotency-key': 'nothing-new', 'if-match': '*' };
    const first = await club.api.post(`${path}/${entry}/check-in`, {}, { headers });
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
    const again = await club.api.post(`${path}/${entry}/check-in`, {}, { headers });
    expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([first.body, 'true']);
    const other = await club.api.post(`${path}/${entry}/withdraw`, { reason: 'x', until: 'end' }, { headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency.mismatch']);
  });
});

describe('a key of another request', () => {
  it('is refused with another body, and with another address', async () => {
    const { game, match } = await startedGame();
    const key = newKey();
    await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } }, keyed(key));
    const before = await written();
    const otherBody = await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 2 } }, keyed(key));
    expect(otherBody).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } });
    const otherPath = await club.api.post(`/v1/matches/${match}/games`, {}, keyed(key));
    expect(otherPath).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } });
    expect(await written()).toEqual(before);
  });

  it('is refused before a stale If-Match is', async () => {
    const { game } = await startedGame();
    const key = newKey();
    await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } }, keyed(key));
    const refused = await club.api.act(game, { type: 'play', play: '8/5 6/5' }, keyed(key, { 'if-match': '"1"' }));
    expect(refused).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } });
  });

  it('is free for another caller: every token has its own', async () => {
    const token = await club.app.get(BootstrapService).makeToken('scorer', 'another typist');
    const scorer = club.as(token);
    const key = newKey();
    const [first, second] = [
      await club.api.post('/v1/players', { name: 'Ann' }, keyed(key)),
      await scorer.post('/v1/players', { name: 'Ann' }, keyed(key)),
    ];
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.headers.get('idempotent-replayed')).toBeNull();
  });
});

describe('a refused request', () => {
  it('stores nothing, so that its key can be used again', async () => {
    const { game } = await startedGame();
    const key = newKey();
    const before = await written();
    const action = { type: 'opening-roll', dice: { white: 3, black: 1 } };
    const refusals: readonly [number, () => Promise<ApiAnswer>][] = [
      [400, () => club.api.act(game, { type: 'opening-roll' }, keyed(key))],
      [409, () => club.api.act(game, { type: 'take' }, keyed(key))],
      [412, () => club.api.act(game, action, keyed(key, { 'if-match': '"1"' }))],
      [404, () => club.api.act(crypto.randomUUID(), action, keyed(key))],
      [400, () => club.api.post('/v1/players', { name: '' }, keyed(key))],
    ];
    for (const [status, send] of refusals) expect((await send()).status).toBe(status);
    expect(await written()).toEqual(before);
    expect(await club.api.act(game, action, keyed(key))).toMatchObject({ status: 200 });
  });

  it('tells no caller without the right token what was answered', async () => {
    const key = newKey();
    const send = (api: ApiClient): Promise<ApiAnswer> => api.post('/v1/players', { name: 'Ann' }, keyed(key));
    await send(club.api);
    expect(await send(club.as(null))).toMatchObject({ status: 401 });
    expect(await send(club.as('some-token-of-nobody'))).toMatchObject({ status: 401 });
    const viewer = await club.app.get(BootstrapService).makeToken('viewer', 'spectator');
    expect(await send(club.as(viewer))).toMatchObject({ status: 403 });
  });
});

describe('the key itself', () => {
  it.each([
    ['a', 201],
    ['k'.repeat(255), 201],
    ['k'.repeat(256), 400],
    ['', 400],
    ['ключ', 400],
  ])('%j is answered with %i', async (key, status) => {
    const bytes = Buffer.from(key, 'utf8').toString('latin1');
    const answer = await club.api.post('/v1/players', { name: 'Ann' }, keyed(bytes));
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.body).toMatchObject({ code: 'request.invalid', errors: [{ pointer: 'Idempotency-Key' }] });
    }
  });

  it('means nothing where nothing is stored', async () => {
    const key = newKey();
    const question = (dice: readonly number[]): object => ({ dice, position: { positionId: '4HPwATDgc/ABMA' } });
    const before = await written();
    const first = await club.api.post('/v1/rules/legal-plays', question([3, 1]), keyed(key));
    const second = await club.api.post('/v1/rules/legal-plays', question([6, 5]), keyed(key));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.count).not.toBe(first.body.count);
    expect(second.headers.get('idempotent-replayed')).toBeNull();
    expect(await written()).toEqual(before);
  });
});
