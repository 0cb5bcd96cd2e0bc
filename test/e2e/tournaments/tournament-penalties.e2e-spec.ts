/** Penalty points and lengths of matches in a tournament, through the API (T20–T23, T43). */
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

describe('lateness', () => {
  const LATE = { to: 'white', points: 2, reason: 'Ten minutes late' };

  it('gives points to the opponent before the first game, which count for the score (T22)', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 2);
    await night.draw();
    const [pairing] = await night.pairings();
    const { status, body } = await club.api.post(`${night.path}/pairings/${pairing?.id}/penalty`, LATE);
    expect([status, body.penalties, body.status]).toEqual([200, [{ ...LATE, flag: false, cancelled: null }], 'ready']);
    const match = await club.api.get(`/v1/matches/${pairing?.matchId}`);
    expect(match.body.white.score).toBe(2);
  });

  it('is punished once by two directors at once, under the number of the penalty', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 2);
    await night.draw();
    const [pairing] = await night.pairings();
    const path = `${night.path}/pairings/${pairing?.id}/penalty`;
    const answers = await Promise.all([1, 2].map(() => club.api.post(path, { ...LATE, number: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect([refused.code, refused.params, refused.detail]).toEqual([
      'series.changed',
      { number: 2 },
      'The next penalty is number 2, not 1.',
    ]);
    const second = await club.api.post(`/v1/matches/${pairing?.matchId}/penalties`, { ...LATE, points: 1, number: 2 });
    expect([second.status, second.body.white.score]).toEqual([200, 3]);
  });

  it('costs nothing within the grace (T20)', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 2);
    await night.draw();
    const [pairing] = await night.pairings();
    const late = { to: 'white', minutesLate: 4, reason: 'Four minutes late' };
    const { status, body } = await club.api.post(`/v1/matches/${pairing?.matchId}/penalties`, late);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    const message = 'is within the five minutes of grace (T20)';
    expect(body.errors).toEqual([{ pointer: '/minutesLate', message, rule: 'min', limit: 5 }]);
  });

  it('loses the match for more than half of its length (T21)', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 2);
    await night.draw();
    const [pairing] = await night.pairings();
    await club.api.post(`${night.path}/pairings/${pairing?.id}/penalty`, LATE);
    const more = { to: 'white', minutesLate: 7, reason: 'Late again' };
    const { body } = await club.api.post(`${night.path}/pairings/${pairing?.id}/penalty`, more);
    expect(body.result).toMatchObject({ winner: 'white', by: 'forfeit', recorded: { white: 5, black: 0 } });
    expect((await club.api.get(`/v1/matches/${pairing?.matchId}`)).body).toMatchObject({
      status: 'finished',
      by: 'forfeit',
    });
    expect((await night.view()).status).toBe('finished');
  });

  it('wins the match where the points reach its length, for the tournament too', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 2);
    await night.draw();
    const [pairing] = await night.pairings();
    const result = { winner: 'white', kind: 'gammon', cube: 2 };
    await club.api.post(`/v1/matches/${pairing?.matchId}/games`, { result });
    const { body } = await club.api.post(`/v1/matches/${pairing?.matchId}/penalties`, { ...LATE, points: 1 });
    expect(body).toMatchObject({ status: 'finished', winner: 'white', by: 'forfeit', penalties: [{ points: 1 }] });
    expect(await night.pairings()).toMatchObject([{ status: 'finished', result: { winner: 'white', by: 'forfeit' } }]);
    expect((await night.view()).status).toBe('finished');
  });

  it('is taken back with everything that followed (T23)', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
    await night.draw();
    const [first, second] = await night.pairings('?round=1');
    await night.report(second!, 'white');
    const path = `${night.path}/pairings/${first?.id}`;
    await club.api.post(`${path}/penalty`, LATE);
    expect(await night.pairings('?round=2')).toMatchObject([{ status: 'ready' }]);
    const cancelled = await club.api.post(`${path}/penalties/1/cancel`, { reason: 'The train was late' });
    expect([cancelled.status, cancelled.body]).toMatchObject([
      200,
      { status: 'ready', result: null, penalties: [{ points: 2, cancelled: 'The train was late' }] },
    ]);
    expect(await night.pairings('?round=2')).toMatchObject([{ status: 'waiting', matchId: null }]);
    const again = await club.api.post(`${path}/penalties/1/cancel`, { reason: 'Again' });
    expect([again.status, again.body.code]).toEqual([404, 'penalty.not-found']);
    await night.report(first!, 'black');
    expect(await night.pairings('?round=2')).toMatchObject([{ status: 'ready' }]);
  });
});

const ANY_VERSION = { headers: { 'if-match': '*' } } as const;

