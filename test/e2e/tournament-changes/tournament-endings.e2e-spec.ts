/** Tournaments that the director ends before they were played out, through the API (T53, T60). */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const FORMAT = { kind: 'knockout', lengths: [3], consolation: { kind: 'progressive', lengths: [1] } };
const PRIZES = { entryFee: 1_001, houseShare: 10, added: 7, currency: 'EUR' };

describe('a club night that ends early', () => {
  it('pays its whole pool, and corrected results change who gets it', async () => {
    const night = await TournamentDriver.open(club, FORMAT, 8, { prizes: PRIZES });
    await night.draw();
    for (const pairing of await night.pairings('?status=ready')) await night.report(pairing, 'white');
    expect((await club.api.get(`${night.path}/payouts`)).body.items).toEqual([]);

    expect((await club.api.post(`${night.path}/finish`)).body.status).toBe('finished');

    const { pool, items } = (await club.api.get(`${night.path}/payouts`)).body;
    const amounts = items.map(({ amount }: { amount: number }) => amount);
    expect([pool, amounts.reduce((sum: number, amount: number) => sum + amount, 0)]).toEqual([7_214, 7_214]);
    const main = items.filter(({ flight }: { flight: string }) => flight === 'main');
    expect(main.map(({ place }: { place: number }) => place)).toEqual([1, 1, 1, 1]);
    const consolation = items.filter(({ flight }: { flight: string }) => flight === 'consolation');
    expect(consolation).toHaveLength(4);

    const [first] = await night.pairings('?round=1&flight=main');
    const corrected = await club.api.post(
      `${night.path}/pairings/${first?.id}/correction`,
      { score: { white: 0, black: 3 }, reason: 'The slip was misread' },
      { headers: { 'if-match': '*' } },
    );
    expect(corrected.status).toBe(200);
    const after = (await club.api.get(`${night.path}/payouts`)).body.items;
    const paidIn = (flight: string): readonly string[] =>
      after.flatMap((item: { flight: string; entryId: string }) => (item.flight === flight ? [item.entryId] : []));
    expect(paidIn('main')).toContain(first?.black?.entryId);
    expect(paidIn('consolation')).toContain(first?.white?.entryId);
  });
});
