/** Corrections of recorded results through the API: told first, then done, and seen everywhere that shows a result. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { RACERS, race, statusCounts } from '../../support/clients/race.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf, versionIn } from '../../support/clients/tags.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  const check = await club.app.get(RecordCheck).run();
  await club.close();
  expect(check.differences).toEqual([]);
});

interface Told {
  readonly winner: string;
  readonly kind?: string;
  readonly cube?: number;
}

const told = ({ winner, kind = 'single', cube = 1 }: Told) => ({ winner, kind, cube });

/** A match with reported games, and their ids. */
async function reported(format: object, ...results: readonly Told[]): Promise<{ match: string; games: string[] }> {
  const match = (await club.match({ format })).body.id;
  const games: string[] = [];
  for (const result of results) {
    games.push((await club.api.post(`/v1/matches/${match}/games`, { result: told(result) })).body.id);
  }
  return { match, games };
}

const points = (length: number) => ({ kind: 'points', length });
const viewOf = async (match: string) => (await club.api.get(`/v1/matches/${match}`)).body;
const gameOf = async (game: string) => (await club.api.get(`/v1/games/${game}`)).body;

/** The correction, with the version that is there now where nothing else is said. */
async function send(path: string, match: string, body: object, headers?: Record<string, string>): Promise<ApiAnswer> {
  const version = { 'if-match': `"${(await viewOf(match)).version}"` };
  return club.api.post(`/v1/matches/${match}${path}`, { reason: 'the slip', ...body }, { headers: headers ?? version });
}
const correct = (match: string, game: string | undefined, result: Told | null, headers?: Record<string, string>) =>
  send(`/games/${game}/correction`, match, { result: result === null ? null : told(result) }, headers);
const foresee = (match: string, game: string | undefined, result: Told | null) =>
  send(`/games/${game}/correction?dryRun=true`, match, { result: result === null ? null : told(result) }, {});
const eventsOf = async (match: string) => (await club.api.get(`/v1/matches/${match}/events`)).body.items;

const WHITE_PLAYS = [
  { type: 'opening-roll', dice: { white: 3, black: 1 } },
  { type: 'play', play: '8/5 6/5' },
];

