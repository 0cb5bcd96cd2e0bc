/** Rules of the single variants as games through the API show them: rights to hit, pins, mothers, first checkers, who starts. */
import { RecordCheck } from '../../../src/modules/games/index.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
  await club.close();
});

async function match(variant: unknown): Promise<string> {
  return String((await club.match({ variant, format: { kind: 'points', length: 9 } })).body.id);
}

async function started(id: string): Promise<string> {
  return String((await club.api.post(`/v1/matches/${id}/games`)).body.id);
}

const opening = (white: number, black: number) => ({ type: 'opening-roll', dice: { white, black } });
const roll = (a: number, b: number) => ({ type: 'roll', dice: [a, b] });
const turn = (a: number, b: number, text: string) => [roll(a, b), { type: 'play', play: text }];

describe('Dutch backgammon', () => {
  it('closes a point to who has had no checker home, and opens it to who has (V11, V12)', async () => {
    const id = await started(await match({ base: 'dutch', checkers: 2, startBar: 2 }));
    const begun = await club.api.act(id, [opening(5, 3), { type: 'play', play: 'bar/22 bar/20' }]);
    expect(begun.body.game.position).toMatchObject({ white: { mayHit: false }, black: { mayHit: false, bar: 2 } });
    // White's blots on 22 and 20 stand on Black's 3 and 5.
    await club.api.act(id, [...turn(4, 1, 'bar/21 bar/24'), ...turn(6, 5, '22/16 20/15')]);
    await club.api.act(id, [roll(6, 3), { type: 'play', play: '21/15 24/21' }, roll(6, 4)]);
    const early = await club.api.act(id, { type: 'play', play: '16/10* 15/11' });
    expect([early.status, early.body.code]).toEqual([422, 'play.point-blocked']);
    expect(early.body).toMatchObject({ params: { reason: 'no-right-to-hit' }, detail: expect.stringMatching(/V11/) });
    const { body } = await club.api.get(`/v1/games/${id}/legal-plays`);
    expect(body.plays.map(({ play }: { play: string }) => play)).not.toContain('16/10*');
  });

  it('keeps the right for ever once a checker was home', async () => {
    const id = await started(await match({ base: 'dutch', checkers: 2, startBar: 1, start: { 7: 1 } }));
    const home = await club.api.act(id, opening(1, 2));
    expect(home.body.game.onRoll).toBe('black');
    const entered = await club.api.act(id, { type: 'play', play: 'bar/23 7/6' });
    expect(entered.body.game.position.black.mayHit).toBe(true);
    expect(entered.body.game.position.white.mayHit).toBe(false);
  });
});

describe('Plakoto', () => {
  const FEW = { base: 'plakoto', id: 'Three checkers', checkers: 3, start: { 24: 3 }, mother: 'playOn' };
  const TOWARDS_THE_PIN = [
    opening(6, 5),
    ...turn(6, 5, '24/18 24/19'),
    ...turn(6, 5, '24/18 24/19'),
    ...turn(6, 5, '18/12 19/14'),
    ...turn(6, 5, '18/12 19/14'),
    ...turn(6, 4, '12/6 14/10'),
    ...turn(6, 4, '12/6 14/10'),
    ...turn(5, 4, '6/1* 10/6'),
  ];

  it('shows and draws the checker that is pinned', async () => {
    const id = await started(await match(FEW));
    const { body } = await club.api.act(id, TOWARDS_THE_PIN);
    expect(body.game).toMatchObject({
      status: 'open',
      onRoll: 'black',
      position: { white: { pinned: [] }, black: { pinned: [24], bar: 0 } },
      positionId: null,
      pips: { white: 24 + 6 + 1 },
    });
    const pinned = await club.api.act(id, [roll(6, 5), { type: 'play', play: '24/18' }]);
    expect([pinned.status, pinned.body.code]).toEqual([422, 'play.no-such-checker']);
    const board = (await club.api.get(`/v1/games/${id}/board.svg`)).text;
    expect(board).toContain('black pinned on 24');
    // Black's pinned checker lies at the edge of White's ace point, White's own above it.
    const places = [...board.matchAll(/<circle cx="(\d+)" cy="(\d+)" r="17" fill="(#\w+)"/g)].map((found) =>
      found.slice(1),
    );
    const onAcePoint = places.filter(([x, y]) => x === '500' && Number(y) > 240);
    expect(onAcePoint).toEqual([
      ['500', '439', '#2b2b2b'],
      ['500', '405', '#f7f3e8'],
    ]);
  });

  it('is drawn when both mothers are pinned: neither side scores, and the next game is opened by a throw (V54)', async () => {
    const contest = await match(FEW);
    const id = await started(contest);
    const { body } = await club.api.act(id, [...TOWARDS_THE_PIN, ...turn(5, 4, '6/1* 10/6')]);
    expect(body.game).toMatchObject({
      status: 'finished',
      phase: 'finished',
      result: { winner: null, kind: 'single', points: 0, by: 'play' },
    });
    const { body: after } = await club.api.get(`/v1/matches/${contest}`);
    expect(after).toMatchObject({ status: 'open', white: { score: 0 }, black: { score: 0 }, currentGameId: null });
    expect(after.games[0].result.winner).toBeNull();
    expect((await club.api.get(`/v1/matches/${contest}/transcript?format=mat`)).text).toContain('; [Game 1 "drawn"]');
    expect((await club.api.get(`/v1/games/${await started(contest)}`)).body.phase).toBe('opening');
  });

  it('is lost at once, twice, by the side whose mother is pinned (V54)', async () => {
    const id = await started(await match({ ...FEW, mother: 'immediateLoss' }));
    const { body } = await club.api.act(id, TOWARDS_THE_PIN);
    expect(body.game.result).toEqual({ winner: 'white', kind: 'gammon', cube: 1, points: 2, by: 'play' });
  });

  it('draws nothing into the ledger of a session', async () => {
    const session = (await club.match({ variant: FEW, format: { kind: 'money', stake: 5 } })).body.id;
    await club.api.act(await started(session), [...TOWARDS_THE_PIN, ...turn(5, 4, '6/1* 10/6')]);
    const { body } = await club.api.get(`/v1/matches/${session}/ledger`);
    expect(body).toMatchObject({ entries: [], balances: [{ points: 0 }, { points: 0 }] });
  });
});

