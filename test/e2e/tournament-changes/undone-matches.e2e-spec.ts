/** What an undo makes of matches: one that was begun by mistake gives its place to another, and one whose place is taken stays void. */
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { enteredTeams } from '../../support/clubs/club-of-teams.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';
import { soundClub } from '../../support/clubs/sound-club.js';
import type { TestApp } from '../../support/service/test-app.js';

const ANY = { headers: { 'if-match': '*' } };

let club: TestApp;
const { done } = soundClub((given) => {
  club = given;
});

interface Begun {
  readonly night: TournamentDriver;
  /** As it was drawn. */
  readonly pairing: PairingSeen;
  readonly game: string;
  /** The version of the start in the record of the tournament. */
  readonly act: number;
}

async function acts(night: TournamentDriver): Promise<ApiAnswer['body'][]> {
  return (await club.api.get(`${night.path}/acts`)).body.items;
}

async function begun(format: object = { kind: 'knockout', lengths: [3] }, more: object = {}): Promise<Begun> {
  const night = await TournamentDriver.open(club, format, 4, more);
  await night.draw();
  const [pairing] = await night.pairings('?round=1');
  if (pairing === undefined) throw new Error('nothing is drawn');
  const { body } = await club.api.post(`/v1/matches/${pairing.matchId}/games`, {}, ANY);
  const [start] = await acts(night);
  expect(start).toMatchObject({ act: 'begin', undoable: true });
  return { night, pairing, game: body.id, act: start.version };
}

const undo = ({ night }: Begun, body: object) => club.api.post(`${night.path}/undo`, body, ANY);
const pairingNow = async ({ night, pairing }: Begun): Promise<PairingSeen> =>
  (await club.api.get(`${night.path}/pairings/${pairing.id}`)).body;
const statusOf = async (match: string | null) => (await club.api.get(`/v1/matches/${match}`)).body.status;

