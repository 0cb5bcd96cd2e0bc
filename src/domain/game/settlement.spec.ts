import {
  type Act,
  MatchRecord,
  acceptResignation,
  by,
  double,
  inGame,
  resign,
} from '../../../test/support/domain/builders.js';
import { given } from '../../../test/support/domain/given.js';
import { momentOf } from './actions.js';
import type { Side } from '../kernel/side.js';

const settle = (to: Side | null, points: number): Act => ({ type: 'OfferSettlement', to, points });
const accept: Act = { type: 'AcceptSettlement' };

/** A session in which white has played and black is on roll. */
const session = (): MatchRecord => MatchRecord.ofMoney({ stake: 100 }).start().toRollOf('black');

/** The same after acts by these sides. */
function after(record: MatchRecord, ...acts: readonly (readonly [Side | null, Act])[]): MatchRecord {
  for (const [side, act] of acts) record.do(inGame(1, by(side, act)));
  return record;
}

const finished = (winner: Side | null, points: number, cube = 1): object => ({
  type: 'InGame',
  event: { type: 'GameFinished', result: { winner, kind: 'single', cube, points, by: 'settlement' } },
});

describe('a settlement between two in money play (R47)', () => {
  it('is offered by one side and accepted by the other', () => {
    const { events } = after(session(), ['black', settle('white', 3)]);
    given(events)
      .when(inGame(1, by('white', accept)))
      .thenLike([
        { event: { type: 'SettlementMade', to: 'white', points: 3 } },
        finished('white', 3),
        { type: 'MatchScoreChanged', score: { white: 3, black: 0 } },
      ]);
    given(events)
      .when(inGame(1, by('white', settle('white', 3))))
      .thenLike([{}, finished('white', 3), {}]);
  });

  it('is made at once where staff record it for both', () => {
    given(session().events)
      .when(inGame(1, by(null, settle(null, 0))))
      .thenLike([{}, finished(null, 0)]);
  });

  it('is not made by the side that offers it, nor by other terms, which are another offer', () => {
    const offered = after(session(), ['black', settle('white', 3)]);
    given(offered.events)
      .when(inGame(1, by('black', accept)))
      .thenRefused('game.no-settlement');
    given(offered.events)
      .when(inGame(1, by('black', settle('white', 3))))
      .then([]);
    after(offered, ['white', settle('white', 4)]);
    expect(offered.game.settlement).toEqual({ by: 'white', to: 'white', points: 4 });
    given(offered.events)
      .when(inGame(1, by('white', accept)))
      .thenRefused('game.no-settlement');
  });

  it('is declined by playing on', () => {
    const offered = after(session(), ['white', settle('black', 1)], ['black', { type: 'RollDice', dice: [2, 1] }]);
    expect(offered.game).not.toHaveProperty('settlement');
    given(offered.events)
      .when(inGame(1, by('black', accept)))
      .thenRefused('game.no-settlement');
  });

  it('is listed for both sides, and its acceptance for the one that did not offer it', () => {
    const { game } = after(session(), ['white', settle('black', 1)]);
    expect(momentOf(game).actions).toEqual({
      white: ['resign', 'settle'],
      black: ['roll', 'double', 'resign', 'settle', 'accept-settlement'],
    });
  });

  it('is never made in a match to points, before the opening, or while an answer is awaited', () => {
    const match = new MatchRecord().start().toRollOf('black');
    given(match.events)
      .when(inGame(1, by('black', settle('white', 3))))
      .thenRefused('game.settlement-impossible', { reason: 'match' });
    expect(momentOf(match.game).actions.black).not.toContain('settle');
    given(MatchRecord.ofMoney().start().events)
      .when(inGame(1, by('white', settle('white', 1))))
      .thenRefused('game.wrong-phase');
    for (const act of [double, resign('single')]) {
      const waiting = after(session(), ['black', act]);
      given(waiting.events)
        .when(inGame(1, by('white', settle('white', 1))))
        .thenRefused('game.wrong-phase');
    }
  });

  it.each([
    ['white', 0],
    [null, 1],
    ['white', -1],
    ['white', 1.5],
  ] as const)('gives %s %s: no terms', (to, points) => {
    given(session().events)
      .when(inGame(1, by('black', settle(to, points))))
      .thenRefused('game.settlement-impossible', { reason: 'points' });
  });

  it('stays within what can be counted at the stake', () => {
    given(session().events)
      .when(inGame(1, by(null, settle('white', Number.MAX_SAFE_INTEGER))))
      .thenRefused('money.too-large');
  });

  it('is taken back, and the game goes on with nothing offered', () => {
    const settled = after(session(), ['black', settle('white', 3)], ['white', accept]);
    expect(settled.score).toEqual([3, 0]);
    settled.do(settled.takeBack(1));
    expect(settled.score).toEqual([0, 0]);
    expect(settled.game.settlement).toEqual({ by: 'black', to: 'white', points: 3 });
    settled.do(settled.takeBack(1));
    expect(settled.game).not.toHaveProperty('settlement');
  });

  it('corrects another result, and is corrected by one', () => {
    const won = after(session(), ['white', resign('single')], ['black', acceptResignation]);
    const correct = (result: object): void => {
      won.do({
        type: 'CorrectResult',
        gameId: 'game-1',
        result: result as never,
        reason: 'slip',
        at: won.state.openedAt,
        history: [...won.events],
      });
    };
    correct({ settlement: { to: 'white', points: 5 }, cube: 1 });
    expect(won.score).toEqual([5, 0]);
    correct({ settlement: { to: null, points: 0 }, cube: 1 });
    expect(won.score).toEqual([0, 0]);
    correct({ winner: 'black', kind: 'single', cube: 1 });
    expect(won.score).toEqual([0, 1]);
  });
});
