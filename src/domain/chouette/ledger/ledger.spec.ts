import { ledgerLines, pointsAfter, reversalOf, transfers } from './ledger.js';

const amounts = (owing: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(owing));

describe('transfers', () => {
  it('are none where all debts are settled', () => {
    expect(transfers(amounts({ Ann: 0, Bob: 0 }))).toEqual([]);
    expect(transfers(new Map())).toEqual([]);
  });

  it('settle CH2 in three', () => {
    expect(transfers(amounts({ Ann: 1600, Bob: -200, Cy: -1100, Dee: -300 }))).toEqual([
      { from: 'Cy', to: 'Ann', amount: 1100 },
      { from: 'Dee', to: 'Ann', amount: 300 },
      { from: 'Bob', to: 'Ann', amount: 200 },
    ]);
  });

  it('are as few as can be: those who settle among themselves are found', () => {
    // Who owes most to whom is owed most would take five.
    const owing = { A: 7, B: -4, C: -3, D: 5, E: -5, F: 6, G: -6 };
    expect(transfers(amounts(owing))).toHaveLength(4);
  });

  it('settle also among more than can be looked through', () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`P${n}`, n < 10 ? n + 1 : n - 20]));
    const made = transfers(amounts(many));
    expect(made.length).toBeLessThan(20);
    const left = new Map(amounts(many));
    for (const { from, to, amount } of made) {
      left.set(from, left.get(from)! + amount);
      left.set(to, left.get(to)! - amount);
    }
    expect([...left.values()].every((amount) => amount === 0)).toBe(true);
  });

  it('are as few as the best way of putting people into groups, for every small table', () => {
    for (const owing of [
      [3, -1, -2, 4, -4],
      [1, 1, 1, -3, 2, -2],
      [10, -9, -1, 5, -2, -3],
      [8, -3, -5, 2, 2, -4],
    ]) {
      const table = Object.fromEntries(owing.map((amount, n) => [`P${n}`, amount]));
      expect(transfers(amounts(table))).toHaveLength(owing.length - mostGroups(owing));
    }
  });
});

/** The most groups that each sum to zero, by trying all. */
function mostGroups(owing: readonly number[]): number {
  if (owing.length === 0) return 0;
  let most = 0;
  for (let chosen = 1; chosen < 2 ** owing.length; chosen += 1) {
    const group = owing.filter((_, n) => (chosen & (1 << n)) !== 0);
    if (group.reduce((sum, amount) => sum + amount, 0) !== 0) continue;
    most = Math.max(most, 1 + mostGroups(owing.filter((_, n) => (chosen & (1 << n)) === 0)));
  }
  return most;
}

describe('lines of the ledger', () => {
  const entries = [{ from: 'Ann', to: 'Bob', points: 4, reason: 'gammon' }] as const;

  it('are numbered on, and taken back by lines that point at them', () => {
    const lines = ledgerLines(entries, 3, 10);
    expect(lines).toEqual([
      { number: 11, game: 3, from: 'Ann', to: 'Bob', points: 4, reason: 'gammon', reverses: null },
    ]);
    expect(reversalOf(lines, 11)).toEqual([
      { number: 12, game: 3, from: 'Bob', to: 'Ann', points: 4, reason: 'gammon', reverses: 11 },
    ]);
  });

  it('move points from one to another', () => {
    expect([...pointsAfter(amounts({ Ann: 1 }), entries)]).toEqual([
      ['Ann', -3],
      ['Bob', 4],
    ]);
  });
});
