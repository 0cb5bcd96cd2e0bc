/** T19: the matches of an entrant who left, while the share that was played goes below a half and above it again. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const ANY = { headers: { 'if-match': '*' } };
const FORFEIT = { status: 'finished', by: 'forfeit' };

interface Left {
  readonly night: TournamentDriver;
  readonly gone: string;
  /** The pairings of the one who left that have no result. */
  readonly open: readonly PairingSeen[];
  readonly played: readonly PairingSeen[];
}

/** A round robin of four; one of them wins so many of three matches and leaves. */
async function left(results: number): Promise<Left> {
  const night = await TournamentDriver.open(club, { kind: 'round-robin', lengths: [3] }, 4);
  await night.draw();
  const gone = night.entries[0]!;
  const own = (await night.pairings()).filter(({ white, black }) => [white?.entryId, black?.entryId].includes(gone));
  for (const pairing of own.slice(0, results)) {
    await night.report(pairing, pairing.white?.entryId === gone ? 'white' : 'black');
  }
  await club.api.post(`${night.path}/entries/${gone}/withdraw`, { reason: 'Moved away' });
  return { night, gone, played: own.slice(0, results), open: own.slice(results) };
}

const matchOf = async ({ matchId }: PairingSeen) => (await club.api.get(`/v1/matches/${matchId}`)).body;
const correct = (night: TournamentDriver, { id }: PairingSeen, body: object) =>
  club.api.post(`${night.path}/pairings/${id}/correction`, { ...body, reason: 'The slip was found' }, ANY);
const resultOf = async (night: TournamentDriver, { id }: PairingSeen) =>
  (await club.api.get(`${night.path}/pairings/${id}`)).body.result;

describe('the open match of an entrant who left', () => {
  it('is a forfeit once a result that was found makes it half of the matches', async () => {
    const { night, gone, open } = await left(1);
    const [found, other] = open;
    expect((await matchOf(other!)).status).toBe('void');

    expect((await correct(night, found!, { score: { white: 3, black: 1 } })).status).toBe(200);
    const winner = other!.white?.entryId === gone ? 'black' : 'white';
    expect(await resultOf(night, other!)).toMatchObject({ by: 'walkover', annulled: false, winner });
    expect(await matchOf(other!)).toMatchObject({ ...FORFEIT, winner });

    const last = (await club.api.get(`${night.path}/acts`)).body.items[0];
    expect((await club.api.post(`${night.path}/undo`, { act: last.version })).status).toBe(200);
    expect(await resultOf(night, other!)).toMatchObject({ by: 'annulled' });
    expect((await matchOf(other!)).status).toBe('void');
  });

  it('counts again after a correction that was itself corrected', async () => {
    const { night, played, open } = await left(2);
    const [other] = open;
    expect(await matchOf(other!)).toMatchObject(FORFEIT);

    expect((await correct(night, played[0]!, { score: null })).status).toBe(200);
    expect((await matchOf(other!)).status).toBe('void');
    expect((await correct(night, played[0]!, { score: { white: 0, black: 3 } })).status).toBe(200);
    expect(await resultOf(night, other!)).toMatchObject({ by: 'walkover', annulled: false });
    expect(await matchOf(other!)).toMatchObject(FORFEIT);
  });
});
