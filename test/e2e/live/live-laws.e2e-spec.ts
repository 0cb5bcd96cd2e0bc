/**
 * What holds for every follower: whatever happens to its connections, and whichever instance writes, it gets each event of each
 * topic once and in order, and what it has in the end is what a GET gives.
 */
import fc from 'fast-check';
import type { ApiClient } from '../../support/clients/api-client.js';
import { LiveReader, type Told, merged } from '../../support/clients/live-reader.js';
import { SeatedPeople } from '../../support/clubs/seated-people.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TESTS_POSTGRES, TEST_TOKEN, testDatabase } from '../../support/service/test-database.js';
import type { TestDatabase } from '../../support/service/test-database.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const DISCONNECTS = lawTimes(1_000);
const SEED = 20_261_122;

let database: TestDatabase;
/** On PostgreSQL two instances of one club, elsewhere one. */
let instances: readonly TestApp[];
beforeAll(async () => {
  database = await testDatabase();
  const first = await testApp({ database });
  instances = TESTS_POSTGRES ? [first, await testApp({ database })] : [first];
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
  await database.close();
});

const instanceOf = (nth: number): TestApp => {
  const instance = instances[nth % instances.length];
  if (instance === undefined) throw new Error('there is an instance');
  return instance;
};

/** A thing that is followed: what may happen to it, and what a GET gives of it, as its topic shows it. */
interface Thing {
  readonly topic: string;
  readonly path: string;
  act(api: ApiClient, nth: number): Promise<unknown>;
  fresh(api: ApiClient): Promise<unknown>;
}

async function matchThing(club: TestApp): Promise<Thing> {
  const { body } = await club.match({ dice: 'server', format: { kind: 'money' } });
  const path = `/v1/matches/${body.id}`;
  return {
    topic: `match:${body.id}`,
    path,
    act: (api, nth) => playOn(api, path, nth),
    fresh: (api) => withGame(api, path),
  };
}

async function chouetteThing(club: TestApp): Promise<Thing> {
  const table = await SeatedPeople.open(club, ['Box', 'Cap', 'Mia'], {}, { dice: 'server' });
  const path = `/v1/chouettes/${table.id}`;
  return {
    topic: `chouette:${table.id}`,
    path,
    act: (api, nth) => playOn(api, path, nth),
    fresh: (api) => withGame(api, path),
  };
}

/** Whatever a front end would do next: a new game, or the first action of those that are offered, of many the nth. */
async function playOn(api: ApiClient, path: string, nth: number): Promise<void> {
  const { body } = await api.get(path);
  if (body.currentGameId === null) {
    await api.post(`${path}/games`);
    return;
  }
  const { body: game } = await api.get(`/v1/games/${body.currentGameId}`);
  if (game.actions.includes('play')) {
    const { status, body: legal } = await api.get(`/v1/games/${game.id}/legal-plays`);
    // Another writer has played meanwhile: no play is asked for any more.
    if (status !== 200) return;
    await api.act(game.id, { type: 'play', play: legal.plays[nth % legal.plays.length].play });
    return;
  }
  const type = ['opening-roll', 'roll', 'take', 'skip'].find((each) => game.actions.includes(each)) ?? 'roll';
  await api.act(game.id, { type });
}

async function withGame(api: ApiClient, path: string): Promise<unknown> {
  const { body } = await api.get(path);
  const game = body.currentGameId === null ? null : (await api.get(`/v1/games/${body.currentGameId}`)).body;
  return { ...body, game };
}

async function tournamentThing(club: TestApp): Promise<Thing> {
  const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 9, lengths: [5] }, 6);
  const act = async (api: ApiClient, nth: number): Promise<unknown> => {
    const { status, round } = (await api.get(night.path)).body;
    if (status === 'entries') return api.post(`${night.path}/draw`, { seed: 'seed' });
    const { items } = (await api.get(`${night.path}/pairings?limit=200`)).body;
    const ready = items.filter((pairing: { readonly status: string }) => pairing.status === 'ready');
    const pairing = ready[nth % ready.length];
    if (pairing === undefined) {
      return round < 9
        ? api.post(`${night.path}/rounds`)
        : api.post(`${night.path}/undo`, {}, { headers: { 'if-match': '*' } });
    }
    if (nth % 3 === 0)
      return api.patch(`${night.path}/pairings/${pairing.id}`, { table: `T${nth}` }, { headers: { 'if-match': '*' } });
    const winner = nth % 2 === 0 ? 'white' : 'black';
    const score = { white: 1, black: 1, [winner]: 5 };
    return api.post(`${night.path}/pairings/${pairing.id}/result`, { score });
  };
  const fresh = async (api: ApiClient): Promise<unknown> => {
    const { entries, ...tournament } = (await api.get(night.path)).body;
    return { tournament, entries, pairings: (await api.get(`${night.path}/pairings?limit=200`)).body.items };
  };
  return { topic: `tournament:${night.id}`, path: night.path, act, fresh };
}

