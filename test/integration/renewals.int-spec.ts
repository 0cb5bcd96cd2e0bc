/** Stored states of another format than this version's: no answer is made from one, and nothing of the record is lost. */
import { RecordCheck } from '../../src/modules/games/index.js';
import { TournamentCheck } from '../../src/modules/tournaments/index.js';
import { Renewals } from '../../src/recording/upkeep/renewals.js';
import { STATE_FORMATS } from '../../src/recording/upkeep/state-format.js';
import { SeatedPeople, boxToDouble } from '../support/clubs/seated-people.js';
import { type TestApp, testApp } from '../support/service/test-app.js';
import { TournamentDriver } from '../support/clubs/tournament.js';

let club: TestApp;
let match: string;
let game: string;
let night: TournamentDriver;
beforeAll(async () => {
  club = await testApp();
  const opened = await club.match();
  match = opened.body.id;
  await club.api.post(`/v1/matches/${match}/games`, { result: { winner: 'white', kind: 'gammon', cube: 1 } });
  game = (await club.api.post(`/v1/matches/${match}/games`)).body.id;
  await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
  night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  await night.draw();
});
afterAll(() => club.close());

const sql = (text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  club.database.database.query({ text, values });

/** As a version would have left it that knew no formats: without fields that are read today. */
async function leftByOlder(table: 'series' | 'tournament', id: string): Promise<void> {
  const state = { status: 'open', was: 'another form' };
  await sql(`update ${table} set state = $2, state_format = 0, format_version = 0 where id = $1`, id, state);
}

async function formatOf(table: string, id: string): Promise<unknown> {
  const [row] = await sql(`select state_format, version - format_version as behind from ${table} where id = $1`, id);
  return row;
}

const checks = async (mode: 'report' | 'repair' = 'report') => [
  await club.app.get(RecordCheck).run(mode),
  await club.app.get(TournamentCheck).run(mode),
];
const WHOLE = { outdated: 0, differences: [] };

describe('the state of a match', () => {
  it.each([
    ['its own view', () => `/v1/matches/${match}`],
    ['the view of its open game', () => `/v1/games/${game}`],
    ['the list of matches', () => '/v1/matches?limit=200'],
    ['the turns of a game', () => `/v1/games/${game}/turns`],
  ])('is made anew when it is read for %s', async (_what, path) => {
    const before = await club.api.get(path());
    await leftByOlder('series', match);

    const after = await club.api.get(path());

    expect([after.status, after.body, after.headers.get('etag')]).toEqual([
      200,
      before.body,
      before.headers.get('etag'),
    ]);
    expect(await formatOf('series', match)).toEqual({ state_format: STATE_FORMATS.series, behind: 0 });
    expect(await checks()).toMatchObject([WHOLE, WHOLE]);
  });

  it('is made anew before it is changed', async () => {
    await leftByOlder('series', match);

    const { status, body } = await club.api.act(game, { type: 'play', play: '8/5 6/5' });

    expect([status, body.game.phase]).toEqual([200, 'roll-or-double']);
    expect(await checks()).toMatchObject([WHOLE, WHOLE]);
  });

  it('is known for one of an older instance by its version, which wrote it after us', async () => {
    await leftByOlder('series', match);
    await sql(
      `update series set state_format = ${STATE_FORMATS.series}, format_version = version - 1 where id = $1`,
      match,
    );

    expect((await club.api.get(`/v1/matches/${match}`)).body).toMatchObject({ id: match, status: 'open' });
    expect(await formatOf('series', match)).toEqual({ state_format: STATE_FORMATS.series, behind: 0 });
  });

  it('comes with the views of its games', async () => {
    const [reported] = (await club.api.get(`/v1/matches/${match}`)).body.games;
    const before = await club.api.get(`/v1/games/${reported.id}`);
    await leftByOlder('series', match);
    await sql(`update game set final_view = null, status = 'open' where id = $1`, reported.id);

    const after = await club.api.get(`/v1/games/${reported.id}`);

    expect(after.body).toEqual({ ...before.body, version: after.body.version });
  });

  it('is made anew once for readers who come together', async () => {
    await leftByOlder('series', match);

    const answers = await Promise.all(Array.from({ length: 20 }, () => club.api.get(`/v1/games/${game}`)));

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('stays as it is for callers with a wrong token', async () => {
    await leftByOlder('series', match);

    expect((await club.as('a token that nobody has').get(`/v1/matches/${match}`)).status).toBe(401);
    expect(await formatOf('series', match)).toMatchObject({ state_format: 0 });
    await club.api.get(`/v1/matches/${match}`);
  });
});

it('keeps sealed answers, which no event tells', async () => {
  const table = await SeatedPeople.open(club, ['Box', 'Cap', 'Mia', 'Max']);
  const open = await table.start();
  await boxToDouble(table, open, 'Cap');
  await table.acts(open, ['Box', { type: 'double', to: 'all' }], ['Mia', { type: 'drop' }], ['Max', { type: 'take' }]);
  await sql('update series set state_format = 0 where id = $1', table.id);

  const last = await table.act('Cap', open, { type: 'take' });

  expect(last.body.events.map(({ type }: { type: string }) => type)).toEqual([
    'AnswerSealed',
    'DoubleTaken',
    'DoubleDropped',
    'DoubleTaken',
  ]);
  expect(await checks()).toMatchObject([WHOLE, WHOLE]);
});

describe('the state of a tournament', () => {
  it.each([
    ['its own view', () => night.path],
    ['the list of tournaments', () => '/v1/tournaments?limit=200'],
    ['its pairings', () => `${night.path}/pairings`],
  ])('is made anew when it is read for %s', async (_what, path) => {
    const before = await club.api.get(path());
    const late = await testApp({ database: club.database });
    await leftByOlder('tournament', night.id);

    const after = await late.api.get(path());

    expect([after.status, after.body]).toEqual([200, before.body]);
    expect(await formatOf('tournament', night.id)).toEqual({ state_format: STATE_FORMATS.tournament, behind: 0 });
    await late.close();
  });

  it('and those of its matches are made anew before a result is carried through', async () => {
    const [pairing, other] = await night.pairings('?status=ready');
    if (pairing === undefined || other === undefined) throw new Error('nothing to play');
    await night.report(pairing, 'white');
    await night.report(other, 'white');
    await leftByOlder('tournament', night.id);
    for (const { matchId } of await night.pairings()) if (matchId !== null) await leftByOlder('series', matchId);
    const late = await testApp({ database: club.database });

    const corrected = await late.api.post(
      `${night.path}/pairings/${pairing.id}/correction`,
      { winner: 'black', by: 'forfeit', reason: 'misread' },
      { headers: { 'if-match': '*' } },
    );

    expect(corrected.status).toBe(200);
    await late.close();
    await club.app.get(Renewals).begin(60_000);
    expect(await checks()).toMatchObject([WHOLE, WHOLE]);
  });
});

describe('the walk behind a start', () => {
  it('makes everything anew without being asked, and goes on behind what it cannot', async () => {
    const broken = (await club.match()).body.id;
    await leftByOlder('series', match);
    await leftByOlder('series', broken);
    await leftByOlder('tournament', night.id);
    // A row that counts more events than there are.
    await sql('update series set version = version + 1 where id = $1', broken);

    await club.app.get(Renewals).begin(60_000);

    expect(await formatOf('series', match)).toMatchObject({ state_format: STATE_FORMATS.series });
    expect(await formatOf('tournament', night.id)).toMatchObject({ state_format: STATE_FORMATS.tournament });
    expect(await formatOf('series', broken)).toMatchObject({ state_format: 0 });
    await sql('update series set version = version - 1 where id = $1', broken);
    await club.app.get(Renewals).begin(60_000);
    expect(await checks()).toMatchObject([WHOLE, WHOLE]);
  });
});

describe('the check of the record', () => {
  it('counts what is outdated, and finds no fault with it', async () => {
    await leftByOlder('series', match);
    await leftByOlder('tournament', night.id);

    expect(await checks()).toMatchObject([
      { outdated: 1, differences: [], repaired: [] },
      { outdated: 1, differences: [], repaired: [] },
    ]);
  });

  it('repairs what is outdated', async () => {
    expect(await checks('repair')).toMatchObject([
      { ...WHOLE, repaired: [{ streamId: match, what: 'its state had an older format' }] },
      { ...WHOLE, repaired: [{ streamId: night.id, what: 'its state had an older format' }] },
    ]);
  });

  it('repairs states, columns and games that were changed by hand, and says what was wrong', async () => {
    const [first] = (await club.api.get(`/v1/matches/${match}`)).body.games;
    await sql(`update series set status = 'finished', rated_winner = 'black' where id = $1`, match);
    await sql(`update game set result = null where id = $1`, first.id);
    await sql(`update tournament set visibility = 'public' where id = $1`, night.id);

    expect(await checks('repair')).toMatchObject([
      {
        ...WHOLE,
        repaired: [
          'the row says finished, the events say open',
          'the row counts for the ratings otherwise than the events say',
          'game 1 is served otherwise than it was recorded',
        ].map((what) => ({ streamId: match, what })),
      },
      { ...WHOLE, repaired: [{ streamId: night.id, what: 'the row has another visibility' }] },
    ]);
    expect(await checks()).toMatchObject([WHOLE, WHOLE]);
  });

  it('says what cannot be repaired', async () => {
    await sql('update series set version = version + 1 where id = $1', match);

    const [series] = await checks('repair');

    const { version } = (await sql('select version from series where id = $1', match))[0] as { version: number };
    expect(series?.differences).toEqual([
      { streamId: match, what: `the row counts ${version} events, the record holds ${version - 1}` },
      {
        streamId: match,
        what: `it cannot be repaired: Error: series ${match} counts ${version} events, its record holds ${version - 1}`,
      },
    ]);
    await sql('update series set version = version - 1, format_version = version - 1 where id = $1', match);
  });
});
