/** Acts that say which act they mean, so that a doubled click is harmless. */
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const OPENED = [
  { type: 'opening-roll', dice: { white: 3, black: 1 } },
  { type: 'play', play: '8/5 6/5' },
];
const TIE = { type: 'opening-roll', dice: { white: 4, black: 4 } };

interface Started {
  readonly match: string;
  readonly game: string;
  readonly players: readonly [string, string];
}

async function started(actions: readonly object[], fields: object = {}): Promise<Started> {
  const { body } = await club.match({ ...fields });
  const game = (await club.api.post(`/v1/matches/${body.id}/games`)).body.id;
  for (const action of actions) {
    const answer = await club.api.act(game, action);
    expect(answer.status).toBe(200);
  }
  return { match: body.id, game, players: [body.white.playerId, body.black.playerId] };
}

/** As a front end sends it, and not as the tests do that are about something else. */
const send = (game: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<ApiAnswer> =>
  club.api.post(`/v1/games/${game}/actions`, body, { headers });

describe('an act of a scorer that would pass the turn or the cube', () => {
  it.each([
    ['a roll', { type: 'roll', dice: [6, 5] }],
    ['a double', { type: 'double' }],
    ['a skipped turn', { type: 'skip' }],
  ])('says whose it is: %s', async (_what, action) => {
    const { match, game } = await started(OPENED);
    const before = (await club.api.get(`/v1/matches/${match}`)).body.version;

    const refused = await send(game, action);

    expect(refused).toMatchObject({
      status: 428,
      body: { code: 'side.required', errors: [{ pointer: '/side' }] },
    });
    expect(refused.body.detail).toContain('add "side": "white" or "side": "black"');
    expect((await club.api.get(`/v1/matches/${match}`)).body.version).toBe(before);
  });

  it('is done with the side, and the same again is refused whenever it comes', async () => {
    const { game } = await started(OPENED);
    const roll = { type: 'roll', side: 'black', dice: [6, 5] };
    expect(await send(game, roll)).toMatchObject({ status: 200 });
    expect(await send(game, roll)).toMatchObject({ status: 409, body: { code: 'game.wrong-phase' } });
    expect(await send(game, { type: 'play', play: '24/13' })).toMatchObject({ status: 200 });
    expect(await send(game, roll)).toMatchObject({ status: 409, body: { code: 'game.not-your-turn' } });
  });

  it.each(['"V"', 'V', 'W/"V"', '"V.9f3c"', '"V", "V.9f3c"', '*'])('is done with If-Match: %s', async (spelling) => {
    const { game } = await started(OPENED);
    const { version } = (await club.api.get(`/v1/games/${game}`)).body;
    const headers = { 'if-match': spelling.replace('V', version) };
    expect(await send(game, { type: 'roll', dice: [6, 5] }, headers)).toMatchObject({ status: 200 });
  });

  it('says whose it is where If-Match lists several versions, because the same request could pass twice', async () => {
    const { game } = await started(OPENED);
    const { version } = (await club.api.get(`/v1/games/${game}`)).body;
    const versions = { 'if-match': `"${version}", "${version + 2}"` };

    const refused = await send(game, { type: 'roll', dice: [6, 5] }, versions);

    expect(refused).toMatchObject({ status: 428, body: { code: 'side.required', errors: [{ pointer: '/side' }] } });
    expect(await send(game, { type: 'roll', side: 'black', dice: [6, 5] }, versions)).toMatchObject({ status: 200 });
  });

  it.each(['"1"', '1', 'W/"1"', '"1.9f3c"', '"yesterday"', 'yesterday'])(
    'is stale with If-Match: %s',
    async (spelling) => {
      const { game } = await started(OPENED);
      const answer = await send(game, { type: 'roll', dice: [6, 5] }, { 'if-match': spelling });
      expect(answer).toMatchObject({ status: 412, body: { code: 'request.stale' } });
    },
  );

  it('says it once for a whole list', async () => {
    const { game } = await started(OPENED);
    const list = (side: object): object => ({
      actions: [
        { type: 'roll', ...side, dice: [6, 5] },
        { type: 'play', play: '24/13' },
        { type: 'roll', dice: [2, 1] },
      ],
    });
    const refused = await send(game, list({}));
    expect(refused).toMatchObject({ status: 428, body: { errors: [{ pointer: '/actions/0/side' }] } });
    expect(await send(game, list({ side: 'black' }))).toMatchObject({ status: 200 });
  });

  it('needs to say nothing where it is a play, an answer or a resignation', async () => {
    const { game } = await started(OPENED.slice(0, 1));
    expect(await send(game, { type: 'play', play: '8/5 6/5' })).toMatchObject({ status: 200 });
    expect(await send(game, { type: 'double', side: 'black' })).toMatchObject({ status: 200 });
    expect(await send(game, { type: 'take' })).toMatchObject({ status: 200 });
    expect(await send(game, { type: 'resign', as: 'single' })).toMatchObject({ status: 200 });
  });

  it("is a player's without another word", async () => {
    const { game, players } = await started(OPENED);
    const black = club.as(await club.token('player', { playerId: players[1] }));
    const answer = await black.post(`/v1/games/${game}/actions`, { type: 'roll', dice: [6, 5] });
    expect(answer).toMatchObject({ status: 200 });
  });

  it('says in a chouette by whom it is', async () => {
    const people = [await club.player(), await club.player(), await club.player()];
    const chouette = await club.api.post('/v1/chouettes', { players: people, order: 'given', dice: 'recorded' });
    const game = (await club.api.post(`/v1/chouettes/${chouette.body.id}/games`)).body.id;
    await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    await club.api.act(game, { type: 'play', play: '8/5 6/5' });

    const refused = await send(game, { type: 'roll', dice: [6, 5] });

    expect(refused).toMatchObject({ status: 428, body: { code: 'side.required', errors: [{ pointer: '/by' }] } });
    expect(await send(game, { type: 'roll', by: people[1], dice: [6, 5] })).toMatchObject({ status: 200 });
  });
});

describe('a throw of the opening after a tie', () => {
  it('says which throw it is', async () => {
    const { game } = await started([TIE]);
    expect((await club.api.get(`/v1/games/${game}`)).body.openingThrow).toBe(2);

    const refused = await send(game, TIE);

    expect(refused).toMatchObject({ status: 428, body: { code: 'throw.required', errors: [{ pointer: '/throw' }] } });
    expect(refused.body.detail).toContain('add "throw": 2');
    expect(await send(game, { ...TIE, throw: 2 })).toMatchObject({ status: 200, body: { game: { openingThrow: 3 } } });
    expect(await send(game, { ...TIE, throw: 2 })).toMatchObject({
      status: 409,
      body: { code: 'series.changed', params: { throw: 3 } },
    });
    const last = { type: 'opening-roll', dice: { white: 5, black: 2 }, throw: 3 };
    expect(await send(game, last)).toMatchObject({ status: 200, body: { game: { openingThrow: null } } });
    expect(await send(game, last)).toMatchObject({ status: 409, body: { code: 'game.wrong-phase' } });
  });

  it('doubles by itself once where the same tie comes twice', async () => {
    const money = { format: { kind: 'money' }, rules: { automaticDoubles: 2 } };
    const { game } = await started([], money);
    const answers = await Promise.all([send(game, TIE), send(game, TIE)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 428]);
    expect((await club.api.get(`/v1/games/${game}`)).body.cube.value).toBe(2);
  });

  it('goes on in one list without a word, and refuses one that is numbered wrongly', async () => {
    const { game } = await started([]);
    const refused = await send(game, { actions: [TIE, { ...TIE, throw: 3 }] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'series.changed' } });
    expect(await send(game, { actions: [TIE, TIE, TIE] })).toMatchObject({ body: { game: { openingThrow: 4 } } });
  });

  it('counts from the first again after a void roll has withdrawn the opening', async () => {
    const { game } = await started([TIE, { type: 'opening-roll', dice: { white: 3, black: 1 } }]);
    await club.api.act(game, { type: 'void-roll', reason: 'cocked' });
    expect((await club.api.get(`/v1/games/${game}`)).body).toMatchObject({ phase: 'opening', openingThrow: 1 });
  });
});

