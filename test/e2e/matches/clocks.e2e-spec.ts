/** Clocks over HTTP (T30–T35), with a clock of the service that stands still until the test moves it. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { CLAIM, ClockTable, MINUTE, OPENING, PLAY, SECOND, SHORT, isoAfter } from '../../support/clubs/clock-table.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const clock = new ScriptedClock();
let club: TestApp;
beforeAll(async () => {
  club = await testApp({ clock });
});
afterAll(async () => {
  await club.close();
});

describe('opening a match with a clock', () => {
  it('shows every option with its value, by the length of the match', async () => {
    const made = await club.match({ rules: { clock: {} } });
    expect(made).toMatchObject({ status: 201, body: { clock: { running: null, asOf: null, flagAt: null } } });
    expect(made.body.rules.clock).toEqual({
      mode: 'simpleDelay',
      reserveSeconds: 840,
      perTurnSeconds: 12,
      onExpiry: 'loseMatch',
      ginException: true,
    });
    expect(made.body.clock).toMatchObject({ perTurnMs: 12_000, reserves: { white: 14 * MINUTE, black: 14 * MINUTE } });
    const perPoint = await club.match({
      rules: { clock: { mode: 'fischer', reserveSecondsPerPoint: 60, onExpiry: 'penaltyPoints' } },
    });
    expect(perPoint.body.rules.clock).toEqual({
      mode: 'fischer',
      reserveSeconds: 420,
      perTurnSeconds: 12,
      onExpiry: 'penaltyPoints',
      expiryPoints: 1,
      refillSeconds: 60,
    });
  });

  it('is recorded with what a point of the length gave to the reserve, as the document says', async () => {
    for (const [asked, perPoint] of [
      [{}, 120],
      [{ reserveSecondsPerPoint: 60, onExpiry: 'loseGame' }, 60],
      [{ reserveSeconds: 300, onExpiry: 'penaltyPoints' }, undefined],
    ] as const) {
      const { id } = (await club.match({ rules: { clock: asked } })).body;
      const { items } = (await club.api.get(`/v1/matches/${id}/events`)).body;
      expect(items[0].data.rules.clock.reserveSecondsPerPoint).toBe(perPoint);
    }
  });

  it('is left out by matches without one, which say so', async () => {
    for (const rules of [{}, { clock: null }, { clock: { mode: 'none' } }]) {
      expect((await club.match({ rules })).body).toMatchObject({ rules: { clock: null }, clock: null });
    }
    const session = await club.match({ format: { kind: 'money' } });
    expect(session.body).toMatchObject({ clock: null, recorded: null });
    expect(session.body.rules).not.toHaveProperty('clock');
  });

  it.each([
    [{ mode: 'plain', perTurnSeconds: 12 }, 'config.invalid', '/rules/clock/perTurnSeconds'],
    [{ reserveSeconds: 1, reserveSecondsPerPoint: 1 }, 'config.invalid', '/rules/clock/reserveSecondsPerPoint'],
    [{ expiryPoints: 2 }, 'config.invalid', '/rules/clock/expiryPoints'],
    [{ mode: 'none', refillSeconds: 2 }, 'config.invalid', '/rules/clock/refillSeconds'],
    [{ mode: 'hourglass' }, 'request.invalid', '/rules/clock/mode'],
    [{ reserveSeconds: 0 }, 'request.invalid', '/rules/clock/reserveSeconds'],
    [{ perTurnSeconds: null }, 'request.invalid', '/rules/clock/perTurnSeconds'],
    [{ increment: 5 }, 'request.invalid', '/rules/clock/increment'],
    [[], 'request.invalid', '/rules/clock'],
  ])('is refused with %j: %s at %s', async (asked, code, pointer) => {
    const answer = await club.match({ rules: { clock: asked } });
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(answer.body.errors[0].pointer).toBe(pointer);
  });

  it('belongs to matches to points, and to matches that are played here', async () => {
    const session = await club.match({ format: { kind: 'money' }, rules: { clock: {} } });
    expect(session.body).toMatchObject({ code: 'config.invalid', errors: [{ pointer: '/rules/clock' }] });
    const transcript = ' 3 point match\n\n Game 1\n Ann : 0    Bob : 0\n  1) 31: 8/5 6/5\n';
    const imported = await club.api.post('/v1/matches/import?clock=plain', undefined, { text: transcript });
    expect(imported).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

describe('the clock in the view of a game', () => {
  it('shows both reserves and whose time runs, as of now', async () => {
    const seated = await ClockTable.of(club);
    const since = clock.now().toISOString();
    const flagAt = isoAfter(clock, 72 * SECOND);
    clock.advance(8 * SECOND);
    expect((await seated.gameView()).clock).toEqual({
      mode: 'simpleDelay',
      perTurnMs: 12_000,
      onExpiry: 'loseMatch',
      running: 'white',
      since,
      paused: false,
      asOf: isoAfter(clock, 0),
      reserves: { white: 60_000, black: 60_000 },
      turnUsedMs: 8_000,
      turnRemainingMs: 4_000,
      flagAt,
      expired: null,
    });
    clock.advance(10 * SECOND);
    expect((await seated.matchView()).clock).toMatchObject({
      asOf: isoAfter(clock, 0),
      reserves: { white: 54_000, black: 60_000 },
      turnRemainingMs: 0,
      flagAt,
    });
    const acted = await seated.white.act(seated.game, PLAY);
    expect(acted.body.game.clock).toMatchObject({ running: 'black', reserves: { white: 54_000, black: 60_000 } });
    const inList = (await club.api.get('/v1/matches?limit=1')).body.items[0];
    expect(inList).toMatchObject({ id: seated.match, clock: { running: 'black' } });
  });

  it('runs for the side that offers to resign, once its offer is refused again after a take-back', async () => {
    const seated = await ClockTable.of(club, SHORT, { actions: [OPENING, PLAY] });
    expect((await seated.black.act(seated.game, { type: 'resign', as: 'single' })).body.game.clock.running).toBe(
      'white',
    );
    const refuse = { type: 'refuse-resignation' };
    expect((await seated.white.act(seated.game, refuse)).body.game.clock.running).toBe('black');
    await club.api.act(seated.game, { type: 'take-back', reason: 'a slip' });
    clock.advance(5 * SECOND);
    expect((await seated.white.act(seated.game, refuse)).body.game.clock.running).toBe('black');
  });

  it('stays true for a reader who hears that nothing has changed', async () => {
    const seated = await ClockTable.of(club);
    const kept = await club.api.get(`/v1/games/${seated.game}`);
    clock.advance(20 * SECOND);
    const headers = { 'if-none-match': String(kept.headers.get('etag')) };
    expect((await club.api.get(`/v1/games/${seated.game}`, { headers })).status).toBe(304);
    const { asOf, reserves, turnUsedMs, turnRemainingMs, ...lasting } = (await seated.gameView()).clock;
    expect(kept.body.clock).toMatchObject(lasting);
    expect([asOf, reserves.white, turnUsedMs, turnRemainingMs]).toEqual([isoAfter(clock, 0), 52_000, 20_000, 0]);
  });

  it('says that the flag has fallen before any act', async () => {
    const seated = await ClockTable.of(club);
    clock.advance(80 * SECOND);
    expect(await seated.gameView()).toMatchObject({
      status: 'open',
      clock: { expired: 'white', reserves: { white: 0 }, running: 'white' },
    });
  });

  it('stands in the finished game and between games', async () => {
    const seated = await ClockTable.of(club);
    clock.advance(22 * SECOND);
    await club.api.act(seated.game, [PLAY, { type: 'double' }, { type: 'drop' }]);
    const stands = {
      running: null,
      asOf: null,
      since: null,
      turnUsedMs: null,
      reserves: { white: 50_000, black: 60_000 },
    };
    clock.advance(1_000 * SECOND);
    expect(await seated.gameView()).toMatchObject({ status: 'finished', clock: stands });
    expect((await seated.matchView()).clock).toMatchObject(stands);
  });
});

describe('an action after the flag', () => {
  it('is answered by the loss of the match, whichever caller sends it, and is not done', async () => {
    for (const late of ['white', 'black'] as const) {
      const seated = await ClockTable.of(club);
      clock.advance(72 * SECOND);
      const action = late === 'white' ? PLAY : { type: 'roll', dice: [6, 5] };
      const { status, body } = await seated[late].act(seated.game, action);
      expect(status).toBe(200);
      expect(body.events.map(({ type }: { type: string }) => type)).toEqual([
        'ClockFlagged',
        'GameFinished',
        'MatchFinished',
      ]);
      expect(body.events[0].data).toEqual({ game: 1, side: 'white', endsGame: true, at: isoAfter(clock, 0) });
      expect(body.game).toMatchObject({ status: 'finished', result: { winner: 'black', by: 'time', points: 0 } });
      expect(await seated.matchView()).toMatchObject({
        status: 'finished',
        by: 'time',
        winner: 'black',
        white: { score: 0 },
        black: { score: 0 },
        recorded: { white: 0, black: 7 },
      });
      expect(await seated.white.act(seated.game, PLAY)).toMatchObject({ status: 409, body: { code: 'game.finished' } });
    }
  });

  it('ends a whole batch, of which nothing is done', async () => {
    const seated = await ClockTable.of(club);
    clock.advance(90 * SECOND);
    const answer = await club.api.act(seated.game, [
      PLAY,
      { type: 'roll', dice: [6, 5] },
      { type: 'play', play: '24/13' },
    ]);
    expect(answer).toMatchObject({ status: 200, body: { game: { status: 'finished', result: { by: 'time' } } } });
    expect(answer.body.events).toHaveLength(3);
  });

  it('is one of many that take no time among themselves', async () => {
    const seated = await ClockTable.of(club);
    clock.advance(71_999);
    const batch = [
      PLAY,
      { type: 'roll', dice: [6, 5] },
      { type: 'play', play: '24/13' },
      { type: 'double' },
      { type: 'take' },
    ];
    const { body } = await club.api.act(seated.game, batch);
    expect(body.game.clock).toMatchObject({ running: 'white', reserves: { white: 1, black: 60_000 }, turnUsedMs: 0 });
    const times = (await seated.record()).slice(-5).map(({ data }) => data['at']);
    expect(new Set(times)).toEqual(new Set([isoAfter(clock, 0)]));
  });

  it('is answered once and for all when it is sent again with its key', async () => {
    const seated = await ClockTable.of(club);
    clock.advance(72 * SECOND);
    const options = { headers: { 'idempotency-key': seated.game } };
    const [first, again] = [
      await club.api.act(seated.game, PLAY, options),
      await club.api.act(seated.game, PLAY, options),
    ];
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('costs penalty points where those were agreed, and is done', async () => {
    const seated = await ClockTable.of(club, { ...SHORT, onExpiry: 'penaltyPoints', refillSeconds: 20 });
    clock.advance(95 * SECOND);
    const refused = await seated.white.act(seated.game, { type: 'play', play: '24/23' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'play.must-use-both-dice' } });
    expect((await seated.matchView()).black.score).toBe(0);
    const { body } = await seated.white.act(seated.game, PLAY);
    expect(body.events.map(({ type }: { type: string }) => type)).toEqual([
      'ClockFlagged',
      'PenaltyPointsAdded',
      'MatchScoreChanged',
      'TermsChanged',
      'ClockFlagged',
      'PenaltyPointsAdded',
      'MatchScoreChanged',
      'TermsChanged',
      'PlayMade',
    ]);
    expect(body.game.clock.reserves).toEqual({ white: 17_000, black: 60_000 });
    expect(await seated.matchView()).toMatchObject({ status: 'open', black: { score: 2 }, crawford: 'before' });
  });

  it('leaves the refill for the next game on a Bronstein clock', async () => {
    const bronstein = {
      mode: 'bronstein',
      reserveSeconds: 1,
      perTurnSeconds: 1,
      onExpiry: 'loseGame',
      refillSeconds: 1,
    };
    const seated = await ClockTable.of(club, bronstein);
    await club.api.act(seated.game, PLAY);
    clock.advance(2 * SECOND);
    const { body } = await club.api.act(seated.game, CLAIM);
    expect(body.events[0]).toMatchObject({ type: 'ClockFlagged', data: { side: 'black', endsGame: true } });
    expect((await seated.matchView()).clock.reserves).toEqual({ white: SECOND, black: SECOND });
  });

  it('costs the game where that was agreed', async () => {
    const seated = await ClockTable.of(club, {
      ...SHORT,
      onExpiry: 'loseGame',
      expiryWinType: 'worstPossible',
      refillSeconds: 30,
    });
    clock.advance(90 * SECOND);
    const { body } = await seated.white.act(seated.game, PLAY);
    expect(body.game).toMatchObject({
      status: 'finished',
      result: { winner: 'black', kind: 'backgammon', points: 3, by: 'time' },
    });
    expect(await seated.matchView()).toMatchObject({
      status: 'open',
      black: { score: 3 },
      clock: { running: null, reserves: { white: 30_000, black: 60_000 } },
    });
    expect((await seated.white.post(`/v1/matches/${seated.match}/games`)).status).toBe(201);
  });
});

it('exports a match that was lost on time, with why it ended', async () => {
  const seated = await ClockTable.of(club);
  clock.advance(99 * SECOND);
  await club.api.act(seated.game, CLAIM);
  const { text } = await club.api.get(`/v1/matches/${seated.match}/transcript?format=mat`);
  expect(text).toContain('; [Ended "black won, time"]');
});

it('exports the points of a flag with their game and in the score before the next one, and takes them back', async () => {
  const seated = await ClockTable.of(club, { ...SHORT, onExpiry: 'penaltyPoints' });
  clock.advance(99 * SECOND);
  await club.api.act(seated.game, [
    CLAIM,
    { type: 'resign', side: 'black', as: 'single' },
    { type: 'accept-resignation' },
  ]);
  const next = (await club.api.post(`/v1/matches/${seated.match}/games`)).body.id;
  await club.api.act(next, [OPENING, PLAY]);
  const { text } = await club.api.get(`/v1/matches/${seated.match}/transcript?format=mat`);
  const path = `/v1/matches/import?white=${seated.ann}&black=${seated.bob}`;
  const again = await club.api.post(path, undefined, { text });
  expect(text).toContain('; [Penalty "black 1 in game 1, time"]');
  expect(text).toMatch(/Game 2\n Ann : 1 +Bob : 1/);
  expect(again).toMatchObject({ status: 201, body: { warnings: [{ code: 'transcript.roll-resigned' }] } });
  const exported = await club.api.get(`${again.headers.get('location')}/transcript?format=mat`);
  expect(exported.text.slice(exported.text.indexOf(' 7 point'))).toBe(text.slice(text.indexOf(' 7 point')));
});

it('gives exactly what was recorded', async () => {
  const { streams, differences } = await club.app.get(RecordCheck).run();
  expect(differences).toEqual([]);
  expect(streams).toBeGreaterThan(10);
});
