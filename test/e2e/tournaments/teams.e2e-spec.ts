/** Teams: a match of two teams is played on boards, each an ordinary match of two of their members. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import type { ApiClient } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import type { PairingSeen } from '../../support/clubs/tournament.js';

const KNOCKOUT = { kind: 'knockout', lengths: [3] };
const ANY = { headers: { 'if-match': '*' } };

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

interface Team {
  readonly entry: string;
  readonly name: string;
  readonly members: readonly string[];
}

type BoardSeen = PairingSeen & {
  readonly board?: number;
  readonly boards?: readonly string[];
  readonly white: {
    readonly entryId: string;
    readonly playerId: string;
    readonly name: string;
    readonly team?: string;
  };
};

/** A night of teams of three on two boards, or on as many as are said. */
class Night {
  private constructor(
    readonly path: string,
    readonly teams: readonly Team[],
  ) {}

  static async drawn(format: object, count: number, boards = 2, more: object = {}): Promise<Night> {
    const entrants = { kind: 'teams', boards };
    const { body } = await club.api.post('/v1/tournaments', { name: 'Clubs', format, entrants, ...more });
    const path = `/v1/tournaments/${body.id}`;
    const teams: Team[] = [];
    for (let nth = 1; nth <= count; nth += 1) {
      const name = `Club ${nth}`;
      const members: string[] = [];
      for (let each = 1; each <= boards + 1; each += 1) members.push(await club.player(`Member ${nth}.${each}`));
      const entered = await club.api.post(`${path}/entries`, {
        playerId: members[0],
        partners: members.slice(1),
        name,
      });
      if (entered.status !== 201) throw new Error(entered.text);
      teams.push({ entry: entered.body.id, name, members });
    }
    const { status, text } = await club.api.post(`${path}/draw`, { seed: 'seed' });
    if (status !== 200) throw new Error(text);
    return new Night(path, teams);
  }

  async pairings(query = ''): Promise<readonly BoardSeen[]> {
    return (await club.api.get(`${this.path}/pairings?limit=200${query}`)).body.items;
  }

  async boards(): Promise<readonly BoardSeen[]> {
    return (await this.pairings('&status=ready')).filter(({ board }) => board !== undefined);
  }

  async teamMatch(): Promise<BoardSeen> {
    const found = (await this.pairings()).find(({ boards }) => boards !== undefined);
    if (found === undefined) throw new Error('no team match');
    return found;
  }

  report(pairing: { readonly id: string }, white: number, black: number, api: ApiClient = club.api) {
    return api.post(`${this.path}/pairings/${pairing.id}/result`, { score: { white, black } });
  }

  async playOut(): Promise<void> {
    for (let open = await this.boards(); open.length > 0; open = await this.boards()) {
      for (const board of open) await this.report(board, 3, board.board === 2 ? 2 : 0);
    }
  }
}

async function asPlayer(playerId: string | undefined): Promise<ApiClient> {
  return club.as(await club.token('player', { playerId }));
}

async function isSound(): Promise<void> {
  expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
  expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
}

it('a board waits for the two who play it, and for nobody else of their teams', async () => {
  const night = await Night.drawn(KNOCKOUT, 2);
  const [board] = await night.boards();
  if (board === undefined) throw new Error('boards are ready');
  const { white, black } = board as typeof board & { readonly black: typeof board.white };
  const [ann, bob] = [await asPlayer(white.playerId), await asPlayer(black.playerId)];
  const tasksOf = async (api: ApiClient) => (await api.get('/v1/me/tasks')).body;
  expect((await night.report(board, 3, 1, ann)).status).toBe(200);
  expect((await tasksOf(ann)).awaited).toMatchObject([{ pairing: { id: board.id }, opponent: { name: black.name } }]);
  expect((await tasksOf(bob)).toConfirm).toMatchObject([{ pairing: { id: board.id }, opponent: { name: white.name } }]);
  for (const member of night.teams.flatMap(({ members }) => members)) {
    if (member === white.playerId || member === black.playerId) continue;
    expect(await tasksOf(await asPlayer(member))).toMatchObject({ awaited: [], toConfirm: [] });
  }
});

