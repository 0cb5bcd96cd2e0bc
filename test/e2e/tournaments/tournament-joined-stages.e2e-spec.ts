/** Where stages join, through the API: groups and their knockout, late entrants, corrections that reach the next stage. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const KNOCKOUT = { kind: 'knockout', lengths: [5] };
const GROUPS = { kind: 'round-robin', groups: 2, qualifiers: 2, lengths: [3], then: KNOCKOUT };

const ANY_VERSION = { headers: { 'if-match': '*' } };

interface Affected {
  readonly kind: string;
  readonly after: { readonly status?: string; readonly result?: { readonly annulled: boolean } | null } | null;
}

/** Groups of four, in which the stronger one always wins, and the knockout behind them. */
async function inKnockout(): Promise<TournamentDriver> {
  const night = await TournamentDriver.open(club, GROUPS, 8);
  await night.draw();
  await night.playOut(winnerBy(night));
  await club.api.post(`${night.path}/rounds`, { seed: 'next' });
  return night;
}

/** Who entered earlier wins. */
function winnerBy({ entries }: TournamentDriver): (pairing: PairingSeen) => 'white' | 'black' {
  const rank = (slot: PairingSeen['white']): number => entries.indexOf(slot?.entryId ?? '');
  return ({ white, black }) => (rank(white) < rank(black) ? 'white' : 'black');
}

async function ofStage(night: TournamentDriver, flight: string): Promise<readonly PairingSeen[]> {
  return night.pairings(`?flight=${flight}`);
}

function entrants(pairings: readonly PairingSeen[]): readonly (string | undefined)[] {
  return pairings.flatMap(({ white, black }) => [white?.entryId, black?.entryId]).toSorted();
}

async function correct(night: TournamentDriver, pairing: PairingSeen, more: object = {}, query = '') {
  const winner = pairing.result?.winner === 'white' ? 'black' : 'white';
  const score = { white: 0, black: 0, [winner]: pairing.length };
  const body = { score, reason: 'Misread', ...more };
  return club.api.post(`${night.path}/pairings/${pairing.id}/correction${query}`, body, ANY_VERSION);
}

/** A pairing of the groups whose other result would let another entrant through, and the refusal that says so. */
async function decisive(night: TournamentDriver) {
  for (const pairing of await ofStage(night, 'main')) {
    const refusal = await correct(night, pairing, {}, '?dryRun=true');
    if (refusal.status === 409) return { pairing, refusal };
  }
  throw new Error('no result decides who goes on');
}

describe('groups and the knockout behind them', () => {
  it('pair no two of one group in the first round, and have stages with names of their own', async () => {
    const night = await inKnockout();
    const groupOf = new Map(
      (await ofStage(night, 'main')).flatMap(({ white, black, part }) => [
        [white?.entryId, part],
        [black?.entryId, part],
      ]),
    );
    const first = await night.pairings('?flight=main-2&round=1');
    expect(first).toHaveLength(2);
    for (const { white, black } of first) expect(groupOf.get(white?.entryId)).not.toBe(groupOf.get(black?.entryId));

    const { flights } = await night.view();
    expect(flights.map(({ name }: { name: string }) => name)).toEqual(['main', 'main-2']);
    const bracket = (await club.api.get(`${night.path}/bracket`)).body.flights;
    expect(bracket.map(({ name, stage }: { name: string; stage: number }) => [name, stage])).toEqual([
      ['main', 1],
      ['main-2', 2],
    ]);
    expect((await club.api.get(`${night.path}/bracket?flight=main-2`)).body.flights).toEqual([bracket[1]]);
    // Without a flight a picture shows what is played now.
    const [now, knockout, groups] = await Promise.all(
      ['', '?flight=main-2', '?flight=main'].map(
        async (query) => (await club.api.get(`${night.path}/bracket.svg${query}`)).text,
      ),
    );
    expect(now).toBe(knockout);
    expect(now).not.toBe(groups);
  });

  it('have no other flights and rounds than their own', async () => {
    const night = await inKnockout();
    for (const path of [
      'pairings',
      'pairings.html',
      'standings',
      'standings.csv',
      'standings.html',
      'bracket',
      'bracket.svg',
      'bracket.html',
    ]) {
      const { status, body } = await club.api.get(`${night.path}/${path}?flight=nowhere`);
      expect([path, status, body.code]).toEqual([path, 404, 'flight.not-found']);
    }
    expect((await club.api.get(`${night.path}/pairings?round=9`)).body.code).toBe('round.not-found');
    expect((await club.api.get(`${night.path}/pairings?round=3`)).status).toBe(200);
  });
});

