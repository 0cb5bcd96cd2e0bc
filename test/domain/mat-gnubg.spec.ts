import { formatMat, parseMat } from '../support/domain/at-once.js';
import { columnName } from '../../src/domain/notation/mat/names.js';
import type { TranscriptText } from '../../src/domain/notation/transcript.js';
import { readByGnubg } from '../support/yardsticks/gnubg.js';
import { oracleMatches } from '../support/yardsticks/oracle-matches.js';

/** Beavers and "Losses" lines are left out: GNU Backgammon trips over both, whichever program wrote them. */
const MATCHES = [...oracleMatches('matches'), ...oracleMatches('real')].filter(
  (match) => !/Losses|Beavers/.test(match.text),
);

function rewritten(text: string): string {
  const result = parseMat(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return formatMat(result.value);
}

describe('what we write, read by GNU Backgammon', () => {
  it('is the same match as the text that we read', () => {
    const original = readByGnubg(MATCHES.map((match) => match.text));
    const ours = readByGnubg(MATCHES.map((match) => rewritten(match.text)));
    expect(ours).toEqual(original);
    if (ours === null) return;
    expect(ours.map((match) => match.games.length)).toEqual(MATCHES.map((match) => match.games.length));
  });

  it('keeps both columns and the score whatever the names are', () => {
    const names = [
      '',
      'a : 7   b : 3',
      'Gammon, 1500',
      'x'.repeat(300),
      'Ä'.repeat(40),
      'two\nlines "quoted" \t',
      'Game 2',
    ];
    const texts = names.map((name): TranscriptText => ({
      comments: [],
      length: 5,
      games: [
        {
          number: 1,
          names: { white: name, black: `${name}!` },
          scoreBefore: { white: 2, black: 3 },
          entries: [
            { side: 'black', type: 'roll', dice: [3, 1], playText: '8/5 6/5' },
            { side: 'white', type: 'double', value: 2 },
            { side: 'black', type: 'drop' },
            { side: 'white', type: 'wins', points: 1, match: false },
          ],
        },
      ],
    }));
    const matches = readByGnubg(texts.map(formatMat));
    if (matches === null) return;
    expect(matches).toEqual(
      names.map((name) => ({
        length: 5,
        players: [columnName(name, 'white'), columnName(`${name}!`, 'black')],
        games: [{ scoreBefore: [2, 3], winner: 0, points: 1, boards: ['4HPwATDgc/ABMA'] }],
      })),
    );
  });
});
