import { recordedScore } from './endings.js';

const format = { kind: 'points', length: 7 } as const;
const score = { white: 4, black: 6 };

describe('the score that counts in a bracket', () => {
  it.each([
    ['time', 'black', { white: 4, black: 7 }],
    ['time', 'white', { white: 7, black: 6 }],
    ['concession', 'black', { white: 4, black: 7 }],
    ['forfeit', 'black', { white: 0, black: 7 }],
    ['forfeit', 'white', { white: 7, black: 0 }],
  ] as const)('of a match at 4-6 won by %s by %s is %j (T24, T35)', (by, winner, recorded) => {
    expect(recordedScore({ format, score }, { winner, by })).toEqual(recorded);
  });

  it.each(['play', 'reported'] as const)('of a match that was finished by %s is the score', (by) => {
    const reached = { white: 8, black: 3 };
    expect(recordedScore({ format, score: reached }, { winner: 'white', by })).toEqual(reached);
  });

  it('never gives the loser the length', () => {
    const penalties = { white: 7, black: 2 };
    expect(recordedScore({ format, score: penalties }, { winner: 'black', by: 'concession' })).toEqual({
      white: 6,
      black: 7,
    });
  });

  it('is none in a money session, which has no winner', () => {
    const money = { kind: 'money', stake: 1, currency: null } as const;
    expect(recordedScore({ format: money, score }, { winner: 'white', by: 'play' })).toBeNull();
  });
});
