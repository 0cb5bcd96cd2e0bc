/** Who a token is, and what waits for its player: pairings, games, reported results, chouettes. */
import type { ApiClient } from '../../support/clients/api-client.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tournamentAt } from '../../support/requests/tournament-permissions.js';

const NOTHING = { pairings: [], games: [], toConfirm: [], awaited: [], chouettes: [], outOf: [] };
const ANY = { headers: { 'if-match': '*' } };
const HOUR = 3_600_000;
const clock = new ScriptedClock();

let club: TestApp;
beforeAll(async () => {
  club = await testApp({ clock });
});
afterAll(() => club.close());

async function newPerson(name: string): Promise<{ readonly id: string; readonly api: ApiClient }> {
  const id = await club.player(name);
  return { id, api: club.as(await club.token('player', { playerId: id })) };
}

const tasksOf = async (api: ApiClient) => (await api.get('/v1/me/tasks')).body;

describe('a token', () => {
  it('says what it may do, for whom, and until when', async () => {
    const ann = await club.player('Ann');
    const expiresAt = new Date(clock.now().getTime() + HOUR).toISOString();
    const token = await club.token('player', { playerId: ann, label: 'Phone of Ann', expiresAt });
    const me = await club.as(token).get('/v1/me');
    expect(me).toMatchObject({
      status: 200,
      body: {
        tokenId: expect.any(String),
        role: 'player',
        playerId: ann,
        playerIds: [ann],
        name: 'Ann',
        label: 'Phone of Ann',
        expiresAt,
      },
    });
    expect(me.text).not.toContain(token);
    expect((await club.api.get('/v1/tokens?limit=1')).body.items).toMatchObject([{ id: me.body.tokenId }]);
    const again = await club.as(token).get('/v1/me', { headers: { 'if-none-match': me.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('has no player where it is for staff or a screen, and nothing waits for it', async () => {
    for (const role of ['viewer', 'scorer', 'director']) {
      const api = club.as(await club.token(role));
      expect((await api.get('/v1/me')).body).toMatchObject({ role, playerId: null, playerIds: [], name: null });
      expect(await tasksOf(api)).toEqual(NOTHING);
    }
  });

  it('of a player who was entered twice is of the person who remains', async () => {
    const [twin, remaining] = [await newPerson('Anne'), await club.player('Ann')];
    const match = await club.match({ white: remaining });
    const { id } = (await club.api.post(`/v1/matches/${match.body.id}/games`)).body;
    await club.api.post(`/v1/players/${twin.id}/merge`, { into: remaining });
    const { body } = await twin.api.get('/v1/me');
    expect(body).toMatchObject({ playerId: twin.id, name: 'Ann' });
    expect([...body.playerIds].sort()).toEqual([twin.id, remaining].sort());
    expect((await tasksOf(twin.api)).games.map((game: { id: string }) => game.id)).toEqual([id]);
  });
});

describe('what waits for a player', () => {
  it('is nothing before anything has begun', async () => {
    const ann = await newPerson('Ann');
    await tournamentAt(club, 'entries', ann.id, await club.player());
    expect(await tasksOf(ann.api)).toEqual(NOTHING);
  });

  it('is a pairing with its table, opponent and match, until it has a result', async () => {
    const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')];
    const { id, pairing } = await tournamentAt(club, 'drawn', ann.id, bob.id);
    const path = `/v1/tournaments/${id}/pairings/${pairing}`;
    await club.api.patch(path, { table: '4' }, ANY);
    const shown = (await ann.api.get(path)).body;
    const [side, other] =
      shown.white.playerId === ann.id ? (['white', 'black'] as const) : (['black', 'white'] as const);
    expect(await tasksOf(ann.api)).toEqual({
      ...NOTHING,
      pairings: [
        { tournamentId: id, tournament: 'Night', kind: 'knockout', side, opponent: shown[other], pairing: shown },
      ],
    });
    expect(shown).toMatchObject({ status: 'ready', table: '4', matchId: expect.any(String) });

    await ann.api.post(`/v1/matches/${shown.matchId}/games`);
    expect((await tasksOf(bob.api)).pairings).toMatchObject([{ pairing: { id: pairing, status: 'playing' } }]);
    await club.api.post(`${path}/result`, { score: { white: 7, black: 2 } });
    expect(await tasksOf(bob.api)).toEqual(NOTHING);
  });

  it('names the running tournaments in which the person is out, for a while or for good', async () => {
    const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')];
    const format = { kind: 'swiss', lengths: [5] };
    const { id } = (await club.api.post('/v1/tournaments', { name: 'Night', format })).body;
    const enter = async (playerId: string): Promise<string> =>
      (await club.api.post(`/v1/tournaments/${id}/entries`, { playerId })).body.id;
    const [anns, bobs] = [await enter(ann.id), await enter(bob.id)];
    for (const name of ['Cem', 'Dan']) await enter((await newPerson(name)).id);
    await club.api.post(`/v1/tournaments/${id}/draw`, {});
    const act = async (entryId: string, how: string, body: object): Promise<void> => {
      const { status } = await club.api.post(`/v1/tournaments/${id}/entries/${entryId}/${how}`, body, ANY);
      expect(status).toBe(200);
    };
    const out = { tournamentId: id, tournament: 'Night', entryId: anns };
    await act(anns, 'withdraw', { reason: 'ill', until: 'return' });
    expect((await tasksOf(ann.api)).outOf).toEqual([{ ...out, status: 'withdrawn', until: 'return' }]);
    await act(anns, 'return', {});
    expect((await tasksOf(ann.api)).outOf).toEqual([]);
    await act(anns, 'withdraw', { reason: 'ill' });
    expect((await tasksOf(ann.api)).outOf).toEqual([{ ...out, status: 'withdrawn', until: 'end' }]);
    await act(bobs, 'disqualify', { reason: 'Rude' });
    expect((await tasksOf(bob.api)).outOf).toEqual([{ ...out, entryId: bobs, status: 'disqualified' }]);
    await club.api.post(`/v1/tournaments/${id}/cancel`, { reason: 'Too few' }, ANY);
    for (const { api } of [ann, bob]) expect(await tasksOf(api)).toEqual(NOTHING);
  });

  it('names no tournament in which one of several entries of the person goes on', async () => {
    const consolation = { kind: 'progressive', lengths: [1] };
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3], reEntry: true, consolation }, 6);
    await night.draw();
    const [pairing] = await night.pairings('?status=ready&round=1');
    const loser = pairing?.black;
    if (pairing === undefined || loser?.entryId === undefined) throw new Error('nothing to play');
    await night.report(pairing, 'white');
    const { playerId, entryId } = loser;
    const api = club.as(await club.token('player', { playerId }));
    const again = (await club.api.post(`${night.path}/entries`, { playerId })).body;
    expect((await tasksOf(api)).outOf).toEqual([]);
    const act = async (entry: string, how: string, body: object): Promise<void> => {
      expect((await club.api.post(`${night.path}/entries/${entry}/${how}`, body, ANY)).status).toBe(200);
    };
    await act(again.id, 'withdraw', { reason: 'ill' });
    expect((await tasksOf(api)).outOf).toMatchObject([{ entryId: again.id }]);
    await act(entryId, 'return', {});
    expect((await tasksOf(api)).outOf).toEqual([]);
  });

  it('is first what is called or has begun, then what waits for a table, then what the two have to arrange', async () => {
    const ann = await newPerson('Ann');
    const kinds = async (): Promise<readonly string[]> =>
      (await tasksOf(ann.api)).pairings.map(({ kind }: { kind: string }) => kind);
    const open = async (kind: string, format: object = {}): Promise<string> => {
      const body = { name: kind, format: { kind, ...format } };
      const { id } = (await club.api.post('/v1/tournaments', body)).body;
      for (const playerId of [ann.id, await club.player()]) {
        await club.api.post(`/v1/tournaments/${id}/entries`, { playerId });
      }
      await club.api.post(`/v1/tournaments/${id}/draw`);
      const [pairing] = (await club.api.get(`/v1/tournaments/${id}/pairings`)).body.items;
      return `/v1/tournaments/${id}/pairings/${pairing.id}`;
    };
    const arranged = await open('league', { lengths: [5] });
    await open('swiss', { lengths: [5] });
    const called = await open('knockout', { lengths: [5] });
    await club.api.patch(called, { table: '2' }, ANY);
    expect(await kinds()).toEqual(['knockout', 'swiss', 'league']);
    const { matchId } = (await club.api.get(arranged)).body;
    await club.api.post(`/v1/matches/${matchId}/games`);
    expect((await kinds()).at(-1)).toBe('swiss');
  });

  it('is a result that the opponent has reported, until its word is given or its time is over', async () => {
    const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')];
    const { id, pairing } = await tournamentAt(club, 'reported', ann.id, bob.id);
    const waiting = await tasksOf(ann.api);
    expect(waiting).toMatchObject({ pairings: [], toConfirm: [{ tournamentId: id, opponent: { playerId: bob.id } }] });
    expect(waiting.toConfirm[0].pairing).toMatchObject({ id: pairing, result: { confirmation: 'awaited' } });
    // Who has reported it sees that it waits for the other.
    const reported = await tasksOf(bob.api);
    expect(reported).toEqual({ ...NOTHING, awaited: [expect.objectContaining({ tournamentId: id })] });
    expect(reported.awaited).toMatchObject([{ opponent: { playerId: ann.id }, pairing: { id: pairing } }]);
    await ann.api.post(`/v1/tournaments/${id}/pairings/${pairing}/confirm`);
    for (const { api } of [ann, bob]) expect(await tasksOf(api)).toEqual(NOTHING);

    const [eve, joe] = [await newPerson('Eve'), await newPerson('Joe')];
    await tournamentAt(club, 'reported', eve.id, joe.id);
    expect((await tasksOf(eve.api)).toConfirm).toHaveLength(1);
    expect((await tasksOf(joe.api)).awaited).toHaveLength(1);
    clock.advance(24 * HOUR);
    for (const { api } of [eve, joe]) expect(await tasksOf(api)).toEqual(NOTHING);
  });

  it('is a game in which it is for the player to act', async () => {
    const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')];
    const match = (await club.match({ white: ann.id, black: bob.id })).body.id;
    expect((await tasksOf(ann.api)).games).toEqual([]);
    const { id } = (await club.api.post(`/v1/matches/${match}/games`)).body;
    const game = { id, kind: 'match', seriesId: match, tournamentId: null, number: 1 };
    const actions = ['opening-roll'];
    const opponent = { playerId: bob.id, name: 'Bob' };
    expect((await tasksOf(ann.api)).games).toMatchObject([{ ...game, side: 'white', actions, opponent }]);
    expect((await tasksOf(bob.api)).games).toMatchObject([{ ...game, side: 'black', actions }]);
    const { body } = await club.api.act(id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    expect((await tasksOf(ann.api)).games).toMatchObject([
      { ...game, version: body.game.version, actions: body.game.actions },
    ]);
    expect(await tasksOf(bob.api)).toEqual(NOTHING);
  });

  it('is a chouette with what the player may do in it, until the player has left', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cem', 'Dan'].map((name) => newPerson(name)));
    const [ann, bob, , dan] = people;
    if (ann === undefined || bob === undefined || dan === undefined) throw new Error('four people');
    const players = people.map(({ id }) => id);
    const { id } = (await club.api.post('/v1/chouettes', { players, order: 'given', dice: 'recorded' })).body;
    const acts = ['start-game', 'sit-out', 'leave', 'close'];
    expect((await tasksOf(ann.api)).chouettes).toMatchObject([
      { chouette: { id, status: 'waiting', box: ann.id }, playerId: ann.id, actions: [], acts },
    ]);

    const game = (await club.api.post(`/v1/chouettes/${id}/games`)).body.id;
    const opening = await tasksOf(bob.api);
    expect(opening.games).toMatchObject([
      { id: game, kind: 'chouette', seriesId: id, side: 'black', actions: ['opening-roll'], opponent: null },
    ]);
    expect(opening.chouettes).toMatchObject([{ actions: ['opening-roll'], acts: ['sit-out', 'leave'] }]);
    expect(await tasksOf(dan.api)).toMatchObject({ games: [], chouettes: [{ actions: [] }] });

    await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    expect((await tasksOf(ann.api)).games).toMatchObject([{ id: game, side: 'white' }]);
    expect((await tasksOf(bob.api)).games).toEqual([]);

    await dan.api.delete(`/v1/chouettes/${id}/players/${dan.id}`, ANY);
    expect((await tasksOf(dan.api)).chouettes).toMatchObject([
      { chouette: { asks: [{ player: dan.id, ask: 'leave' }] } },
    ]);
    await club.api.post(`/v1/chouettes/${id}/acts`, { type: 'abandon' });
    expect(await tasksOf(dan.api)).toEqual(NOTHING);
  });

  it('is a throw for the first order, a newcomer to admit, a seat to wait for, and coming back after a pause', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cem', 'Dan'].map((name) => newPerson(name)));
    const [ann, bob, cem, dan] = people;
    if (ann === undefined || bob === undefined || cem === undefined || dan === undefined)
      throw new Error('four people');
    const rules = { joinNeedsBoxConsent: true };
    const players = [ann.id, bob.id, cem.id];
    const { id } = (await club.api.post('/v1/chouettes', { players, order: 'dice', dice: 'recorded', rules })).body;
    const acts = async (who: typeof ann) => (await tasksOf(who.api)).chouettes[0]?.acts;
    expect(await acts(cem)).toEqual(['throw-for-order', 'leave', 'close']);
    const throws = players.map((playerId, nth) => ({ playerId, dice: [6 - nth] }));
    await club.api.post(`/v1/chouettes/${id}/order-throws`, { throws });
    await dan.api.post(`/v1/chouettes/${id}/players`, { playerId: dan.id });
    expect(await acts(ann)).toContain('admit');
    expect(await acts(bob)).not.toContain('admit');
    expect((await tasksOf(dan.api)).chouettes).toMatchObject([
      { chouette: { id, asks: [{ player: dan.id, agreed: false }] }, playerId: dan.id, actions: [], acts: ['leave'] },
    ]);
    expect((await club.api.get(`/v1/players/${dan.id}/chouettes`)).body).toMatchObject({ items: [], totals: [] });
    await ann.api.post(`/v1/chouettes/${id}/players`, { playerId: dan.id });
    await cem.api.post(`/v1/chouettes/${id}/acts`, { type: 'sit-out' });
    expect(await acts(cem)).toEqual(['start-game', 'return', 'leave', 'close']);
    await club.api.post(`/v1/chouettes/${id}/close`);
    expect(await tasksOf(cem.api)).toEqual(NOTHING);
  });

  it('is read with the same few questions, however much waits', async () => {
    const ann = await newPerson('Ann');
    const count = async (): Promise<number> => {
      let asked = 0;
      const { database } = club.database;
      const query = database.query.bind(database);
      const spy = jest.spyOn(database, 'query').mockImplementation((statement) => {
        asked += 1;
        return query(statement);
      });
      await ann.api.get('/v1/me/tasks');
      spy.mockRestore();
      return asked;
    };
    await tournamentAt(club, 'drawn', ann.id, await club.player());
    // The service looks up a token that it does not know yet.
    await tasksOf(ann.api);
    const few = await count();
    for (let nth = 0; nth < 4; nth += 1) {
      await tournamentAt(club, 'drawn', ann.id, await club.player());
      const match = (await club.match({ white: ann.id })).body.id;
      await club.api.post(`/v1/matches/${match}/games`);
    }
    expect(await tasksOf(ann.api)).toMatchObject({ pairings: { length: 5 }, games: { length: 4 } });
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(5);
  });
});
