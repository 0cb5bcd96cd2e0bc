/** Players with tokens of their own: each acts for one person, at that person's side of the board. */
import type { ApiClient } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

interface Table {
  readonly ann: string;
  readonly bob: string;
  /** White's token, black's, and one of a third player. */
  readonly white: ApiClient;
  readonly black: ApiClient;
  readonly other: ApiClient;
  readonly match: string;
  readonly game: string;
}

const FORBIDDEN = { status: 403, body: { code: 'request.forbidden' } };
const NOT_YOUR_TURN = { status: 409, body: { code: 'game.not-your-turn' } };
/** White has a 3-1 to play. */
const OPENING = { type: 'opening-roll', dice: { white: 3, black: 1 } };
const PLAY = { type: 'play', play: '8/5 6/5' };

async function ofPlayer(playerId: string): Promise<ApiClient> {
  return club.as(await club.token('player', { playerId }));
}

/** A game of two people with tokens, in which so much has happened. */
async function table(actions: readonly object[] = [], rules: object = {}): Promise<Table> {
  const [ann, bob] = [await club.player(), await club.player()];
  const [white, black] = [await ofPlayer(ann), await ofPlayer(bob)];
  const format = { kind: 'points', length: 5 };
  const match = (await white.post('/v1/matches', { white: ann, black: bob, format, rules })).body.id;
  const game = (await black.post(`/v1/matches/${match}/games`)).body.id;
  if (actions.length > 0) expect(await club.api.act(game, actions)).toMatchObject({ status: 200 });
  return { ann, bob, white, black, other: await ofPlayer(await club.player()), match, game };
}

describe('acting in a game', () => {
  it("is for the player's own side without saying so", async () => {
    const { ann, white, black, match, game } = await table();
    expect(await black.act(game, OPENING)).toMatchObject({ status: 200 });
    expect(await black.act(game, PLAY)).toMatchObject(NOT_YOUR_TURN);
    expect(await white.act(game, PLAY)).toMatchObject({ status: 200 });
    expect(await white.act(game, { type: 'roll', dice: [6, 5] })).toMatchObject(NOT_YOUR_TURN);
    expect(await black.act(game, { type: 'double' })).toMatchObject({ status: 200 });
    expect(await black.act(game, { type: 'take' })).toMatchObject(NOT_YOUR_TURN);
    expect(await white.act(game, { type: 'take', side: 'white' })).toMatchObject({ status: 200 });
    const { items } = (await club.api.get(`/v1/matches/${match}/events`)).body;
    expect(items.at(-1)).toMatchObject({ type: 'DoubleTaken', actor: `player:${ann}` });
  });

  it('is never for the other side, whichever side is to act', async () => {
    const { white, black, game } = await table([OPENING]);
    expect(await black.act(game, { ...PLAY, side: 'white' })).toMatchObject(FORBIDDEN);
    expect(await white.act(game, { type: 'resign', as: 'single', side: 'black' })).toMatchObject(FORBIDDEN);
    const batch = await white.act(game, [PLAY, { type: 'roll', dice: [6, 5], side: 'black' }]);
    expect(batch).toMatchObject(FORBIDDEN);
    expect(batch.body.detail).toContain('Action 1: ');
    expect((await club.api.get(`/v1/games/${game}`)).body).toMatchObject({ phase: 'play', dice: [3, 1] });
  });

  it('is not for those who only look on, and tells them nothing else', async () => {
    const { other, game, match } = await table([OPENING]);
    const stale = { headers: { 'if-match': '"1"' } };
    expect(await other.act(game, PLAY, stale)).toMatchObject(FORBIDDEN);
    expect(await other.act(game, { ...PLAY, side: 'white' })).toMatchObject(FORBIDDEN);
    expect(await other.post(`/v1/matches/${match}/games`)).toMatchObject(FORBIDDEN);
    expect(await other.get(`/v1/games/${game}`)).toMatchObject({ status: 200, body: { phase: 'play' } });
    expect(await other.act(crypto.randomUUID(), PLAY)).toMatchObject({ status: 404 });
  });

  it("resigns, answers and withdraws only for the player's own side", async () => {
    const { white, black, game } = await table([OPENING]);
    expect(await black.act(game, { type: 'resign', as: 'single' })).toMatchObject({ status: 200 });
    expect(await white.act(game, { type: 'withdraw-resignation' })).toMatchObject(NOT_YOUR_TURN);
    expect(await black.act(game, { type: 'accept-resignation' })).toMatchObject(NOT_YOUR_TURN);
    expect(await black.act(game, { type: 'withdraw-resignation' })).toMatchObject({ status: 200 });
    await white.act(game, { type: 'resign', as: 'gammon' });
    expect(await black.act(game, { type: 'accept-resignation' })).toMatchObject({
      status: 200,
      body: { game: { result: { winner: 'black', kind: 'gammon' } } },
    });
  });

  it("voids the player's own roll, and not the opponent's", async () => {
    const { white, black, game } = await table([OPENING, PLAY]);
    const cocked = { type: 'void-roll', reason: 'cocked', dice: [2] };
    expect(await white.act(game, cocked)).toMatchObject(NOT_YOUR_TURN);
    await black.act(game, { type: 'roll', dice: [6, 6] });
    expect(await white.act(game, { type: 'void-roll', reason: 'other' })).toMatchObject(NOT_YOUR_TURN);
    expect(await black.act(game, { type: 'void-roll', reason: 'other' })).toMatchObject({ status: 200 });
    expect(await black.act(game, cocked)).toMatchObject({ status: 200 });
  });

  it('takes nothing back, as those who record do', async () => {
    const { white, game } = await table([OPENING, PLAY]);
    expect(await white.act(game, { type: 'take-back' })).toMatchObject(FORBIDDEN);
    const scorer = club.as(await club.token('scorer'));
    expect(await scorer.act(game, { type: 'take-back' })).toMatchObject({
      status: 200,
      body: { game: { phase: 'play' } },
    });
  });
});

