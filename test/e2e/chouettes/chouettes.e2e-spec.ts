/** Chouettes through the API: opening, the order, who comes and goes, what people arrange, lists, races. */
import { LiveRepository } from '../../../src/modules/live/live.repository.js';
import { ChouetteTable } from '../../support/clubs/chouette-table.js';
import { boxWins, drops, teamWins } from '../../support/domain/chouettes.js';
import { ScriptedDice } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';

let club: TestApp;
const dice = new ScriptedDice();
beforeAll(async () => {
  club = await testApp({ dice });
});
afterAll(async () => {
  await club.close();
});

const FOUR = 'Bob Ann Cy Dee';
const EVERYBODY = { Ann: 1, Cy: 1, Dee: 1 };

describe('opening a chouette', () => {
  it('shows box, captain, line and every option with its value', async () => {
    const table = await ChouetteTable.of(club, FOUR, { stake: 100, currency: 'EUR', rules: { cubes: 'single' } });
    const { status, headers, body } = table.opened;
    expect([status, headers.get('location'), headers.get('etag')]).toEqual([
      201,
      table.path,
      expect.stringMatching(tagOf(2)),
    ]);
    expect(body).toMatchObject({
      status: 'waiting',
      box: table.id('Bob'),
      captain: table.id('Ann'),
      actingCaptain: null,
      line: ['Ann', 'Cy', 'Dee'].map((name) => table.id(name)),
      headsUp: false,
      currentGameId: null,
      games: [],
      stake: 100,
      currency: 'EUR',
      rules: { cubes: 'single', rotation: 'succession', jacoby: true, beavers: 0, maxPlayers: 7 },
    });
    expect(body.players.map(({ name, role, points }: Record<string, unknown>) => [name, role, points])).toEqual([
      ['Bob', 'box', 0],
      ['Ann', 'captain', 0],
      ['Cy', 'crew', 0],
      ['Dee', 'crew', 0],
    ]);
    expect((await table.get()).body).toEqual(body);
  });

  it('throws for the order where the service has the dice, ties again', async () => {
    dice.willFall(3, 6, 3, 1, 2, 5);
    const table = await ChouetteTable.of(club, FOUR, { order: 'dice', dice: 'server' });
    expect(table.opened.body).toMatchObject({ status: 'waiting', toThrow: [] });
    expect(await table.seats()).toBe('Ann / Cy, Bob, Dee');
    const { body } = await table.get('/events');
    expect(body.items.map(({ type }: { type: string }) => type)).toEqual([
      'ChouetteOpened',
      'OrderThrown',
      'OrderThrown',
      'SeatsTaken',
    ]);
  });

  it.each([
    [{ cubes: 'single', beavers: 1 }, 'beavers'],
    [{ cubes: 'single', boxTakePolicy: 'allOrNothing' }, 'boxTakePolicy'],
    [{ teamDouble: 'majority' }, 'teamDouble'],
    [{ loneTaker: 'mustBeaver' }, 'loneTaker'],
    [{ partnerFrom: 3 }, 'partnerFrom'],
    [{ maxCube: 3 }, 'maxCube'],
  ])('refuses %j', async (rules, key) => {
    const { opened } = await ChouetteTable.of(club, FOUR, { rules });
    expect([opened.status, opened.body.code, opened.body.errors[0].pointer]).toEqual([
      400,
      'config.invalid',
      `/rules/${key}`,
    ]);
  });

  it.each(['portes', 'fevga', { id: 'our-own', base: 'backgammon', cube: 'none' }])(
    'is for variants with a cube, and refuses %j',
    async (variant) => {
      const players = [await club.player(), await club.player(), await club.player()];
      const opened = await club.api.post('/v1/chouettes', { players, order: 'given', variant });
      expect([opened.status, opened.body.code]).toEqual([400, 'config.invalid']);
      expect(opened.body.errors).toMatchObject([{ pointer: '/variant', rule: 'excluded' }]);
      const saved = await club.api.post('/v1/chouette-groups', {
        name: 'Ours',
        members: players,
        options: { variant },
      });
      expect([saved.status, saved.body.errors?.[0].pointer]).toEqual([400, '/options/variant']);
    },
  );

  it.each([
    [{ doubling: true }, 400, 'request.invalid'],
    [{ rotation: 'random' }, 400, 'request.invalid'],
    [{ maxPlayers: 2 }, 400, 'request.invalid'],
    [{ maxPlayers: 3 }, 409, 'chouette.full'],
  ])('does not know %j', async (rules, status, code) => {
    const { opened } = await ChouetteTable.of(club, FOUR, { rules });
    expect([opened.status, opened.body.code]).toEqual([status, code]);
  });

  it.each(['crawford', 'holland', 'hollandApplies', 'deadCube', 'clock'])(
    'has no %s, also where its value changes nothing (C14)',
    async (key) => {
      const players = [await club.player(), await club.player(), await club.player()];
      for (const value of [null, false, 'both', {}]) {
        const opened = await club.api.post('/v1/chouettes', { players, order: 'given', rules: { [key]: value } });
        expect(opened.body).toMatchObject({ status: 400, code: 'config.invalid' });
        expect(opened.body.errors).toMatchObject([{ pointer: `/rules/${key}`, rule: 'excluded' }]);
      }
      const saved = await club.api.post('/v1/chouette-groups', {
        name: 'Ours',
        members: players,
        options: { rules: { [key]: false } },
      });
      expect(saved.body).toMatchObject({ status: 400, code: 'config.invalid' });
      expect(saved.body.errors).toMatchObject([{ pointer: `/options/rules/${key}`, rule: 'excluded' }]);
    },
  );

  it('needs three who exist, each once', async () => {
    const [ann, bob] = [await club.player('Ann'), await club.player('Bob')];
    const open = (players: readonly string[]) => club.api.post('/v1/chouettes', { players, order: 'given' });
    expect((await open([ann, bob])).body).toMatchObject({ status: 422, code: 'chouette.too-few-players' });
    expect((await open([ann, bob, ann.toUpperCase()])).body).toMatchObject({
      status: 422,
      code: 'chouette.same-player',
    });
    const nobody = '0199d0c5-0000-7000-8000-000000000000';
    const unknown = await open([ann, bob, nobody]);
    expect(unknown.body).toMatchObject({ status: 422, code: 'player.not-found', errors: [{ pointer: '/players/2' }] });
    const gone = await club.player('Gone');
    await club.api.delete(`/v1/players/${gone}`, { headers: { 'if-match': '*' } });
    expect((await open([ann, bob, gone])).body).toMatchObject({ status: 409, code: 'player.archived' });
  });

  it('is not found under the address of a match', async () => {
    const { opened } = await ChouetteTable.of(club, FOUR);
    expect((await club.api.get(`/v1/matches/${opened.body.id}`)).status).toBe(404);
    const match = await club.match();
    expect((await club.api.get(`/v1/chouettes/${match.body.id}`)).body.code).toBe('chouette.not-found');
  });
});

