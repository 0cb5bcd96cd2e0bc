import { defaultSwissRounds, swissPairing } from './swiss.js';
import type { SwissEntrant, SwissRound } from './field.js';
import type { SwissReceipt } from './receipt.js';

/** Entrants named by their letters, the best first, unless said otherwise. */
function entrants(names: string, change: Readonly<Record<string, Partial<SwissEntrant>>> = {}): SwissEntrant[] {
  return [...names].map((id, index) => ({
    id,
    wins: 0,
    rank: index + 1,
    opponents: [],
    byes: 0,
    status: 'in',
    ...change[id],
  }));
}

function receiptOf(round: Partial<SwissRound> & Pick<SwissRound, 'entrants'>): SwissReceipt {
  const pairing = swissPairing({
    round: 2,
    rounds: 3,
    draw: 'seeded',
    inGroups: 'halves',
    seed: 'club night',
    ...round,
  });
  if (!pairing.ok) throw new Error(pairing.error.code);
  return pairing.value;
}

function pairsOf({ pairs, bye }: SwissReceipt): string {
  return [...pairs.map(({ white, black }) => white + black), ...(bye ? [`${bye.id}-`] : [])].join(' ');
}

describe('the first Swiss round', () => {
  it('pairs the top half against the bottom half by seed', () => {
    const receipt = receiptOf({ round: 1, entrants: entrants('ABCDEFGH') });

    expect(pairsOf(receipt)).toBe('AE BF CG DH');
    expect(receipt.pairs.every(({ reason }) => reason === 'halves')).toBe(true);
  });

  it('gives the bye to the lowest seed', () => {
    const receipt = receiptOf({ round: 1, entrants: entrants('ABCDE') });

    expect(pairsOf(receipt)).toBe('AC BD E-');
    expect(receipt.bye).toEqual({ id: 'E', rank: 5, byes: 0, reason: 'lowest' });
  });

  it('is drawn by lot from the seed, whatever the order of the list', () => {
    const list = entrants('ABCDEFG');
    const drawn = (seed: string, order: readonly SwissEntrant[]): string =>
      pairsOf(receiptOf({ round: 1, draw: 'random', entrants: order, seed }));

    expect(drawn('one', list)).toBe(drawn('one', list.toReversed()));
    expect(new Set(['one', 'two', 'three', 'four'].map((seed) => drawn(seed, list))).size).toBeGreaterThan(1);
    const receipt = receiptOf({ round: 1, draw: 'random', entrants: list });
    expect(receipt.bye?.reason).toBe('drawn');
    expect(receipt.pairs.map(({ reason }) => reason)).toEqual(['drawn', 'drawn', 'drawn']);
  });
});

