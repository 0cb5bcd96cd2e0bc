/** The referee without a game in every variant: section 7 of the worked examples, and what positions may and may not say. */
import { VARIANTS } from '../../../src/domain/index.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { VARIANT_EXAMPLES } from '../../support/yardsticks/variant-examples.js';
import { drawnFor } from '../../support/domain/variant-games.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const plays = (body: unknown): Promise<ApiAnswer> => club.api.post('/v1/rules/legal-plays', body);
const check = (body: unknown): Promise<ApiAnswer> => club.api.post('/v1/rules/check-play', body);

/** A side with checkers on the named points only; the rest is off. */
function side(on: Readonly<Record<number, number>>, more: object = {}): object {
  return { points: Array.from({ length: 24 }, (_, index) => on[index + 1] ?? 0), bar: 0, ...more };
}

describe.each(VARIANT_EXAMPLES)('$title', ({ variant, drawn, dice, plays: listed }) => {
  const { white, black } = drawnFor(VARIANTS[variant], drawn);
  const question = { variant, dice, position: { mover: white, opponent: black } };

  it('has the listed plays and no others', async () => {
    const found = await plays(question);
    expect([found.status, found.body.count]).toEqual([200, listed.length]);
    const after = new Set<string>();
    for (const play of listed) {
      const { body } = await check({ ...question, play });
      expect([play, body.legal]).toEqual([play, true]);
      after.add(JSON.stringify(body.position));
    }
    expect(after.size).toBe(listed.length);
  });

  it('has plays that may be sent back as they are', async () => {
    const found = await plays(question);
    for (const { moves, play } of found.body.plays as { moves: object[]; play: string }[]) {
      expect((await check({ ...question, moves })).body).toMatchObject({ legal: true, play });
    }
  });
});

const IN_RESERVE = side({}, { reserve: 15 });
const TWO_BLOTS = [side({ 20: 1, 6: 14 }), side({ 5: 1, 3: 14 })] as const;

describe('a play is refused by the rule of the variant', () => {
  it.each([
    ['play.point-blocked', 'dutch', side({ 21: 2, 13: 13 }), side({ 9: 1, 8: 14 }), [5, 1], '21/16* 21/20', /V11/],
    ['play.hit-and-run', 'tavla', side({ 6: 14, 8: 1 }), side({ 20: 1, 1: 14 }), [3, 2], '8/5*/3', /V41/],
    ['play.first-checker-first', 'fevga', side({ 24: 14, 13: 1 }), side({ 24: 15 }), [1, 2], '24/23 24/22', /V62/],
    [
      'play.prime-not-allowed',
      'fevga',
      side({ 24: 2, 23: 2, 22: 2, 21: 2, 20: 2, 18: 1, 13: 1, 5: 3 }),
      side({ 24: 1, 4: 14 }),
      [1, 5],
      '24/19 5/4',
      /V63/,
    ],
    ['play.checker-behind', 'aceyDeucey.european', side({ 4: 2, 3: 1 }), side({ 1: 2 }), [6, 1], '4/off 3/2', /R38/],
    ['play.no-such-checker', 'plakoto', side({ 20: 1, 6: 14 }), side({ 5: 2, 3: 13 }), [6, 1], '20/14 6/5', /point 20/],
    ['play.not-in-yet', { base: 'aceyDeucey', startGate: true }, IN_RESERVE, IN_RESERVE, [6, 5], 'rsv/19', /doublet/],
  ])('%s in %j', async (code, variant, mover, opponent, dice, play, told) => {
    const { status, body } = await check({ variant, dice, position: { mover, opponent }, play });
    expect([status, body.legal, body.code]).toEqual([200, false, code]);
    expect(body.detail).toMatch(told);
    expect(body.detail).not.toMatch(/undefined|null| {2}/);
  });
});

