/** Money games that end by agreement (R47), and reported ones whose cube no player turned (R82). */
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

interface Table {
  readonly match: string;
  readonly game: string;
  readonly white: string;
  readonly black: string;
}

const session = async (
  rules: object = {},
  format: object = { kind: 'money', stake: 100, currency: 'EUR' },
): Promise<Table> => {
  const [white, black] = [await club.player(), await club.player()];
  const opened = await club.api.post('/v1/matches', { white, black, format, dice: 'recorded', rules });
  const started = await club.api.post(`/v1/matches/${opened.body.id}/games`, {});
  const game: string = started.body.id;
  await club.api.post(`/v1/games/${game}/actions`, {
    actions: [
      { type: 'opening-roll', dice: { white: 3, black: 1 } },
      { type: 'play', play: '8/5 6/5' },
    ],
  });
  return { match: opened.body.id, game, white, black };
};

const act = (table: Table, body: object): Promise<ApiAnswer> => club.api.post(`/v1/games/${table.game}/actions`, body);
const ledgerOf = async ({ match }: Pick<Table, 'match'>) => (await club.api.get(`/v1/matches/${match}/ledger`)).body;

describe('a settlement between two', () => {
  it('is offered by one player and accepted by the other, each with their own token', async () => {
    const table = await session();
    const as = async (playerId: string) => club.as(await club.token('player', { playerId }));
    const [white, black] = [await as(table.white), await as(table.black)];
    const path = `/v1/games/${table.game}/actions`;
    const offered = await white.post(path, { type: 'settle', points: 3, to: 'black' });
    expect(offered).toMatchObject({
      status: 200,
      body: {
        game: {
          status: 'open',
          settlement: { by: 'white', to: 'black', points: 3 },
          actionsBySide: {
            white: ['resign', 'settle'],
            black: expect.arrayContaining(['settle', 'accept-settlement']),
          },
        },
        events: [{ type: 'SettlementOffered' }],
      },
    });
    expect((await white.post(path, { type: 'accept-settlement' })).body.code).toBe('game.no-settlement');
    const made = await black.post(path, { type: 'accept-settlement' });
    expect(made.body.game).toMatchObject({
      status: 'finished',
      actions: [],
      result: { winner: 'black', kind: 'single', cube: 1, points: 3, by: 'settlement' },
    });
    expect(made.body.game).not.toHaveProperty('settlement');
    expect(await ledgerOf(table)).toMatchObject({
      entries: [{ game: 1, from: table.white, to: table.black, points: 3, amount: 300 }],
      balances: [{ points: -3 }, { points: 3 }],
    });
    expect((await club.api.get(`/v1/games/${table.game}`)).body.result).toEqual(made.body.game.result);
    expect((await club.api.get(`/v1/games/${table.game}/turns`)).status).toBe(200);
  });

  it('is recorded at once by staff, is taken back, and is no settlement after a roll', async () => {
    const table = await session();
    expect((await act(table, { type: 'settle', points: 0, to: null })).body.game).toMatchObject({
      result: { winner: null, points: 0, by: 'settlement' },
    });
    expect(await ledgerOf(table)).toMatchObject({ entries: [], balances: [{ points: 0 }, { points: 0 }] });
    expect((await act(table, { type: 'take-back' })).body.game).toMatchObject({
      status: 'open',
      phase: 'roll-or-double',
    });
    await act(table, { type: 'settle', points: 2, to: 'white', side: 'black' });
    const rolled = await act(table, { type: 'roll', dice: [2, 1], side: 'black' });
    expect(rolled.body.game).not.toHaveProperty('settlement');
    expect(await act(table, { type: 'accept-settlement', side: 'white' })).toMatchObject({
      status: 409,
      body: { code: 'game.no-settlement' },
    });
  });

  it('is refused in a match to points, and with terms that are none', async () => {
    const match = await session({}, { kind: 'points', length: 5 });
    expect(await act(match, { type: 'settle', points: 1, to: 'white' })).toMatchObject({
      status: 422,
      body: { code: 'game.settlement-impossible', params: { reason: 'match' } },
    });
    const table = await session();
    expect((await act(table, { type: 'settle', points: 1, to: null })).body.code).toBe('game.settlement-impossible');
    expect((await act(table, { type: 'settle', points: -1, to: 'white' })).body.errors).toMatchObject([
      { pointer: '/points' },
    ]);
    expect((await act(table, { type: 'settle', to: 'white' })).body.errors).toMatchObject([{ pointer: '/points' }]);
    expect(await ledgerOf(table)).toMatchObject({ entries: [] });
  });

  it('is in every transcript, and read back', async () => {
    const table = await session();
    await act(table, { type: 'settle', points: 5, to: 'black' });
    const reported = await club.api.post(`/v1/matches/${table.match}/games`, {
      result: { settlement: { to: 'white', points: 7 }, cube: 4 },
    });
    expect(reported.body.result).toEqual({ winner: 'white', kind: 'single', cube: 4, points: 7, by: 'settlement' });
    for (const format of ['mat', 'sgf']) {
      const { text } = await club.api.get(`/v1/matches/${table.match}/transcript?format=${format}`);
      const read = await club.api.post(`/v1/matches/import?format=${format}`, undefined, { text });
      expect(read).toMatchObject({ status: 201, body: { white: { score: 7 }, black: { score: 5 }, warnings: [] } });
      expect(read.body.games.map(({ result }: { result: object }) => result)).toEqual([
        { winner: 'black', kind: 'single', cube: 1, points: 5, by: 'settlement' },
        reported.body.result,
      ]);
    }
  });
});

