/**
 * A whole game of every built-in variant through the API, with the dice of the service and with recorded ones: any
 * legal play, any doublet, a double now and then. Afterwards the record is refolded and gives what was served.
 */
import { VARIANT_IDS, VARIANTS, type VariantRules, variantOf } from '../../../src/domain/index.js';
import { RecordCheck } from '../../../src/modules/games/index.js';
import { seededChance } from '../../support/clients/next-action.js';
import { SeededDice } from '../../support/service/seeded-dice.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { type SeenGame, playedToTheEnd } from '../../support/clubs/whole-game.js';
import { lawTimes } from '../../support/chance/laws.js';

const SEED = 20_260_107;

let club: TestApp;
beforeAll(async () => {
  club = await testApp({ dice: new SeededDice(SEED) });
});
afterAll(async () => {
  await club.close();
});

/** A club's own: Dutch backgammon with an optional reserve and a bonus, paid by the checkers left. */
const OWN: VariantRules = {
  ...VARIANTS.dutch,
  id: 'Our Dutch',
  startBar: 0,
  startReserve: 15,
  bonus: { kind: 'acey-deucey' },
  stakeDoublesOnAceyDeucey: true,
  scoring: { kind: 'checkersLeft', count: 'onBoardOnly' },
  cube: 'none',
};
const PLAYED = Array.from({ length: lawTimes(1) }, () => [...VARIANT_IDS, OWN]).flat();
const EACH = PLAYED.flatMap((played, nth) =>
  (['server', 'recorded'] as const).map((dice, way) => ({
    name: variantOf(played).id,
    played,
    dice,
    seed: SEED + 2 * nth + way,
  })),
);

describe.each(EACH)('a game of $name with $dice dice', ({ played, dice, seed }) => {
  const variant = variantOf(played);
  let seen: readonly SeenGame[];
  let match: string;
  beforeAll(async () => {
    match = (await club.match({ variant: played, dice, format: { kind: 'points', length: 99 } })).body.id;
    const game = await club.api.post(`/v1/matches/${match}/games`);
    seen = await playedToTheEnd(club.api, game.body, seededChance(seed));
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
    expect(body.variant).toEqual(JSON.parse(JSON.stringify(played)));
    expect(body[result!.winner!].score).toBe(result!.points);
    const highest = variant.scoring.kind === 'checkersLeft' ? 15 : variant.scoring.backgammon;
    expect(result!.points).toBeLessThanOrEqual(highest * body.games[0].result.cube);
    if (variant.cube === 'none' && !variant.stakeDoublesOnAceyDeucey) expect(body.games[0].result.cube).toBe(1);
  });

  it('is shown turn by turn, drawn, and written down as far as each form can say it', async () => {
    const { id: game } = seen[0]!;
    const { items } = (await club.api.get(`/v1/games/${game}/turns`)).body;
    const last = await club.api.get(`/v1/games/${game}/positions/${items.length}`);
    expect(last.body.position).toEqual(seen.at(-1)!.position);
    expect(new Set(items.map(({ origin }: { origin: string }) => origin)).has('named')).toBe(
      seen.some(({ diceOrigin }) => diceOrigin === 'named'),
    );
    expect((await club.api.get(`/v1/games/${game}/board.svg?view=black`)).text).toContain('</svg>');
    const { text } = await club.api.get(`/v1/matches/${match}/transcript?format=mat`);
    const again = await club.api.post('/v1/matches/import', undefined, { text });
    const { body } = await club.api.get(`/v1/matches/${match}`);
    // The parameters of a club's own variant are in no .mat.
    if (played === OWN) expect([again.status, again.body.code]).toEqual([400, 'config.invalid']);
    else {
      expect(again).toMatchObject({
        status: 201,
        body: { variant: played, games: [{ result: body.games[0].result }] },
      });
    }
  });
});

it('leaves a record that gives what was served', async () => {
  expect(await club.app.get(RecordCheck).run()).toMatchObject({ differences: [] });
});

function placesOf({ startReserve, contact, hitRequiresHomeChecker }: VariantRules): readonly string[] {
  return [
    ...(hitRequiresHomeChecker === 'ever' ? ['mayHit'] : []),
    ...(contact === 'pin' ? ['pinned'] : []),
    ...(startReserve > 0 ? ['reserve'] : []),
  ];
}
