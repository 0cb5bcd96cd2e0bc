import fc from 'fast-check';
import { formatPlay } from '../../../src/domain/play/play-text.js';
import type { Play } from '../../../src/domain/play/play.js';
import { legalPlays } from '../../../src/domain/play/legal-plays.js';
import { checkPlay } from '../../../src/domain/play/read-play.js';
import { positionFault } from '../../../src/domain/position/position-fault.js';
import { pipCount } from '../../../src/domain/position/position.js';
import { samePosition } from '../../support/domain/same-position.js';
import { ROLLS } from '../../support/domain/rolls.js';
import type { Position } from '../../../src/domain/position/position.js';
import { startPosition } from '../../../src/domain/position/start.js';
import { VARIANTS, VARIANT_IDS } from '../../../src/domain/variant/variants.js';
import { situations } from '../../support/chance/arbitrary-positions.js';
import type { Situation } from '../../support/chance/arbitrary-positions.js';
import { bruteForce, positionText } from '../../support/yardsticks/brute-force.js';
import { expectEqual } from '../../support/domain/expect-equal.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const SEED = 20261121;

function holdsEverywhere(runs: number, law: (situation: Situation) => void): void {
  fc.assert(fc.property(situations(), law), { seed: lawSeed(SEED), numRuns: lawTimes(runs) });
}

function swapped({ white, black }: Position): Position {
  return { white: black, black: white };
}

describe('legal plays of any position', () => {
  it('are the same for either colour', () => {
    holdsEverywhere(500, ({ rules, position, roll }) => {
      const white = legalPlays(rules, position, 'white', roll);
      const black = legalPlays(rules, swapped(position), 'black', roll);
      expectEqual(
        black.map(({ play }) => play),
        white.map(({ play }) => play),
      );
      expectEqual(
        black.map((play) => swapped(play.position)),
        white.map((play) => play.position),
      );
    });
  });

  it('are the same whichever die is named first', () => {
    holdsEverywhere(500, ({ rules, position, roll: [a, b] }) => {
      const one = legalPlays(rules, position, 'white', [a, b]);
      const other = legalPlays(rules, position, 'white', [b, a]);
      expectEqual(
        other.map(({ play }) => play),
        one.map(({ play }) => play),
      );
    });
  });

  it('lead to possible positions, and never to the same one twice', () => {
    holdsEverywhere(500, ({ rules, position, roll }) => {
      const after = legalPlays(rules, position, 'white', roll).map((play) => play.position);
      for (const each of after) {
        const fault = positionFault(rules, each);
        expectEqual(fault?.params['reason'] ?? 'both-off', 'both-off');
      }
      expect(new Set(after.map(positionText)).size).toBe(after.length);
    });
  });

  it('use the same number of dice unless they end the game, and never gain pips', () => {
    holdsEverywhere(500, ({ rules, position, roll }) => {
      const plays = legalPlays(rules, position, 'white', roll);
      const unfinished = plays.filter((play) => play.position.white.off < rules.checkers);
      expect(new Set(unfinished.map(({ play }) => play.length)).size).toBeLessThan(2);
      for (const { play, position: after } of plays) {
        const rolled = play.reduce((pips, { die }) => pips + die, 0);
        const gone = pipCount(position.white) - pipCount(after.white);
        if (gone > 0 && gone <= rolled) continue;
        expect(gone).toBeGreaterThan(0);
        expect(gone).toBeLessThanOrEqual(rolled);
      }
    });
  });

  it('are accepted in canonical text and as moves in any order', () => {
    fc.assert(
      fc.property(situations(), fc.nat(3), ({ rules, position, roll }, by) => {
        const refused = legalPlays(rules, position, 'white', roll).flatMap(({ play, position: after }) =>
          [
            { text: formatPlay(play) },
            { moves: play },
            { moves: rotated(play, by) },
            { moves: play.toReversed() },
          ].filter((input) => {
            const checked = checkPlay(rules, position, 'white', roll, input);
            return !checked.ok || !samePosition(checked.value.position, after);
          }),
        );
        // One comparison for all plays: a position has up to some thousands of them.
        expect(refused).toEqual([]);
      }),
      { seed: lawSeed(SEED), numRuns: lawTimes(300) },
    );
  });

  it('are those that a brute force finds, in every variant', () => {
    holdsEverywhere(1500, ({ rules, position, roll }) => {
      const found = legalPlays(rules, position, 'white', roll);
      expectEqual(found.map((play) => positionText(play.position)).sort(), bruteForce(rules, position, roll).positions);
    });
  });

  it('are those that a brute force finds under parameters that no variant here has', () => {
    holdsEverywhere(600, ({ rules, position, roll }) => {
      for (const change of [
        { overshootBearOff: false },
        { doubletMoves: 2 },
        { barMandatory: false },
        { ownPointSize: 1 },
      ] as const) {
        const changed = { ...rules, ...change };
        const found = legalPlays(changed, position, 'white', roll);
        expectEqual(
          found.map((play) => positionText(play.position)).sort(),
          bruteForce(changed, position, roll).positions,
        );
      }
    });
  });
});

describe.each(VARIANT_IDS)('games of %s played at random', (id) => {
  it('never leave what a brute force allows', () => {
    const rules = VARIANTS[id];
    const choices = fc.array(fc.tuple(fc.constantFrom(...ROLLS), fc.nat()), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(choices, (turns) => {
        let position = startPosition(rules);
        for (const [roll, choice] of turns) {
          const found = legalPlays(rules, position, 'white', roll);
          expectEqual(
            found.map((play) => positionText(play.position)).sort(),
            bruteForce(rules, position, roll).positions,
          );
          position = swapped(found[choice % found.length]?.position ?? position);
          if (position.black.off === rules.checkers) break;
        }
      }),
      { seed: lawSeed(SEED), numRuns: lawTimes(6) },
    );
  });
});

function rotated(play: Play, by: number): Play {
  const turn = play.length === 0 ? 0 : by % play.length;
  return [...play.slice(turn), ...play.slice(0, turn)];
}
