/** `verify-record` finds nothing in a record that is sound, and each kind of difference in one that is not. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
let match: string;
beforeAll(async () => {
  club = await testApp();
  match = (await club.match({ format: { kind: 'points', length: 3 } })).body.id;
  const game = await club.api.post(`/v1/matches/${match}/games`);
  await club.api.act(game.body.id, [
    { type: 'opening-roll', dice: { white: 3, black: 1 } },
    { type: 'play', play: '8/5 6/5' },
    { type: 'roll', dice: [6, 5] },
    { type: 'take-back' },
    { type: 'double' },
    { type: 'drop' },
  ]);
  await club.api.post(`/v1/matches/${match}/games`, { result: { winner: 'white', kind: 'single' } });
  await club.api.post(`/v1/matches/${match}/games`);
});
afterAll(async () => {
  await club.close();
});

const check = () => club.app.get(RecordCheck).run();
const change = (text: string) => club.database.database.query({ text, values: [match] });

it('finds no difference after play, take-backs and reports', async () => {
  expect(await check()).toMatchObject({ streams: 1, events: 13, differences: [] });
});

it.each([
  [
    'the state',
    `update series set state = jsonb_set(state::jsonb, '{score,white}', '3')::json where id = $1`,
    'the state served is not',
  ],
  ['the status', `update series set status = 'finished' where id = $1`, 'the row says finished'],
  [
    'the result of the ratings',
    `update series set rated_winner = 'white', rated_length = 3 where id = $1`,
    'counts for the ratings otherwise',
  ],
  ['the version', 'update series set version = version + 1 where id = $1', 'the record holds 13'],
  [
    'a finished game',
    `update game set final_view = jsonb_set(final_view::jsonb, '{result,points}', '4')::json where series_id = $1 and number = 1`,
    'game 1 is served otherwise',
  ],
  ['the list of games', 'delete from game where series_id = $1 and number = 3', '2 games are listed, 3 were begun'],
])('finds %s that was changed behind the record', async (_what, sabotage, told) => {
  const before = await club.database.database.query<{ series: unknown; games: unknown }>({
    text: `select row_to_json(s) as series, (select json_agg(g) from game g where g.series_id = s.id) as games from series s where s.id = $1`,
    values: [match],
  });
  await change(sabotage);
  const { differences } = await check();
  expect(differences.map(({ what }) => what).join('\n')).toContain(told);
  await change('delete from game where series_id = $1');
  await club.database.database.query({
    text: `with old as (delete from series where id = $1)
      insert into game select * from json_populate_recordset(null::game, $2::json)`,
    values: [match, JSON.stringify(before[0]!.games)],
  });
  await club.database.database.query({
    text: 'insert into series select * from json_populate_record(null::series, $1::json)',
    values: [JSON.stringify(before[0]!.series)],
  });
  expect((await check()).differences).toEqual([]);
});

it('finds a correction that was changed behind the record', async () => {
  const [{ id }] = (await club.api.get(`/v1/matches/${match}`)).body.games;
  const result = { winner: 'black', kind: 'gammon', cube: 1 };
  const headers = { 'if-match': '*' };
  const path = `/v1/matches/${match}/games/${id}/correction`;
  await club.api.post(path, { result, reason: 'the slip' }, { headers });
  expect((await check()).differences).toEqual([]);
  await change(
    `update game set standing = jsonb_set(standing::jsonb, '{counts}', 'false')::json where series_id = $1 and number = 1`,
  );
  expect((await check()).differences).toEqual([
    { streamId: match, what: 'game 1 is served otherwise than it was recorded' },
  ]);
});
