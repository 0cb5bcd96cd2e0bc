/** Playing on a server and recording a real board, as a front end does it. The answer and the events are both looked at. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { ScriptedDice } from '../../support/service/scripted-ports.js';

const dice = new ScriptedDice();
let club: TestApp;
beforeAll(async () => {
  club = await testApp({ dice });
});
afterAll(async () => {
  await club.close();
});

/** A game that has just started, with recorded dice unless said otherwise. */
async function started(body: Readonly<Record<string, unknown>> = {}): Promise<{ match: string; game: string }> {
  const match = await club.match(body);
  const game = await club.api.post(`/v1/matches/${match.body.id}/games`);
  expect(game.status).toBe(201);
  return { match: match.body.id, game: game.body.id };
}

async function eventTypes(match: string): Promise<string[]> {
  const record = await club.api.get(`/v1/matches/${match}/events`);
  return record.body.items.map(({ type }: { type: string }) => type);
}

describe('a game with the dice of the server', () => {
  it('throws the opening until the dice differ, all ties in the record', async () => {
    const { match, game } = await started({ dice: 'server' });
    dice.willFall(4, 4, 2, 2, 2, 5);
    const opened = await club.api.act(game, { type: 'opening-roll' });
    expect(opened.body.game).toMatchObject({ phase: 'play', onRoll: 'black', toAct: 'black', dice: [5, 2] });
    expect(opened.body.events.map(({ data }: { data: unknown }) => data)).toEqual([
      { white: 4, black: 4 },
      { white: 2, black: 2 },
      { white: 2, black: 5 },
    ]);
    expect(await eventTypes(match)).toEqual(['MatchOpened', 'GameStarted', ...Array(3).fill('OpeningRolled')]);
  });

  it('refuses dice from the client, naming the field', async () => {
    const { game } = await started({ dice: 'server' });
    const refused = await club.api.act(game, { type: 'opening-roll', dice: { white: 6, black: 1 } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ pointer: '/dice' }] } });
  });

  it('lets nothing be taken back or voided', async () => {
    const { game } = await started({ dice: 'server' });
    dice.willFall(3, 1);
    await club.api.act(game, { type: 'opening-roll' });
    for (const action of [{ type: 'take-back' }, { type: 'void-roll', reason: 'cocked' }]) {
      expect(await club.api.act(game, action)).toMatchObject({ status: 409, body: { code: 'dice.recorded-only' } });
    }
  });
});