it('a team has a name and a member for each board, and plays what teams can play', async () => {
  const entrants = { kind: 'teams', boards: 3 };
  const open = (format: object, others: object = entrants) =>
    club.api.post('/v1/tournaments', { name: 'Clubs', format, entrants: others });
  const { body } = await open(KNOCKOUT);
  expect(body.entrants).toEqual({ ...entrants, equalBoards: 'points', stopWhenDecided: false });
  const [captain, ...others] = await Promise.all([1, 2, 3].map(() => club.player()));
  const refused = await club.api.post(`/v1/tournaments/${body.id}/entries`, { playerId: captain, partners: others });
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    422,
    'entry.people',
    'An entry of this tournament is a team of at least 3 players with a name: send the captain as playerId, the others in partners.',
  ]);
  for (const [format, more] of [
    [{ kind: 'ladder', lengths: [3] }, entrants],
    [{ kind: 'double-elimination', lengths: [3] }, entrants],
    [KNOCKOUT, { kind: 'teams' }],
    [KNOCKOUT, { kind: 'doubles', boards: 2 }],
    [KNOCKOUT, { kind: 'teams', boards: 0 }],
  ] as const) {
    expect((await open(format, more)).status).toBe(400);
  }
});

it('each board is a match of two members, whom it names with their team', async () => {
  const night = await Night.drawn(KNOCKOUT, 2, 2, { visibility: 'public' });
  const team = await night.teamMatch();
  const [first, second] = await night.boards();
  expect(team).toMatchObject({
    matchId: null,
    boards: [first?.id, second?.id],
    white: { name: expect.stringMatching(/^Club \d$/) },
  });
  const white = night.teams.find(({ entry }) => entry === team.white.entryId);
  expect([first?.white, second?.white]).toMatchObject([
    { playerId: white?.members[0], team: white?.name, name: expect.stringMatching(/^Member \d\.1$/) },
    { playerId: white?.members[1], team: white?.name },
  ]);
  const match = (await club.as(null).get(`/v1/matches/${second?.matchId}`)).body;
  expect(match.white).toMatchObject({ playerId: white?.members[1] });
  const mine = (await night.pairings(`&player=${white?.members[1]}`)).filter(({ board }) => board !== undefined);
  expect(mine.map(({ id }) => id)).toEqual([second?.id]);

  const member = await asPlayer(white?.members[1]);
  expect((await night.report(first ?? team, 3, 0, member)).status).toBe(403);
  expect((await night.report(second ?? team, 3, 0, member)).body.result).toMatchObject({ source: 'white' });
  const refusal = (await night.report(team, 3, 0)).body;
  expect([refusal.code, refusal.detail]).toEqual([
    'pairing.team-match',
    'This is a match of two teams on 2 boards. Send what concerns a board to the pairing of that board, which is there as soon as both teams are known.',
  ]);
  await isSound();
});

