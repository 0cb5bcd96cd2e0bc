import { VARIANT_IDS } from '../../../src/domain/index.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const START = [0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2];
const START_ID = '4HPwATDgc/ABMA';

interface Checkers {
  readonly points: readonly number[];
  readonly bar: number;
  readonly off?: number;
}

/** A side with checkers on the named points only; the rest is off. */
function side(on: Readonly<Record<number, number>>, bar = 0): Checkers {
  return { points: Array.from({ length: 24 }, (_, index) => on[index + 1] ?? 0), bar };
}

const start = { mover: { points: START, bar: 0, off: 0 }, opponent: { points: START, bar: 0, off: 0 } };

describe('the referee without a game', () => {
  let club: TestApp;

  beforeAll(async () => {
    club = await testApp();
  });
  afterAll(() => club.close());

  const plays = (body: unknown): Promise<ApiAnswer> => club.api.post('/v1/rules/legal-plays', body);
  const check = (body: unknown): Promise<ApiAnswer> => club.api.post('/v1/rules/check-play', body);
  const code = ({ status, body }: ApiAnswer): [number, string] => [status, body.code];
  const texts = ({ body }: ApiAnswer): string[] => body.plays.map(({ play }: { play: string }) => play);

  describe('legal plays', () => {
    it('are sixteen for 3-1 at the start, the best one among them', async () => {
      const answer = await plays({ dice: [3, 1], position: start });

      expect(answer.status).toBe(200);
      expect([answer.body.count, answer.body.plays.length]).toEqual([16, 16]);
      expect(answer.body.plays).toContainEqual({
        play: '8/5 6/5',
        moves: expect.arrayContaining([
          { die: 3, from: 8, to: 5, hit: false },
          { die: 1, from: 6, to: 5, hit: false },
        ]),
        positionId: 'sGfwATDgc/ABMA',
      });
    });

    it('are the same for a position id and for the sides with what is off left out', async () => {
      const { off: _, ...onBoard } = start.mover;
      const byId = await plays({ dice: [1, 3], position: { positionId: START_ID } });

      expect((await plays({ dice: [3, 1], position: { mover: onBoard, opponent: onBoard } })).body).toEqual(byId.body);
    });

    it('name the bar and the tray, and what is hit', async () => {
      const entering = await plays({
        dice: [1, 2],
        position: { mover: side({ 6: 14 }, 1), opponent: side({ 2: 1, 24: 2, 5: 12 }) },
      });
      const bearing = await plays({
        dice: [6, 5],
        position: { mover: side({ 6: 1, 5: 1 }), opponent: side({ 1: 2 }) },
      });

      expect(entering.body.plays[0].moves[0]).toMatchObject({ from: 'bar', to: 23, hit: true });
      expect(texts(bearing)).toEqual(['6/off 5/off', '6/1 5/off']);
      expect(bearing.body.plays[0].moves).toContainEqual({ die: 6, from: 6, to: 'off', hit: false });
    });

    it('are none when nothing can be played', async () => {
      const shutOut = { mover: side({ 6: 14 }, 1), opponent: side({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 }) };

      expect((await plays({ dice: [5, 2], position: shutOut })).body).toEqual({ count: 0, plays: [] });
    });

    it('follow the variant', async () => {
      const position = { mover: side({ 24: 1, 23: 1, 22: 1 }), opponent: side({ 24: 1, 23: 1, 22: 1 }) };

      expect((await plays({ variant: 'hypergammon', dice: [2, 1], position })).body.count).toBeGreaterThan(0);
      expect(code(await plays({ variant: 'hypergammon', dice: [2, 1], position: start }))).toEqual([
        422,
        'position.impossible',
      ]);
    });

    it('come for a list of positions in its order', async () => {
      const positions = [
        { dice: [3, 1], position: start },
        { dice: [6, 6], position: { positionId: START_ID } },
      ];
      const { status, body } = await plays({ positions });

      expect(status).toBe(200);
      expect(body.results[0]).toEqual((await plays(positions[0])).body);
      expect(body.results[1]).toEqual((await plays(positions[1])).body);
    });

    it('come for five hundred positions at once', async () => {
      const positions = Array.from({ length: 500 }, (_, nth) => ({
        dice: [(nth % 6) + 1, (Math.floor(nth / 6) % 6) + 1],
        position: start,
      }));

      const { status, body } = await plays({ positions });

      expect([status, body.results.length]).toEqual([200, 500]);
      expect(code(await plays({ positions: [...positions, positions[0]] }))).toEqual([400, 'request.invalid']);
    });

    it('keep no answer under an idempotency key', async () => {
      const headers = { 'idempotency-key': 'k' };
      await club.api.post('/v1/rules/legal-plays', { dice: [3, 1], position: start }, { headers });

      const other = await club.api.post('/v1/rules/legal-plays', { dice: [6, 5], position: start }, { headers });

      expect(other.status).toBe(200);
      expect(other.headers.get('idempotent-replayed')).toBeNull();
    });
  });

  describe('positions that cannot occur', () => {
    it.each([
      ['sixteen checkers', { mover: side({ 6: 16 }), opponent: start.opponent }, '/position/mover'],
      ['fourteen checkers', { mover: start.mover, opponent: { ...side({ 6: 14 }), off: 0 } }, '/position/opponent'],
      [
        'more checkers than any number of bits',
        { mover: side({ 6: 2 ** 40 }), opponent: start.opponent },
        '/position/mover',
      ],
      ['two colours on a point', { mover: side({ 6: 15 }), opponent: side({ 19: 15 }) }, '/position'],
      ['everything off on both sides', { mover: side({}), opponent: side({}) }, '/position'],
      ['an id of the wrong length', { positionId: '4HPwATDgc/ABM' }, '/position/positionId'],
      ['an id with foreign letters', { positionId: '4HPwATDgc/ABM!' }, '/position/positionId'],
      ['an id with too many checkers', { positionId: '//////////////' }, '/position/positionId'],
    ])('are refused: %s', async (_, position, pointer) => {
      for (const answer of [
        await plays({ dice: [3, 1], position }),
        await check({ dice: [3, 1], position, play: '8/5 6/5' }),
      ]) {
        expect(code(answer)).toEqual([422, 'position.impossible']);
        expect(answer.body.errors).toEqual([{ pointer, message: answer.body.detail, rule: 'refused' }]);
        expect(answer.body.detail).not.toMatch(/white|black|undefined|null/);
      }
    });

    it('are named by their place in the list', async () => {
      const positions = [
        { dice: [3, 1], position: start },
        { dice: [3, 1], position: { mover: side({ 6: 16 }), opponent: start.opponent } },
      ];

      expect((await plays({ positions })).body.errors[0].pointer).toBe('/positions/1/position/mover');
    });
  });

  describe('bad form', () => {
    const dice = [3, 1];
    const position = start;
    const { mover, opponent } = start;

    it.each([
      ['', null],
      ['', []],
      ['/dice', { position }],
      ['/dice', { dice: [3], position }],
      ['/dice/1', { dice: [3, 7], position }],
      ['/dice/0', { dice: ['3', 1], position }],
      ['/dice/1', { dice: [3, 1.5], position }],
      ['/dice', { dice: [3, 1, 1], position }],
      ['/position', { dice }],
      ['/position', { dice, position: START_ID }],
      ['/position/opponent', { dice, position: { mover } }],
      ['/position/mover', { dice, position: { positionId: START_ID, mover } }],
      ['/position/positionId', { dice, position: { positionId: 4 } }],
      ['/position/white', { dice, position: { white: mover, black: opponent } }],
      ['/position/mover/points', { dice, position: { mover: { ...mover, points: START.slice(1) }, opponent } }],
      [
        '/position/mover/points',
        { dice, position: { mover: { ...mover, points: [-1, ...START.slice(1)] }, opponent } },
      ],
      [
        '/position/mover/points',
        { dice, position: { mover: { ...mover, points: ['0', ...START.slice(1)] }, opponent } },
      ],
      ['/position/mover/bar', { dice, position: { mover: { points: START }, opponent } }],
      ['/position/mover/off', { dice, position: { mover: { ...mover, off: 0.5 }, opponent } }],
      ['/position/mover/reserve', { dice, position: { mover: { ...mover, reserve: -1 }, opponent } }],
      ['/position/mover/pinned', { dice, position: { mover: { ...mover, pinned: [5, 5] }, opponent } }],
      ['/position/mover/pinned', { dice, position: { mover: { ...mover, pinned: [25] }, opponent } }],
      ['/position/mover/mayHit', { dice, position: { mover: { ...mover, mayHit: 'yes' }, opponent } }],
      ['/position/mover/prisoners', { dice, position: { mover: { ...mover, prisoners: 0 }, opponent } }],
      ['/variant', { dice, position, variant: 'chess' }],
      ['/variant', { dice, position, variant: '__proto__' }],
      ['/side', { dice, position, side: 'white' }],
      ['/positions', { positions: [] }],
      ['/positions', { positions: {} }],
      ['/dice', { positions: [{ dice, position }], dice }],
      ['/positions/1', { positions: [{ dice, position }, null] }],
      ['/positions/0/variant', { positions: [{ dice, position, variant: 'backgammon' }] }],
    ])('is refused at "%s"', async (pointer, body) => {
      const answer = await plays(body);

      expect(code(answer)).toEqual([400, 'request.invalid']);
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer, message: expect.any(String) }));
    });

    it.each([
      ['/play', {}],
      ['/play', { play: 7 }],
      ['/play', { play: '8/5', moves: [] }],
      ['/play', { play: '6'.repeat(201) }],
      ['/play', { play: '8/5\0' }],
      ['/moves', { moves: '8/5' }],
      ['/moves', { moves: Array.from({ length: 17 }, () => ({ from: 8, to: 5 })) }],
      ['/moves/0/from', { moves: [{ from: 25, to: 5 }] }],
      ['/moves/0/from', { moves: [{ from: 'off', to: 5 }] }],
      ['/moves/0/to', { moves: [{ from: 8, to: 'bar' }] }],
      ['/moves/0/to', { moves: [{ from: 8, to: 'rsv' }] }],
      ['/moves/0/die', { moves: [{ from: 8, to: 5, die: 7 }] }],
      ['/moves/0/hit', { moves: [{ from: 8, to: 5, hit: 'yes' }] }],
      ['/moves/0/side', { moves: [{ from: 8, to: 5, side: 'white' }] }],
    ])('of a play is refused at "%s"', async (pointer, play) => {
      const answer = await check({ dice, position, ...play });

      expect(code(answer)).toEqual([400, 'request.invalid']);
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer, message: expect.any(String) }));
    });

    it('comes with no more than a hundred faults', async () => {
      const { body } = await plays({ positions: Array.from({ length: 500 }, () => ({})) });

      expect(body.errors).toHaveLength(100);
    });
  });

  describe('a play', () => {
    it('that is legal comes back in its usual writing with the position after it', async () => {
      const { status, body } = await check({ dice: [3, 1], position: start, play: '6/5, 8/5' });

      expect(status).toBe(200);
      expect(body).toMatchObject({ legal: true, play: '8/5 6/5', positionId: 'sGfwATDgc/ABMA' });
      expect(body.position.opponent).toEqual(start.opponent);
      expect(body.position.mover.points.slice(4, 8)).toEqual([2, 4, 0, 2]);
    });

    it('may be sent move by move', async () => {
      const answer = await check({ dice: [6, 5], position: start, moves: [{ from: 24, to: 13 }] });

      expect(answer.body).toMatchObject({ legal: true, play: '24/13' });
    });

    it('sends a hit checker to the bar of the opponent', async () => {
      const position = { mover: side({ 6: 15 }), opponent: side({ 22: 1, 1: 14 }) };
      const { body } = await check({ dice: [3, 1], position, play: '6/3* 6/5' });

      expect(body).toMatchObject({ legal: true, play: '6/5 6/3*' });
      expect([body.position.opponent.bar, body.position.opponent.points[21]]).toEqual([1, 0]);
    });

    it('that is none is legal when nothing can be played', async () => {
      const position = { mover: side({ 6: 14 }, 1), opponent: side({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 }) };

      expect((await check({ dice: [6, 6], position, play: '' })).body).toMatchObject({ legal: true, play: '' });
    });

    it.each([
      ['play.unreadable', 'two steps left', start, [3, 1]],
      ['play.bar-first', '6/3 6/5', { mover: side({ 6: 14 }, 1), opponent: side({ 1: 2 }) }, [3, 1]],
      ['play.no-such-checker', '20/17 6/5', start, [3, 1]],
      ['play.not-this-roll', '8/4 6/5', start, [3, 1]],
      ['play.not-this-roll', '8/5 6/5 6/5', start, [3, 1]],
      ['play.point-blocked', '24/19 13/7', start, [6, 5]],
      ['play.not-all-home', '8/2 3/off', { mover: side({ 8: 2, 3: 1 }), opponent: side({ 1: 2 }) }, [6, 3]],
      ['play.checker-behind', '2/off 5/4', { mover: side({ 5: 2, 2: 2 }), opponent: side({ 1: 2 }) }, [3, 1]],
      ['play.must-use-both-dice', '8/5', start, [3, 1]],
      ['play.must-use-larger-die', '12/11', { mover: side({ 12: 1 }), opponent: side({ 19: 2 }) }, [5, 1]],
    ])('is illegal with a reason: %s', async (reason, play, position, dice) => {
      const { status, body } = await check({ dice, position, play });

      expect(status).toBe(200);
      expect(body).toEqual({ legal: false, code: reason, detail: expect.any(String), params: expect.any(Object) });
      expect(body.detail).not.toMatch(/undefined|null|""| \/|\/\.| {2}/);
    });
  });

  it('needs a token', async () => {
    for (const path of ['legal-plays', 'check-play']) {
      const answer = await club
        .as(null)
        .post(`/v1/rules/${path}`, { dice: [3, 1], position: start, ...(path === 'check-play' ? { play: '' } : {}) });
      expect(code(answer)).toEqual([401, 'request.unauthenticated']);
    }
    expect(code(await club.as('no-token-of-ours').get('/v1/rules/variants'))).toEqual([401, 'request.unauthenticated']);
  });

  it('knows the variants with their start', async () => {
    const { body } = await club.api.get('/v1/rules/variants');

    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(VARIANT_IDS);
    expect(body.items[0]).toMatchObject({
      checkers: 15,
      start: { 24: 2, 13: 5, 8: 3, 6: 5 },
      position: { points: START, bar: 0, off: 0 },
      positionId: START_ID,
    });
    expect(body.items[2].position.points.slice(-3)).toEqual([1, 1, 1]);
    const byId = Object.fromEntries(body.items.map((item: { id: string }) => [item.id, item]));
    expect(byId['dutch']).toMatchObject({ position: { bar: 15, mayHit: false }, positionId: null });
    expect(byId['aceyDeucey.seed']).toMatchObject({ position: { reserve: 15 }, bonus: { kind: 'acey-deucey' } });
    expect(byId['plakoto']).toMatchObject({ position: { pinned: [] }, positionId: null, cube: 'none' });
  });

  it('knows the usual times of each clock, which matches then have', async () => {
    const { items } = (await club.api.get('/v1/rules/clocks')).body;

    expect(items).toEqual([
      ...['simpleDelay', 'bronstein', 'fischer'].map((mode) => ({
        mode,
        singles: { reserveSecondsPerPoint: 120, perTurnSeconds: 12 },
        doubles: { reserveSecondsPerPoint: 150, perTurnSeconds: 18 },
      })),
      {
        mode: 'plain',
        singles: { reserveSecondsPerPoint: 360, perTurnSeconds: 0 },
        doubles: { reserveSecondsPerPoint: 360, perTurnSeconds: 0 },
      },
    ]);
    for (const { mode, singles, doubles } of items) {
      for (const [isDoubles, usual] of [
        [false, singles],
        [true, doubles],
      ]) {
        const { body } = await club.match({
          format: { kind: 'points', length: 3 },
          rules: { clock: { mode, doubles: isDoubles } },
        });
        expect([body.rules.clock.reserveSeconds, body.rules.clock.perTurnSeconds]).toEqual([
          3 * usual.reserveSecondsPerPoint,
          usual.perTurnSeconds,
        ]);
      }
    }
    expect((await club.as(null).get('/v1/rules/clocks')).body.items).toEqual(items);
    expect(code(await club.as('no-token-of-ours').get('/v1/rules/clocks'))).toEqual([401, 'request.unauthenticated']);
  });
});
