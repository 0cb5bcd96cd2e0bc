import fc from 'fast-check';
import { flightShares, placeWeights, poolOf, prizesOf, sharesByWeight } from './pool.js';
import { lawSeed, lawTimes } from '../../../../test/support/chance/laws.js';

const places = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ entry: `e${index + 1}`, place: index + 1 }));

describe('the pool', () => {
  it("is the fees less the club's share, and what was added (TN13)", () => {
    expect(poolOf(20, 5_000, 10, 0)).toBe(90_000);
    expect(poolOf(3, 3_333, 0, 1)).toBe(10_000);
    expect(poolOf(7, 1_000, 33.3, 0)).toBe(4_669);
  });

  it('is divided by flights and places (TN13)', () => {
    const shares = flightShares(['main', 'consolation', 'last-chance']);
    const amounts = sharesByWeight(90_000, Object.values(shares));
    expect(amounts).toEqual([54_000, 27_000, 9_000]);
    expect(sharesByWeight(54_000, placeWeights('main', 20))).toEqual([27_000, 13_500, 6_750, 6_750]);
    expect(sharesByWeight(27_000, placeWeights('consolation', 12))).toEqual([18_000, 9_000]);
    expect(sharesByWeight(9_000, placeWeights('last-chance', 40))).toEqual([9_000]);
    expect(flightShares(['main', 'consolation'])).toEqual({ main: 70, consolation: 30 });
    expect(flightShares(['main'])).toEqual({ main: 100 });
  });
});

describe('rounding to the smallest coin (TN14)', () => {
  it.each([
    [100_000, [2, 1], [66_667, 33_333]],
    [100_000, [4, 2, 2, 1, 1, 1, 1], [33_334, 16_667, 16_667, 8_333, 8_333, 8_333, 8_333]],
    [10_001, [1, 1, 1], [3_334, 3_334, 3_333]],
    [36_000, [40, 25, 25, 10], [14_400, 9_000, 9_000, 3_600]],
  ])('%d by %j is %j', (amount, weights, parts) => {
    expect(sharesByWeight(amount, weights)).toEqual(parts);
  });

  it('is to the coin with the largest amounts, and with percents as people write them', () => {
    expect(poolOf(1_024, 1_000_000_000_000, 0.0001, 999_999_999_999)).toBe(1_024_998_975_999_999);
    expect(poolOf(3, 1, 33.3, 0)).toBe(2);
    expect(sharesByWeight(Number.MAX_SAFE_INTEGER, [33.3, 33.3, 33.4])).toEqual([
      2_999_397_351_828_750, 2_999_397_351_828_750, 3_008_404_551_083_491,
    ]);
    expect(sharesByWeight(10, [0.1, 0.2])).toEqual([3, 7]);
    expect(sharesByWeight(1, [1e-300, 1e300])).toEqual([0, 1]);
  });

  it('gives out every coin of any amount, each part no more than one coin from its share', () => {
    const weight = fc.oneof(fc.nat(1_000), fc.double({ min: 0, max: 1e9, noNaN: true }));
    fc.assert(
      fc.property(
        fc.maxSafeNat(),
        fc.array(weight, { minLength: 1, maxLength: 16 }).filter((weights) => weights.some((each) => each > 0)),
        (amount, weights) => {
          const parts = sharesByWeight(amount, weights);
          expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(amount));
          expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
        },
      ),
      { numRuns: lawTimes(100), seed: lawSeed(2_019) },
    );
  });

  it('always gives out the whole amount', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        fc.array(fc.nat(1_000), { minLength: 1, maxLength: 16 }),
        (amount, weights) => {
          const parts = sharesByWeight(amount, weights);
          const sum = parts.reduce((total, part) => total + part, 0);
          expect(sum).toBe(weights.some((weight) => weight > 0) ? amount : 0);
          expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
        },
      ),
      { numRuns: lawTimes(100), seed: lawSeed(2_020) },
    );
  });
});

describe('prizes', () => {
  it('are shared by those who share a place (T53)', () => {
    const tied = [
      { entry: 'a', place: 1 },
      { entry: 'b', place: 2 },
      { entry: 'c', place: 3 },
      { entry: 'd', place: 3 },
    ];
    expect(prizesOf(90_000, [4, 2, 1, 1], tied).map(({ amount }) => amount)).toEqual([45_000, 22_500, 11_250, 11_250]);
    const three = [1, 1, 1].map((place, index) => ({ entry: `e${index}`, place }));
    expect(prizesOf(100, [2, 1], three).map(({ amount }) => amount)).toEqual([34, 33, 33]);
  });

  it('go to those who are there, where fewer finish than places are paid', () => {
    expect(prizesOf(100, [2, 1], places(1))).toEqual([{ entry: 'e1', place: 1, amount: 100 }]);
  });

  it('sum to the amount', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.array(fc.nat(50), { minLength: 1, maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 20 }),
        (amount, weights, ranks) => {
          const placed = ranks.toSorted((a, b) => a - b).map((place, index) => ({ entry: `e${index}`, place }));
          const sum = prizesOf(amount, weights, placed).reduce((total, prize) => total + prize.amount, 0);
          expect(sum).toBe(amount);
        },
      ),
      { numRuns: lawTimes(100), seed: lawSeed(2_021) },
    );
  });
});
