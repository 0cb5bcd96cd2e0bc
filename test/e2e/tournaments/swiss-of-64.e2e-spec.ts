/** A Swiss of 64 through the API to its end, with a late entrant, one that leaves, and results by chance. */
import { seededChance } from '../../support/clients/next-action.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';

const PLAYERS = 64;
const ROUNDS = 6;
const SEED = 64;

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

interface Row {
  readonly entryId: string;
  readonly place: number;
  readonly wins: number;
  readonly tieBreaks: readonly { readonly name: string; readonly value: number | null }[];
}

function pairOf({ white, black }: PairingSeen): string {
  return [white?.entryId, black?.entryId].sort().join();
}

it('pairs no two twice, gives no entrant a second bye, and ends with standings that the results give', async () => {
  const chance = seededChance(SEED);
  const players: string[] = [];
  while (players.length < PLAYERS) players.push(await club.player());
  const swiss = await TournamentDriver.listed(club.api, { kind: 'swiss', rounds: ROUNDS, lengths: [7] }, players);
  await swiss.draw('first');
  let late = '';

  for (let round = 1; round <= ROUNDS; round += 1) {
    if (round > 1) {
      const paired = await club.api.post(`${swiss.path}/rounds`, { seed: `round ${round}` });
      expect([paired.status, paired.body.round]).toEqual([200, round]);
    }
    const ready = await swiss.pairings(`?round=${round}&status=ready`);
    // 64 in the first round; then one more, 65; then one fewer.
    expect(ready).toHaveLength(32);
    for (const pairing of ready) await swiss.report(pairing, chance() < 0.6 ? 'white' : 'black');
    if (round === 1) {
      late = (await club.api.post(`${swiss.path}/entries`, { playerId: await club.player() })).body.id;
    }
    if (round === 3) {
      await club.api.post(`${swiss.path}/entries/${swiss.entries[0]}/withdraw`, { reason: 'Last train' });
    }
  }

  const all = await swiss.pairings();
  const met = all.filter(({ black }) => black?.bye !== true);
  expect(new Set(met.map(pairOf)).size).toBe(met.length);
  const byes = all.filter(({ black }) => black?.bye === true).map(({ white }) => white?.entryId);
  expect([byes.length, new Set(byes).size]).toEqual([2, 2]);
  expect((await swiss.view()).status).toBe('finished');

  const rows: readonly Row[] = (await club.api.get(`${swiss.path}/standings`)).body.rows;
  expect(rows).toHaveLength(PLAYERS + 1);
  const winners = all.map(({ white, black, result }) => (result?.winner === 'black' ? black : white)?.entryId);
  for (const { entryId, wins } of rows)
    expect([entryId, wins]).toEqual([entryId, winners.filter((id) => id === entryId).length]);
  expect(rows.map(({ wins }) => wins)).toEqual(rows.map(({ wins }) => wins).sort((a, b) => b - a));
  // No late entrant has won what was played before.
  expect(rows.find(({ entryId }) => entryId === late)?.wins).toBeLessThan(ROUNDS);
  // One place each: in the end the lot decides.
  expect(rows.map(({ place }) => place)).toEqual(rows.map((_, nth) => nth + 1));
  const after = all.filter(({ round }) => round > 3).flatMap(({ white, black }) => [white?.entryId, black?.entryId]);
  expect(after).not.toContain(swiss.entries[0]);
}, 120_000);
