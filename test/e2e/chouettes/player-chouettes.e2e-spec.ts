/** What a person has won over many evenings. */
import { ChouetteTable } from '../../support/clubs/chouette-table.js';
import { boxWins, teamWins } from '../../support/domain/chouettes.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const FOUR = 'Bob Ann Cy Dee';
const EVERYBODY = { Ann: 1, Cy: 1, Dee: 1 };

/** Another evening of the same people. */
async function another(first: ChouetteTable, choices: object): Promise<string> {
  const players = FOUR.split(' ').map((name) => first.id(name));
  const { body } = await club.api.post('/v1/chouettes', { players, order: 'given', ...choices });
  const result = first.sheet(teamWins('gammon'), { Ann: 2, Cy: 1, Dee: 1 });
  await club.api.post(`/v1/chouettes/${body.id}/games`, { result });
  return body.id;
}

describe('the evenings of a player', () => {
  it('are listed with points and money, and added up by currency', async () => {
    const first = await ChouetteTable.of(club, FOUR, { stake: 50, currency: 'EUR' });
    await first.report(boxWins(), EVERYBODY);
    await first.act('sit-out', { playerId: first.id('Dee') });
    await first.report(boxWins(), { Ann: 1, Cy: 1 });
    const undone = await first.report(boxWins(), { Ann: 1, Cy: 1 });
    await first.post(
      `/games/${undone.body.id}/correction`,
      { result: null, reason: 'Typed twice.' },
      { headers: { 'if-match': '*' } },
    );
    const stakes = [{ playerId: first.id('Ann'), stake: 20 }];
    const second = await another(first, { stake: 100, stakes, currency: 'EUR' });
    const third = await another(first, { stake: 7 });

    const ann = await club.api.get(`/v1/players/${first.id('Ann')}/chouettes`);

    const at = expect.any(String);
    expect(ann.body).toEqual({
      items: [
        { chouetteId: third, at, games: 1, points: 4, amount: 28, currency: null },
        { chouetteId: second, at, games: 1, points: 4, amount: 80, currency: 'EUR' },
        { chouetteId: first.opened.body.id, at, games: 2, points: -2, amount: -100, currency: 'EUR' },
      ],
      nextCursor: null,
      totals: [
        { currency: 'EUR', chouettes: 2, games: 3, points: 2, amount: -20 },
        { currency: null, chouettes: 1, games: 1, points: 4, amount: 28 },
      ],
    });
    const dee = await club.api.get(`/v1/players/${first.id('Dee')}/chouettes?limit=2`);
    expect(dee.body.items).toHaveLength(2);
    expect(dee.body.totals[0]).toMatchObject({ chouettes: 2, games: 2 });
    const rest = await club.api.get(`/v1/players/${first.id('Dee')}/chouettes?limit=2&cursor=${dee.body.nextCursor}`);
    expect(rest.body.items.map(({ games, points }: Record<string, number>) => [games, points])).toEqual([[1, -1]]);
  });

  it('are those of a season', async () => {
    const table = await ChouetteTable.of(club, FOUR);
    await table.report(boxWins(), EVERYBODY);
    const path = `/v1/players/${table.id('Bob')}/chouettes`;
    const all = await club.api.get(`${path}?from=2020-01-01T00:00:00Z&to=2999-01-01T00:00:00Z`);
    expect(all.body.totals).toEqual([{ currency: null, chouettes: 1, games: 1, points: 3, amount: 3 }]);
    const later = await club.api.get(`${path}?from=2999-01-01T00:00:00Z`);
    expect(later.body).toEqual({ items: [], nextCursor: null, totals: [] });
    expect((await club.api.get(`${path}?to=2020-01-01T00:00:00Z`)).body.items).toEqual([]);
    expect((await club.api.get(`${path}?from=yesterday`)).status).toBe(400);
  });

  it('are none for a player who has not played, and not found for an unknown id', async () => {
    const path = `/v1/players/${await club.player('Eve')}/chouettes`;
    expect((await club.api.get(path)).body).toEqual({ items: [], nextCursor: null, totals: [] });
    const nobody = await club.api.get('/v1/players/0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c/chouettes');
    expect(nobody).toMatchObject({ status: 404, body: { code: 'player.not-found' } });
  });
});
