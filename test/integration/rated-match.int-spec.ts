/** Matches that were finished before the ratings came are filled in as the service writes new ones. */
import { RatedMatch1795267800000 } from '../../migrations/1795267800000-rated-match.js';
import { type TestApp, testApp } from '../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const rated = (): Promise<unknown[]> =>
  club.database.database.query({ text: 'select id, rated_winner, rated_length from series order by id' });

it('fills in the same as the service has written', async () => {
  const results = [
    { score: { white: 7, black: 4 } },
    { winner: 'black', by: 'forfeit' },
    { winner: 'black', by: 'time' },
    { winner: 'white', by: 'concession' },
  ];
  for (const result of results) {
    for (const begun of [false, true]) {
      const { id } = (await club.match()).body;
      if (begun) await club.api.post(`/v1/matches/${id}/games`);
      expect((await club.api.post(`/v1/matches/${id}/result`, result)).status).toBe(200);
    }
  }
  await club.match();
  const session = (await club.match({ format: { kind: 'money' } })).body.id;
  await club.api.post(`/v1/matches/${session}/close`);
  const written = await rated();

  const runner = club.database.dataSource.createQueryRunner();
  const migration = new RatedMatch1795267800000();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();

  expect(written.filter((row) => (row as { rated_winner: unknown }).rated_winner !== null)).toHaveLength(4);
  expect(await rated()).toEqual(written);
});
