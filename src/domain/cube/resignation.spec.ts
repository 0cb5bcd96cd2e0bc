import { VARIANT_IDS, variantOf } from '../variant/variants.js';
import { type LossLevel, RESULT_KINDS } from '../variant/win-kinds.js';
import { CENTRED_CUBE } from './cube.js';
import type { Duel } from './duel.js';
import { resignLevels, resignationFault } from './resignation.js';
import { DEFAULT_MONEY_OPTIONS, defaultCubeRules } from './rules.js';

const CUBE = { inUse: true, maxValue: null, waiting: [], away: null };
const ALL: readonly LossLevel[] = [...RESULT_KINDS, ...Array.from({ length: 17 }, (_, points) => points)];

describe('the levels at which a side may resign', () => {
  it.each(VARIANT_IDS)('are in %s just those that are not refused, with any number of checkers off', (id) => {
    const variant = variantOf(id);
    for (const gammons of [true, false]) {
      for (const jacoby of [true, false]) {
        const rules = { ...defaultCubeRules(variant), gammons };
        const terms = { money: { ...DEFAULT_MONEY_OPTIONS, jacoby }, crawford: false, cube: CUBE };
        const duel: Duel = { cube: CENTRED_CUBE, terms, rules, variant: id };
        for (let off = 0; off < variant.checkers; off += 1) {
          const taken = ALL.filter((as) => resignationFault(duel, 'white', off, as) === null);
          expect(resignLevels(duel, 'white', off)).toEqual(taken);
          expect(taken.length).toBeGreaterThan(0);
        }
      }
    }
  });

  it('are all three kinds in a match, and a single game once a checker is off (R57)', () => {
    const terms = { money: null, crawford: false, cube: CUBE };
    const duel: Duel = { cube: CENTRED_CUBE, terms, rules: defaultCubeRules(), variant: 'backgammon' };
    expect(resignLevels(duel, 'black', 0)).toEqual(['single', 'gammon', 'backgammon']);
    expect(resignLevels(duel, 'black', 1)).toEqual(['single']);
  });
});
