/** Results that a director decides, corrects and takes back: the pairing and its match tell the same story behind each of these. */
import { setTimeout as wait } from 'node:timers/promises';
import { TournamentStream } from '../../../src/modules/tournaments/stream/tournament-stream.js';
import { TournamentsService } from '../../../src/modules/tournaments/tournaments.service.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { exportOf, importInto } from '../../support/documents/archive.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';
import { soundClub } from '../../support/clubs/sound-club.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const ANY = { headers: { 'if-match': '*' } };

let club: TestApp;
const { done } = soundClub((given) => {
  club = given;
});

interface Night {
  readonly night: TournamentDriver;
  readonly pairing: PairingSeen;
  readonly path: string;
}

async function drawn(format: object, entrants = 4): Promise<Night> {
  const night = await TournamentDriver.open(club, format, entrants);
  await night.draw();
  const [pairing] = await night.pairings('?status=ready');
  if (pairing === undefined) throw new Error('nothing is drawn');
  return { night, pairing, path: `${night.path}/pairings/${pairing.id}` };
}

const KNOCKOUT = { kind: 'knockout', lengths: [3] };
const EVERYBODY = { kind: 'round-robin', lengths: [3] };

/** The pairing and its match, as far as they tell of the end. */
async function told(path: string): Promise<unknown> {
  const { body: pairing } = await club.api.get(path);
  const { status, by, white, black } = (await club.api.get(`/v1/matches/${pairing.matchId}`)).body;
  return {
    pairing: [pairing.status, pairing.result?.winner ?? null, pairing.result?.by ?? null],
    match: [status, by, white.score, black.score],
  };
}

describe('a decision of a director that is taken away again', () => {
  it.each([
    [
      'its games',
      ({ pairing }: Night) =>
        done(`/v1/matches/${pairing.matchId}/games`, { result: { winner: 'white', kind: 'backgammon', cube: 1 } }),
      'reported',
    ],
    [
      'penalty points',
      ({ path }: Night) => done(`${path}/penalty`, { to: 'white', points: 3, reason: 'late' }),
      'forfeit',
    ],
  ])('leaves the match as %s decided it', async (_what, decide, by) => {
    const night = await drawn(KNOCKOUT);
    await decide(night);
    const before = await told(night.path);
    expect(before).toEqual({ pairing: ['finished', 'white', by], match: ['finished', by, 3, 0] });
    await done(`${night.path}/correction`, { winner: 'black', by: 'time', reason: 'the flag' });
    expect(await told(night.path)).toEqual({
      pairing: ['finished', 'black', 'time'],
      match: ['finished', 'time', 3, 0],
    });
    const { affected } = await done(`${night.path}/correction`, { result: null, reason: 'it had not fallen' });
    expect(affected[0]).toMatchObject({ kind: 'pairing', after: { result: { winner: 'white', by } } });
    expect(await told(night.path)).toEqual(before);
    await done(`${night.night.path}/undo`, { reason: 'it had' });
    expect(await told(night.path)).toMatchObject({ pairing: ['finished', 'black', 'time'] });
  });

  it('has in its refusal what decided the match where nothing else did', async () => {
    const { path } = await drawn(KNOCKOUT);
    await done(`${path}/penalty`, { to: 'white', points: 3, reason: 'late' });
    const open = await club.api.post(`${path}/correction`, { result: null, reason: 'too hard' }, ANY);
    expect(open).toMatchObject({ status: 409, body: { code: 'match.correction-not-allowed' } });
    expect(open.body.detail).toContain('cancel the penalty');
  });

  it('is the one that undo means, like any other result', async () => {
    for (const by of ['concession', 'time', 'forfeit']) {
      const { night } = await drawn(EVERYBODY);
      const [first, second] = await night.pairings('?status=ready');
      if (first === undefined || second === undefined) throw new Error('two pairings are needed');
      await night.report(first, 'white');
      await done(`${night.path}/pairings/${second.id}/result`, { winner: 'white', by });
      const { act } = await done(`${night.path}/undo`, { reason: 'the wrong winner' });
      expect(act).toMatchObject({ act: 'record-result', pairingId: second.id });
      expect(await told(`${night.path}/pairings/${second.id}`)).toMatchObject({ match: ['open', null, 0, 0] });
      expect(await told(`${night.path}/pairings/${first.id}`)).toMatchObject({
        pairing: ['finished', 'white', 'reported'],
      });
    }
  });
});

