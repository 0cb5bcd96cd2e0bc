import {
  type GameChoices,
  after,
  by,
  double,
  gameAfter,
  gameAt,
  openGameAfter,
  play,
  roll,
  scored,
  skip,
  take,
} from '../../../test/support/domain/builders.js';
import { givenGame } from '../../../test/support/domain/given.js';

const CLOSED_OUT = 'X[bar:1 13:5 8:4 6:5] O[24:2 23:2 22:2 21:3 20:3 19:3]';
/** A play of 2-1 that keeps the board of black closed. */
const KEPT_CLOSED = [roll(2, 1), play('5/4 4/2')] as const;
const whiteSkipped = { type: 'TurnSkipped', side: 'white', by: 'rule' } as const;

describe('a roll that leaves nothing to play', () => {
  it('is recorded with an empty play, and the turn passes', () => {
    givenGame(gameAt('X[bar:1 24:1 6:13] O[21:2 22:2 23:2 20:2 19:7]'))
      .when(scored(roll(5, 3)))
      .then([
        { type: 'DiceRolled', side: 'white', dice: [5, 3], premature: false },
        { type: 'PlayMade', side: 'white', dice: [5, 3], moves: [], by: 'rule', breaks: null },
      ]);
  });
});

describe('a shut-out side', () => {
  const closedOut = (choices: GameChoices = {}) => after(gameAt(CLOSED_OUT, choices), roll(6, 1));

  it('with a right to the cube is asked, even where shut-out sides are passed over', () => {
    const events = closedOut({ rules: { autoPassShutOut: true } });
    givenGame(after(events, KEPT_CLOSED[0]))
      .when(scored(KEPT_CLOSED[1]))
      .thenLike([{ type: 'PlayMade' }]);
    expect(openGameAfter(after(events, ...KEPT_CLOSED)).phase).toEqual({
      name: 'before-roll',
      side: 'white',
      doubling: 'open',
    });
  });

  it('may skip, or roll and dance', () => {
    givenGame(gameAt(CLOSED_OUT))
      .when(by('white', skip))
      .then([{ type: 'TurnSkipped', side: 'white', by: 'hand' }]);
    givenGame(gameAt(CLOSED_OUT)).when(by('black', skip)).thenRefused('game.not-your-turn');
    givenGame(gameAt(CLOSED_OUT))
      .when(scored(roll(6, 6)))
      .thenLike([{ type: 'DiceRolled' }, { type: 'PlayMade', moves: [], by: 'rule' }]);
  });

  it('has had a turn when it skipped, for the count of rolls too', () => {
    const { turnsPlayed, turns, phase } = openGameAfter(after(gameAt(CLOSED_OUT), skip));
    expect({ turnsPlayed, turns, phase }).toMatchObject({
      turnsPlayed: { white: 2, black: 1 },
      turns: 3,
      phase: { side: 'black', doubling: 'open' },
    });
  });

  it('that doubles and is taken ends its turn by skip or roll', () => {
    const taken = after(gameAt(CLOSED_OUT), double, take);
    expect(openGameAfter(taken).phase).toEqual({ name: 'before-roll', side: 'white', doubling: 'over' });
    givenGame(taken)
      .when(scored(skip))
      .thenLike([{ type: 'TurnSkipped', by: 'hand' }]);
    givenGame(taken)
      .when(scored(roll(3, 2)))
      .thenLike([{ type: 'DiceRolled' }, { by: 'rule' }]);
  });

  it('that doubles and is taken is passed over by itself where that is the rule', () => {
    givenGame(after(gameAt(CLOSED_OUT, { rules: { autoPassShutOut: true } }), double))
      .when(scored(take))
      .then([{ type: 'DoubleTaken', side: 'black', value: 2 }, whiteSkipped]);
  });

  it.each<[string, GameChoices]>([
    ['in the Crawford game', { crawford: true }],
    ['without a cube', { cube: { inUse: false } }],
    ['with a dead cube', { cube: { away: { white: 1, black: 4 } } }],
    ['at the cap', { cube: { maxValue: 1 } }],
  ])('is passed over by itself %s', (_when, choices) => {
    const events = closedOut({ ...choices, rules: { autoPassShutOut: true } });
    givenGame(after(events, KEPT_CLOSED[0]))
      .when(scored(KEPT_CLOSED[1]))
      .thenLike([{ type: 'PlayMade', side: 'black' }, whiteSkipped]);
    const people = closedOut({ ...choices, rules: { autoPassShutOut: false } });
    givenGame(after(people, KEPT_CLOSED[0]))
      .when(scored(KEPT_CLOSED[1]))
      .thenLike([{ type: 'PlayMade' }]);
  });

  it('is passed over by itself when the other side owns the cube', () => {
    const rules = { autoPassShutOut: true };
    const events = after(gameAt(CLOSED_OUT, { rules }), double, take, ...KEPT_CLOSED);
    expect(events.slice(-2)).toMatchObject([{ type: 'PlayMade', side: 'black' }, whiteSkipped]);
    expect(openGameAfter(events).phase).toMatchObject({ name: 'before-roll', side: 'black' });
  });

  it('is passed over once in one act, though both sides be shut out', () => {
    const both = 'X[bar:1 1:2 2:2 3:2 4:2 5:2 6:4] O[bar:1 24:2 23:2 22:2 21:2 20:2 19:4]';
    const choices = { crawford: true, rules: { autoPassShutOut: true } };
    givenGame(gameAt(both, choices))
      .when(scored(roll(2, 1)))
      .thenLike([
        { type: 'DiceRolled' },
        { type: 'PlayMade', side: 'white', by: 'rule' },
        { type: 'TurnSkipped', side: 'black', by: 'rule' },
      ]);
  });
});

describe('the last checker borne off', () => {
  it.each([
    ['single', 1, 'O[24:14 off:1]'],
    ['gammon', 2, 'O[19:15]'],
    ['backgammon', 3, 'O[6:1 19:14]'],
    ['backgammon', 3, 'O[bar:1 19:14]'],
  ])('wins a %s (%d) against %s', (kind, points, loser) => {
    givenGame(after(gameAt(`X[1:1 off:14] ${loser}`), roll(2, 1)))
      .when(scored(play('1/off')))
      .thenLike([
        { type: 'PlayMade' },
        { type: 'GameFinished', result: { winner: 'white', kind, cube: 1, points, by: 'play' } },
      ]);
  });

  it('wins for black too, at the value of the cube', () => {
    const events = after(gameAt('X[6:15] O[24:1 off:14]'), double, take, roll(2, 1), play('6/4 6/5'), roll(2, 1));
    givenGame(events)
      .when(scored(play('1/off')))
      .thenLike([
        { type: 'PlayMade' },
        { type: 'GameFinished', result: { winner: 'black', kind: 'gammon', cube: 2, points: 4, by: 'play' } },
      ]);
  });

  it('leaves the next roll to the loser', () => {
    const events = after(gameAt('X[1:1 off:14] O[19:15]'), roll(2, 1), play('1/off'));
    expect(gameAfter(events)).toMatchObject({ status: 'finished', nextToRoll: 'black' });
  });

  it('is reported as what it is where the rules pay less', () => {
    const backgammon = 'X[1:1 off:14] O[bar:1 19:14]';
    for (const [rules, points] of [
      [{ backgammonMultiplier: 2 }, 2],
      [{ gammons: false }, 1],
    ] as const) {
      givenGame(after(gameAt(backgammon, { rules }), roll(2, 1)))
        .when(scored(play('1/off')))
        .thenLike([{ type: 'PlayMade' }, { result: { kind: 'backgammon', points } }]);
    }
  });
});
