import { CrossTable, type Encounter } from './cross-table.js';
import { rankingOf } from './ranking.js';
import { ROUND_ROBIN_TIE_BREAKS, SWISS_TIE_BREAKS, seasonPoints, tieBreak, winsOf } from './tie-breaks.js';

/** `A-H 7:3` */
function table(
  length: number,
  rounds: readonly (readonly string[])[],
  entries: string,
  others: readonly Encounter[] = [],
): CrossTable {
  const encounters = rounds.flatMap((matches, index) =>
    matches.map((text): Encounter => {
      const [, white = '', black = '', own = '0', other = '0'] = /(\w)-(\w) (\d+):(\d+)/.exec(text) ?? [];
      const score = { white: Number(own), black: Number(other) };
      const winner = score.white > score.black ? 'white' : 'black';
      return { round: index + 1, white, black, winner, score, played: true, length };
    }),
  );
  return new CrossTable([...entries], [...encounters, ...others], rounds.length);
}

const order = (of: CrossTable, names: typeof SWISS_TIE_BREAKS) =>
  rankingOf(of.entries, [winsOf(of), ...names.map((name) => tieBreak(name, of, 'seed'))])
    .map(({ entry }) => entry)
    .join('');

describe('the standings of a Swiss (TN11)', () => {
  const swiss = table(
    7,
    [
      ['A-H 7:3', 'B-G 7:5', 'C-F 7:6', 'D-E 7:2'],
      ['A-D 7:4', 'B-C 7:6', 'E-H 7:0', 'F-G 7:6'],
      ['B-A 7:5', 'C-D 7:1', 'F-E 7:3', 'G-H 7:5'],
    ],
    'ABCDEFGH',
  );

  it('are in the order of wins, direct result, Buchholz and so on', () => {
    expect(order(swiss, SWISS_TIE_BREAKS)).toBe('BCAFGDEH');
  });

  it.each([
    ['wins', [2, 3, 2, 1, 1, 2, 1, 0]],
    ['buchholz-cut-1', [4, 4, 5, 4, 3, 3, 5, 3]],
    ['buchholz', [4, 5, 6, 5, 3, 4, 5, 4]],
    ['sonneborn-berger', [1, 5, 3, 1, 0, 2, 0, 0]],
    ['difference', [5, 5, 6, -4, -2, 4, -1, -13]],
  ] as const)('count %s', (name, wanted) => {
    const criterion = name === 'wins' ? winsOf(swiss) : tieBreak(name, swiss, 'seed');
    const values = criterion.values(swiss.entries);
    expect([...'ABCDEFGH'].map((entry) => values?.get(entry))).toEqual(wanted);
  });
});

describe('what separates an entrant from the one before', () => {
  it('is the criterion that was looked at among those who were still tied', () => {
    const of = table(
      7,
      [
        ['A-H 7:3', 'B-G 7:5', 'C-F 7:6', 'D-E 7:2'],
        ['A-D 7:4', 'B-C 7:6', 'E-H 7:0', 'F-G 7:6'],
        ['B-A 7:5', 'C-D 7:1', 'F-E 7:3', 'G-H 7:5'],
      ],
      'ABCDEFGH',
    );
    const criteria = [winsOf(of), ...SWISS_TIE_BREAKS.map((name) => tieBreak(name, of, 'seed'))];
    const ranked = rankingOf(of.entries, criteria).map(({ entry, separatedBy }) => `${entry} ${separatedBy}`);
    expect(ranked).toEqual([
      'B null',
      'C wins',
      'A buchholz-cut-1',
      'F buchholz-cut-1',
      'G wins',
      'D buchholz-cut-1',
      'E buchholz-cut-1',
      'H wins',
    ]);
  });

  it('may be the direct result', () => {
    const of = table(3, [['A-B 3:0'], ['B-C 3:0']], 'ABC');
    const ranked = rankingOf(of.entries, [winsOf(of), tieBreak('direct', of, 'seed')]);
    expect(ranked.map(({ entry, separatedBy }) => `${entry} ${separatedBy}`)).toEqual(['A null', 'B direct', 'C wins']);
  });

  it('is nothing for those who share a place', () => {
    const of = table(3, [], 'AB');
    expect(rankingOf(of.entries, [winsOf(of)]).map(({ separatedBy }) => separatedBy)).toEqual([null, null]);
  });
});