describe('a correction in the groups', () => {
  it('draws the knockout again in which nothing has begun: the wrong entrant is out', async () => {
    const night = await inKnockout();
    const before = entrants(await night.pairings('?flight=main-2&round=1'));
    let changed = 0;
    for (const pairing of await ofStage(night, 'main')) {
      const { body } = await correct(night, pairing);
      expect(body.applied).toBe(true);
      const after = entrants(await night.pairings('?flight=main-2&round=1'));
      if (after.join() !== before.join()) {
        changed += 1;
        expect(body.affected.some(({ kind, after: now }: Affected) => kind === 'match' && now?.status === 'void')).toBe(
          true,
        );
      }
      const [present] = (await ofStage(night, 'main')).filter(({ id }) => id === pairing.id);
      await correct(night, present!);
      expect(entrants(await night.pairings('?flight=main-2&round=1'))).toEqual(before);
    }
    expect(changed).toBeGreaterThan(0);
  });

  it('is refused where others qualify for what has begun, names them, and takes a choice', async () => {
    const night = await inKnockout();
    const [played] = await night.pairings('?flight=main-2&status=ready');
    await night.report(played!, 'white');
    const { pairing, refusal } = await decisive(night);
    const { comingIn, goingOut } = refusal.body.params;
    const nameOf = async (id: string): Promise<string> => (await club.api.get(`/v1/players/${id}`)).body.name;
    expect(refusal.body.code).toBe('tournament.next-stage-begun');
    expect(refusal.body.detail).toContain(`In: ${await nameOf(comingIn[0])}.`);
    expect(refusal.body.detail).toContain(`Out: ${await nameOf(goingOut[0])}.`);
    expect(refusal.body.detail).toContain(
      'First undo the results and the starts of matches of the next stage; or correct',
    );
    const { version } = await night.view();
    expect((await correct(night, pairing)).status).toBe(409);
    expect((await night.view()).version).toBe(version);

    const players = async (): Promise<readonly (string | undefined)[]> =>
      (await night.pairings('?flight=main-2&round=1')).flatMap(({ white, black }) => [
        white?.playerId,
        black?.playerId,
      ]);
    const foreseen = await correct(night, pairing, { nextStage: 'replace' }, '?dryRun=true');
    expect(foreseen.body.applied).toBe(false);
    expect(foreseen.body.affected.length).toBeGreaterThan(1);
    expect(await players()).toContain(goingOut[0]);
    expect((await correct(night, pairing, { nextStage: 'replace' })).status).toBe(200);
    expect(await players()).toContain(comingIn[0]);
    expect(await players()).not.toContain(goingOut[0]);
    expect((await correct(night, pairing, { nextStage: 'other' })).status).toBe(400);
  });

  it('through the door of the match does the same', async () => {
    const night = await inKnockout();
    const [played] = await night.pairings('?flight=main-2&status=ready');
    const { pairing: undone } = await (async () => {
      await night.report(played!, 'white');
      return decisive(night);
    })();
    const winner = undone.result?.winner === 'white' ? 'black' : 'white';
    const match = `/v1/matches/${undone.matchId}`;
    const asked = { score: { white: 0, black: 0, [winner]: undone.length }, reason: 'Misread' };
    const refused = await club.api.post(`${match}/correction`, asked, ANY_VERSION);
    expect([refused.status, refused.body.code]).toEqual([409, 'tournament.next-stage-begun']);
    expect(refused.body.detail).not.toMatch(/[0-9a-f]{8}-/);

    // With nothing begun it goes through, and the wrong entrant is out.
    const other = await inKnockout();
    const wrong = (await ofStage(other, 'main')).find(
      ({ round, position }) => round === undone.round && position === undone.position,
    );
    const path = `/v1/matches/${wrong!.matchId}`;
    const before = entrants(await other.pairings('?flight=main-2&round=1'));
    const flipped = wrong!.result?.winner === 'white' ? 'black' : 'white';
    const right = { score: { white: 0, black: 0, [flipped]: wrong!.length }, reason: 'Misread' };
    expect((await club.api.post(`${path}/correction`, right, ANY_VERSION)).status).toBe(200);
    expect(entrants(await other.pairings('?flight=main-2&round=1'))).not.toEqual(before);
  });
});