describe('the start of a match that a director undoes', () => {
  it('gives its place to another match, and the draw can be undone', async () => {
    const start = await begun();
    const refused = await undo(start, {});
    expect(refused.body.detail).toContain('the start of a match');
    const undone = await undo(start, { act: start.act, reason: 'wrong table' });
    expect(undone.status).toBe(200);
    expect(undone.body.affected).toContainEqual({
      kind: 'match',
      id: start.pairing.matchId,
      before: { status: 'open' },
      after: { status: 'void' },
    });
    const now = await pairingNow(start);
    expect(now.status).toBe('ready');
    expect(now.matchId).not.toBe(start.pairing.matchId);
    expect([await statusOf(start.pairing.matchId), await statusOf(now.matchId)]).toEqual(['void', 'open']);
    expect((await club.api.get(`/v1/games/${start.game}`)).body.status).toBe('finished');
    const [, , draw] = await acts(start.night);
    expect(draw).toMatchObject({ act: 'draw', undoable: true });
    expect((await undo(start, {})).status).toBe(200);
    expect((await start.night.view()).status).toBe('entries');
    expect(await statusOf(now.matchId)).toBe('void');
  });

  it('is begun again where the director undoes the undoing', async () => {
    const start = await begun();
    await undo(start, { act: start.act });
    const between = await pairingNow(start);
    const [undoing] = await acts(start.night);
    expect((await undo(start, { act: undoing.version })).status).toBe(200);
    const now = await pairingNow(start);
    expect([now.status, now.matchId]).toEqual(['playing', start.pairing.matchId]);
    expect([await statusOf(start.pairing.matchId), await statusOf(between.matchId)]).toEqual(['open', 'void']);
    const game = (await club.api.get(`/v1/games/${start.game}`)).body;
    expect(game).toMatchObject({ status: 'open', number: 1 });
  });

  it('keeps the penalties that were given before it', async () => {
    const night = await TournamentDriver.open(club, { kind: 'round-robin', lengths: [5] }, 3);
    await night.draw();
    const [pairing] = await night.pairings('?status=ready');
    await club.api.post(
      `${night.path}/pairings/${pairing?.id}/penalty`,
      { to: 'black', points: 2, reason: 'late' },
      ANY,
    );
    await club.api.post(`/v1/matches/${pairing?.matchId}/games`, {}, ANY);
    const [start] = await acts(night);
    expect((await club.api.post(`${night.path}/undo`, { act: start.version }, ANY)).status).toBe(200);
    const now = (await club.api.get(`${night.path}/pairings/${pairing?.id}`)).body;
    expect(now.matchId).not.toBe(pairing?.matchId);
    expect((await club.api.get(`/v1/matches/${now.matchId}`)).body.black.score).toBe(2);
  });

  it.each([
    ['a penalty', 'penalty', { to: 'black', points: 2, reason: 'late' }],
    ['another length', 'length', { length: 5, reason: 'misprint' }],
  ])('keeps %s as it was before, which is not undone apart from the match that has it', async (_what, path, body) => {
    const night = await TournamentDriver.open(club, { kind: 'round-robin', lengths: [7] }, 3);
    await night.draw();
    const [pairing] = await night.pairings('?status=ready');
    expect((await club.api.post(`${night.path}/pairings/${pairing?.id}/${path}`, body, ANY)).status).toBe(200);
    const [act] = await acts(night);
    await club.api.post(`/v1/matches/${pairing?.matchId}/games`, {}, ANY);
    const [start] = await acts(night);
    expect((await club.api.post(`${night.path}/undo`, { act: start.version }, ANY)).status).toBe(200);
    const [undoing, , listed] = await acts(night);
    expect(listed).toMatchObject({ version: act.version, undoable: false });
    const { version } = await night.view();
    const refused = await club.api.post(`${night.path}/undo`, { act: act.version }, ANY);
    expect([refused.status, refused.body.code, refused.body.params]).toMatchObject([
      409,
      'undo.depended-on',
      { later: ['undo'], next: undoing.version },
    ]);
    expect((await night.view()).version).toBe(version);
  });

  it('is no match again when another result between two teams is undone', async () => {
    const { path, boards } = await drawnTeams();
    const [first, second, third] = await boards();
    const record = (board: Board | undefined) =>
      done(`${path}/pairings/${board?.id}/result`, { score: { white: 3, black: 0 } });
    await record(third);
    const [result] = (await club.api.get(`${path}/acts`)).body.items;
    await club.api.post(`/v1/matches/${second?.matchId}/games`, {}, ANY);
    const [start] = (await club.api.get(`${path}/acts`)).body.items;
    await record(first);
    await done(`${path}/undo`, { act: start.version });
    expect((await boards())[1]).toMatchObject({ matchId: null, result: { by: 'not-played' } });
    await done(`${path}/undo`, { act: result.version });
    const again = (await boards())[1];
    expect([again?.status, await statusOf(again?.matchId ?? null)]).toEqual(['ready', 'open']);
  });

  it('is not undone while something that was played counts', async () => {
    const start = await begun(undefined, { dice: 'recorded' });
    await club.api.act(start.game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    expect((await acts(start.night))[0]).toMatchObject({ act: 'begin', undoable: false });
    const refused = await undo(start, { act: start.act });
    expect([refused.status, refused.body.code, refused.body.params.reason]).toEqual([
      409,
      'match.correction-not-allowed',
      'changed-since',
    ]);
    const back = { type: 'take-back', reason: 'wrong table' };
    expect((await club.api.post(`/v1/games/${start.game}/actions`, back, ANY)).status).toBe(200);
    expect((await undo(start, { act: start.act })).status).toBe(200);
    expect(await statusOf(start.pairing.matchId)).toBe('void');
  });

  it('takes with it the game that was reported as the first, but no penalty that came behind it', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 2);
    await night.draw();
    const [pairing] = await night.pairings();
    const result = { result: { winner: 'white', kind: 'single', cube: 1 } };
    const reported = await club.api.post(`/v1/matches/${pairing?.matchId}/games`, result, ANY);
    expect(reported.status).toBe(201);
    const [start] = await acts(night);
    const penalty = { to: 'black', points: 1, reason: 'late' };
    const given = await club.api.post(`${night.path}/pairings/${pairing?.id}/penalty`, penalty, ANY);
    expect(given.status).toBe(200);
    const refused = await club.api.post(`${night.path}/undo`, { act: start.version }, ANY);
    expect([refused.body.code, refused.body.params.later]).toEqual(['undo.depended-on', ['penalty']]);
    await club.api.post(`${night.path}/undo`, {}, ANY);
    expect((await club.api.post(`${night.path}/undo`, { act: start.version }, ANY)).status).toBe(200);
    const [now] = await night.pairings();
    expect([now?.status, await statusOf(pairing?.matchId ?? null)]).toEqual(['ready', 'void']);
    expect((await club.api.get(`/v1/matches/${now?.matchId}`)).body.white.score).toBe(0);
    const [undoing] = await acts(night);
    expect((await club.api.post(`${night.path}/undo`, { act: undoing.version }, ANY)).status).toBe(200);
    expect((await club.api.get(`/v1/matches/${pairing?.matchId}`)).body).toMatchObject({
      status: 'open',
      white: { score: 1 },
    });
  });

  it('stays where the match has been decided since, by a result or because an entrant has left', async () => {
    const left = await begun({ kind: 'round-robin', lengths: [3] });
    const entry = `${left.night.path}/entries/${left.pairing.white?.entryId}`;
    expect((await club.api.post(`${entry}/withdraw`, { reason: 'ill', until: 'end' }, ANY)).status).toBe(200);
    const gone = await undo(left, { act: left.act });
    expect([gone.status, gone.body.code, gone.body.params.reason]).toEqual([409, 'undo.not-possible', 'decided']);

    const played = await begun();
    const loser = club.as(await club.token('player', { playerId: played.pairing.white?.playerId }));
    const path = `${played.night.path}/pairings/${played.pairing.id}/result`;
    const conceded = await loser.post(path, { winner: 'black', by: 'concession' });
    expect(conceded.status).toBe(200);
    const stands = await undo(played, { act: played.act });
    expect([stands.body.code, stands.body.params.later]).toEqual(['undo.depended-on', ['record-result']]);
    const refused = await undo(played, { act: stands.body.params.next });
    expect([refused.status, refused.body.params]).toMatchObject([409, { reason: 'play', act: 'record-result' }]);
  });
});

