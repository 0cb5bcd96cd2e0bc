import type { Transcript } from '../transcript.js';
import { MAT_FAULT_REASONS, MAT_WARNING_CODES, type MatFaultReason, type MatWarningCode } from './faults.js';
import { parseMat } from '../../../../test/support/domain/at-once.js';

const HEAD = ` 5 point match

 Game 1
 Amber : 0                      Blue : 0
`;

const GAME = ` Game 2\n Amber : 0                      Blue : 0\n`;

function read(text: string): Transcript {
  const result = parseMat(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function cells(rows: string): string[] {
  return (read(HEAD + rows).games[0]?.entries ?? []).map((entry) => {
    const what = 'dice' in entry ? (entry.dice?.join('') ?? 'no dice') : 'value' in entry ? entry.value : '';
    const play = entry.type === 'roll' ? ` ${entry.playText ?? 'nothing'}` : '';
    const points = entry.type === 'wins' || entry.type === 'losses' ? entry.points : '';
    return `${entry.turn} ${entry.side} ${entry.type} ${what}${points}${play}`.trim();
  });
}

describe('the columns of a game', () => {
  it('stay apart in the first row, where the left one may be empty', () => {
    expect(cells('  1)                             31: 8/5 6/5\n  2) 42: 8/4 6/4\n')).toEqual([
      '1 black roll 31 8/5 6/5',
      '2 white roll 42 8/4 6/4',
    ]);
  });

  it('stay apart when a long play pushes the right one away', () => {
    expect(cells(' 14) 22: 20/18 18/16* 17/15 15/13 54: \n')).toEqual([
      '14 white roll 22 20/18 18/16* 17/15 15/13',
      '14 black roll 54 nothing',
    ]);
  });

  it('stay apart when tabs stand between them', () => {
    expect(cells('1)\t\t\t\t31: 8/5 6/5\n2)\t42: 8/4 6/4\t\t62: 24/18 13/11\n')).toEqual([
      '1 black roll 31 8/5 6/5',
      '2 white roll 42 8/4 6/4',
      '2 black roll 62 24/18 13/11',
    ]);
  });

  it('hold the opening play of the right side even if its blanks were lost', () => {
    expect(cells('1) 31: 8/5 6/5\n2) 42: 8/4 6/4 62: 24/18 13/11\n')[0]).toBe('1 black roll 31 8/5 6/5');
  });

  it('say who turned, took, beavered and dropped, under several words', () => {
    expect(
      cells(`  1)  Doubles => 2                Beavers => 4
  2)  Raccoons => 8               Takes
  3)  Redoubles => 16             Passes
      Wins 8 points
`),
    ).toEqual([
      '1 white double 2',
      '1 black beaver 4',
      '2 white beaver 8',
      '2 black take',
      '3 white double 16',
      '3 black drop',
      '3 white wins 8',
    ]);
  });

  it('say who won, in a row of its own or behind the last cell', () => {
    expect(cells('  1) 31: 8/5 6/5\n                                  Wins 2 points\n').at(-1)).toBe('1 black wins 2');
    expect(cells('  1) 31: 8/5 6/5\n      Wins 1 point\n').at(-1)).toBe('1 white wins 1');
    expect(cells('  1)                             31: 8/5 6/5     Wins 1 point\n').at(-1)).toBe('1 black wins 1');
    expect(cells('  1)  Losses 2 point                                     Wins 2 point and the match\n')).toEqual([
      '1 white losses 2',
      '1 black wins 2',
    ]);
  });
});

describe('a roll', () => {
  it('with nothing behind it differs from one that "Cannot Move" and from one not played', () => {
    expect(
      cells('  1) 31:                          42: Cannot Move\n  2) 66: ????                      ????\n'),
    ).toEqual(['1 white roll 31 nothing', '1 black roll 42', '2 white unplayed 66', '2 black unplayed no dice']);
  });
});

describe('the header', () => {
  it('gives comments in order, with and without a key', () => {
    expect(read(`; [Site "Club "X""]\n;plain words\n#hash\n${HEAD}`).comments).toEqual([
      { key: 'Site', value: 'Club "X"' },
      { key: null, value: 'plain words' },
      { key: null, value: 'hash' },
    ]);
  });

  it.each([
    [' 7 point match', 7],
    ['0 point match', 0],
    ['Unlimited match', 0],
    ['Money session', 0],
    ['1-point match', 1],
  ])('%j is a length of %i', (line, length) => {
    expect(read(HEAD.replace(' 5 point match', line)).length).toBe(length);
  });

  it('gives names with colons, and none where there is none', () => {
    const over = (line: string): unknown => read(HEAD.replace(/ Amber.*/, line)).games[0]?.names;
    expect(over(' a: b : 3   c : 4')).toEqual({ white: 'a: b', black: 'c' });
    expect(over(' a : 3 c : 4')).toEqual({ white: 'a', black: 'c' });
    expect(over('  : 0                          : 0')).toEqual({ white: '', black: '' });
    expect(over(' a : 0                   x : 2 y : 0')).toEqual({ white: 'a', black: 'x : 2 y' });
  });

  it('gives names in full that were shortened over the columns', () => {
    const text = `; [Player 1 "Am:ber"]\n; [Player 2 ""]\n${HEAD.replace('Amber', 'Am.ber').replace('Blue', 'Black')}`;
    expect(read(text).games[0]?.names).toEqual({ white: 'Am:ber', black: '' });
  });
});

describe('line ends', () => {
  it('of every system and trailing blanks read the same', () => {
    const text = `${HEAD}  1) 31: 8/5 6/5               42: 8/4 6/4\n      Wins 1 point\n`;
    expect(read(text.replaceAll('\n', '   \r\n'))).toEqual(read(text));
    expect(read(text.replaceAll('\n', '\r'))).toEqual(read(text));
  });
});

describe('warnings', () => {
  const won = '  1) 31: 8/5 6/5                  Wins 1 point\n';
  const CASES: Readonly<Record<MatWarningCode, readonly [text: string, game: number | null, turn: number | null]>> = {
    'mat.byte-order-mark': [`\ufeff${HEAD}`, null, null],
    'mat.text-ignored': [`A fine evening\n${HEAD}`, null, null],
    'mat.length-missing': [HEAD.replace(/.*match\n/, ''), null, null],
    'mat.name-missing': [HEAD.replace('Blue', ''), null, null],
    'mat.players-swapped': [`; [Player 1 "Blue"]\n; [Player 2 "Amber"]\n${HEAD}`, null, null],
    'mat.name-changed': [`${HEAD}${won}\n Game 2\n Amber : 0    Bleu : 1\n`, 2, null],
    'mat.turn-number-odd': [`${HEAD}  3) 31: 8/5 6/5\n`, 1, 3],
    'mat.turn-empty': [`${HEAD}  1)\n  2) 31: 8/5 6/5\n`, 1, 1],
    'mat.column-moved': [`${HEAD}  1) 31: 8/5 6/5\n  2) 42: 8/4 6/4\n`, 1, 1],
    'mat.unplayed-roll': [`${HEAD}  1) 31: ????\n`, 1, 1],
    'mat.points-odd': [`${HEAD}  1) 31: 8/5 6/5                  Wins 4016 point\n`, 1, 1],
    'mat.cut-short': [`${HEAD}  1) 31: 8/5 6/5               4`, 1, 1],
  };

  it.each(MAT_WARNING_CODES)('%s comes once, with game and turn where it has them', (code) => {
    const [text, game, turn] = CASES[code];
    expect(read(text).warnings.filter((warning) => warning.code === code)).toMatchObject([{ game, turn }]);
  });

  it('keep silent about an ordinary text, a capped last game and the number that Studio writes at the end', () => {
    expect(read(`${HEAD}${won}  2)\n`).warnings).toEqual([]);
    expect(read(`${HEAD}  1) 31: 8/5 6/5                  Wins 5 point and the match\n`).warnings).toEqual([]);
  });
});

describe('faults', () => {
  const more = '\n      Wins 1 point\n';
  const CASES: Readonly<Record<MatFaultReason, readonly [text: string, line: number, turn: number | null]>> = {
    'no-game': ['7 point match\n', 1, null],
    'control-character': [`${HEAD}  1) 31: 8/5\u0000 6/5\n`, 5, null],
    'line-too-long': [`${HEAD}${' '.repeat(2_000)}x\n`, 5, null],
    names: [`${HEAD.replace(': 0', '')}${more}`.replace(': 0', ''), 4, null],
    row: [`${HEAD}  1) 31: 8/5 6/5\nand then we had lunch\n${more}`, 6, 1],
    dice: [`${HEAD}  1) 37: 8/5 6/5\n${more}`, 5, 1],
    'cube-value': [`${HEAD}  1)  Doubles => much\n${more}`, 5, 1],
    points: [`${HEAD}  1) 31: 8/5 6/5\n      Wins many points\n${more}`, 6, 1],
    'too-many-cells': [`${HEAD}  1) 31: 8/5 6/5 42: 8/4 6/4 62: 24/18 13/11\n`, 5, 1],
    'after-the-end': [`${HEAD}  1) 31: 8/5 6/5                  Wins 1 point\n  2) 42: 8/4 6/4\n`, 6, 2],
    'set-position': [`${HEAD}; Set Pos=-b----E-C---eE---c-e----B-/0\n`, 5, null],
    'too-many-games': [HEAD + GAME.repeat(1_000), 2_003, null],
    'too-many-remarks': [`${HEAD}${'; remark\n'.repeat(5_001)}`, 5_005, null],
    'second-match': [`${HEAD}  1) 31: 8/5 6/5\n 7 point match\n`, 6, 1],
  };

  it.each(MAT_FAULT_REASONS)('%s is named with its line and turn', (reason) => {
    const [text, line, turn] = CASES[reason];
    expect(parseMat(text)).toMatchObject({
      ok: false,
      error: { code: 'transcript.unreadable', line, turn, params: { reason } },
    });
  });

  it('name the game', () => {
    expect(parseMat(`${HEAD}  1) 37: 8/5 6/5\n${more}`)).toMatchObject({ error: { game: 1 } });
  });
});

describe('a text that was cut off', () => {
  it('keeps what is whole of its last line', () => {
    expect(cells('  1) 31: 8/5 6/5                 4')).toEqual(['1 white roll 31 8/5 6/5']);
    expect(cells('  1) 31: 8/5 6/5                  Doub')).toEqual(['1 white roll 31 8/5 6/5']);
  });

  it('loses a game of which only the number is left', () => {
    const text = `${HEAD}  1) 31: 8/5 6/5                  Wins 1 point\n\n Game 2\n`;
    expect(read(text)).toMatchObject({ games: [{ number: 1 }], warnings: [{ code: 'mat.cut-short' }] });
    expect(read(`${text} Amber : 0      Bl`)).toMatchObject({
      games: [{ number: 1 }],
      warnings: [{ code: 'mat.cut-short' }],
    });
  });
});
