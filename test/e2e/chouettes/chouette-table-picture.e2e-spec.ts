/** Who sits where in a chouette, as a picture. */
import { SeatedPeople, teamToDouble } from '../../support/clubs/seated-people.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const LONG = 'Maximiliane von Hohenberg-Wu';

/** The words of the picture from top to bottom, without what tests add to names. */
async function words({ id }: SeatedPeople): Promise<readonly string[]> {
  const { status, headers, text } = await club.api.get(`/v1/chouettes/${id}/table.svg`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  return [...text.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, word = '']) => word);
}

describe('the picture of a table', () => {
  it('shows box, captain and the line in order, with what each has won', async () => {
    const table = await SeatedPeople.open(club, ['Bob', 'Ann', 'Cy', 'Dee']);
    const cubes = ['Ann', 'Cy', 'Dee'].map((name) => ({ playerId: table.idOf(name), outcome: 'played', value: 1 }));
    await club.api.post(`/v1/chouettes/${table.id}/games`, {
      result: { board: { winner: 'box', kind: 'single' }, cubes },
    });
    await table.as('Dee').post(`/v1/chouettes/${table.id}/acts`, { type: 'sit-out' });
    const told = await words(table);
    expect(told[0]).toBe('Before game 2');
    expect(told.filter((_, index) => index % 3 === 1)).toEqual(['Box', 'Captain', '2.', 'Sits out']);
    expect(told.filter((_, index) => index % 3 === 0).slice(1)).toEqual(['+3', '-1', '-1', '-1']);
    expect(told[2]).toMatch(/^Bob/);
    expect(told[5]).toMatch(/^Cy/);
  });

  it('shows the cubes of the open game, and a long name keeps clear of the points', async () => {
    const table = await SeatedPeople.open(club, ['Bob', LONG, 'Cy', 'Dee']);
    const game = await table.start();
    await teamToDouble(table, game, 'Bob');
    await table.acts(
      game,
      ['Cy', { type: 'double' }],
      [LONG, { type: 'close-doubling' }],
      ['Bob', { type: 'take', member: 'all' }],
    );
    const told = await words(table);
    expect(told[0]).toBe('Game 1');
    expect(told).toContain('cube 2 of the box');
    expect(told.filter((word) => word === 'cube 1 in the middle')).toHaveLength(2);
    const { text } = await club.api.get(`/v1/chouettes/${table.id}/table.svg`);
    expect(text).toMatch(/viewBox="0 0 360 /);
    const [, length] = /textLength="(\d+)"[^>]*>Maximiliane/.exec(text) ?? [];
    expect(84 + Number(length)).toBeLessThan(360 - 12 - 36);
  });

  it('is there before the order is found, and when the evening is over', async () => {
    const table = await SeatedPeople.open(club, ['Bob', 'Ann', 'Cy'], {}, { order: 'dice' });
    expect((await words(table)).slice(0, 2)).toEqual(['The order is thrown', 'Throws']);
    const closed = await SeatedPeople.open(club, ['Bob', 'Ann', 'Cy']);
    await club.api.post(`/v1/chouettes/${closed.id}/close`);
    expect((await words(closed))[0]).toBe('After 0 games');
    expect((await club.api.get('/v1/chouettes/0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c/table.svg')).status).toBe(404);
  });
});
