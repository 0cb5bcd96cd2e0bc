/** Results of a match in the groups that the director opened again and left the knockout behind it as it is (T42). */
import { soundClub } from '../../support/clubs/sound-club.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';
import type { TestApp } from '../../support/service/test-app.js';

const KNOCKOUT = { kind: 'knockout', lengths: [5] };
const GROUPS = { kind: 'round-robin', groups: 2, qualifiers: 1, lengths: [3], then: KNOCKOUT };
const ANY = { headers: { 'if-match': '*' } };

let club: TestApp;
const { done } = soundClub((given) => {
  club = given;
});

interface Reopened {
  readonly night: TournamentDriver;
  /** The match of the groups that is open again; who lost it would have qualified by winning. */
  readonly open: PairingSeen;
  readonly other: 'white' | 'black';
}

/** Two groups of two, whose winners are in a final that has begun. */
async function reopened(): Promise<Reopened> {
  const night = await TournamentDriver.open(club, GROUPS, 4);
  await night.draw();
  await night.playOut();
  await done(`${night.path}/rounds`, { seed: 'next' });
  const [final] = await night.pairings('?flight=main-2');
  await done(`/v1/matches/${final?.matchId}/games`, {});
  const [open] = await night.pairings('?flight=main');
  if (open === undefined) throw new Error('nothing was drawn');
  const path = `${night.path}/pairings/${open.id}`;
  await done(`${path}/correction`, { score: null, reason: 'they had not finished', nextStage: 'keep' });
  return { night, open: (await club.api.get(path)).body, other: open.result?.winner === 'white' ? 'black' : 'white' };
}

async function finalists({ night }: Reopened): Promise<readonly (string | undefined)[]> {
  const [final] = await night.pairings('?flight=main-2');
  return [final?.white?.entryId, final?.black?.entryId];
}

const resultOf = async ({ night, open }: Reopened) =>
  (await club.api.get(`${night.path}/pairings/${open.id}`)).body.result;

it('staff and players report who won, and the final goes on between the same two', async () => {
  const kept = await reopened();
  const before = await finalists(kept);
  const { status, body } = await kept.night.report(kept.open, kept.other);
  expect([status, body.result?.winner]).toEqual([200, kept.other]);
  expect(await finalists(kept)).toEqual(before);

  const played = await reopened();
  const player = club.as(await club.token('player', { playerId: played.open[played.other]?.playerId }));
  expect((await played.night.report(played.open, played.other, player)).status).toBe(200);
  const path = `${played.night.path}/pairings/${played.open.id}/confirm`;
  expect((await done(path)).result).toMatchObject({ winner: played.other, confirmation: 'given' });
});

it('they play it out', async () => {
  const kept = await reopened();
  const before = await finalists(kept);
  const game = { result: { winner: kept.other, kind: 'gammon', cube: 2 } };
  await done(`/v1/matches/${kept.open.matchId}/games`, game);
  expect(await resultOf(kept)).toMatchObject({ winner: kept.other, recorded: { [kept.other]: 4 } });
  expect(await finalists(kept)).toEqual(before);
});

it('the director may put right who plays in the final, by the same result with another word for it', async () => {
  const kept = await reopened();
  await kept.night.report(kept.open, kept.other);
  const before = await finalists(kept);
  const { recorded } = await resultOf(kept);
  const path = `${kept.night.path}/pairings/${kept.open.id}/correction`;
  const again = { score: recorded, reason: 'they had won' };
  await done(path, again);
  expect(await finalists(kept)).toEqual(before);
  await done(path, { ...again, nextStage: 'replace' });
  expect((await finalists(kept)).toSorted()).toEqual(
    before
      .map((entry) => (entry === kept.open[opposite(kept.other)]?.entryId ? kept.open[kept.other]?.entryId : entry))
      .toSorted(),
  );
});

it('a match is not opened without a word for the final, even where the same would qualify', async () => {
  const night = await TournamentDriver.open(club, GROUPS, 6);
  await night.draw();
  await night.playOut();
  await done(`${night.path}/rounds`, { seed: 'next' });
  const [final] = await night.pairings('?flight=main-2');
  await done(`/v1/matches/${final?.matchId}/games`, {});
  const opened = async (pairing: PairingSeen, more: object = {}) => {
    const path = `${night.path}/pairings/${pairing.id}/correction?dryRun=true`;
    const { body } = await club.api.post(path, { score: null, reason: 'not over', ...more });
    return { code: body.code ?? null, params: body.params ?? null, detail: body.detail ?? null };
  };
  const played = (await night.pairings('?flight=main')).filter(({ matchId }) => matchId !== null);
  const answers = await Promise.all(played.map((pairing) => opened(pairing)));
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'tournament.next-stage-begun'));
  const unchanged = answers.find(({ params }) => params.comingIn.length === 0);
  expect(unchanged?.detail).toMatch(/^By this, who qualifies is open again/);
  const [pairing] = played;
  expect(await opened(pairing!, { nextStage: 'keep' })).toEqual({ code: null, params: null, detail: null });
  const taken = await club.api.post(`/v1/matches/${pairing?.matchId}/correction`, { result: null, reason: 'no' }, ANY);
  expect([taken.status, taken.body.code]).toEqual([409, 'tournament.next-stage-begun']);
});

it('a result that stood before is not changed without a word for the final', async () => {
  const kept = await reopened();
  await kept.night.report(kept.open, kept.other);
  const score = { white: 0, black: 0, [opposite(kept.other)]: 3 };
  const path = `${kept.night.path}/pairings/${kept.open.id}/correction`;
  expect((await club.api.post(path, { score, reason: 'misread' }, ANY)).status).toBe(200);
  const back = { score: { white: 0, black: 0, [kept.other]: 3 }, reason: 'misread' };
  expect((await club.api.post(path, back, ANY)).body.code).toBe('tournament.next-stage-begun');
});

function opposite(side: 'white' | 'black'): 'white' | 'black' {
  return side === 'white' ? 'black' : 'white';
}