it('the captain sets the line-up until a board has begun, and the matches follow', async () => {
  const night = await Night.drawn(KNOCKOUT, 2);
  const team = await night.teamMatch();
  const { entry, members, name } = night.teams.find((each) => each.entry === team.white.entryId) ?? ({} as Team);
  const [before] = await night.boards();
  const path = `${night.path}/pairings/${team.id}/line-up`;
  const [captain, member] = [await asPlayer(members[0]), await asPlayer(members[1])];
  const asked = { entryId: entry, players: [members[2], members[1]] };

  expect((await member.post(path, asked)).status).toBe(403);
  const { status, body } = await captain.post(path, asked);
  expect([status, body.items]).toMatchObject([
    200,
    [
      { board: 1, white: { playerId: members[2], team: name } },
      { board: 2, white: { playerId: members[1] } },
    ],
  ]);
  const [now] = await night.boards();
  expect((await club.api.get(`/v1/matches/${before?.matchId}`)).body.status).toBe('void');
  expect((await club.api.get(`/v1/matches/${now?.matchId}`)).body.white.playerId).toBe(members[2]);
  expect((await captain.post(path, { ...asked, players: [members[2], members[2]] })).body).toMatchObject({
    code: 'pairing.line-up',
    detail: 'A line-up names one member for each board, each of them once.',
  });
  const stranger = await club.player();
  expect((await captain.post(path, { ...asked, players: [members[2], stranger] })).body.detail).toBe(
    'A line-up names members of the team.',
  );
  expect((await captain.post(`${night.path}/pairings/${now?.id}/line-up`, asked)).body.params).toEqual({
    reason: 'no-team-match',
  });
  await isSound();

  expect((await club.api.post(`${night.path}/undo`, {})).status).toBe(200);
  expect((await night.boards())[0]?.white.playerId).toBe(members[0]);
  await isSound();

  await club.api.post(`/v1/matches/${(await night.boards())[0]?.matchId}/games`);
  expect((await captain.post(path, asked)).body.code).toBe('tournament.wrong-time');
});

describe('penalty points on a board', () => {
  /** The first board with a point for black, because white is late. */
  async function penalised(): Promise<{ readonly night: Night; readonly team: BoardSeen; readonly late: Team }> {
    const night = await Night.drawn({ kind: 'knockout', lengths: [5] }, 2);
    const [team, [board]] = [await night.teamMatch(), await night.boards()];
    const path = `${night.path}/pairings/${board?.id}/penalty`;
    expect((await club.api.post(path, { to: 'black', points: 1, reason: 'late' })).status).toBe(200);
    const late = night.teams.find(({ entry }) => entry === team.white.entryId);
    if (late === undefined) throw new Error('white is one of the teams');
    return { night, team, late };
  }

  async function points(night: Night): Promise<unknown> {
    const [board] = await night.boards();
    const { penalties } = (await club.api.get(`${night.path}/pairings/${board?.id}`)).body;
    const { black } = (await club.api.get(`/v1/matches/${board?.matchId}`)).body;
    return [penalties.map(({ points: given }: { points: number }) => given), black.score];
  }

  it('stay whomever the late captain puts on it, and can be cancelled there', async () => {
    const { night, team, late } = await penalised();
    const [first, second, reserve] = late.members;
    const captain = await asPlayer(first);
    const asked = { entryId: late.entry, players: [reserve, second] };
    expect((await captain.post(`${night.path}/pairings/${team.id}/line-up`, asked)).status).toBe(200);
    expect(await points(night)).toEqual([[1], 1]);
    await isSound();
    const [board] = await night.boards();
    const cancelled = await club.api.post(`${night.path}/pairings/${board?.id}/penalties/1/cancel`, { reason: 'ill' });
    expect(cancelled.status).toBe(200);
    expect(await points(night)).toEqual([[1], 0]);
    for (const again of [0, 1]) {
      expect((await club.api.post(`${night.path}/undo`, {})).status).toBe(200);
      expect([again, await points(night)]).toEqual([again, [[1], 1]]);
    }
    expect((await night.boards())[0]?.white.playerId).toBe(first);
    await isSound();
  });

  it('stay where a reserve is replaced who is on no board', async () => {
    const { night, late } = await penalised();
    const before = (await night.boards()).map(({ matchId }) => matchId);
    const replacing = { playerId: await club.player(), replaces: late.members[2], reason: 'ill' };
    expect((await club.api.post(`${night.path}/entries/${late.entry}/replace`, replacing)).status).toBe(200);
    expect((await night.boards()).map(({ matchId }) => matchId)).toEqual(before);
    expect(await points(night)).toEqual([[1], 1]);
    await isSound();
  });
});

