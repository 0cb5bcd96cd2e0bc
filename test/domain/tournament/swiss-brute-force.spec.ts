// The Swiss pairing against all ways to pair everybody, judged by the words of T15.

import { swissPairing } from '../../../src/domain/tournament/swiss/swiss.js';
import type { SwissReceipt } from '../../../src/domain/tournament/swiss/receipt.js';
import { type NamedPair, bestByBruteForce, judged } from '../../support/yardsticks/swiss-brute-force.js';
import { type RandomField, randomField } from '../../support/chance/random-swiss.js';
import { lawTimes } from '../../support/chance/laws.js';

/** Size of the field and how many of them: ten seats can be filled in 945 ways. */
const FIELDS: readonly (readonly [size: number, fields: number])[] = [
  [2, 20],
  [3, 60],
  [4, 200],
  [5, 300],
  [6, 600],
  [7, 400],
  [8, 400],
  [9, 400],
  [10, 300],
];

/** Brute force does not see further in reasonable time. */
const MOST_AHEAD = { small: 6, large: 4 };

function fieldOf(size: number, seed: number): RandomField {
  const left = (seed * 11) % Math.min(size, size > 8 ? MOST_AHEAD.large : MOST_AHEAD.small);
  return randomField(size * 10_000 + seed, size, seed % (size + 1), left);
}

function isPairable({ entrants }: RandomField): boolean {
  return entrants.filter(({ status }) => status === 'in').length > 1;
}

function paired({ entrants, left }: RandomField): SwissReceipt {
  const pairing = swissPairing({ round: 2, rounds: 2 + left, entrants, draw: 'seeded', inGroups: 'halves', seed: '' });
  if (!pairing.ok) throw new Error(pairing.error.code);
  return pairing.value;
}

function wayOf({ pairs, bye }: SwissReceipt): readonly NamedPair[] {
  const way = pairs.map(({ white, black }): NamedPair => [white, black]);
  return bye === null ? way : [...way, [bye.id, 'the bye']];
}

describe('the Swiss pairing', () => {
  it.each(FIELDS)('of %i entrants is the best of all, in %i fields', (size, fields) => {
    const worse: unknown[] = [];
    for (let seed = 1; seed <= lawTimes(fields); seed += 1) {
      const field = fieldOf(size, seed);
      if (!isPairable(field)) continue;
      const receipt = paired(field);
      const ours = judged(field.entrants, wayOf(receipt), field.left);
      const best = bestByBruteForce(field.entrants, field.left);
      if (ours.regrets.join() !== best.regrets.join()) worse.push({ seed, ours, best, receipt });
    }

    expect(worse).toEqual([]);
  });

  it('has met unavoidable rematches, dead ends that were avoided, and such as were not', () => {
    const receipts = [4, 5, 6, 7, 8].flatMap((size) =>
      Array.from({ length: lawTimes(100) }, (_, index) => fieldOf(size, index + 1))
        .filter(isPairable)
        .map(paired),
    );
    const searched = receipts.filter(({ ahead }) => ahead.look === 'searched').map(({ ahead }) => ahead);

    expect(receipts.filter(({ rematches }) => rematches > 0).length).toBeGreaterThan(50);
    expect(searched.filter(({ open, rounds }) => open > 0 && open === rounds).length).toBeGreaterThan(20);
    expect(searched.filter(({ open, rounds }) => open < rounds).length).toBeGreaterThan(20);
    expect(receipts.filter(({ ahead }) => ahead.look === 'given-up')).toEqual([]);
  });

  it('takes pairs that are not to be for pairs that have met, and breaks the fewest', () => {
    let broken = 0;
    for (let seed = 1; seed <= lawTimes(500); seed += 1) {
      const size = 4 + (seed % 4);
      const field = fieldOf(size, seed);
      if (!isPairable(field)) continue;
      const { entrants, left } = field;
      const forbidden = entrants.slice(1, 1 + (seed % 4)).map(({ id }) => [entrants[0]?.id ?? '', id] as const);
      const round = { round: 2, rounds: 2 + left, draw: 'seeded', inGroups: 'halves', seed: '' } as const;
      const pairing = swissPairing({ ...round, entrants, forbidden });
      if (!pairing.ok) throw new Error(pairing.error.code);
      const asIfMet = entrants.map((entrant) => ({
        ...entrant,
        opponents: [
          ...entrant.opponents,
          ...forbidden.flatMap(([one, other]) => (entrant.id === one ? [other] : entrant.id === other ? [one] : [])),
        ],
      }));
      const ours = judged(asIfMet, wayOf(pairing.value), left);
      expect([seed, ours.regrets]).toEqual([seed, bestByBruteForce(asIfMet, left).regrets]);
      for (const { white, black, meetings, breaks = [] } of pairing.value.pairs) {
        const isForbidden = forbidden.some((pair) => pair.includes(white) && pair.includes(black));
        expect(breaks).toEqual([...(meetings > 0 ? ['rematch'] : []), ...(isForbidden ? ['forbidden'] : [])]);
        broken += isForbidden ? 1 : 0;
      }
    }
    expect(broken).toBeGreaterThan(10);
  });
});
