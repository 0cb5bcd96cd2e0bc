/** What a match says that a win of its games can be is what the service takes as a result, and all of it. */
import { RESULT_KINDS, VARIANT_IDS } from '../../../src/domain/index.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const FEWER = {
  id: 'club.acey',
  base: 'aceyDeucey.seed',
  checkers: 9,
  startReserve: 9,
};

it.each([...VARIANT_IDS, FEWER])('in a match of %j', async (variant) => {
  const { body: match } = await club.match({ variant, format: { kind: 'points', length: 99 } });
  const taken: (string | number)[] = [];
  const asked = [
    ...RESULT_KINDS.map((level) => ({ level, worth: { kind: level } })),
    ...Array.from({ length: 15 }, (_, nth) => ({ level: nth + 1, worth: { points: nth + 1 } })),
  ];
  for (const [nth, { level, worth }] of asked.entries()) {
    // In turns, so that neither side reaches the length.
    const result = { winner: nth % 2 === 0 ? 'white' : 'black', ...worth };
    const answer = await club.api.post(`/v1/matches/${match.id}/games`, { result });
    if (answer.status === 201) taken.push(level);
    else expect(answer.body.code).toBe('result.level-impossible');
  }
  expect(match.levels).toEqual(taken);
});
