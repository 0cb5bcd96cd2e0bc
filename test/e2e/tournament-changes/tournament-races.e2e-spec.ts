/**
 * Results that come in at the same moment, through one instance of the service and through two: all of them land, in every
 * format and at every place of it, and matches and pairings say the same.
 */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import type { ApiClient } from '../../support/clients/api-client.js';
import { seededChance } from '../../support/clients/next-action.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';
import { lawTimes } from '../../support/chance/laws.js';

const MOST = 64;
const SEED = 64;

let club: TestApp;
let second: TestApp;
const players: string[] = [];
beforeAll(async () => {
  club = await testApp();
  second = await testApp({ database: club.database });
  while (players.length < MOST) players.push(await club.player());
});
afterAll(async () => {
  try {
    for (const check of [RecordCheck, TournamentCheck]) {
      expect((await club.app.get(check).run()).differences).toEqual([]);
    }
  } finally {
    await second.close();
    await club.close();
  }
});

const CONSOLATION = { kind: 'progressive', lengths: [3] };
const FLIGHTS = { kind: 'knockout', lengths: [5], consolation: CONSOLATION, lastChance: { lengths: [1] } };
const PLAIN = { ...FLIGHTS, thirdPlace: true, consolation: { ...CONSOLATION, kind: 'plain' } };
const DOUBLE = { kind: 'double-elimination', lengths: [5] };
const SWISS = { kind: 'swiss', rounds: 3, lengths: [5] };
const GROUPS = {
  kind: 'round-robin',
  groups: 2,
  qualifiers: 2,
  lengths: [5],
  then: { kind: 'knockout', lengths: [7] },
};
const LEAGUE = { kind: 'league', lengths: [5] };

interface Reported {
  readonly id: string;
  readonly winner: 'white' | 'black';
}

/** Reports every pairing that can be, all at once and each by the next of the callers, until nothing is left. */
async function playedAtOnce(night: TournamentDriver, callers: readonly ApiClient[]): Promise<readonly Reported[]> {
  const chance = seededChance(SEED);
  const reported: Reported[] = [];
  for (;;) {
    const ready = await night.pairings('?status=ready');
    if (ready.length === 0) {
      const { status } = await night.view();
      if (status === 'finished') return reported;
      const next = await club.api.post(`${night.path}/rounds`, { seed: 'next' });
      expect(next.status).toBe(200);
      continue;
    }
    const results = ready.map(({ id }): Reported => ({ id, winner: chance() < 0.5 ? 'white' : 'black' }));
    const answers = await Promise.all(
      ready.map((pairing, nth) => {
        const api = callers[nth % callers.length] ?? club.api;
        return night.report(pairing, results[nth]?.winner ?? 'white', api);
      }),
    );
    expect(answers.map(({ status, body }) => [status, body.code ?? null])).toEqual(ready.map(() => [200, null]));
    reported.push(...results);
  }
}

/** Every result is where it was reported, and everything agrees with the record. */
async function expectWhole(night: TournamentDriver, reported: readonly Reported[]): Promise<void> {
  const pairings = new Map((await night.pairings()).map((pairing): [string, PairingSeen] => [pairing.id, pairing]));
  expect(reported.map(({ id }) => ({ id, winner: pairings.get(id)?.result?.winner }))).toEqual(reported);
  expect([...pairings.values()].filter(({ status }) => status !== 'finished')).toEqual([]);
}

