/** Pairing by hand through the API (T47): rounds that are proposed, changed, published and taken back, and swapped places. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const SWISS = { kind: 'swiss', rounds: 4, lengths: [5] };
const ANY_VERSION = { headers: { 'if-match': '*' } } as const;

interface SeenRound {
  readonly status: string;
  readonly byHand: boolean;
  readonly overtaken: boolean;
  readonly pairs: readonly { white: { entryId: string; name: string }; black: { entryId: string }; why: object }[];
  readonly byes: readonly { entryId: string; points: number; reason: string; breaks: readonly string[] }[];
}

/** A Swiss whose first round is played, white winning. */
async function afterFirstRound(entrants: number, more: object = {}): Promise<TournamentDriver> {
  const night = await TournamentDriver.open(club, SWISS, entrants, more);
  await night.draw();
  await night.playOut();
  return night;
}

async function rounds(night: TournamentDriver, api = club.api): Promise<readonly SeenRound[]> {
  return (await api.get(`${night.path}/rounds`)).body.rounds;
}

describe('a round of a Swiss by hand', () => {
  it('is proposed, changed and published, and only then has pairings and matches', async () => {
    const night = await afterFirstRound(6);
    const proposed = await club.api.post(`${night.path}/rounds`, { publish: false });
    expect([proposed.status, proposed.body.status, proposed.body.byHand]).toEqual([200, 'proposed', false]);
    expect(await night.pairings('?round=2')).toEqual([]);

    // The winners of the first round against those whom they have beaten.
    const [first] = await rounds(night);
    const pairs = (first?.pairs ?? []).map(({ white, black }) => ({ white: white.entryId, black: black.entryId }));
    const changed = await club.api.patch(
      `${night.path}/rounds/2`,
      { pairs, reason: 'They want their revenge' },
      ANY_VERSION,
    );
    expect([changed.status, changed.body.status]).toEqual([200, 'proposed']);
    expect(changed.body).toMatchObject({ byHand: true, reason: 'They want their revenge' });
    for (const { why } of changed.body.pairs) {
      expect(why).toMatchObject({ reason: 'by-hand', meetings: 1, breaks: ['rematch', 'other-score-group'] });
    }

    const published = await club.api.post(`${night.path}/rounds/2/publish`);
    expect([published.status, published.body.status, published.body.byHand]).toEqual([200, 'published', true]);
    const second = await night.pairings('?round=2');
    expect(second.map(({ status, matchId }) => [status, matchId === null])).toEqual([
      ['ready', false],
      ['ready', false],
      ['ready', false],
    ]);
    await night.playOut();
    expect((await club.api.post(`${night.path}/rounds`)).body.round).toBe(3);
    const events = await club.api.get(`${night.path}/events?limit=1000`);
    const types = events.body.items.map(({ type }: { type: string }) => type);
    expect(types.filter((type: string) => type.startsWith('Round'))).toEqual([
      'RoundPaired',
      'RoundProposed',
      'RoundProposed',
      'RoundPaired',
      'RoundPaired',
    ]);
  });

  it('is shown to staff alone while it is proposed, in rounds and in the record', async () => {
    const night = await afterFirstRound(4, { visibility: 'public' });
    await club.api.post(`${night.path}/rounds`, { publish: false });
    const player = club.as(await club.token('player', { playerId: night.players[0] }));
    const scorer = club.as(await club.token('scorer'));
    for (const [api, seen] of [
      [player, 1],
      [club.as(null), 1],
      [scorer, 2],
    ] as const) {
      expect(await rounds(night, api)).toHaveLength(seen);
      expect((await api.get(`${night.path}/pairings?round=2`)).body.items).toEqual([]);
      const { items } = (await api.get(`${night.path}/events?limit=1000`)).body;
      const event = items.find(({ type }: { type: string }) => type === 'RoundProposed');
      expect(event.data.proposed === null).toBe(seen === 1);
    }
    const { status, body } = await player.patch(`${night.path}/rounds/2`, { pairs: [] }, ANY_VERSION);
    expect([status, body.code]).toEqual([403, 'request.forbidden']);
  });

  it('names people who are missing, seated twice or not there, and ids that are none by their place', async () => {
    const night = await TournamentDriver.open(club, SWISS, 0);
    const entries: string[] = [];
    for (const name of ['Ann Missing', 'Bob Twice', 'Cyn Gone', 'Dan There', 'Eve There']) {
      const playerId = await club.player(name);
      entries.push(String((await club.api.post(`${night.path}/entries`, { playerId })).body.id));
    }
    const [, bob, cyn, dan, eve] = entries;
    await night.draw();
    await night.playOut();
    await club.api.post(`${night.path}/entries/${cyn}/withdraw`, { reason: 'Dinner', until: 'return' });
    await club.api.post(`${night.path}/rounds`, { publish: false });
    const pairs = [
      { white: bob, black: dan },
      { white: bob, black: cyn },
    ];
    const wrong = await club.api.patch(`${night.path}/rounds/2`, { pairs, byes: [eve] }, ANY_VERSION);
    expect([wrong.status, wrong.body.code]).toEqual([422, 'round.not-whole']);
    expect(wrong.body.detail).toContain('Without a place: Ann Missing.');
    expect(wrong.body.detail).toContain('In two places: Bob Twice.');
    expect(wrong.body.detail).toContain('Not in the tournament, or withdrawn: Cyn Gone.');

    const stranger = await club.player();
    const unknown = await club.api.patch(
      `${night.path}/rounds/2`,
      { pairs: [{ white: bob, black: stranger }] },
      ANY_VERSION,
    );
    expect([unknown.status, unknown.body.code, unknown.body.errors[0].pointer]).toEqual([
      422,
      'entry.not-found',
      '/pairs/0/black',
    ]);
    const noPairs = await club.api.patch(`${night.path}/rounds/2`, { byes: [eve] }, ANY_VERSION);
    expect([noPairs.status, noPairs.body.errors[0].pointer]).toEqual([400, '/pairs']);
  });

  it('takes wrong opponents who sat down as the round, and keeps the match that has begun', async () => {
    const night = await TournamentDriver.open(club, SWISS, 6);
    await night.draw();
    const [one, two, three] = await night.pairings('?round=1');
    await club.api.post(`/v1/matches/${three?.matchId}/games`);
    const pairs = [
      { white: one?.white?.entryId, black: two?.white?.entryId },
      { white: one?.black?.entryId, black: two?.black?.entryId },
      { white: three?.white?.entryId, black: three?.black?.entryId },
    ];
    const tried = await club.api.patch(`${night.path}/rounds/1?dryRun=true`, { pairs });
    expect(tried.body.affected.map(({ kind }: { kind: string }) => kind)).toEqual([
      'pairing',
      'pairing',
      'match',
      'match',
    ]);
    const changed = await club.api.patch(`${night.path}/rounds/1`, { pairs }, ANY_VERSION);
    expect(changed.status).toBe(200);
    const now = await night.pairings('?round=1');
    expect(now.map(({ status }) => status)).toEqual(['ready', 'ready', 'playing']);
    expect(now[2]?.matchId).toBe(three?.matchId);
    for (const old of [one, two]) {
      expect((await club.api.post(`/v1/matches/${old?.matchId}/games`)).status).toBe(409);
    }
    const begun = await club.api.patch(
      `${night.path}/rounds/1`,
      {
        pairs: [
          pairs[0],
          { white: pairs[1]?.white, black: pairs[2]?.white },
          { white: pairs[1]?.black, black: pairs[2]?.black },
        ],
      },
      ANY_VERSION,
    );
    expect([begun.status, begun.body.code]).toEqual([409, 'round.begun']);
    const names = (await night.view()).entries.map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => begun.body.detail.includes(`${name} `))).toHaveLength(2);
  });

  it('is replaced by another proposal, and no round is paired past it', async () => {
    const night = await afterFirstRound(6);
    await club.api.post(`${night.path}/rounds`, { publish: false, seed: 'a' });
    const again = await club.api.post(`${night.path}/rounds`, { publish: false, seed: 'b' });
    expect(again.status).toBe(200);
    const past = await club.api.post(`${night.path}/rounds`);
    expect([past.status, past.body.code]).toEqual([409, 'round.proposed']);
    const gone = await club.api.delete(`${night.path}/rounds/2`, ANY_VERSION);
    expect([gone.status, gone.body]).toEqual([200, { affected: [], applied: true }]);
    expect((await club.api.post(`${night.path}/rounds`)).status).toBe(200);
    expect((await club.api.post(`${night.path}/rounds/2/publish`)).body.code).toBe('round.not-proposed');
  });
});