describe('a reported game', () => {
  const reported = async (rules: object, result: object): Promise<ApiAnswer> => {
    const { body } = await club.match({ format: { kind: 'money' }, rules });
    return club.api.post(`/v1/matches/${body.id}/games`, { result });
  };
  const gammon = { winner: 'white', kind: 'gammon', cube: 2 };

  it.each([
    ['a player turned the cube: no dice do in this session', {}, {}, 4],
    ['a player turned it, as the slip says', { automaticDoubles: 1 }, { turned: true }, 4],
    ['a cube above 1 counts as turned where the report says nothing', { automaticDoubles: 1 }, {}, 4],
    ['equal dice do not bring it to 4 with one automatic double', { automaticDoubles: 1 }, { cube: 4 }, 8],
    ['without Jacoby it does not matter', { automaticDoubles: 1, jacoby: false }, { turned: false }, 4],
    ['the house lets automatic doubles count', { automaticDoubles: 1, jacobyAfterAutomaticDouble: true }, {}, 4],
  ])('counts a gammon: %s', async (_why, rules, more, points) => {
    expect((await reported(rules, { ...gammon, ...more })).body.result).toMatchObject({ kind: 'gammon', points });
  });

  it.each([
    ['result.jacoby', { automaticDoubles: 1 }, { turned: false }],
    ['result.jacoby', { automaticDoubles: null }, { cube: 8, turned: false }],
    ['result.turned-impossible', {}, { turned: false }],
    ['result.turned-impossible', { automaticDoubles: 1 }, { turned: false, cube: 4 }],
    ['result.turned-impossible', {}, { kind: 'single', cube: 1, turned: true }],
  ])('is refused with %s under %j: %j', async (code, rules, more) => {
    expect(await reported(rules, { ...gammon, ...more })).toMatchObject({ status: 422, body: { code } });
  });

  it('says nothing of who turned the cube in a match to points', async () => {
    const { body } = await club.match();
    expect(await club.api.post(`/v1/matches/${body.id}/games`, { result: { ...gammon, turned: true } })).toMatchObject({
      status: 422,
      body: { code: 'result.turned-impossible', params: { reason: 'match' } },
    });
  });

  it('is settled or won, never both', async () => {
    const settlement = { to: 'white', points: 3 };
    expect(await reported({}, { settlement, winner: 'white' })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ pointer: '/result/winner' }] },
    });
    expect((await reported({}, {})).body.errors).toMatchObject([
      { pointer: '/result/winner' },
      { pointer: '/result/kind' },
    ]);
    const { body } = await club.match();
    expect((await club.api.post(`/v1/matches/${body.id}/games`, { result: { settlement } })).body.code).toBe(
      'game.settlement-impossible',
    );
  });

  it('is corrected to a settlement, with what that does to the ledger', async () => {
    const { body: match } = await club.match({ format: { kind: 'money' } });
    const { body: game } = await club.api.post(`/v1/matches/${match.id}/games`, { result: gammon });
    const correct = (query = '') =>
      club.api.post(
        `/v1/matches/${match.id}/games/${game.id}/correction${query}`,
        { result: { settlement: { to: 'black', points: 1 } }, reason: 'They settled' },
        { headers: { 'if-match': '*' } },
      );
    const before = { balances: [{ points: 4 }, { points: -4 }] };
    expect((await correct('?dryRun=true')).body.affected.at(-1)).toMatchObject({ kind: 'ledger', before });
    expect((await correct()).body).toMatchObject({ applied: true });
    expect(await ledgerOf({ match: match.id })).toMatchObject({ balances: [{ points: -1 }, { points: 1 }] });
    expect((await club.api.get(`/v1/games/${game.id}`)).body.result).toMatchObject({ by: 'settlement', points: 1 });
  });
});