type Board = PairingSeen & { readonly board?: number };

interface TeamsDrawn {
  readonly path: string;
  readonly boards: () => Promise<readonly Board[]>;
}

/** Two teams, whose match of three boards is over once it is decided. */
async function drawnTeams(): Promise<TeamsDrawn> {
  const teams = ['North', 'South'].map((name) => ({ name, members: [1, 2, 3].map((each) => `${name} ${each}`) }));
  const { id } = await enteredTeams(club, teams, 3, { stopWhenDecided: true });
  const path = `/v1/tournaments/${id}`;
  await done(`${path}/draw`, { seed: 'seed' });
  const boards = async () => {
    const all: readonly Board[] = (await club.api.get(`${path}/pairings?limit=200`)).body.items;
    return [1, 2, 3].map((number) => all.find(({ board }) => board === number)!);
  };
  return { path, boards };
}

/** Decided by the first and third board, so that the second is not played. `givenUp`: the match that it had. */
async function decided(): Promise<TeamsDrawn & { readonly givenUp: string | null }> {
  const { path, boards } = await drawnTeams();
  const [first, second, third] = await boards();
  for (const board of [first, third]) {
    await done(`${path}/pairings/${board?.id}/result`, { score: { white: 3, black: 0 } });
  }
  return { path, boards, givenUp: second?.matchId ?? null };
}

const SECOND_WON = { score: { white: 0, black: 3 }, reason: 'they had played after all' };

