/** Games played at random, the same in every run. */

import { type Roll } from '../../../src/domain/dice/roll.js';
import { ROLLS } from '../domain/rolls.js';
import { legalPlays } from '../../../src/domain/play/legal-plays.js';
import type { Position } from '../../../src/domain/position/position.js';
import { startPosition } from '../../../src/domain/position/start.js';
import type { VariantRules } from '../../../src/domain/variant/variant-rules.js';
import { lawSeed } from './laws.js';

/** Whole numbers below a limit, from a seed (the generator known as mulberry32). */
export function seededNumbers(seed: number): (limit: number) => number {
  let state = lawSeed(seed);
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** Positions that come up in random play, white always being the side to roll, with a roll for each. */
export function* randomSituations(
  rules: VariantRules,
  seed: number,
): Generator<{ readonly position: Position; readonly roll: Roll }, never> {
  const pick = seededNumbers(seed);
  for (;;) {
    let position = startPosition(rules);
    for (let passed = 0; passed < 8 && position.black.off < rules.checkers;) {
      const roll = ROLLS[pick(ROLLS.length)]!;
      yield { position, roll };
      const found = legalPlays(rules, position, 'white', roll);
      passed = found.length === 0 ? passed + 1 : 0;
      const { white, black } = found.length === 0 ? position : found[pick(found.length)]!.position;
      position = { white: black, black: white };
    }
  }
}
