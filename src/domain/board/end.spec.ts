import { drawnPosition } from '../../../test/support/domain/drawn-position.js';
import type { ResultKind } from '../variant/win-kinds.js';
import { winKind } from './end.js';

describe('winKind', () => {
  const won = 'X[off:15]';

  it.each([
    ['single', 'the loser has a checker off, though others are on the bar', 'O[bar:2 off:1 24:12]'],
    ['backgammon', "one checker stands on the loser's 19", 'O[6:1 24:14]'],
    ['backgammon', "one checker stands on the loser's 24", 'O[1:1 24:14]'],
    ['backgammon', 'one is on the bar and none in the home board of the winner', 'O[bar:1 24:14]'],
    ['gammon', "the last one stands on the loser's 18", 'O[7:1 24:14]'],
  ] satisfies [ResultKind, string, string][])('is a %s when %s', (kind, _situation, loser) => {
    const { white, black } = drawnPosition(`${won} ${loser}`);
    expect(winKind({ white, black }, 'white')).toBe(kind);
    expect(winKind({ white: black, black: white }, 'black')).toBe(kind);
  });
});
