import { SystemDiceSource } from './dice-source.js';

describe('the dice of the server', () => {
  it('show each face about as often as the others', () => {
    const dice = new SystemDiceSource();
    const counts = new Map<number, number>();

    for (let nth = 0; nth < 30_000; nth += 1) {
      for (const face of dice.pair()) counts.set(face, (counts.get(face) ?? 0) + 1);
    }

    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    // 10,000 are expected of each; 500 is more than five standard deviations of a fair die.
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});
