/** The host's last word: seats set by hand, points moved between two people. */
import { ChouetteTable } from '../../support/clubs/chouette-table.js';
import { boxWins, drops, teamWins } from '../../support/domain/chouettes.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const FOUR = 'Bob Ann Cy Dee';
const EVERYBODY = { Ann: 1, Cy: 1, Dee: 1 };

const seat = (table: ChouetteTable, box: string, line?: string): object => ({
  type: 'seat',
  box: table.id(box),
  ...(line === undefined ? {} : { line: line.split(' ').map((name) => table.id(name)) }),
  reason: 'Ann had won the box.',
});

const adjust = (table: ChouetteTable, from: string, to: string, points: number): object => ({
  type: 'adjust',
  from: table.id(from),
  to: table.id(to),
  points,
  reason: 'A side bet.',
});

describe('the host of a chouette', () => {
  it('sets the seats by hand and moves points, and both outlive a correction', async () => {
    const table = await ChouetteTable.of(club, FOUR, { stake: 50 });
    const first = await table.report(boxWins(), EVERYBODY);
    expect((await table.post('/acts', adjust(table, 'Bob', 'Cy', 2))).status).toBe(200);
    const seated = await table.post('/acts', seat(table, 'Dee', 'Bob Ann Cy'));
    expect(seated).toMatchObject({ status: 200, body: { box: table.id('Dee'), captain: table.id('Bob') } });
    await table.report(boxWins(), { Bob: 1, Ann: 1, Cy: 1 });

    const right = { result: table.sheet(teamWins(), { Ann: 2, Cy: drops(1), Dee: 1 }), reason: 'Misread.' };
    const headers = { 'if-match': '*' };
    const corrected = await table.post(`/games/${first.body.id}/correction`, right, { headers });

    expect(corrected.status).toBe(200);
    expect(await table.seats()).toBe('Dee / Ann, Cy, Bob');
    expect(await table.points(FOUR)).toEqual([-5, 1, 0, 4]);
    const { entries } = (await table.get('/ledger')).body;
    expect(entries.filter(({ reason }: { reason: string }) => reason === 'adjustment')).toEqual([
      {
        number: 4,
        game: 1,
        from: table.id('Bob'),
        to: table.id('Cy'),
        points: 2,
        amount: 100,
        reason: 'adjustment',
        reverses: null,
      },
    ]);
    const { items } = (await table.get('/events?limit=100')).body;
    const told = items.filter(({ type }: { type: string }) => type === 'SeatsSet' || type === 'PointsAdjusted');
    expect(told.map(({ data }: { data: { reason: string } }) => data.reason)).toEqual([
      'A side bet.',
      'Ann had won the box.',
    ]);
  });

  it('lets a player change places with the box for nothing', async () => {
    const table = await ChouetteTable.of(club, FOUR);
    expect((await table.post('/acts', seat(table, 'Cy'))).status).toBe(200);
    expect(await table.seats()).toBe('Cy / Ann, Bob, Dee');
    expect((await table.get('/ledger')).body.entries).toEqual([]);
  });

  it('is who opened it, a scorer or a director; others are refused', async () => {
    const names = await ChouetteTable.of(club, FOUR);
    const [ann, bob] = [await names.as('Ann'), await names.as('Bob')];
    const players = FOUR.split(' ').map((name) => names.id(name));
    const opened = await ann.post('/v1/chouettes', { players, order: 'given' });
    expect(opened).toMatchObject({ status: 201, body: { host: names.id('Ann') } });
    const acts = `/v1/chouettes/${opened.body.id}/acts`;
    const refused = await bob.post(acts, adjust(names, 'Ann', 'Bob', 1));
    expect(refused).toMatchObject({ status: 403, body: { code: 'request.forbidden' } });
    expect(refused.body.detail).toContain('Only the host, a scorer or a director may move points.');
    expect((await bob.post(acts, seat(names, 'Ann'))).status).toBe(403);
    expect((await ann.post(acts, adjust(names, 'Ann', 'Bob', 1))).status).toBe(200);
    expect((await ann.post(acts, seat(names, 'Ann'))).body).toMatchObject({ box: names.id('Ann') });
    const director = club.as(await club.token('scorer'));
    expect((await director.post(acts, adjust(names, 'Bob', 'Ann', 1))).status).toBe(200);
    expect(names.opened.body.host).toBeNull();
    expect((await bob.post(`${names.path}/acts`, seat(names, 'Ann'))).status).toBe(403);
  });

  it('learns by name why the seats or the points cannot be', async () => {
    const table = await ChouetteTable.of(club, FOUR);
    await table.newcomer('Eve');
    const refused = [
      await table.post('/acts', seat(table, 'Bob', 'Ann Cy')),
      await table.post('/acts', seat(table, 'Bob', 'Ann Ann Cy Dee')),
      await table.post('/acts', adjust(table, 'Ann', 'Ann', 1)),
      await table.post('/acts', { ...adjust(table, 'Ann', 'Bob', 1), reason: '' }),
      await table.post('/acts', { ...adjust(table, 'Ann', 'Bob', 0) }),
      await table.post('/acts', { type: 'seat', box: table.id('Bob'), line: [], reason: 'No line.' }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'chouette.seats-impossible'],
      [422, 'chouette.seats-impossible'],
      [422, 'chouette.adjustment-impossible'],
      [400, 'request.invalid'],
      [400, 'request.invalid'],
      [400, 'request.invalid'],
    ]);
    expect(refused[0]!.body.detail).toMatch(/^Dee.* is at the table and needs a place in `line`\.$/);
    expect(refused[2]!.body.detail).toMatch(/^Ann.* cannot pay and receive the same points\.$/);
    expect((await table.post('/acts', seat(table, 'Eve'))).body.params).toMatchObject({ reason: 'not-present' });
    await table.post('/games');
    expect((await table.post('/acts', seat(table, 'Ann'))).body.code).toBe('game.open');
    expect((await table.get()).body.version).toBe(3);
  });
});