describe('the list of chouettes', () => {
  it('is newest first, by person and by whether it still goes on', async () => {
    const [first, second] = [await ChouetteTable.of(club, FOUR), await ChouetteTable.of(club, FOUR)];
    await first.post('/close');
    const ids = async (query: string): Promise<readonly string[]> =>
      (await club.api.get(`/v1/chouettes?${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect((await ids('limit=2')).slice(0, 2)).toEqual([second.opened.body.id, first.opened.body.id]);
    expect(await ids(`playerId=${first.id('Ann')}`)).toEqual([first.opened.body.id]);
    expect(await ids(`playerId=${first.id('Ann')}&status=open`)).toEqual([]);
    expect(await ids('status=closed&limit=1')).toEqual([first.opened.body.id]);
    const page = await club.api.get('/v1/chouettes?limit=1');
    const next = await club.api.get(`/v1/chouettes?limit=1&cursor=${page.body.nextCursor}`);
    expect(next.body.items[0].id).toBe(first.opened.body.id);
  });
});

describe('coming and going', () => {
  it('is for the person alone, or for staff', async () => {
    const table = await ChouetteTable.of(club, FOUR);
    await table.newcomer('Eve');
    const [eve, ann] = [await table.as('Eve'), await table.as('Ann')];
    const join = { playerId: table.id('Eve') };
    expect((await ann.post(`${table.path}/players`, join)).body.code).toBe('request.forbidden');
    const joined = await eve.post(`${table.path}/players`, join);
    expect(joined.body.players.at(-1)).toMatchObject({ name: 'Eve', role: 'crew', points: 0 });
    expect(await table.seats()).toBe('Bob / Ann, Cy, Dee, Eve');
    const path = `${table.path}/players/${table.id('Cy')}`;
    expect((await ann.delete(path, { headers: { 'if-match': '*' } })).body.code).toBe('request.forbidden');
    expect((await club.api.delete(path)).body.code).toBe('request.version-required');
    expect((await club.api.delete(path, { headers: { 'if-match': '"1"' } })).status).toBe(412);
    expect((await table.leave('Cy')).status).toBe(200);
    expect(await table.seats()).toBe('Bob / Ann, Dee, Eve');
    expect((await table.leave('Cy')).body.code).toBe('chouette.not-seated');
    const seated = await table.join('Ann');
    expect(seated.body).toMatchObject({ code: 'chouette.already-seated', params: { player: table.id('Ann') } });
    expect(seated.body.detail).toMatch(/^Ann.* is already at the table\.$/);
  });

  it('waits for the end of an open game', async () => {
    const table = await ChouetteTable.of(club, FOUR, { rules: { maxPlayers: 4 } });
    await table.newcomer('Eve');
    const { body: game } = await table.post('/games');
    expect((await table.join('Eve')).body.code).toBe('chouette.full');
    expect((await table.leave('Dee')).body.asks).toEqual([{ player: table.id('Dee'), ask: 'leave', agreed: true }]);
    expect((await table.join('Eve')).status).toBe(200);
    expect(await table.seats()).toBe('Bob / Ann, Cy, Dee');
    await club.api.act(game.id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    const { body } = await table.act('abandon');
    expect(body).toMatchObject({ status: 'waiting', asks: [] });
    expect(await table.seats()).toBe('Ann / Cy, Bob, Eve');
    expect(await table.points('Bob Ann Cy Dee Eve')).toEqual([-3, 1, 1, 1, 0]);
  });

  it('needs the box to agree where the house has it so', async () => {
    const table = await ChouetteTable.of(club, FOUR, { rules: { joinNeedsBoxConsent: true } });
    await table.newcomer('Eve');
    const join = { playerId: table.id('Eve') };
    const [eve, bob] = [await table.as('Eve'), await table.as('Bob')];
    expect((await bob.post(`${table.path}/players`, join)).body.code).toBe('request.forbidden');
    const asked = await eve.post(`${table.path}/players`, join);
    expect(asked.body.asks).toEqual([{ player: table.id('Eve'), ask: 'join', agreed: false }]);
    expect((await bob.post(`${table.path}/players`, join)).body).toMatchObject({ asks: [] });
    expect(await table.seats()).toBe('Bob / Ann, Cy, Dee, Eve');
  });

  it('ends the chouette with the last but one', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy');
    await table.leave('Bob');
    expect((await table.leave('Cy')).body).toMatchObject({ status: 'closed', finishedAt: expect.any(String) });
    expect((await table.post('/games')).body.code).toBe('chouette.closed');
  });
});

describe('a newcomer', () => {
  it('is told that the wish to join waits for the end of the game, and takes it back', async () => {
    const table = await ChouetteTable.of(club, FOUR);
    await table.post('/games');
    await table.newcomer('Eve');
    await table.newcomer('Fay');
    const eve = await table.as('Eve');
    const asked = await eve.post(`${table.path}/players`, { playerId: table.id('Eve') });
    expect(asked.body.asks).toEqual([{ player: table.id('Eve'), ask: 'join', agreed: true }]);
    // The news of the club do not count Eve among its people yet.
    const news = (await club.app.get(LiveRepository).lately(500)).find(({ id }) => table.path.endsWith(id));
    expect(news?.names.map((name) => name.split(' ')[0])).toEqual(FOUR.split(' '));
    const headers = { 'if-match': '*' };
    const fay = await table.as('Fay');
    expect((await fay.delete(`${table.path}/players/${table.id('Eve')}`, { headers })).status).toBe(403);
    const back = await eve.delete(`${table.path}/players/${table.id('Eve')}`, { headers });
    expect(back).toMatchObject({ status: 200, body: { asks: [] } });
    expect((await fay.delete(`${table.path}/players/${table.id('Fay')}`, { headers })).body.code).toBe(
      'chouette.not-seated',
    );
  });
});

describe('arrangements at the table', () => {
  it('let people sit out and come back', async () => {
    const table = await ChouetteTable.of(club, FOUR, { rules: { sitOutReturn: 'samePlace' } });
    const cy = await table.as('Cy');
    const out = await cy.post(`${table.path}/acts`, { type: 'sit-out' });
    expect(out.body.players[2]).toMatchObject({ name: 'Cy', role: 'out', sittingOut: true });
    expect((await cy.post(`${table.path}/acts`, { type: 'sit-out', playerId: table.id('Dee') })).status).toBe(403);
    await table.report(boxWins(), { Ann: 1, Dee: 1 });
    expect((await cy.post(`${table.path}/acts`, { type: 'return' })).status).toBe(200);
    expect(await table.seats()).toBe('Bob / Dee, Ann, Cy');
    expect((await table.act('return', { playerId: table.id('Cy') })).body.code).toBe('chouette.not-seated');
    expect((await table.act('sit-out')).body).toMatchObject({ status: 400, errors: [{ pointer: '/playerId' }] });
  });

  it('sell the box when both have said the same', async () => {
    const table = await ChouetteTable.of(club, FOUR, { rules: { buying: true }, stake: 50 });
    const [bob, dee, ann] = [await table.as('Bob'), await table.as('Dee'), await table.as('Ann')];
    const buy = { type: 'buy-box', playerId: table.id('Dee'), points: 3 };
    const offered = await dee.post(`${table.path}/acts`, buy);
    expect(offered.body.offer).toEqual({ buyer: table.id('Dee'), points: 3, by: table.id('Dee') });
    expect((await ann.post(`${table.path}/acts`, buy)).body.code).toBe('chouette.not-for-you');
    expect((await bob.post(`${table.path}/acts`, buy)).body).toMatchObject({ offer: null, box: table.id('Dee') });
    const { body } = await table.get('/ledger');
    expect(body.entries).toEqual([
      {
        number: 1,
        game: 1,
        from: table.id('Dee'),
        to: table.id('Bob'),
        points: 3,
        amount: 150,
        reason: 'boxSale',
        reverses: null,
      },
    ]);
    expect(body.transfers).toEqual([{ from: table.id('Dee'), to: table.id('Bob'), amount: 150 }]);
  });

  it('settle a pair, name a proxy, abandon a game', async () => {
    const table = await ChouetteTable.of(club, FOUR, { rules: { settlements: true } });
    const settle = { playerId: table.id('Cy'), points: 2, winner: 'member' };
    expect((await table.act('settle', settle)).body.code).toBe('chouette.wrong-moment');
    const { body: game } = await table.post('/games');
    await club.api.act(game.id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    const [cy, bob] = [await table.as('Cy'), await table.as('Bob')];
    await cy.post(`${table.path}/acts`, { type: 'settle', ...settle });
    const seen = (await club.api.get(`/v1/games/${game.id}`)).body;
    expect(seen.proposals).toEqual([{ playerId: table.id('Cy'), by: 'member', winner: 'member', points: 2 }]);
    expect((await bob.post(`${table.path}/acts`, { type: 'settle', ...settle })).status).toBe(200);
    const proxy = { playerId: table.id('Dee'), proxy: table.id('Ann') };
    expect((await table.act('name-proxy', proxy)).status).toBe(200);
    const away = (await club.api.get(`/v1/games/${game.id}`)).body;
    expect([away.cubes[1].status, away.away]).toEqual(['settled', [proxy]]);
    expect((await table.act('end-proxy', { playerId: table.id('Dee') })).status).toBe(200);
    expect((await cy.post(`${table.path}/acts`, { type: 'abandon' })).status).toBe(409);
    expect((await bob.post(`${table.path}/acts`, { type: 'abandon' })).body).toMatchObject({ status: 'waiting' });
    expect(await table.points(FOUR)).toEqual([-4, 1, 2, 1]);
    expect(await table.seats()).toBe('Ann / Cy, Dee, Bob');
  });

  it('ask a proxy who has answered for whom a further answer is', async () => {
    const table = await ChouetteTable.of(club, FOUR, { rules: { answerOrder: 'captainLast' } });
    const { body: game } = await table.post('/games');
    await club.api.act(game.id, { type: 'opening-roll', dice: { white: 1, black: 3 } });
    await club.api.act(game.id, { type: 'play', play: '8/5 6/5', by: table.id('Ann') });
    await table.act('name-proxy', { playerId: table.id('Ann'), proxy: table.id('Cy') });
    await table.act('name-proxy', { playerId: table.id('Dee'), proxy: null });
    const doubled = await (await table.as('Bob')).act(game.id, { type: 'double', to: 'all' });
    expect(doubled.body.code ?? doubled.status).toBe(200);
    const cy = await table.as('Cy');
    expect((await cy.get(`/v1/games/${game.id}`)).body.toActPlayers).toEqual([table.id('Cy')]);
    expect((await cy.act(game.id, { type: 'take' })).status).toBe(200);
    const again = await cy.act(game.id, { type: 'take' });
    expect(again.body).toMatchObject({ status: 422, params: { members: [table.id('Ann')] } });
    expect(again.body.detail).toContain('Only the pair of Ann waits for this');
    const { body } = await cy.act(game.id, { type: 'take', member: table.id('Ann') });
    expect(body.game.cubes.map(({ owner }: { owner: string }) => owner)).toEqual(['member', 'member', 'member']);
  });

  it('take the seat from a box that settles with the captain and then abandons the game (C64)', async () => {
    const table = await ChouetteTable.of(club, FOUR, { rules: { settlements: true, rotation: 'captainOfRecord' } });
    const { body: game } = await table.post('/games');
    await club.api.act(game.id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    expect((await table.act('settle', { playerId: table.id('Ann'), points: 0 })).status).toBe(200);
    expect((await table.act('abandon')).status).toBe(200);
    expect(await table.points(FOUR)).toEqual([-2, 0, 1, 1]);
    expect(await table.seats()).toBe('Cy / Ann, Dee, Bob');
  });

  it('are refused where the house does not have them', async () => {
    const table = await ChouetteTable.of(club, FOUR);
    for (const [type, fields] of [
      ['invite-partner', {}],
      ['buy-box', { playerId: table.id('Ann'), points: 1 }],
    ] as const) {
      expect((await table.act(type, fields)).body).toMatchObject({ status: 409, code: 'chouette.option-off' });
    }
    expect((await table.act('dance')).body).toMatchObject({ status: 400, errors: [{ pointer: '/type' }] });
  });
});

describe('a score sheet', () => {
  it('is refused with the reason when it cannot be', async () => {
    const table = await ChouetteTable.of(club, FOUR);
    const refused = await table.report(boxWins(), { Ann: 3, Cy: 1, Dee: 1 });
    expect(refused.body).toMatchObject({
      status: 422,
      code: 'chouette.outcome-impossible',
      params: { reason: 'value', player: table.id('Ann') },
    });
    expect((await table.get()).body.version).toBe(2);
  });

  it('that comes twice under one key is one game', async () => {
    const table = await ChouetteTable.of(club, FOUR);
    const headers = { 'idempotency-key': `sheet-${table.opened.body.id}` };
    const body = { result: table.sheet(teamWins('gammon'), { Ann: drops(1), Cy: 2, Dee: 2 }) };
    const [once, again] = [
      await table.post('/games', body, { headers }),
      await table.post('/games', body, { headers }),
    ];
    expect([once.status, again.status, again.body.id]).toEqual([201, 201, once.body.id]);
    expect(await table.points(FOUR)).toEqual([-7, -1, 4, 4]);
  });

  it('sent by many at once for the same game counts once', async () => {
    const table = await ChouetteTable.of(club, FOUR);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => table.report(boxWins(), EVERYBODY, [], { number: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(await table.points(FOUR)).toEqual([3, -1, -1, -1]);
  });
});

describe('people who do something at the same moment', () => {
  it('all have done it: two join, one leaves, one sits out', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee Eve');
    await table.newcomer('Fay');
    await table.newcomer('Gus');
    const answers = await Promise.all([
      table.join('Fay'),
      table.leave('Dee'),
      table.join('Gus'),
      table.act('sit-out', { playerId: table.id('Cy') }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await table.get();
    expect(new Set(body.line.map((id: string) => table.name(id)))).toEqual(new Set(['Ann', 'Eve', 'Fay', 'Gus']));
  });
});
