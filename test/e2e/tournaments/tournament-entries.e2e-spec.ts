/** Entries that change after the draw: another player instead of an absent one (T47), and re-entry (T9). */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const KNOCKOUT = { kind: 'knockout', lengths: [3] };

describe('a player who has not come', () => {
  it('is replaced: the match is void, and another one is there for the new player', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    await night.draw();
    const [pairing] = await night.pairings('?status=ready');
    const [entryId, playerId] = [pairing?.white?.entryId, await club.player('Newcomer')];

    const { status, body } = await club.api.post(`${night.path}/entries/${entryId}/replace`, {
      playerId,
      reason: 'Did not come',
    });

    expect([status, body]).toMatchObject([200, { id: entryId, playerId, name: 'Newcomer', status: 'entered' }]);
    expect(body.affected).toMatchObject([
      { kind: 'pairing', before: { matchId: pairing?.matchId }, after: { white: { entryId, name: 'Newcomer' } } },
      { kind: 'match', id: pairing?.matchId },
    ]);
    const { matchId } = body.affected[0].after;
    expect((await club.api.get(`/v1/matches/${pairing?.matchId}`)).body.status).toBe('void');
    expect((await club.api.get(`/v1/matches/${matchId}`)).body).toMatchObject({ status: 'open', white: { playerId } });
    const token = await club.token('player', { playerId });
    const reported = await club.as(token).post(`${night.path}/pairings/${pairing?.id}/result`, {
      score: { white: 3, black: 0 },
    });
    expect(reported.status).toBe(200);
  });

  it('is no longer replaced when a match has begun, and the answer says why', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 2);
    await night.draw();
    const [pairing] = await night.pairings();
    await club.api.post(`/v1/matches/${pairing?.matchId}/games`);
    const { status, body } = await club.api.post(`${night.path}/entries/${night.entries[0]}/replace`, {
      playerId: await club.player(),
      reason: 'Did not come',
    });
    expect([status, body.code, body.params]).toEqual([409, 'entry.cannot-replace', { reason: 'begun' }]);
    expect(body.detail).toBe(
      'The entrant has begun a match of the tournament. Only an entrant who has not played can be replaced (T47).',
    );
  });

  it('is replaced by a player whom the club knows and who does not play yet', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 2);
    const path = `${night.path}/entries/${night.entries[0]}/replace`;
    const codes = [];
    for (const playerId of [night.players[1], night.id]) {
      codes.push((await club.api.post(path, { playerId, reason: 'Did not come' })).body.code);
    }
    expect(codes).toEqual(['entry.twice', 'player.not-found']);
    expect((await club.api.post(path, { playerId: await club.player() })).status).toBe(400);
  });
});

describe('a person who is new to the club', () => {
  const named = async (name: string): Promise<readonly { readonly id: string }[]> =>
    (await club.api.get(`/v1/players?name=${encodeURIComponent(name)}`)).body.items;

  it('is made by the act that brings them in, once, and neither by a dry run nor by a refused act', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 2);
    await night.draw();
    const path = `${night.path}/entries/${night.entries[0]}/replace`;
    const asked = { playerName: ' Nina Instead ', reason: 'Did not come' };

    const foreseen = await club.api.post(`${path}?dryRun=true`, asked);

    expect([foreseen.status, foreseen.body.applied]).toEqual([200, false]);
    expect(JSON.stringify(foreseen.body.affected)).toContain('Nina Instead');
    expect(await named('Nina Instead')).toEqual([]);
    const headers = { 'idempotency-key': 'nina-comes-instead' };
    const done = await club.api.post(path, asked, { headers });
    const again = await club.api.post(path, asked, { headers });
    expect([done.status, again.status, again.body.playerId]).toEqual([200, 200, done.body.playerId]);
    expect(done.body).toMatchObject({ name: 'Nina Instead', status: 'entered' });
    expect(await named('Nina Instead')).toMatchObject([{ id: done.body.playerId }]);
    const [pairing] = await night.pairings();
    expect([pairing?.white?.playerId, pairing?.black?.playerId]).toContain(done.body.playerId);
    await club.api.post(`/v1/matches/${pairing?.matchId}/games`);
    const late = await club.api.post(path, { ...asked, playerName: 'Olaf Late' });
    expect([late.status, late.body.code, await named('Olaf Late')]).toEqual([409, 'entry.cannot-replace', []]);
  });

  it('is entered by staff, with a partner whom the club knows', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 2);
    const path = `${night.path}/entries`;
    const entered = await club.api.post(path, { playerName: 'Pia Entered', paid: true });
    expect([entered.status, entered.body]).toMatchObject([201, { name: 'Pia Entered', paid: true }]);
    expect(await named('Pia Entered')).toMatchObject([{ id: entered.body.playerId }]);
    const playerId = await club.player('Quinn Sure');
    const pairs = (
      await club.api.post('/v1/tournaments', { name: 'Pairs', format: KNOCKOUT, entrants: { kind: 'doubles' } })
    ).body;
    const own = club.as(await club.token('player', { playerId }));
    const asked = { playerName: 'Rolf Partner', partners: [playerId] };
    expect((await own.post(`/v1/tournaments/${pairs.id}/entries`, asked)).status).toBe(403);
    expect((await club.api.post(`/v1/tournaments/${pairs.id}/entries`, asked)).status).toBe(201);
    expect(await named('Rolf Partner')).toHaveLength(1);
    await night.draw();
    await night.playOut();
    const late = await club.api.post(path, { playerName: 'Sven Late' });
    expect([late.status, await named('Sven Late')]).toEqual([409, []]);
  });

  it.each([
    [{ playerName: 'Two Ways', playerId: '01998a3e-6f0a-7c31-9d6e-0242ac120002' }, ''],
    [{}, '/playerId'],
    [{ playerName: '' }, '/playerName'],
    [{ playerName: null }, '/playerName'],
  ])('is named instead of a player, and rightly: %j is not', async (asked, pointer) => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 2);
    const replaced = `${night.path}/entries/${night.entries[0]}/replace`;
    for (const [path, body] of [
      [`${night.path}/entries`, asked],
      [replaced, { ...asked, reason: 'Did not come' }],
    ] as const) {
      const answer = await club.api.post(path, body);
      expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
      expect(answer.body.errors.map((fault: { pointer: string }) => fault.pointer)).toContain(pointer);
    }
    expect(await named('Two Ways')).toEqual([]);
  });
});