describe('a position of a variant', () => {
  it('says what the variant adds, before and after a play', async () => {
    const position = { mover: side({ 20: 1, 6: 14 }), opponent: side({ 24: 1, 3: 14 }) };
    const { body } = await check({ variant: 'plakoto', dice: [5, 4], position, play: '6/1* 6/2' });
    expect(body).toMatchObject({
      legal: true,
      position: { mover: { pinned: [] }, opponent: { pinned: [24], bar: 0 } },
      positionId: null,
    });
    const dutch = { mover: side({ 8: 15 }), opponent: side({}, { bar: 15 }) };
    const home = await check({ variant: 'dutch', dice: [2, 1], position: dutch, play: '8/6 8/7' });
    expect(home.body.position).toMatchObject({ mover: { mayHit: true }, opponent: { mayHit: false } });
  });

  it('lets a side hit for which the request claims the right, although no checker is home now', async () => {
    const question = (mayHit: boolean) => ({
      variant: 'dutch',
      dice: [5, 1],
      position: { mover: side({ 21: 2, 13: 13 }, { mayHit }), opponent: side({ 9: 1, 8: 14 }) },
      play: '21/16* 21/20',
    });
    expect((await check(question(true))).body.legal).toBe(true);
    expect((await check(question(false))).body.legal).toBe(false);
  });

  it.each([
    ['no-reserve', 'backgammon', side({ 6: 14 }, { reserve: 1 }), side({ 6: 15 }), '/position/mover'],
    ['no-bar', 'plakoto', side({ 6: 14 }, { bar: 1 }), side({ 6: 15 }), '/position/mover'],
    ['no-pins', 'backgammon', side({ 6: 15 }), side({ 6: 14, 5: 1 }, { pinned: [5] }), '/position/opponent'],
    ['no-hit-right', 'tavla', side({ 6: 15 }, { mayHit: true }), side({ 6: 15 }), '/position/mover'],
    ['hit-right', 'dutch', side({ 6: 15 }, { mayHit: false }), side({ 6: 15 }), '/position/mover'],
    ['pinned', 'plakoto', ...TWO_BLOTS, '/position'],
    ['total', 'aceyDeucey', side({}, { reserve: 16 }), side({ 6: 15 }), '/position/mover'],
  ])('is impossible: %s in %s', async (reason, variant, mover, opponent, pointer) => {
    for (const answer of [
      await plays({ variant, dice: [3, 1], position: { mover, opponent } }),
      await check({ variant, dice: [3, 1], position: { mover, opponent }, play: '6/5' }),
    ]) {
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'position.impossible', params: { reason }, errors: [{ pointer, message: answer.body.detail }] },
      });
      expect(answer.body.detail).not.toMatch(/white|black|undefined|null|cannot occur/);
    }
  });

  it('is possible where it says which of two lone checkers is pinned', async () => {
    const position = { mover: { ...TWO_BLOTS[0], pinned: [20] }, opponent: TWO_BLOTS[1] };
    expect((await plays({ variant: 'plakoto', dice: [3, 1], position })).status).toBe(200);
  });

  it('is not said by an id where the id cannot say all of it', async () => {
    for (const variant of ['dutch', 'aceyDeucey.seed', 'plakoto', 'fevga', 'moultezim']) {
      const answer = await plays({ variant, dice: [3, 1], position: { positionId: '4HPwATDgc/ABMA' } });
      expect([answer.status, answer.body.params]).toEqual([422, { reason: 'no-id' }]);
      expect(answer.body.errors[0].pointer).toBe('/position/positionId');
    }
    expect((await plays({ variant: 'tavla', dice: [3, 1], position: { positionId: '4HPwATDgc/ABMA' } })).status).toBe(
      200,
    );
  });
});

describe("a club's own variant", () => {
  it('is refereed from its record, for one position and for many', async () => {
    const exact = { id: 'Exact', overshootBearOff: false };
    const position = { mover: side({ 4: 2 }), opponent: side({ 1: 2 }) };
    const one = await plays({ variant: exact, dice: [6, 4], position });
    expect(one.body.plays).toMatchObject([{ play: '4/off' }]);
    const many = await plays({
      variant: exact,
      positions: [
        { dice: [6, 4], position },
        { dice: [6, 5], position },
      ],
    });
    expect(many.body.results.map(({ count }: { count: number }) => count)).toEqual([1, 0]);
  });

  it('has as many checkers as its record says', async () => {
    const variant = { checkers: 2, start: { 24: 2 } };
    const position = { mover: side({ 24: 2 }), opponent: side({ 24: 2 }) };
    expect((await plays({ variant, dice: [2, 1], position })).body.count).toBeGreaterThan(0);
    expect(
      (await plays({ variant, dice: [2, 1], position: { mover: side({ 24: 3 }), opponent: side({}) } })).status,
    ).toBe(422);
  });
});