describe('a match of the wrong length (T43)', () => {
  const four = async (): Promise<{ night: TournamentDriver; path: string; matchId: string }> => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 4);
    await night.draw();
    const [first, second] = await night.pairings('?round=1');
    await night.report(second!, 'white');
    const path = `${night.path}/pairings/${first?.id}`;
    await club.api.post(`${path}/result`, { score: { white: 5, black: 3 } });
    return { night, path, matchId: first?.matchId ?? '' };
  };
  const longer = { length: 7, reason: 'It should have been to seven' };

  it('goes on from its last score if it was too short, as long as neither has played on', async () => {
    const { night, path, matchId } = await four();
    const corrected = await club.api.post(`${path}/length`, longer, ANY_VERSION);
    expect([corrected.status, corrected.body]).toMatchObject([200, { length: 7, status: 'ready', result: null }]);
    expect(await night.pairings('?round=2')).toMatchObject([{ status: 'waiting' }]);
    const match = (await club.api.get(`/v1/matches/${matchId}`)).body;
    expect(match).toMatchObject({ status: 'open', format: { length: 7 }, white: { score: 5 }, black: { score: 3 } });
    const reported = await club.api.post(`${path}/result`, { score: { white: 5, black: 7 } });
    expect(reported.body.result).toMatchObject({ winner: 'black', score: { white: 5, black: 7 } });
    const [final] = await night.pairings('?round=2');
    expect([final?.status, final?.length]).toEqual(['ready', 5]);
  });

  it('is over at once if it was too long, and has its length before a side has won', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [9] }, 2);
    await night.draw();
    const [pairing] = await night.pairings();
    const path = `${night.path}/pairings/${pairing?.id}/length`;
    expect((await club.api.post(path, { ...longer, length: 11 }, ANY_VERSION)).body).toMatchObject({ length: 11 });
    expect(await night.pairings()).toMatchObject([{ length: 11, status: 'ready' }]);
    const result = { winner: 'white', kind: 'gammon', cube: 4 };
    await club.api.post(`/v1/matches/${pairing?.matchId}/games`, { result });
    const { body } = await club.api.post(path, { length: 5, reason: 'It should have been to five' }, ANY_VERSION);
    expect(body).toMatchObject({ length: 5, status: 'finished', result: { winner: 'white', by: 'reported' } });
    expect((await night.view()).status).toBe('finished');
  });

  it('has the clock of its right length (T31)', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3, 9] }, 2, { rules: { clock: {} } });
    await night.draw();
    const [pairing] = await night.pairings();
    const clockOf = async (): Promise<unknown> => {
      const { format, rules, clock } = (await club.api.get(`/v1/matches/${pairing?.matchId}`)).body;
      return [format.length, rules.clock, clock.reserves];
    };
    const rules = { mode: 'simpleDelay', perTurnSeconds: 12, onExpiry: 'loseMatch', ginException: true };
    const three = [3, { ...rules, reserveSeconds: 360 }, { white: 360_000, black: 360_000 }];
    expect(await clockOf()).toEqual(three);
    await club.api.post(`${night.path}/pairings/${pairing?.id}/length`, { ...longer, length: 9 }, ANY_VERSION);
    expect(await clockOf()).toEqual([9, { ...rules, reserveSeconds: 1_080 }, { white: 1_080_000, black: 1_080_000 }]);
    await club.api.post(`${night.path}/undo`, { reason: 'It was right' });
    expect(await clockOf()).toEqual(three);
  });

  it('stays once the next match has begun', async () => {
    const { night, path } = await four();
    const [final] = await night.pairings('?round=2');
    await club.api.post(`/v1/matches/${final?.matchId}/games`, {});
    const refused = await club.api.post(`${path}/length`, longer, ANY_VERSION);
    expect([refused.status, refused.body.code]).toEqual([409, 'tournament.wrong-time']);
    expect(refused.body.detail).toContain('T43');
  });

  it('ends as a forfeit at once where one of the two has left', async () => {
    const { night, path, matchId } = await four();
    const [first] = (await night.pairings('?round=1')).filter((pairing) => pairing.matchId === matchId);
    await club.api.post(`${night.path}/entries/${first?.black?.entryId}/withdraw`, { reason: 'Home', until: 'end' });
    const { body } = await club.api.post(`${path}/length`, longer, ANY_VERSION);
    expect(body).toMatchObject({ status: 'finished', result: { winner: 'white', by: 'walkover' } });
    const match = (await club.api.get(`/v1/matches/${matchId}`)).body;
    expect(match).toMatchObject({ status: 'finished', winner: 'white', by: 'forfeit', format: { length: 7 } });
    expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
  });

  it('is set before its players are known, and needs the version', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 4);
    await night.draw();
    const [final] = await night.pairings('?round=2');
    const path = `${night.path}/pairings/${final?.id}/length`;
    expect((await club.api.post(path, longer)).status).toBe(428);
    expect((await club.api.post(path, { length: 0, reason: 'x' }, ANY_VERSION)).status).toBe(400);
    expect((await club.api.post(path, longer, ANY_VERSION)).body).toMatchObject({ status: 'waiting', length: 7 });
    for (const pairing of await night.pairings('?round=1')) await night.report(pairing, 'white');
    const [ready] = await night.pairings('?round=2');
    expect((await club.api.get(`/v1/matches/${ready?.matchId}`)).body.format.length).toBe(7);
    expect((await club.api.post(path, longer, ANY_VERSION)).status).toBe(200);
  });
});

it('gives every match of a tournament the clock that was agreed, by its own length (T31)', async () => {
  const rules = { clock: { mode: 'simpleDelay', reserveSecondsPerPoint: 120, perTurnSeconds: 12 } };
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3, 5] }, 4, { rules });
  await night.draw();
  for (const pairing of await night.pairings('?round=1')) await night.report(pairing, 'white');
  const reserves = await Promise.all(
    (await night.pairings()).map(async ({ matchId }) => {
      const { body } = await club.api.get(`/v1/matches/${matchId}`);
      return body.rules.clock.reserveSeconds;
    }),
  );
  expect(reserves).toEqual([360, 360, 600]);
});

it('draws no more matches than it can make at once', async () => {
  const night = await TournamentDriver.open(club, { kind: 'league', lengths: [1] }, 0);
  const names = Array.from({ length: 102 }, (_, nth) => `League ${nth} ${night.id}`);
  await Promise.all(names.map((name) => club.player(name)));
  await club.api.post(`${night.path}/entries/import`, undefined, { text: `name\n${names.join('\n')}\n` });
  const refused = await night.draw();
  expect([refused.status, refused.body.code, refused.body.params]).toEqual([
    409,
    'tournament.too-many-matches',
    { matches: 5151, most: 5000 },
  ]);
  expect((await night.view()).status).toBe('entries');
});
