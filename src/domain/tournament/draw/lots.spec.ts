import { lotsFrom, shuffledOrder } from './lots.js';

const ENTRANTS = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

describe('shuffled', () => {
  it('gives the same order for the same seed, on every machine', () => {
    expect(shuffledOrder('club night', ENTRANTS)).toEqual(shuffledOrder('club night', ENTRANTS));
    expect(shuffledOrder('club night', [1, 2, 3, 4, 5, 6, 7, 8])).toMatchInlineSnapshot(`
[
  7,
  3,
  5,
  8,
  6,
  2,
  4,
  1,
]
`);
  });

  it('draws everybody once, and gives an empty list for an empty one', () => {
    expect(shuffledOrder('seed', ENTRANTS).toSorted()).toEqual(ENTRANTS);
    expect(shuffledOrder('seed', [])).toEqual([]);
  });

  it('puts everybody in every place about equally often', () => {
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 6000; draw += 1) {
      shuffledOrder(`draw ${draw}`, ['a', 'b', 'c']).forEach((name, place) => {
        counts.set(`${name}${place}`, (counts.get(`${name}${place}`) ?? 0) + 1);
      });
    }
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(150);
    expect(counts.size).toBe(9);
  });
});

describe('lotsFrom', () => {
  it('stays below the bound', () => {
    const lots = lotsFrom('seed');
    expect(
      Array.from({ length: 1000 }, () => lots(7)).every((lot) => Number.isInteger(lot) && lot >= 0 && lot < 7),
    ).toBe(true);
  });
});
