/** Every evening of worked-examples.md section 5 through the API, with its ledger. */
import { ChouetteTable } from '../../support/clubs/chouette-table.js';
import { boxWins, teamWins } from '../../support/domain/chouettes.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { WORKED_EVENINGS } from '../../support/yardsticks/worked-chouettes.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

describe('the worked examples', () => {
  it('CH1: the order is thrown, those tied again among themselves', async () => {
    const table = await ChouetteTable.of(club, 'Ann Bob Cy Dee', { order: 'dice' });
    expect(table.opened.body).toMatchObject({ status: 'ordering', box: null, captain: null, line: [] });
    expect(table.opened.body.toThrow).toHaveLength(4);
    const round = (dice: Readonly<Record<string, number>>) =>
      table.post('/order-throws', {
        throws: Object.entries(dice).map(([name, die]) => ({ playerId: table.id(name), dice: [die] })),
      });
    const tied = await round({ Ann: 5, Bob: 5, Cy: 3, Dee: 3 });
    expect(tied.body.toThrow).toEqual(['Ann', 'Bob', 'Cy', 'Dee'].map((name) => table.id(name)));
    const { body } = await round({ Ann: 2, Bob: 6, Cy: 4, Dee: 1 });
    expect(body).toMatchObject({ status: 'waiting', box: table.id('Bob'), captain: table.id('Ann'), toThrow: [] });
    expect(await table.seats()).toBe('Bob / Ann, Cy, Dee');
  });

  it.each(WORKED_EVENINGS)('$name', async ({ players, rules = {}, partner, games }) => {
    const table = await ChouetteTable.of(club, players, { rules: { ...rules }, stake: 100 });
    expect(table.opened.status).toBe(201);
    if (partner) expect((await table.act('invite-partner')).status).toBe(200);
    for (const [index, { board, told, extras = [], points, table: seats }] of games.entries()) {
      const { status, body } = await table.report(board, told, extras);
      expect([status, body.kind, body.number, body.by]).toEqual([201, 'chouette', index + 1, 'reported']);
      expect(await table.points(players)).toEqual(points);
      if (seats !== undefined) expect(await table.seats()).toBe(seats);
    }
    const { body: ledger } = await table.get('/ledger');
    const amounts = (ledger.balances as { amount: number }[]).map(({ amount }) => amount);
    expect(amounts).toEqual(games.at(-1)!.points.map((points) => points * 100 + 0));
    for (const { from, to, amount } of ledger.transfers as { from: string; to: string; amount: number }[]) {
      const place = (id: string): number => players.split(' ').findIndex((name) => table.id(name) === id);
      amounts[place(from)]! += amount;
      amounts[place(to)]! -= amount;
    }
    expect(amounts.every((amount) => amount === 0)).toBe(true);
  });

  it('CH16: two who are left stay in the same chouette', async () => {
    const table = await ChouetteTable.of(club, 'B C M2 M3');
    await table.report(boxWins(), { C: 1, M2: 1, M3: 1 });
    await table.leave('B');
    expect(await table.seats()).toBe('M2 / M3, C');
    expect((await table.leave('M3')).body).toMatchObject({ headsUp: true, status: 'waiting' });
    await table.report(teamWins(), { C: 4 });
    expect([await table.seats(), await table.points('B C M2 M3')]).toEqual(['M2 / C', [3, 3, -5, -1]]);
  });
});
