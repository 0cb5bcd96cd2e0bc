// Match scores, Crawford, Holland and dead cube: the worked examples SC, A being white and B black. Numbers that are
// missing do not exist.

import { momentOf } from '../../../src/domain/game/actions.js';
import type { ResultKind } from '../../../src/domain/variant/win-kinds.js';
import type { Side } from '../../../src/domain/kernel/side.js';
import type { MatchRules } from '../../../src/domain/match/rules.js';
import { crawfordState, nextGameTerms } from '../../../src/domain/match/score.js';
import {
  MatchRecord,
  acceptResignation,
  by,
  defaultMatchRules,
  double,
  drop,
  inGame,
  openMatch,
  opening,
  play,
  refuseResignation,
  resign,
  roll,
  scored,
  take,
} from '../../support/domain/builders.js';
import { given } from '../../support/domain/given.js';

const A = 'white';
const B = 'black';

interface Row {
  readonly before: readonly [number, number];
  readonly crawford: boolean;
  readonly win: readonly [Side, ResultKind, ...Side[]];
  readonly after: readonly [number, number];
}

function row(before: Row['before'], crawford: boolean, win: Row['win'], score: Row['after']): Row {
  return { before, crawford, win, after: score };
}

/** Plays the games of the table, each with its doubles, and compares score and Crawford game. */
function playsAs(match: MatchRecord, rows: readonly Row[]): void {
  for (const { before, crawford, win, after: score } of rows) {
    const [winner, kind, ...doubles] = win;
    const { state } = match;
    expect([match.score, state.status === 'open' && nextGameTerms(state).crawford]).toEqual([before, crawford]);
    match.win(winner, kind, doubles);
    expect(match.score).toEqual(score);
  }
}

