/** A match that counts again, because the same two meet again, brings its own length and its own people back. */
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const ANY = { headers: { 'if-match': '*' } };
const WHITE = { score: { white: 3, black: 1 } };
const BLACK = { score: { white: 0, black: 3 } };

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterEach(async () => {
  expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
});
afterAll(async () => {
  await club.close();
});

interface Seen {
  readonly id: string;
  readonly round: number;
  readonly status: string;
  readonly length: number;
  readonly board?: number;
  readonly boards?: readonly string[];
  readonly matchId: string | null;
  readonly white: { readonly entryId: string; readonly playerId: string };
}

/** Three entrants of a knockout; the first seed waits in the final. */
class Night {
  private constructor(readonly path: string) {}

  static async drawn(members: readonly (readonly string[])[], more: object = {}): Promise<Night> {
    const format = { kind: 'knockout', lengths: [3] };
    const { body } = await club.api.post('/v1/tournaments', { name: 'Three', format, ...more });
    const night = new Night(`/v1/tournaments/${body.id}`);
    for (const [index, [playerId, ...partners]] of members.entries()) {
      const pair = partners.length === 0 ? {} : { partners, name: `Club ${index}` };
      await night.post('/entries', { playerId, seed: index + 1, ...pair });
    }
    await night.post('/draw', { seed: 'seed' });
    return night;
  }

  async post(path: string, body: object): Promise<void> {
    const { status, text } = await club.api.post(this.path + path, body, ANY);
    if (status >= 300) throw new Error(text);
  }

  async pairings(round: number): Promise<readonly Seen[]> {
    const { body } = await club.api.get(`${this.path}/pairings?round=${round}`);
    return body.items;
  }

  /** The boards of a round, or its matches. */
  async played(round: number): Promise<readonly Seen[]> {
    return (await this.pairings(round)).filter(({ boards, matchId }) => boards === undefined && matchId !== null);
  }

  async correctFirstRound(result: object): Promise<void> {
    for (const { id } of await this.played(1))
      await this.post(`/pairings/${id}/correction`, { ...result, reason: 'slip' });
  }
}

it('has its own length, whatever length the two got who met there meanwhile (T3)', async () => {
  const people = [await club.player('Ann'), await club.player('Bob'), await club.player('Cy')];
  const night = await Night.drawn(people.map((id) => [id]));
  for (const { id } of await night.played(1)) await night.post(`/pairings/${id}/result`, WHITE);
  const [final] = await night.played(2);
  await night.post(`/pairings/${final?.id}/result`, WHITE);
  await night.correctFirstRound(BLACK);
  await night.post(`/pairings/${final?.id}/length`, { length: 7, reason: 'time for a long final' });
  expect(await night.played(2)).toMatchObject([{ status: 'ready', length: 7 }]);

  await night.correctFirstRound(WHITE);
  expect(await night.played(2)).toMatchObject([{ status: 'finished', length: 3, matchId: final?.matchId }]);
});

it('has the members of the teams who played it, whomever a captain named against another team meanwhile', async () => {
  const members: string[][] = [];
  for (const team of [1, 2, 3]) {
    members.push([]);
    for (const nth of [1, 2]) members.at(-1)?.push(await club.player(`Member ${team}.${nth}`));
  }
  const night = await Night.drawn(members, { entrants: { kind: 'teams', boards: 2 } });
  for (const { id } of await night.played(1)) await night.post(`/pairings/${id}/result`, WHITE);
  const [first] = await night.played(2);
  await night.post(`/pairings/${first?.id}/result`, WHITE);
  await night.correctFirstRound(BLACK);
  const [final] = await night.pairings(2);
  const [one, other] = members[0] ?? [];
  await night.post(`/pairings/${final?.id}/line-up`, { entryId: final?.white.entryId, players: [other, one] });
  expect(await night.played(2)).toMatchObject([{ white: { playerId: other } }, { white: { playerId: one } }]);

  await night.correctFirstRound(WHITE);
  const boards = await night.played(2);
  expect(boards).toMatchObject([
    { status: 'finished', white: { playerId: one }, matchId: first?.matchId },
    { status: 'ready', white: { playerId: other } },
  ]);
  const { body } = await club.api.get(`/v1/matches/${boards[1]?.matchId}`);
  expect(body.white.playerId).toBe(other);
});
