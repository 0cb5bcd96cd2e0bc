/** What can be changed, cancelled and deleted before a tournament begins, through the API. */
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
const SWISS = { kind: 'swiss', rounds: 2, lengths: [5] };
const ANY = { headers: { 'if-match': '*' } };
const SNOW = { reason: 'Snow on the roads' };

describe('the format of a tournament', () => {
  it('is another one before the draw, with everything by which its matches are played', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    const asked = { format: SWISS, variant: 'nackgammon', dice: 'server', rules: { crawford: false } };

    const { status, body } = await club.api.patch(night.path, asked, ANY);

    expect(status).toBe(200);
    expect(body).toMatchObject({ format: { kind: 'swiss', rounds: 2 }, variant: 'nackgammon', dice: 'server' });
    expect(body.rules).toEqual({ crawford: false });
    expect((await night.draw()).body.draws).toMatchObject([{ kind: 'swiss' }]);
    const [pairing] = await night.pairings();
    const match = (await club.api.get(`/v1/matches/${pairing?.matchId}`)).body;
    expect(match).toMatchObject({ variant: 'nackgammon', format: { length: 5 } });
    expect(match.rules.crawford).toBe(false);
  });

  it('is refused where it cannot be, and after the draw', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    const faulty = await club.api.patch(night.path, { format: { kind: 'swiss', groups: 2 } }, ANY);
    expect([faulty.status, faulty.body.code]).toEqual([400, 'config.invalid']);
    const impossible = await club.api.patch(night.path, { variant: 'tapa', rules: { jacoby: true } }, ANY);
    expect(impossible.status).toBe(400);
    await night.draw();

    for (const asked of [{ format: SWISS }, { variant: 'nackgammon' }, { dice: 'server' }, { rules: {} }]) {
      const { status, body } = await club.api.patch(night.path, asked, ANY);
      expect([status, body.code, body.params]).toEqual([
        409,
        'tournament.wrong-time',
        { act: 'change-format', time: 'drawn' },
      ]);
      expect(body.detail).toBe('After the draw, you cannot change the format, the variant, the dice or the rules.');
    }
    expect((await night.view()).format.kind).toBe('knockout');
    expect((await club.api.patch(night.path, { name: 'Another night' }, ANY)).status).toBe(200);
  });
});

describe('a tournament that is cancelled', () => {
  it('is finished with its reason, and its matches are void', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4, { prizes: { entryFee: 500 } });
    await night.draw();
    const [{ matchId } = { matchId: null }] = await night.pairings();

    const tried = await club.api.post(`${night.path}/cancel?dryRun=true`, SNOW);
    expect(tried.body.applied).toBe(false);
    expect(tried.body.affected).toContainEqual({
      kind: 'match',
      id: matchId,
      before: { status: 'open' },
      after: { status: 'void' },
    });
    expect(await night.view()).toMatchObject({ status: 'running', cancelled: null });

    const { status, body } = await club.api.post(`${night.path}/cancel`, SNOW);

    expect([status, body.status, body.cancelled]).toEqual([200, 'finished', SNOW.reason]);
    expect(typeof body.finishedAt).toBe('string');
    expect((await club.api.get(`/v1/matches/${matchId}`)).body.status).toBe('void');
    expect(await night.pairings()).toEqual([]);
    expect((await club.api.get(`${night.path}/payouts`)).body).toMatchObject({ pool: 0, items: [] });
    const { items } = (await club.api.get(`${night.path}/events`)).body;
    expect(items.at(-1)).toMatchObject({ type: 'TournamentCancelled', data: SNOW });
    for (const act of ['draw', 'cancel', 'finish']) {
      const asked = act === 'cancel' ? SNOW : act === 'draw' ? {} : undefined;
      expect((await club.api.post(`${night.path}/${act}`, asked)).body.code).toBe('tournament.wrong-time');
    }
  });

  it('is refused once play has begun', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4);
    await night.draw();
    const [pairing] = await night.pairings();
    await night.report(pairing!, 'white');

    const cancelled = await club.api.post(`${night.path}/cancel`, SNOW);
    const deleted = await club.api.delete(night.path, ANY);

    expect([cancelled.status, cancelled.body.params]).toEqual([409, { act: 'cancel', time: 'begun' }]);
    expect(cancelled.body.detail).toContain('end it instead');
    expect([deleted.status, deleted.body.params]).toEqual([409, { act: 'delete', time: 'begun' }]);
    expect((await night.view()).status).toBe('running');
  });
});

describe('a tournament that is deleted', () => {
  it('is found no more, nor is it in any list', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 4, { visibility: 'public' });
    await night.draw();
    const [{ matchId } = { matchId: null }] = await night.pairings();
    const strangersMatch = async (): Promise<readonly number[]> =>
      Promise.all(
        ['', '/events'].map(async (part) => (await club.as(null).get(`/v1/matches/${matchId}${part}`)).status),
      );
    expect(await strangersMatch()).toEqual([200, 200]);
    expect((await club.api.delete(night.path)).status).toBe(428);
    const { version } = await night.view();

    expect((await club.api.delete(night.path, { headers: { 'if-match': `"${version - 1}"` } })).status).toBe(412);
    expect((await club.api.delete(night.path, { headers: { 'if-match': `"${version}"` } })).status).toBe(204);

    for (const path of ['', '/entries', '/pairings', '/standings', '/payouts', '/bracket.svg', '/events']) {
      expect((await club.api.get(`${night.path}${path}`)).body.code).toBe('tournament.not-found');
    }
    expect((await club.api.post(`${night.path}/entries`, { playerId: await club.player() })).status).toBe(404);
    expect((await club.api.delete(night.path, ANY)).status).toBe(404);
    const { items } = (await club.api.get('/v1/tournaments?limit=200')).body;
    expect(items.map(({ id }: { id: string }) => id)).not.toContain(night.id);
    expect((await club.api.get(`/v1/matches/${matchId}`)).body.status).toBe('void');
    expect(await strangersMatch()).toEqual([401, 401]);
  });

  it('may have been cancelled before, but not played', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 2);
    await club.api.post(`${night.path}/cancel`, SNOW);
    expect((await club.api.delete(night.path, ANY)).status).toBe(204);

    const played = await TournamentDriver.open(club, KNOCKOUT, 2);
    await played.draw();
    await played.playOut();
    expect((await club.api.delete(played.path, ANY)).body.params).toEqual({ act: 'delete', time: 'finished' });
  });
});
