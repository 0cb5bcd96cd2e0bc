/** Groups, and a knockout of those who qualify, through the API: one list of places and one pool for all (T16, T62). */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

interface Row {
  readonly place: number;
  readonly entryId: string;
  readonly separatedBy: string | null;
}

const FORMAT = {
  kind: 'round-robin',
  groups: 2,
  qualifiers: 2,
  lengths: [3],
  then: { kind: 'knockout', lengths: [5] },
};

it('places and pays everybody who was in the groups', async () => {
  const prizes = { entryFee: 1000, houseShare: 0, added: 0, currency: 'EUR' };
  const night = await TournamentDriver.open(club, FORMAT, 9, { prizes });
  const standings = async (): Promise<readonly Row[]> => (await club.api.get(`${night.path}/standings`)).body.rows;
  await night.draw();
  await night.playOut();
  const inGroups = await standings();
  expect(new Set(inGroups.map(({ entryId }) => entryId))).toEqual(new Set(night.entries));
  expect(inGroups.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4]);
  // Each is told apart from the one before in the same group.
  expect(inGroups.map(({ separatedBy }) => separatedBy === null)).toEqual(inGroups.map(({ place }) => place === 1));

  expect((await club.api.post(`${night.path}/rounds`)).status).toBe(200);
  // The groups stay to be read, as they were; `rows` compares across them, by place alone.
  const during = (await club.api.get(`${night.path}/standings`)).body;
  expect(during.earlier.map(({ stage, group }: { stage: number; group: string }) => [stage, group])).toEqual([
    [1, 'A'],
    [1, 'B'],
  ]);
  expect(during.earlier.flatMap((table: { rows: readonly Row[] }) => table.rows)).toEqual(inGroups);
  expect(during.rows.map(({ separatedBy }: Row) => separatedBy)).toEqual([null, null, null, null, null]);
  await night.playOut();
  expect((await night.view()).status).toBe('finished');
  const rows = await standings();
  expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 5, 7, 7, 9]);
  expect(new Set(rows.map(({ entryId }) => entryId))).toEqual(new Set(night.entries));
  const third = inGroups.filter(({ place }) => place === 3).map(({ entryId }) => entryId);
  expect(rows.filter(({ place }) => place === 5).map(({ entryId }) => entryId)).toEqual(third);
  // Nine entrants are paid like nine, although only four of them play the last stage.
  const { pool, items } = (await club.api.get(`${night.path}/payouts`)).body;
  expect(pool).toBe(9000);
  expect(items.map(({ place, amount }: { place: number; amount: number }) => [place, amount])).toEqual([
    [1, 6000],
    [2, 3000],
  ]);
});

it('says how many rounds the present stage has', async () => {
  const then = { kind: 'knockout', lengths: [5] };
  const night = await TournamentDriver.open(club, { kind: 'swiss', lengths: [3], qualifiers: 2, then }, 5);
  const told = async (): Promise<readonly unknown[]> => {
    const { round, rounds } = await night.view();
    return [round, rounds];
  };
  expect(await told()).toEqual([0, null]);
  await night.draw();
  for (const round of [1, 2, 3]) {
    expect(await told()).toEqual([round, 3]);
    await night.playOut();
    await club.api.post(`${night.path}/rounds`, { seed: `after ${round}` });
  }
  // The knockout.
  expect(await told()).toEqual([1, null]);
});

it('tells who goes on: by the present tables, then by the draw of the next stage, and never who has left', async () => {
  const night = await TournamentDriver.open(club, FORMAT, 6);
  const rank = ({ entryId = '' }: { entryId?: string }): number => night.entries.indexOf(entryId);
  const through = async (part: 'tables' | 'earlier'): Promise<readonly (readonly boolean[])[]> => {
    const standings = (await club.api.get(`${night.path}/standings`)).body;
    return standings[part].map(({ rows }: { rows: readonly { qualifies: boolean }[] }) =>
      rows.map(({ qualifies }) => qualifies),
    );
  };
  await night.draw();
  // Nothing is said by the places that lots have given.
  expect((await through('tables')).flat()).not.toContain(true);
  await night.playOut(({ white, black }) => (rank(white ?? {}) < rank(black ?? {}) ? 'white' : 'black'));
  expect(await through('tables')).toEqual([
    [true, true, false],
    [true, true, false],
  ]);
  const first: Row = (await club.api.get(`${night.path}/standings`)).body.tables[0].rows[0];
  await club.api.post(`${night.path}/entries/${first.entryId}/withdraw`, { reason: 'Left', until: 'end' });
  expect((await through('tables'))[0]).toEqual([false, true, true]);
  await club.api.post(`${night.path}/rounds`);
  expect((await through('earlier'))[0]).toEqual([false, true, true]);
  // Nobody goes on from the last stage.
  expect((await through('tables')).flat()).not.toContain(true);
});

it('tells nobody to go on where no stage follows', async () => {
  const { then: _then, qualifiers: _qualifiers, ...groups } = FORMAT;
  const night = await TournamentDriver.open(club, groups, 6);
  await night.draw();
  await night.playOut();
  const { rows } = (await club.api.get(`${night.path}/standings`)).body;
  expect(rows.map(({ qualifies }: { qualifies: boolean }) => qualifies)).toEqual(rows.map(() => false));
});
