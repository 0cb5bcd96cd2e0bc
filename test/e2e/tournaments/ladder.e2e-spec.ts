/** A ladder through the API: whom its players are told that they may challenge, and by when they play. */
import { TournamentDriver } from '../../support/clubs/tournament.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const LADDER = { kind: 'ladder', lengths: [5], reach: 2, days: 7 };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clock = new ScriptedClock(new Date('2026-03-04T19:00:00Z'));
let club: TestApp;
beforeAll(async () => {
  club = await testApp({ clock });
});
afterAll(() => club.close());

interface PlaceChange {
  readonly kind: string;
  readonly id: string;
  readonly before: { readonly place: number } | null;
  readonly after: { readonly place: number; readonly entryId: string } | null;
}

interface Told {
  readonly entryId: string;
  readonly from: string | null;
}

/** Whom each entrant may challenge, as the standings tell it. */
async function told(night: TournamentDriver): Promise<ReadonlyMap<string, readonly Told[]>> {
  const { body } = await club.api.get(`${night.path}/standings`);
  const rows: readonly { readonly entryId: string; readonly mayChallenge: readonly Told[] }[] = body.rows;
  return new Map(rows.map(({ entryId, mayChallenge }) => [entryId, mayChallenge]));
}

/** Who is told about whom, by their numbers in the list of entrants. */
async function pairsTold(night: TournamentDriver): Promise<readonly string[]> {
  const numberOf = (entry: string): number => night.entries.indexOf(entry) + 1;
  return [...(await told(night))].flatMap(([challenger, free]) =>
    free.map(({ entryId }) => `${numberOf(challenger)}>${numberOf(entryId)}`),
  );
}

function challenge(night: TournamentDriver, challenger: number, challenged: number) {
  const [one, other] = [night.entries[challenger - 1], night.entries[challenged - 1]];
  return club.api.post(`${night.path}/challenges`, { challenger: one, challenged: other });
}

