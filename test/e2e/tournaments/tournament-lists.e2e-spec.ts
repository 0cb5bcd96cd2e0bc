/** Lists of tournaments: what they show is taken from a state once, and is never older than the list. */
import { TournamentsRepository } from '../../../src/modules/tournaments/tournaments.repository.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
let read: jest.SpiedFunction<TournamentsRepository['byIds']>;
beforeAll(async () => {
  club = await testApp();
  read = jest.spyOn(club.app.get(TournamentsRepository), 'byIds');
});
afterAll(() => club.close());

const KNOCKOUT = { kind: 'knockout', lengths: [3] };

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly entryCount: number;
  readonly presentCount: number;
  readonly tables: readonly string[];
}

async function listed(api = club.api): Promise<readonly Listed[]> {
  return (await api.get('/v1/tournaments')).body.items;
}

it('reads no state again that it has shown', async () => {
  const [first, second] = [
    await TournamentDriver.open(club, KNOCKOUT, 4),
    await TournamentDriver.open(club, KNOCKOUT, 3),
  ];
  expect((await listed()).map(({ id, entryCount }) => [id, entryCount])).toEqual([
    [second.id, 3],
    [first.id, 4],
  ]);
  read.mockClear();
  const before = await listed();
  expect(read).not.toHaveBeenCalled();

  await club.api.patch(second.path, { name: 'Renamed' }, { headers: { 'if-match': '*' } });
  const [renamed, other] = await listed();
  expect(renamed).toMatchObject({ name: 'Renamed', version: (before[0]?.version ?? 0) + 1 });
  expect(other).toEqual(before[1]);
  expect(read.mock.calls).toEqual([[[second.id]]]);
});

it('counts who has entered, and who of them is still in it', async () => {
  const night = await TournamentDriver.open(club, KNOCKOUT, 4);
  const [gone] = (await night.view()).entries;
  await club.api.post(`${night.path}/entries/${gone?.id}/withdraw`, { reason: 'Ill', until: 'end' });
  const [shown] = await listed();
  expect([shown?.id, shown?.entryCount, shown?.presentCount]).toEqual([night.id, 4, 3]);
});

it('shows all of many, read in parts', async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 25; nth += 1) {
    ids.unshift((await club.api.post('/v1/tournaments', { name: `Night ${nth}`, format: KNOCKOUT })).body.id);
  }
  expect((await listed()).slice(0, 25).map(({ id }) => id)).toEqual(ids);
});

it('does not show strangers what became private while it was read', async () => {
  const { id } = (await club.api.post('/v1/tournaments', { name: 'Secret', format: KNOCKOUT, visibility: 'public' }))
    .body;
  const repository = club.app.get(TournamentsRepository);
  const reading = TournamentsRepository.prototype.byIds.bind(repository);
  read.mockImplementationOnce(async (asked) => {
    await club.api.patch(`/v1/tournaments/${id}`, { visibility: 'private' }, { headers: { 'if-match': '*' } });
    return reading(asked);
  });
  expect((await listed(club.as(null))).map((each) => each.id)).not.toContain(id);
  expect((await listed()).map((each) => each.id)).toContain(id);
});

it('says at which tables there are open matches', async () => {
  const night = await TournamentDriver.open(club, KNOCKOUT, 4);
  const tables = async (): Promise<readonly string[] | undefined> =>
    (await listed()).find(({ id }) => night.path.endsWith(id))?.tables;
  await night.draw();
  expect(await tables()).toEqual([]);
  const [first, second] = await night.pairings('?status=ready');
  for (const [pairing, table] of [
    [first, '7'],
    [second, 'Stage'],
  ] as const) {
    const at = { headers: { 'if-match': '*' } };
    expect((await club.api.patch(`${night.path}/pairings/${pairing?.id}`, { table }, at)).status).toBe(200);
  }
  expect(await tables()).toEqual(['7', 'Stage']);
  await night.report(first!, 'white');
  expect(await tables()).toEqual(['Stage']);
});