describe('a game on a real board', () => {
  it('is played, doubled and dropped, and the match goes on', async () => {
    const { match, game } = await started();
    await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    const played = await club.api.act(game, { type: 'play', play: '6/5 8/5' });
    expect(played.body.game).toMatchObject({
      phase: 'roll-or-double',
      toAct: 'black',
      lastPlay: { side: 'white', dice: [3, 1], play: '8/5 6/5' },
      cube: { mayDouble: { white: false, black: true } },
    });
    const doubled = await club.api.act(game, { type: 'double' });
    expect(doubled.body.game).toMatchObject({
      phase: 'answer-double',
      onRoll: 'black',
      toAct: 'white',
      actions: ['take', 'drop'],
      cube: { value: 1, owner: null, offered: { value: 2, by: 'black' } },
    });
    const dropped = await club.api.act(game, { type: 'pass', side: 'white' });
    expect(dropped.body.game).toMatchObject({
      status: 'finished',
      phase: 'finished',
      actions: [],
      result: { winner: 'black', kind: 'single', cube: 1, points: 1, by: 'drop' },
    });
    expect(await eventTypes(match)).toEqual([
      'MatchOpened',
      'GameStarted',
      'OpeningRolled',
      'PlayMade',
      'Doubled',
      'DoubleDropped',
      'GameFinished',
      'MatchScoreChanged',
    ]);
    const after = await club.api.get(`/v1/matches/${match}`);
    expect(after.body).toMatchObject({ status: 'open', black: { score: 1 }, currentGameId: null });
    const next = await club.api.post(`/v1/matches/${match}/games`);
    expect(next).toMatchObject({ status: 201, body: { number: 2, phase: 'opening' } });
    expect(next.headers.get('location')).toBe(`/v1/games/${next.body.id}`);
  });

  it('needs the dice, naming the field', async () => {
    const { game } = await started();
    const refused = await club.api.act(game, { type: 'opening-roll' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer: '/dice' }] } });
  });

  it('says which rule an illegal play breaks, and changes nothing', async () => {
    const { game } = await started();
    const opened = await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    const refused = await club.api.act(game, { type: 'play', play: '24/23' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'play.must-use-both-dice' } });
    expect(refused.body.detail).toContain('Both dice can be played');
    const unreadable = await club.api.act(game, { type: 'play', play: 'knight to f3' });
    expect(unreadable).toMatchObject({ status: 400, body: { code: 'play.unreadable' } });
    const now = await club.api.get(`/v1/games/${game}`);
    expect(now.body).toEqual(opened.body.game);
  });

  it('takes a play in any spelling, as moves too', async () => {
    const { game } = await started();
    await club.api.act(game, { type: 'opening-roll', dice: { white: 6, black: 5 } });
    const played = await club.api.act(game, {
      type: 'play',
      moves: [
        { from: 24, to: 18 },
        { from: 18, to: 13, die: 5 },
      ],
    });
    expect(played.body.game.lastPlay.play).toBe('24/13');
  });

  it('withdraws a roll that was entered by mistake', async () => {
    const { game } = await started();
    await club.api.act(game, [
      { type: 'opening-roll', dice: { white: 3, black: 1 } },
      { type: 'play', play: '8/5 6/5' },
      { type: 'roll', dice: [6, 6] },
    ]);
    const voided = await club.api.act(game, { type: 'void-roll', reason: 'cocked' });
    expect(voided.body.game).toMatchObject({ phase: 'roll', toAct: 'black', dice: null });
    expect(voided.body.events[0]).toMatchObject({ type: 'RollVoided', data: { dice: [6, 6], reason: 'cocked' } });
  });

  it('takes back the last action, and one that passed the turn by itself', async () => {
    const { match, game } = await started({ variant: 'longgammon' });
    // In longgammon a 6-6 against fifteen checkers on the ace point cannot be played on from 12.
    await club.api.act(game, [
      { type: 'opening-roll', dice: { white: 6, black: 5 } },
      { type: 'play', play: '24/13' },
    ]);
    const before = await club.api.get(`/v1/games/${game}`);
    await club.api.act(game, { type: 'roll', dice: [2, 1] });
    const back = await club.api.act(game, { type: 'take-back', reason: 'read the dice wrong' });
    expect(back.body.game).toEqual({ ...before.body, version: before.body.version + 2 });
    const takenBack = { type: 'TakenBack', gameNumber: 1, data: { to: before.body.version } };
    expect(back.body.events).toMatchObject([takenBack]);
    const recorded = await club.api.get(`/v1/matches/${match}/events?after=${before.body.version + 1}`);
    expect(recorded.body.items).toMatchObject([takenBack]);
  });

  it.each(['', ' \t'])(
    'takes a blank reason of a take-back (%j) for none, as every reason that may be left out',
    async (reason) => {
      const { game } = await started();
      await club.api.act(game, { type: 'opening-roll', dice: { white: 6, black: 5 } });
      const back = await club.api.act(game, { type: 'take-back', reason });
      expect([back.status, back.body.events]).toMatchObject([200, [{ type: 'TakenBack', data: { reason: null } }]]);
    },
  );

  it('reopens a finished game by taking back its last action, until the next one starts', async () => {
    const { match, game } = await started();
    await club.api.act(game, [
      { type: 'opening-roll', dice: { white: 3, black: 1 } },
      { type: 'resign', as: 'gammon' },
      { type: 'accept-resignation' },
    ]);
    expect((await club.api.get(`/v1/matches/${match}`)).body.black.score).toBe(2);
    const back = await club.api.act(game, { type: 'take-back' });
    expect(back.body.game).toMatchObject({ status: 'open', phase: 'answer-resignation', result: null });
    const reopened = await club.api.get(`/v1/matches/${match}`);
    expect(reopened.body).toMatchObject({
      black: { score: 0 },
      currentGameId: game,
      games: [{ status: 'open', result: null }],
    });
    await club.api.act(game, { type: 'refuse-resignation' });
    await club.api.act(game, [{ type: 'resign', as: 'single' }, { type: 'accept-resignation' }]);
    await club.api.post(`/v1/matches/${match}/games`);
    const late = await club.api.act(game, { type: 'take-back' });
    expect(late).toMatchObject({ status: 409, body: { code: 'game.correction-not-allowed' } });
  });

  it('lets an illegal play pass and corrects it until the next roll, where the match says so', async () => {
    const { game } = await started({ rules: { validation: 'legalMoves' } });
    await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    const wrong = await club.api.act(game, { type: 'play', play: '24/23' });
    expect(wrong.body.game.lastPlay).toMatchObject({ play: '24/23', breaks: 'play.must-use-both-dice' });
    const corrected = await club.api.act(game, { type: 'correct-play', play: '8/5 6/5' });
    expect(corrected.body.game).toMatchObject({ lastPlay: { play: '8/5 6/5', breaks: null }, toAct: 'black' });
    const turns = await club.api.get(`/v1/games/${game}/turns`);
    expect(turns.body.items).toMatchObject([{ number: 1, play: '8/5 6/5' }]);
    await club.api.act(game, { type: 'roll', dice: [6, 5] });
    const late = await club.api.act(game, { type: 'correct-play', play: '24/20' });
    expect(late).toMatchObject({ status: 409, body: { code: 'game.correction-not-allowed' } });
  });

  it('records no action of a batch when one of them is refused, and names it', async () => {
    const { match, game } = await started();
    const before = await eventTypes(match);
    const refused = await club.api.act(game, [
      { type: 'opening-roll', dice: { white: 3, black: 1 } },
      { type: 'play', play: '8/5 6/5' },
      { type: 'roll', side: 'white', dice: [6, 6] },
    ]);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'game.not-your-turn', errors: [{ pointer: '/actions/2' }], params: { index: 2 } },
    });
    expect(await eventTypes(match)).toEqual(before);
  });
});

