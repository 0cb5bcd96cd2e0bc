import type { ViolationCode } from '../kernel/violation.js';
import {
  CENTRED_CUBE,
  type Cube,
  type CubeTerms,
  LARGEST_CUBE,
  doubleRefusal,
  isCubeValue,
  isReachableValue,
  offeredCube,
  takenCube,
} from './cube.js';

const FREE: CubeTerms = { inUse: true, maxValue: null, waiting: [], away: null };
const NO_ROLLS = { white: 0, black: 0 };

function cube(value: number, owner: Cube['owner'] = null): Cube {
  return { value, owner, offered: null };
}

function refusalCode(shown: Cube, terms: Partial<CubeTerms>, crawford = false): ViolationCode | null {
  return doubleRefusal(shown, { ...FREE, ...terms }, crawford, 'white', NO_ROLLS)?.code ?? null;
}

describe('doubleRefusal', () => {
  it('lets either side double with a centred cube, and only its owner with an owned one', () => {
    expect(doubleRefusal(CENTRED_CUBE, FREE, false, 'black', NO_ROLLS)).toBeNull();
    expect(refusalCode(cube(2, 'white'), {})).toBeNull();
    expect(doubleRefusal(cube(2, 'black'), FREE, false, 'white', NO_ROLLS)).toEqual({
      code: 'cube.not-available',
      params: { side: 'white', reason: 'owned-by-opponent', value: 2 },
    });
  });

  it('names the first reason in the order off, ownership, Crawford, Holland, dead cube, cap', () => {
    const everything: CubeTerms = { inUse: false, maxValue: 1, waiting: ['white'], away: { white: 1, black: 1 } };
    const reasons = [
      doubleRefusal(cube(1, 'black'), everything, true, 'white', NO_ROLLS),
      doubleRefusal(cube(1, 'black'), { ...everything, inUse: true }, true, 'white', NO_ROLLS),
      doubleRefusal(cube(1), { ...everything, inUse: true }, true, 'white', NO_ROLLS),
      doubleRefusal(cube(1), { ...everything, inUse: true }, false, 'white', NO_ROLLS),
      doubleRefusal(cube(1), { ...everything, inUse: true, waiting: [] }, false, 'white', NO_ROLLS),
      doubleRefusal(cube(1), { ...everything, inUse: true, waiting: [], away: null }, false, 'white', NO_ROLLS),
      doubleRefusal(cube(1), FREE, false, 'white', NO_ROLLS),
    ];
    expect(
      reasons.map(
        (refusal) => (refusal?.code === 'cube.not-available' ? refusal.params.reason : refusal?.code) ?? null,
      ),
    ).toEqual([
      'off',
      'owned-by-opponent',
      'match.crawford-no-cube',
      'match.holland-too-early',
      'cube.dead',
      'cube.cap',
      null,
    ]);
  });

  it('is dead for a side that a plain win already takes to the end of the match', () => {
    const away = (white: number): Partial<CubeTerms> => ({ away: { white, black: 7 } });
    expect(refusalCode(cube(1), away(1))).toBe('cube.dead');
    expect(refusalCode(cube(1), away(2))).toBeNull();
    expect(refusalCode(cube(2, 'white'), away(2))).toBe('cube.dead');
    expect(refusalCode(cube(2, 'white'), away(3))).toBeNull();
  });

  it.each([
    [0, 0, 'match.holland-too-early'],
    [1, 2, 'match.holland-too-early'],
    [2, 1, 'match.holland-too-early'],
    [2, 2, null],
    [3, 2, null],
  ])('makes a waiting side wait for two rolls of each side: %d and %d', (white, black, code) => {
    const terms: CubeTerms = { ...FREE, waiting: ['white'] };
    expect(doubleRefusal(CENTRED_CUBE, terms, false, 'white', { white, black })?.code ?? null).toBe(code);
    expect(doubleRefusal(CENTRED_CUBE, terms, false, 'black', { white, black })).toBeNull();
  });

  it('stops at the cap of the contest', () => {
    expect(refusalCode(cube(32, 'white'), { maxValue: 64 })).toBeNull();
    expect(refusalCode(cube(64, 'white'), { maxValue: 64 })).toBe('cube.cap');
    expect(refusalCode(cube(1), { maxValue: 1 })).toBe('cube.cap');
  });

  it('goes beyond 64 without a cap, as far as scores can be counted exactly', () => {
    expect(refusalCode(cube(64, 'white'), {})).toBeNull();
    expect(refusalCode(cube(LARGEST_CUBE / 2, 'white'), {})).toBeNull();
    expect(refusalCode(cube(LARGEST_CUBE, 'white'), {})).toBe('cube.cap');
    expect(refusalCode(cube(LARGEST_CUBE, 'white'), { maxValue: 2 ** 52 })).toBe('cube.cap');
    expect(Number.isSafeInteger(LARGEST_CUBE * 3 + 99)).toBe(true);
  });
});

describe('a double', () => {
  it('is on the table at twice the value, and the taker owns it afterwards', () => {
    const offered = offeredCube(CENTRED_CUBE, 'white');
    expect(offered).toEqual({ value: 1, owner: null, offered: { value: 2, by: 'white', turns: 0 } });
    expect(takenCube(offered, 'white')).toEqual(cube(2, 'black'));
  });
});

describe('isCubeValue', () => {
  it('knows the powers of two and nothing else', () => {
    expect([1, 2, 64, 4096, 2 ** 50].every(isCubeValue)).toBe(true);
    expect([0, -2, 0.5, 3, 63, Number.NaN, Infinity, 2 ** 60].some(isCubeValue)).toBe(false);
  });
});

describe('isReachableValue', () => {
  it.each([
    ['no cube in use', { inUse: false }, 2, false],
    ['a cap of 4', { maxValue: 4 }, 4, true],
    ['a cap of 4', { maxValue: 4 }, 8, false],
    ['no limit', {}, 1024, true],
    ['no limit', {}, 3, false],
    ['no limit', {}, LARGEST_CUBE * 2, false],
    ['double match point', { away: { white: 1, black: 1 } }, 1, true],
    ['double match point', { away: { white: 1, black: 1 } }, 2, false],
    ['one side at match point: the other doubles once', { away: { white: 1, black: 5 } }, 2, true],
    ['one side at match point: it never redoubles', { away: { white: 1, black: 5 } }, 4, false],
    ['2-away, 2-away', { away: { white: 2, black: 2 } }, 2, true],
    ['2-away, 2-away: nobody turns it from 2', { away: { white: 2, black: 2 } }, 4, false],
    ['4-away, 2-away: 2-away doubles, 4-away redoubles', { away: { white: 4, black: 2 } }, 4, true],
    ['4-away, 2-away: dead for 2-away at 2 and for 4-away at 4', { away: { white: 4, black: 2 } }, 8, false],
  ] satisfies [string, Partial<CubeTerms>, number, boolean][])(
    'with %s (%o): can the cube come to %d? %s',
    (_situation, terms, value, reachable) => {
      expect(isReachableValue(value, { ...FREE, ...terms }, false)).toBe(reachable);
    },
  );

  it('is 1 in the Crawford game', () => {
    expect([1, 2].map((value) => isReachableValue(value, FREE, true))).toEqual([true, false]);
  });
});