it('a proposed round says when the standings have changed since, and is proposed again', async () => {
  const night = await afterFirstRound(6);
  const propose = () => club.api.post(`${night.path}/rounds`, { publish: false });
  expect((await propose()).body.overtaken).toBe(false);
  const [first] = await night.pairings('?round=1');
  const body = { score: { white: 2, black: 5 }, reason: 'Misread' };
  const corrected = await club.api.post(`${night.path}/pairings/${first?.id}/correction`, body, ANY_VERSION);
  expect(corrected.status).toBe(200);
  expect((await rounds(night)).map(({ overtaken }) => overtaken)).toEqual([false, true]);
  expect((await propose()).body.overtaken).toBe(false);
  const published = await club.api.post(`${night.path}/rounds/2/publish`);
  expect([published.status, published.body.overtaken]).toEqual([200, false]);
});

describe('a change of nothing', () => {
  const change = (path: string, round: number, body: object, query = '') =>
    club.api.patch(`${path}/rounds/${round}${query}`, body, ANY_VERSION);

  it('answers the round as it is, also one that is still to come, and none that will never be', async () => {
    const swiss = await TournamentDriver.open(club, SWISS, 4);
    expect((await change(swiss.path, 1, {})).body.code).toBe('tournament.wrong-time');
    await swiss.draw();
    for (const body of [{}, { startsAt: null }, { reason: 'x' }]) {
      const { status, body: answer } = await change(swiss.path, 2, body);
      expect([status, answer.round, answer.status]).toEqual([200, 2, 'to-come']);
    }
    for (const query of ['', '?dryRun=true']) {
      expect((await change(swiss.path, 9, {}, query)).body.code).toBe('round.not-found');
    }
    const knockout = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
    await knockout.draw();
    expect((await change(knockout.path, 2, {})).body).toMatchObject({ round: 2 });
    expect((await change(knockout.path, 3, {})).body.code).toBe('round.not-found');
  });
});

