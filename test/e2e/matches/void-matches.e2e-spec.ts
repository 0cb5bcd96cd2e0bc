/** Matches that were begun or recorded by mistake: voided, and reinstated, with everything that counts them. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import type { ApiAnswer, ApiClient } from '../../support/clients/api-client.js';
import { RACERS, race, statusCounts } from '../../support/clients/race.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  const check = await club.app.get(RecordCheck).run();
  await club.close();
  expect(check.differences).toEqual([]);
});

const viewOf = async (match: string) => (await club.api.get(`/v1/matches/${match}`)).body;

/** Voids or reinstates it, as it is now where no version is named. */
async function send(act: 'void' | 'reinstate', match: string, by: ApiClient = club.api): Promise<ApiAnswer> {
  const headers = { 'if-match': `"${(await viewOf(match)).version}"` };
  return by.post(`/v1/matches/${match}/${act}`, { reason: 'The wrong opponent' }, { headers });
}

/** Two people, and a match between them. */
async function between(format: object = { kind: 'points', length: 5 }): Promise<{ match: string; people: string[] }> {
  const people = [await club.player(), await club.player()];
  const asked = { white: people[0], black: people[1], format };
  return { match: (await club.api.post('/v1/matches', asked)).body.id, people };
}

const single = { winner: 'white', kind: 'single', cube: 1 };

describe('a match that a director voids', () => {
  it('tells first what changes, counts for nothing, and counts again when it is reinstated', async () => {
    const { match, people } = await between();
    await club.api.post(`/v1/matches/${match}/result`, { score: { white: 5, black: 3 } });
    const before = await viewOf(match);
    const record = async () => (await club.api.get(`/v1/players/${people[0]}/head-to-head/${people[1]}`)).body;
    const rated = async () =>
      (await club.api.get('/v1/ratings?limit=200')).body.items.map((row: { playerId: string }) => row.playerId);
    const counted = await record();
    expect(await rated()).toEqual(expect.arrayContaining(people));

    const path = `/v1/matches/${match}/void?dryRun=true`;
    const foreseen = await club.api.post(path, { reason: 'The wrong opponent' });
    expect(foreseen).toMatchObject({ status: 200, body: { applied: false } });
    expect(await viewOf(match)).toEqual(before);

    const done = await send('void', match);
    expect(done).toMatchObject({ status: 200, body: { applied: true } });
    const change = { kind: 'match', id: match, before: { status: 'finished', winner: 'white', by: 'reported' } };
    expect(done.body.affected).toMatchObject([{ ...change, after: { status: 'void', winner: null, by: null } }]);
    expect(foreseen.body.affected).toMatchObject([{ ...change, after: { status: 'void', winner: null, by: null } }]);
    expect(await viewOf(match)).toMatchObject({ status: 'void', winner: null, version: before.version + 1 });
    expect(await record()).not.toEqual(counted);
    expect(await rated()).not.toEqual(expect.arrayContaining(people));
    const listed = (await club.api.get(`/v1/matches?playerId=${people[0]}&status=void`)).body.items;
    expect(listed).toMatchObject([{ id: match }]);

    const again = await send('reinstate', match);
    expect(again).toMatchObject({ status: 200, body: { applied: true, affected: [{ before: { status: 'void' } }] } });
    expect(await viewOf(match)).toEqual({ ...before, version: before.version + 2 });
    expect(await record()).toEqual(counted);
    expect(await rated()).toEqual(expect.arrayContaining(people));
  });

  it('ends its open game, which goes on where it stood once it is reinstated', async () => {
    const { match } = await between();
    const game = (await club.api.post(`/v1/matches/${match}/games`)).body.id;
    await club.api.act(game, [
      { type: 'opening-roll', dice: { white: 3, black: 1 } },
      { type: 'play', play: '8/5 6/5' },
    ]);
    const { version: _then, ...before } = (await club.api.get(`/v1/games/${game}`)).body;
    expect((await send('void', match)).body.affected).toMatchObject([
      { kind: 'game', id: game, after: { status: 'finished', result: { winner: null, points: 0 } } },
      { kind: 'match', id: match, after: { status: 'void', currentGameId: null } },
    ]);
    expect((await club.api.act(game, { type: 'roll', dice: [6, 5] })).body.code).toBe('game.finished');
    expect(await club.api.post(`/v1/matches/${match}/games`)).toMatchObject({
      status: 409,
      body: { code: 'match.finished', detail: expect.stringContaining('because it was voided') },
    });
    await send('reinstate', match);
    const { version: _now, ...after } = (await club.api.get(`/v1/games/${game}`)).body;
    expect(after).toEqual(before);
    expect((await club.api.act(game, { type: 'roll', dice: [6, 5] })).status).toBe(200);
  });

  it('has made no debts in a money session', async () => {
    const { match } = await between({ kind: 'money', stake: 100, currency: 'EUR' });
    await club.api.post(`/v1/matches/${match}/games`, { result: { ...single, cube: 4 } });
    const ledger = async () => (await club.api.get(`/v1/matches/${match}/ledger`)).body;
    const owed = await ledger();
    expect(owed.balances).toMatchObject([{ amount: 400 }, { amount: -400 }]);
    expect((await send('void', match)).body.affected).toMatchObject([
      { kind: 'match', after: { status: 'void' } },
      { kind: 'ledger', before: { balances: owed.balances }, after: { balances: [{ points: 0 }, { points: 0 }] } },
    ]);
    expect(await ledger()).toMatchObject({
      entries: [],
      balances: [{ amount: 0 }, { amount: 0 }],
      summary: { games: 0 },
    });
    await send('reinstate', match);
    expect(await ledger()).toEqual(owed);
  });

  it('is voided once by many directors at once, and only as they have seen it', async () => {
    const { match } = await between();
    const headers = { 'if-match': `"${(await viewOf(match)).version}"` };
    const body = { reason: 'Twice' };
    const answers = await race([club.api], (api) => api.post(`/v1/matches/${match}/void`, body, { headers }));
    expect(statusCounts(answers)).toEqual({ 200: 1, 412: RACERS - 1 });
    expect((await club.api.post(`/v1/matches/${match}/void`, body)).body.code).toBe('request.version-required');
    expect(await send('void', match)).toMatchObject({
      status: 409,
      body: { code: 'match.voiding-not-allowed', params: { reason: 'void' } },
    });
    await send('reinstate', match);
    expect(await send('reinstate', match)).toMatchObject({ status: 409, body: { params: { reason: 'not-void' } } });
  });

  it('is left to its pairing in a tournament', async () => {
    const people = [await club.player(), await club.player()];
    const format = { kind: 'knockout', lengths: [3] };
    const { id } = (await club.api.post('/v1/tournaments', { name: 'Cup', format })).body;
    for (const playerId of people) await club.api.post(`/v1/tournaments/${id}/entries`, { playerId });
    await club.api.post(`/v1/tournaments/${id}/draw`, {});
    const [{ matchId }] = (await club.api.get(`/v1/tournaments/${id}/pairings`)).body.items;
    const player = club.as(await club.token('player', { playerId: people[0] ?? '' }));
    for (const by of [club.api, player]) {
      expect(await send('void', matchId, by)).toMatchObject({
        status: 409,
        body: { code: 'match.voiding-not-allowed', params: { reason: 'in-tournament' } },
      });
    }
  });
});

