/** The turns of a game as they are told behind what happens later: corrections, and acts that are no turns. */
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const clock = new ScriptedClock();
let club: TestApp;
beforeAll(async () => {
  club = await testApp({ clock });
});
afterAll(async () => {
  await club.close();
});

const turnsOf = async (game: string) => (await club.api.get(`/v1/games/${game}/turns`)).body;
const started = async (match: string): Promise<string> => (await club.api.post(`/v1/matches/${match}/games`)).body.id;

it('says of a roll that waits when it was recorded, whatever else happens then', async () => {
  const match = (await club.match({ format: { kind: 'points', length: 3 } })).body.id;
  const game = await started(match);
  await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
  const { items } = await turnsOf(game);
  clock.advance(60_000);
  await club.api.act(game, [
    { type: 'resign', side: 'white', as: 'single' },
    { type: 'refuse-resignation', side: 'black' },
  ]);
  expect((await turnsOf(game)).items).toEqual(items);
  expect(items).toMatchObject([{ dice: [3, 1], play: null }]);
});

it('tells no double of a game that a slip has made the Crawford game, and all of them once that is put right (R73)', async () => {
  const match = (await club.match({ format: { kind: 'points', length: 3 } })).body.id;
  const told = { result: { winner: 'white', kind: 'single', cube: 1 } };
  const first = (await club.api.post(`/v1/matches/${match}/games`, told)).body.id;
  const game = await started(match);
  await club.api.act(game, [
    { type: 'opening-roll', dice: { white: 3, black: 1 } },
    { type: 'play', play: '8/5 6/5' },
    { type: 'double', side: 'black' },
    { type: 'take' },
    { type: 'roll', dice: [6, 5] },
    { type: 'play', play: '24/18/13' },
    { type: 'roll', dice: [2, 1] },
  ]);
  const before = await turnsOf(game);
  const cubes = (turns: { items: { cube: unknown }[] }): unknown[] => turns.items.map(({ cube }) => cube);
  const double = { type: 'double', side: 'black', value: 2 };
  expect(cubes(before)).toEqual([null, [double, { type: 'take', side: 'white', value: 2 }], null]);
  const correct = async (kind: string): Promise<void> => {
    const { version } = (await club.api.get(`/v1/matches/${match}`)).body;
    const body = { result: { ...told.result, kind }, reason: 'the slip' };
    const headers = { 'if-match': `"${version}"` };
    const { status } = await club.api.post(`/v1/matches/${match}/games/${first}/correction`, body, { headers });
    expect(status).toBe(200);
  };
  await correct('gammon');
  expect((await club.api.get(`/v1/games/${game}`)).body.crawford).toBe(true);
  expect(cubes(await turnsOf(game))).toEqual([null, null, null]);
  await club.api.act(game, { type: 'play', play: '13/11 6/5' });
  await correct('single');
  expect(cubes(await turnsOf(game))).toEqual(cubes(before));
});
