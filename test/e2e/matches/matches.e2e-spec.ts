/** Opening matches, results without moves, and how a match ends. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

describe('opening a match', () => {
  it('shows every option of the format with its value', async () => {
    const match = await club.match({ rules: { holland: true } });
    expect(match.status).toBe(201);
    expect(match.headers.get('location')).toBe(`/v1/matches/${match.body.id}`);
    expect(match.headers.get('etag')).toMatch(tagOf(1));
    expect(match.body).toMatchObject({
      status: 'open',
      crawford: 'before',
      currentGameId: null,
      games: [],
      winner: null,
    });
    expect(Object.keys(match.body.rules).sort()).toEqual([
      'autoPassShutOut',
      'backgammonMultiplier',
      'clock',
      'commit',
      'correctionWindow',
      'crawford',
      'cube',
      'cubeBeforeFirstRoll',
      'deadCube',
      'diceOnCheckerValid',
      'firstRoll',
      'gammons',
      'holland',
      'hollandApplies',
      'maxCube',
      'prematureRoll',
      'resignation',
      'resignationWhen',
      'validation',
      'winnerStarts',
    ]);
  });

  it.each([
    [{ jacoby: false }, '/rules/jacoby'],
    [{ beavers: 1 }, '/rules/beavers'],
    [{ automaticDoubles: 1 }, '/rules/automaticDoubles'],
    [{ holland: true, crawford: false }, '/rules/holland'],
    [{ maxCube: 48 }, '/rules/maxCube'],
  ])('refuses %j, which does not belong to a match, by name', async (rules, pointer) => {
    const refused = await club.match({ rules });
    expect(refused).toMatchObject({ status: 400, body: { code: 'config.invalid', errors: [{ pointer }] } });
  });

  it('refuses a player against himself, and people who do not exist', async () => {
    const ann = await club.player();
    const format = { kind: 'points', length: 3 };
    const self = await club.api.post('/v1/matches', { white: ann, black: ann, format });
    expect(self).toMatchObject({ status: 422, body: { code: 'match.same-player' } });
    const nobody = await club.api.post('/v1/matches', { white: ann, black: crypto.randomUUID(), format });
    expect(nobody).toMatchObject({ status: 422, body: { code: 'player.not-found', errors: [{ pointer: '/black' }] } });
  });

  it('knows players by their ids in capital letters too', async () => {
    const [ann, bob] = [await club.player('Ann'), await club.player('Bob')];
    const format = { kind: 'points', length: 3 };
    const match = await club.api.post('/v1/matches', { white: ann.toUpperCase(), black: bob, format });
    expect(match).toMatchObject({
      status: 201,
      body: { white: { playerId: ann, name: 'Ann' }, black: { name: 'Bob' } },
    });
    const self = await club.api.post('/v1/matches', { white: ann, black: ann.toUpperCase(), format });
    expect(self).toMatchObject({ status: 422, body: { code: 'match.same-player' } });
  });

  it('has no Crawford game in a match to 1', async () => {
    const match = await club.match({ format: { kind: 'points', length: 1 } });
    expect(match.body.crawford).toBeNull();
  });
});

describe('the next game', () => {
  it('starts without a body, whatever type the client names for it', async () => {
    const { body } = await club.match();
    const headers = { 'content-type': 'application/json' };
    const started = await club.api.post(`/v1/matches/${body.id}/games`, undefined, { text: '', headers });
    expect(started).toMatchObject({ status: 201, body: { number: 1, phase: 'opening' } });
  });
});

describe('results without moves', () => {
  const report = (match: string, winner: string, kind: string, cube: number) =>
    club.api.post(`/v1/matches/${match}/games`, { result: { winner, kind, cube } });

  it('keeps score and Crawford game right when they are mixed with played games (SC2)', async () => {
    const match = await club.match({ format: { kind: 'points', length: 5 } });
    const { id } = match.body;
    const state = async () => (await club.api.get(`/v1/matches/${id}`)).body;
    await report(id, 'white', 'gammon', 1);
    await report(id, 'black', 'single', 1);
    await report(id, 'white', 'single', 2);
    expect(await state()).toMatchObject({ white: { score: 4 }, black: { score: 1 }, crawford: 'now' });
    const crawford = await club.api.post(`/v1/matches/${id}/games`);
    expect(crawford.body.crawford).toBe(true);
    await club.api.act(crawford.body.id, [
      { type: 'opening-roll', dice: { white: 3, black: 1 } },
      { type: 'play', play: '8/5 6/5' },
    ]);
    expect(await club.api.act(crawford.body.id, { type: 'double' })).toMatchObject({
      status: 409,
      body: { code: 'match.crawford-no-cube' },
    });
    await club.api.act(crawford.body.id, [
      { type: 'resign', side: 'white', as: 'single' },
      { type: 'accept-resignation' },
    ]);
    expect(await state()).toMatchObject({ black: { score: 2 }, crawford: 'after' });
    await report(id, 'black', 'single', 2);
    await report(id, 'white', 'gammon', 1);
    expect(await state()).toMatchObject({
      status: 'finished',
      by: 'reported',
      winner: 'white',
      white: { score: 6 },
      black: { score: 4 },
      crawford: 'after',
    });
    expect(await report(id, 'white', 'single', 1)).toMatchObject({ status: 409, body: { code: 'match.finished' } });
  });

  it('refuses a cube that cannot have come about', async () => {
    const match = await club.match({ format: { kind: 'points', length: 3 } });
    const refused = await report(match.body.id, 'white', 'single', 8);
    expect(refused).toMatchObject({ status: 422, body: { code: 'result.cube-impossible' } });
  });

  it('shows a reported game without a board', async () => {
    const match = await club.match();
    const game = await report(match.body.id, 'black', 'gammon', 2);
    expect(game).toMatchObject({
      status: 201,
      body: { status: 'finished', position: null, result: { points: 4, by: 'reported' } },
    });
    expect((await club.api.get(`/v1/games/${game.body.id}`)).body).toEqual(game.body);
    expect((await club.api.get(`/v1/games/${game.body.id}/board.svg`)).status).toBe(200);
    expect((await club.api.get(`/v1/games/${game.body.id}/board.txt`)).text).toContain('Only the result');
    expect((await club.api.get(`/v1/games/${game.body.id}/turns`)).body).toEqual({ items: [], ending: [] });
  });
});

describe('the end of a match by a slip or a decision', () => {
  it('takes the final score from a paper slip and keeps it as it is', async () => {
    const { body } = await club.match();
    const ended = await club.api.post(`/v1/matches/${body.id}/result`, { score: { white: 8, black: 4 } });
    expect(ended).toMatchObject({
      status: 200,
      body: { status: 'finished', by: 'reported', winner: 'white', white: { score: 8 } },
    });
  });

  it.each([
    [{ white: 7, black: 7 }, 'only one side'],
    [{ white: 6, black: 6 }, 'neither side'],
  ])('refuses the score %j and says why', async (score, why) => {
    const { body } = await club.match();
    const refused = await club.api.post(`/v1/matches/${body.id}/result`, { score });
    expect(refused).toMatchObject({ status: 422, body: { code: 'match.score-impossible' } });
    expect(refused.body.detail).toContain(why);
  });

  it('refuses a score below the present one', async () => {
    const { body } = await club.match();
    await club.api.post(`/v1/matches/${body.id}/games`, { result: { winner: 'black', kind: 'gammon', cube: 1 } });
    const refused = await club.api.post(`/v1/matches/${body.id}/result`, { score: { white: 7, black: 1 } });
    expect(refused.body).toMatchObject({ code: 'match.score-impossible' });
  });

  it('ends an open game with it, which then counts nothing', async () => {
    const { body } = await club.match();
    const game = await club.api.post(`/v1/matches/${body.id}/games`);
    const ended = await club.api.post(`/v1/matches/${body.id}/result`, { winner: 'black', by: 'concession' });
    expect(ended.body).toMatchObject({
      status: 'finished',
      by: 'concession',
      winner: 'black',
      black: { score: 0 },
      currentGameId: null,
    });
    const { result } = (await club.api.get(`/v1/games/${game.body.id}`)).body;
    expect(result).toEqual({ winner: 'black', kind: null, cube: 1, points: 0, by: 'resignation' });
  });

  it('wants either a score or a winner with the reason', async () => {
    const { body } = await club.match();
    for (const bad of [
      {},
      { winner: 'white' },
      { by: 'time' },
      { winner: 'white', by: 'time', score: { white: 7, black: 0 } },
    ]) {
      expect(await club.api.post(`/v1/matches/${body.id}/result`, bad)).toMatchObject({ status: 400 });
    }
  });
});

describe('lists', () => {
  it('pages through the matches, youngest first, and through those of a player in the order of play', async () => {
    const [ann, bob] = [await club.player(), await club.player()];
    const opened: string[] = [];
    for (let length = 1; length <= 3; length += 1) {
      const match = await club.api.post('/v1/matches', { white: ann, black: bob, format: { kind: 'points', length } });
      opened.unshift(match.body.id);
    }
    const first = await club.api.get(`/v1/matches?playerId=${ann}&limit=2`);
    const second = await club.api.get(`/v1/matches?playerId=${ann}&limit=2&cursor=${first.body.nextCursor}`);
    const ids = [...first.body.items, ...second.body.items].map(({ id }: { id: string }) => id);
    expect(ids).toEqual(opened);
    expect(second.body.nextCursor).toBeNull();
    const own = `/v1/players/${ann}/matches`;
    expect((await club.api.get(own)).body.items.map(({ id }: { id: string }) => id)).toEqual(opened);
    const foreign = await club.api.get(`${own}?cursor=${first.body.nextCursor}`);
    expect([foreign.status, foreign.body.errors[0].pointer]).toEqual([400, '?cursor']);
    expect(await club.api.get(`/v1/matches?cursor=nonsense`)).toMatchObject({ status: 400 });
    expect(await club.api.get(`/v1/players/${crypto.randomUUID()}/matches`)).toMatchObject({ status: 404 });
    await club.api.post(`/v1/matches/${opened[0]}/result`, { winner: 'white', by: 'forfeit' });
    const open = await club.api.get(`/v1/matches?playerId=${bob}&status=open`);
    expect(open.body.items).toHaveLength(2);
  });

  it('gives the record in pages after a version', async () => {
    const { body } = await club.match();
    for (const winner of ['white', 'black']) {
      await club.api.post(`/v1/matches/${body.id}/games`, { result: { winner, kind: 'single' } });
    }
    const first = await club.api.get(`/v1/matches/${body.id}/events?limit=2`);
    expect(first.body).toMatchObject({ items: [{ version: 1 }, { version: 2 }], nextCursor: '2' });
    const rest = await club.api.get(`/v1/matches/${body.id}/events?after=2`);
    expect(rest.body.items.map(({ version }: { version: number }) => version)).toEqual([3, 4, 5]);
    expect(rest.body.nextCursor).toBeNull();
  });
});