it('an undo opens no board that was given up, where it was played in another match after all', async () => {
  const { path, boards, givenUp } = await decided();
  const [act] = (await club.api.get(`${path}/acts`)).body.items;
  const notPlayed = (await boards())[1];
  expect(notPlayed).toMatchObject({ result: { by: 'not-played' } });
  await done(`${path}/pairings/${notPlayed?.id}/correction`, SECOND_WON);
  const played = (await boards())[1];
  await done(`${path}/undo`, { act: act.version });
  const [, second, third] = await boards();
  expect(second).toMatchObject({ matchId: played?.matchId, result: { winner: 'black', by: 'reported' } });
  expect(third).toMatchObject({ status: 'ready', result: null });
  expect((await club.api.get(`/v1/matches/${givenUp}`)).body.status).toBe('void');
});

it('an undo opens a board again that was given up and has no other match', async () => {
  const { path, boards } = await decided();
  await done(`${path}/undo`, {});
  const [, second, third] = await boards();
  for (const board of [second, third]) {
    expect(board).toMatchObject({ status: 'ready', result: null });
    expect((await club.api.get(`/v1/matches/${board?.matchId}`)).body.status).toBe('open');
  }
});

it('a length that a match was made with is not undone apart from the match', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  await night.draw();
  const [final] = await night.pairings('?round=2');
  const own = `${night.path}/pairings/${final?.id}`;
  await done(`${own}/length`, { length: 7, reason: 'the final is longer' });
  const [length] = await acts(night);
  const ofActs = async () => (await acts(night)).find(({ version }: { version: number }) => version === length.version);
  await night.report((await night.pairings('?round=1'))[0]!, 'white');
  expect(await ofActs()).toMatchObject({ act: 'correct-length', undoable: true });
  await night.report((await night.pairings('?round=1'))[1]!, 'white');
  const [last] = await acts(night);
  expect(await ofActs()).toMatchObject({ undoable: false });
  const refused = await club.api.post(`${night.path}/undo`, { act: length.version }, ANY);
  expect([refused.body.code, refused.body.params]).toMatchObject([
    'undo.depended-on',
    { later: ['record-result'], next: last.version, matches: 0 },
  ]);
  await done(`${own}/length`, { length: 5, reason: 'misread' });
  expect((await ofActs()).undoable).toBe(false);
  await done(`${night.path}/undo`, {});
  await done(`${night.path}/undo`, {});
  await done(`${night.path}/undo`, { act: length.version });
  await night.report((await night.pairings('?round=1'))[1]!, 'white');
  const now = (await club.api.get(own)).body;
  expect([now.length, (await club.api.get(`/v1/matches/${now.matchId}`)).body.format.length]).toEqual([3, 3]);
});

it('a replacement and a swap are undone and done again as often as a director likes', async () => {
  for (const path of ['replace', 'swap']) {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
    await night.draw();
    const [first, second] = await night.pairings('?round=1');
    await (path === 'replace'
      ? done(`${night.path}/entries/${first?.white?.entryId}/replace`, {
          playerId: await club.player(),
          reason: 'a mistake',
        })
      : done(`${night.path}/pairings/swap`, { entries: [first?.white?.entryId, second?.white?.entryId] }));
    const [act] = await acts(night);
    for (let time = 0; time < 3; time += 1) {
      await done(`${night.path}/undo`, { act: act.version });
      expect((await night.pairings('?round=1'))[0]).toMatchObject({ status: 'ready', white: first?.white });
      const [undoing] = await acts(night);
      await done(`${night.path}/undo`, { act: undoing.version });
    }
  }
});

it('the list of acts calls none undoable whose match comes back with what happened in it since', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  await night.draw();
  await night.playOut();
  const annul = { score: null, reason: 'misread' };
  const [final, semifinal] = [await night.pairings('?round=2'), await night.pairings('?round=1')].map(([one]) => one);
  await done(`${night.path}/pairings/${final?.id}/correction`, annul);
  const [act] = await acts(night);
  await done(`${night.path}/pairings/${semifinal?.id}/correction`, annul);
  await night.report(semifinal!, 'white');
  const listed = (await acts(night)).find(({ version }: { version: number }) => version === act.version);
  const { status } = await club.api.post(`${night.path}/undo?dryRun=true`, { act: act.version }, ANY);
  expect([listed.undoable, status]).toEqual([false, 409]);
});
