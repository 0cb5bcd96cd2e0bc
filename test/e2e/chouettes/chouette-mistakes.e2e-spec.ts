/** What a host reads who does something too late, twice or in the place of another, and what can still be taken back. */
import { SeatedPeople, teamToDouble } from '../../support/clubs/seated-people.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const sit = () => SeatedPeople.open(club, ['Box', 'Cap', 'Mia']);
const ofTable = (table: SeatedPeople, path: string) => `/v1/chouettes/${table.id}${path}`;
const atTable = (table: SeatedPeople, act: object) => club.api.post(ofTable(table, '/acts'), act);
const takeBack = (game: string) =>
  club.api.post(`/v1/games/${game}/actions`, { type: 'take-back' }, { headers: { 'if-match': '*' } });

/** A table at which the box has dropped the doubles of both members, which ended the game. */
async function ended() {
  const table = await sit();
  const game = await table.start();
  await teamToDouble(table, game, 'Box');
  await table.acts(
    game,
    ['Cap', { type: 'double' }],
    ['Mia', { type: 'double' }],
    ['Box', { type: 'drop', member: 'all' }],
  );
  return { table, game };
}

it('takes back the end of a game after which points were moved, which stay moved', async () => {
  const { table, game } = await ended();
  const moved = { type: 'adjust', from: table.idOf('Box'), to: table.idOf('Mia'), points: 5, reason: 'drinks' };
  await atTable(table, moved);
  expect(await table.points()).toEqual({ Box: -7, Cap: 1, Mia: 6 });
  const { status, body } = await takeBack(game);
  expect([status, body.game]).toMatchObject([200, { status: 'open', phase: 'answer-double' }]);
  expect(await table.points()).toEqual({ Box: -5, Cap: 0, Mia: 5 });
  const balances = (await club.api.get(ofTable(table, ''))).body.players as { playerId: string; points: number }[];
  expect(balances.map(({ points }) => points).toSorted()).toEqual([-5, 0, 5]);
  await table.act('Box', game, { type: 'drop', member: 'all' });
  expect(await table.points()).toEqual({ Box: -7, Cap: 1, Mia: 6 });
});

it('says what makes it too late for that', async () => {
  const { table, game } = await ended();
  await club.api.post(ofTable(table, '/players'), { playerId: await club.player('Late') });
  const { status, body } = await takeBack(game);
  expect([status, body.code, body.params.reason]).toEqual([409, 'game.correction-not-allowed', 'table-changed']);
  expect(body.detail).toContain(
    'Something else has been recorded at this table since the game. Correct the result of the game instead.',
  );
});

it('says of a person who has asked to go that they go', async () => {
  const table = await sit();
  await table.start();
  const leave = () =>
    club.api.delete(ofTable(table, `/players/${table.idOf('Mia')}`), { headers: { 'if-match': '*' } });
  expect((await leave()).status).toBe(200);
  expect((await leave()).body).toMatchObject({
    code: 'chouette.not-seated',
    detail: 'Mia leaves the table when this game ends (C61).',
    params: { reason: 'leaves' },
  });
});

it('says who may give up the game', async () => {
  const table = await sit();
  await table.start();
  const { body } = await table.as('Mia').post(ofTable(table, '/acts'), { type: 'abandon' });
  expect(body).toMatchObject({ code: 'chouette.not-for-you', params: { act: 'abandon' } });
  expect(body.detail).toContain('Only Box or the host may decide this.');
});
