import { multiplier } from './worth.js';

describe('multiplier', () => {
  const kinds = ['single', 'gammon', 'backgammon'] as const;

  it.each([
    [{ gammons: true, backgammonMultiplier: 3 }, [1, 2, 3]],
    [{ gammons: true, backgammonMultiplier: 2 }, [1, 2, 2]],
    [{ gammons: false, backgammonMultiplier: 3 }, [1, 1, 1]],
  ] as const)('with %o pays single, gammon and backgammon %j', (rules, paid) => {
    expect(kinds.map((kind) => multiplier(kind, rules))).toEqual(paid);
  });
});
