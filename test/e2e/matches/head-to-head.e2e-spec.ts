/** What two people have played against each other, through the API. */
import { ClubNight } from '../../support/clubs/club-night.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const clock = new ScriptedClock();
let club: TestApp;
let night: ClubNight;
beforeAll(async () => {
  club = await testApp({ clock });
  night = new ClubNight(club, clock);
});
afterAll(() => club.close());

const between = (player: string, other: string, query = ''): ReturnType<TestApp['api']['get']> =>
  club.api.get(`/v1/players/${player}/head-to-head/${other}${query}`);

describe('head to head', () => {
  let ann: string;
  let bob: string;
  let played: string;
  let slip: string;
  let hyper: string;

  beforeAll(async () => {
    [ann, bob] = [await night.player({ name: 'Ann' }), await night.player({ name: 'Bob' })];
    played = await night.match(ann, bob, 3);
    const game = async (winner: string, kind: string, cube: number): Promise<unknown> =>
      club.api.post(`/v1/matches/${played}/games`, { result: { winner, kind, cube } });
    await game('black', 'single', 1);
    await game('white', 'single', 1);
    await game('white', 'gammon', 2);
    slip = await night.match(bob, ann, 5);
    await night.report(slip, { score: { white: 5, black: 2 } });
    hyper = await night.beats(ann, bob, 1, { variant: 'hypergammon' });
    await night.report(await night.match(ann, bob, 9), { winner: 'white', by: 'forfeit' });
    await night.beats(ann, await night.player(), 7);
    await night.match(ann, bob, 7);
  });

  it('counts no penalty points, also not those that the score of a slip has in it (T22)', async () => {
    const [cat, dot] = [await night.player({ name: 'Cat' }), await night.player({ name: 'Dot' })];
    for (const game of [true, false]) {
      const id = await night.match(cat, dot, 5);
      const penalty = { to: 'black', points: 2, reason: 'late' };
      expect((await club.api.post(`/v1/matches/${id}/penalties`, penalty)).status).toBe(200);
      if (game) {
        await club.api.post(`/v1/matches/${id}/games`, { result: { winner: 'white', kind: 'gammon', cube: 2 } });
        await club.api.post(`/v1/matches/${id}/games`, { result: { winner: 'white', kind: 'single', cube: 1 } });
      } else await night.report(id, { score: { white: 5, black: 2 } });
    }
    const { player, opponent } = (await between(cat, dot)).body;
    expect([player.pointsWon, opponent.pointsWon]).toEqual([10, 0]);
  });

  it('counts the points of a slip also where the match went on from it (T43)', async () => {
    const [cat, dot] = [await night.player(), await night.player()];
    const id = await night.match(cat, dot, 5);
    await night.report(id, { score: { white: 3, black: 5 } });
    const headers = { 'if-match': '*' };
    await club.api.post(`/v1/matches/${id}/length`, { length: 7, reason: 'the final is longer' }, { headers });
    await club.api.post(`/v1/matches/${id}/games`, { result: { winner: 'black', kind: 'single', cube: 1 } });
    expect((await between(cat, dot)).body.items).toEqual([]);
    const game = (await club.api.post(`/v1/matches/${id}/games`, {})).body.id;
    const opening = { type: 'opening-roll', dice: { white: 3, black: 1 } };
    const resigned = [{ type: 'resign', side: 'white', as: 'single' }, { type: 'accept-resignation' }];
    expect((await club.api.act(game, [opening, ...resigned])).status).toBe(200);
    expect((await club.api.get(`/v1/matches/${id}`)).body).toMatchObject({ status: 'finished', by: 'play' });
    const { player, opponent } = (await between(cat, dot)).body;
    expect([player.pointsWon, opponent.pointsWon]).toEqual([3, 7]);
  });

  it('counts matches, games and points of each, without forfeits (T24) and what is not over', async () => {
    const { status, body } = await between(ann, bob);
    expect(status).toBe(200);
    expect(body).toEqual({
      variant: null,
      player: { playerId: ann, name: 'Ann', matchesWon: 2, gamesWon: 2, pointsWon: 6 },
      opponent: { playerId: bob, name: 'Bob', matchesWon: 1, gamesWon: 1, pointsWon: 6 },
      items: [
        expect.objectContaining({ matchId: hyper, variant: 'hypergammon', length: 1, won: true, by: 'reported' }),
        {
          matchId: slip,
          tournamentId: null,
          at: expect.stringMatching(/Z$/),
          variant: 'backgammon',
          length: 5,
          by: 'reported',
          won: false,
          gamesWon: { player: 0, opponent: 0 },
          pointsWon: { player: 2, opponent: 5 },
        },
        expect.objectContaining({
          matchId: played,
          by: 'reported',
          won: true,
          gamesWon: { player: 2, opponent: 1 },
          pointsWon: { player: 3, opponent: 1 },
        }),
      ],
      nextCursor: null,
    });
  });

  it('is the same seen from the other side', async () => {
    const { body } = await between(bob, ann);
    expect(body.player).toMatchObject({ playerId: bob, matchesWon: 1, gamesWon: 1, pointsWon: 6 });
    expect(body.items.map(({ won }: { won: boolean }) => won)).toEqual([false, true, false]);
  });

  it('can be of one variant', async () => {
    const { body } = await between(ann, bob, '?variant=hypergammon');
    expect(body).toMatchObject({ variant: 'hypergammon', player: { matchesWon: 1 }, opponent: { matchesWon: 0 } });
    expect(body.items).toHaveLength(1);
  });

  it('counts everything on every page', async () => {
    const first = (await between(ann, bob, '?limit=2')).body;
    const last = (await between(ann, bob, `?limit=2&cursor=${first.nextCursor}`)).body;
    expect([first.items.length, last.items[0].matchId, last.nextCursor]).toEqual([2, played, null]);
    expect(last.player).toEqual(first.player);
  });

  it('is nothing against oneself, and not found for an unknown id', async () => {
    expect((await between(ann, ann)).body).toMatchObject({ player: { matchesWon: 0 }, items: [] });
    const nobody = '0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c';
    for (const { status, body } of [await between(ann, nobody), await between(nobody, ann)]) {
      expect([status, body.code]).toEqual([404, 'player.not-found']);
    }
  });

  it('counts games as they were corrected', async () => {
    const [cem, dan] = [await night.player(), await night.player()];
    const match = await night.match(cem, dan, 3);
    const games: string[] = [];
    for (const [winner, kind] of [
      ['white', 'single'],
      ['black', 'single'],
      ['white', 'gammon'],
    ]) {
      games.push((await club.api.post(`/v1/matches/${match}/games`, { result: { winner, kind } })).body.id);
    }
    const { version } = (await club.api.get(`/v1/matches/${match}`)).body;
    const result = { winner: 'black', kind: 'backgammon', cube: 1 };
    const headers = { 'if-match': `"${version}"` };
    const path = `/v1/matches/${match}/games/${games[1]}/correction`;
    expect((await club.api.post(path, { result, reason: 'the slip' }, { headers })).status).toBe(200);
    expect((await between(cem, dan)).body).toMatchObject({
      player: { matchesWon: 0, gamesWon: 1, pointsWon: 1 },
      opponent: { matchesWon: 1, gamesWon: 1, pointsWon: 3 },
    });
  });

  it('follows people who were merged', async () => {
    const [cem, again, dan] = [await night.player({ name: 'Cem' }), await night.player(), await night.player()];
    await night.beats(cem, dan, 1);
    await night.beats(dan, again, 3);
    await club.api.post(`/v1/players/${again}/merge`, { into: cem });
    const [one, other] = [(await between(cem, dan)).body, (await between(again, dan)).body];
    expect(other).toEqual(one);
    expect(one).toMatchObject({ player: { name: 'Cem', matchesWon: 1, pointsWon: 1 }, opponent: { pointsWon: 3 } });
    expect((await between(cem, again)).body.items).toEqual([]);
  });
});
