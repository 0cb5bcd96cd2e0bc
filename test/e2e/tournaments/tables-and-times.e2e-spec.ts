/** Tables and times of a tournament through the API: who plays where and when, and who is late. */
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

const HOUR = 3_600_000;
const clock = new ScriptedClock(new Date('2026-03-04T19:00:00Z'));
let club: TestApp;
beforeAll(async () => {
  club = await testApp({ clock });
});
afterAll(() => club.close());

const KNOCKOUT = { kind: 'knockout', lengths: [5] };
const SWISS = { kind: 'swiss', rounds: 3, lengths: [5] };
const ANY_VERSION = { headers: { 'if-match': '*' } } as const;

async function tablesOf(night: TournamentDriver, query: string): Promise<readonly (string | null)[]> {
  return (await night.pairings(query)).map(({ table }) => table);
}

describe('tables', () => {
  it('go to the pairings that are ready, in their order, and the feature table to the best match', async () => {
    const night = await TournamentDriver.open(club, SWISS, 8);
    await night.draw();
    await night.playOut();
    await club.api.post(`${night.path}/rounds`);
    const given = await club.api.post(`${night.path}/tables`, { tables: ['5', '6', '9'], feature: '9' });
    expect([given.status, given.body.left]).toEqual([200, 1]);
    expect(await tablesOf(night, '?round=2')).toEqual(['9', '5', '6', null]);
    const more = await club.api.post(`${night.path}/tables`, { count: 6 });
    expect(more.body).toMatchObject({ items: [{ round: 2, position: 4, table: '1' }], left: 0 });
  });

  it('seat each player once where the matches of all rounds are ready', async () => {
    const night = await TournamentDriver.open(club, { kind: 'round-robin', lengths: [5] }, 8);
    await night.draw();
    const given = await club.api.post(`${night.path}/tables`, { count: 6, feature: '2' });
    expect([given.body.items.length, given.body.left]).toEqual([4, 24]);
    const seated = (await night.pairings()).filter(({ table }) => table !== null);
    const people = seated.flatMap(({ white, black }) => [white?.playerId, black?.playerId]);
    expect(new Set(people).size).toBe(8);
    expect((await club.api.post(`${night.path}/tables`, { count: 6 })).body.items).toEqual([]);
  });

  it('are free again when a match is over, and the best seed of a bracket has the feature table', async () => {
    const night = await TournamentDriver.open(club, { ...KNOCKOUT, draw: 'seeded' }, 0);
    const entries: string[] = [];
    for (const seed of [4, 3, 2, 1]) {
      const { body } = await club.api.post(`${night.path}/entries`, { playerId: await club.player(), seed });
      entries.push(String(body.id));
    }
    await night.draw();
    const tried = await club.api.post(`${night.path}/tables?dryRun=true`, { tables: ['1', '2'], feature: '2' });
    expect([tried.body.applied, tried.body.affected.length]).toEqual([false, 2]);
    await club.api.post(`${night.path}/tables`, { tables: ['1', '2'], feature: '2' });
    const first = await night.pairings('?round=1&table=2');
    expect(first.map(({ white }) => white?.entryId)).toEqual([entries[3]]);
    await night.playOut();
  });

  it('hold one open match each; the refusal names who plays there', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    await night.draw();
    const [one, two, final] = await night.pairings();
    const give = (pairing: typeof one, table: string | null) =>
      club.api.patch(`${night.path}/pairings/${pairing?.id}`, { table }, ANY_VERSION);
    expect((await give(one, '4')).status).toBe(200);
    const taken = await give(two, '4');
    expect([taken.status, taken.body.code]).toEqual([409, 'pairing.table-taken']);
    expect(taken.body.detail).toMatch(/^Player \d+ and Player \d+ have an open match at table 4\.$/);
    expect((await give(one, '4')).status).toBe(200);
    // The final is not open yet.
    expect((await give(final, '4')).status).toBe(200);
    expect(one === undefined ? 0 : (await night.report(one, 'white')).status).toBe(200);
    expect((await give(two, '4')).status).toBe(200);
  });

  it('stay with the match that was called there last when an earlier one is open again', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    await night.draw();
    const [one, two] = await night.pairings();
    if (one === undefined || two === undefined) throw new Error('a knockout of four has two first matches');
    const correction = { result: null, reason: 'the wrong slip' };
    const reopenFirst = () => club.api.post(`${night.path}/pairings/${one.id}/correction`, correction, ANY_VERSION);
    const callToFour = (pairing: typeof one) =>
      club.api.patch(`${night.path}/pairings/${pairing.id}`, { table: '4' }, ANY_VERSION);
    const tables = () => tablesOf(night, '?round=1');
    await callToFour(one);
    await night.report(one, 'white');
    // No other match is there yet: they go on where they sat.
    await reopenFirst();
    expect(await tables()).toEqual(['4', null]);
    await night.report(one, 'white');
    await callToFour(two);
    await reopenFirst();
    expect(await tables()).toEqual([null, '4']);
    expect((await callToFour(one)).body.code).toBe('pairing.table-taken');

    await club.api.patch(`${night.path}/pairings/${two.id}`, { table: '5' }, ANY_VERSION);
    await callToFour(one);
    await night.report(one, 'white');
    const [{ version }] = (await club.api.get(`${night.path}/acts`)).body.items;
    await callToFour(two);
    const undone = await club.api.post(`${night.path}/undo`, { act: version, reason: 'the wrong slip' }, ANY_VERSION);
    expect([undone.status, await tables()]).toEqual([200, [null, '4']]);
  });

  it('have names of one line, without blanks around them', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    await night.draw();
    const [one] = await night.pairings();
    const at = `${night.path}/pairings/${one?.id}`;
    expect((await club.api.patch(at, { table: ' 4 ' }, ANY_VERSION)).body.table).toBe('4');
    const blank = await club.api.patch(at, { table: ' ' }, ANY_VERSION);
    expect([blank.status, blank.body.errors]).toEqual([
      400,
      [expect.objectContaining({ pointer: '/table', rule: 'length', limit: 1 })],
    ]);
    const given = await club.api.post(`${night.path}/tables`, { tables: ['4', ' 5'], feature: ' 5' });
    expect(given.body.items).toMatchObject([{ table: '5' }]);
    const lines = await club.api.post(`${night.path}/tables`, { tables: ['1', 'by the\nwindow'] });
    expect([lines.status, lines.body.errors[0].pointer]).toEqual([400, '/tables/1']);
  });

  it('order and filter the pairings, as names and players do', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 0);
    const people: string[] = [];
    for (const name of ['dora', 'Ann', 'Carl', 'Bea']) {
      people.push(await club.player(name));
      await club.api.post(`${night.path}/entries`, { playerId: people.at(-1) });
    }
    await night.draw();
    const [one, two] = await night.pairings('?round=1');
    await club.api.patch(`${night.path}/pairings/${one?.id}`, { table: '10' }, ANY_VERSION);
    await club.api.patch(`${night.path}/pairings/${two?.id}`, { table: '9' }, ANY_VERSION);
    expect(await tablesOf(night, '?sort=table')).toEqual(['9', '10', null]);
    const byPlayer = (await night.pairings('?sort=player')) as unknown as readonly {
      white: { name: string } | null;
      black: { name: string } | null;
    }[];
    expect([byPlayer[0]?.white?.name, byPlayer[0]?.black?.name]).toContain('Ann');
    expect(byPlayer[2]?.white).toBeNull();
    const own = await night.pairings(`?player=${people[2]}`);
    expect(own).toHaveLength(1);
    expect([own[0]?.white?.playerId, own[0]?.black?.playerId]).toContain(people[2]);
    expect(await night.pairings('?table=10')).toMatchObject([{ id: one?.id }]);
    const page = await club.api.get(`${night.path}/pairings?sort=table&limit=1`);
    const next = await club.api.get(`${night.path}/pairings?sort=table&limit=1&cursor=${page.body.nextCursor}`);
    expect([page.body.items[0].table, next.body.items[0].table]).toEqual(['9', '10']);
    const sheet = (await club.api.get(`${night.path}/pairings.html?sort=table&round=1`)).text;
    expect(sheet.indexOf('>9<')).toBeLessThan(sheet.indexOf('>10<'));
  });
});

