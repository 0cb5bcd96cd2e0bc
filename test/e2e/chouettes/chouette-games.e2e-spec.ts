/**
 * Games of a chouette as people at the table play them, each with a token of their own. Answers and events are both looked at.
 */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { SeatedPeople, boxToDouble, teamToDouble } from '../../support/clubs/seated-people.js';
import { ScriptedDice } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const dice = new ScriptedDice();
const TABLE = ['Box', 'Cap', 'Mia', 'Max'];
let club: TestApp;
beforeAll(async () => {
  club = await testApp({ dice });
});
afterAll(async () => {
  await club.close();
});

const sit = (rules: Readonly<Record<string, unknown>> = {}, names = TABLE): Promise<SeatedPeople> =>
  SeatedPeople.open(club, names, rules);

async function differences(): Promise<unknown> {
  return (await club.app.get(RecordCheck).run()).differences;
}

describe('the view of a game', () => {
  it('has the box at white, the team at black, and a cube for each member', async () => {
    const table = await sit();
    const game = await table.start();
    const { body } = await club.api.get(`/v1/games/${game}`);
    expect(body).toMatchObject({
      kind: 'chouette',
      number: 1,
      status: 'open',
      phase: 'opening',
      onRoll: null,
      toAct: null,
      actions: ['opening-roll'],
      result: null,
    });
    expect(table.namesOf(body.toActPlayers)).toEqual(['Box', 'Cap']);
    expect(body.cubes.map((cube: { playerId: string }) => table.nameOf(cube.playerId))).toEqual(['Cap', 'Mia', 'Max']);
    expect(body.cubes[0]).toMatchObject({ value: 1, owner: null, offered: null, status: 'open' });
  });

  it('says who may do what', async () => {
    const table = await sit();
    const game = await table.start();
    await teamToDouble(table, game, 'Box');
    const { body } = await club.api.get(`/v1/games/${game}`);
    expect(body).toMatchObject({ phase: 'roll-or-double', onRoll: 'black', toAct: 'black' });
    const actions = Object.fromEntries(
      Object.entries(body.actionsByPlayer).map(([id, listed]) => [table.nameOf(id), listed]),
    );
    expect(actions).toEqual({
      Box: ['resign'],
      Cap: ['roll', 'double', 'no-double', 'close-doubling', 'resign'],
      Mia: ['double', 'no-double'],
      Max: ['double', 'no-double'],
    });
  });
});

