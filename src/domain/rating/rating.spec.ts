import { milliseconds } from '../kernel/brands.js';
import type { BySide, Side } from '../kernel/side.js';
import { FIBS_RATING, type Rated, type RatedMatch, type RatingRules, expectedScore, rateMatches } from './rating.js';

type Row = [
  name: string,
  winner: [number, number],
  loser: [number, number],
  length: number,
  gain: number,
  loss: number,
];

/** Worked examples RT1–RT12: rating and experience of winner and loser, length, and the two changes. */
const ROWS: Row[] = [
  ['RT1', [1500, 500], [1500, 500], 1, 2, -2],
  ['RT2', [1500, 0], [1500, 0], 1, 10, -10],
  ['RT3', [1500, 0], [1500, 0], 5, 22.3607, -22.3607],
  ['RT4', [1600, 400], [1500, 400], 5, 3.8996, -3.8996],
  ['RT5', [1500, 400], [1600, 400], 5, 5.0446, -5.0446],
  ['RT6', [1750, 1000], [1450, 250], 7, 3.0291, -7.5727],
  ['RT7', [1450, 250], [1750, 1000], 7, 18.8848, -7.5539],
  ['RT8', [1500, 399], [1500, 401], 9, 6.06, -6],
  ['RT9', [1800, 2000], [1400, 0], 11, 2.3665, -11.8324],
  ['RT10', [1400, 0], [1800, 2000], 11, 54.5001, -10.9],
  ['RT11', [1523.41, 120], [1611.07, 350], 3, 14.3112, -5.6491],
  ['RT12', [1700, 390], [1700, 390], 13, 7.9322, -7.9322],
];

const rated = ([rating, experience]: [number, number]) => ({ rating, experience });

/** Both players after one match. */
function ratedAfter(before: BySide<Rated>, winner: Side, length: number, rules?: RatingRules): BySide<Rated> {
  const match = {
    id: 'match',
    players: { white: 'ann', black: 'bob' },
    winner,
    length,
    at: milliseconds(0),
  };
  const known = new Map([
    ['ann', before.white],
    ['bob', before.black],
  ]);
  const { ratings } = rateMatches([match], known, rules);
  return { white: ratings.get('ann')!, black: ratings.get('bob')! };
}

describe('the rating formula', () => {
  it.each(ROWS)('%s', (_name, winner, loser, length, gain, loss) => {
    const after = ratedAfter({ white: rated(winner), black: rated(loser) }, 'white', length);
    expect(after.white.rating - winner[0]).toBeCloseTo(gain, 4);
    expect(after.black.rating - loser[0]).toBeCloseTo(loss, 4);
    expect([after.white.experience, after.black.experience]).toEqual([winner[1] + length, loser[1] + length]);
  });

  it.each([
    ['experience with the match, RT3', { experienceTiming: 'after' }, 0, 5, 22.1371],
    ['experience with the match, RT8', { experienceTiming: 'after' }, 399, 9, 6],
    ['no ramp, RT3', { ramp: 'none' }, 0, 5, 4.4721],
    ['a gentle ramp, RT3', { ramp: 'gentle' }, 0, 5, 8.9443],
  ] satisfies [string, Partial<RatingRules>, number, number, number][])(
    'RT14: %s',
    (_name, option, experience, length, gain) => {
      const players = { white: { rating: 1500, experience }, black: { rating: 1500, experience: experience + 2 } };
      const after = ratedAfter(players, 'white', length, { ...FIBS_RATING, ...option });
      expect(after.white.rating - 1500).toBeCloseTo(gain, 4);
    },
  );

  it('expects each of two equals to win half of the matches, and longer matches to favour the better', () => {
    expect(expectedScore(1500, 1500, 7)).toBe(0.5);
    expect(1 - expectedScore(1600, 1500, 5)).toBeCloseTo(0.435994, 6);
    expect(expectedScore(1600, 1500, 9)).toBeGreaterThan(expectedScore(1600, 1500, 5));
  });
});

describe('rateMatches', () => {
  const match = (id: string, length: number, winner: 'white' | 'black', at: number): RatedMatch => ({
    id,
    players: { white: 'A', black: 'B' },
    winner,
    length,
    at: milliseconds(at),
  });
  const SEQUENCE = [match('m1', 5, 'white', 1), match('m2', 7, 'white', 2), match('m3', 9, 'black', 3)];

  it('rates one match after another (RT13), whatever order they are listed in', () => {
    const { changes, ratings } = rateMatches(SEQUENCE.toReversed(), new Map());
    expect(ratings.get('A')?.rating).toBeCloseTo(1512.803, 4);
    expect(ratings.get('B')?.rating).toBeCloseTo(1487.197, 4);
    expect(ratings.get('A')?.experience).toBe(21);
    expect(changes.map(({ matchId, player, won }) => [matchId, player, won])).toEqual([
      ['m1', 'A', true],
      ['m1', 'B', false],
      ['m2', 'A', true],
      ['m2', 'B', false],
      ['m3', 'B', true],
      ['m3', 'A', false],
    ]);
  });

  it('gives after a correction what the right result would have given (T74)', () => {
    const corrected = rateMatches([match('m1', 5, 'black', 1), ...SEQUENCE.slice(1)], new Map());
    const mirrored = rateMatches(SEQUENCE, new Map());
    expect(corrected.ratings.get('A')?.rating).toBeLessThan(mirrored.ratings.get('A')?.rating ?? 0);
    expect(corrected.changes).toHaveLength(6);
  });

  it('takes matches of one moment in the order in which they were recorded, whatever their length', () => {
    const day = [match('m1', 9, 'white', 1), match('m2', 5, 'black', 1), match('m3', 7, 'white', 1)];
    const oneByOne = day.map((each, nth) => ({ ...each, at: milliseconds(1 + nth) }));
    const { changes, ratings } = rateMatches(day.toReversed(), new Map());
    expect(changes.map(({ matchId }) => matchId)).toEqual(['m1', 'm1', 'm2', 'm2', 'm3', 'm3']);
    expect(ratings).toEqual(rateMatches(oneByOne, new Map()).ratings);
  });

  it('starts from what is known of a player', () => {
    const { ratings } = rateMatches([match('m1', 1, 'white', 1)], new Map([['A', { rating: 1700, experience: 400 }]]));
    expect(ratings.get('A')?.rating).toBeGreaterThan(1700);
    expect(ratings.get('B')).toMatchObject({ experience: 1 });
  });
});