it.each([
  [KNOCKOUT, 4],
  [{ kind: 'swiss', rounds: 2, lengths: [3] }, 4],
  [{ kind: 'league', lengths: [3] }, 3],
  [{ kind: 'round-robin', lengths: [3] }, 3],
] as const)('teams play a night of %j, with standings by team matches, boards and points', async (format, count) => {
  const night = await Night.drawn(format, count, 3);
  await night.playOut();
  if (format.kind === 'swiss') {
    expect((await club.api.post(`${night.path}/rounds`, {})).status).toBe(200);
    await night.playOut();
  }
  const { body } = await club.api.get(`${night.path}/standings`);
  expect((await club.api.get(night.path)).body.status).toBe('finished');
  expect(body.rows).toHaveLength(count);
  expect(body.rows[0]).toMatchObject({ place: 1, won: 2, name: expect.stringMatching(/^Club/) });
  expect(body.rows[0].players).toHaveLength(4);
  if (format.kind !== 'knockout') {
    expect(body.rows[0].tieBreaks.slice(0, 2)).toEqual([
      { name: 'boards-won', value: 6 },
      { name: 'points-won', value: 18 },
    ]);
    expect((await club.api.get(`${night.path}/standings.csv`)).text).toContain('boards-won,points-won');
  }
  const team = await night.teamMatch();
  expect(team.result).toMatchObject({ winner: 'white', recorded: { white: 3, black: 0 } });
  const { rounds } = (await club.api.get(`${night.path}/bracket`)).body.flights[0];
  expect(rounds[0].pairings.every(({ board }: BoardSeen) => board === undefined)).toBe(true);
  expect((await club.api.get(`${night.path}/bracket.svg`)).text).not.toContain('Member');
  const published = (await club.api.get(`${night.path}/rounds`)).body.rounds[0];
  expect(published.pairs).toHaveLength(Math.floor(count / 2));
  await isSound();
});

it('a board is corrected as any match, and what follows from its team match follows', async () => {
  const night = await Night.drawn(KNOCKOUT, 4, 3);
  const [team] = (await night.pairings()).filter(({ boards }) => boards !== undefined);
  const boards = (await night.boards()).filter(({ id }) => team?.boards?.includes(id));
  for (const board of boards) await night.report(board, 3, 0);
  const before = await club.api.post(
    `${night.path}/pairings/${team?.id}/correction`,
    { score: { white: 0, black: 3 }, reason: 'slip' },
    { headers: { 'if-match': '*' } },
  );
  expect(before.body.code).toBe('pairing.team-match');
  const correct = (nth: number, query = '') =>
    club.api.post(
      `${night.path}/pairings/${boards[nth]?.id}/correction${query}`,
      { score: { white: 0, black: 3 }, reason: 'slip' },
      { headers: { 'if-match': '*' } },
    );
  await correct(0);
  const { body } = await correct(1, '?dryRun=true');
  const changed = body.affected.filter(({ kind }: { kind: string }) => kind === 'pairing');
  expect(changed.map(({ after }: { after: BoardSeen }) => [after.round, after.board ?? 'team'])).toEqual([
    [1, 'team'],
    [1, 2],
    [2, 'team'],
  ]);
  await correct(1);
  const now = (await night.pairings()).find(({ id }) => id === team?.id);
  expect(now?.result).toMatchObject({ winner: 'black', recorded: { white: 1, black: 2 } });
  await isSound();
  await club.api.post(`${night.path}/undo`, {});
  expect((await night.pairings()).find(({ id }) => id === team?.id)?.result).toMatchObject({ winner: 'white' });
  await isSound();
});

it('a team that leaves forfeits its open boards, and has them back when it returns', async () => {
  const night = await Night.drawn({ kind: 'league', lengths: [3] }, 3);
  const [first] = await night.boards();
  await night.report(first ?? (await night.teamMatch()), 3, 0);
  const path = `${night.path}/entries/${first?.white.entryId}`;
  await club.api.post(`${path}/withdraw`, { reason: 'Last bus' });
  await isSound();
  await club.api.post(`${path}/return`);
  expect(await night.boards()).toHaveLength(5);
  await isSound();
});

