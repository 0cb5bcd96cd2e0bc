/** The ledger of a chouette, its table and picture, and corrections. What the database refuses is looked at, too. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { ChouetteTable } from '../../support/clubs/chouette-table.js';
import { boxDrops, boxWins, drops, teamWins } from '../../support/domain/chouettes.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
  await club.close();
});

const FOUR = 'Bob Ann Cy Dee';

interface Line {
  readonly game: number;
  readonly from: string;
  readonly to: string;
  readonly points: number;
  readonly reason: string;
}
interface Payment {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}
interface Affected {
  readonly kind: string;
  readonly id: string;
  readonly before: { readonly points: number };
  readonly after: { readonly points: number };
}

/** Three games: Bob keeps the box, Cy takes it from him and keeps it. */
async function evening(): Promise<{ table: ChouetteTable; games: readonly string[] }> {
  const table = await ChouetteTable.of(club, FOUR, { stake: 100, currency: 'EUR' });
  const games = [
    await table.report(boxWins(), { Ann: 1, Cy: 1, Dee: 1 }),
    await table.report(teamWins('gammon'), { Cy: 2, Dee: drops(1), Ann: boxDrops(1) }),
    await table.report(boxWins(), { Dee: 2, Ann: 1, Bob: 1 }),
  ];
  return { table, games: games.map(({ body }) => String(body.id)) };
}

function correct(table: ChouetteTable, game: string | undefined, result: object | null, query = '', ifMatch = '*') {
  const options = query === '' ? { headers: { 'if-match': ifMatch } } : {};
  return table.post(`/games/${game}/correction${query}`, { result, reason: 'Misread.' }, options);
}

describe('the ledger', () => {
  it('has a line for each pair, balances that sum to zero, and the fewest transfers', async () => {
    const { table } = await evening();
    const { status, body } = await table.get('/ledger');
    expect([status, body.stake, body.currency]).toEqual([200, 100, 'EUR']);
    const lines = body.entries.map(({ game, from, to, points, reason }: Line) => [
      game,
      table.name(from),
      table.name(to),
      points,
      reason,
    ]);
    expect(lines).toEqual([
      [1, 'Ann', 'Bob', 1, 'win'],
      [1, 'Cy', 'Bob', 1, 'win'],
      [1, 'Dee', 'Bob', 1, 'win'],
      [2, 'Bob', 'Cy', 4, 'gammon'],
      [2, 'Dee', 'Bob', 1, 'memberDropped'],
      [2, 'Bob', 'Ann', 1, 'boxDropped'],
      [3, 'Dee', 'Cy', 2, 'win'],
      [3, 'Ann', 'Cy', 1, 'win'],
      [3, 'Bob', 'Cy', 1, 'win'],
    ]);
    expect(body.balances.map(({ name, points, amount }: Record<string, unknown>) => [name, points, amount])).toEqual([
      ['Bob', -2, -200],
      ['Ann', -1, -100],
      ['Cy', 7, 700],
      ['Dee', -4, -400],
    ]);
    expect(body.transfers.map(({ from, to, amount }: Payment) => [table.name(from), table.name(to), amount])).toEqual([
      ['Dee', 'Cy', 400],
      ['Bob', 'Cy', 200],
      ['Ann', 'Cy', 100],
    ]);
  });

  it('is kept twice in the database, which lets no game be other than zero and no entry change', async () => {
    const { table } = await evening();
    const { database } = club.database;
    const id = table.opened.body.id;
    const [sum] = await database.query<{ halves: number; sum: number }>({
      text: 'select count(*)::int as halves, sum(points)::int as sum from ledger_entry where series_id = $1',
      values: [id],
    });
    expect(sum).toEqual({ halves: 18, sum: 0 });
    const half = (line: number, points: number): Promise<unknown> =>
      database.query({
        text: `insert into ledger_entry (series_id, line, player_id, other_id, game_number, points, reason)
          values ($1, $2, $3, $4, 4, $5, 'win')`,
        values: [id, line, table.id('Ann'), table.id('Bob'), points],
      });
    await expect(half(10, 3)).rejects.toThrow('must sum to zero');
    const change = { text: 'update ledger_entry set points = 2 * points where series_id = $1', values: [id] };
    await expect(database.query(change)).rejects.toThrow('never changed');
    await expect(database.query({ ...change, text: 'delete from ledger_entry where series_id = $1' })).rejects.toThrow(
      'never changed',
    );
  });
});

