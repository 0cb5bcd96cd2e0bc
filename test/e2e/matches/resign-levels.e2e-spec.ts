/** What a view says may be resigned is what the service takes, and all of it. */
import { RESULT_KINDS, VARIANT_IDS } from '../../../src/domain/index.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const ALL = [...RESULT_KINDS, ...Array.from({ length: 15 }, (_, nth) => nth + 1)];

async function begun(form: Readonly<Record<string, unknown>>): Promise<string> {
  const { id } = (await club.match({ dice: 'server', ...form })).body;
  const game = (await club.api.post(`/v1/matches/${id}/games`, {})).body.id;
  await club.api.act(game, { type: 'opening-roll' });
  return game;
}

/** The levels at which the side may resign: as the game says, and as trying each finds. */
async function levels(game: string, side: 'white' | 'black') {
  const { resignAs } = (await club.api.get(`/v1/games/${game}`)).body;
  const taken: (string | number)[] = [];
  for (const as of ALL) {
    const tried = await club.api.act(game, { type: 'resign', as, side });
    if (tried.status !== 200) {
      expect([as, tried.body]).toEqual([as, expect.objectContaining({ code: 'resign.level-too-high' })]);
    } else {
      taken.push(as);
      await club.api.act(game, { type: 'withdraw-resignation', side });
    }
  }
  return { told: resignAs[side], taken };
}

it.each(VARIANT_IDS)('in a match of %s', async (variant) => {
  const game = await begun({ variant, format: { kind: 'points', length: 99 } });
  for (const side of ['white', 'black'] as const) {
    const { told, taken } = await levels(game, side);
    expect(told).toEqual(taken);
  }
});

it('in a money session under the Jacoby rule as long as the cube is in the middle', async () => {
  const game = await begun({ format: { kind: 'money' }, rules: { jacoby: true } });
  expect(await levels(game, 'white')).toEqual({ told: ['single'], taken: ['single'] });
});

it('is nothing before the start, while the other side may not, and when the game is over', async () => {
  const { id } = (await club.match({ dice: 'server', rules: { resignationWhen: 'ownTurn' } })).body;
  const game = (await club.api.post(`/v1/matches/${id}/games`, {})).body.id;
  const seen = async () => (await club.api.get(`/v1/games/${game}`)).body;
  expect(await seen()).not.toHaveProperty('resignAs');
  await club.api.act(game, { type: 'opening-roll' });
  const { toAct } = await seen();
  const waiting = toAct === 'white' ? 'black' : 'white';
  expect((await seen()).resignAs).toEqual({ [toAct]: [...RESULT_KINDS], [waiting]: [] });
  await club.api.act(game, { type: 'resign', as: 'single', side: toAct });
  expect(await seen()).not.toHaveProperty('resignAs');
  await club.api.act(game, { type: 'accept-resignation', side: waiting });
  expect(await seen()).not.toHaveProperty('resignAs');
});