describe('a game that says its number', () => {
  it.each(['{}', '{"result":{"winner":"white","kind":"single","cube":1}}'])('is one: %s', async (text) => {
    const match = (await club.match()).body.id;
    const body = { ...JSON.parse(text), number: 1 };
    expect(await club.api.post(`/v1/matches/${match}/games`, body)).toMatchObject({ status: 201 });
    expect(await club.api.post(`/v1/matches/${match}/games`, body)).toMatchObject({
      status: 409,
      body: { code: 'series.changed', params: { number: 2 } },
    });
    expect((await club.api.get(`/v1/matches/${match}`)).body.games).toHaveLength(1);
  });

  it('is one in a chouette, too', async () => {
    const players = [await club.player(), await club.player(), await club.player()];
    const { id } = (await club.api.post('/v1/chouettes', { players, order: 'given', dice: 'recorded' })).body;
    const board = { winner: 'box', kind: 'single' };
    const cubes = players.slice(1).map((playerId) => ({ playerId, outcome: 'played', value: 1 }));
    const body = { result: { board, cubes }, number: 1 };
    expect(await club.api.post(`/v1/chouettes/${id}/games`, body)).toMatchObject({ status: 201 });
    expect(await club.api.post(`/v1/chouettes/${id}/games`, body)).toMatchObject({
      status: 409,
      body: { code: 'series.changed' },
    });
  });
});
