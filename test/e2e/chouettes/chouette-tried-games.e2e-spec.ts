/** A score sheet that is tried first: what it would come to, and that nothing is written. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { ChouetteTable, type TableChoices } from '../../support/clubs/chouette-table.js';
import { type Told, boxDrops, boxWins, drops, teamWins } from '../../support/domain/chouettes.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
  await club.close();
});

const FOUR = 'Bob Ann Cy Dee';
const STAKED = { stake: 100, currency: 'EUR' };
const TRIED = '/score-sheet';

async function whole(table: ChouetteTable): Promise<readonly unknown[]> {
  const parts = await Promise.all(['', '/ledger', '/sheet', '/events'].map((part) => table.get(part)));
  return parts.map(({ body, headers }) => [body, headers.get('etag')]);
}

it.each<[string, TableChoices['rules'] & object, Parameters<ChouetteTable['sheet']>, readonly number[]]>([
  ['a gammon of the team', {}, [teamWins('gammon'), { Ann: 4, Cy: 2, Dee: drops(1) }], [-11, 8, 4, -1]],
  ['one cube that the box drops', { cubes: 'single' }, [null, boxDropped(['Ann', 'Cy', 'Dee'], 2)], [-6, 2, 2, 2]],
  ['a single game of the box', {}, [boxWins(), { Ann: 1, Cy: 1, Dee: 1 }], [3, -1, -1, -1]],
])('says of %s what each player would win, which the sheet then comes to', async (_what, rules, sheet, points) => {
  const table = await ChouetteTable.of(club, FOUR, { ...STAKED, rules });
  const before = await whole(table);
  const result = table.sheet(...sheet);
  const tried = await table.post(TRIED, result);
  expect(tried.status).toBe(200);
  const changes = new Map(
    (tried.body.players as { playerId: string; change: number }[]).map(({ playerId, change }) => [playerId, change]),
  );
  expect(FOUR.split(' ').map((name) => changes.get(table.id(name)))).toEqual(points);
  expect(tried.headers.get('location')).toBeNull();
  expect(await whole(table)).toEqual(before);
  const told = await table.post('/games', { result, number: 1 });
  expect([told.status, told.body.evening]).toEqual([201, tried.body]);
});

function boxDropped(names: readonly string[], value: number): Readonly<Record<string, Told>> {
  return Object.fromEntries(names.map((name) => [name, boxDrops(value, 1)]));
}

it('leaves an open game open, in whose place the sheet would come', async () => {
  const table = await ChouetteTable.of(club, FOUR, STAKED);
  const { id } = (await table.post('/games')).body;
  const result = table.sheet(boxWins('gammon'), { Ann: 1, Cy: 1, Dee: 1 });
  expect((await table.post(TRIED, result)).body).toMatchObject({ replacedOpenGame: true });
  expect((await club.api.get(`/v1/games/${id}`)).body).toMatchObject({ status: 'open', number: 1 });
});

it('is refused as the sheet would be', async () => {
  const table = await ChouetteTable.of(club, FOUR, STAKED);
  const result = table.sheet(boxWins(), { Ann: 1, Cy: 1 });
  const [tried, told] = [await table.post(TRIED, result), await table.post('/games', { result })];
  expect([tried.status, tried.body.code, tried.body.detail]).toEqual([told.status, told.body.code, told.body.detail]);
  expect(tried.status).toBe(422);

  const right = table.sheet(boxWins(), { Ann: 1, Cy: 1, Dee: 1 });
  const stranger = club.as(await club.token('player', { playerId: await club.player('Stranger') }));
  expect((await stranger.post(`${table.path}${TRIED}`, right)).status).toBe(403);
  const older = { headers: { 'if-match': '"99"', 'idempotency-key': 'looked-at-by-no-read' } };
  expect((await table.post(TRIED, right, older)).status).toBe(200);
  expect((await (await table.as('Cy')).post(`${table.path}${TRIED}`, right)).status).toBe(200);
});