describe('looking at a game', () => {
  it('gives the legal plays of the roll, and none without a roll', async () => {
    const { game } = await started();
    expect(await club.api.get(`/v1/games/${game}/legal-plays`)).toMatchObject({ status: 409 });
    await club.api.act(game, { type: 'opening-roll', dice: { white: 5, black: 3 } });
    const plays = await club.api.get(`/v1/games/${game}/legal-plays`);
    expect(plays.body).toMatchObject({ dice: [5, 3], count: 9 });
    expect(plays.body.plays.map(({ play }: { play: string }) => play)).toContain('8/3 6/3');
  });

  it('gives every position from the start, and says how many there are', async () => {
    const { game } = await started();
    await club.api.act(game, [
      { type: 'opening-roll', dice: { white: 3, black: 1 } },
      { type: 'play', play: '8/5 6/5' },
    ]);
    const start = await club.api.get(`/v1/games/${game}/positions/0`);
    expect(start.body).toMatchObject({ turn: 0, positionId: '4HPwATDgc/ABMA', cube: { value: 1, owner: null } });
    expect(await club.api.get(`/v1/games/${game}/positions/1`)).toMatchObject({ status: 200, body: { turn: 1 } });
    expect(await club.api.get(`/v1/games/${game}/positions/2`)).toMatchObject({
      status: 404,
      body: { code: 'turn.not-found' },
    });
  });

  it('draws the board from either seat', async () => {
    const { game } = await started();
    const white = await club.api.get(`/v1/games/${game}/board.svg`);
    const black = await club.api.get(`/v1/games/${game}/board.svg?view=black`);
    expect(white.headers.get('content-type')).toContain('image/svg+xml');
    expect(white.text).toMatch(/^<svg[^>]+viewBox/);
    expect(white.text.match(/<circle/g)).toHaveLength(30);
    expect(black.text).not.toBe(white.text);
  });

  it('tells an unknown game from an id that is none', async () => {
    expect(await club.api.get(`/v1/games/${crypto.randomUUID()}`)).toMatchObject({
      status: 404,
      body: { code: 'game.not-found' },
    });
    expect(await club.api.get('/v1/games/seven')).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});
