import {
  PLAIN,
  PROGRESSIVE,
  PlayedBracket,
  doubleElimination,
  knockout,
  progressive,
} from '../../../../test/support/domain/brackets.js';
import { bracketNodes } from './bracket.js';

describe('a knockout of 13 with a progressive consolation', () => {
  it('is drawn like this', () => {
    expect(PlayedBracket.of(13, PROGRESSIVE).text).toMatchInlineSnapshot(`
"main-1-1: 1 v bye  1
main-1-2: 8 v 9
main-1-3: 4 v 13
main-1-4: 5 v 12
main-1-5: 2 v bye  2
main-1-6: 7 v 10
main-1-7: 3 v bye  3
main-1-8: 6 v 11
main-2-1: 1 v (W main-1-2)
main-2-2: (W main-1-3) v (W main-1-4)
main-2-3: 2 v (W main-1-6)
main-2-4: 3 v (W main-1-8)
main-3-1: (W main-2-1) v (W main-2-2)
main-3-2: (W main-2-3) v (W main-2-4)
main-4-1: (W main-3-1) v (W main-3-2)
consolation-1-1: bye v (L main-1-2)
consolation-1-2: (L main-1-3) v (L main-1-4)
consolation-1-3: bye v (L main-1-6)
consolation-1-4: bye v (L main-1-8)
consolation-2-1: (W consolation-1-1) v (L main-2-4)
consolation-2-2: (W consolation-1-2) v (L main-2-3)
consolation-2-3: (W consolation-1-3) v (L main-2-2)
consolation-2-4: (W consolation-1-4) v (L main-2-1)
consolation-3-1: (W consolation-2-1) v (W consolation-2-2)
consolation-3-2: (W consolation-2-3) v (W consolation-2-4)
consolation-4-1: (W consolation-3-1) v (W consolation-3-2)"
`);
  });

  it('ends like this when the better seed always wins', () => {
    expect(PlayedBracket.of(13, PROGRESSIVE).playedByTheSeeding().text).toMatchInlineSnapshot(`
"main-1-1: 1 v bye  1
main-1-2: 8 v 9  8
main-1-3: 4 v 13  4
main-1-4: 5 v 12  5
main-1-5: 2 v bye  2
main-1-6: 7 v 10  7
main-1-7: 3 v bye  3
main-1-8: 6 v 11  6
main-2-1: 1 v 8  1
main-2-2: 4 v 5  4
main-2-3: 2 v 7  2
main-2-4: 3 v 6  3
main-3-1: 1 v 4  1
main-3-2: 2 v 3  2
main-4-1: 1 v 2  1
consolation-1-1: bye v 9  9
consolation-1-2: 13 v 12  12
consolation-1-3: bye v 10  10
consolation-1-4: bye v 11  11
consolation-2-1: 9 v 6  6
consolation-2-2: 12 v 7  7
consolation-2-3: 10 v 5  5
consolation-2-4: 11 v 8  8
consolation-3-1: 6 v 7  6
consolation-3-2: 5 v 8  5
consolation-4-1: 6 v 5  5"
`);
  });
});

describe('a knockout of 32 with a progressive consolation', () => {
  it('exchanges neighbours who drop in where the drawn lines would bring rematches', () => {
    const { text } = PlayedBracket.of(32, PROGRESSIVE).playedByTheSeeding();

    expect(
      text
        .split('\n')
        .filter((line) => /^consolation-[4-6]/.test(line))
        .join('\n'),
    ).toMatchInlineSnapshot(`
"consolation-4-1: 11 v 7  7
consolation-4-2: 10 v 6  6
consolation-4-3: 12 v 8  8
consolation-4-4: 9 v 5  5
consolation-5-1: 7 v 6  6
consolation-5-2: 8 v 5  5
consolation-6-1: 6 v 5  5"
`);
  });
});

describe('a plain consolation', () => {
  it('takes those who lose their first match, also in round 2 after a bye', () => {
    expect(PlayedBracket.of(6, PLAIN).text).toMatchInlineSnapshot(`
"main-1-1: 1 v bye  1
main-1-2: 4 v 5
main-1-3: 2 v bye  2
main-1-4: 3 v 6
main-2-1: 1 v (W main-1-2)
main-2-2: 2 v (W main-1-4)
main-3-1: (W main-2-1) v (W main-2-2)
consolation-1-1: (L main-1-2) v (L main-2-2 if white)
consolation-1-2: (L main-1-4) v (L main-2-1 if white)
consolation-2-1: (W consolation-1-1) v (W consolation-1-2)"
`);
  });

  it('gives a bye to an entrant who waits for the winner of a first match after a bye', () => {
    const played = PlayedBracket.of(6, PLAIN).playedByTheSeeding();

    expect(played.losses.get('1')).toBeUndefined();
    expect(played.state.nodes.filter(({ flight }) => flight === 'consolation')).toHaveLength(3);
    expect(played.text).toMatchInlineSnapshot(`
"main-1-1: 1 v bye  1
main-1-2: 4 v 5  4
main-1-3: 2 v bye  2
main-1-4: 3 v 6  3
main-2-1: 1 v 4  1
main-2-2: 2 v 3  2
main-3-1: 1 v 2  1
consolation-1-1: 5 v bye  5
consolation-1-2: 6 v bye  6
consolation-2-1: 5 v 6  5"
`);
  });

  it('is empty where only one entrant can lose', () => {
    expect(PlayedBracket.of(2, PLAIN).text).toBe('main-1-1: 1 v 2');
  });
});