it('a team match that is decided needs no board that has not begun, until a correction opens it again', async () => {
  const entrants = { kind: 'teams', boards: 3, stopWhenDecided: true };
  const night = await Night.drawn(KNOCKOUT, 2, 3, { entrants });
  expect((await club.api.get(night.path)).body.entrants).toEqual({ ...entrants, equalBoards: 'points' });
  const [first, second, third] = await night.boards();
  await night.report(first!, 3, 0);
  await night.report(second!, 3, 1);
  const board = async (): Promise<BoardSeen> => (await night.pairings()).find(({ board: number }) => number === 3)!;
  expect(await board()).toMatchObject({
    status: 'finished',
    matchId: null,
    result: { winner: null, by: 'not-played', score: null, recorded: null },
  });
  expect((await club.api.get(`/v1/matches/${third!.matchId}`)).body.status).toBe('void');
  expect((await club.api.get(night.path)).body.status).toBe('finished');
  expect((await club.api.post(`/v1/matches/${third!.matchId}/games`, {})).status).toBe(409);

  const path = `${night.path}/pairings/${second!.id}/correction`;
  const corrected = await club.api.post(path, { score: { white: 0, black: 3 }, reason: 'misread' }, ANY);
  expect([corrected.status, (await club.api.get(night.path)).body.status]).toEqual([200, 'running']);
  const open = await board();
  expect(open).toMatchObject({ status: 'ready', result: null, matchId: expect.any(String) });
  expect((await club.api.post(`${night.path}/undo`, {})).status).toBe(200);
  expect((await board()).result).toMatchObject({ by: 'not-played' });
  expect((await club.api.get(`/v1/matches/${open.matchId}`)).body.status).toBe('void');
  await isSound();
});

it('a team match of as many boards each is a draw where the tournament wants that', async () => {
  const entrants = { kind: 'teams', boards: 2, equalBoards: 'draw' };
  const league = { kind: 'league', lengths: [3], points: { win: 2, loss: 1 } };
  const night = await Night.drawn(league, 2, 2, { entrants });
  const [first, second] = await night.boards();
  await night.report(first!, 3, 0);
  await night.report(second!, 1, 3);
  const team = await night.teamMatch();
  expect(team).toMatchObject({
    status: 'finished',
    result: { winner: null, by: 'play', score: { white: 1, black: 1 }, recorded: { white: 1, black: 1 } },
  });
  const { body } = await club.api.get(`${night.path}/standings`);
  for (const row of body.rows)
    expect(row).toMatchObject({ points: 1.5, wins: 0.5, played: 1, won: 0, drawn: 1, lost: 0 });
  const [header, line] = (await club.api.get(`${night.path}/standings.csv`)).text.split('\n');
  expect(header).toContain('points,wins,played,won,drawn,lost');
  expect(line).toContain('1.5,0.5,1,0,1,0');
  const knockout = await club.api.post('/v1/tournaments', { name: 'Clubs', format: KNOCKOUT, entrants });
  expect(knockout.body).toMatchObject({ code: 'config.invalid', errors: [{ pointer: '/entrants/equalBoards' }] });
  const singles = { kind: 'singles', stopWhenDecided: true };
  const single = await club.api.post('/v1/tournaments', { name: 'Clubs', format: KNOCKOUT, entrants: singles });
  expect(single.body).toMatchObject({ status: 400, errors: [{ pointer: '/entrants/stopWhenDecided' }] });
  await isSound();
});

it('a team that leaves loses by as many boards as there are', async () => {
  const night = await Night.drawn(KNOCKOUT, 2);
  const left = `${night.path}/entries/${(await night.teamMatch()).black?.entryId}/withdraw`;
  expect((await club.api.post(left, { reason: 'Last bus' })).status).toBe(200);
  expect((await night.teamMatch()).result).toMatchObject({ by: 'walkover', recorded: { white: 2, black: 0 } });
});
