/** Ids that no person has, in everything that is sent to a chouette: refused as unknown, with their place in the body. */
import { ChouetteTable } from '../../support/clubs/chouette-table.js';
import { boxWins } from '../../support/domain/chouettes.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const UNKNOWN = '0190b8a4-0000-7000-8000-00000000abcd';
const FOUR = 'Bob Ann Cy Dee';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const unknownAt = (pointer: string) => ({
  status: 422,
  code: 'player.not-found',
  detail: `There is no player with the id ${UNKNOWN}.`,
  errors: [{ pointer, rule: 'reference' }],
});

describe('an act at the table', () => {
  it.each([
    ['/playerId', { type: 'sit-out', playerId: UNKNOWN }],
    ['/playerId', { type: 'return', playerId: UNKNOWN }],
    ['/playerId', { type: 'invite-partner', playerId: UNKNOWN }],
    ['/playerId', { type: 'buy-box', playerId: UNKNOWN, points: 3 }],
    ['/box', { type: 'seat', box: UNKNOWN, reason: 'The house lets a host rotate by age.' }],
    ['/from', { type: 'adjust', from: UNKNOWN, to: UNKNOWN, points: 2, reason: UNKNOWN }],
  ])('names them at %s', async (pointer, act) => {
    const table = await ChouetteTable.of(club, FOUR, {
      rules: { partner: 'optional', partnerFrom: 4, buying: true, settlements: true },
    });
    expect((await table.post('/acts', act)).body).toMatchObject(unknownAt(pointer));
    expect((await table.get()).body.version).toBe(table.opened.body.version);
  });

  it('names them in a line of seats, and in the open game', async () => {
    const table = await ChouetteTable.of(club, FOUR, { rules: { settlements: true } });
    const line = [table.id('Ann'), UNKNOWN, table.id('Dee')];
    const seat = { box: table.id('Bob'), line, reason: 'As they sit.' };
    expect((await table.act('seat', seat)).body).toMatchObject(unknownAt('/line/1'));
    await table.post('/games');
    const proxy = await table.act('name-proxy', { playerId: table.id('Cy'), proxy: UNKNOWN });
    expect(proxy.body).toMatchObject(unknownAt('/proxy'));
    const settled = await table.act('settle', { playerId: UNKNOWN, points: 0 });
    expect(settled.body).toMatchObject(unknownAt('/playerId'));
  });

  it('says of a person of the club who has no seat that this is what is missing', async () => {
    const table = await ChouetteTable.of(club, FOUR);
    await table.newcomer('Eve');
    const { status, body } = await table.act('sit-out', { playerId: table.id('Eve') });
    expect([status, body.code]).toEqual([409, 'chouette.not-seated']);
    expect(body.detail).toContain('Eve');
  });
});

it('an action in a game names them, alone and among others, and does nothing', async () => {
  const table = await ChouetteTable.of(club, FOUR);
  const game = (await table.post('/games')).body.id;
  await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
  await club.api.act(game, { type: 'play', by: table.id('Bob'), play: '8/5 6/5' });
  const { version } = (await club.api.get(`/v1/games/${game}`)).body;
  const act = async (body: object) =>
    (await club.api.post(`/v1/games/${game}/actions`, body, { headers: { 'if-match': '*' } })).body;
  expect(await act({ type: 'double', by: UNKNOWN })).toMatchObject(unknownAt('/by'));
  expect(await act({ type: 'no-double', member: UNKNOWN })).toMatchObject(unknownAt('/member'));
  const double = { type: 'double', by: table.id('Ann') };
  const batch = await act({ actions: [double, { type: 'take', member: UNKNOWN }] });
  expect(batch).toMatchObject(unknownAt('/actions/1/member'));
  expect((await club.api.get(`/v1/games/${game}`)).body.version).toBe(version);
});

it('a play that reads like an id names no person, and is unreadable', async () => {
  const table = await ChouetteTable.of(club, FOUR);
  const game = (await table.post('/games')).body.id;
  await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
  const eve = await table.newcomer('Eve');
  for (const play of [UNKNOWN, eve]) {
    const { status, body } = await club.api.act(game, { type: 'play', by: table.id('Bob'), play });
    expect([status, body.code]).toEqual([400, 'play.unreadable']);
    expect(body.detail).not.toContain('Eve');
  }
});

it('a double of the box names them', async () => {
  const table = await ChouetteTable.of(club, FOUR);
  const game = (await table.post('/games')).body.id;
  await club.api.act(game, { type: 'opening-roll', dice: { white: 1, black: 3 } });
  await club.api.act(game, { type: 'play', by: table.id('Ann'), play: '8/5 6/5' });
  const double = { type: 'double', by: table.id('Bob'), to: [table.id('Ann'), UNKNOWN] };
  const { body } = await club.api.post(`/v1/games/${game}/actions`, double, { headers: { 'if-match': '*' } });
  expect(body).toMatchObject(unknownAt('/to/1'));
});

it('a score sheet names them, tried and sent, and in a correction', async () => {
  const table = await ChouetteTable.of(club, FOUR);
  const { board, cubes } = table.sheet(boxWins(), { Ann: 1, Cy: 1, Dee: 1 }) as { board: object; cubes: object[] };
  const wrong = { board, cubes: [...cubes.slice(0, 2), { ...cubes[2], playerId: UNKNOWN }] };
  expect((await table.post('/score-sheet', wrong)).body).toMatchObject(unknownAt('/cubes/2/playerId'));
  expect((await table.post('/games', { result: wrong })).body).toMatchObject(unknownAt('/result/cubes/2/playerId'));
  const sent = await table.report(boxWins(), { Ann: 1, Cy: 1, Dee: 1 });
  const newcomers = { result: { board, cubes, newcomers: [UNKNOWN] }, again: true };
  expect((await table.post('/games', newcomers)).body).toMatchObject(unknownAt('/result/newcomers/0'));
  const correction = await table.post(
    `/games/${sent.body.id}/correction`,
    { result: wrong, reason: 'Misread.' },
    { headers: { 'if-match': '*' } },
  );
  expect(correction.body).toMatchObject(unknownAt('/result/cubes/2/playerId'));
});

it('throws for the first order name them', async () => {
  const table = await ChouetteTable.of(club, FOUR, { order: 'dice', dice: 'recorded' });
  const throws = [table.id('Bob'), table.id('Ann'), table.id('Cy'), UNKNOWN].map((playerId, nth) => ({
    playerId,
    dice: [nth + 1],
  }));
  expect((await table.post('/order-throws', { throws })).body).toMatchObject(unknownAt('/throws/3/playerId'));
});
