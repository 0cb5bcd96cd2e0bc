/** What the host of a chouette runs into: double taps, games begun by mistake, sheets typed twice, refusals that people read. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { ChouetteTable } from '../../support/clubs/chouette-table.js';
import { boxWins, drops, teamWins } from '../../support/domain/chouettes.js';
import { SeatedPeople, boxToDouble, teamToDouble } from '../../support/clubs/seated-people.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const ID = /[\da-f]{8}-[\da-f]{4}/;
const TABLE = ['Box', 'Cap', 'Mia', 'Max'];
const clock = new ScriptedClock();
let club: TestApp;
beforeAll(async () => {
  club = await testApp({ clock });
});
afterAll(async () => {
  expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
  await club.close();
});

const sit = (rules: Readonly<Record<string, unknown>> = {}): Promise<SeatedPeople> =>
  SeatedPeople.open(club, TABLE, rules);

const correct = (table: ChouetteTable, game: string, result: object | null, query = '') =>
  table.post(`/games/${game}/correction${query}`, { result, reason: 'misread' }, { headers: { 'if-match': '*' } });

describe('a window that is closed', () => {
  it('stays as it is when it is closed once more', async () => {
    const table = await sit();
    const game = await table.start();
    await teamToDouble(table, game, 'Box');
    await table.acts(game, ['Mia', { type: 'double' }]);
    const closed = await table.acts(game, ['Cap', { type: 'close-doubling' }]);
    for (const api of [table.as('Cap'), club.api]) {
      const again = await api.act(game, { type: 'close-doubling' });
      expect([again.status, again.body.events]).toEqual([200, []]);
      expect(again.body.game).toEqual(closed.body.game);
      expect(again.headers.get('etag')).toBe(closed.headers.get('etag'));
    }
    expect((await table.acts(game, ['Box', { type: 'take' }])).body.game.cubes[1]).toMatchObject({ value: 2 });
  });

  it('that closed by itself loses no double by the request that confirms it', async () => {
    const table = await sit();
    const game = await table.start();
    await boxToDouble(table, game, 'Cap');
    await table.acts(game, ['Box', { type: 'double' }], ['Mia', { type: 'take' }]);
    expect((await club.api.act(game, { type: 'close-doubling' })).body.events).toEqual([]);
    const { body } = await club.api.get(`/v1/games/${game}`);
    expect(table.namesOf(body.toActPlayers)).toEqual(['Cap', 'Max']);
    expect(body.actionsByPlayer[table.idOf('Cap')]).toContain('close-answers');
    expect((await club.api.post(`/v1/games/${game}/actions`, { type: 'close-answers' })).body.code).toBe(
      'side.required',
    );
    const over = await table.acts(game, ['Cap', { type: 'close-answers' }]);
    expect(over.body.game.cubes.map(({ outcome }: { outcome: unknown }) => outcome)).toEqual([
      'member-dropped',
      null,
      'member-dropped',
    ]);
  });
});

describe('answers that go down the line', () => {
  it('are seen by those who answer after, and sealed ones are not', async () => {
    for (const [answerOrder, first, heard] of [
      ['captainFirst', 'Cap', ['take', undefined, undefined]],
      ['captainLast', 'Max', [undefined, undefined, 'take']],
      ['sealed', 'Mia', [undefined, undefined, undefined]],
    ] as const) {
      const table = await sit({ answerOrder });
      const game = await table.start();
      await boxToDouble(table, game, 'Cap');
      await table.acts(game, ['Box', { type: 'double' }], [first, { type: 'take' }]);
      const { body } = await table.as('Mia').get(`/v1/games/${game}`);
      expect(body.cubes.map(({ answer }: { answer?: string }) => answer)).toEqual(heard);
      const { body: record } = await table.as('Mia').get(`/v1/chouettes/${table.id}/events?limit=200`);
      const told = record.items.filter(({ type }: { type: string }) => type === 'AnswerGiven');
      expect(told).toHaveLength(answerOrder === 'sealed' ? 0 : 1);
    }
  });
});

describe('refusals', () => {
  it('name people, box and team, and the game, and never an id', async () => {
    const table = await sit({ boxTakePolicy: ['captainIfAny', 'breakEven'] });
    await club.api.post(`/v1/chouettes/${table.id}/games`, {
      result: {
        board: { winner: 'box', kind: 'single' },
        cubes: ['Cap', 'Mia', 'Max'].map((name) => ({ playerId: table.idOf(name), outcome: 'played', value: 1 })),
      },
    });
    const game = await table.start();
    const stranger = await club.player('Zed');
    await teamToDouble(table, game, 'Box');
    const told = async (name: string, action: object): Promise<string> => {
      const { body } = await table.act(name, game, action as Readonly<Record<string, unknown>>);
      return body.detail;
    };
    expect(await told('Box', { type: 'roll', dice: [6, 5] })).toBe(
      'Game 2: The box may not roll now: the team is to act.',
    );
    expect(await told('Max', { type: 'roll', dice: [6, 5] })).toMatch(/^Game 2: Only Mia, the captain/);
    for (const type of [
      'roll',
      'double',
      'close-doubling',
      'take',
      'no-double',
      'play',
      'skip',
      'resign',
      'offer-extra',
    ]) {
      const more = type === 'play' ? { play: '8/5' } : type === 'resign' ? { as: 'single' } : {};
      const dice = type === 'roll' ? { dice: [6, 5] } : {};
      const refused = await club.api.act(game, { type, by: stranger, ...more, ...dice });
      expect(refused.body).toMatchObject({ status: 409, code: 'chouette.not-in-game' });
      expect(refused.body.detail).toBe('Game 2: Zed has no seat in this game. This is for Mia, Max, Cap to do.');
    }
    expect((await club.api.act(game, table.named({ type: 'close-doubling', by: 'Max' }))).body.detail).toMatch(
      /Only Mia, the captain/,
    );
    await table.acts(game, ...['Cap', 'Mia', 'Max'].map((name) => [name, { type: 'double' }] as const));
    await table.acts(game, ['Box', { type: 'drop', member: 'Mia' }]);
    const policy = await told('Box', { type: 'take', member: 'Max' });
    expect(policy).toMatch(/^Game 2: .*captain's too, and the cubes.* may not take the cube of Max\.$/);
    const settle = await club.api.post(`/v1/chouettes/${table.id}/acts`, {
      type: 'name-proxy',
      playerId: stranger,
      proxy: null,
    });
    expect(settle.body.detail).toMatch(/^Game 2: Zed has no seat/);
    const open = await club.api.post(`/v1/chouettes/${table.id}/close`);
    for (const text of [policy, settle.body.detail, open.body.detail]) expect(text).not.toMatch(ID);
  });
});

describe('a game that was begun by mistake', () => {
  it('gives way to its sheet, and the answer has the table after it', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee', { stake: 100 });
    const begun = (await table.post('/games')).body.id;
    await club.api.act(begun, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    const sheet = table.sheet(teamWins('gammon'), { Ann: drops(1), Cy: 2, Dee: 1 });
    const ann = await table.as('Ann');
    expect((await ann.post(`${table.path}/games`, { result: sheet })).body).toMatchObject({
      code: 'chouette.not-for-you',
    });
    const { status, body } = await table.post('/games', { result: sheet, number: 1 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: begun, number: 1, status: 'finished', by: 'reported' });
    const { players, ...seats } = body.evening;
    expect(seats).toEqual({
      replacedOpenGame: true,
      box: table.id('Cy'),
      partner: null,
      captain: table.id('Dee'),
      line: ['Dee', 'Ann', 'Bob'].map((name) => table.id(name)),
    });
    expect(
      players.map(({ name, change, points, amount }: Record<string, unknown>) => [name, change, points, amount]),
    ).toEqual([
      ['Bob', -4, -4, -400],
      ['Ann', -1, -1, -100],
      ['Cy', 4, 4, 400],
      ['Dee', 1, 1, 100],
    ]);
    expect((await table.get()).body).toMatchObject({ status: 'waiting', games: [{ number: 1, status: 'finished' }] });
    expect((await club.api.get(`/v1/games/${begun}`)).body).toMatchObject({ status: 'finished', by: 'reported' });
    expect((await club.api.get(`/v1/games/${begun}/turns`)).status).toBe(200);
    expect((await club.api.get(`/v1/games/${begun}/board.svg`)).status).toBeLessThan(500);
    expect((await table.get('/sheet')).body.games).toMatchObject([{ number: 1, winner: 'team' }]);
  });

  it('may be replaced by any player at the table before its first roll', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee');
    await table.post('/games');
    const result = table.sheet(boxWins(), { Ann: 1, Cy: 1, Dee: 1 });
    expect((await (await table.as('Ann')).post(`${table.path}/games`, { result })).status).toBe(201);
  });

  it('is undone by a correction, and the next one follows', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee');
    const begun = (await table.post('/games')).body.id;
    await club.api.act(begun, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    await table.newcomer('Eve');
    await table.join('Eve');
    const dry = await correct(table, begun, null, '?dryRun=true');
    expect(dry.body).toMatchObject({
      applied: false,
      affected: [{ kind: 'game', number: 1, text: 'Game 1: it never counted' }, {}],
    });
    expect((await correct(table, begun, null)).body.affected).toEqual(dry.body.affected);
    expect(await table.seats()).toBe('Bob / Ann, Cy, Dee, Eve');
    expect((await table.get()).body).toMatchObject({ status: 'waiting', games: [{ number: 1, status: 'undone' }] });
    expect((await club.api.get(`/v1/games/${begun}`)).body).toMatchObject({ status: 'undone', result: null });
    const next = await table.report(boxWins(), { Ann: 1, Cy: 1, Dee: 1, Eve: 1 }, [], { number: 2 });
    expect([next.status, next.body.number]).toEqual([201, 2]);
    const found = table.sheet(boxWins(), { Ann: 2, Cy: 1, Dee: 1 });
    expect((await correct(table, begun, found)).body.affected[0]).toMatchObject({
      number: 1,
      after: { status: 'finished' },
    });
    expect(await table.points('Bob Ann')).toEqual([8, -3]);
  });
});

describe('the same sheet twice', () => {
  it('is asked about within two minutes, and needs no question with its number', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee');
    const result = table.sheet(teamWins(), { Ann: 1, Cy: 1, Dee: 1 });
    const send = (more: object = {}) => table.post('/games', { result, ...more });
    expect((await send()).status).toBe(201);
    clock.advance(59_000);
    const twice = await send();
    expect(twice.body).toMatchObject({
      status: 409,
      code: 'chouette.looks-repeated',
      params: { number: 1, seconds: 59 },
    });
    expect((await send({ number: 3 })).body).toMatchObject({ code: 'series.changed', params: { number: 2 } });
    expect((await send({ again: true })).body).toMatchObject({ code: 'chouette.outcome-impossible' });
    const box = table.sheet(boxWins(), { Bob: 1, Cy: 1, Dee: 1 });
    expect((await table.post('/games', { result: box })).status).toBe(201);
    expect((await table.post('/games', { result: box })).body.code).toBe('chouette.looks-repeated');
    expect((await table.post('/games', { result: box, again: true })).status).toBe(201);
    expect((await table.post('/games', { result: box, number: 4 })).status).toBe(201);
    clock.advance(121_000);
    expect((await table.post('/games', { result: box })).status).toBe(201);
  });

  it('is none where the first was corrected', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee');
    const result = table.sheet(boxWins(), { Ann: 1, Cy: 1, Dee: 1 });
    const first = (await table.post('/games', { result })).body.id;
    await correct(table, first, null);
    expect((await table.post('/games', { result })).status).toBe(201);
  });
});

describe('a correction', () => {
  it('that changes nothing writes nothing', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee');
    const told = { Ann: drops(1), Cy: 2, Dee: 1 };
    const game = (await table.report(teamWins('gammon'), told)).body.id;
    const before = await table.get();
    const same = await correct(table, game, table.sheet(teamWins('gammon'), told));
    expect(same.body).toEqual({ affected: [], applied: true });
    expect((await table.get()).headers.get('etag')).toBe(before.headers.get('etag'));
    expect((await table.get()).body.version).toBe(before.body.version);
  });

  it('names people and games in what it affects', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee');
    const game = (await table.report(boxWins(), { Ann: 1, Cy: 1, Dee: 1 })).body.id;
    const { body } = await correct(table, game, table.sheet(teamWins(), { Ann: 2, Cy: 1, Dee: 1 }));
    expect(body.affected.map(({ text }: { text: string }) => text)).toEqual([
      'Game 1: team wins, single; Ann played 2; Cy played 1; Dee played 1',
      'Bob: -4 points instead of 3',
      'Ann: 2 points instead of -1',
      'Cy: 1 points instead of -1',
      'Dee: 1 points instead of -1',
      'Ann in the box against Cy, Dee, Bob, instead of Bob in the box against Cy, Dee, Ann',
    ]);
    expect(body.affected[1]).toMatchObject({ kind: 'player', name: 'Bob' });
    expect(body.affected[0]).toMatchObject({ kind: 'game', number: 1 });
    const wrong = await correct(table, game, table.sheet(teamWins(), { Ann: 2, Cy: 1 }));
    expect(wrong.body.detail).toMatch(/^Game 1: .*Dee is in the team/);
  });

  it('shows the captain who counted in the games that follow', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee', { rules: { rotation: 'captainOfRecord' } });
    const first = (await table.report(boxWins(), { Ann: 1, Cy: 1, Dee: 1 })).body.id;
    const second = (await table.report(boxWins(), { Ann: 1, Cy: 1, Dee: 1 })).body.id;
    const captains = async (): Promise<readonly string[]> => {
      const { body } = await table.get('/sheet');
      return body.games.map(({ captain }: { captain: string }) => table.name(captain));
    };
    expect(await captains()).toEqual(['Ann', 'Cy']);
    await correct(table, first, null);
    expect(await captains()).toEqual(['Ann', 'Ann']);
    const { body } = await club.api.get(`/v1/games/${second}`);
    expect([body.captain, ...body.line].map((id) => table.name(id))).toEqual(['Ann', 'Ann', 'Cy', 'Dee']);
    expect(await table.seats()).toBe('Bob / Cy, Dee, Ann');
    await correct(table, first, table.sheet(boxWins(), { Ann: 1, Cy: 1, Dee: 1 }));
    expect(await captains()).toEqual(['Ann', 'Cy']);
  });
});

describe('house rules', () => {
  it('may ask two things of the box at once', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee', {
      rules: { boxTakePolicy: ['captainIfAny', 'breakEven'] },
    });
    expect(table.opened.body.rules.boxTakePolicy).toEqual(['captainIfAny', 'breakEven']);
    for (const boxTakePolicy of [[], ['free', 'free'], ['any'], 'any', [null], {}]) {
      const refused = await ChouetteTable.of(club, 'Bob Ann Cy Dee', { rules: { boxTakePolicy } });
      expect(refused.opened).toMatchObject({ status: 400, body: { errors: [{ pointer: '/rules/boxTakePolicy' }] } });
    }
  });

  it('let a member who dropped offer an extra later, to a taker who agrees', async () => {
    const table = await sit({ loneTaker: 'extras' });
    const game = await table.start();
    await boxToDouble(table, game, 'Cap');
    await table.acts(
      game,
      ['Box', { type: 'double' }],
      ['Cap', { type: 'take' }],
      ['Mia', { type: 'drop' }],
      ['Max', { type: 'take' }],
      ['Box', { type: 'roll', dice: [6, 5] }],
    );
    const taker = table.idOf('Max');
    const offered = await table.acts(game, ['Mia', { type: 'offer-extra', taker }]);
    expect(offered.body.game.extraOffers).toEqual([{ offerer: table.idOf('Mia'), taker }]);
    expect(offered.body.game.actionsByPlayer[taker]).toEqual(['take-extra', 'no-extra']);
    const early = await table.act('Cap', game, { type: 'take-extra' });
    expect([early.status, early.body.code]).toEqual([409, 'chouette.no-extra']);
    const taken = await table.acts(game, ['Max', { type: 'take-extra' }]);
    expect(taken.body.game.extras).toMatchObject([{ taker, value: 2, owner: 'taker', status: 'open' }]);
    expect(taken.body.game.extraOffers).toBeUndefined();

    await table.acts(game, ['Box', { type: 'resign', as: 'single' }], ['Cap', { type: 'accept-resignation' }]);
    const over = await table.act('Max', game, { type: 'accept-resignation' });
    expect(over.body.game).toMatchObject({ status: 'finished', extras: [{ taker, status: 'settled' }] });
    expect((await club.api.get(`/v1/games/${game}`)).body.extras).toEqual(over.body.game.extras);
  });

  it("may be played in a club's own variant", async () => {
    const scoring = { kind: 'standard', gammon: 2, backgammon: 2 };
    const variant = { base: 'backgammon', id: 'No backgammons', scoring };
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee', { variant });
    expect(table.opened.body.variant).toMatchObject({ id: 'No backgammons', scoring });
    const told = { Ann: 2, Cy: 1, Dee: 1 };
    expect((await table.report(teamWins('gammon'), told)).status).toBe(201);
    expect(await table.points('Bob Ann Cy Dee')).toEqual([-6, 4, 1, 1]);
    const game = (await table.post('/games')).body;
    expect(game.variant).toMatchObject({ id: 'No backgammons' });
    expect((await club.api.act(game.id, { type: 'opening-roll', dice: { white: 3, black: 1 } })).status).toBe(200);
    const wrong = await ChouetteTable.of(club, 'Bob Ann Cy Dee', {
      variant: { ...variant, scoring: { kind: 'none' } },
    });
    expect(wrong.opened).toMatchObject({ status: 400, body: { code: 'config.invalid' } });
  });
});
