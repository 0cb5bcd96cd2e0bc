/** The ways out of a first order that is being thrown: closing, seats by hand, a player who goes. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { ChouetteTable } from '../../support/clubs/chouette-table.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
  await club.close();
});

const ordering = (players: string): Promise<ChouetteTable> => ChouetteTable.of(club, players, { order: 'dice' });

const throwing = (table: ChouetteTable, dice: Readonly<Record<string, number>>) =>
  table.post('/order-throws', {
    throws: Object.entries(dice).map(([name, die]) => ({ playerId: table.id(name), dice: [die] })),
  });

const seat = (table: ChouetteTable, box: string, line?: string): object => ({
  type: 'seat',
  box: table.id(box),
  ...(line === undefined ? {} : { line: line.split(' ').map((name) => table.id(name)) }),
  reason: 'The dice are lost.',
});

async function eventTypes(table: ChouetteTable): Promise<readonly string[]> {
  const { items } = (await table.get('/events')).body as { items: { type: string }[] };
  return items.map(({ type }) => type);
}

describe('while the first order is thrown', () => {
  it('a chouette that was opened by mistake is closed', async () => {
    const table = await ordering('Ann Bob Cy');
    await throwing(table, { Ann: 4, Bob: 4, Cy: 1 });
    const ann = await table.as('Ann');
    const [task] = (await ann.get('/v1/me/tasks')).body.chouettes;
    expect(task.acts).toEqual(['throw-for-order', 'leave', 'close']);
    const closed = await ann.post(`${table.path}/close`);
    expect(closed).toMatchObject({ status: 200, body: { status: 'closed', box: null, line: [], toThrow: [] } });
    expect(closed.body.finishedAt).toEqual(expect.any(String));
    expect((await table.get()).body).toEqual(closed.body);
    expect((await ann.get('/v1/me/tasks')).body.chouettes).toEqual([]);
    const over = await club.api.get(`/v1/chouettes?status=closed&playerId=${table.id('Ann')}`);
    expect(over.body.items).toMatchObject([{ id: closed.body.id, status: 'closed' }]);
    expect(await eventTypes(table)).toEqual(['ChouetteOpened', 'OrderThrown', 'ChouetteClosed']);
    const late = [await table.post('/close'), await table.join('Ann'), await table.post('/acts', seat(table, 'Ann'))];
    expect(late.map(({ status, body }) => [status, body.code])).toEqual(late.map(() => [409, 'chouette.closed']));
    for (const { body } of late)
      expect(body.detail).toMatch(/: it ended before its first order was found\. Open another one\.$/);
    const nothing = `${table.path}/games/0199d0c5-3a4e-7cc1-9c0d-000000000000/correction?dryRun=true`;
    const corrected = await club.api.post(nothing, { result: null, reason: 'x' });
    expect(corrected).toMatchObject({ status: 409, body: { code: 'chouette.closed' } });
    expect((await table.get('/sheet')).body).toMatchObject({ games: [] });
    const evenings = await club.api.get(`/v1/players/${table.id('Ann')}/chouettes`);
    expect(evenings.body).toMatchObject({ items: [], totals: [] });
    expect((await table.get('/table.svg')).text).toContain('Closed before the order was found');
  });

  it('the host seats the players by hand, all of them', async () => {
    const table = await ordering('Ann Bob Cy');
    const refused = await table.post('/acts', seat(table, 'Cy'));
    expect(refused).toMatchObject({ status: 422, body: { code: 'chouette.seats-impossible' } });
    expect(refused.body.detail).toMatch(/^Ann.* needs a place in `line`\.$/);
    const seated = await table.post('/acts', seat(table, 'Cy', 'Ann Bob'));
    expect(seated).toMatchObject({ status: 200, body: { status: 'waiting', toThrow: [] } });
    expect(await table.seats()).toBe('Cy / Ann, Bob');
    expect(await eventTypes(table)).toEqual(['ChouetteOpened', 'SeatsSet']);
    expect((await table.post('/games')).status).toBe(201);
  });

  it('a player goes, and the others throw on', async () => {
    const table = await ordering('Ann Bob Cy Dee');
    await throwing(table, { Ann: 2, Bob: 5, Cy: 5, Dee: 2 });
    const cy = await table.as('Cy');
    const left = await cy.delete(`${table.path}/players/${table.id('Cy')}`, { headers: { 'if-match': '*' } });
    expect(left.body).toMatchObject({ status: 'ordering', toThrow: [table.id('Ann'), table.id('Dee')] });
    expect(left.body.players.map(({ playerId }: { playerId: string }) => table.name(playerId))).toEqual([
      'Ann',
      'Bob',
      'Dee',
    ]);
    expect((await cy.get('/v1/me/tasks')).body.chouettes).toEqual([]);
    expect((await table.leave('Cy')).body.code).toBe('chouette.not-seated');
    await throwing(table, { Ann: 1, Dee: 6 });
    expect(await table.seats()).toBe('Bob / Dee, Ann');
    await table.join('Cy');
    expect(await table.seats()).toBe('Bob / Dee, Ann, Cy');
  });

  it('a newcomer waits until the order is found', async () => {
    const table = await ordering('Ann Bob Cy');
    await table.newcomer('Eve');
    const early = await table.join('Eve');
    expect(early).toMatchObject({ status: 409, body: { code: 'chouette.wrong-moment' } });
  });
});
