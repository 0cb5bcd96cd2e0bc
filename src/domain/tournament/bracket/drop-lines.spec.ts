import { consolationRounds, defaultDropThrough } from './drop-lines.js';

/** The table as a director would write it down, one line for each round. */
function table(mainRounds: number, dropThrough = defaultDropThrough(mainRounds)): string {
  return consolationRounds(mainRounds, dropThrough)
    .map(({ round, kind, pairings, mainRound, lines, swaps }) => {
      const from = mainRound === null ? '' : `  main ${mainRound}: ${lines.join(' ')}`;
      return `${round} ${kind} ${pairings}${from}${swaps === 'never' ? '' : ` (${swaps} swap)`}`;
    })
    .join('\n');
}

describe('the drop lines of a progressive consolation', () => {
  it('of 8: only the first round drops', () => {
    expect(table(3)).toBe(['1 losers 2  main 1: 1 2 3 4', '2 survivors 1'].join('\n'));
  });

  it('of 16: the quarterfinals drop in reverse order', () => {
    expect(table(4)).toBe(
      ['1 losers 4  main 1: 1 2 3 4 5 6 7 8', '2 drop 4  main 2: 4 3 2 1', '3 survivors 2', '4 survivors 1'].join('\n'),
    );
  });

  it('of 32: two drop rounds with a round among the survivors between them', () => {
    expect(table(5)).toBe(
      [
        '1 losers 8  main 1: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
        '2 drop 8  main 2: 8 7 6 5 4 3 2 1',
        '3 survivors 4',
        '4 drop 4  main 3: 4 3 2 1 (neighbours swap)',
        '5 survivors 2',
        '6 survivors 1',
      ].join('\n'),
    );
  });

  it('of the lower half of a double elimination: every round drops', () => {
    expect(table(3, 3)).toBe(
      ['1 losers 2  main 1: 1 2 3 4', '2 drop 2  main 2: 2 1', '3 survivors 1', '4 drop 1  main 3: 1'].join('\n'),
    );
  });

  it('stop where the main bracket does', () => {
    expect(table(3, 9)).toBe(table(3, 3));
    expect(table(2)).toBe('1 losers 1  main 1: 1 2');
    expect(table(1)).toBe('');
  });
});
