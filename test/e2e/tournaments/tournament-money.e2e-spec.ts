/** Side pools, who counts for the pool, and who has still to pay, through the API (T60, T65). */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const FORMAT = { kind: 'knockout', lengths: [3] };
const STRANGER = '0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const ANY = { headers: { 'if-match': '*' } };

/** Seven people, of whom the first two have paid and the last withdraws before the draw. */
async function night(prizes: object): Promise<TournamentDriver> {
  const driver = await TournamentDriver.open(club, FORMAT, 5, { prizes });
  for (const paid of [true, true]) {
    const playerId = await club.player();
    await club.api.post(`${driver.path}/entries`, { playerId, paid });
  }
  await club.api.post(`${driver.path}/entries/${driver.entries[4]}/withdraw`, { reason: 'Snow' });
  return driver;
}

const total = (items: readonly { readonly amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

describe('the fees of a tournament', () => {
  it('are those of who plays, who paid or who was entered, and are paid out with the side pool', async () => {
    const driver = await night({ entryFee: 1_000 });
    const [first, second, , , gone] = driver.entries;
    const sidePools = [{ name: 'Jackpot', fee: 300, entries: [first, second, gone] }];
    const pools: unknown[] = [];
    for (const counts of ['entered', 'paid', 'plays', undefined]) {
      const prizes = { entryFee: 1_000, sidePools, ...(counts === undefined ? {} : { counts }) };
      const changed = await club.api.patch(driver.path, { prizes }, ANY);
      expect(changed.body.prizes.counts).toBe(counts ?? 'plays');
      const { pool, sidePools: sides, fees } = (await club.api.get(`${driver.path}/payouts`)).body;
      pools.push([pool, sides[0].pool, fees]);
    }
    expect(pools).toEqual([
      [7_000, 900, { expected: 7, paid: 2 }],
      // Those who play and have not paid yet are expected to.
      [2_000, 0, { expected: 6, paid: 2 }],
      [6_000, 600, { expected: 6, paid: 2 }],
      [6_000, 600, { expected: 6, paid: 2 }],
    ]);

    await driver.draw();
    await driver.playOut();
    const { pool, items, sidePools: sides } = (await club.api.get(`${driver.path}/payouts`)).body;
    expect([pool, total(items), sides[0].pool, total(sides[0].items)]).toEqual([6_000, 6_000, 600, 600]);
    for (const { entryId } of sides[0].items) expect([first, second]).toContain(entryId);
  });

  it('are refused for a side pool that names an entry twice, or one that is not there', async () => {
    const driver = await night({});
    const [first] = driver.entries;
    const prizes = { sidePools: [{ name: 'Jackpot', fee: 300, entries: [first, STRANGER, first] }] };

    const { status, body } = await club.api.patch(driver.path, { prizes }, ANY);

    expect([status, body.code]).toEqual([400, 'config.invalid']);
    expect(body.errors).toMatchObject([
      { pointer: '/prizes/sidePools/0/entries/1', message: 'is not the id of an entry of this tournament (T65)' },
      { pointer: '/prizes/sidePools/0/entries/2', message: 'is in this side pool already (T65)' },
    ]);
    const opened = await club.api.post('/v1/tournaments', { name: 'Night', format: FORMAT, prizes });
    expect(opened.body.code).toBe('config.invalid');
    expect((await driver.view()).prizes.sidePools).toEqual([]);
  });

  it('keep an entry from being removed as long as a side pool names it', async () => {
    const driver = await night({});
    const entry = `${driver.path}/entries/${driver.entries[0]}`;
    const sidePools = [{ name: 'Jackpot', fee: 300, entries: [driver.entries[0]!.toUpperCase()] }];
    await club.api.patch(driver.path, { prizes: { sidePools } }, ANY);

    const refused = await club.api.delete(entry, ANY);
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      409,
      'entry.in-side-pool',
      { pools: ['Jackpot'] },
    ]);
    expect(refused.body.detail).toContain('Jackpot');
    await club.api.patch(driver.path, { prizes: {} }, ANY);
    expect((await club.api.delete(entry, ANY)).status).toBe(204);
  });

  it('go with all other prizes where there are none any more', async () => {
    const driver = await night({ entryFee: 1_000 });
    const sidePools = [{ name: 'Jackpot', fee: 300, entries: [driver.entries[0]] }];
    await club.api.patch(driver.path, { prizes: { sidePools } }, ANY);
    const without = await club.api.patch(driver.path, { prizes: null }, ANY);
    expect([without.status, without.body.prizes]).toEqual([200, null]);
    expect((await club.api.get(`${driver.path}/payouts`)).body.pool).toBe(0);
    expect((await club.api.delete(`${driver.path}/entries/${driver.entries[0]}`, ANY)).status).toBe(204);
  });

  it('are still owed by a list of entrants, of which others see only what is their own', async () => {
    const driver = await night({ entryFee: 1_000 });
    const [playerId] = driver.players;
    const unpaid = async (api = club.api) => (await api.get(`${driver.path}/entries?paid=false&limit=2`)).body;

    const seen = await unpaid();
    expect(seen.items.map(({ id }: { id: string }) => id)).toEqual(driver.entries.slice(0, 2));
    // Four who play; the fifth withdrew and owes nothing.
    expect([seen.owed, typeof seen.nextCursor]).toEqual([4_000, 'string']);
    const paid = (await club.api.get(`${driver.path}/entries?paid=true`)).body;
    expect([paid.items.length, paid.owed]).toEqual([2, 4_000]);

    const own = await unpaid(club.as(await club.token('player', { playerId })));
    expect([own.items.map(({ id }: { id: string }) => id), own.owed]).toEqual([[driver.entries[0]], 1_000]);
    const viewer = await unpaid(club.as(await club.token('viewer')));
    expect([viewer.items, viewer.owed]).toEqual([[], 0]);
  });
});

