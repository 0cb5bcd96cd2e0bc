import type { MatchRules } from './rules.js';
import { defaultMatchRules } from '../../../test/support/domain/builders.js';
import { type Standing, awayScores, crawfordState, matchWinner, nextGameTerms } from './score.js';

function standing(length: number, white: number, black: number, more: Partial<Standing> = {}): Standing {
  const rules = defaultMatchRules('recorded');
  return {
    format: { kind: 'points', length },
    rules,
    score: { white, black },
    crawfordGame: null,
    crawfordOver: false,
    ...more,
  };
}

function ruled(rules: Partial<MatchRules>, more: Partial<Standing> = {}): Partial<Standing> {
  return { ...more, rules: { ...defaultMatchRules('recorded'), ...rules } };
}

const CRAWFORD_PLAYED = { crawfordGame: 3, crawfordOver: true };

describe('matchWinner', () => {
  it('is the side that has reached the length, also with points to spare', () => {
    const format = { kind: 'points', length: 5 } as const;
    expect(matchWinner({ white: 4, black: 4 }, format)).toBeNull();
    expect(matchWinner({ white: 5, black: 4 }, format)).toBe('white');
    expect(matchWinner({ white: 0, black: 8 }, format)).toBe('black');
  });
});

describe('crawfordState', () => {
  it.each([
    [standing(5, 0, 0), 'before'],
    [standing(5, 3, 3), 'before'],
    [standing(5, 4, 0), 'now'],
    [standing(5, 3, 4), 'now'],
    [standing(5, 4, 0, { crawfordGame: 3 }), 'now'],
    [standing(5, 4, 1, CRAWFORD_PLAYED), 'after'],
    [standing(5, 4, 4, CRAWFORD_PLAYED), 'after'],
    [standing(5, 8, 0), 'before'],
    [standing(5, 5, 4), 'before'],
    [standing(1, 0, 0), null],
    [standing(2, 0, 1), 'now'],
    [standing(5, 4, 0, ruled({ crawford: false })), null],
  ])('of %j is %s', (match, state) => {
    expect(crawfordState(match)).toBe(state);
  });
});

describe('nextGameTerms', () => {
  it('makes the first game at match point the Crawford game', () => {
    expect(nextGameTerms(standing(5, 4, 2)).crawford).toBe(true);
    expect(nextGameTerms(standing(5, 4, 3, CRAWFORD_PLAYED)).crawford).toBe(false);
    expect(nextGameTerms(standing(1, 0, 0)).crawford).toBe(false);
    expect(nextGameTerms(standing(5, 4, 2, ruled({ crawford: false }))).crawford).toBe(false);
  });

  it('tells the cube what each side needs, unless dead cubes may be turned', () => {
    expect(awayScores(standing(7, 5, 3))).toEqual({ white: 2, black: 4 });
    expect(nextGameTerms(standing(7, 5, 3)).cube.away).toEqual({ white: 2, black: 4 });
    expect(nextGameTerms(standing(7, 5, 3, ruled({ deadCube: 'allow' }))).cube.away).toBeNull();
  });

  it('takes the cube and its cap from the options', () => {
    expect(nextGameTerms(standing(7, 0, 0, ruled({ cube: false, maxCube: 8 }))).cube).toMatchObject({
      inUse: false,
      maxValue: 8,
    });
  });

  it('makes the trailer wait after the Crawford game under Holland, or both where it is so agreed', () => {
    const waiting = (white: number, black: number, more: Partial<Standing>) =>
      nextGameTerms(standing(5, white, black, more)).cube.waiting;
    const holland = ruled({ holland: true });
    expect(waiting(2, 3, holland)).toEqual([]);
    expect(waiting(4, 3, holland)).toEqual([]);
    expect(waiting(4, 3, { ...holland, ...CRAWFORD_PLAYED })).toEqual(['black']);
    expect(waiting(2, 4, { ...holland, ...CRAWFORD_PLAYED })).toEqual(['white']);
    expect(waiting(4, 4, { ...holland, ...CRAWFORD_PLAYED })).toEqual([]);
    expect(waiting(4, 3, CRAWFORD_PLAYED)).toEqual([]);
    const both = ruled({ holland: true, hollandApplies: 'both' }, CRAWFORD_PLAYED);
    expect(waiting(4, 3, both)).toEqual(['white', 'black']);
  });
});