describe('Fevga', () => {
  it('lets no second checker move before the first has passed the other start (V62)', async () => {
    const id = await started(await match('fevga'));
    await club.api.act(id, [opening(6, 5), roll(6, 5)]);
    const refused = await club.api.act(id, { type: 'play', play: '24/18 24/19' });
    expect([refused.status, refused.body.code]).toEqual([422, 'play.first-checker-first']);
    const { body } = await club.api.act(id, [{ type: 'play', play: '24/13' }, ...turn(6, 5, '24/13')]);
    expect(body.game.position).toMatchObject({ white: { bar: 0, off: 0 }, black: { bar: 0 } });
    // Black's own 24 is drawn on White's 12.
    expect((await club.api.get(`/v1/games/${id}/board.svg`)).text).toContain('>14</text>');
  });
});

describe('Portes', () => {
  it('is rolled for again by who starts, and its next game is started by the winner (V40)', async () => {
    const contest = await match('portes');
    const first = await started(contest);
    const opened = await club.api.act(first, opening(2, 6));
    expect(opened.body.game).toMatchObject({ phase: 'roll', onRoll: 'black', dice: null });
    await club.api.act(first, [...turn(6, 6, '24/18(2) 13/7(2)'), { type: 'resign', side: 'white', as: 'gammon' }]);
    expect((await club.api.act(first, { type: 'accept-resignation' })).body.game.result).toMatchObject({ points: 2 });
    const next = await club.api.get(`/v1/games/${await started(contest)}`);
    expect(next.body).toMatchObject({ phase: 'roll', onRoll: 'black', actions: ['roll', 'resign'] });
    const refused = await club.api.act(next.body.id, { type: 'resign', as: 'backgammon' });
    expect([refused.status, refused.body.params]).toMatchObject([422, { reason: 'not-in-variant' }]);
  });
});

describe('a transcript of Acey-Deucey', () => {
  it('keeps the bonus, the reserve and the points, and comes in again by its header', async () => {
    const contest = await match('aceyDeucey.european');
    const id = await started(contest);
    await club.api.act(id, [
      opening(5, 2),
      ...turn(2, 1, 'rsv/24 rsv/23'),
      { type: 'name-doublet', die: 4 },
      { type: 'play', play: 'rsv/21(4)' },
      { type: 'play', play: 'rsv/22(4)' },
      ...turn(6, 5, 'rsv/19 rsv/20'),
      roll(6, 5),
      { type: 'resign', side: 'black', as: 11 },
      { type: 'accept-resignation' },
    ]);
    const { text } = await club.api.get(`/v1/matches/${contest}/transcript?format=mat`);
    expect(
      text
        .split('\n')
        .filter((line) => /\d\)/.test(line))
        .map((line) => line.trim()),
    ).toEqual([
      '1) 21: rsv/24 rsv/23',
      '2) 44: rsv/21 rsv/21 rsv/21 rsv/21',
      '3) 33: rsv/22 rsv/22 rsv/22 rsv/22',
      expect.stringMatching(/^4\) 65: rsv\/19 rsv\/20 +65:$/),
    ]);
    const again = await club.api.post('/v1/matches/import', undefined, { text });
    expect(again).toMatchObject({
      status: 201,
      body: {
        variant: 'aceyDeucey.european',
        status: 'finished',
        games: [{ result: { winner: 'white', points: 11, by: 'resignation' } }],
      },
    });
    const warnings = (answer: typeof again): string[] => answer.body.warnings.map(({ code }: { code: string }) => code);
    expect(warnings(again)).not.toContain('transcript.opening-not-told');
    const untold = await club.api.post('/v1/matches/import', undefined, { text: text.replace(/^; \[Start .*$/m, '') });
    expect(warnings(untold)).toContain('transcript.opening-not-told');
    const wrong = await club.api.post('/v1/matches/import', undefined, { text: text.replace('33: rsv', '66: rsv') });
    expect(wrong).toMatchObject({ status: 422, body: { params: { rule: 'bonus.other-dice', turn: 3 } } });
    const bare = text.replace(/^; \[Variation .*$/m, '');
    const named = await club.api.post('/v1/matches/import?variant=aceyDeucey.european', undefined, { text: bare });
    expect(named).toMatchObject({ status: 201, body: { white: { score: 11 } } });
    expect((await club.api.post('/v1/matches/import?variant=aceyDeucey', undefined, { text })).status).toBe(422);
  });
});
