/** Entries that change after the draw: another player instead of one who has not come (T47). */
import { type TestApp, testApp } from '../support/test-app.js';
import { TournamentDriver } from '../support/tournament.js';

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
      'The entrant has begun a match of the tournament. Only somebody who has not come can be replaced (T47).',
    );
  });

  it('is replaced by somebody whom the club knows and who does not play yet', async () => {
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
