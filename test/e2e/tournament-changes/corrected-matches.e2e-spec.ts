/** A match of a tournament that is corrected as a match: the answer tells what becomes of the tournament as well. */
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const ANY = { headers: { 'if-match': '*' } };

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

type Told = ApiAnswer['body'];

async function corrected(path: string, body: object): Promise<Told> {
  const answer = await club.api.post(path, body, ANY);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

/** Four in a knockout; both semifinals are played, so the final is made. */
async function semifinals(): Promise<{ readonly night: TournamentDriver; readonly first: PairingSeen }> {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  await night.draw();
  const [first, second] = await night.pairings('?status=ready');
  if (first === undefined || second === undefined) throw new Error('nothing is drawn');
  for (const pairing of [first, second]) await night.report(pairing, 'white');
  return { night, first };
}

const OTHER_WINNER = { score: { white: 1, black: 3 }, reason: 'The columns were mixed up' };

it('tells the same of the tournament as the correction of its pairing', async () => {
  const { night, first } = await semifinals();
  const match = `/v1/matches/${first.matchId}/correction`;
  const byPairing = await corrected(`${night.path}/pairings/${first.id}/correction?dryRun=true`, OTHER_WINNER);
  const tried = await corrected(`${match}?dryRun=true`, OTHER_WINNER);
  expect(byPairing.affected.map(({ kind }: Told) => kind)).toEqual(['pairing', 'pairing', 'match']);
  expect(tried).toMatchObject({ applied: false, affected: [{ kind: 'match', id: first.matchId }] });
  expect(tried.tournament).toEqual({ id: night.id, affected: byPairing.affected });

  const done = await corrected(match, OTHER_WINNER);
  expect(done).toMatchObject({ applied: true, affected: tried.affected, tournament: { id: night.id } });
  // What could not be told beforehand: which match the final now has.
  const final = (await night.pairings('?status=ready')).find(({ round }) => round === 2);
  expect(final).toMatchObject({ black: expect.anything(), white: { entryId: first.black?.entryId } });
  const change = done.tournament.affected.find(({ id }: Told) => id === final?.id);
  expect(change.after).toEqual((await club.api.get(`${night.path}/pairings/${final?.id}`)).body);
});

it('tells it of a game, of penalty points and of their cancelling too', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 2);
  await night.draw();
  const [pairing] = await night.pairings('?status=ready');
  const path = `/v1/matches/${pairing?.matchId}`;
  const won = { result: { winner: 'white', kind: 'backgammon', cube: 1 } };
  const { id: gameId } = (await club.api.post(`${path}/games`, won)).body;
  const statuses = ({ tournament }: Told): readonly unknown[] =>
    tournament.affected.map(({ kind, before, after }: Told) => [kind, before.status, after.status]);
  const reopened = [
    ['pairing', 'finished', 'ready'],
    ['flight', 'finished', 'running'],
    ['tournament', 'finished', 'running'],
  ];
  const annulled = { result: null, reason: 'Entered for the wrong match' };
  expect(statuses(await corrected(`${path}/games/${gameId}/correction`, annulled))).toEqual(reopened);

  const late = { to: 'black', points: 3, reason: 'Came late' };
  const over = reopened.map(([kind, open, ended]) => [kind, ended, open]);
  expect(statuses(await corrected(`${path}/penalties?dryRun=true`, late))).toEqual(over);
  await corrected(`${path}/penalties`, late);
  const cancelled = await corrected(`${path}/penalties/1/cancel`, { reason: 'The clock was wrong' });
  expect(statuses(cancelled)).toEqual(reopened);
});

it('says that the tournament stays as it is', async () => {
  const { night, first } = await semifinals();
  const same = { score: { white: 3, black: 0 }, reason: 'Looked at again' };
  const path = `/v1/matches/${first.matchId}/correction`;
  expect(await corrected(path, same)).toEqual({ affected: [], applied: true, tournament: null });
  expect(night.players).toHaveLength(4);

  const [white, black] = [await club.player(), await club.player()];
  const { id } = (await club.api.post('/v1/matches', { white, black, format: { kind: 'points', length: 3 } })).body;
  await club.api.post(`/v1/matches/${id}/result`, { score: { white: 3, black: 0 } });
  expect(await corrected(`/v1/matches/${id}/correction`, OTHER_WINNER)).toMatchObject({ tournament: null });
});
