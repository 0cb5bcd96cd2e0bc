/** A match that was given up stays so where another has taken its place. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { enteredTeams } from '../../support/clubs/club-of-teams.js';
import type { PairingSeen } from '../../support/clubs/tournament.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const ANY = { headers: { 'if-match': '*' } };

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());
afterEach(async () => {
  expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
  expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
});

async function done(path: string, body: object): Promise<ApiAnswer['body']> {
  const { status, text, body: answer } = await club.api.post(path, body, ANY);
  if (status >= 300) throw new Error(text);
  return answer;
}

type Board = PairingSeen & { readonly board?: number };

/** Two teams whose match is decided by its first and third board, so that the second is not played. */
async function decided(): Promise<{
  readonly path: string;
  readonly boards: () => Promise<readonly Board[]>;
  /** The match that the second board had. */
  readonly givenUp: string | null;
}> {
  const teams = ['North', 'South'].map((name) => ({ name, members: [1, 2, 3].map((each) => `${name} ${each}`) }));
  const { id } = await enteredTeams(club, teams, 3, { stopWhenDecided: true });
  const path = `/v1/tournaments/${id}`;
  await done(`${path}/draw`, { seed: 'seed' });
  const boards = async () => {
    const all: readonly Board[] = (await club.api.get(`${path}/pairings?limit=200`)).body.items;
    return [1, 2, 3].map((number) => all.find(({ board }) => board === number)!);
  };
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