describe('a player who has lost in the main flight', () => {
  const prizes = { entryFee: 1000, currency: 'EUR' };
  const formats = [
    { ...KNOCKOUT, reEntry: true, consolation: { kind: 'progressive', lengths: [1] } },
    { ...KNOCKOUT, reEntry: true },
  ];

  it.each(formats)('buys in again where the format allows it: %j', async (format) => {
    const night = await TournamentDriver.open(club, format, 5, { prizes });
    await night.draw();
    const [pairing] = await night.pairings('?status=ready&round=1');
    if (pairing === undefined) throw new Error('nothing to play');
    await night.report(pairing, 'white');
    const loser = pairing.black;
    const token = await club.token('player', { playerId: loser?.playerId });

    const { status, body } = await club.as(token).post(`${night.path}/entries`, { playerId: loser?.playerId });

    expect([status, body]).toMatchObject([201, { playerId: loser?.playerId, status: 'entered', paid: false }]);
    const entries = (await club.api.get(`${night.path}/entries`)).body.items;
    expect(entries).toHaveLength(6);
    expect(entries.find(({ id }: { id: string }) => id === loser?.entryId)).toMatchObject({
      status: 'withdrawn',
      until: 'end',
    });
    const again = (await night.pairings('?status=ready&round=1')).find(({ white, black }) =>
      [white?.entryId, black?.entryId].includes(body.id),
    );
    expect((await club.api.get(`/v1/matches/${again?.matchId}`)).body.status).toBe('open');
    expect((await club.api.get(`${night.path}/payouts`)).body.pool).toBe(6000);
    await night.playOut();
    expect((await night.view()).status).toBe('finished');
  });

  it('learns why not', async () => {
    const night = await TournamentDriver.open(club, { ...KNOCKOUT, reEntry: true }, 3);
    await night.draw();
    const [pairing] = await night.pairings('?status=ready');
    if (pairing === undefined) throw new Error('nothing to play');
    await night.report(pairing, 'white');
    const enter = async (playerId: string | undefined) => {
      const { body } = await club.api.post(`${night.path}/entries`, { playerId });
      return [body.code, body.params.reason, body.detail];
    };
    expect(await enter(pairing.white?.playerId)).toEqual([
      'entry.twice',
      'still-in-main',
      'The player has not lost in the main flight; only a player who is out of it can enter again (T9).',
    ]);
    const [final] = await night.pairings('?status=ready');
    await club.api.post(`/v1/matches/${final?.matchId}/games`);
    expect((await enter(pairing.black?.playerId)).slice(0, 2)).toEqual(['entry.too-late', 'no-bye-left']);
  });

  it('comes into no next stage', async () => {
    const format = { kind: 'swiss', lengths: [3], qualifiers: 2, then: { ...KNOCKOUT, reEntry: true } };
    const { status, body } = await club.api.post('/v1/tournaments', { name: 'Night', format });
    expect([status, body.errors?.[0]?.pointer]).toEqual([400, '/format/then/reEntry']);
  });
});

describe('a late entrant', () => {
  it('takes no bye whose neighbour plays already (T8)', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 5);
    await night.draw();
    const [rested] = await night.pairings('?status=ready&round=2');
    await club.api.post(`/v1/matches/${rested?.matchId}/games`);
    const { status } = await club.api.post(`${night.path}/entries`, { playerId: await club.player() });
    expect(status).toBe(201);
    const second = await club.api.post(`${night.path}/entries`, { playerId: await club.player() });
    expect([second.status, second.body.params]).toEqual([409, { reason: 'begun' }]);
    expect((await club.api.get(`/v1/matches/${rested?.matchId}`)).body.status).toBe('open');
  });
});
