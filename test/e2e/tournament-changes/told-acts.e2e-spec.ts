/** What the list of acts tells of those that have one name and are not the same. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const ANY = { headers: { 'if-match': '*' } };

async function actsOf(night: TournamentDriver): Promise<readonly object[]> {
  return (await club.api.get(`${night.path}/acts`)).body.items;
}

it('a change of an entry tells whether the fee is paid, and so does its undoing', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  const entry = `${night.path}/entries/${night.entries[0]}`;
  await club.api.patch(entry, { paid: true }, ANY);
  await club.api.patch(entry, { seed: 1 }, ANY);
  await club.api.patch(entry, { paid: false, seed: 2 }, ANY);
  const undone = await club.api.post(`${night.path}/undo`, {});
  const about = { entryIds: [night.entries[0]], proposed: null };
  expect(undone.body.act).toMatchObject({ act: 'change-entry', ...about, paid: false });
  expect((await actsOf(night)).slice(0, 5)).toMatchObject([
    { act: 'undo', ...about, paid: false },
    { act: 'change-entry', ...about, paid: false },
    { act: 'change-entry', ...about, paid: null },
    { act: 'change-entry', ...about, paid: true },
    { act: 'enter', paid: null, proposed: null },
  ]);
});

it('the pairing of a round tells whether it is only proposed', async () => {
  const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 4);
  await night.draw();
  await night.playOut();
  await club.api.post(`${night.path}/rounds`, { publish: false });
  await club.api.post(`${night.path}/rounds/2/publish`);
  await night.playOut();
  await club.api.post(`${night.path}/rounds`, {});
  const rounds = (await actsOf(night)).filter((act) => 'proposed' in act && act.proposed !== null);
  expect(rounds).toMatchObject([
    { act: 'pair-round', proposed: false, paid: null },
    { act: 'pair-round', proposed: false, paid: null },
    { act: 'pair-round', proposed: true, paid: null },
  ]);
});

it('a change of the tournament is named by what alone it changes', async () => {
  const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 4);
  const [one, two] = night.entries;
  const prizes = { entryFee: 500, houseShare: 0, added: 0, currency: 'EUR' };
  for (const change of [
    { name: 'Cup' },
    { prizes },
    { forbiddenPairs: [[one, two]] },
    { dice: 'server', format: { kind: 'swiss', rounds: 2, lengths: [3] } },
    { name: 'Open', prizes },
  ]) {
    expect((await club.api.patch(night.path, change, ANY)).status).toBe(200);
  }
  expect((await actsOf(night)).slice(0, 5).toReversed()).toMatchObject([
    { act: 'change-details' },
    { act: 'change-prizes' },
    { act: 'forbid-pairs' },
    { act: 'change-format' },
    { act: 'change-details' },
  ]);
});

it('a replacement tells who came instead of whom, by the names they have now, and so does its undoing', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  const entry = `${night.path}/entries/${night.entries[0]}`;
  const { playerId, name } = (await club.api.get(`${night.path}/entries`)).body.items[0];
  const rex = await club.player('Rex');
  const before = await club.api.get(`${night.path}/acts`);
  await club.api.post(`${entry}/replace`, { playerId: rex, reason: 'ill' }, ANY);
  const undone = await club.api.post(`${night.path}/undo`, {});
  const replacement = { absent: { playerId, name }, player: { playerId: rex, name: 'Rex' } };
  expect(undone.body.act).toMatchObject({ act: 'replace', replacement });
  const acts = await club.api.get(`${night.path}/acts`);
  expect(acts.body.items.slice(0, 3)).toMatchObject([
    { act: 'undo', undoes: { act: 'replace' }, replacement },
    { act: 'replace', replacement },
    { act: before.body.items[0].act, replacement: null },
  ]);
  await club.api.patch(`/v1/players/${rex}`, { name: 'Rex Regis' }, ANY);
  const renamed = await club.api.get(`${night.path}/acts`, {
    headers: { 'if-none-match': acts.headers.get('etag') ?? '' },
  });
  expect(renamed.status).toBe(200);
  expect(renamed.body.items[0].replacement.player.name).toBe('Rex Regis');
});

it('a return keeps its name also where it decides a match that its opponent has played past', async () => {
  const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 6);
  await night.draw();
  const [own] = await night.pairings();
  const gone = own?.white?.entryId;
  const entry = `${night.path}/entries/${gone}`;
  await club.api.post(`${entry}/disqualify`, { reason: 'rude' });
  await night.playOut();
  await club.api.post(`${night.path}/rounds`, {});
  expect((await club.api.post(`${entry}/return`)).status).toBe(200);
  const [act] = await actsOf(night);
  expect(act).toMatchObject({ act: 'return', entryIds: [gone], pairingId: null, appealable: false });
  const { items } = (await club.api.get(`${night.path}/events?limit=1000`)).body;
  const types = items.slice(-2).map(({ type }: { type: string }) => type);
  expect(types).toEqual(['ResultRecorded', 'EntrantReturned']);
  const undone = await club.api.post(`${night.path}/undo`, {});
  expect(undone.body.act).toMatchObject({ act: 'return' });
});

it('a penalty tells whether it gives or cancels one, whatever was undone before', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [7] }, 2);
  await night.draw();
  const [pairing] = await night.pairings();
  const path = `${night.path}/pairings/${pairing?.id}`;
  const give = () => club.api.post(`${path}/penalty`, { to: 'black', points: 1, reason: 'late' }, ANY);
  const cancel = (nth: number) => club.api.post(`${path}/penalties/${nth}/cancel`, { reason: 'a train' }, ANY);
  const undo = () => club.api.post(`${night.path}/undo`, {});
  for (const act of [give, undo, give, () => cancel(1), undo, give, () => cancel(2)]) {
    expect((await act()).status).toBe(200);
  }
  expect((await actsOf(night)).slice(0, 8)).toMatchObject([
    { act: 'penalty', cancels: true, reason: 'a train' },
    { act: 'penalty', cancels: false, reason: 'late' },
    { act: 'undo', cancels: true, reason: null },
    { act: 'penalty', cancels: true, reason: 'a train' },
    { act: 'penalty', cancels: false, reason: 'late' },
    { act: 'undo', cancels: false, reason: null },
    { act: 'penalty', cancels: false, reason: 'late' },
    { act: 'draw', cancels: null, reason: null },
  ]);
});

it('a call tells its table, and a corrected length what it was and is, whatever was undone before', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [7] }, 2);
  await night.draw();
  const [pairing] = await night.pairings();
  const path = `${night.path}/pairings/${pairing?.id}`;
  const call = (table: string | null) => club.api.patch(path, { table }, ANY);
  const lengthen = (length: number) => club.api.post(`${path}/length`, { length, reason: 'a slip' }, ANY);
  const undo = () => club.api.post(`${night.path}/undo`, {});
  const acts = [() => call('3'), () => call(null), () => lengthen(9), undo, () => lengthen(5), () => lengthen(3)];
  for (const act of acts) expect((await act()).status).toBe(200);
  expect((await actsOf(night)).slice(0, 7)).toMatchObject([
    { act: 'correct-length', table: null, length: { before: 5, after: 3 } },
    { act: 'correct-length', table: null, length: { before: 7, after: 5 } },
    { act: 'undo', table: null, length: { before: 7, after: 9 } },
    { act: 'correct-length', table: null, length: { before: 7, after: 9 } },
    { act: 'assign-table', table: null, length: null },
    { act: 'assign-table', table: '3', length: null },
    { act: 'draw', table: null, length: null },
  ]);
  for (const _ of ['undone', 'counts again']) {
    const [{ version }] = (await club.api.get(`${night.path}/acts?limit=1`)).body.items;
    expect((await club.api.post(`${night.path}/undo`, { act: version })).status).toBe(200);
  }
  await lengthen(11);
  expect((await actsOf(night))[0]).toMatchObject({ act: 'correct-length', length: { before: 3, after: 11 } });
});