describe('correcting a play (R44)', () => {
  const ILLEGAL = { type: 'play', play: '13/10 13/11' };
  const LEGAL = { type: 'correct-play', play: '8/5 6/5' };

  it('is for the opponent alone where that one may condone it', async () => {
    const { white, black, game } = await table([OPENING, ILLEGAL], { validation: 'condone' });
    expect(await white.act(game, LEGAL)).toMatchObject({ status: 409, body: { code: 'game.correction-not-allowed' } });
    expect(await white.act(game, { ...LEGAL, side: 'black' })).toMatchObject(FORBIDDEN);
    expect(await black.act(game, LEGAL)).toMatchObject({ status: 200 });
  });

  it('is for either player where every illegal play has to be corrected', async () => {
    for (const corrector of ['white', 'black'] as const) {
      const seated = await table([OPENING, ILLEGAL], { validation: 'legalMoves' });
      expect(await seated.other.act(seated.game, LEGAL)).toMatchObject(FORBIDDEN);
      expect(await seated[corrector].act(seated.game, LEGAL)).toMatchObject({ status: 200 });
    }
  });
});

describe('matches', () => {
  it('are opened by those who sit down, at either side', async () => {
    const { ann, bob, white, other } = await table();
    const body = { format: { kind: 'points', length: 3 } };
    expect(await white.post('/v1/matches', { ...body, white: bob, black: ann.toUpperCase() })).toMatchObject({
      status: 201,
    });
    expect(await other.post('/v1/matches', { ...body, white: ann, black: bob })).toMatchObject(FORBIDDEN);
    expect(await other.post('/v1/matches', { ...body, white: ann, black: crypto.randomUUID() })).toMatchObject(
      FORBIDDEN,
    );
  });

  it('are ended by a slip of either player, or of those who record', async () => {
    for (const reporter of ['white', 'black'] as const) {
      const seated = await table();
      const path = `/v1/matches/${seated.match}/result`;
      const slip = { score: { white: 5, black: 2 } };
      expect(await seated.other.post(path, slip)).toMatchObject(FORBIDDEN);
      expect(await seated[reporter].post(path, slip)).toMatchObject({ status: 200, body: { winner: 'white' } });
    }
  });

  it.each([
    ['black', 'concession', 200],
    ['white', 'concession', 403],
    ['black', 'forfeit', 403],
    ['white', 'forfeit', 403],
    ['white', 'time', 403],
    ['black', 'time', 403],
  ])('won by %s by %s: white is answered %i', async (winner, by, status) => {
    const { white, match } = await table();
    expect(await white.post(`/v1/matches/${match}/result`, { winner, by })).toMatchObject({ status });
    const after = (await club.api.get(`/v1/matches/${match}`)).body;
    expect(after).toMatchObject(status === 200 ? { status: 'finished', winner, by } : { status: 'open', winner: null });
  });

  it('take the result of a game from those who played it', async () => {
    const { white, other, match, game } = await table([OPENING]);
    await club.api.act(game, [{ type: 'resign', side: 'white', as: 'single' }, { type: 'accept-resignation' }]);
    const result = { winner: 'white', kind: 'gammon', cube: 1 };
    expect(await other.post(`/v1/matches/${match}/games`, { result })).toMatchObject(FORBIDDEN);
    expect(await white.post(`/v1/matches/${match}/games`, { result })).toMatchObject({ status: 201 });
  });
});

it('goes on for a person who was entered twice, in the matches of both entries', async () => {
  const { ann, white, game } = await table([OPENING]);
  const again = await club.player();
  const byOther = await ofPlayer(again);
  expect(await byOther.act(game, PLAY)).toMatchObject(FORBIDDEN);
  await club.api.post(`/v1/players/${ann}/merge`, { into: again });
  expect(await byOther.act(game, PLAY)).toMatchObject({ status: 200 });
  expect(await white.act(game, { type: 'resign', as: 'single' })).toMatchObject({ status: 200 });
  const bob = await club.player();
  const body = { white: again, black: bob, format: { kind: 'points', length: 3 } };
  expect(await white.post('/v1/matches', body)).toMatchObject({ status: 201 });
});

describe('a challenge on a ladder', () => {
  it('is made by the challenger alone, however the id of the entry is written', async () => {
    const night = await TournamentDriver.open(club, { kind: 'ladder', lengths: [3] }, 3);
    await night.draw();
    const [, middle = '', last = ''] = night.entries;
    const [own, other] = [await ofPlayer(night.players[2] ?? ''), await ofPlayer(night.players[0] ?? '')];
    for (const challenger of [last, last.toUpperCase()]) {
      const body = { challenger, challenged: middle };
      expect(await other.post(`${night.path}/challenges`, body)).toMatchObject(FORBIDDEN);
    }
    const body = { challenger: last.toUpperCase(), challenged: middle.toUpperCase() };
    expect(await own.post(`${night.path}/challenges`, body)).toMatchObject({ status: 201 });
  });
});