describe('a ladder', () => {
  it('tells whom each of its players may challenge, and refuses all others', async () => {
    const night = await TournamentDriver.open(club, LADDER, 5);
    expect((await club.api.get(`${night.path}/standings`)).body.rows).toEqual([]);
    await night.draw();
    expect(await pairsTold(night)).toEqual(['2>1', '3>1', '3>2', '4>2', '4>3', '5>3', '5>4']);
    expect(await challenge(night, 4, 1)).toMatchObject({ status: 409, body: { code: 'ladder.out-of-reach' } });
    expect(await challenge(night, 4, 2)).toMatchObject({ status: 201 });
    // Those two play no others meanwhile.
    expect(await pairsTold(night)).toEqual(['3>1', '5>3']);
    for (const [one, other] of [
      [2, 1],
      [3, 2],
      [5, 4],
    ] as const)
      expect(await challenge(night, one, other)).toMatchObject({
        status: 409,
        body: { code: 'ladder.challenge-open' },
      });
    expect(await challenge(night, 3, 1)).toMatchObject({ status: 201 });
    expect(await pairsTold(night)).toEqual([]);
  });

  it('names the entry that it does not know, and tells who has left the ladder', async () => {
    const night = await TournamentDriver.open(club, LADDER, 3);
    await night.draw();
    const [first, second] = night.entries;
    const unknown = '0199d0c5-0000-7000-8000-000000000000';
    const before = await club.api.get(night.path);
    for (const [body, pointer] of [
      [{ challenger: unknown, challenged: first }, '/challenger'],
      [{ challenger: second, challenged: unknown }, '/challenged'],
    ] as const) {
      const refused = await club.api.post(`${night.path}/challenges`, body);
      expect(refused.body).toMatchObject({ status: 422, code: 'entry.not-found', errors: [{ pointer }] });
    }
    expect((await club.api.get(night.path)).body.version).toBe(before.body.version);
    await club.api.post(`${night.path}/entries/${first}/withdraw`, { reason: 'Moved away.', until: 'end' });
    expect(await challenge(night, 2, 1)).toMatchObject({
      status: 409,
      body: { code: 'ladder.not-listed', params: { who: 'challenged' } },
    });
  });

  it('tells from when on a player may challenge again, and keeps to it', async () => {
    const night = await TournamentDriver.open(club, LADDER, 2);
    await night.draw();
    await challenge(night, 2, 1);
    const [pairing] = await night.pairings();
    await night.report(pairing!, 'black');
    const from = new Date(clock.now().getTime() + 7 * DAY);
    expect((await told(night)).get(night.entries[1]!)).toEqual([
      { entryId: night.entries[0], from: from.toISOString() },
    ]);
    expect(await challenge(night, 2, 1)).toMatchObject({ status: 409, body: { code: 'ladder.too-soon' } });
    clock.advance(7 * DAY - 1);
    expect(await challenge(night, 2, 1)).toMatchObject({ status: 409, body: { code: 'ladder.too-soon' } });
    clock.advance(1);
    expect(await challenge(night, 2, 1)).toMatchObject({ status: 201 });
  });

  it('says one place and one day where they are one', async () => {
    const night = await TournamentDriver.open(club, { ...LADDER, reach: 1, days: 1 }, 3);
    await night.draw();
    const { rows } = (await club.api.get(`${night.path}/standings`)).body;
    const [first, second, third] = rows.map(({ entryId }: { entryId: string }) => night.entries.indexOf(entryId) + 1);
    expect((await challenge(night, third, first)).body.detail).toContain('goes up the ladder, by at most 1 place');
    await challenge(night, second, first);
    const [pairing] = await night.pairings();
    await night.report(pairing!, 'black');
    expect((await challenge(night, second, first)).body.detail).toContain('only after 1 day (T17)');
  });

  it.each([
    ['challenger', 3, ['2>1', '4>2', '5>4']],
    ['challenged', 2, ['3>1', '4>3', '5>3', '5>4']],
  ] as const)('lets no %s play who is away until a return', async (who, away, others) => {
    const night = await TournamentDriver.open(club, LADDER, 5);
    await night.draw();
    const entry = `${night.path}/entries/${night.entries[away - 1]}`;
    const left = await club.api.post(
      `${entry}/withdraw`,
      { reason: 'on holiday', until: 'return' },
      { headers: { 'if-match': '*' } },
    );
    expect(left.status).toBe(200);
    expect(await pairsTold(night)).toEqual(others);
    const before = (await club.api.get(night.path)).body.version;
    expect(await challenge(night, 3, 2)).toMatchObject({ status: 409, body: { code: 'ladder.away', params: { who } } });
    expect((await club.api.get(night.path)).body.version).toBe(before);
    await club.api.post(`${entry}/return`, {}, { headers: { 'if-match': '*' } });
    expect(await challenge(night, 3, 2)).toMatchObject({ status: 201 });
  });

  it('has its challenges played within its days: they are late afterwards, unless a director gives them longer', async () => {
    const night = await TournamentDriver.open(club, LADDER, 4);
    await night.draw();
    const made = await challenge(night, 2, 1);
    await challenge(night, 4, 3);
    const due = new Date(clock.now().getTime() + 7 * DAY);
    expect(made.body).toMatchObject({ deadline: due.toISOString(), startsAt: null });
    const challenged = club.as(await club.token('player', { playerId: night.players[0] ?? '' }));
    expect((await challenged.get('/v1/me/tasks')).body.pairings).toMatchObject([
      { kind: 'ladder', side: 'black', pairing: { deadline: due.toISOString() } },
    ]);
    clock.advance(7 * DAY);
    expect(await night.pairings('?late=true')).toEqual([]);
    clock.advance(MINUTE);
    const [first] = await night.pairings('?late=true');
    const longer = new Date(clock.now().getTime() + DAY).toISOString();
    const anyVersion = { headers: { 'if-match': '*' } } as const;
    expect(await club.api.patch(`${night.path}/rounds/1`, { deadline: longer }, anyVersion)).toMatchObject({
      status: 200,
    });
    expect((await night.pairings('?late=true')).map(({ round }) => round)).toEqual([2]);
    expect((await club.api.get(`${night.path}/pairings/${first?.id}`)).body.deadline).toBe(longer);
  });

  /** The places that an act changes, by the numbers of the entrants in their list. */
  const changedPlaces = (night: TournamentDriver, affected: readonly PlaceChange[]): readonly string[] =>
    affected
      .filter(({ kind }) => kind === 'place')
      .map(({ id, before, after }) => {
        expect(after === null ? id : after.entryId).toBe(id);
        return `${night.entries.indexOf(id) + 1}: ${before?.place ?? '-'} > ${after?.place ?? '-'}`;
      });

  it('tells which places a correction changes, beforehand and when it is done', async () => {
    const night = await TournamentDriver.open(club, LADDER, 4);
    await night.draw();
    const order = (await club.api.get(`${night.path}/standings`)).body.rows.map(
      ({ entryId }: { entryId: string }) => entryId,
    );
    const numbers = order.map((entry: string) => night.entries.indexOf(entry) + 1);
    const [, second, third] = numbers;
    const [first] = numbers;
    await challenge(night, third, first);
    const [pairing] = await night.pairings();
    await night.report(pairing!, 'white');
    const correction = `${night.path}/pairings/${pairing!.id}/correction`;
    const body = { score: { white: 2, black: 5 }, reason: 'Read the wrong way round' };
    const back = [`${first}: 2 > 1`, `${second}: 3 > 2`, `${third}: 1 > 3`];
    const foreseen = await club.api.post(`${correction}?dryRun=true`, body);
    expect(changedPlaces(night, foreseen.body.affected)).toEqual(back);
    const done = await club.api.post(correction, body, { headers: { 'if-match': '*' } });
    expect(changedPlaces(night, done.body.affected)).toEqual(back);
    // A score that leaves the winner moves no one.
    const same = { ...body, score: { white: 0, black: 5 } };
    expect(changedPlaces(night, (await club.api.post(`${correction}?dryRun=true`, same)).body.affected)).toEqual([]);
  });

  it('tells of one who leaves that the others move up, beforehand and when it is done', async () => {
    const night = await TournamentDriver.open(club, LADDER, 3);
    await night.draw();
    const { rows } = (await club.api.get(`${night.path}/standings`)).body;
    const [first, second, third] = rows.map(({ entryId }: { entryId: string }) => night.entries.indexOf(entryId) + 1);
    const withdraw = `${night.path}/entries/${night.entries[first - 1]}/withdraw`;
    const body = { reason: 'Moved away.', until: 'end' };
    const moves = [`${second}: 2 > 1`, `${third}: 3 > 2`, `${first}: 1 > -`];
    expect(changedPlaces(night, (await club.api.post(`${withdraw}?dryRun=true`, body)).body.affected)).toEqual(moves);
    const done = await club.api.post(withdraw, body, { headers: { 'if-match': '*' } });
    expect(changedPlaces(night, done.body.affected)).toEqual(moves);
  });

  it('tells nothing of challenges once it is over, and neither does another tournament', async () => {
    const night = await TournamentDriver.open(club, LADDER, 2);
    await night.draw();
    await club.api.post(`${night.path}/finish`, {}, { headers: { 'if-match': '*' } });
    const league = await TournamentDriver.open(club, { kind: 'league', lengths: [5] }, 2);
    await league.draw();
    for (const each of [night, league]) {
      const { body } = await club.api.get(`${each.path}/standings`);
      expect(body.rows).toHaveLength(2);
      expect(body.rows.filter((row: object) => 'mayChallenge' in row)).toEqual([]);
    }
  });
});