describe('the return of an entrant who has left the groups and counts as never entered', () => {
  const afterGroups = async () => {
    const night = await TournamentDriver.open(club, GROUPS, 8);
    await night.draw();
    const entry = `${night.path}/entries/${night.entries[7]}`;
    await club.api.post(`${entry}/withdraw`, { reason: 'ill', until: 'end' }, ANY_VERSION);
    await night.playOut(winnerBy(night));
    await club.api.post(`${night.path}/rounds`, { seed: 'next' });
    expect(await night.pairings('?flight=main-2&status=ready')).not.toEqual([]);
    return { night, back: (query = '') => club.api.post(`${entry}/return${query}`, {}, ANY_VERSION) };
  };

  it('opens their matches and withdraws the knockout in which nothing has begun', async () => {
    const { night, back } = await afterGroups();
    expect((await back()).status).toBe(200);
    expect(await night.pairings('?flight=main-2')).toEqual([]);
    expect(await night.pairings('?flight=main&status=ready')).toHaveLength(3);
    await night.playOut(winnerBy(night));
    await club.api.post(`${night.path}/rounds`, { seed: 'next' });
    expect(await night.pairings('?flight=main-2&round=1')).toHaveLength(2);
  });

  it('draws the knockout again where the entrant has all results and would be in it', async () => {
    const night = await TournamentDriver.open(club, GROUPS, 8);
    await night.draw();
    await night.playOut(winnerBy(night));
    const entry = `${night.path}/entries/${night.entries[0]}`;
    await club.api.post(`${entry}/withdraw`, { reason: 'ill', until: 'end' }, ANY_VERSION);
    await club.api.post(`${night.path}/rounds`, { seed: 'next' });
    expect(entrants(await night.pairings('?flight=main-2&round=1'))).not.toContain(night.entries[0]);
    expect((await club.api.post(`${entry}/return`, {}, ANY_VERSION)).status).toBe(200);
    expect(entrants(await night.pairings('?flight=main-2&round=1'))).toContain(night.entries[0]);
  });

  it('leaves a knockout that has begun as it is where only walkovers of theirs stand', async () => {
    const format = { kind: 'round-robin', groups: 1, qualifiers: 2, lengths: [3], then: KNOCKOUT };
    const night = await TournamentDriver.open(club, format, 4);
    await night.draw();
    const [ann, bob, , dan] = night.entries;
    // Dan beats the others and has not met Bob yet.
    const isLast = ({ white, black }: PairingSeen) =>
      [white, black].every((seat) => [bob, dan].includes(seat?.entryId));
    const wins = (pairing: PairingSeen): 'white' | 'black' => {
      const [better] = [dan, ann, bob].filter((entry) =>
        [pairing.white, pairing.black].some((seat) => seat?.entryId === entry),
      );
      return pairing.white?.entryId === better ? 'white' : 'black';
    };
    for (let ready = await night.pairings('?status=ready'); ready.some((one) => !isLast(one));) {
      for (const pairing of ready) if (!isLast(pairing)) await night.report(pairing, wins(pairing));
      ready = await night.pairings('?status=ready');
    }
    const entry = `${night.path}/entries/${dan}`;
    await club.api.post(`${entry}/withdraw`, { reason: 'ill', until: 'end' }, ANY_VERSION);
    await club.api.post(`${night.path}/rounds`, {});
    const [final] = await night.pairings('?flight=main-2');
    await club.api.post(`/v1/matches/${final?.matchId}/games`, {}, ANY_VERSION);
    expect((await club.api.post(`${entry}/return`, {}, ANY_VERSION)).status).toBe(200);
    expect(await night.pairings('?flight=main-2')).toMatchObject([{ id: final?.id, matchId: final?.matchId }]);
  });

  it('is refused once a match of the knockout has begun, and changes nothing', async () => {
    const { night, back } = await afterGroups();
    const [first] = await night.pairings('?flight=main-2&status=ready');
    await club.api.post(`/v1/matches/${first?.matchId}/games`, {}, ANY_VERSION);
    const { version } = await night.view();
    for (const query of ['?dryRun=true', '']) {
      const { status, body } = await back(query);
      expect([status, body.code, body.params.reason]).toEqual([409, 'entry.cannot-return', 'played-on']);
    }
    expect((await night.view()).version).toBe(version);
  });
});

describe('who comes late', () => {
  it('waits for another draw as the ninth of eight, and is named until then', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 8);
    await night.draw();
    const playerId = await club.player();
    const entry = await club.api.post(`${night.path}/entries`, { playerId });
    expect(entry.status).toBe(201);
    expect((await night.view()).notDrawn).toEqual([{ entryId: entry.body.id, playerId, name: entry.body.name }]);
    const drawn = await night.draw();
    expect([drawn.status, drawn.body.notDrawn]).toEqual([200, []]);
    expect(entrants(await night.pairings('?round=1'))).toContain(entry.body.id);
  });

  it('meets everybody of a league that has begun', async () => {
    const night = await TournamentDriver.open(club, { kind: 'league', lengths: [3] }, 4);
    await night.draw();
    const [first] = await night.pairings('?status=ready');
    await night.report(first!, 'white');
    const { body } = await club.api.post(`${night.path}/entries`, { playerId: await club.player() });
    const own = (await night.pairings('?status=ready')).filter(({ white, black }) =>
      [white?.entryId, black?.entryId].includes(body.id),
    );
    expect(own).toHaveLength(4);
    expect(own.every(({ matchId }) => matchId !== null)).toBe(true);
    await night.playOut();
    expect((await night.view()).status).toBe('finished');
  });

  it('comes in with the check-in where only those were drawn who had checked in', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 5);
    for (const entry of night.entries.slice(0, 3)) await club.api.post(`${night.path}/entries/${entry}/check-in`);
    const { body } = await club.api.post(`${night.path}/draw`, { only: 'checked-in' });
    expect(body.notDrawn.map(({ entryId }: { entryId: string }) => entryId)).toEqual(night.entries.slice(3));
    const came = await club.api.post(`${night.path}/entries/${night.entries[3]}/check-in`);
    expect(came.body.status).toBe('checked-in');
    expect(came.body.affected.length).toBeGreaterThan(0);
    expect((await night.view()).notDrawn).toHaveLength(1);
    expect((await club.api.post(`${night.path}/draw`, { only: 'paid' })).status).toBe(400);
  });
});

