/** A look at what waits for a person fails: the others are told at once, and that person by the next look. */
import { setTimeout as wait } from 'node:timers/promises';
import { Tasks } from '../../../src/modules/me/index.js';
import { Followers } from '../../support/clients/followers.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
let followers: Followers;
beforeAll(async () => {
  club = await testApp();
  followers = new Followers(club);
});
afterEach(() => followers.stop());
afterAll(() => club.close());

/** Whatever a look has missed is looked at again after 12 s. */
const SOONER_THAN_LOOKED_AT = 10_000;

it(
  'tells the others at once, and the person by the next look',
  async () => {
    const people = [await club.player('Ann'), await club.player('Bob')];
    const lives = await Promise.all(
      people.map(async (playerId) => followers.follow(['me'], { token: await club.token('player', { playerId }) })),
    );
    for (const live of lives) await live.next(({ type }) => type === 'state');
    const { body: match } = await club.match({ white: people[0], black: people[1] });
    // The looks find the match, and nothing in it that waits.
    await wait(2_500);
    const read = jest.spyOn(club.app.get(Tasks), 'tasksUnder').mockRejectedValueOnce(new Error('no database'));
    await club.api.post(`/v1/matches/${match.id}/games`);
    for (const live of lives) await live.next(({ view }) => view?.games?.length === 1);
    await expect(read.mock.results[0]?.value).rejects.toThrow('no database');
    read.mockRestore();
  },
  SOONER_THAN_LOOKED_AT,
);