describe('the correction of a result', () => {
  it('shows what it changes before it is done, in the same words, and written only then', async () => {
    const { match, games } = await reported(
      points(5),
      { winner: 'white', kind: 'gammon' },
      { winner: 'white', kind: 'gammon' },
    );
    const open = (await club.api.post(`/v1/matches/${match}/games`)).body;
    expect(open.crawford).toBe(true);
    const before = await viewOf(match);
    const foreseen = await foresee(match, games[0], { winner: 'black' });
    expect(foreseen).toMatchObject({ status: 200, body: { applied: false } });
    expect(foreseen.headers.get('etag')).toMatch(tagOf(before.version));
    expect(await viewOf(match)).toEqual(before);

    const done = await correct(match, games[0], { winner: 'black' });
    expect(done).toMatchObject({ status: 200, body: { applied: true, affected: foreseen.body.affected } });
    const after = await viewOf(match);
    expect(done.headers.get('etag')).toMatch(tagOf(after.version));
    expect(after).toMatchObject({ crawford: 'before', white: { score: 2 }, black: { score: 1 } });
    expect(done.body.affected).toMatchObject([
      {
        kind: 'game',
        id: games[0],
        before: { number: 1, result: { winner: 'white', points: 2 }, scoreAfter: { white: 2, black: 0 } },
        after: { number: 1, result: { winner: 'black', points: 1 }, scoreAfter: { white: 0, black: 1 } },
      },
      {
        kind: 'game',
        id: games[1],
        before: { scoreBefore: { white: 2, black: 0 } },
        after: { scoreBefore: { white: 0, black: 1 } },
      },
      {
        kind: 'game',
        id: open.id,
        before: { status: 'open', crawford: true },
        after: { status: 'open', crawford: false },
      },
      {
        kind: 'match',
        id: match,
        before: { crawford: 'now', score: { white: 4, black: 0 } },
        after: { crawford: 'before', score: { white: 2, black: 1 }, currentGameId: open.id },
      },
    ]);
    expect(await gameOf(open.id)).toMatchObject({ crawford: false, crawfordDue: false, version: after.version });
    const events = (await eventsOf(match)).slice(before.version);
    expect(events[0]).toMatchObject({ type: 'ResultCorrected', gameNumber: 1, data: { reason: 'the slip' } });
    expect(events.map(({ type }: { type: string }) => type)).toContain('TermsChanged');
  });

  it('shows in the game, with its moves, and in the lists', async () => {
    const match = (await club.match({ format: points(7) })).body.id;
    const game = (await club.api.post(`/v1/matches/${match}/games`)).body.id;
    await club.api.act(game, [
      ...WHITE_PLAYS,
      { type: 'resign', side: 'black', as: 'single' },
      { type: 'accept-resignation' },
    ]);
    const before = await gameOf(game);
    const etag = (await club.api.get(`/v1/games/${game}`)).headers.get('etag') ?? '';
    expect(before).toMatchObject({ counts: true, corrected: null, result: { by: 'resignation' } });
    await correct(match, game, { winner: 'white', kind: 'backgammon' });
    const after = await gameOf(game);
    const result = { winner: 'white', kind: 'backgammon', cube: 1, points: 3, by: 'reported' };
    expect(after).toEqual({
      ...before,
      version: (await viewOf(match)).version,
      result,
      corrected: { recorded: before.result, reason: 'the slip', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    expect((await club.api.get(`/v1/games/${game}`, { headers: { 'if-none-match': etag } })).status).toBe(200);
    expect((await club.api.get(`/v1/games/${game}/turns`)).body.items).toHaveLength(1);
    const entry = { id: game, number: 1, status: 'finished', result, counts: true, corrected: true };
    expect((await viewOf(match)).games).toEqual([entry]);
    const [listed] = (await club.api.get('/v1/matches?limit=1')).body.items;
    expect(listed).toMatchObject({ id: match, gameCount: 1, white: { score: 3 } });
    expect(listed).not.toHaveProperty('games');
    await correct(match, game, { winner: 'white' });
    expect(await gameOf(game)).toMatchObject({ result: before.result, corrected: null });
  });

  it('annuls a game that never counted', async () => {
    const { match, games } = await reported(points(3), { winner: 'white' }, { winner: 'black' });
    await correct(match, games[0], null);
    expect(await gameOf(games[0]!)).toMatchObject({ status: 'finished', result: null, counts: false, corrected: {} });
    expect(await viewOf(match)).toMatchObject({
      white: { score: 0 },
      black: { score: 1 },
      games: [
        { result: null, counts: false, corrected: true },
        { counts: true, corrected: false },
      ],
    });
  });

  it('ends a match with an open game, and lets it go on again where that was wrong too', async () => {
    const { match, games } = await reported(points(5), { winner: 'white' });
    const open = (await club.api.post(`/v1/matches/${match}/games`)).body.id;
    await club.api.act(open, WHITE_PLAYS);
    const { version: _before, ...before } = await gameOf(open);
    await correct(match, games[0], { winner: 'white', kind: 'backgammon', cube: 2 });
    expect(await viewOf(match)).toMatchObject({
      status: 'finished',
      winner: 'white',
      by: 'reported',
      currentGameId: null,
    });
    expect(await gameOf(open)).toMatchObject({ status: 'finished', counts: false, result: { kind: null, points: 0 } });
    expect(await club.api.act(open, { type: 'double' })).toMatchObject({
      status: 409,
      body: { code: 'game.finished' },
    });
    await correct(match, games[0], { winner: 'white' });
    expect(await viewOf(match)).toMatchObject({ status: 'open', winner: null, finishedAt: null, currentGameId: open });
    const { version: _after, ...after } = await gameOf(open);
    expect(after).toEqual(before);
    expect((await club.api.act(open, { type: 'double' })).status).toBe(200);
    expect((await club.api.get(`/v1/games/${open}/turns`)).body.items).toHaveLength(1);
  });

  it('keeps the games behind the end of the match, which do not count then', async () => {
    const { match, games } = await reported(points(5), { winner: 'white' }, { winner: 'black', kind: 'gammon' });
    const foreseen = await foresee(match, games[0], { winner: 'white', kind: 'backgammon', cube: 2 });
    expect(foreseen.body.affected[1]).toMatchObject({
      id: games[1],
      before: { counts: true },
      after: { counts: false },
    });
    await correct(match, games[0], { winner: 'white', kind: 'backgammon', cube: 2 });
    expect(await gameOf(games[1]!)).toMatchObject({
      result: { winner: 'black', points: 2 },
      counts: false,
      corrected: null,
    });
    expect((await club.api.get(`/v1/matches/${match}/transcript?format=json`)).body.games).toHaveLength(1);
  });

  it('changes the ledger of a session', async () => {
    const { match, games } = await reported(
      { kind: 'money', stake: 5 },
      { winner: 'white', cube: 2 },
      { winner: 'black' },
    );
    await club.api.post(`/v1/matches/${match}/close`);
    const done = await correct(match, games[0], { winner: 'black', kind: 'gammon', cube: 2 });
    const last = done.body.affected.at(-1);
    expect(last).toMatchObject({ kind: 'ledger', id: match, before: { balances: [{ points: 1, amount: 5 }, {}] } });
    const ledger = (await club.api.get(`/v1/matches/${match}/ledger`)).body;
    expect(last.after.balances).toEqual(ledger.balances);
    expect(ledger).toMatchObject({
      balances: [
        { points: -5, amount: -25 },
        { points: 5, amount: 25 },
      ],
    });
    expect(await viewOf(match)).toMatchObject({ status: 'finished', white: { score: 0 }, black: { score: 5 } });
  });

  it('stays when something in the open game is taken back', async () => {
    const { match, games } = await reported(points(7), { winner: 'white' });
    const open = (await club.api.post(`/v1/matches/${match}/games`)).body.id;
    await club.api.act(open, WHITE_PLAYS);
    await correct(match, games[0], { winner: 'black', kind: 'gammon' });
    const back = await club.api.act(open, { type: 'take-back' });
    expect(back).toMatchObject({ status: 200, body: { game: { phase: 'play', dice: [3, 1] } } });
    expect(await viewOf(match)).toMatchObject({ white: { score: 0 }, black: { score: 2 } });
    expect((await gameOf(games[0]!)).corrected).not.toBeNull();
  });
});

describe('the correction of an end', () => {
  it('lets the match go on, or ends it otherwise', async () => {
    const { match } = await reported(points(7), { winner: 'white' });
    await club.api.post(`/v1/matches/${match}/result`, { score: { white: 7, black: 3 } });
    const { finishedAt } = await viewOf(match);
    const other = await send('/correction', match, { score: { white: 2, black: 7 } });
    expect(other.body.affected).toMatchObject([
      { kind: 'match', before: { winner: 'white' }, after: { winner: 'black' } },
    ]);
    expect(await viewOf(match)).toMatchObject({ winner: 'black', white: { score: 2 }, finishedAt });
    const path = '/correction?dryRun=true';
    expect((await send(path, match, { winner: 'white', by: 'forfeit' }, {})).body).toMatchObject({
      applied: false,
      affected: [{ kind: 'match', after: { by: 'forfeit', score: { white: 1, black: 0 } } }],
    });
    for (const nothing of [{ score: null }, { winner: null, by: null }, { result: null }]) {
      expect((await send(path, match, nothing, {})).body.affected).toMatchObject([{ after: { status: 'open' } }]);
    }
    expect((await send('/correction', match, { score: null })).status).toBe(200);
    expect(await viewOf(match)).toMatchObject({ status: 'open', by: null, white: { score: 1 }, finishedAt: null });
  });

  it('is refused in so many words where there is none', async () => {
    const { match } = await reported(points(7), { winner: 'white' });
    expect(await send('/correction', match, { score: null })).toMatchObject({
      status: 409,
      body: { code: 'match.correction-not-allowed' },
    });
    const { match: over } = await reported(points(1), { winner: 'white' });
    expect(await send('/correction', over, { score: null })).toMatchObject({
      status: 409,
      body: { code: 'match.correction-not-allowed', params: { reason: 'ended-by-games' } },
    });
    const { match: session } = await reported({ kind: 'money' });
    await club.api.post(`/v1/matches/${session}/close`);
    expect(await send('/correction', session, { winner: 'white', by: 'time' })).toMatchObject({
      status: 409,
      body: { code: 'match.money-session' },
    });
    expect((await send('/correction', session, { score: null })).status).toBe(200);
    expect(await viewOf(session)).toMatchObject({ status: 'open' });
  });
});

describe('a correction', () => {
  it.each([
    [{ result: { winner: 'white', kind: 'single', cube: 3 } }, 422, 'result.cube-impossible'],
    [{ result: { winner: 'white', kind: 'single', cube: 1, points: 3 } }, 422, 'result.level-impossible'],
    [{ result: { winner: 'nobody', kind: 'single' } }, 400, 'request.invalid'],
    [{ result: 'white' }, 400, 'request.invalid'],
    [{}, 400, 'request.invalid'],
    [{ result: null, reason: ' ' }, 400, 'request.invalid'],
    [{ result: null, reason: undefined }, 400, 'request.invalid'],
  ])('of a game is refused for %j', async (body, status, code) => {
    const { match, games } = await reported(points(5), { winner: 'black' });
    const before = await viewOf(match);
    for (const query of ['', '?dryRun=true']) {
      const refused = await send(`/games/${games[0]}/correction${query}`, match, body);
      expect(refused).toMatchObject({ status, body: { code } });
    }
    expect(await viewOf(match)).toEqual(before);
  });

  it.each([
    [{}],
    [{ winner: 'white' }],
    [{ by: 'forfeit' }],
    [{ score: { white: 7, black: 0 }, winner: 'white', by: 'time' }],
    [{ score: { white: 7, black: 0 }, result: null }],
    [{ score: { white: 7 } }],
  ])('of a match is refused for %j', async (body) => {
    const { match } = await reported(points(7));
    await club.api.post(`/v1/matches/${match}/result`, { winner: 'white', by: 'forfeit' });
    expect(await send('/correction', match, body)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('needs the version that was seen, unless it only asks', async () => {
    const { match, games } = await reported(points(5), { winner: 'white' });
    const black = { winner: 'black' };
    expect(await correct(match, games[0], black, {})).toMatchObject({ status: 428 });
    expect(await correct(match, games[0], black, { 'if-match': '"2"' })).toMatchObject({ status: 412 });
    expect((await foresee(match, games[0], black)).status).toBe(200);
    const stale = { 'if-match': '"2"' };
    expect((await send(`/games/${games[0]}/correction?dryRun=true`, match, { result: null }, stale)).status).toBe(412);
    expect((await correct(match, games[0], black, { 'if-match': '*' })).status).toBe(200);
  });

  it('happens once under one key, and asking uses up no key', async () => {
    const { match, games } = await reported(points(5), { winner: 'white' });
    const { version } = await viewOf(match);
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': 'one correction' };
    const path = `/games/${games[0]}/correction`;
    const body = { result: told({ winner: 'black' }) };
    const asked = await send(`${path}?dryRun=true`, match, body, headers);
    const again = await send(`${path}?dryRun=true`, match, { result: null }, headers);
    expect([asked.body.applied, again.body.applied]).toEqual([false, false]);
    const done = await send(path, match, body, headers);
    const replayed = await send(path, match, body, headers);
    expect(replayed.headers.get('idempotent-replayed')).toBe('true');
    expect(replayed.body).toEqual(done.body);
    const nothing = await correct(match, games[0], { winner: 'black' });
    expect(nothing).toMatchObject({ status: 200, body: { affected: [], applied: true } });
    expect((await viewOf(match)).version).toBe(versionIn(done.headers));
  });

  it('finds nothing under the id of a game of another match', async () => {
    const { match } = await reported(points(5), { winner: 'white' });
    const { games } = await reported(points(5), { winner: 'white' });
    expect(await correct(match, games[0], null)).toMatchObject({ status: 404, body: { code: 'game.not-found' } });
    expect(await send(`/games/${games[0]}/correction`, match, { result: null }, {})).toMatchObject({ status: 428 });
    const nowhere = '0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c';
    const answer = await club.api.post(`/v1/matches/${nowhere}/correction?dryRun=true`, {
      score: null,
      reason: 'none',
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'match.not-found' } });
  });
});

describe('a correction and a result at the same moment', () => {
  it('both count, or the correction hears that it saw an older match', async () => {
    const { match, games } = await reported(points(7), { winner: 'white' });
    const { version } = await viewOf(match);
    const headers = { 'if-match': `"${version}"` };
    const body = { result: told({ winner: 'black', kind: 'gammon' }), reason: 'the slip' };
    const [corrected, ...others] = await Promise.all([
      club.api.post(`/v1/matches/${match}/games/${games[0]}/correction`, body, { headers }),
      club.api.post(`/v1/matches/${match}/games`, { result: told({ winner: 'white' }) }),
    ]);
    expect([200, 412]).toContain(corrected.status);
    expect(others.map(({ status }) => status)).toEqual([201]);
    const black = corrected.status === 200 ? 2 : 0;
    expect(await viewOf(match)).toMatchObject({ white: { score: black === 0 ? 2 : 1 }, black: { score: black } });
  });

  it('is done by one of many who saw the same', async () => {
    const { match, games } = await reported(points(7), { winner: 'white' });
    const { version } = await viewOf(match);
    const headers = { 'if-match': `"${version}"` };
    const answers = await race([club.api], (api, nth) =>
      api.post(
        `/v1/matches/${match}/games/${games[0]}/correction`,
        { result: told({ winner: 'black', cube: nth % 2 === 0 ? 2 : 4 }), reason: `number ${nth}` },
        { headers },
      ),
    );
    expect(statusCounts(answers)).toEqual({ 200: 1, 412: RACERS - 1 });
    const corrections = (await eventsOf(match)).filter(({ type }: { type: string }) => type === 'ResultCorrected');
    expect(corrections).toHaveLength(1);
  });
});