describe('a game with a cube for each member', () => {
  it('is doubled, answered in secret, played and settled, and the table rotates', async () => {
    const table = await sit();
    const game = await table.start();
    await boxToDouble(table, game, 'Cap');
    await table.acts(game, ['Box', { type: 'double', to: ['Cap', 'Mia', 'Max'] }]);
    const first = await table.act('Mia', game, { type: 'drop' });
    expect(first.body.events).toMatchObject([{ type: 'AnswerSealed' }]);
    expect(first.body.events[0].data).toEqual({ member: table.idOf('Mia'), by: 'hand' });
    expect(first.body.game.cubes.map(({ spoken }: { spoken: boolean }) => spoken)).toEqual([false, true, false]);
    expect(first.body.game.cubes[1]).toMatchObject({ value: 1, status: 'open', outcome: null });
    expect(table.namesOf(first.body.game.toActPlayers)).toEqual(['Cap', 'Max']);
    expect(await differences()).toEqual([]);

    await table.act('Max', game, { type: 'take' });
    const record = await club.api.get(`/v1/chouettes/${table.id}/events`);
    expect(record.text).not.toContain('"answer"');

    const last = await table.act('Cap', game, { type: 'take' });
    expect(last.body.events.map(({ type }: { type: string }) => type)).toEqual([
      'AnswerSealed',
      'DoubleTaken',
      'DoubleDropped',
      'DoubleTaken',
    ]);
    expect(last.body.game.cubes).toMatchObject([
      { value: 2, owner: 'member', status: 'open' },
      { value: 1, status: 'settled', outcome: 'member-dropped' },
      { value: 2, owner: 'member', status: 'open' },
    ]);

    await table.acts(game, ['Box', { type: 'resign', as: 'gammon' }], ['Cap', { type: 'accept-resignation' }]);
    const over = await table.act('Max', game, { type: 'accept-resignation' });
    expect(over.body.game).toMatchObject({ status: 'finished', phase: 'finished', toActPlayers: [] });
    expect(over.body.game.result).toMatchObject({
      board: null,
      cubes: [
        { outcome: 'resigned', value: 2, level: 'gammon', winner: 'member', left: 2 },
        { outcome: 'member-dropped', value: 1, left: 1 },
        { outcome: 'resigned', value: 2 },
      ],
    });
    expect(await table.points()).toEqual({ Box: -7, Cap: 4, Mia: -1, Max: 4 });
    expect(await table.order()).toEqual(['Cap', 'Mia', 'Max', 'Box']);
    expect(await club.api.get(`/v1/games/${game}`)).toMatchObject({ body: { result: over.body.game.result } });
    expect(await differences()).toEqual([]);
  });

  it('takes the answers of all at once', async () => {
    const table = await sit();
    const game = await table.start();
    await boxToDouble(table, game, 'Cap');
    await table.act('Box', game, { type: 'double', to: 'all' });
    const answers = await Promise.all(
      ['Cap', 'Mia', 'Max'].map((name) => table.act(name, game, { type: name === 'Max' ? 'drop' : 'take' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await club.api.get(`/v1/games/${game}`);
    expect(body.cubes.map(({ status }: { status: string }) => status)).toEqual(['open', 'open', 'settled']);
    expect(table.namesOf(body.toActPlayers)).toEqual(['Box']);
  });

  it('hears the doubles of all members and answers each', async () => {
    const table = await sit({ beavers: 1 });
    const game = await table.start();
    await teamToDouble(table, game, 'Box');
    await Promise.all(['Cap', 'Mia'].map((name) => table.act(name, game, { type: 'double' })));
    expect((await table.act('Cap', game, { type: 'roll', dice: [6, 5] })).body).toMatchObject({
      code: 'game.wrong-phase',
    });
    await table.acts(game, ['Max', { type: 'no-double' }]);
    expect((await table.act('Box', game, { type: 'take' })).body).toMatchObject({
      code: 'chouette.member-needed',
      params: { members: [table.idOf('Cap'), table.idOf('Mia')] },
    });
    await table.acts(game, ['Box', { type: 'take', member: 'Cap' }], ['Box', { type: 'beaver', member: 'Mia' }]);
    const view = await table.acts(game, ['Mia', { type: 'take' }]);
    expect(view.body.game.cubes).toMatchObject([
      { value: 2, owner: 'box' },
      { value: 4, owner: 'box' },
      { value: 1, owner: null },
    ]);
    await table.acts(game, ['Cap', { type: 'roll', dice: [6, 5] }]);
  });
});

describe('who acts', () => {
  it('is the person of the token, and never another person', async () => {
    const table = await sit();
    const game = await table.start();
    await teamToDouble(table, game, 'Box');
    expect(await table.act('Mia', game, { type: 'no-double', by: 'Max' })).toMatchObject({
      status: 403,
      body: { code: 'request.forbidden' },
    });
    expect((await table.act('Mia', game, { type: 'double', by: 'Mia' })).status).toBe(200);
    const stranger = club.as(await club.token('player'));
    expect((await stranger.act(game, { type: 'roll', dice: [2, 1] })).status).toBe(403);
  });

  it('is the player whom staff name, or else the player to act', async () => {
    const table = await sit();
    const game = await table.start();
    const played = await club.api.act(game, [
      { type: 'opening-roll', dice: { white: 3, black: 1 } },
      { type: 'play', play: '8/5 6/5' },
      table.named({ type: 'double', by: 'Mia' }),
      table.named({ type: 'close-doubling', by: 'Cap' }),
      { type: 'take' },
      { type: 'roll', dice: [6, 5] },
    ]);
    expect(played).toMatchObject({ status: 200, body: { game: { phase: 'play', onRoll: 'black' } } });
    expect((await club.api.act(game, table.named({ type: 'play', play: '24/13', by: 'Mia' }))).body).toMatchObject({
      code: 'chouette.not-captain',
      params: { captain: table.idOf('Cap') },
    });
  });

  it('may not be a person of no side, or a side', async () => {
    const table = await sit();
    const game = await table.start();
    expect((await club.api.act(game, { type: 'roll', side: 'white', dice: [2, 1] })).body).toMatchObject({
      code: 'request.invalid',
      errors: [{ pointer: '/side' }],
    });
    const match = await club.match();
    const other = await club.api.post(`/v1/matches/${match.body.id}/games`);
    for (const action of [
      { type: 'roll', dice: [2, 1], by: table.idOf('Cap') },
      { type: 'no-double' },
      { type: 'double', to: 'all' },
    ]) {
      expect(await club.api.act(other.body.id, action)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      });
    }
  });
});

describe('refusals', () => {
  it('name the rule of the house', async () => {
    const table = await sit({ boxTakePolicy: 'allOrNothing', boxDoublePolicy: 'all' });
    const game = await table.start();
    await teamToDouble(table, game, 'Box');
    await table.acts(
      game,
      ['Cap', { type: 'double' }],
      ['Mia', { type: 'double' }],
      ['Cap', { type: 'close-doubling' }],
      ['Box', { type: 'take', member: 'Cap' }],
    );
    expect(await table.act('Box', game, { type: 'drop' })).toMatchObject({
      status: 409,
      body: { code: 'chouette.take-policy', params: { policy: 'allOrNothing', member: table.idOf('Mia') } },
    });
    await table.acts(game, ['Box', { type: 'take' }], ['Cap', { type: 'roll', dice: [6, 5] }]);
    await table.acts(game, ['Cap', { type: 'play', play: '24/13' }]);
    expect((await table.act('Box', game, { type: 'double', to: ['Max'] })).body).toMatchObject({
      code: 'chouette.double-policy',
      params: { policy: 'all', missing: [table.idOf('Cap'), table.idOf('Mia')] },
    });
  });

  it('leave nothing behind', async () => {
    const table = await sit();
    const game = await table.start();
    await teamToDouble(table, game, 'Box');
    const before = await club.api.get(`/v1/games/${game}`);
    expect(await club.api.act(game, [table.named({ type: 'double', by: 'Mia' }), { type: 'take' }])).toMatchObject({
      status: 409,
    });
    expect((await club.api.get(`/v1/games/${game}`)).body).toEqual(before.body);
  });
});

describe('a game with one cube for the team', () => {
  it('shows the cube of all, and who is still in', async () => {
    const table = await sit({ cubes: 'single' });
    const game = await table.start();
    await boxToDouble(table, game, 'Cap');
    const offered = await table.acts(game, ['Box', { type: 'double' }]);
    expect(offered.body.game).toMatchObject({
      phase: 'answer-double',
      cube: { value: 1, offered: { value: 2, by: 'white' } },
    });
    await table.acts(game, ['Cap', { type: 'drop' }], ['Mia', { type: 'take' }]);
    const { body } = await table.act('Max', game, { type: 'take' });
    expect(body.game).toMatchObject({ cube: { value: 2, owner: 'black', offered: null } });
    expect(table.nameOf(body.game.actingCaptain)).toBe('Mia');
    expect(body.game.cubes.map(({ status }: { status: string }) => status)).toEqual(['settled', 'open', 'open']);
  });
});

describe('the board', () => {
  it('is shown turn by turn, drawn, and has its legal plays', async () => {
    const table = await sit();
    const game = await table.start();
    await teamToDouble(table, game, 'Box');
    await table.acts(
      game,
      ['Mia', { type: 'double' }],
      ['Cap', { type: 'close-doubling' }],
      ['Box', { type: 'drop' }],
      ['Cap', { type: 'roll', dice: [6, 5] }],
    );
    const plays = await club.api.get(`/v1/games/${game}/legal-plays`);
    expect(plays.body).toMatchObject({ dice: [6, 5], plays: expect.any(Array) });
    await table.acts(game, ['Cap', { type: 'play', play: '24/13' }]);
    const turns = await club.api.get(`/v1/games/${game}/turns`);
    expect(turns.body.items).toMatchObject([
      { number: 1, side: 'white', play: '8/5 6/5', cube: null },
      {
        number: 2,
        side: 'black',
        dice: [6, 5],
        play: '24/13',
        cube: [
          { type: 'double', side: 'black', value: 2 },
          { type: 'drop', side: 'white', value: 1 },
        ],
      },
    ]);
    expect((await club.api.get(`/v1/games/${game}/positions/1`)).body).toMatchObject({ turn: 1, cube: null });
    expect((await club.api.get(`/v1/games/${game}/positions/3`)).status).toBe(404);
    const drawn = await club.api.get(`/v1/games/${game}/board.svg?view=black`);
    expect(drawn.text).toContain('a cube for each member');
    const earlier = await club.api.get(`/v1/games/${game}/board.svg?turn=1`);
    expect(earlier.text).toContain('black to roll or double, a cube for each member');
  });

  it('is thrown for by the service, and the box says whether a further tie counts', async () => {
    const table = await SeatedPeople.open(
      club,
      TABLE,
      { automaticDoubles: null, automaticDoublesBeyondFirst: 'boxDecides' },
      { dice: 'server' },
    );
    const game = await table.start();
    dice.willFall(4, 4, 2, 2, 6, 1);
    const tied = await table.acts(game, ['Cap', { type: 'opening-roll' }]);
    expect(tied.body.game).toMatchObject({ phase: 'opening', waitingFor: 'automatic-double' });
    dice.willFall();
    const said = await table.acts(game, ['Box', { type: 'double' }]);
    expect(said.body.game.cubes).toMatchObject([{ value: 4 }, { value: 4 }, { value: 4 }]);
  });
});

describe('a take-back', () => {
  it('undoes the last act of a game that is over, with what it had settled', async () => {
    const table = await sit();
    const game = await table.start();
    await boxToDouble(table, game, 'Cap');
    await table.acts(game, ['Box', { type: 'double' }], ['Cap', { type: 'drop' }], ['Mia', { type: 'drop' }]);
    await table.acts(game, ['Max', { type: 'drop' }]);
    expect(await table.points()).toEqual({ Box: 3, Cap: -1, Mia: -1, Max: -1 });
    expect((await table.act('Box', game, { type: 'take-back' })).status).toBe(403);
    const back = await club.api.act(game, { type: 'take-back', reason: 'Max took' });
    expect(back.body.game).toMatchObject({ status: 'open', phase: 'answer-double', result: null });
    expect(await table.points()).toEqual({ Box: 0, Cap: 0, Mia: 0, Max: 0 });
    expect(await table.order()).toEqual(TABLE);
    expect(await differences()).toEqual([]);
    // What Cap and Mia said under seal still counts.
    const shown = await table.acts(game, ['Max', { type: 'take' }]);
    expect(shown.body.game).toMatchObject({ status: 'open', phase: 'roll' });
    expect(await differences()).toEqual([]);
  });
});