describe('a seed', () => {
  it('is refused where another entrant has it, by name, also in a list', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 0);
    const [ann, bob, cas] = [await club.player('Ann Seeded'), await club.player(), await club.player()];
    await club.api.post(`${night.path}/entries`, { playerId: ann, seed: 1 });
    const again = await club.api.post(`${night.path}/entries`, { playerId: bob, seed: 1 });
    expect([again.status, again.body.code, again.body.params]).toEqual([
      409,
      'entry.seed-taken',
      { player: ann, seed: 1 },
    ]);
    expect(again.body.detail).toContain('Ann Seeded');
    const list = await club.api.post(`${night.path}/entries/import`, undefined, {
      text: `playerId,seed\n${bob},2\n${cas},2\n`,
    });
    expect(list.body.lines.map(({ code }: { code: string | null }) => code)).toEqual([null, 'entry.seed-taken']);
    expect(list.body.lines[1].detail).not.toContain(bob);
  });
});

describe('the last chance', () => {
  it('starts early when the director says so', async () => {
    const format = { ...KNOCKOUT, consolation: { kind: 'progressive', lengths: [3] }, lastChance: { lengths: [1] } };
    const night = await TournamentDriver.open(club, format, 16);
    await night.draw();
    const start = () => club.api.post(`${night.path}/last-chance`);
    expect((await start()).body.params).toEqual({ reason: 'too-few' });
    for (const pairing of await night.pairings('?flight=main&round=1')) await night.report(pairing, 'white');
    const consolation = await night.pairings('?flight=consolation&status=ready');
    for (const pairing of consolation.slice(0, 3)) await night.report(pairing, 'white');
    expect((await start()).status).toBe(200);
    const [late] = consolation.slice(3);
    await night.report(late!, 'white');
    const inLastChance = entrants(await night.pairings('?flight=last-chance')).filter((entry) => entry !== undefined);
    expect(new Set(inLastChance).size).toBe(3);
    expect(inLastChance).not.toContain(late!.black?.entryId);
    expect((await start()).body.params).toEqual({ reason: 'started' });
    await night.playOut();
    expect((await night.view()).status).toBe('finished');
  });
});

describe('results against an entrant who leaves a league', () => {
  it.each([
    ['annul', true],
    ['keep', false],
  ])('are shown as the rule says: %s', async (withdrawn, isAnnulled) => {
    const night = await TournamentDriver.open(club, { kind: 'league', lengths: [3], withdrawn }, 4);
    await night.draw();
    const [first] = await night.pairings('?status=ready');
    await night.report(first!, 'white');
    const path = `${night.path}/entries/${first!.black?.entryId}/withdraw`;
    const foreseen = await club.api.post(`${path}?dryRun=true`, { reason: 'Moved away' });
    const { body } = await club.api.post(path, { reason: 'Moved away' });
    for (const { affected } of [foreseen.body, body]) {
      const lost = affected.filter(
        ({ kind, after }: Affected & { id: string }) => kind === 'pairing' && after?.result?.annulled === true,
      );
      expect(lost.some(({ id }: { id: string }) => id === first!.id)).toBe(isAnnulled);
    }
    const seen = (await club.api.get(`${night.path}/pairings/${first!.id}`)).body.result;
    expect([seen.annulled, seen.recorded === null, seen.score]).toEqual([
      isAnnulled,
      isAnnulled,
      { white: 3, black: 0 },
    ]);
    const { rows } = (await club.api.get(`${night.path}/standings`)).body;
    const winner = rows.find(({ entryId }: { entryId: string }) => entryId === first!.white?.entryId);
    // A win by forfeit comes only where results are kept.
    expect([winner.wins, winner.annulled]).toEqual(isAnnulled ? [0, 1] : [1, 0]);
  });
});
