import { divisionsOf, groupsOf, roundRobin } from './round-robin.js';

const entries = (count: number): string[] => Array.from({ length: count }, (_, index) => `e${index + 1}`);

describe('a round robin', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 13, 20])('lets each of %d meet everybody once', (count) => {
    const rounds = roundRobin(entries(count));
    expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count);
    const met = rounds.flatMap(({ pairs }) => pairs.map(({ white, black }) => [white, black].toSorted().join()));
    expect(met).toHaveLength((count * (count - 1)) / 2);
    expect(new Set(met).size).toBe(met.length);
    for (const { pairs, bye } of rounds) {
      const seated = [...pairs.flatMap(({ white, black }) => [white, black]), ...(bye === null ? [] : [bye])];
      expect(new Set(seated).size).toBe(count);
    }
    const byes = rounds.flatMap(({ bye }) => (bye === null ? [] : [bye]));
    expect(new Set(byes).size).toBe(count % 2 === 0 ? 0 : count);
  });

  it('stops after the rounds that were asked for', () => {
    expect(roundRobin(entries(8), { most: 3 })).toHaveLength(3);
  });

  it.each([2, 5, 6])('lets each two of %i meet twice with sides exchanged where it is double', (count) => {
    const pairs = roundRobin(entries(count), { double: true }).flatMap((round) => round.pairs);
    const met = pairs.map(({ white, black }) => `${white} ${black}`);

    expect(new Set(met).size).toBe(count * (count - 1));
    for (const { white, black } of pairs) expect(met).toContain(`${black} ${white}`);
  });
});

describe('divisions', () => {
  it('are about equally large, with the best in the first', () => {
    expect(divisionsOf(entries(7), 2)).toEqual([
      ['e1', 'e2', 'e3', 'e4'],
      ['e5', 'e6', 'e7'],
    ]);
    expect(divisionsOf(entries(8), 3).map(({ length }) => length)).toEqual([3, 3, 2]);
  });
});

describe('groups', () => {
  it('are dealt to and fro', () => {
    expect(groupsOf(entries(8), 3)).toEqual([
      ['e1', 'e6', 'e7'],
      ['e2', 'e5', 'e8'],
      ['e3', 'e4'],
    ]);
    expect(groupsOf(entries(3), 1)).toEqual([['e1', 'e2', 'e3']]);
  });
});