it('players who leave and come back one after the other find an open match, and the club can be restored', async () => {
  const { night } = await drawn(EVERYBODY);
  const [a, b] = night.entries;
  const own = await night.pairings();
  const between = own.find(({ white, black }) => [white?.entryId, black?.entryId].every((id) => id === a || id === b));
  for (const pairing of own) {
    const isOfB = [pairing.white?.entryId, pairing.black?.entryId].includes(b);
    if (isOfB && pairing.id !== between?.id) await night.report(pairing, 'white');
  }
  for (const entry of [b, a]) await done(`${night.path}/entries/${entry}/withdraw`, { reason: 'had to go' });
  for (const entry of [b, a]) await done(`${night.path}/entries/${entry}/return`);
  const path = `${night.path}/pairings/${between?.id}`;
  expect(await told(path)).toEqual({ pairing: ['ready', null, null], match: ['open', null, 0, 0] });
  const other = await testApp();
  expect((await importInto(other.api, await exportOf(club.api))).status).toBe(200);
  await other.close();
  await done(`${path}/result`, { score: { white: 3, black: 1 } });
});

describe('a match to which neither came, and which was played after all', () => {
  it('is a match again, and rated', async () => {
    const { path, pairing } = await drawn(KNOCKOUT, 2);
    await done(`${path}/result`, { by: 'no-show' });
    await done(`${path}/correction`, { score: { white: 3, black: 1 }, reason: 'they had played in the other room' });
    expect(await told(path)).toEqual({
      pairing: ['finished', 'white', 'reported'],
      match: ['finished', 'reported', 3, 1],
    });
    const { body } = await club.api.get(`/v1/players/${pairing.white?.playerId}/rating-history`);
    expect(body.items).toHaveLength(1);
    await done(`${path.replace(/\/pairings.*/, '')}/undo`, { reason: 'they had not' });
    const again = (await club.api.get(path)).body;
    expect([again.matchId, again.result.by]).toEqual([null, 'no-show']);
  });

  it.each(['no-show', 'walkover'])('counts as played where it was conceded behind a %s', async (how) => {
    const { night, path, pairing } = await drawn({ kind: 'league', lengths: [3], points: { win: 2, loss: 1 } }, 2);
    if (how === 'no-show') await done(`${path}/result`, { by: 'no-show' });
    else await done(`${night.path}/entries/${pairing.black?.entryId}/withdraw`, { reason: 'not here' });
    await done(`${path}/correction`, { winner: 'white', by: 'concession', reason: 'they came' });
    const { rows } = (await club.api.get(`${night.path}/standings`)).body;
    expect(rows.map(({ points }: { points: number }) => points)).toEqual([2, 1]);
    expect(await told(path)).toEqual({
      pairing: ['finished', 'white', 'concession'],
      match: ['finished', 'concession', 0, 0],
    });
  });
});

it('penalty points outlive a wrong "neither came", whether they play or have played (T23)', async () => {
  const { night, path, pairing } = await drawn({ ...EVERYBODY, lengths: [5] }, 3);
  const given = async (): Promise<readonly number[]> => {
    const { matchId } = (await club.api.get(path)).body;
    const { penalties } = (await club.api.get(`/v1/matches/${matchId}`)).body;
    return penalties.map(({ points }: { points: number }) => points);
  };
  await done(`${path}/penalty`, { to: 'black', points: 2, reason: 'late' });
  await done(`${path}/result`, { by: 'no-show' });
  await done(`${night.path}/undo`, { reason: 'wrong match' });
  expect(await given()).toEqual([2]);
  await done(`${path}/result`, { by: 'no-show' });
  await done(`${path}/correction`, { score: null, reason: 'wrong match' });
  expect(await given()).toEqual([2]);
  expect(await told(path)).toEqual({ pairing: ['ready', null, null], match: ['open', null, 0, 2] });
  await done(`${path}/result`, { by: 'no-show' });
  const less = { score: { white: 5, black: 1 }, reason: 'wrong match' };
  const refused = await club.api.post(`${path}/correction`, less, { headers: { 'if-match': '*' } });
  expect([refused.status, refused.body.code]).toEqual([422, 'match.score-impossible']);
  await done(`${path}/correction`, { score: { white: 5, black: 3 }, reason: 'wrong match' });
  expect(await given()).toEqual([2]);
  const { rows } = (await club.api.get(`${night.path}/standings`)).body;
  const loser = rows.find(({ entryId }: { entryId: string }) => entryId === pairing.black?.entryId);
  expect(loser.tieBreaks.find(({ name }: { name: string }) => name === 'points-won').value).toBe(1);
  await done(`${path}/penalties/1/cancel`, { reason: 'a train' });
  expect(await told(path)).toMatchObject({ pairing: ['finished', 'white', 'reported'] });
});

