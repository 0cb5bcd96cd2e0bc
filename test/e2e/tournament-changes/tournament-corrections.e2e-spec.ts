/** Corrections in tournaments through the API: told first, done in one step, together with the matches they concern. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const ANY = { headers: { 'if-match': '*' } };

/** Four entrants; both semifinals are decided for white, so that the final is ready. */
async function finalReady(): Promise<{ night: TournamentDriver; semifinal: PairingSeen; final: PairingSeen }> {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3, 5] }, 4);
  await night.draw();
  for (const pairing of await night.pairings('?round=1')) await night.report(pairing, 'white');
  const [semifinal] = await night.pairings('?round=1');
  const [final] = await night.pairings('?round=2');
  if (semifinal === undefined || final === undefined) throw new Error('no final');
  return { night, semifinal, final };
}

const swapped = { score: { white: 1, black: 3 }, reason: 'The slip was read the wrong way round' };

describe('the correction of a result', () => {
  it('shows what it changes before it is done, and then done with everything that follows', async () => {
    const { night, semifinal, final } = await finalReady();
    const path = `${night.path}/pairings/${semifinal.id}/correction`;
    const before = await night.view();
    const foreseen = await club.api.post(`${path}?dryRun=true`, swapped);
    expect([foreseen.status, foreseen.body.applied]).toEqual([200, false]);
    expect(foreseen.body.affected.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([semifinal.id, final.id]),
    );
    expect((await night.view()).version).toBe(before.version);

    expect((await club.api.post(path, swapped)).status).toBe(428);
    const done = await club.api.post(path, swapped, ANY);
    expect([done.status, done.body.applied]).toEqual([200, true]);
    const named = (body: { affected: { kind: string; id: string }[] }) =>
      body.affected.map(({ kind, id }) => [kind, id]);
    expect(named(done.body)).toEqual(named(foreseen.body));
    const match = { kind: 'match', id: final.matchId, before: { status: 'open' }, after: { status: 'void' } };
    expect(done.body.affected).toContainEqual(match);
    const [now] = await night.pairings('?round=2');
    expect([now?.white?.entryId, now?.black?.entryId]).toContain(semifinal.black?.entryId);
    expect(now?.matchId).not.toBe(final.matchId);
    expect((await club.api.get(`/v1/matches/${final.matchId}`)).body.status).toBe('void');
    expect((await club.api.get(`/v1/matches/${semifinal.matchId}`)).body).toMatchObject({
      winner: 'black',
      white: { score: 1 },
      black: { score: 3 },
    });
  });

  it('voids a later match that has begun, and its result', async () => {
    const { night, semifinal, final } = await finalReady();
    await club.api.post(`/v1/matches/${final.matchId}/games`);
    await night.report(final, 'white');
    expect((await night.view()).status).toBe('finished');
    const done = await club.api.post(`${night.path}/pairings/${semifinal.id}/correction`, swapped, ANY);
    expect(done.status).toBe(200);
    const match = { kind: 'match', id: final.matchId, before: { status: 'finished' }, after: { status: 'void' } };
    expect(done.body.affected).toContainEqual(match);
    const own = { kind: 'tournament', id: night.id, before: { status: 'finished' }, after: { status: 'running' } };
    expect(done.body.affected).toContainEqual(own);
    expect(done.body.affected.map(({ kind }: { kind: string }) => kind)).toContain('flight');
    expect((await night.view()).status).toBe('running');
    expect((await club.api.get(`/v1/matches/${final.matchId}`)).body.status).toBe('void');
  });

  it('reopens a pairing with null, whose match goes on', async () => {
    const { night, semifinal, final } = await finalReady();
    const reopened = { score: null, reason: 'They had not finished' };
    const { status } = await club.api.post(`${night.path}/pairings/${semifinal.id}/correction`, reopened, ANY);
    expect(status).toBe(200);
    expect((await club.api.get(`/v1/matches/${semifinal.matchId}`)).body).toMatchObject({
      status: 'open',
      winner: null,
    });
    expect((await club.api.get(`/v1/matches/${final.matchId}`)).body.status).toBe('void');
    const [again] = await night.pairings('?round=1&status=ready');
    expect(again?.id).toBe(semifinal.id);
    expect((await night.report(semifinal, 'black')).status).toBe(200);
  });

  it('follows the correction of the match itself', async () => {
    const { night, semifinal } = await finalReady();
    const corrected = await club.api.post(`/v1/matches/${semifinal.matchId}/correction`, swapped, ANY);
    expect(corrected.status).toBe(200);
    const [now] = await night.pairings('?round=2');
    expect([now?.white?.entryId, now?.black?.entryId]).toContain(semifinal.black?.entryId);
  });

  it('makes a decision of a result, and the other way round', async () => {
    const { night, semifinal } = await finalReady();
    const path = `${night.path}/pairings/${semifinal.id}`;
    await club.api.post(`${path}/correction`, { winner: 'black', by: 'forfeit', reason: 'Did not come' }, ANY);
    const { body } = await club.api.get(path);
    expect(body.result).toMatchObject({ winner: 'black', by: 'forfeit', recorded: { white: 0, black: 3 } });
    await club.api.post(`${path}/correction`, { score: { white: 3, black: 2 }, reason: 'They had played' }, ANY);
    expect((await club.api.get(path)).body.result).toMatchObject({ winner: 'white', by: 'reported' });
  });

  it('says of a walkover that it follows from a withdrawal, at its pairing and at its match', async () => {
    const { night, final } = await finalReady();
    await club.api.post(`${night.path}/entries/${final.white?.entryId}/withdraw`, { reason: 'Ill' });
    const paths = [`${night.path}/pairings/${final.id}/correction`, `/v1/matches/${final.matchId}/correction`];
    for (const path of paths) {
      const { status, body } = await club.api.post(path, { score: null, reason: 'x' }, ANY);
      expect([status, body.code]).toEqual([409, 'pairing.no-result']);
      expect(body.detail).toMatch(/take back the withdrawal or disqualification/);
    }
  });

  it('is refused where there is nothing to correct, or the score cannot be', async () => {
    const { night, semifinal, final } = await finalReady();
    const at = (pairing: PairingSeen): string => `${night.path}/pairings/${pairing.id}/correction`;
    const none = await club.api.post(at(final), { score: null, reason: 'x' }, ANY);
    expect([none.status, none.body.code]).toEqual([409, 'pairing.no-result']);
    const wrong = await club.api.post(at(semifinal), { score: { white: 2, black: 1 }, reason: 'x' }, ANY);
    expect([wrong.status, wrong.body.code]).toEqual([422, 'match.score-impossible']);
    const both = await club.api.post(
      at(semifinal),
      { score: { white: 3, black: 1 }, winner: 'white', reason: 'x' },
      ANY,
    );
    expect([both.status, both.body.code]).toEqual([400, 'request.invalid']);
  });
});

describe('an objection to a reported result', () => {
  it('takes it back, and the match goes on', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
    await night.draw();
    const [pairing] = await night.pairings('?round=1');
    const [white, black] = await Promise.all(
      [pairing?.white, pairing?.black].map((seat) => club.token('player', { playerId: seat?.playerId })),
    );
    const path = `${night.path}/pairings/${pairing?.id}`;
    await club.as(white ?? '').post(`${path}/result`, { score: { white: 3, black: 1 } });
    const { status, body } = await club.as(black ?? '').post(`${path}/object`, { reason: 'It was 1 to 3' });
    expect([status, body.status, body.result]).toEqual([200, 'ready', null]);
    expect((await club.api.get(`/v1/matches/${pairing?.matchId}`)).body.status).toBe('open');
  });
});
