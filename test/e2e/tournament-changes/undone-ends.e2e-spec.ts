/** A match that is over, open again and over once more: the game that was on its board follows, and is shown as it ended. */
import { soundClub } from '../../support/clubs/sound-club.js';
import type { TestApp } from '../../support/service/test-app.js';
import { type PairingSeen, TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
const { done } = soundClub((given) => {
  club = given;
});

interface Begun {
  readonly night: TournamentDriver;
  readonly pairing: PairingSeen;
  readonly game: string;
}

/** A match of a tournament with a game on its board. */
async function begun(): Promise<Begun> {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  await night.draw();
  const [pairing] = await night.pairings('?round=1');
  if (pairing === undefined) throw new Error('nothing is drawn');
  const { body } = await club.api.post(`/v1/matches/${pairing.matchId}/games`);
  return { night, pairing, game: body.id };
}

const FORFEIT = { winner: 'white', by: 'forfeit' };

describe('a game whose match ended without it', () => {
  it.each([
    [
      'its result was undone, and that was undone',
      async ({ night, pairing }: Begun) => {
        await done(`${night.path}/pairings/${pairing.id}/result`, FORFEIT);
        const again = async () => {
          const [undoing] = (await club.api.get(`${night.path}/acts`)).body.items;
          await done(`${night.path}/undo`, { act: undoing.version });
        };
        return [() => done(`${night.path}/undo`, {}), again];
      },
    ],
    [
      'the director opened the pairing again, and that was undone',
      async ({ night, pairing }: Begun) => {
        await done(`${night.path}/pairings/${pairing.id}/result`, FORFEIT);
        const open = { result: null, reason: 'wrong slip' };
        return [
          () => done(`${night.path}/pairings/${pairing.id}/correction`, open),
          () => done(`${night.path}/undo`, {}),
        ];
      },
    ],
    [
      'the director opened the match again, and that was undone',
      async ({ night, pairing }: Begun) => {
        await done(`/v1/matches/${pairing.matchId}/result`, FORFEIT);
        const open = { result: null, reason: 'wrong slip' };
        return [() => done(`/v1/matches/${pairing.matchId}/correction`, open), () => done(`${night.path}/undo`, {})];
      },
    ],
    [
      'a player who had left came back, and that was undone',
      async ({ night, pairing }: Begun) => {
        const entry = `${night.path}/entries/${pairing.black?.entryId}`;
        await done(`${entry}/withdraw`, { reason: 'had to go', until: 'end' });
        return [() => done(`${entry}/return`, {}), () => done(`${night.path}/undo`, {})];
      },
    ],
  ])('is shown as it was when %s', async (_how, end) => {
    const start = await begun();
    const seen = async () => {
      const [match, game, board] = await Promise.all(
        [`matches/${start.pairing.matchId}`, `games/${start.game}`, `games/${start.game}/board.txt`].map((path) =>
          club.api.get(`/v1/${path}`),
        ),
      );
      const { status, by, currentGameId, games } = match?.body ?? {};
      const { version: _, ...shown } = game?.body ?? {};
      return { status, by, currentGameId, games, shown, board: board?.text, found: [game?.status, board?.status] };
    };
    const [open, back] = await end(start);
    const before = await seen();
    expect(before).toMatchObject({ status: 'finished', currentGameId: null, found: [200, 200] });
    await open?.();
    expect(await seen()).toMatchObject({ status: 'open', currentGameId: start.game });
    await back?.();
    expect(await seen()).toEqual(before);
  });
});

it('a correction of how a match was decided is undone in its game too', async () => {
  const { night, pairing } = await begun();
  const match = `/v1/matches/${pairing.matchId}`;
  await done(`${match}/result`, FORFEIT);
  await done(`${match}/correction`, { winner: 'white', by: 'concession', reason: 'he resigned' });
  await done(`${night.path}/undo`, {});
  const { by, games } = (await club.api.get(match)).body;
  expect([by, games[0].result.by]).toEqual(['forfeit', 'forfeit']);
});
