import { formatMat, parseMat } from '../../../../test/support/domain/at-once.js';
import { columnName } from './names.js';
import type { TranscriptCell, TranscriptText } from '../transcript.js';

function text(entries: readonly TranscriptCell[], names = { white: 'Amber', black: 'Blue' }): TranscriptText {
  return {
    comments: [{ key: 'EventDate', value: '2024.05.11' }],
    length: 5,
    games: [{ number: 1, names, scoreBefore: { white: 0, black: 2 }, entries }],
  };
}

describe('formatMat', () => {
  it("writes GNU Backgammon's layout", () => {
    expect(
      formatMat(
        text([
          { side: 'black', type: 'roll', dice: [3, 1], playText: '8/5 6/5' },
          { side: 'white', type: 'roll', dice: [5, 5], playText: '' },
          { side: 'black', type: 'double', value: 2 },
          { side: 'white', type: 'take' },
          { side: 'black', type: 'roll', dice: [2, 1], playText: null },
          { side: 'white', type: 'wins', points: 2, match: false },
        ]),
      ),
    ).toBe(`; [EventDate "2024.05.11"]

 5 point match

 Game 1
 Amber : 0                      Blue : 2
  1)                             31: 8/5 6/5
  2) 55: Cannot Move              Doubles => 2
  3)  Takes                      21:
      Wins 2 points
`);
  });

  it('writes the winner behind a drop, each in its own column', () => {
    expect(
      formatMat(
        text([
          { side: 'white', type: 'roll', dice: [3, 1], playText: '8/5 6/5' },
          { side: 'black', type: 'double', value: 2 },
          { side: 'white', type: 'drop' },
          { side: 'black', type: 'wins', points: 1, match: true },
        ]),
      )
        .split('\n')
        .slice(-3),
    ).toEqual([
      '  1) 31: 8/5 6/5                  Doubles => 2',
      '  2)  Drops                       Wins 1 point and the match',
      '',
    ]);
  });

  it('keeps names in full in the header that do not fit over the columns', () => {
    const names = { white: 'a : 7   b : 3', black: 'x'.repeat(300) };
    const written = formatMat(text([{ side: 'white', type: 'roll', dice: [3, 1], playText: '8/5 6/5' }], names));
    expect(written).toContain(` a . 7 b . 3 : 0                ${'x'.repeat(31)} : 2\n`);
    expect(parseMat(written)).toMatchObject({ ok: true, value: { games: [{ names: { black: names.black } }] } });
  });
});

describe('columnName', () => {
  it.each([
    ['Amber', 'Amber'],
    ['', 'White'],
    [' \t\n ', 'White'],
    ['a:b', 'a.b'],
    ['Gammon, 1500', 'Gammon. 1500'],
    ['Smith, John', 'Smith, John'],
    ['Ä'.repeat(40), 'Ä'.repeat(15)],
    ['two\nlines', 'two lines'],
  ])('%j is written %j', (name, written) => {
    expect(columnName(name, 'white')).toBe(written);
  });
});