describe('a double elimination', () => {
  it('of 5 is drawn like this', () => {
    expect(PlayedBracket.of(5, doubleElimination()).text).toMatchInlineSnapshot(`
"main-upper-1-1: 1 v bye  1
main-upper-1-2: 4 v 5
main-upper-1-3: 2 v bye  2
main-upper-1-4: 3 v bye  3
main-upper-2-1: 1 v (W main-upper-1-2)
main-upper-2-2: 2 v 3
main-upper-3-1: (W main-upper-2-1) v (W main-upper-2-2)
main-lower-1-1: bye v (L main-upper-1-2)
main-lower-1-2: nobody
main-lower-2-1: (W main-lower-1-1) v (L main-upper-2-2)
main-lower-2-2: bye v (L main-upper-2-1)
main-lower-3-1: (W main-lower-2-1) v (W main-lower-2-2)
main-lower-4-1: (W main-lower-3-1) v (L main-upper-3-1)
main-final: (W main-upper-3-1) v (W main-lower-4-1)
main-reset: (L main-final if white) v (W main-final if black)"
`);
  });

  it('of two is their match, its return, and a reset', () => {
    expect(PlayedBracket.of(2, doubleElimination()).text).toBe(
      [
        'main-upper-1-1: 1 v 2',
        'main-final: (W main-upper-1-1) v (L main-upper-1-1)',
        'main-reset: (L main-final if white) v (W main-final if black)',
      ].join('\n'),
    );
  });

  it('is over when the undefeated player wins the final', () => {
    const played = PlayedBracket.of(3, doubleElimination()).won(['2', '3'], ['1', '2'], ['2', '3'], ['1', '2']);

    expect(played.node('main-reset')).toMatchObject({ status: 'empty' });
    expect(played.ready).toEqual([]);
  });

  it('goes on for one more match when the undefeated player loses the final', () => {
    const played = PlayedBracket.of(3, doubleElimination()).won(['2', '3'], ['1', '2'], ['2', '3'], ['2', '1']);

    expect(played.node('main-reset')).toMatchObject({ status: 'ready', white: '1', black: '2' });
  });

  it.each([
    ['single', null, 7],
    ['longer', 15, 15],
  ] as const)('has a %s final where the club wants one', (grandFinal, grandFinalLength, length) => {
    const { nodes } = PlayedBracket.of(4, doubleElimination({ grandFinal, grandFinalLength })).state;

    expect(nodes.at(-1)).toMatchObject({ id: 'main-final', length });
  });
});

describe('the match for the third place', () => {
  it('is played by the losers of the semifinals', () => {
    const played = PlayedBracket.of(4, knockout({ thirdPlace: true })).playedByTheSeeding();

    expect(played.node('main-third-place')).toMatchObject({ white: '4', black: '3', winner: '3' });
  });

  it('has no entrant where there is no semifinal, and a bye where there is only one', () => {
    expect(PlayedBracket.of(2, knockout({ thirdPlace: true })).text).not.toContain('third-place');
    expect(
      PlayedBracket.of(3, knockout({ thirdPlace: true }))
        .playedByTheSeeding()
        .node('main-third-place'),
    ).toMatchObject({ white: 'bye', black: '3', winner: '3', by: 'bye' });
  });
});

describe('the length of a match', () => {
  it('goes by flight and round, the last length repeating', () => {
    const format = progressive(2, {
      lengths: [5, 7, 9],
      consolation: { kind: 'progressive', lengths: [3, 5], dropThrough: 2 },
    });
    const { nodes } = PlayedBracket.of(16, format).state;
    const lengths = (flight: string): number[] => [
      ...new Map(nodes.filter((node) => node.flight === flight).map(({ round, length }) => [round, length])).values(),
    ];

    expect(lengths('main')).toEqual([5, 7, 9, 9]);
    expect(lengths('consolation')).toEqual([3, 5, 5, 5]);
  });

  it('of a grand final is that of the round after the upper half', () => {
    const nodes = bracketNodes({
      format: doubleElimination({ lengths: [5, 7, 9] }),
      seed: '',
      places: ['1', '2', '3', '4'],
    });

    expect(nodes.filter(({ part }) => part === 'final' || part === 'reset').map(({ length }) => length)).toEqual([
      9, 9,
    ]);
  });
});