describe('a correction', () => {
  it('shows first what it would change, and changes nothing then', async () => {
    const { table, games } = await evening();
    const before = (await table.get()).body;
    const right = table.sheet(boxWins(), { Ann: 1, Cy: 4, Dee: 1 });
    const { status, body } = await correct(table, games[0], right, '?dryRun=true');
    expect([status, body.applied]).toEqual([200, false]);
    const told = body.affected.map(({ kind, id, before: then, after }: Affected) =>
      kind === 'player' ? [table.name(id), then.points, after.points] : kind,
    );
    expect(told).toEqual(['game', ['Bob', -2, 1], ['Cy', 7, 4]]);
    expect((await table.get()).body).toEqual(before);
  });

  it('of an earlier game takes its lines back by new ones, and the later games stand', async () => {
    const { table, games } = await evening();
    const right = table.sheet(boxWins(), { Ann: 1, Cy: 4, Dee: 1 });
    const dry = await correct(table, games[0], right, '?dryRun=true');
    const { status, body } = await correct(table, games[0], right);
    expect([status, body]).toEqual([200, { affected: dry.body.affected, applied: true }]);
    expect(await table.points(FOUR)).toEqual([1, -1, 4, -4]);
    expect(await table.seats()).toBe('Cy / Ann, Bob, Dee');
    const { entries } = (await table.get('/ledger')).body;
    const [back, again] = [entries.slice(9, 12), entries.slice(12)];
    expect(back.map(({ number, reverses, game }: Record<string, number>) => [number, reverses, game])).toEqual([
      [10, 1, 1],
      [11, 2, 1],
      [12, 3, 1],
    ]);
    expect(again.map(({ points }: { points: number }) => points)).toEqual([1, 4, 1]);
    const view = await club.api.get(`/v1/games/${games[0]}`);
    expect(view.body).toMatchObject({
      status: 'finished',
      result: { cubes: [{ value: 1 }, { value: 4 }, { value: 1 }] },
    });
    expect(view.headers.get('etag')).toMatch(tagOf((await table.get()).body.version));
  });

  it('that orders the line of a later game anew tells so, and every view of that game has its members in that order', async () => {
    const table = await ChouetteTable.of(club, FOUR);
    const [first, second] = [
      await table.report(boxWins(), { Ann: 1, Cy: 1, Dee: 1 }),
      await table.report(boxWins(), { Cy: 2, Dee: 1, Ann: 1 }),
    ].map(({ body }) => String(body.id));
    const teams = async (): Promise<readonly string[]> => {
      const [view, game] = [(await table.get()).body.games[1], (await club.api.get(`/v1/games/${second}`)).body];
      expect(game.line).toEqual(view.result.cubes.map(({ playerId }: { playerId: string }) => playerId));
      expect(game.result).toEqual(view.result);
      return game.line.map((id: string) => table.name(id));
    };
    expect(await teams()).toEqual(['Cy', 'Dee', 'Ann']);
    const dry = await correct(table, first, null, '?dryRun=true');
    expect(dry.body.affected.map(({ text }: { text: string }) => text)).toContain('Game 2: the line was Ann, Cy, Dee');
    const done = await correct(table, first, null);
    expect(done.body.affected).toEqual(dry.body.affected);
    expect(await teams()).toEqual(['Ann', 'Cy', 'Dee']);
    // What it came to stays, and to say it once more is no correction.
    const { version } = (await table.get()).body;
    const again = await correct(table, second, table.sheet(boxWins(), { Cy: 2, Dee: 1, Ann: 1 }));
    expect([again.status, again.body.affected, (await table.get()).body.version]).toEqual([200, [], version]);
    await correct(table, first, table.sheet(boxWins(), { Ann: 1, Cy: 1, Dee: 1 }));
    expect(await teams()).toEqual(['Cy', 'Dee', 'Ann']);
  });

  it('of who won moves the seats, as if it had been written so at once', async () => {
    const { table, games } = await evening();
    await correct(table, games[2], table.sheet(teamWins(), { Dee: 2, Ann: 1, Bob: 1 }));
    expect(await table.seats()).toBe('Dee / Ann, Bob, Cy');
    const dry = await correct(table, games[2], table.sheet(boxWins(), { Dee: 2, Ann: 1, Bob: 1 }), '?dryRun=true');
    expect(dry.body.affected.at(-1)).toMatchObject({
      kind: 'chouette',
      before: { box: table.id('Dee') },
      after: { box: table.id('Cy') },
    });
  });

  it('to nothing undoes the last game; it can be undone again, and brought back', async () => {
    const { table, games } = await evening();
    await correct(table, games[2], null);
    expect([await table.seats(), await table.points(FOUR)]).toEqual(['Cy / Dee, Ann, Bob', [-1, 0, 3, -2]]);
    expect((await table.get()).body.games[2]).toMatchObject({ status: 'undone', result: null });
    expect((await club.api.get(`/v1/games/${games[2]}`)).body).toMatchObject({ status: 'undone', result: null });
    await correct(table, games[1], null);
    expect([await table.seats(), await table.points(FOUR)]).toEqual(['Bob / Cy, Dee, Ann', [3, -1, -1, -1]]);
    const next = await table.report(boxWins(), { Cy: 1, Dee: 1, Ann: 1 });
    expect(next.body.number).toBe(4);
    await correct(table, games[1], table.sheet(teamWins('gammon'), { Cy: 2, Dee: drops(1), Ann: boxDrops(1) }));
    expect(await table.points(FOUR)).toEqual([2, -1, 2, -3]);
  });

  it('is for a director who has seen the present version, and needs a sheet that can be', async () => {
    const { table, games } = await evening();
    const without = await table.post(`/games/${games[0]}/correction`, { result: null, reason: 'Twice.' });
    expect(without.body.code).toBe('request.version-required');
    expect((await correct(table, games[0], null, '', '"3"')).status).toBe(412);
    const scorer = club.as(await club.token('scorer'));
    const asked = await scorer.post(`${table.path}/games/${games[0]}/correction?dryRun=true`, {
      result: null,
      reason: 'Twice.',
    });
    expect(asked.status).toBe(403);
    const wrong = await correct(table, games[0], table.sheet(boxWins(), { Ann: 1, Cy: 1 }));
    expect(wrong.body).toMatchObject({ code: 'chouette.outcome-impossible', params: { reason: 'missing' } });
    expect((await correct(table, (await evening()).games[0], null)).body.code).toBe('game.not-found');
    const open = (await table.post('/games')).body.id;
    expect((await correct(table, open, null)).body).toMatchObject({ affected: [{ text: 'Game 4: it never counted' }] });
    expect((await correct(table, games[0], null)).body).toMatchObject({ applied: true });
    expect(await table.seats()).toBe('Cy / Ann, Bob, Dee');
  });
});