it('knows no direct result of an entrant who is tied with no other (T50.2)', () => {
  const of = table(3, [['A-B 3:0']], 'AB');
  expect(tieBreak('direct', of, 'seed').values(['A'])).toBeNull();
});

describe('the standings of a round robin (TN12)', () => {
  const robin = table(
    5,
    [
      ['A-B 5:3', 'C-D 5:4'],
      ['C-A 5:2', 'B-D 5:1'],
      ['A-D 5:0', 'B-C 5:4'],
    ],
    'ABCD',
  );

  it('start again among those who are left tied', () => {
    expect(order(robin, ROUND_ROBIN_TIE_BREAKS)).toBe('CABD');
  });

  it('count no forfeit among the tied (T24)', () => {
    const [beaten, forfeited] = [['B-C 5:0', 'C-A 5:4'], { winner: 'white', score: null, played: false } as const];
    const ring = table(5, [beaten], 'ABC', [{ round: 2, white: 'A', black: 'B', length: 5, ...forfeited }]);
    expect(order(ring, ROUND_ROBIN_TIE_BREAKS)).toBe('BCA');
  });

  it('put the tied on one place where nothing separates them', () => {
    const ring = table(5, [['A-B 5:3'], ['B-C 5:3'], ['C-A 5:3']], 'ABC');
    const criteria = [winsOf(ring), tieBreak('wins-among-tied', ring, 'seed')];
    expect(rankingOf(ring.entries, criteria).map(({ place }) => place)).toEqual([1, 1, 1]);
    expect(new Set(order(ring, ROUND_ROBIN_TIE_BREAKS))).toEqual(new Set('ABC'));
  });
});

describe('the direct result', () => {
  it('puts one first who has beaten all the others, and looks at the rest again', () => {
    const three = table(5, [['A-B 5:1', 'A-C 5:1'], ['B-C 5:1'], ['D-A 5:1', 'E-B 5:0', 'C-D 5:0']], 'ABCDE');
    expect(order(three, ['direct']).slice(0, 1)).toBe('A');
  });

  it('puts none first where each has won and lost against the others', () => {
    const rounds = [
      ['A-B 5:1', 'A-C 5:1', 'B-C 5:1'],
      ['B-A 5:1', 'C-A 5:1', 'C-B 5:1'],
    ];
    const twice = table(5, rounds, 'ABC');
    expect(tieBreak('direct', twice, 'seed').values(['A', 'B', 'C'])).toBeNull();
    const ahead = table(5, [...rounds, ['A-B 5:1', 'A-C 5:1']], 'ABC');
    expect(order(ahead, ['direct']).slice(0, 1)).toBe('A');
  });

  it('does not count a win without playing', () => {
    const walkover: Encounter = {
      round: 1,
      white: 'A',
      black: 'B',
      winner: 'white',
      score: null,
      played: false,
      length: 5,
    };
    const two = new CrossTable(['A', 'B'], [walkover], 1);
    expect(tieBreak('direct', two, 'seed').values(['A', 'B'])).toBeNull();
    expect(tieBreak('difference', two, 'seed').values(['A'])?.get('A')).toBe(0);
    expect(tieBreak('buchholz', two, 'seed').values(['A'])?.get('A')).toBe(0);
  });
});

describe('a bye', () => {
  it('is an opponent with half of the rounds won, rounded down, and none for Sonneborn–Berger (T50)', () => {
    const bye: Encounter = {
      round: 1,
      white: 'A',
      black: null,
      winner: 'white',
      score: null,
      played: false,
      length: 5,
    };
    const five = new CrossTable(['A'], [bye], 5);
    expect(tieBreak('buchholz', five, 'seed').values(['A'])?.get('A')).toBe(2);
    expect(tieBreak('sonneborn-berger', five, 'seed').values(['A'])?.get('A')).toBe(0);
    expect(winsOf(five).values(['A'])?.get('A')).toBe(1);
  });
});

describe('a league', () => {
  it('counts points for wins, for losses, and for losses without playing (T18)', () => {
    const lost: Encounter = {
      round: 2,
      white: 'B',
      black: 'A',
      winner: 'white',
      score: null,
      played: false,
      length: 5,
    };
    const won: Encounter = { ...lost, round: 1, score: { white: 5, black: 2 }, played: true };
    const points = seasonPoints(new CrossTable(['A', 'B'], [won, lost], 2), { win: 2, loss: 1, forfeit: 0 });
    expect([...(points.values(['A', 'B']) ?? [])]).toEqual([
      ['A', 1],
      ['B', 4],
    ]);
  });
});