describe('match scores', () => {
  it('SC1: a 5-point match with a Crawford game and a post-Crawford cube', () => {
    playsAs(new MatchRecord({ length: 5 }), [
      row([0, 0], false, [B, 'backgammon'], [0, 3]),
      row([0, 3], false, [B, 'single'], [0, 4]),
      row([0, 4], true, [A, 'single'], [1, 4]),
      row([1, 4], false, [A, 'single', A], [3, 4]),
    ]);
  });

  it('SC2: a 5-point match that ends 6–4 at double match point', () => {
    const match = new MatchRecord({ length: 5 });
    playsAs(match, [
      row([0, 0], false, [A, 'gammon'], [2, 0]),
      row([2, 0], false, [B, 'single'], [2, 1]),
      row([2, 1], false, [A, 'single', B], [4, 1]),
      row([4, 1], true, [B, 'single'], [4, 2]),
      row([4, 2], false, [B, 'single', B], [4, 4]),
    ]);
    match.start().toRollOf(B);
    given(match.events)
      .when(inGame(6, scored(double)))
      .thenRefused('cube.dead');
    match
      .act(resign('gammon'), refuseResignation)
      .do(inGame(6, by(B, resign('gammon'))))
      .act(acceptResignation);
    expect(match.state).toMatchObject({ status: 'finished', outcome: { winner: A }, score: { white: 6, black: 4 } });
  });

  it('SC3: a 7-point match that jumps over match point has no Crawford game', () => {
    const match = new MatchRecord({ length: 7 });
    playsAs(match, [row([0, 0], false, [A, 'gammon', A], [4, 0]), row([4, 0], false, [A, 'single', B, A], [8, 0])]);
    expect(match.state).toMatchObject({ status: 'finished', outcome: { winner: A }, crawfordGame: null });
  });

  it('SC4: a 3-point match in which the trailer doubles before its first roll', () => {
    const match = new MatchRecord({ length: 3 });
    playsAs(match, [row([0, 0], false, [A, 'gammon'], [2, 0]), row([2, 0], true, [B, 'single'], [2, 1])]);
    match.start().act(opening(3, 1), play('8/5 6/5'), double, take);
    match.do(inGame(3, by(A, resign('single')))).act(acceptResignation);
    expect([match.score, match.state.status]).toEqual([[2, 3], 'finished']);
  });

  it('SC6: a 7-point match with exactly one Crawford game', () => {
    const match = new MatchRecord({ length: 7 });
    playsAs(match, [
      row([0, 0], false, [A, 'backgammon', A], [6, 0]),
      row([6, 0], true, [B, 'gammon'], [6, 2]),
      row([6, 2], false, [B, 'gammon', B], [6, 6]),
      row([6, 6], false, [B, 'gammon'], [6, 8]),
    ]);
    expect(match.state).toMatchObject({ status: 'finished', outcome: { winner: B }, crawfordGame: 2 });
  });

  it('SC7: a 9-point match', () => {
    const match = new MatchRecord({ length: 9 });
    playsAs(match, [
      row([0, 0], false, [A, 'gammon', A], [4, 0]),
      row([4, 0], false, [B, 'single', B], [4, 2]),
      row([4, 2], false, [A, 'single', B, A], [8, 2]),
      row([8, 2], true, [B, 'gammon'], [8, 4]),
      row([8, 4], false, [B, 'gammon', B], [8, 8]),
      row([8, 8], false, [A, 'single'], [9, 8]),
    ]);
    expect(match.state).toMatchObject({ status: 'finished', outcome: { winner: A } });
  });

  it('SC8: points that lift a side to match point before a game make it the Crawford game', () => {
    const score = { white: 0, black: 4 };
    const rules = defaultMatchRules('recorded');
    const standing = {
      format: { kind: 'points', length: 5 },
      rules,
      score,
      crawfordGame: null,
      crawfordOver: false,
    } as const;
    expect([crawfordState(standing), nextGameTerms(standing).crawford]).toEqual(['now', true]);
  });

  it.each([
    [7, 5, 1, true],
    [7, 5, 2, false],
    [7, 3, 2, true],
    [7, 6, 1, false],
    [5, 3, 1, true],
    [5, 3, 2, false],
    [11, 3, 8, false],
    [11, 2, 8, true],
  ])('SC9: to %d with %d points, may a cube at %d be turned? %s', (length, own, cube, legal) => {
    const match = new MatchRecord({ length, rules: { crawford: false } }).atScore(own, 0).start();
    // The last double before is the opponent's, so that the side owns the cube.
    for (let value = 1, side: Side = Math.log2(cube) % 2 === 1 ? B : A; value < cube; value *= 2) {
      match.toRollOf(side).act(double, take);
      side = side === A ? B : A;
    }
    match.toRollOf(A);
    expect(match.game.cube.value).toBe(cube);
    const outcome = given(match.events).when(inGame(match.game.number, by(A, double)));
    if (legal) outcome.thenLike([{ event: { type: 'Doubled', side: A, value: cube * 2 } }]);
    else outcome.thenRefused('cube.dead');
  });

  it('SC11: a gammon on a cube at 4 ends a 7-point match at once', () => {
    const match = new MatchRecord({ length: 7 });
    playsAs(match, [row([0, 0], false, [A, 'gammon', B, A], [8, 0])]);
    expect(match.state.status).toBe('finished');
  });

  it('SC12: a drop is never a gammon', () => {
    const match = new MatchRecord({ length: 5 }).atScore(2, 2).start().toRollOf(A).act(double, drop);
    expect(match.score).toEqual([3, 2]);
  });

  it('SC13: neither side doubles in the Crawford game', () => {
    for (const side of [A, B] as const) {
      const match = new MatchRecord({ length: 5 }).atScore(4, 1).start().toRollOf(side);
      given(match.events)
        .when(inGame(match.game.number, by(side, double)))
        .thenRefused('match.crawford-no-cube', { side });
    }
  });

  it('SC14: there is no second Crawford game, and the cube is dead at double match point', () => {
    const match = new MatchRecord({ length: 5 }).atScore(3, 1);
    playsAs(match, [
      row([3, 1], false, [A, 'single'], [4, 1]),
      row([4, 1], true, [B, 'gammon'], [4, 3]),
      row([4, 3], false, [B, 'single'], [4, 4]),
    ]);
    for (const side of [A, B] as const) {
      const last = new MatchRecord({ length: 5 }).atScore(3, 1).win(A, 'single').win(B, 'gammon').win(B, 'single');
      last.start().toRollOf(side);
      expect(last.game.terms.crawford).toBe(false);
      given(last.events)
        .when(inGame(last.game.number, by(side, double)))
        .thenRefused('cube.dead', { side });
    }
  });
});

