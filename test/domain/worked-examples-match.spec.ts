// Match scores, Crawford, Holland, dead cube, win types, cube and resignation: the worked examples SC and CU, A being
// white and B black. What belongs to money play only is left to it; numbers that are missing do not exist.

import { momentOf } from '../../src/domain/game/actions.js';
import type { GameEvent } from '../../src/domain/game/events.js';
import type { ResultKind } from '../../src/domain/game/result.js';
import type { Side } from '../../src/domain/kernel/side.js';
import type { MatchRules } from '../../src/domain/match/rules.js';
import { defaultMatchRules } from '../../src/domain/match/rules.js';
import { crawfordState, nextGameTerms } from '../../src/domain/match/score.js';
import {
  type Act,
  MatchRecord,
  acceptResignation,
  after,
  by,
  correct,
  double,
  drop,
  gameAt,
  gameStarted,
  inGame,
  openGameAfter,
  openMatch,
  opening,
  play,
  refuseResignation,
  resign,
  roll,
  scored,
  skip,
  take,
} from '../support/builders.js';
import { given, givenGame } from '../support/given.js';

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
    given(match.events).when(inGame(6, scored(double))).thenRefused('cube.dead');
    match.act(resign('gammon'), refuseResignation).do(inGame(6, by(B, resign('gammon')))).act(acceptResignation);
    expect(match.state).toMatchObject({ status: 'finished', winner: A, score: { white: 6, black: 4 } });
  });

  it('SC3: a 7-point match that jumps over match point has no Crawford game', () => {
    const match = new MatchRecord({ length: 7 });
    playsAs(match, [
      row([0, 0], false, [A, 'gammon', A], [4, 0]),
      row([4, 0], false, [A, 'single', B, A], [8, 0]),
    ]);
    expect(match.state).toMatchObject({ status: 'finished', winner: A, crawfordGame: null });
  });

  it('SC4: a 3-point match in which the trailer doubles before its first roll', () => {
    const match = new MatchRecord({ length: 3 });
    playsAs(match, [
      row([0, 0], false, [A, 'gammon'], [2, 0]),
      row([2, 0], true, [B, 'single'], [2, 1]),
    ]);
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
    expect(match.state).toMatchObject({ status: 'finished', winner: B, crawfordGame: 2 });
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
    expect(match.state).toMatchObject({ status: 'finished', winner: A });
  });

  it('SC8: points that lift a side to match point before a game make it the Crawford game', () => {
    const score = { white: 0, black: 4 };
    const rules = defaultMatchRules('recorded');
    const standing = { length: 5, rules, score, crawfordGame: null, crawfordOver: false };
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
    // The last double before is the opponent's, so that the cube is the own one.
    for (let value = 1, side: Side = Math.log2(cube) % 2 === 1 ? B : A; value < cube; value *= 2) {
      match.toRollOf(side).act(double, take);
      side = side === A ? B : A;
    }
    match.toRollOf(A);
    expect(match.game.cubes[0]?.value).toBe(cube);
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

  it('SC13: nobody doubles in the Crawford game', () => {
    for (const side of [A, B] as const) {
      const match = new MatchRecord({ length: 5 }).atScore(4, 1).start().toRollOf(side);
      given(match.events).when(inGame(match.game.number, by(side, double))).thenRefused('match.crawford-no-cube', { side });
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
      given(last.events).when(inGame(last.game.number, by(side, double))).thenRefused('cube.dead', { side });
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
    expect(match.act(roll(6, 5)).events.at(-1)).toMatchObject({ event: { type: 'PlayMade', side: B, moves: [], by: 'rule' } });
    match.act(roll(2, 1), play('24/23 24/22'));
    expect(match.game.turnsPlayed).toEqual({ white: 2, black: 2 });
    given(match.events).when(inGame(match.game.number, by(B, double))).thenLike([{ event: { type: 'Doubled', side: B } }]);
  });

  it('SC18: other games know no waiting, and the Crawford game no double at all', () => {
    const early = new MatchRecord({ length: 7, rules: { holland: true } }).atScore(3, 2).start();
    early.act(opening(3, 1), play('8/5 6/5'));
    given(early.events).when(inGame(6, scored(double))).thenLike([{ event: { type: 'Doubled' } }]);
    const crawford = new MatchRecord({ length: 7, rules: { holland: true } }).atScore(6, 2).start().toRollOf(B);
    given(crawford.events).when(inGame(9, scored(double))).thenRefused('match.crawford-no-cube');
  });

  it.each([{ jacoby: true }, { beavers: 1 }, { automaticDoubles: 1 }, { holland: true, crawford: false }])(
    'SC19: a match cannot be opened with %j',
    (rules) => {
      given([]).when(openMatch({ rules })).thenRefused('config.invalid');
    },
  );
});

describe('win types', () => {
  /** A cube that both sides have turned, as the record says it; white is to roll again. */
  const TURNED_TO_4: readonly GameEvent[] = [
    { type: 'Doubled', side: A, value: 2 },
    { type: 'DoubleTaken', side: B, value: 2 },
    { type: 'TurnSkipped', side: A, by: 'hand' },
    { type: 'Doubled', side: B, value: 4 },
    { type: 'DoubleTaken', side: A, value: 4 },
    { type: 'TurnSkipped', side: B, by: 'hand' },
  ];
  const CUBES: Readonly<Record<number, readonly GameEvent[]>> = { 1: [], 2: TURNED_TO_4.slice(0, 2), 4: TURNED_TO_4 };

  it.each<[string, ResultKind, number, number, string, Partial<MatchRules>]>([
    ['CU1', 'single', 4, 4, 'O[bar:2 off:1 19:12]', {}],
    ['CU2', 'backgammon', 2, 6, 'O[6:1 19:14]', {}],
    ['CU2', 'backgammon', 2, 4, 'O[6:1 19:14]', { backgammonMultiplier: 2 }],
    ['CU3', 'backgammon', 1, 3, 'O[bar:1 19:14]', {}],
    ['CU4', 'gammon', 1, 2, 'O[7:1 19:14]', {}],
  ])('%s: a %s at %d wins %d against %s', (_row, kind, cube, points, loser, rules) => {
    const events = [...gameAt(`X[2:1 1:1 off:13] ${loser}`, { rules }), ...CUBES[cube]!];
    givenGame(after(events, roll(2, 1)))
      .when(scored(play('2/off 1/off')))
      .thenLike([{ type: 'PlayMade' }, { result: { winner: A, kind, cube, points, by: 'play' } }]);
  });
});

describe('the cube', () => {
  const opened = after([gameStarted()], opening(3, 1), play('8/5 6/5'), roll(2, 1), play('13/11 6/5'));
  const quiet = [roll(2, 1), play('13/11 6/5')] as const;

  it('CU6: belongs to the taker, who alone may turn it again', () => {
    const taken = after(opened, double, take);
    expect(openGameAfter(taken).cubes).toEqual([{ value: 2, owner: B, offered: null }]);
    givenGame(taken).when(by(A, double)).thenRefused('cube.not-available', { reason: 'owned-by-opponent' });
    const redoubled = after(taken, ...quiet, by(B, double), take);
    expect(openGameAfter(redoubled).cubes).toEqual([{ value: 4, owner: A, offered: null }]);
    givenGame(after(redoubled, ...quiet, by(A, double)))
      .when(by(B, drop))
      .thenLike([{ type: 'DoubleDropped' }, { result: { winner: A, cube: 4, points: 4, by: 'drop' } }]);
  });

  it('CU7: goes on beyond 64, unless there is a cap', () => {
    const at64 = (maxValue: number | null) => {
      let events = after([gameStarted({ cube: { maxValue } })], opening(1, 3), play('8/5 6/5'));
      for (let value = 1; value < 64; value *= 2) events = after(events, double, take, ...quiet);
      return events;
    };
    const events = after(at64(null), ...[double, take]);
    expect(openGameAfter(events).cubes).toMatchObject([{ value: 128 }]);
    const owner = openGameAfter(events).cubes[0]?.owner;
    givenGame(after(events, roll(2, 1), play('6/3'), double))
      .when(scored(drop))
      .thenLike([{ type: 'DoubleDropped' }, { result: { winner: owner, points: 128 } }]);
    givenGame(at64(64)).when(scored(double)).thenRefused('cube.cap');
  });

  it("CU8: is not there for the starter's first turn", () => {
    const moving = after([gameStarted()], opening(6, 1));
    expect(openGameAfter(moving).phase).toMatchObject({ name: 'to-play', side: A, roll: [6, 1] });
    givenGame(moving).when(by(A, double)).thenRefused('game.wrong-phase');
    givenGame(after(moving, play('13/7 8/7'))).when(by(B, double)).thenLike([{ type: 'Doubled', side: B }]);
  });

  it('CU9: stays at 1 when the opening is a tie', () => {
    const tied = after([gameStarted()], opening(4, 4), opening(2, 5));
    expect(openGameAfter(tied)).toMatchObject({
      phase: { name: 'to-play', side: B, roll: [5, 2] },
      cubes: [{ value: 1, owner: null }],
    });
  });

  it('CU11: stops a shut-out side, which may double, skip or roll', () => {
    const shutOut = gameAt('X[bar:1 13:5 8:4 6:5] O[24:2 23:2 22:2 21:3 20:3 19:3]', { rules: { autoPassShutOut: true } });
    givenGame(shutOut).when(by(A, double)).thenLike([{ type: 'Doubled' }]);
    givenGame(shutOut).when(by(A, skip)).thenLike([{ type: 'TurnSkipped', by: 'hand' }]);
    givenGame(shutOut).when(by(A, roll(6, 1))).thenLike([{ type: 'DiceRolled' }, { type: 'PlayMade', moves: [] }]);
    const taken = after(shutOut, double, take);
    expect(taken.at(-1)).toEqual({ type: 'TurnSkipped', side: A, by: 'rule' });
    givenGame(after(taken, roll(2, 1)))
      .when(scored(play('5/4 4/2')))
      .thenLike([{ type: 'PlayMade', side: B }, { type: 'TurnSkipped', side: A, by: 'rule' }]);
  });

  it('CU12: is out of reach after the roll', () => {
    givenGame(after(opened, roll(5, 3))).when(by(A, double)).thenRefused('game.wrong-phase');
  });
});

describe('a resignation', () => {
  const cubeAt2 = (match: MatchRecord) => match.start().toRollOf(A).act(double, take);

  it('CU13: of a gammon at 2 is worth 4', () => {
    const match = cubeAt2(new MatchRecord()).act(resign('gammon'), acceptResignation);
    expect(match.score).toEqual([0, 4]);
  });

  it('CU14: that is refused leaves the game in the same phase', () => {
    const match = cubeAt2(new MatchRecord());
    const { game } = match;
    expect(match.act(resign('single'), refuseResignation).game).toEqual(game);
    expect(match.act(resign('gammon'), acceptResignation).score).toEqual([0, 4]);
  });

  it('CU16: above a single game is refused where gammons do not count', () => {
    const match = new MatchRecord({ rules: { gammons: false } }).start().toRollOf(A);
    given(match.events).when(inGame(1, by(A, resign('gammon')))).thenRefused('resign.level-too-high');
    expect(match.act(resign('single'), acceptResignation).score).toEqual([0, 1]);
  });

  it('CU17: is no answer to a double', () => {
    const match = new MatchRecord().start().toRollOf(A).act(double);
    for (const side of [A, B] as const) {
      given(match.events).when(inGame(1, by(side, resign('single')))).thenRefused('game.wrong-phase');
    }
  });

  it('CU18: waits for a race where contact has to be played out', () => {
    const rules = { resignation: 'noContactOnly' } as const;
    const start = new MatchRecord({ rules }).start().act(opening(3, 1));
    given(start.events).when(inGame(1, by(A, resign('single')))).thenRefused('resign.not-allowed');
    givenGame(gameAt('X[6:5 5:5 4:5] O[19:5 20:5 21:5]', { rules })).when(by(A, resign('single'))).thenLike([{}]);
  });
});

describe('records of a real board', () => {
  it('CU19: an illegal play may be corrected until the opponent rolls', () => {
    const drawing = 'X[bar:1 8:2 6:2 1:10] O[23:3 22:2 21:2 20:2 18:2 12:2 2:2]';
    const recorded = after(gameAt(drawing, { rules: { validation: 'legalMoves' } }), roll(6, 1), play('bar/24'));
    expect(openGameAfter(recorded).lastPlay).toMatchObject({ breaks: 'play.must-use-both-dice' });
    for (const side of [A, B] as const) {
      for (const text of ['bar/19 8/7', 'bar/19 6/5']) {
        givenGame(recorded).when(by(side, correct(text))).thenLike([{ type: 'PlayCorrected', side: A, dice: [6, 1] }]);
      }
      givenGame(recorded).when(by(side, correct('bar/24'))).thenRefused('play.must-use-both-dice');
    }
    const rolled = after(recorded, roll(5, 2));
    givenGame(rolled).when(by(B, correct('bar/19 8/7'))).thenRefused('game.correction-not-allowed');
    expect(openGameAfter(rolled).position).toEqual(openGameAfter(recorded).position);
  });

  it('CU21: a cocked die voids the throw, a flat one on a checker only without the option', () => {
    const match = new MatchRecord().start().toRollOf(A);
    given(match.events)
      .when(inGame(1, by(A, { type: 'VoidRoll', reason: 'cocked', dice: [6] })))
      .thenLike([{ event: { type: 'RollVoided', dice: [6], reason: 'cocked' } }]);
    const onChecker: Act = { type: 'VoidRoll', reason: 'on-checker', dice: null };
    given(match.events).when(inGame(1, scored(onChecker))).thenLike([{ event: { type: 'RollVoided' } }]);
    const club = new MatchRecord({ rules: { diceOnCheckerValid: true } }).start().toRollOf(A);
    given(club.events).when(inGame(1, scored(onChecker))).thenRefused('game.roll-stands');
  });
});