describe('a round that is taken back', () => {
  it('makes its matches void and can be paired again, until a match has begun', async () => {
    const night = await afterFirstRound(4);
    await club.api.post(`${night.path}/rounds`);
    const before = await night.pairings('?round=2');
    const unversioned = await club.api.delete(`${night.path}/rounds/2`);
    expect([unversioned.status, unversioned.body.code]).toEqual([428, 'request.version-required']);
    const tried = await club.api.delete(`${night.path}/rounds/2?dryRun=true`);
    const taken = await club.api.delete(`${night.path}/rounds/2`, ANY_VERSION);
    expect(taken.body.affected).toEqual(tried.body.affected);
    expect(taken.body.affected.filter(({ kind }: { kind: string }) => kind === 'match')).toEqual(
      before.map(({ matchId }) => ({
        kind: 'match',
        id: matchId,
        before: { status: 'open' },
        after: { status: 'void' },
      })),
    );
    const played = await club.api.post(`/v1/matches/${before[0]?.matchId}/games`);
    expect(played.status).toBe(409);
    await club.api.post(`${night.path}/rounds`);
    const [again] = await night.pairings('?round=2');
    await club.api.post(`/v1/matches/${again?.matchId}/games`);
    const begun = await club.api.delete(`${night.path}/rounds/2`, ANY_VERSION);
    expect([begun.status, begun.body.code, begun.body.params.reason]).toEqual([409, 'round.begun', 'begun']);
    const early = await club.api.delete(`${night.path}/rounds/1`, ANY_VERSION);
    expect([early.status, early.body.code]).toEqual([409, 'round.not-last']);
    const none = await club.api.delete(`${night.path}/rounds/9`, ANY_VERSION);
    expect([none.status, none.body.code]).toEqual([404, 'round.not-found']);
  });

  it('is one of a Swiss', async () => {
    const night = await TournamentDriver.open(club, { kind: 'round-robin', lengths: [5] }, 4);
    await night.draw();
    const { status, body } = await club.api.delete(`${night.path}/rounds/3`, ANY_VERSION);
    expect([status, body.code]).toEqual([409, 'round.not-swiss']);
    const proposal = await club.api.post(`${night.path}/rounds`, { publish: false });
    expect(proposal.status).toBe(409);
  });
});