describe('a later Swiss round', () => {
  it('pairs inside score groups, halves against each other', () => {
    const list = entrants('ABCDEFGH', { A: { wins: 1 }, B: { wins: 1 }, C: { wins: 1 }, D: { wins: 1 } });

    expect(pairsOf(receiptOf({ entrants: list }))).toBe('AC BD EG FH');
  });

  it('lets the last of an odd group float to the middle of the next one', () => {
    const list = entrants('ABCDEFGH', { A: { wins: 1 }, B: { wins: 1 }, C: { wins: 1 } });
    const receipt = receiptOf({ entrants: list });

    expect(pairsOf(receipt)).toBe('AB CF DG EH');
    expect(receipt.pairs[1]).toEqual({
      white: 'C',
      black: 'F',
      ranks: { white: 3, black: 6 },
      scoreGroup: 0,
      float: 1,
      meetings: 0,
      reason: 'floated',
      instead: null,
    });
  });

  it('moves from the halves to avoid a rematch, and says whom it avoided', () => {
    const list = entrants('ABCD', { A: { opponents: ['C'] }, C: { opponents: ['A'] } });
    const receipt = receiptOf({ entrants: list });

    expect(pairsOf(receipt)).toBe('AD BC');
    expect(receipt.pairs[0]).toMatchObject({ reason: 'moved', instead: { id: 'C', because: 'met' } });
    expect(receipt.pairs[1]).toMatchObject({ reason: 'moved', instead: { id: 'D', because: 'elsewhere' } });
  });

  it('gives the bye to the lowest without one', () => {
    const list = entrants('ABCDE', { E: { byes: 1, wins: 1 }, D: { byes: 1, wins: 1 } });
    const receipt = receiptOf({ entrants: list });

    expect(receipt.bye).toEqual({ id: 'C', rank: 5, byes: 0, reason: 'lowest' });
    expect(receiptOf({ entrants: entrants('ABCDE', { E: { byes: 1 } }) }).bye).toMatchObject({
      id: 'D',
      reason: 'lowest-without-bye',
    });
  });

  it('gives the bye to a higher entrant when the others could not be paired without a rematch', () => {
    // With a bye for C the other two would meet again.
    const list = entrants('ABC', { A: { opponents: ['B'] }, B: { opponents: ['A'] } });

    expect(receiptOf({ entrants: list, rounds: 2 }).bye).toMatchObject({ id: 'B', reason: 'keeps-others-apart' });
  });

  it('has rematches where there is no way around them, and tells them', () => {
    const list = entrants('ABCD', {
      A: { wins: 2, opponents: ['B', 'C', 'D'] },
      B: { wins: 2, opponents: ['A', 'C', 'D'] },
      C: { wins: 1, opponents: ['A', 'B', 'D'] },
      D: { wins: 1, opponents: ['A', 'B', 'C'] },
    });
    const receipt = receiptOf({ entrants: list, rounds: 4, round: 4 });

    expect(pairsOf(receipt)).toBe('AB CD');
    expect(receipt).toMatchObject({ rematches: 2, pairs: [{ reason: 'rematch', meetings: 1 }, { reason: 'rematch' }] });
  });

  it('keeps a second meeting from becoming a third', () => {
    const list = entrants('ABCD', {
      A: { opponents: ['B', 'C', 'D', 'B'] },
      B: { opponents: ['A', 'C', 'D', 'A'] },
      C: { opponents: ['A', 'B', 'D', 'D'] },
      D: { opponents: ['A', 'B', 'C', 'C'] },
    });

    expect(pairsOf(receiptOf({ entrants: list, round: 5, rounds: 6 }))).toBe('AC BD');
  });

  it('runs into no dead end that can be avoided', () => {
    // Two rounds of six were played; a third one may leave two triangles of strangers, which cannot be paired.
    const met = (...opponents: string[]): Partial<SwissEntrant> => ({ opponents });
    const list = entrants('ABCDEF', {
      A: met('B', 'C'),
      B: met('A', 'D'),
      C: met('A', 'E'),
      D: met('B', 'F'),
      E: met('C', 'F'),
      F: met('D', 'E'),
    });
    const receipt = receiptOf({ entrants: list, round: 3, rounds: 5 });

    expect(receipt.ahead).toEqual({ rounds: 2, open: 2, look: 'searched' });
  });

  it('leaves out who has withdrawn, and pairs a late entrant as if they had lost the rounds before', () => {
    const list = entrants('ABCDE', { A: { wins: 1 }, B: { wins: 1 }, C: { status: 'withdrawn', wins: 1 } });

    expect(pairsOf(receiptOf({ entrants: list }))).toBe('AB DE');
  });

  it('draws lots inside the groups where that was chosen', () => {
    const list = entrants('ABCDEFGH', { A: { wins: 1 }, B: { wins: 1 }, C: { wins: 1 }, D: { wins: 1 } });
    const drawn = (seed: string): string => pairsOf(receiptOf({ entrants: list, inGroups: 'random', seed }));

    expect(new Set(['1', '2', '3', '4', '5', '6'].map(drawn)).size).toBeGreaterThan(2);
    expect(drawn('1')).toBe(drawn('1'));
    expect(drawn('1')).toMatch(/^(A[BCD]|[A-D]{2}) [A-D]{2} [E-H]{2} [E-H]{2}$/);
  });
});

describe('a Swiss round that cannot be', () => {
  it('needs two entrants', () => {
    const alone = entrants('AB', { B: { status: 'withdrawn' } });
    const asked = { round: 1, rounds: 3, draw: 'random', inGroups: 'halves', seed: '' } as const;

    expect(swissPairing({ ...asked, entrants: alone })).toEqual({
      ok: false,
      error: { code: 'tournament.too-few-entrants', params: { entrants: 1, needed: 2 } },
    });
    expect(swissPairing({ ...asked, entrants: [] })).toMatchObject({ error: { params: { entrants: 0 } } });
  });

  it('comes after the last one', () => {
    const asked = { round: 4, rounds: 3, draw: 'random', inGroups: 'halves', seed: '' } as const;

    expect(swissPairing({ ...asked, entrants: entrants('ABCD') })).toEqual({
      ok: false,
      error: { code: 'tournament.no-more-rounds', params: { round: 4, rounds: 3 } },
    });
  });
});

describe('defaultSwissRounds', () => {
  it('finds one unbeaten winner, in three rounds or more', () => {
    expect([2, 8, 9, 16, 17, 64, 512].map(defaultSwissRounds)).toEqual([3, 3, 4, 4, 5, 6, 9]);
  });
});