it('penalty points that had decided a match are gone where a director says instead that neither came', async () => {
  const { path } = await drawn({ ...EVERYBODY, lengths: [3] }, 3);
  await done(`${path}/penalty`, { to: 'black', points: 3, reason: 'late' });
  await done(`${path}/correction`, { by: 'no-show', reason: 'neither came' });
  await done(`${path}/correction`, { score: null, reason: 'wrong match' });
  expect(await told(path)).toEqual({ pairing: ['ready', null, null], match: ['open', null, 0, 0] });
});

it('the points of a concession are those that were won (R60), of a lost clock those of the match (T35)', async () => {
  for (const [by, difference] of [
    ['concession', 0],
    ['time', 3],
  ] as const) {
    const { night, path } = await drawn(EVERYBODY, 2);
    await done(`${path}/result`, { winner: 'white', by });
    const { rows } = (await club.api.get(`${night.path}/standings`)).body;
    const values = rows[0].tieBreaks.filter(({ name }: { name: string }) => name === 'difference');
    expect([by, values.map(({ value }: { value: number }) => value)]).toEqual([by, [difference]]);
  }
});

it('a corrected slip of a ladder moves nobody who moved later', async () => {
  const { night } = { night: await TournamentDriver.open(club, { kind: 'ladder', lengths: [3] }, 4) };
  await night.draw();
  const order = async (): Promise<readonly string[]> =>
    (await club.api.get(`${night.path}/standings`)).body.rows.map(({ entryId }: { entryId: string }) => entryId);
  const [a = '', b = '', c = '', d = ''] = await order();
  const beaten = async (challenger: string, challenged: string): Promise<string> => {
    const { id } = await done(`${night.path}/challenges`, { challenger, challenged });
    await done(`${night.path}/pairings/${id}/result`, { score: { white: 3, black: 1 } });
    return id;
  };
  const first = await beaten(d, b);
  await beaten(b, d);
  expect(await order()).toEqual([a, b, d, c]);
  await done(`${night.path}/pairings/${first}/correction`, { score: { white: 3, black: 2 }, reason: 'two points' });
  expect(await order()).toEqual([a, b, d, c]);
});

it('a challenge of a ladder has its result as long as one of its two is in another challenge', async () => {
  const night = await TournamentDriver.open(club, { kind: 'ladder', lengths: [3] }, 3);
  await night.draw();
  const { rows } = (await club.api.get(`${night.path}/standings`)).body;
  const [a, b, c] = rows.map(({ entryId }: { entryId: string }) => entryId);
  const { id } = await done(`${night.path}/challenges`, { challenger: b, challenged: a });
  await done(`${night.path}/pairings/${id}/result`, { score: { white: 1, black: 3 } });
  const next = await done(`${night.path}/challenges`, { challenger: c, challenged: b });
  const path = `${night.path}/pairings/${id}/correction`;
  const none = { score: null, reason: 'not played' };
  const pairing = (await night.pairings()).find((each) => each.id === id);
  for (const [where, body] of [
    [`${path}?dryRun=true`, none],
    [path, none],
    [`/v1/matches/${pairing?.matchId}/correction`, none],
  ] as const) {
    const refused = await club.api.post(where, body, ANY);
    expect([where, refused.status, refused.body.code]).toEqual([where, 409, 'ladder.challenge-open']);
  }
  await done(path, { score: { white: 2, black: 3 }, reason: 'misread' });
  await done(`${night.path}/pairings/${next.id}/result`, { winner: 'white', by: 'forfeit' });
  expect((await club.api.post(`${path}?dryRun=true`, none, ANY)).status).not.toBe(500);
});

