/** Claims of time and what directors do with a clock (T35, T36, T47), with a clock of the service that stands still until the test moves it. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import type { ApiClient } from '../../support/clients/api-client.js';
import { CLAIM, ClockTable, MINUTE, OPENING, PLAY, SECOND, SHORT, isoAfter } from '../../support/clubs/clock-table.js';
import { RACERS, holdingWrites, race, statusCounts } from '../../support/clients/race.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';

const ROLL = { type: 'roll', dice: [6, 5] };
const SECOND_PLAY = { type: 'play', play: '24/13' };
const TAKE_BACK = { type: 'take-back' };

const clock = new ScriptedClock();
let club: TestApp;
let second: TestApp;
beforeAll(async () => {
  club = await testApp({ clock });
  second = await testApp({ clock, database: club.database });
});
afterAll(async () => {
  await second.close();
  await club.close();
});

describe('claiming time', () => {
  it('is for either player and for staff, once the flag has fallen', async () => {
    for (const claimer of ['white', 'black', 'scorer'] as const) {
      const seated = await ClockTable.of(club);
      const api = claimer === 'scorer' ? club.as(await club.token('scorer')) : seated[claimer];
      clock.advance(71 * SECOND);
      const early = await api.act(seated.game, CLAIM);
      expect(early).toMatchObject({
        status: 409,
        body: { code: 'clock.not-expired', params: { side: 'white', remaining: 1_000 } },
      });
      expect(early.body.detail).toContain('1000 ms');
      clock.advance(SECOND);
      expect(await api.act(seated.game, CLAIM)).toMatchObject({
        status: 200,
        body: { game: { result: { winner: 'black', by: 'time' } } },
      });
    }
  });

  it('is for no other role', async () => {
    const seated = await ClockTable.of(club);
    clock.advance(99 * SECOND);
    for (const role of ['player', 'viewer']) {
      expect(await club.as(await club.token(role)).act(seated.game, CLAIM)).toMatchObject({ status: 403 });
    }
    expect(await seated.white.act(seated.game, { ...CLAIM, side: 'black' })).toMatchObject({ status: 403 });
  });

  it('says where there is nothing to claim', async () => {
    const casting = await ClockTable.of(club, SHORT, { actions: [] });
    expect(await club.api.act(casting.game, CLAIM)).toMatchObject({ status: 409, body: { code: 'clock.not-expired' } });
    const without = await ClockTable.of(club, { mode: 'none' });
    expect(await club.api.act(without.game, CLAIM)).toMatchObject({ status: 409, body: { code: 'clock.not-in-use' } });
  });

  it.each(['one instance', 'two instances'])('happens once among twenty claims on %s', async (instances) => {
    const seated = await ClockTable.of(club, { ...SHORT, onExpiry: 'penaltyPoints' });
    clock.advance(75 * SECOND);
    const send = (api: ApiClient) => api.act(seated.game, CLAIM);
    const answers =
      instances === 'one instance'
        ? await race([club.api], send)
        : await holdingWrites(club.database.database, 2, () => race([club.api, second.api], send));
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: RACERS - 1 });
    expect((await seated.matchView()).black.score).toBe(1);
  });

  it('and the late action that comes at the same moment make one loss', async () => {
    for (const callers of [[club.api], [club.api, second.api]]) {
      const seated = await ClockTable.of(club);
      clock.advance(75 * SECOND);
      const send = (api: ApiClient, nth: number) => api.act(seated.game, nth % 2 === 0 ? CLAIM : PLAY);
      const answers = await race(callers, send);
      expect(statusCounts(answers)).toEqual({ 200: 1, 409: RACERS - 1 });
      expect((await seated.record()).filter(({ type }) => type === 'ClockFlagged')).toHaveLength(1);
      expect(await seated.matchView()).toMatchObject({ winner: 'black', by: 'time' });
    }
  });

  it('loses against an action that comes in time', async () => {
    const seated = await ClockTable.of(club);
    clock.advance(71 * SECOND);
    const answers = await race([club.api], (api, nth) => api.act(seated.game, nth % 2 === 0 ? CLAIM : PLAY));
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: RACERS - 1 });
    expect((await seated.matchView()).status).toBe('open');
  });
});

describe('the director', () => {
  it('pauses and resumes, and players wait', async () => {
    const seated = await ClockTable.of(club);
    clock.advance(10 * SECOND);
    const paused = await seated.handle({ act: 'pause', reason: 'A ruling is pending' });
    expect(paused).toMatchObject({ status: 200, body: { clock: { paused: true, running: null, flagAt: null } } });
    expect(paused.headers.get('etag')).toMatch(tagOf(paused.body.version));
    clock.advance(500 * SECOND);
    for (const action of [PLAY, CLAIM]) {
      expect(await seated.white.act(seated.game, action)).toMatchObject({
        status: 409,
        body: { code: 'clock.paused' },
      });
    }
    expect(await seated.handle({ act: 'pause', reason: 'again' })).toMatchObject({
      status: 409,
      body: { code: 'clock.paused' },
    });
    const resumed = await seated.handle({ act: 'resume', reason: 'It was given' });
    expect(resumed.body.clock).toMatchObject({
      running: 'white',
      turnUsedMs: 10_000,
      flagAt: isoAfter(clock, 62 * SECOND),
    });
    expect(await seated.white.act(seated.game, PLAY)).toMatchObject({ status: 200 });
    expect(await seated.handle({ act: 'resume', reason: 'again' })).toMatchObject({
      status: 409,
      body: { code: 'clock.not-paused' },
    });
    const acts = (await seated.record()).filter(({ type }) => type.startsWith('Clock'));
    expect(acts.map(({ type, data }) => [type, data.reason])).toEqual([
      ['ClockPaused', 'A ruling is pending'],
      ['ClockResumed', 'It was given'],
    ]);
  });

  it('adjusts what the clock shows', async () => {
    const seated = await ClockTable.of(club);
    clock.advance(30 * SECOND);
    const asked = { act: 'adjust', reserveSeconds: { white: 300 }, reason: 'Pressed by mistake' };
    const adjusted = await seated.handle(asked);
    expect(adjusted.body.clock).toMatchObject({
      reserves: { white: 300_000, black: 60_000 },
      flagAt: isoAfter(clock, 300 * SECOND),
    });
    expect((await seated.record()).at(-1)).toMatchObject({
      type: 'ClockAdjusted',
      data: { before: { white: 42_000, black: 60_000 }, after: { white: 300_000, black: 60_000 } },
    });
  });

  it('introduces a clock before a game, or at once', async () => {
    const seated = await ClockTable.of(club, { mode: 'none' });
    const asked = { act: 'introduce', reason: 'Both play slowly' };
    expect(await seated.handle(asked)).toMatchObject({ status: 409, body: { code: 'game.open' } });
    expect((await seated.handle({ ...asked, from: 'now' })).body).toMatchObject({
      clock: { running: 'white', reserves: { white: 14 * MINUTE } },
      rules: { clock: null },
    });
    expect(await seated.handle(asked)).toMatchObject({ status: 409, body: { code: 'clock.in-use' } });
    const later = await ClockTable.of(club, { mode: 'none' }, { length: 9, actions: [] });
    await club.api.act(later.game, [OPENING, { type: 'resign', as: 'gammon' }, { type: 'accept-resignation' }]);
    const fitted = await later.handle(asked);
    expect(fitted.body.clock.reserves).toEqual({ white: 16 * MINUTE, black: 16 * MINUTE });
  });

  it.each([
    [{ act: 'stop', reason: 'x' }, 'request.invalid', '/act'],
    [{ act: 'pause' }, 'request.invalid', '/reason'],
    [{ act: 'pause', reason: '' }, 'request.invalid', '/reason'],
    [{ act: 'pause', reason: 'x', from: 'now' }, 'request.invalid', '/from'],
    [{ act: 'adjust', reason: 'x' }, 'request.invalid', '/reserveSeconds'],
    [{ act: 'adjust', reason: 'x', reserveSeconds: {} }, 'request.invalid', '/reserveSeconds'],
    [{ act: 'adjust', reason: 'x', reserveSeconds: { white: -1 } }, 'request.invalid', '/reserveSeconds/white'],
    [
      { act: 'introduce', reason: 'x', clock: { mode: 'plain', perTurnSeconds: 1 } },
      'config.invalid',
      '/clock/perTurnSeconds',
    ],
    [{ act: 'introduce', reason: 'x', clock: { mode: 'none' } }, 'config.invalid', '/clock/mode'],
  ])('learns what is wrong with %j: %s at %s', async (asked, code, pointer) => {
    const match = (await club.match()).body.id;
    const answer = await club.api.post(`/v1/matches/${match}/clock`, asked);
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(answer.body.errors[0].pointer).toBe(pointer);
  });

  it('cannot set the clock of a money session or of a match that is over', async () => {
    const session = (await club.match({ format: { kind: 'money' } })).body.id;
    const asked = { act: 'introduce', reason: 'Slow play' };
    expect(await club.api.post(`/v1/matches/${session}/clock`, asked)).toMatchObject({
      status: 409,
      body: { code: 'match.money-session' },
    });
    const seated = await ClockTable.of(club);
    clock.advance(99 * SECOND);
    await club.api.act(seated.game, CLAIM);
    expect(await seated.handle({ act: 'pause', reason: 'too late' })).toMatchObject({
      status: 409,
      body: { code: 'match.finished' },
    });
  });

  it('takes a loss on time back, and gives time', async () => {
    const seated = await ClockTable.of(club);
    clock.advance(99 * SECOND);
    await club.api.act(seated.game, CLAIM);
    expect(
      (await club.api.act(seated.game, { type: 'take-back', reason: 'The clock was wrong' })).body.game,
    ).toMatchObject({
      status: 'open',
      phase: 'play',
      clock: { running: null, paused: true, reserves: { white: 0 } },
    });
    await seated.handle({
      act: 'adjust',
      reserveSeconds: { white: 60 },
      reason: 'The clock was wrong',
    });
    await seated.handle({ act: 'resume', reason: 'It was set right' });
    clock.advance(30 * SECOND);
    expect(await seated.white.act(seated.game, PLAY)).toMatchObject({ status: 200 });
  });
});

describe('a take-back', () => {
  it('gives a play that is typed again the time of its turn once on a Fischer clock (T33)', async () => {
    const seated = await ClockTable.of(club, { mode: 'fischer', reserveSeconds: 10, perTurnSeconds: 10 });
    await club.api.act(seated.game, [PLAY, ROLL]);
    for (let typed = 0; typed < 3; typed++) {
      clock.advance(SECOND);
      await club.api.act(seated.game, SECOND_PLAY);
      await club.api.act(seated.game, TAKE_BACK);
    }
    expect((await seated.gameView()).clock).toMatchObject({
      running: 'black',
      reserves: { white: 20_000, black: 7_000 },
    });
    await club.api.act(seated.game, SECOND_PLAY);
    expect((await seated.gameView()).clock.reserves).toEqual({ white: 20_000, black: 17_000 });
  });

  it('over a fallen flag takes its cost and its refill back, and the clock waits for the director (T35)', async () => {
    const bronstein = { mode: 'bronstein', reserveSeconds: 1, perTurnSeconds: 1, refillSeconds: 1 };
    const seated = await ClockTable.of(club, { ...bronstein, onExpiry: 'penaltyPoints' });
    await club.api.act(seated.game, PLAY);
    clock.advance(1_200);
    await club.api.act(seated.game, ROLL);
    expect(await seated.matchView()).toMatchObject({ white: { score: 1 }, clock: { reserves: { black: 800 } } });
    clock.advance(60);
    const { body } = await club.api.act(seated.game, { ...TAKE_BACK, to: 3 });
    expect(body.game).toMatchObject({ phase: 'play', clock: { paused: true, reserves: { white: 1_000, black: 0 } } });
    expect(await seated.matchView()).toMatchObject({ white: { score: 0 }, black: { score: 0 }, penalties: [] });
    expect(await seated.white.act(seated.game, PLAY)).toMatchObject({ body: { code: 'clock.paused' } });
    await seated.handle({ act: 'adjust', reserveSeconds: { black: 1 }, reason: 'The play was another one' });
    await seated.handle({ act: 'resume', reason: 'It was set right' });
    expect(await seated.white.act(seated.game, PLAY)).toMatchObject({ status: 200 });
  });
});

it('goes on where it stood when a voided match is reinstated, the delay of the turn included', async () => {
  const seated = await ClockTable.of(club);
  const send = async (act: string) => {
    const headers = { 'if-match': '*' };
    return club.api.post(`/v1/matches/${seated.match}/${act}`, { reason: 'The wrong opponent' }, { headers });
  };
  clock.advance(10 * SECOND);
  expect((await send('void')).status).toBe(200);
  clock.advance(60 * MINUTE);
  expect((await send('reinstate')).status).toBe(200);
  expect((await seated.gameView()).clock).toMatchObject({
    running: 'white',
    flagAt: isoAfter(clock, 62 * SECOND),
    reserves: { white: MINUTE, black: MINUTE },
  });
  clock.advance(12 * SECOND);
  expect(await seated.white.act(seated.game, PLAY)).toMatchObject({
    status: 200,
    body: { game: { clock: { reserves: { white: 50 * SECOND } } } },
  });
});

it('tells in its transcript the points for time of a game that was annulled, which forfeit no match (T21)', async () => {
  const seated = await ClockTable.of(club, { ...SHORT, onExpiry: 'penaltyPoints', expiryPoints: 4 });
  clock.advance(99 * SECOND);
  await club.api.act(seated.game, CLAIM);
  await club.api.act(seated.game, [{ type: 'resign', side: 'black', as: 'single' }, { type: 'accept-resignation' }]);
  const path = `/v1/matches/${seated.match}`;
  const body = { result: null, reason: 'The wrong opponent' };
  const headers = { 'if-match': '*' };
  expect((await club.api.post(`${path}/games/${seated.game}/correction`, body, { headers })).status).toBe(200);
  await club.api.post(`${path}/games`, { result: { winner: 'white', kind: 'single', cube: 1 } });
  const { status, score } = await seated.matchView().then((view) => ({
    status: view.status,
    score: [view.white.score, view.black.score],
  }));
  expect([status, score]).toEqual(['open', [1, 4]]);
  const { text } = await club.api.get(`${path}/transcript?format=mat`);
  const people = `white=${seated.ann}&black=${seated.bob}`;
  const read = await club.api.post(`/v1/matches/import?${people}`, undefined, { text });
  expect(read).toMatchObject({ status: 201, body: { warnings: [] } });
  const again = (await club.api.get(read.headers.get('location') ?? '')).body;
  expect([again.status, again.white.score, again.black.score]).toEqual(['open', 1, 4]);
});

it('gives exactly what was recorded', async () => {
  const { streams, differences } = await club.app.get(RecordCheck).run();
  expect(differences).toEqual([]);
  expect(streams).toBeGreaterThan(10);
});
