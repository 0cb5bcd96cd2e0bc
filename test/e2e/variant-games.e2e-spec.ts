/**
 * A whole game of every variant of the house through the API, with the dice of the service and with recorded ones: any
 * legal play, any doublet, a double now and then. Afterwards the record is refolded and gives what was served.
 */
import { VARIANT_IDS, VARIANTS, type VariantId, type VariantRules } from '../../src/domain/index.js';
import { RecordCheck } from '../../src/modules/games/index.js';
import { seededChance } from '../support/next-action.js';
import { SeededDice } from '../support/seeded-dice.js';
import { type TestApp, testApp } from '../support/test-app.js';
import { type SeenGame, playedToTheEnd } from '../support/whole-game.js';

const SEED = 20_260_107;

let club: TestApp;
beforeAll(async () => {
  club = await testApp({ dice: new SeededDice(SEED) });
});
afterAll(async () => {
  await club.close();
});

const EACH = VARIANT_IDS.flatMap((variant) =>
  (['server', 'recorded'] as const).map((dice) => [variant, dice] as const),
);

describe.each(EACH)('a game of %s with %s dice', (id, dice) => {
  const variant = VARIANTS[id];
  let seen: readonly SeenGame[];
  let match: string;
  beforeAll(async () => {
    match = (await club.match({ variant: id, dice, format: { kind: 'points', length: 99 } })).body.id;
    const game = await club.api.post(`/v1/matches/${match}/games`);
    seen = await playedToTheEnd(club.api, game.body, seededChance(SEED + seedOf(id, dice)));
  }, 60_000);

  it('has all checkers in every position, in the places that the variant knows', () => {
    const told = seen.flatMap(({ position: { white, black } }) =>
      [white, black].map(({ points, bar, off, ...others }) => {
        const total = points.reduce((sum, count) => sum + count, bar + off + (others.reserve ?? 0));
        return [total, ...Object.keys(others).sort()].join(' ');
      }),
    );
    expect([...new Set(told)]).toEqual([[variant.checkers, ...placesOf(variant)].join(' ')]);
  });

  it('ends with a result that its scoring gives, and the score says the same', async () => {
    const { result } = seen.at(-1)!;
    expect(result).toMatchObject({ by: 'play' });
    const { body } = await club.api.get(`/v1/matches/${match}`);
    expect(body.variant).toBe(id);
    expect(body[result!.winner!].score).toBe(result!.points);
    const highest = variant.scoring.kind === 'checkersLeft' ? 15 : variant.scoring.backgammon;
    expect(result!.points).toBeLessThanOrEqual(highest * body.games[0].result.cube);
    if (variant.cube === 'none') expect(body.games[0].result.cube).toBe(1);
  });

  it('is told turn by turn, drawn, and written down as far as each form can say it', async () => {
    const { id: game } = seen[0]!;
    const { items } = (await club.api.get(`/v1/games/${game}/turns`)).body;
    const last = await club.api.get(`/v1/games/${game}/positions/${items.length}`);
    expect(last.body.position).toEqual(seen.at(-1)!.position);
    expect(new Set(items.map(({ origin }: { origin: string }) => origin)).has('named')).toBe(
      seen.some(({ diceOrigin }) => diceOrigin === 'named'),
    );
    expect((await club.api.get(`/v1/games/${game}/board.svg?view=black`)).text).toContain('</svg>');
  });
});

it('leaves a record that gives what was served', async () => {
  expect(await club.app.get(RecordCheck).run()).toMatchObject({ streams: EACH.length, differences: [] });
});

function seedOf(id: VariantId, dice: string): number {
  return 2 * VARIANT_IDS.indexOf(id) + (dice === 'server' ? 0 : 1);
}

function placesOf({ startReserve, contact, hitRequiresHomeChecker }: VariantRules): readonly string[] {
  return [
    ...(hitRequiresHomeChecker === 'ever' ? ['mayHit'] : []),
    ...(contact === 'pin' ? ['pinned'] : []),
    ...(startReserve > 0 ? ['reserve'] : []),
  ];
}