describe('a match that its own players began by mistake', () => {
  const CASES: readonly [what: string, format: object, act: string | null, body: object][] = [
    ['nothing', { kind: 'points', length: 5 }, null, {}],
    ['an open game', { kind: 'points', length: 5 }, 'games', {}],
    ['a game of a session', { kind: 'money' }, 'games', { result: single }],
    ['a slip', { kind: 'points', length: 5 }, 'result', { score: { white: 5, black: 3 } }],
    ['a penalty', { kind: 'points', length: 5 }, 'penalties', { to: 'white', points: 1, reason: 'Late' }],
    ['the end of a session', { kind: 'money' }, 'close', {}],
  ];
  it.each(CASES)('says whether they may still void it, with %s recorded', async (_, format, act, body) => {
    const { match, people } = await between(format);
    if (act !== null) expect((await club.api.post(`/v1/matches/${match}/${act}`, body)).status).toBeLessThan(300);
    const { begun, version } = await viewOf(match);
    expect(begun).toBe(act !== null);
    const player = club.as(await club.token('player', { playerId: people[0] ?? '' }));
    const voided = await send('void', match, player);
    expect(voided).toMatchObject(begun ? { status: 409, body: { params: { reason: 'begun' } } } : { status: 200 });
    expect(await viewOf(match)).toMatchObject({ begun: true, version: begun ? version : version + 1 });
  });

  it('is voided by either of them until something is recorded, and reinstated by a director alone', async () => {
    const { match, people } = await between();
    const player = club.as(await club.token('player', { playerId: people[1] ?? '' }));
    const stranger = club.as(await club.token('player', { playerId: await club.player() }));
    expect((await send('void', match, stranger)).status).toBe(403);
    expect((await send('void', match, player)).status).toBe(200);
    expect((await send('reinstate', match, player)).status).toBe(403);
    await send('reinstate', match);
    await club.api.post(`/v1/matches/${match}/games`, { result: single });
    for (const by of [player, club.as(await club.token('scorer'))]) {
      expect(await send('void', match, by)).toMatchObject({
        status: 409,
        body: { code: 'match.voiding-not-allowed', params: { reason: 'begun' } },
      });
    }
    expect((await send('void', match)).status).toBe(200);
  });
});
