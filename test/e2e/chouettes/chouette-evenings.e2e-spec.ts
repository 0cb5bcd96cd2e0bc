/** Evenings of people who do at random what the view lets them, through the API. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { Chance } from '../../support/chance/random-player.js';
import { SeatedPeople } from '../../support/clubs/seated-people.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { lawTimes } from '../../support/chance/laws.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const MOST_ACTS = 150;
const EVENINGS = [
  { beavers: 2, boxTakePolicy: 'atLeastHalf' },
  { cubes: 'single', teamDouble: 'majority' },
  { loneTaker: 'extras', boxDoublePolicy: 'all', answerOrder: 'captainLast' },
];

describe('an evening played at random', () => {
  it('never gets stuck, sums to zero, and is what its record says', async () => {
    for (let seed = 0; seed < lawTimes(EVENINGS.length); seed += 1) {
      const chance = new Chance(seed + 1);
      const kind = seed % EVENINGS.length;
      const table = await SeatedPeople.open(
        club,
        ['Box', 'Cap', 'Mia', 'Max', 'Ida'].slice(0, 3 + kind),
        EVENINGS[kind],
      );
      for (let number = 1; number <= 2; number += 1) {
        const game = await table.start();
        let view = (await club.api.get(`/v1/games/${game}`)).body;
        for (let acts = 0; view.status === 'open' && acts < MOST_ACTS; acts += 1) {
          const [id = ''] = view.toActPlayers;
          const listed: readonly string[] = view.actionsByPlayer[id];
          const action = soberAction(listed, view.phase, chance);
          const name = table.nameOf(id);
          const answers = await tried(table, name, game, action, chance);
          expect({ action, name, body: answers.at(-1)?.status === 200 ? null : answers.at(-1)?.body }).toMatchObject({
            body: null,
          });
          view = answers.at(-1)?.body.game;
        }
        if (view.status === 'open') {
          await club.api.post(`/v1/chouettes/${table.id}/acts`, { type: 'abandon' });
        }
      }
      const points = Object.values(await table.points());
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(0);
    }
    expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
  }, 120_000);
});

/** Something to do other than resign. */
function soberAction(listed: readonly string[], phase: string, chance: Chance): string {
  const sober = listed.filter((action) => action !== 'resign');
  if (phase === 'opening') return chance.of(sober);
  return chance.of(sober.length === 0 ? listed : sober);
}

/** The action with what it needs; where it can be meant for more than one, for the first of them. */
async function tried(
  table: SeatedPeople,
  name: string,
  game: string,
  action: string,
  chance: Chance,
): Promise<readonly ApiAnswer[]> {
  const client = table.as(name);
  const sent = await bodyOf(game, action, chance);
  const first = await client.act(game, sent);
  if (first.body.code !== 'chouette.member-needed') return [first];
  const { members, field = 'member' } = first.body.params;
  return [first, await client.act(game, { ...sent, [field]: members[0] })];
}

async function bodyOf(game: string, action: string, chance: Chance): Promise<object> {
  if (action === 'opening-roll') {
    const [white, black] = [1 + chance.below(3), 4 + chance.below(3)];
    return { type: action, dice: { white, black } };
  }
  if (action === 'roll') return { type: action, dice: chance.roll() };
  if (action !== 'play') return { type: action };
  const plays = await club.api.get(`/v1/games/${game}/legal-plays`);
  const { play } = chance.of<{ play: string }>(plays.body.plays);
  return { type: 'play', play };
}