it('prizes name the flights that there can be', async () => {
  const prizes = { entryFee: 1000, flights: { main: 60, Consolation: 40 }, weights: { Main: [1] } };
  const { status, body } = await club.api.post('/v1/tournaments', {
    name: 'Mistyped',
    format: { kind: 'knockout', lengths: [3], consolation: { kind: 'plain', lengths: [3] } },
    prizes,
  });
  const message = expect.stringContaining('must be main, consolation or last-chance');
  expect([status, body.errors]).toEqual([
    400,
    ['/prizes/flights/Consolation', '/prizes/weights/Main'].map((pointer) =>
      expect.objectContaining({ pointer, message }),
    ),
  ]);
});

it('a currency is asked for in the same words wherever one is named', async () => {
  const [white, black] = [await club.player(), await club.player()];
  const money = { white, black, format: { kind: 'money', currency: 'eur' } };
  for (const [path, body, pointer] of [
    ['/v1/tournaments', { name: 'Cup', format: FORMAT, prizes: { currency: 'eur' } }, '/prizes/currency'],
    ['/v1/chouettes', { players: [white, black, await club.player()], currency: 'eur' }, '/currency'],
    ['/v1/matches', money, '/format/currency'],
    ['/v1/matches/import?currency=eur', {}, '?currency'],
  ] as const) {
    const { body: problem } = await club.api.post(path, body);
    const found = problem.errors.find((error: { pointer: string }) => error.pointer === pointer);
    expect([path, found?.message]).toEqual([path, expect.stringMatching(/currency must be three capital letters/)]);
  }
});

it.each([1e-7, 1.5e-7, 5e-324, 12.34567, -1, 100.0001, '10'])(
  'a share of the club that is no percentage with at most four decimals is refused: %s',
  async (houseShare) => {
    const { status, body } = await club.api.post('/v1/tournaments', {
      name: 'A',
      format: FORMAT,
      prizes: { houseShare },
    });
    expect([status, body.code, body.errors?.[0]?.pointer]).toEqual([400, 'request.invalid', '/prizes/houseShare']);
  },
);

it.each([0, 0.0001, 12.3456, 99.9999, 100])('a share of the club of %s percent is taken', async (houseShare) => {
  const { status, body } = await club.api.post('/v1/tournaments', {
    name: 'A',
    format: FORMAT,
    prizes: { houseShare },
  });
  expect([status, body.prizes.houseShare]).toEqual([201, houseShare]);
});