describe('Holland', () => {
  /** The game after the Crawford game at 4–2 in a match to 5: L is white, T is black. */
  function postCrawford(rules: Partial<MatchRules> = {}): MatchRecord {
    const match = new MatchRecord({ length: 5, rules: { holland: true, ...rules } });
    return match.atScore(4, 0).win(B, 'gammon').start();
  }

  /** Before each roll of T the rolls of T and L so far and whether T may double; both play 2-1 until it may. */
  function doublesOfTrailer(match: MatchRecord, starter: Side): readonly string[] {
    const answers: string[] = [];
    for (;;) {
      const { turnsPlayed, turns } = match.toRollOf(B, starter).game;
      const { mayDouble } = momentOf(match.game);
      answers.push(`turn ${turns + 1}: ${turnsPlayed.black}, ${turnsPlayed.white}: ${mayDouble.black ? 'yes' : 'no'}`);
      if (mayDouble.black) return answers;
      match.act(roll(2, 1)).toRollOf(A);
    }
  }

  it('SC15: when T starts it may double first in turn 5', () => {
    expect(doublesOfTrailer(postCrawford(), B)).toEqual(['turn 3: 1, 1: no', 'turn 5: 2, 2: yes']);
  });

  it('SC16: when L starts T may double first in turn 6', () => {
    expect(doublesOfTrailer(postCrawford(), A)).toEqual(['turn 2: 0, 1: no', 'turn 4: 1, 2: no', 'turn 6: 2, 3: yes']);
  });

  it('SC17: a dance counts as a roll', () => {
    // Plays that no dice would allow shut T out for its second roll.
    const match = postCrawford({ validation: 'legalMoves' });
    match.act(opening(1, 3), play('24/23 13/10'), roll(6, 5), play('13/2*(2) 13/1*(2) 13/3 8/3 8/5(2) 6/4(2)'));
    expect(match.act(roll(6, 5)).events.at(-1)).toMatchObject({
      event: { type: 'PlayMade', side: B, moves: [], by: 'rule' },
    });
    match.act(roll(2, 1), play('24/23 24/22'));
    expect(match.game.turnsPlayed).toEqual({ white: 2, black: 2 });
    given(match.events)
      .when(inGame(match.game.number, by(B, double)))
      .thenLike([{ event: { type: 'Doubled', side: B } }]);
  });

  it('SC18: other games know no waiting, and the Crawford game no double at all', () => {
    const early = new MatchRecord({ length: 7, rules: { holland: true } }).atScore(3, 2).start();
    early.act(opening(3, 1), play('8/5 6/5'));
    given(early.events)
      .when(inGame(6, scored(double)))
      .thenLike([{ event: { type: 'Doubled' } }]);
    const crawford = new MatchRecord({ length: 7, rules: { holland: true } }).atScore(6, 2).start().toRollOf(B);
    given(crawford.events)
      .when(inGame(9, scored(double)))
      .thenRefused('match.crawford-no-cube');
  });

  it.each([{ jacoby: true }, { beavers: 1 }, { automaticDoubles: 1 }, { holland: true, crawford: false }])(
    'SC19: a match cannot be opened with %j',
    (rules) => {
      given([]).when(openMatch({ rules })).thenRefused('config.invalid');
    },
  );
});
