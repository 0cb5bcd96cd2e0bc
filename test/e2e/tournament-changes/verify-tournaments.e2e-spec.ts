/** `verify-record` finds nothing in tournaments that are sound, and each kind of difference in one that is not. */
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
let night: TournamentDriver;
let played: PairingSeen;
let ready: PairingSeen;
beforeAll(async () => {
  club = await testApp();
  const consolation = { kind: 'progressive', lengths: [3] };
  night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5], consolation }, 9);
  await night.draw();
  const [first, second] = await night.pairings('?status=ready&round=2');
  if (first === undefined || second === undefined) throw new Error('nothing to play');
  await night.report(first, 'white');
  await night.report(second, 'black');
  const correction = `${night.path}/pairings/${first.id}/correction`;
  await club.api.post(
    correction,
    { score: { white: 2, black: 5 }, reason: 'misread' },
    { headers: { 'if-match': '*' } },
  );
  await club.api.post(`${night.path}/entries/${night.entries[0]}/withdraw`, { reason: 'Last train' });
  played = first;
  const [open] = await night.pairings('?status=ready');
  if (open === undefined) throw new Error('nothing left to play');
  ready = open;
});
afterAll(async () => {
  await club.close();
});

const check = () => club.app.get(TournamentCheck).run();

it('finds no difference after results, a correction and a withdrawal', async () => {
  const { version } = await night.view();
  expect(await check()).toEqual({ streams: 1, events: version, differences: [], outdated: 0, repaired: [] });
});

const matchOf = (pairing: () => PairingSeen) => () => String(pairing().matchId);

it.each([
  [
    'the state',
    `update tournament set state = jsonb_set(state::jsonb, '{name}', '"Another"')::json where id = $1`,
    () => night.id,
    'the state served is not',
  ],
  ['the status', `update tournament set status = 'finished' where id = $1`, () => night.id, 'another status'],
  ['the visibility', `update tournament set visibility = 'public' where id = $1`, () => night.id, 'another visibility'],
  ['the entrants', `update tournament set player_ids = '{}' where id = $1`, () => night.id, 'another player_ids'],
  ['the end', 'update tournament set finished_at = now() where id = $1', () => night.id, 'another finished_at'],
  ['the version', 'update tournament set version = version + 1 where id = $1', () => night.id, 'the record holds'],
  [
    'the winner of a match',
    `update series set state = jsonb_set(state::jsonb, '{outcome,winner}', '"white"')::json where id = $1`,
    matchOf(() => played),
    'the match has another winner',
  ],
  [
    'the end of a match',
    `update series set state = jsonb_set(state::jsonb, '{status}', '"finished"')::json where id = $1`,
    matchOf(() => ready),
    'the match is over and the pairing is not',
  ],
  [
    'that a match goes on',
    `update series set state = jsonb_set(state::jsonb, '{status}', '"open"')::json where id = $1`,
    matchOf(() => played),
    'the pairing is decided and the match is not',
  ],
  [
    'the people at a match',
    `update series set state = jsonb_set(state::jsonb, '{players,white}', '"nobody"')::json where id = $1`,
    matchOf(() => ready),
    'the match has other players than the pairing',
  ],
  [
    'the length of an open match',
    `update series set state = jsonb_set(state::jsonb, '{format,length}', '11')::json where id = $1`,
    matchOf(() => ready),
    'the match has the length 11 and the pairing',
  ],
  [
    'the tournament of a match',
    'update series set tournament_id = null where id = $1',
    matchOf(() => ready),
    'is not there',
  ],
])('finds %s that was changed behind the record', async (_what, sabotage, id, told) => {
  const { database } = club.database;
  const tables = ['tournament', 'series'] as const;
  const saved = new Map<string, unknown>();
  for (const table of tables) {
    const rows = await database.query<{ row: unknown }>({
      text: `select row_to_json(r) as row from ${table} r where id = $1`,
      values: [id()],
    });
    if (rows[0] !== undefined) saved.set(table, rows[0].row);
  }

  await database.query({ text: sabotage, values: [id()] });

  expect((await check()).differences.map(({ what }) => what).join('\n')).toContain(told);
  for (const [table, row] of saved) {
    await database.query({ text: `delete from ${table} where id = $1`, values: [id()] });
    const text = `insert into ${table} select * from json_populate_record(null::${table}, $1::json)`;
    await database.query({ text, values: [JSON.stringify(row)] });
  }
  expect((await check()).differences).toEqual([]);
});
