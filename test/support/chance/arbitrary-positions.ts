/** Positions for property tests: any placing of all checkers, crowded so that blots, points, bars and bear-offs are common. */

import fc from 'fast-check';
import { ROLLS } from '../domain/rolls.js';
import type { Roll } from '../../../src/domain/dice/roll.js';
import { mirrorPoint } from '../../../src/domain/position/point.js';
import type { Checkers, Position } from '../../../src/domain/position/position.js';
import type { VariantRules } from '../../../src/domain/variant/variant-rules.js';
import { VARIANT_IDS, VARIANTS, carriesIds } from '../../../src/domain/variant/variants.js';

export interface Situation {
  readonly rules: VariantRules;
  readonly position: Position;
  readonly roll: Roll;
}

/** The variants in which checkers may stand anywhere on points, bar and off, and nothing else tells about a position. */
const PLAIN_VARIANTS = VARIANT_IDS.filter((id) => carriesIds(VARIANTS[id]));

/** A variant, a possible position of it in which white still has checkers to play, and a roll. */
export function situations(): fc.Arbitrary<Situation> {
  return fc
    .tuple(
      fc.constantFrom(...PLAIN_VARIANTS),
      fc.constantFrom(...ROLLS),
      placings(),
      placings(),
      fc.integer({ min: 1, max: 25 }),
    )
    .map(([id, roll, white, black, lastPlace]) => {
      const rules = VARIANTS[id];
      const own = [lastPlace, ...white.slice(1, rules.checkers)];
      const free = new Set(own.map(mirrorPoint));
      // Two colours never share a point: the opponent's checkers there are on the bar, or off if the place was even.
      const their = black
        .slice(0, rules.checkers)
        .map((place) => (isOnBoard(place) && free.has(place) ? (place % 2) * 25 : place));
      return { rules, roll, position: { white: standing(own), black: standing(their) } };
    });
}

/** Fifteen own-view places, few of them different. */
function placings(): fc.Arbitrary<number[]> {
  const pools = fc.oneof(
    { weight: 3, arbitrary: fc.uniqueArray(fc.integer({ min: 0, max: 25 }), { minLength: 2, maxLength: 9 }) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 2, maxLength: 6 }) },
  );
  return fc
    .tuple(pools, fc.array(fc.nat(), { minLength: 15, maxLength: 15 }))
    .map(([pool, picks]) => picks.map((pick) => pool[pick % pool.length]!));
}

function isOnBoard(place: number): boolean {
  return place >= 1 && place <= 24;
}

function standing(placing: readonly number[]): Checkers {
  const count = (place: number): number => placing.filter((other) => other === place).length;
  return { points: Array.from({ length: 24 }, (_, index) => count(index + 1)), bar: count(25), off: count(0) };
}
