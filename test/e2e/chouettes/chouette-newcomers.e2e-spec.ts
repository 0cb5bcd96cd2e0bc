/** People who sit down while a game is played that is told only when it is over (C60). */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { ChouetteTable } from '../../support/clubs/chouette-table.js';
import { boxWins, teamWins } from '../../support/domain/chouettes.js';
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
const FIVE = `${FOUR} Eve`;
const TOLD = { Ann: 1, Cy: 1, Dee: 1 };

async function joined(): Promise<ChouetteTable> {
  const table = await ChouetteTable.of(club, FOUR, { stake: 100, currency: 'EUR' });
  await table.newcomer('Eve');
  await (await table.as('Eve')).post(`${table.path}/players`, { playerId: table.id('Eve') });
  return table;
}

const without = (table: ChouetteTable, names: string, sheet = table.sheet(boxWins(), TOLD)): object => ({
  ...sheet,
  newcomers: names
    .split(' ')
    .filter(Boolean)
    .map((name) => table.id(name)),
});
const correct = (table: ChouetteTable, game: string, result: object | null) =>
  table.post(`/games/${game}/correction`, { result, reason: 'Misread.' }, { headers: { 'if-match': '*' } });

it('pay nothing for it, and come in behind its rotation: in the answer, the ledger, the table, the events and the game', async () => {
  const table = await joined();
  const eve = table.id('Eve');
  expect((await table.get('/sheet')).body).toMatchObject({ games: [], arrivals: [eve] });
  // Who has left again is in no game.
  await table.newcomer('Fay');
  await table.post('/players', { playerId: table.id('Fay') });
  await club.api.delete(`${table.path}/players/${table.id('Fay')}`, { headers: { 'if-match': '*' } });
  expect((await table.get('/sheet')).body.arrivals).toEqual([eve]);
  const told = await table.post('/games', { number: 1, result: without(table, 'Eve') });
  expect([told.status, told.body.line.map((id: string) => table.name(id))]).toEqual([201, ['Ann', 'Cy', 'Dee']]);
  expect(told.body.result.newcomers).toEqual([eve]);
  expect(told.body.evening.players.find(({ playerId }: { playerId: string }) => playerId === eve)).toMatchObject({
    change: 0,
    points: 0,
  });
  expect([await table.seats(), await table.points(FIVE)]).toEqual(['Bob / Cy, Dee, Ann, Eve', [3, -1, -1, -1, 0]]);
  const { entries } = (await table.get('/ledger')).body;
  expect(entries.map(({ from }: { from: string }) => table.name(from))).toEqual(['Ann', 'Cy', 'Dee']);
  const { body: sheet } = await table.get('/sheet');
  expect(sheet).toMatchObject({ games: [{ changes: { [eve]: 0 }, arrivals: [eve] }], arrivals: [] });
  const { items } = (await table.get('/events')).body;
  expect(items.find(({ type }: { type: string }) => type === 'ChouetteGameReported').data).toMatchObject({
    seats: { line: ['Ann', 'Cy', 'Dee'].map((name) => table.id(name)) },
    present: ['Ann', 'Cy', 'Dee', 'Eve'].map((name) => table.id(name)),
    outcome: { newcomers: [eve] },
  });
  const { body: game } = await club.api.get(`/v1/games/${told.body.id}`);
  expect([game.line.length, game.result.newcomers]).toEqual([3, [eve]]);
  expect((await table.get()).body.games[0].result.newcomers).toEqual([eve]);
});

it('stay out of it when it is corrected, unless the correction says otherwise', async () => {
  const table = await joined();
  const { id } = (await table.post('/games', { result: without(table, 'Eve') })).body;
  expect((await correct(table, id, table.sheet(teamWins(), TOLD))).body).toMatchObject({ applied: true });
  expect([await table.seats(), await table.points(FIVE)]).toEqual(['Ann / Cy, Dee, Bob, Eve', [-3, 1, 1, 1, 0]]);
  expect((await table.get()).body.games[0].result.newcomers).toEqual([table.id('Eve')]);
  await correct(table, id, table.sheet(boxWins(), { ...TOLD, Eve: 2 }));
  expect([await table.seats(), await table.points(FIVE)]).toEqual(['Bob / Cy, Dee, Eve, Ann', [5, -1, -1, -1, -2]]);
  expect((await table.get()).body.games[0].result).not.toHaveProperty('newcomers');
  // As long as one who came may have come while it was played.
  expect((await table.get('/sheet')).body.games[0].arrivals).toEqual([table.id('Eve')]);
  const { body: game } = await club.api.get(`/v1/games/${id}`);
  expect(game.line.map((each: string) => table.name(each))).toEqual(['Ann', 'Cy', 'Dee', 'Eve']);
  // A result that was read is a correction that says the same.
  await correct(table, id, without(table, 'Eve'));
  const [{ result }] = (await table.get()).body.games;
  expect((await correct(table, id, result)).body.affected).toEqual([]);
  expect(await table.points(FIVE)).toEqual([3, -1, -1, -1, 0]);
});

it('are counted where an earlier sheet said nothing of them, until a correction leaves them out', async () => {
  const table = await joined();
  const { id } = (await table.report(boxWins(), { ...TOLD, Eve: 1 })).body;
  expect(await table.points('Bob Eve')).toEqual([4, -1]);
  await correct(table, id, without(table, 'Eve'));
  expect([await table.seats(), await table.points(FIVE)]).toEqual(['Bob / Cy, Dee, Ann, Eve', [3, -1, -1, -1, 0]]);
  const { body: game } = await club.api.get(`/v1/games/${id}`);
  expect(game.line.map((each: string) => table.name(each))).toEqual(['Ann', 'Cy', 'Dee']);
});

it('cannot be people who were there before, or who sit elsewhere than at the end of the line', async () => {
  const table = await joined();
  const refused = async (result: object): Promise<unknown> => {
    const { status, body } = await table.post('/games', { result });
    expect([status, body.code]).toEqual([422, 'chouette.outcome-impossible']);
    return body;
  };
  expect(await refused(without(table, 'Dee', table.sheet(boxWins(), { Ann: 1, Cy: 1, Eve: 1 })))).toMatchObject({
    params: { reason: 'newcomer-not-new', player: table.id('Dee') },
    detail: expect.stringContaining('Dee was at the table when this game began'),
  });
  expect(await refused(without(table, 'Eve', table.sheet(boxWins(), { ...TOLD, Eve: 1 })))).toMatchObject({
    params: { reason: 'twice' },
  });
  expect(await refused(table.sheet(boxWins(), TOLD))).toMatchObject({ params: { reason: 'missing' } });
  const line = ['Ann', 'Eve', 'Cy', 'Dee'].map((name) => table.id(name));
  await table.act('seat', { box: table.id('Bob'), line, reason: 'As agreed.' });
  expect(await refused(without(table, 'Eve'))).toMatchObject({
    params: { reason: 'newcomer-not-last' },
    detail: expect.stringContaining('Eve does not sit at the end of the line'),
  });
  expect((await table.get()).body.games).toEqual([]);
});