describe('times of rounds', () => {
  it('are set with the round, with its publication or later, and stand on its pairings', async () => {
    const night = await TournamentDriver.open(club, SWISS, 4);
    await night.draw();
    const startsAt = '2026-03-04T19:30:00.000Z';
    const deadline = '2026-03-04T21:00:00.000Z';
    const timed = await club.api.patch(`${night.path}/rounds/1`, { startsAt, deadline }, ANY_VERSION);
    expect([timed.status, timed.body]).toMatchObject([200, { round: 1, startsAt, deadline, byHand: false }]);
    expect(await night.pairings('?round=1')).toMatchObject([
      { startsAt, deadline },
      { startsAt, deadline },
    ]);
    const wrong = await club.api.patch(`${night.path}/rounds/1`, { deadline: startsAt }, ANY_VERSION);
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([400, '/deadline']);
    const cleared = await club.api.patch(`${night.path}/rounds/1`, { deadline: null }, ANY_VERSION);
    expect(cleared.body).toMatchObject({ startsAt, deadline: null });

    await night.playOut();
    await club.api.post(`${night.path}/rounds`, { publish: false, startsAt: '2026-03-04T20:00:00Z' });
    const second = await club.api.post(`${night.path}/rounds/2/publish`, { deadline });
    expect(second.body).toMatchObject({ startsAt: '2026-03-04T20:00:00.000Z', deadline });
    const none = await club.api.patch(`${night.path}/rounds/7`, { deadline }, ANY_VERSION);
    expect([none.status, none.body.code]).toEqual([404, 'round.not-found']);
  });

  it('can be those of a flight of a bracket, also of a round to come', async () => {
    const format = { ...KNOCKOUT, consolation: { kind: 'plain', lengths: [3] } };
    const night = await TournamentDriver.open(club, format, 8);
    await night.draw();
    const startsAt = '2026-03-04T22:00:00.000Z';
    const timed = await club.api.patch(`${night.path}/rounds/1`, { flight: 'consolation', startsAt }, ANY_VERSION);
    expect([timed.status, timed.body.flight, timed.body.startsAt]).toEqual([200, 'consolation', startsAt]);
    expect(await night.pairings('?flight=main&round=1')).toMatchObject([{ startsAt: null }, {}, {}, {}]);
    const flight = await club.api.patch(`${night.path}/rounds/1`, { flight: 'lucky', startsAt }, ANY_VERSION);
    expect([flight.status, flight.body.code]).toEqual([404, 'flight.not-found']);
  });

  it('tell who is late: not begun in time, or without a result in time', async () => {
    const night = await TournamentDriver.open(club, SWISS, 6);
    await night.draw();
    const start = clock.now().getTime() + HOUR;
    const times = { startsAt: new Date(start).toISOString(), deadline: new Date(start + 2 * HOUR).toISOString() };
    await club.api.patch(`${night.path}/rounds/1`, times, ANY_VERSION);
    const [one, two, three] = await night.pairings('?round=1');
    const late = async (): Promise<readonly string[]> => (await night.pairings('?late=true')).map(({ id }) => id);
    await club.api.post(`/v1/matches/${one?.matchId}/games`);
    const before = await club.api.get(`${night.path}/pairings?late=true`);
    expect(before.body.items).toEqual([]);

    clock.advance(HOUR + 1);
    expect(await late()).toEqual([two?.id, three?.id]);
    // The same version of the tournament, another list.
    const now = await club.api.get(`${night.path}/pairings?late=true`, {
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    });
    expect(now.status).toBe(200);
    expect(two === undefined ? 0 : (await night.report(two, 'white')).status).toBe(200);
    expect(await late()).toEqual([three?.id]);
    clock.advance(2 * HOUR);
    expect(await late()).toEqual([one?.id, three?.id]);
    expect((await night.pairings('?late=false')).map(({ id }) => id)).toEqual([two?.id]);
  });
});

it('shows the times of a round of a Swiss before it is paired', async () => {
  const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 4);
  await night.draw();
  const path = `${night.path}/rounds/2`;
  const startsAt = '2027-01-01T10:00:00.000Z';
  const timed = await club.api.patch(path, { startsAt }, { headers: { 'if-match': '*' } });
  expect([timed.status, timed.body]).toMatchObject([200, { round: 2, status: 'to-come', startsAt, pairs: [] }]);
  await night.playOut();
  expect((await club.api.post(`${night.path}/rounds`)).status).toBe(200);
  const { rounds } = (await club.api.get(`${night.path}/rounds`)).body;
  expect(rounds.map(({ status }: { status: string }) => status)).toEqual(['published', 'published']);
  expect(rounds[1].startsAt).toBe(startsAt);
});
