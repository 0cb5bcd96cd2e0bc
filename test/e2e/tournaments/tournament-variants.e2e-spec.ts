/** Tournaments in built-in variants and in a club's own. */
import { VARIANTS, VARIANT_IDS } from '../../../src/domain/index.js';
import { RecordCheck } from '../../../src/modules/games/index.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
  await club.close();
});

const KNOCKOUT = { kind: 'knockout', lengths: [3] };
const OWN = { base: 'dutch', id: 'Our Dutch', startBar: 0, startReserve: 15 };

/** The variant that the tournament is shown with, and that of its first match and game. */
async function variantsOf(variant: unknown): Promise<readonly unknown[]> {
  const night = await TournamentDriver.open(club, KNOCKOUT, 2, { variant });
  await night.draw();
  const [pairing] = await night.pairings();
  const match = await club.api.get(`/v1/matches/${pairing?.matchId}`);
  const game = await club.api.post(`/v1/matches/${pairing?.matchId}/games`);
  return [(await night.view()).variant, match.body.variant, game.body.variant];
}

describe('the variant of a tournament', () => {
  it.each(VARIANT_IDS)('is that of its matches: %s', async (variant) => {
    const [shown, match] = await variantsOf(variant);
    expect([shown, match]).toEqual([variant, variant]);
  });

  it("may be a club's own, which is copied whole", async () => {
    const { base: _, ...own } = OWN;
    const whole = JSON.parse(JSON.stringify({ ...VARIANTS.dutch, ...own }));
    const [shown, match] = await variantsOf(OWN);
    expect([shown, match]).toEqual([whole, whole]);
  });

  it.each([7, null, [], 'chess', ''])('is not %j', async (variant) => {
    const { status, body } = await club.api.post('/v1/tournaments', { name: 'Night', format: KNOCKOUT, variant });
    expect([status, body.code, body.errors[0].pointer]).toEqual([400, 'request.invalid', '/variant']);
  });

  it.each([
    [{ base: 'dutch', id: 'X', startBar: 3 }, '/variant/start'],
    [{ base: 'dutch', id: 'X', wings: 2 }, '/variant/wings'],
    [{ base: 'dutch', id: 'backgammon', doubletMoves: 2 }, '/variant/id'],
  ])('is refused as in a match: %j', async (variant, pointer) => {
    const asked = { name: 'Night', format: KNOCKOUT, variant };
    const refused = await club.api.post('/v1/tournaments', asked);
    const match = await club.match({ variant });
    expect([refused.status, refused.body.code]).toEqual([400, 'config.invalid']);
    expect(refused.body.errors).toEqual(match.body.errors);
    expect(refused.body.errors.map((fault: { pointer: string }) => fault.pointer)).toContain(pointer);
  });
});