it('an undone length counts the games again that had not counted', async () => {
  const { night, pairing, path } = await drawn({ kind: 'knockout', lengths: [7] }, 2);
  for (const [winner, cube] of [
    ['black', 4],
    ['white', 4],
    ['black', 1],
    ['white', 4],
  ]) {
    await done(`/v1/matches/${pairing.matchId}/games`, { result: { winner, kind: 'single', cube } });
  }
  const counting = async (): Promise<readonly boolean[]> =>
    (await club.api.get(`/v1/matches/${pairing.matchId}`)).body.games.map(({ counts }: { counts: boolean }) => counts);
  await done(`${path}/length`, { length: 5, reason: 'the wrong round' });
  expect(await counting()).toEqual([true, true, true, false]);
  await done(`${night.path}/undo`, { reason: 'it was right' });
  expect(await counting()).toEqual([true, true, true, true]);
  const white = `/v1/players/${pairing.white?.playerId}/head-to-head/${pairing.black?.playerId}`;
  expect((await club.api.get(white)).body.player).toMatchObject({ matchesWon: 1, gamesWon: 2 });
});

describe('an undo', () => {
  it('has the names of those whom it brings back', async () => {
    const { night, pairing } = await drawn(KNOCKOUT);
    const player = await club.player('Newcomer');
    const entry = pairing.white?.entryId;
    const name = (await club.api.get(`${night.path}/entries/${entry}`)).body.name;
    await done(`${night.path}/entries/${entry}/replace`, { playerId: player, reason: 'not here' });
    for (const query of ['?dryRun=true', '']) {
      const { affected } = await done(`${night.path}/undo${query}`, { reason: 'here after all' });
      const back = affected.find(({ kind }: { kind: string }) => kind === 'entry');
      expect([back.before.name, back.after.name]).toEqual(['Newcomer', name]);
    }
  });

  it('by two directors at the same moment takes back one act', async () => {
    const { night } = await drawn(EVERYBODY);
    await night.playOut();
    const service = club.app.get(TournamentsService);
    const read = service.readInside.bind(service);
    let looked = 0;
    jest.spyOn(service, 'readInside').mockImplementation(async (...asked) => {
      const row = await read(...asked);
      looked += 1;
      while (looked < 3) await wait(1);
      return row;
    });
    const pressed = Array.from({ length: 3 }, () => club.api.post(`${night.path}/undo`, { reason: 'wrong' }));
    const answers = await Promise.all(pressed);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'undo.not-possible', params: { reason: 'undone' } });
    expect(refused?.body.detail).toMatch(/^A director has already undone the result/);
    expect(await night.pairings('?status=ready')).toHaveLength(1);
  });

  it('takes back one act also where the second request comes while the first is written', async () => {
    const { night } = await drawn(EVERYBODY);
    await night.playOut();
    const undo = (): Promise<ApiAnswer> => club.api.post(`${night.path}/undo`, { reason: 'wrong' });
    const stream = club.app.get(TournamentStream);
    const change = stream.change.bind(stream);
    let second: ApiAnswer | null = null;
    jest.spyOn(stream, 'change').mockImplementationOnce(async (...asked) => {
      const written = await change(...asked);
      second = await undo();
      return written as never;
    });
    expect((await undo()).status).toBe(200);
    expect(second).toMatchObject({ status: 409, body: { code: 'undo.not-possible', params: { reason: 'undone' } } });
    // What comes after the answer means the act before it.
    expect((await undo()).status).toBe(200);
  });
});

it('a pair of a Swiss tells its score group where a bye counts half', async () => {
  const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 5);
  for (const entry of night.entries.slice(0, 2)) {
    await done(`${night.path}/entries/${entry}/byes`, { byes: [{ round: 1, points: 0.5 }] });
  }
  await night.draw();
  await night.playOut();
  await done(`${night.path}/rounds`, {});
  // Each answer is compared with the description of the API.
  const { items } = (await club.api.get(`${night.path}/pairings?round=2`)).body;
  expect(items.map(({ why }: { why: { scoreGroup: number } | null }) => why?.scoreGroup)).toContain(0.5);
});

it('the refusal of a person who is in the tournament under an earlier id has their present name', async () => {
  const { night } = await drawn({ kind: 'swiss', rounds: 3, lengths: [3] });
  const into = await club.player('Outsider');
  await done(`/v1/players/${night.players[0]}/merge`, { into });
  const again = await club.api.post(`${night.path}/entries`, { playerId: into });
  expect(again).toMatchObject({ status: 409, body: { detail: 'Outsider is already in this tournament (T9).' } });
});
