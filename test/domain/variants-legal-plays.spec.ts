/** Every variant, and every option of the variants, against a brute force in positions that come up in random play. */

import { formatPlay } from '../../src/domain/play/play-text.js';
import { legalPlays } from '../../src/domain/play/legal-plays.js';
import { checkPlay } from '../../src/domain/play/read-play.js';
import { positionFault } from '../../src/domain/position/position-fault.js';
import { samePosition } from '../support/domain/same-position.js';
import type { VariantRules } from '../../src/domain/variant/variant-rules.js';
import { VARIANTS, VARIANT_IDS, type VariantId } from '../../src/domain/variant/variants.js';
import { bruteForce, positionText } from '../support/yardsticks/brute-force.js';
import { randomSituations } from '../support/chance/random-play.js';
import { expectEqual } from '../support/domain/expect-equal.js';
import { lawTimes } from '../support/chance/laws.js';

const POSITIONS = lawTimes(process.env['CI'] === 'true' ? 20_000 : 1_500);
const FEW_POSITIONS = POSITIONS / 10;
/** Variants whose checkers move as in another one, or as one of its options and another's bearing off together. */
const MOVED_ALIKE: readonly VariantId[] = [
  'nackgammon',
  'hypergammon',
  'longgammon',
  'portes',
  'aceyDeucey.american',
  'aceyDeucey.european',
];
const SEED = 20261121;

const { dutch, fevga, plakoto, tavla } = VARIANTS;
const seed = VARIANTS['aceyDeucey.seed'];

const OPTIONS: Readonly<Record<string, VariantRules>> = {
  'dutch with a reserve that may wait (V10)': { ...dutch, startBar: 0, startReserve: 15 },
  'dutch with the right to hit only while a checker is home (V11)': { ...dutch, hitRequiresHomeChecker: 'current' },
  'acey-deucey with a bar that may wait (V22)': { ...seed, barMandatory: false },
  'acey-deucey with two moves for a doublet (V24)': { ...seed, doubletMoves: 2 },
  'acey-deucey that begins with a doublet or 1-2': { ...seed, startGate: true },
  'acey-deucey of the encyclopaedia (V10, V11)': {
    ...seed,
    startBar: 15,
    startReserve: 0,
    hitRequiresHomeChecker: 'ever',
  },
  'plakoto that is played on with a pinned mother (V54)': { ...plakoto, mother: 'playOn' },
  'plakoto without a mother': { ...plakoto, mother: 'none' },
  'fevga with a full start quarter (V63)': { ...fevga, primeLimit: 'noSixBeforeTrapped' },
  'fevga without limits to primes (V63)': { ...fevga, primeLimit: 'none' },
  'fevga in which any checker may begin (V62)': { ...fevga, firstCheckerMustPass: null },
  'tavla with exact bearing off and two moves for a doublet': { ...tavla, overshootBearOff: false, doubletMoves: 2 },
  'a club game of everything at once': {
    ...dutch,
    start: { 6: 2, 5: 1 },
    startBar: 2,
    startReserve: 5,
    checkers: 10,
    hitRequiresHomeChecker: 'current',
    hitAndRunInHome: false,
    barMandatory: false,
    fullHomeBoard: false,
    overshootBearOff: false,
  },
};

function compare(rules: VariantRules, positions: number): void {
  const situations = randomSituations(rules, SEED);
  for (let count = 0; count < positions; count++) {
    const { position, roll } = situations.next().value;
    const found = legalPlays(rules, position, 'white', roll);
    const expected = bruteForce(rules, position, roll).positions;
    const texts = found.map((play) => positionText(play.position)).sort();
    if (texts.length !== expected.length || texts.some((text, nth) => text !== expected[nth])) {
      throw new Error(
        `${roll.join('-')} in ${JSON.stringify(position)}: ${found.map((p) => formatPlay(p.play)).join(', ')}`,
      );
    }
  }
}

describe('the legal plays', () => {
  it.each(VARIANT_IDS)('of %s are those that a brute force finds', (id) => {
    expect(() => compare(VARIANTS[id], MOVED_ALIKE.includes(id) ? FEW_POSITIONS : POSITIONS)).not.toThrow();
  });

  it.each(Object.keys(OPTIONS))('of %s are those that a brute force finds', (name) => {
    expect(() => compare(OPTIONS[name]!, FEW_POSITIONS)).not.toThrow();
  });

  it.each(VARIANT_IDS)('of %s lead to possible positions and are accepted as they are written', (id) => {
    const rules = VARIANTS[id];
    const situations = randomSituations(rules, SEED + 1);
    for (let count = 0; count < lawTimes(40); count++) {
      const { position, roll } = situations.next().value;
      for (const { play, position: after } of legalPlays(rules, position, 'white', roll)) {
        expectEqual(positionFault(rules, after), null);
        for (const input of [{ text: formatPlay(play) }, { moves: play.toReversed() }]) {
          const checked = checkPlay(rules, position, 'white', roll, input);
          expectEqual(checked.ok && samePosition(checked.value.position, after), true);
        }
      }
    }
  });

  it.each(VARIANT_IDS)('of %s are the same for either colour', (id) => {
    const rules = VARIANTS[id];
    const situations = randomSituations(rules, SEED + 2);
    for (let count = 0; count < lawTimes(150); count++) {
      const { position, roll } = situations.next().value;
      const swapped = { white: position.black, black: position.white };
      const white = legalPlays(rules, position, 'white', roll);
      const black = legalPlays(rules, swapped, 'black', roll);
      expectEqual(
        black.map(({ play }) => play),
        white.map(({ play }) => play),
      );
    }
  });
});