describe.each([
  ['one instance', () => [club.api]],
  ['two instances', () => [club.api, second.api]],
] as const)('results at once through %s', (_name, callers) => {
  it.each([
    ['a knockout with three flights', FLIGHTS, [2, 3, 4, 5, 7, 13, 16, 33, 64]],
    ['a knockout with a plain consolation and a third place', PLAIN, [4, 6, 11, 16]],
    ['a double elimination', DOUBLE, [2, 3, 5, 8, 16, 32]],
    ['a Swiss', SWISS, [4, 7, 32, 64]],
    ['a round robin in groups with a knockout behind it', GROUPS, [4, 5, 8]],
    ['a league', LEAGUE, [2, 3, 6]],
  ])('all land in %s', async (_format, format, sizes) => {
    for (const size of sizes) {
      const night = await TournamentDriver.listed(club.api, format, players.slice(0, size));
      await night.draw();
      await expectWhole(night, await playedAtOnce(night, callers()));
    }
  });

  it('all land on a ladder', async () => {
    const night = await TournamentDriver.listed(
      club.api,
      { kind: 'ladder', lengths: [5], reach: 4 },
      players.slice(0, 8),
    );
    await night.draw();
    for (const [challenger, challenged] of [
      [4, 0],
      [5, 1],
      [6, 2],
      [7, 3],
    ]) {
      const body = { challenger: night.entries[challenger ?? 0], challenged: night.entries[challenged ?? 0] };
      expect((await club.api.post(`${night.path}/challenges`, body)).status).toBe(201);
    }
    const ready = await night.pairings('?status=ready');
    const answers = await Promise.all(
      ready.map((pairing, nth) => night.report(pairing, 'white', callers()[nth % callers().length] ?? club.api)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rows } = (await club.api.get(`${night.path}/standings`)).body;
    const places = new Map(rows.map(({ entryId }: { entryId: string }, place: number) => [entryId, place]));
    // Four who were below won: each of them is above the challenged entrant.
    for (const nth of [0, 1, 2, 3]) {
      expect(Number(places.get(night.entries[nth + 4]))).toBeLessThan(Number(places.get(night.entries[nth])));
    }
  });
});

describe('one result sent by many at once', () => {
  it('lands once, and the others learn that it is there', async () => {
    const night = await TournamentDriver.listed(club.api, FLIGHTS, players.slice(0, 8));
    await night.draw();
    const [pairing] = await night.pairings('?status=ready');
    if (pairing === undefined) throw new Error('nothing to play');
    const callers = [club.api, second.api];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        night.report(pairing, nth % 3 === 0 ? 'black' : 'white', callers[nth % 2]),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const landed = answers.find(({ status }) => status === 200);
    expect((await night.pairings('?status=finished')).map(({ id, result }) => [id, result?.winner])).toEqual([
      [pairing.id, landed?.body.result.winner],
    ]);
  });
});

describe('acts of all kinds at once', () => {
  it('leave pairings and matches that agree, whatever came first', async () => {
    const chance = seededChance(SEED);
    const callers = [club.api, second.api];
    for (const format of Array.from({ length: lawTimes(1) }, () => [FLIGHTS, DOUBLE, SWISS]).flat()) {
      const night = await TournamentDriver.listed(club.api, format, players.slice(0, 16));
      await night.draw();
      for (let round = 0; round < 6; round += 1) {
        const pairings = await night.pairings();
        const acts = pairings
          .filter(({ status }) => status !== 'waiting')
          .slice(0, 24)
          .map((pairing, nth) => actOn(night, pairing, Math.floor(chance() * 8), callers[nth % 2] ?? club.api));
        const statuses = (await Promise.all(acts)).map(({ status }) => status);
        expect(statuses.filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([]);
        expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
      }
    }
  });
});

/** Something that may happen to a pairing of which others know nothing. */
function actOn(
  night: TournamentDriver,
  pairing: PairingSeen,
  which: number,
  api: ApiClient,
): ReturnType<ApiClient['post']> {
  const path = `${night.path}/pairings/${pairing.id}`;
  const seat = pairing.white ?? pairing.black;
  switch (which) {
    case 0:
      return api.post(`${night.path}/entries/${seat?.entryId ?? night.entries[0]}/withdraw`, { reason: 'Last train' });
    case 1:
    case 2: {
      const score = { white: 0, black: pairing.length };
      const headers = { 'if-match': '*' };
      return api.post(`${path}/correction`, { score, reason: 'misread' }, { headers });
    }
    case 3:
      return api.post(`${path}/penalty`, { to: 'white', points: 1, reason: 'late' });
    case 4:
      return pairing.matchId === null ? api.get(path) : api.post(`/v1/matches/${pairing.matchId}/games`);
    default:
      return night.report(pairing, 'white', api);
  }
}