describe('two who swap seats', () => {
  it('wait until a proposed round is whole again', async () => {
    const night = await afterFirstRound(6);
    await club.api.post(`${night.path}/rounds`, { publish: false });
    const [round] = (await rounds(night)).filter(({ status }) => status === 'proposed');
    const [one, two, three] = (round?.pairs ?? []).map(({ white }) => white.entryId);
    await club.api.post(`${night.path}/entries/${three}/withdraw`, { reason: 'Last train' });
    const swapped = await club.api.post(`${night.path}/pairings/swap`, { entries: [one, two] });
    expect([swapped.status, swapped.body.code, swapped.body.params.out]).toEqual([422, 'round.not-whole', [three]]);
  });

  it('do so in a round of a Swiss, with new matches', async () => {
    const night = await TournamentDriver.open(club, SWISS, 5);
    await night.draw();
    const [one] = await night.pairings('?round=1&status=ready');
    const [bye] = (await night.pairings('?round=1')).filter(({ black }) => black?.bye === true);
    const entries = [one?.white?.entryId, bye?.white?.entryId];
    const tried = await club.api.post(`${night.path}/pairings/swap?dryRun=true`, { entries });
    expect([tried.status, tried.body.applied]).toEqual([200, false]);
    const done = await club.api.post(`${night.path}/pairings/swap`, { entries, reason: 'One has to wait' });
    expect([done.status, done.body.applied]).toEqual([200, true]);
    const [now] = await night.pairings('?round=1&status=ready');
    expect([now?.white?.entryId, now?.matchId === one?.matchId]).toEqual([entries[1], false]);
    const [round] = await rounds(night);
    expect(round).toMatchObject({ byHand: true, reason: 'One has to wait' });
    expect(round?.byes).toMatchObject([{ entryId: entries[0], reason: 'by-hand', points: 1 }]);
    expect(round?.pairs[0]?.why).toMatchObject({ reason: 'by-hand' });
  });

  it('do so on the places of a bracket until one has begun, and the draw tells it', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 8);
    await night.draw();
    const [one, two, three] = await night.pairings('?round=1');
    const entries = [one?.black?.entryId, two?.black?.entryId];
    const done = await club.api.post(`${night.path}/pairings/swap`, { entries, reason: 'One car' });
    expect(done.body.affected.map(({ kind }: { kind: string }) => kind)).toEqual([
      'pairing',
      'pairing',
      'match',
      'match',
    ]);
    const now = await night.pairings('?round=1');
    expect([now[0]?.black?.entryId, now[1]?.black?.entryId]).toEqual(entries.toReversed());
    expect((await night.view()).draws[0].byHand).toEqual([{ entries, reason: 'One car' }]);
    await club.api.post(`/v1/matches/${three?.matchId}/games`);
    const late = await club.api.post(`${night.path}/pairings/swap`, { entries: [entries[0], three?.white?.entryId] });
    expect([late.status, late.body.code, late.body.params.reason]).toEqual([409, 'entry.cannot-swap', 'begun']);
    expect(late.body.detail).toMatch(/^Player \d+ has begun/);
    const unknown = await club.api.post(`${night.path}/pairings/swap`, { entries: [entries[0], night.players[0]] });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'entry.not-found']);
    if (three !== undefined) await night.report(three, 'white');
    expect(await night.playOut()).toBe(6);
    expect((await night.view()).status).toBe('finished');
  });
});

