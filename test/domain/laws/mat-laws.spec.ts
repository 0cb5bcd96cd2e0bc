// Laws of `.mat` text: whatever happens to it, it is a transcript or a fault with its place.

import { formatMat, parseMat } from '../../support/domain/at-once.js';
import type { Transcript } from '../../../src/domain/notation/transcript.js';
import { sampleMatches } from '../../support/yardsticks/sample-matches.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

function read(text: string): Transcript {
  const result = parseMat(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('damaged text', () => {
  const SOME = sampleMatches();

  it('cut off anywhere is read up to the cut: all cells but the last are those of the whole', () => {
    for (const { id, text } of SOME) {
      const whole = read(text).games;
      for (let end = 0; end < text.length; end += 50) {
        const result = parseMat(text.slice(0, end));
        if (!result.ok) {
          expect([id, end, result.error]).toMatchObject([id, end, { params: { reason: 'no-game' } }]);
          continue;
        }
        for (const [index, game] of result.value.games.entries()) {
          const kept = game.entries.slice(0, -1);
          expect([id, end, kept]).toEqual([id, end, whole[index]?.entries.slice(0, kept.length)]);
        }
      }
    }
  });

  it('with any character changed is a transcript or a fault with its line', () => {
    let seed = lawSeed(20_240_511);
    const chance = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    for (const { text } of SOME) {
      for (let round = 0; round < lawTimes(150); round += 1) {
        const place = chance(text.length);
        const damaged = text.slice(0, place) + String.fromCharCode(chance(256)) + text.slice(place + 1);
        const result = parseMat(damaged);
        if (result.ok) expect(parseMat(formatMat(result.value)).ok).toBe(true);
        else expect(result.error.line).toBeGreaterThan(0);
      }
    }
  });

  it.each([
    ['one endless line', '31: '.repeat(2_500_000)],
    ['blank lines', '\n'.repeat(10_000_000)],
    ['colons', `${': 1 '.repeat(490)}\n`.repeat(5_000)],
    ['names made of scores', `Game 1\n${': 1 '.repeat(490)}\n`.repeat(5_000)],
    ['open quotation marks', `; [${' "'.repeat(900)}\n`.repeat(5_000)],
    ['turn numbers', `Game 1\na : 0  b : 0\n${`${'2) '.repeat(600)}\n`.repeat(5_000)}`],
    ['wide gaps', `Game 1\na : 1  b : 1\n1) 31:${' '.repeat(1_900)}x\n`.repeat(5_000)],
  ])(
    'of ten megabytes (%s) is read in seconds',
    (_what, text) => {
      const result = parseMat(text);
      expect(result.ok ? result.value.warnings.length : 0).toBeLessThanOrEqual(1_000);
    },
    10_000,
  );
});