/** What a follower has of a topic. */
function kept(told: readonly Told[], topic: string): unknown {
  if (topic.startsWith('tournament:')) return sorted(merged(told, topic));
  return told.findLast((event) => event.topic === topic)?.view;
}

function sorted(value: unknown): unknown {
  const { pairings, ...rest } = value as { readonly pairings: readonly { readonly id: string }[] };
  return { ...rest, pairings: pairings.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
}

function versionsOf(told: readonly Told[], topic: string): readonly number[] {
  return told.flatMap((event) =>
    event.topic === topic ? (event.events ?? []).map(({ version }: { readonly version: number }) => version) : [],
  );
}

async function versionOf({ path }: Thing): Promise<number> {
  return (await instanceOf(0).api.get(path)).body.version;
}

describe('a follower', () => {
  it(`has what a GET gives after ${DISCONNECTS} disconnects at random moments, and was told each event once and in order`, async () => {
    const club = instanceOf(0);
    const things = [await matchThing(club), await chouetteThing(club), await tournamentThing(club)];
    const topics = things.map(({ topic }) => topic);
    const began = await Promise.all(things.map((thing) => versionOf(thing)));
    const told: Told[] = [];
    const steps = fc.sample(fc.record({ thing: fc.nat(2), acts: fc.nat(2), nth: fc.nat(40), patience: fc.nat(3) }), {
      numRuns: DISCONNECTS,
      seed: lawSeed(SEED),
    });
    let after: string | undefined;
    for (const [nth, step] of steps.entries()) {
      const reader = new LiveReader({
        baseUrl: instanceOf(nth).url,
        token: TEST_TOKEN,
        topics,
        ...(after === undefined ? {} : { after }),
      });
      // The first follower has to see where everything begins.
      if (nth === 0) for (const [place, { topic }] of things.entries()) await reader.at(topic, began[place] ?? 0);
      const thing = things[step.thing];
      // Acts come seldom, or the test would be about them.
      if (nth % 4 === 0)
        for (let act = 0; act < step.acts; act += 1) await thing?.act(instanceOf(nth + act).api, step.nth);
      // Breaks off anywhere: before the answer, in the middle of an event, after it.
      for (let turn = 0; turn < step.patience; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await reader.stop();
      told.push(...reader.told);
      after = reader.told.at(-1)?.id ?? after;
    }
    const last = new LiveReader({ baseUrl: club.url, token: TEST_TOKEN, topics, after: String(after) });
    const versions = await Promise.all(things.map((thing) => versionOf(thing)));
    const whole = versions.join('.');
    if (after !== whole) await last.next(({ id }) => id === whole);
    await last.stop();
    told.push(...last.told);

    for (const [place, thing] of things.entries()) {
      const from = began[place] ?? 0;
      const all = Array.from({ length: (versions[place] ?? 0) - from }, (_, each) => from + each + 1);
      expect(all.length).toBeGreaterThan(20);
      expect(versionsOf(told, thing.topic)).toEqual(all);
      const fresh = await thing.fresh(club.api);
      expect(kept(told, thing.topic)).toEqual(thing.topic.startsWith('tournament:') ? sorted(fresh) : fresh);
    }
  }, 600_000);

  it('misses nothing and gets nothing twice where instances write at once', async () => {
    const club = instanceOf(0);
    const things = [await matchThing(club), await matchThing(club), await tournamentThing(club)];
    const topics = things.map(({ topic }) => topic);
    const began = await Promise.all(things.map((thing) => versionOf(thing)));
    const readers = instances.map(({ url }) => new LiveReader({ baseUrl: url, token: TEST_TOKEN, topics }));
    for (const reader of readers) {
      for (const [place, { topic }] of things.entries()) await reader.at(topic, began[place] ?? 0);
    }
    // In each thing the writers take turns or race each other; what loses a race is refused and changes nothing.
    for (let nth = 0; nth < lawTimes(12); nth += 1) {
      await Promise.all(things.flatMap((thing) => [0, 1].map((each) => thing.act(instanceOf(each).api, nth + each))));
    }
    for (const thing of things) {
      const version = await versionOf(thing);
      for (const reader of readers) {
        await reader.at(thing.topic, version);
        const from = began[things.indexOf(thing)] ?? 0;
        expect(reader.versions(thing.topic)).toEqual(
          Array.from({ length: version - from }, (_, each) => from + each + 1),
        );
      }
    }
    for (const reader of readers) await reader.stop();
  });
});
