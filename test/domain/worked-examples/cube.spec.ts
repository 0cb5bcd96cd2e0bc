// Win types, cube procedure and resignation: the worked examples CU, A being white and B black. What belongs to money
// play only is left to it; numbers that are missing do not exist.

import type { GameEvent } from '../../../src/domain/game/events.js';
import type { ResultKind } from '../../../src/domain/variant/win-kinds.js';
import type { MatchRules } from '../../../src/domain/match/rules.js';
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
  opening,
  play,
  refuseResignation,
  resign,
  roll,
  scored,
  skip,
  take,
} from '../../support/domain/builders.js';
import { given, givenGame } from '../../support/domain/given.js';

const A = 'white';
const B = 'black';

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
    expect(openGameAfter(taken).cube).toEqual({ value: 2, owner: B, offered: null });
    givenGame(taken).when(by(A, double)).thenRefused('cube.not-available', { reason: 'owned-by-opponent' });
    const redoubled = after(taken, ...quiet, by(B, double), take);
    expect(openGameAfter(redoubled).cube).toEqual({ value: 4, owner: A, offered: null });
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
    const events = after(at64(null), double, take);
    expect(openGameAfter(events).cube).toMatchObject({ value: 128 });
    const owner = openGameAfter(events).cube.owner;
    givenGame(after(events, roll(2, 1), play('6/3'), double))
      .when(scored(drop))
      .thenLike([{ type: 'DoubleDropped' }, { result: { winner: owner, points: 128 } }]);
    givenGame(at64(64)).when(scored(double)).thenRefused('cube.cap');
  });

  it("CU8: is not there for the starter's first turn", () => {
    const moving = after([gameStarted()], opening(6, 1));
    expect(openGameAfter(moving).phase).toMatchObject({ name: 'to-play', side: A, roll: [6, 1] });
    givenGame(moving).when(by(A, double)).thenRefused('game.wrong-phase');
    givenGame(after(moving, play('13/7 8/7')))
      .when(by(B, double))
      .thenLike([{ type: 'Doubled', side: B }]);
  });

  it('CU9: stays at 1 when the opening is a tie', () => {
    const tied = after([gameStarted()], opening(4, 4), opening(2, 5));
    expect(openGameAfter(tied)).toMatchObject({
      phase: { name: 'to-play', side: B, roll: [5, 2] },
      cube: { value: 1, owner: null },
    });
  });

  it('CU11: stops a shut-out side, which may double, skip or roll', () => {
    const shutOut = gameAt('X[bar:1 13:5 8:4 6:5] O[24:2 23:2 22:2 21:3 20:3 19:3]', {
      rules: { autoPassShutOut: true },
    });
    givenGame(shutOut)
      .when(by(A, double))
      .thenLike([{ type: 'Doubled' }]);
    givenGame(shutOut)
      .when(by(A, skip))
      .thenLike([{ type: 'TurnSkipped', by: 'hand' }]);
    givenGame(shutOut)
      .when(by(A, roll(6, 1)))
      .thenLike([{ type: 'DiceRolled' }, { type: 'PlayMade', moves: [] }]);
    const taken = after(shutOut, double, take);
    expect(taken.at(-1)).toEqual({ type: 'TurnSkipped', side: A, by: 'rule' });
    givenGame(after(taken, roll(2, 1)))
      .when(scored(play('5/4 4/2')))
      .thenLike([
        { type: 'PlayMade', side: B },
        { type: 'TurnSkipped', side: A, by: 'rule' },
      ]);
  });

  it('CU12: is out of reach after the roll', () => {
    givenGame(after(opened, roll(5, 3)))
      .when(by(A, double))
      .thenRefused('game.wrong-phase');
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
    given(match.events)
      .when(inGame(1, by(A, resign('gammon'))))
      .thenRefused('resign.level-too-high');
    expect(match.act(resign('single'), acceptResignation).score).toEqual([0, 1]);
  });

  it('CU17: is no answer to a double', () => {
    const match = new MatchRecord().start().toRollOf(A).act(double);
    for (const side of [A, B] as const) {
      given(match.events)
        .when(inGame(1, by(side, resign('single'))))
        .thenRefused('game.wrong-phase');
    }
  });

  it('CU18: waits for a race where contact has to be played out', () => {
    const rules = { resignation: 'noContactOnly' } as const;
    const start = new MatchRecord({ rules }).start().act(opening(3, 1));
    given(start.events)
      .when(inGame(1, by(A, resign('single'))))
      .thenRefused('resign.not-allowed');
    givenGame(gameAt('X[6:5 5:5 4:5] O[19:5 20:5 21:5]', { rules }))
      .when(by(A, resign('single')))
      .thenLike([{}]);
  });
});

describe('records of a real board', () => {
  it('CU19: an illegal play may be corrected until the opponent rolls', () => {
    const drawing = 'X[bar:1 8:2 6:2 1:10] O[23:3 22:2 21:2 20:2 18:2 12:2 2:2]';
    const recorded = after(gameAt(drawing, { rules: { validation: 'legalMoves' } }), roll(6, 1), play('bar/24'));
    expect(openGameAfter(recorded).lastPlay).toMatchObject({ breaks: 'play.must-use-both-dice' });
    for (const side of [A, B] as const) {
      for (const text of ['bar/19 8/7', 'bar/19 6/5']) {
        givenGame(recorded)
          .when(by(side, correct(text)))
          .thenLike([{ type: 'PlayCorrected', side: A, dice: [6, 1] }]);
      }
      givenGame(recorded)
        .when(by(side, correct('bar/24')))
        .thenRefused('play.must-use-both-dice');
    }
    const rolled = after(recorded, roll(5, 2));
    givenGame(rolled)
      .when(by(B, correct('bar/19 8/7')))
      .thenRefused('game.correction-not-allowed');
    expect(openGameAfter(rolled).position).toEqual(openGameAfter(recorded).position);
  });

  it('CU21: a cocked die voids the throw, a flat one on a checker only without the option', () => {
    const match = new MatchRecord().start().toRollOf(A);
    given(match.events)
      .when(inGame(1, by(A, { type: 'VoidRoll', reason: 'cocked', dice: [6] })))
      .thenLike([{ event: { type: 'RollVoided', dice: [6], reason: 'cocked' } }]);
    const onChecker: Act = { type: 'VoidRoll', reason: 'on-checker', dice: null };
    given(match.events)
      .when(inGame(1, scored(onChecker)))
      .thenLike([{ event: { type: 'RollVoided' } }]);
    const club = new MatchRecord({ rules: { diceOnCheckerValid: true } }).start().toRollOf(A);
    given(club.events)
      .when(inGame(1, scored(onChecker)))
      .thenRefused('game.roll-stands');
  });
});
