/** Every cube that the team has offered answered by the box at once. */
import { SeatedPeople, teamToDouble } from '../../support/clubs/seated-people.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const PEOPLE = ['Bob', 'Ann', 'Cy', 'Dee'];

async function allDoubled(): Promise<[SeatedPeople, string]> {
  const table = await SeatedPeople.open(club, PEOPLE);
  const game = await table.start();
  await teamToDouble(table, game, 'Bob');
  await table.acts(game, ['Ann', { type: 'double' }], ['Cy', { type: 'double' }], ['Dee', { type: 'double' }]);
  return [table, game];
}

describe('the box', () => {
  it('takes all cubes by one action', async () => {
    const [table, game] = await allDoubled();
    await table.acts(game, ['Bob', { type: 'take', member: 'all' }]);
    const { body } = await club.api.get(`/v1/games/${game}`);
    expect(body.cubes.map(({ value, owner }: { value: number; owner: string }) => [value, owner])).toEqual([
      [2, 'box'],
      [2, 'box'],
      [2, 'box'],
    ]);
    expect(body.toActPlayers).toEqual([table.idOf('Ann')]);
  });

  it('drops all cubes by one action, and the game is over', async () => {
    const [table, game] = await allDoubled();
    await table.acts(game, ['Bob', { type: 'drop', member: 'all' }]);
    expect(await table.points()).toEqual({ Bob: -3, Ann: 1, Cy: 1, Dee: 1 });
    expect(await table.order()).toEqual(['Ann', 'Cy', 'Dee', 'Bob']);
  });

  it('alone answers all, and only what is offered', async () => {
    const [table, game] = await allDoubled();
    expect((await table.act('Ann', game, { type: 'take', member: 'all' })).body.code).toBe('game.not-your-turn');
    expect(await table.act('Bob', game, { type: 'beaver', member: 'all' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/member', message: 'must be the id of one member' }] },
    });
    expect((await table.act('Bob', game, { type: 'take', member: 'everybody' })).status).toBe(400);
    await table.acts(game, ['Bob', { type: 'take', member: 'all' }]);
    expect((await table.act('Bob', game, { type: 'take', member: 'all' })).body.code).toBe('game.wrong-phase');
  });
});