describe('the evening as a table', () => {
  it('has games down, people across, and the points so far', async () => {
    const { table } = await evening();
    await table.newcomer('=Eve');
    await table.join('=Eve');
    const { body } = await table.get('/sheet');
    expect(body.players.map(({ name }: { name: string }) => name)).toEqual(['Bob', 'Ann', 'Cy', 'Dee', '=Eve']);
    expect(body.games[1]).toMatchObject({
      number: 2,
      box: table.id('Bob'),
      captain: table.id('Cy'),
      winner: 'team',
      kind: 'gammon',
      reasons: ['memberDropped', 'boxDropped'],
    });
    const column = (name: string, field: string): readonly number[] =>
      body.games.map((game: Record<string, Record<string, number>>) => game[field]![table.id(name)]);
    expect([column('Cy', 'changes'), column('Cy', 'totals')]).toEqual([
      [-1, 4, 4],
      [-1, 3, 7],
    ]);
    expect(body.amounts[table.id('Cy')]).toBe(700);
    const { headers, text } = await table.get('/sheet.csv');
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(text.split('\n')).toEqual([
      "Game,Box,Captain,Winner,Kind,Bob,Bob total,Ann,Ann total,Cy,Cy total,Dee,Dee total,'=Eve,'=Eve total",
      '1,Bob,Ann,box,single,3,3,-1,-1,-1,-1,-1,-1,0,0',
      '2,Bob,Cy,team,gammon,-4,-1,1,0,4,3,-1,-2,0,0',
      '3,Cy,Dee,box,single,-1,-2,-1,-1,4,7,-2,-4,0,0',
      'Points,,,,,,-2,,-1,,7,,-4,,0',
      'Amount (EUR),,,,,,-2.00,,-1.00,,7.00,,-4.00,,0.00',
      '',
    ]);
  });

  it('is drawn, from no game at all to many', async () => {
    const { table } = await evening();
    const { headers, text } = await table.get('/balances.svg');
    expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(text.match(/<polyline/g)).toHaveLength(4);
    expect(text).toContain('Points after each of 3 games: Bob -2, Ann -1, Cy 7, Dee -4');
    expect(text).toContain('Cy +7');
    const none = await ChouetteTable.of(club, FOUR);
    expect((await none.get('/balances.svg')).text).not.toContain('NaN');
    expect((await none.get('/sheet')).body.games).toEqual([]);
  });
});