describe('pairs that are not to be, and byes that are wanted', () => {
  it('keep a family apart; staff alone see who', async () => {
    const night = await TournamentDriver.open(club, { ...SWISS, rounds: 3 }, 4);
    const [ann, bob] = night.entries;
    const set = await club.api.patch(night.path, { forbiddenPairs: [[ann, bob]] }, ANY_VERSION);
    expect([set.status, set.body.forbiddenPairs]).toEqual([200, [[ann, bob]]]);
    const viewer = club.as(await club.token('viewer'));
    expect((await viewer.get(night.path)).body.forbiddenPairs).toBeUndefined();
    const events = (await viewer.get(`${night.path}/events`)).body.items;
    expect(JSON.stringify(events.filter(({ type }: { type: string }) => type === 'DetailsChanged'))).not.toContain(ann);

    await night.draw();
    await night.playOut();
    await club.api.post(`${night.path}/rounds`);
    await night.playOut();
    await club.api.post(`${night.path}/rounds`);
    const all = await night.pairings();
    const met = all.filter(
      ({ white, black }) => [white?.entryId, black?.entryId].toSorted().join() === [ann, bob].toSorted().join(),
    );
    // Three rounds of four need all six pairs: either these two meet or others meet twice, and the round says so.
    const [last] = (await rounds(night)).toReversed();
    const broken = (last?.pairs ?? []).filter(({ why }) => 'breaks' in why);
    expect(met.length + broken.length).toBeGreaterThan(0);
    expect(met.filter(({ round }) => round < 3)).toEqual([]);

    const wrong = await club.api.patch(night.path, { forbiddenPairs: [[ann, ann]] }, ANY_VERSION);
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([400, '/forbiddenPairs']);
    const unknown = await club.api.patch(night.path, { forbiddenPairs: [[ann, night.players[0]]] }, ANY_VERSION);
    expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([422, '/forbiddenPairs/0/1']);
  });

  it('leave the entrant out of the round, for a half, nothing or all of a win', async () => {
    const night = await TournamentDriver.open(club, SWISS, 6);
    const [half = '', none = ''] = night.entries;
    for (const [entry, points] of [
      [half, 0.5],
      [none, 0],
    ] as const) {
      const { status, body } = await club.api.post(`${night.path}/entries/${entry}/byes`, {
        byes: [{ round: 1, points }],
      });
      expect([status, body.byes]).toEqual([200, [{ round: 1, points }]]);
    }
    await night.draw();
    const byes = (await night.pairings('?round=1')).filter(({ black }) => black?.bye === true);
    expect(byes.map(({ white, black, result }) => [white?.entryId, black, result?.winner])).toEqual([
      [half, { bye: true, points: 0.5 }, null],
      [none, { bye: true, points: 0 }, null],
    ]);
    await night.playOut();
    const standings = (await club.api.get(`${night.path}/standings`)).body.rows;
    const wins = (entry: string): unknown =>
      standings.find(({ entryId }: { entryId: string }) => entryId === entry).wins;
    expect([wins(half), wins(none)]).toEqual([0.5, 0]);
    expect((await club.api.get(`${night.path}/standings.csv`)).text).toMatch(/,0\.5,/);
    const paired = await club.api.post(`${night.path}/entries/${half}/byes`, { byes: [] });
    expect([paired.status, paired.body.code]).toEqual([409, 'round.paired']);
    const late = await club.api.post(`${night.path}/entries`, {
      playerId: await club.player(),
      byes: [{ round: 2, points: 1 }],
    });
    expect([late.status, late.body.byes]).toEqual([201, [{ round: 2, points: 1 }]]);
    await club.api.post(`${night.path}/rounds`);
    const second = (await rounds(night)).at(-1);
    expect(second?.byes).toMatchObject([{ entryId: late.body.id, points: 1, reason: 'wanted', breaks: [] }]);
  });
});
