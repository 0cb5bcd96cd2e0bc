import { headerValue, type Transcript } from '../transcript.js';
import { SGF_FAULT_REASONS, SGF_WARNING_CODES, type SgfFaultReason, type SgfWarningCode } from './faults.js';
import { parseSgf } from '../../../../test/support/domain/at-once.js';

const ROOT = ';FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[Amber]PB[Blue]RU[Crawford]';
const NEXT = ROOT.replace('game:0', 'game:1');

function read(text: string): Transcript {
  const result = parseSgf(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function acts(nodes: string, root = ROOT): string[] {
  return (read(`(${root}${nodes})`).games[0]?.entries ?? []).map((entry) => {
    const play = entry.type === 'roll' ? `${entry.dice.join('')} ${entry.playText ?? 'nothing'}` : '';
    const number = 'value' in entry ? entry.value : 'points' in entry ? entry.points : '';
    return `${entry.turn} ${entry.side} ${entry.type} ${play}${number}`.trim();
  });
}

describe('a play', () => {
  it('names the points in White’s view, whichever side plays', () => {
    expect(acts(';W[31hefe];B[31qtst]')).toEqual(['1 white roll 31 8/5 6/5', '1 black roll 31 8/5 6/5']);
  });

  it('enters from y and bears off to z, for both sides', () => {
    expect(acts(';B[61yg];W[66fzezdzcz];B[21xzwz]')).toEqual([
      '1 black roll 61 bar/18',
      '2 white roll 66 6/off 5/off 4/off 3/off',
      '2 black roll 21 1/off 2/off',
    ]);
  });

  it('may be none', () => {
    expect(acts(';B[66]')).toEqual(['1 black roll 66']);
  });

  it('of a reserve is our own word', () => {
    expect(acts(';W[61RxRs]')).toEqual(['1 white roll 61 rsv/24 rsv/19']);
  });

  it('is not there for dice that were set and left lying', () => {
    expect(acts(';W[31hefe];PL[B]DI[21]')).toEqual(['1 white roll 31 8/5 6/5', '1 black roll 21 nothing']);
    expect(acts(';W[31hefe];DI[21]')).toEqual(['1 white roll 31 8/5 6/5', '1 black roll 21 nothing']);
    expect(acts(';PL[W]DI[31];W[13hefe]')).toEqual(['1 white roll 13 8/5 6/5']);
    expect(acts(';PL[W]DI[31];DI[42];W[42heed]')).toEqual(['1 white roll 42 8/5 5/4']);
  });
});

describe('the cube', () => {
  it('is doubled, beavered and turned on by one word, and taken or dropped', () => {
    expect(
      acts(
        ';B[31qtst];W[double];B[double];W[double];B[take];W[31hefe];B[double];W[take];B[66];W[Double];B[DROP]',
        ROOT.replace('length:5', 'length:0'),
      ),
    ).toEqual([
      '1 black roll 31 8/5 6/5',
      '2 white double 2',
      '2 black beaver 4',
      '3 white beaver 8',
      '3 black take',
      '4 white roll 31 8/5 6/5',
      '4 black double 16',
      '5 white take',
      '5 black roll 66',
      '6 white double 32',
      '6 black drop',
    ]);
  });

  it('may be told where it stands anyway', () => {
    const nodes = ';CV[1]CO[c];W[31hefe];B[double];W[take];CV[2]CP[w];B[66]';
    expect(acts(nodes)).toHaveLength(4);
  });
});

describe('the root', () => {
  it('gives length, number, score, names and rules', () => {
    const root = ';GM[6]MI[bs:3][ws:1][length:7][game:4]PW[An\\]n \\: \\\\ Zo\\\në]PB[B]RU[Crawford:Nackgammon]';
    const transcript = read(`(${root})`);
    expect(transcript).toMatchObject({
      length: 7,
      games: [{ number: 5, scoreBefore: { white: 1, black: 3 }, names: { white: 'An]n : \\ Zoë', black: 'B' } }],
      warnings: [],
    });
    expect(headerValue(transcript, 'Variation')).toBe('Nackgammon');
    expect(headerValue(transcript, 'Crawford')).toBe('On');
  });

  it('says what rules hold by leaving them out', () => {
    expect(headerValue(read(`(${ROOT.replace('RU[Crawford]', '')})`), 'Crawford')).toBe('Off');
    const session = ROOT.replace('length:5', 'length:0');
    expect(headerValue(read(`(${session.replace('Crawford', 'Jacoby')})`), 'Jacoby')).toBe('On');
    expect(headerValue(read(`(${session})`), 'Jacoby')).toBe('Off');
  });

  it('gives place, event, round, day and comment', () => {
    const root = `${ROOT}PC[Club]EV[Cup]RO[2]DT[2026-03-04]AN[Zoë]GC[; [Match ID "7"\\]\nA fine evening]`;
    expect(read(`(${root})`).comments).toEqual([
      { key: 'Event', value: 'Cup' },
      { key: 'Round', value: '2' },
      { key: 'Site', value: 'Club' },
      { key: 'Transcriber', value: 'Zoë' },
      { key: 'EventDate', value: '2026.03.04' },
      { key: 'Crawford', value: 'On' },
      { key: 'Match ID', value: '7' },
      { key: null, value: 'A fine evening' },
    ]);
  });

  it.each([
    ['RE[W+2]', '0 white wins 2'],
    ['RE[b+12R]', '0 black wins 12'],
    ['RE[B+1Resign]', '0 black wins 1'],
  ])('tells by %s who won', (result, end) => {
    expect(acts('', ROOT + result)).toEqual([end]);
  });

  it('tells who resigned', () => {
    const end = (result: string): unknown => read(`(${ROOT}RE[${result}])`).games[0]?.entries.at(-1);
    expect(end('W+5R')).toMatchObject({ resigned: true, match: true });
    expect(end('W+4')).not.toHaveProperty('resigned');
    expect(end('W+4')).toMatchObject({ match: false });
  });

  it.each(['', '?', 'Void', '0'])('tells by RE[%s] that neither side has won', (result) => {
    expect(acts(';W[31hefe]', `${ROOT}RE[${result}]`)).toHaveLength(1);
  });

  it('may leave out number and score of a later game', () => {
    const games = read(`(${ROOT}RE[B+2];W[31hefe])(;GM[6])`).games;
    expect(games[1]).toMatchObject({ number: 2, scoreBefore: { white: 0, black: 2 } });
  });
});

describe('the form', () => {
  it('may have blanks and line breaks anywhere, and unknown properties', () => {
    const text = `\n ( ;GM [6]\r\nMI[ length : 5 ]\r[game:0]PW[Amber]PB[Blue]\r\n;W [31\nhe fe]XY[a][b:c]C[A ; (play\\]) ] ; B[66] )\n`;
    expect(read(text).games[0]?.entries).toMatchObject([{ line: 5 }, { line: 6 }]);
  });

  it('of older versions has small letters in its names', () => {
    expect(acts(';White[31hefe]')).toEqual(acts(';W[31hefe]'));
  });

  it('has the game that was played as its first branch', () => {
    const text = `(${ROOT};W[31hefe](;B[66](;W[42heed])(;W[65xm]))(;B[21xv];W[11]))`;
    expect(read(text).games[0]?.entries.map((entry) => (entry.type === 'roll' ? entry.dice.join('') : ''))).toEqual([
      '31',
      '66',
      '42',
    ]);
  });

  it('skips analysis as GNU Backgammon writes it', () => {
    const analysis = ';B[31qtst]A[0][qtst E ver 3 0.51 0.15]DA[E ver 3 2 0.5]LU[0.1]GB[1]GS[M:0 0]BM[1]C[why?]';
    expect(acts(analysis)).toEqual(['1 black roll 31 8/5 6/5']);
  });
});

describe('warnings', () => {
  const CASES: Readonly<Record<SgfWarningCode, readonly [text: string, game: number | null]>> = {
    'sgf.byte-order-mark': [`\ufeff(${ROOT})`, null],
    'sgf.text-ignored': [`A fine evening\n(${ROOT})`, null],
    'sgf.length-missing': ['(;PW[Amber]PB[Blue];W[31hefe])', null],
    'sgf.name-missing': [`(${ROOT.replace('PB[Blue]', '')})`, null],
    'sgf.name-changed': [`(${ROOT}RE[W+1])(${NEXT.replace('Blue', 'Bleu').replace('ws:0', 'ws:1')})`, 2],
    'sgf.variation-ignored': [`(${ROOT}(;W[31hefe])(;W[31xujh]))`, 1],
    'sgf.cut-short': [`(${ROOT}RE[W+1];W[31hefe];B[6`, 1],
  };

  it.each(SGF_WARNING_CODES)('%s comes once, with its game if it has one', (code) => {
    const [text, game] = CASES[code];
    expect(read(text).warnings).toMatchObject([{ code, game, turn: null }]);
  });
});

describe('a text that was cut off', () => {
  it('has no result in its last game, whatever the root says', () => {
    expect(read(`(${ROOT}RE[W+1];W[31hefe]`).games[0]?.entries).toMatchObject([{ type: 'roll' }]);
  });

  it('loses a game of which only the beginning is left', () => {
    expect(read(`(${ROOT}RE[W+1];W[31hefe])(${NEXT.slice(0, 30)}`).games).toHaveLength(1);
  });
});

describe('faults', () => {
  const CASES: Readonly<Record<SgfFaultReason, readonly [text: string, line: number, column: number]>> = {
    'no-game': ['7 point match\n', 1, 1],
    'control-character': [`(${ROOT}\n;W[31\u0000hefe])`, 2, 6],
    syntax: [`(${ROOT}\n;W[31hefe]; and then)`, 2, 17],
    'other-game': ['(;GM[1]\nSZ[19])', 1, 3],
    'match-info': [`(;\nMI[length:long])`, 2, 1],
    play: [`(${ROOT}\n;W[31hef])`, 2, 2],
    dice: [`(${ROOT}\n;W[31hefe]\n ;B[37])`, 3, 3],
    result: [`(${ROOT}\nRE[White])`, 2, 1],
    'set-position': [`(${ROOT}\n;AE[a:y]AW[x])`, 2, 2],
    'set-cube': [`(${ROOT}\n;W[31hefe];CV[4])`, 2, 12],
    'too-many-games': [`(${ROOT})\n`.repeat(1_001), 1_001, 1],
    'too-many-remarks': [`(${ROOT}GC[${'remark\n'.repeat(5_001)}])`, 1, 1],
    'second-match': [`(${ROOT})\n(${NEXT.replace('length:5', 'length:7')})`, 2, 1],
  };

  it.each(SGF_FAULT_REASONS)('%s is named with its line and column', (reason) => {
    const [text, line, column] = CASES[reason];
    expect(parseSgf(text)).toMatchObject({
      ok: false,
      error: { code: 'transcript.unreadable', line, column, params: { reason } },
    });
  });

  it('name game and turn, and quote what stands there', () => {
    expect(parseSgf(`(${ROOT}RE[B+1];W[31hefe])(${NEXT.replace('bs:0', 'bs:1')};B[66];W[99])`)).toMatchObject({
      error: { game: 2, turn: 1, params: { text: 'W[99]' } },
    });
  });

  it.each([
    ['a node behind a branch', `(${ROOT}(;W[31hefe]);B[66])`],
    ['a property without a node', `(${ROOT}(W[31hefe]))`],
    ['a property without a value', `(${ROOT};W;B[66])`],
    ['one parenthesis too many', `(${ROOT})) (${NEXT})`],
    ['text between the games', `(${ROOT}) and (${NEXT})`],
    ['a branch without a node', '((;GM[6]))'],
  ])('%s is none of the form', (_what, text) => {
    expect(parseSgf(text)).toMatchObject({ ok: false, error: { params: { reason: 'syntax' } } });
  });

  it('are dice of neither side and a cube that neither turned', () => {
    expect(parseSgf(`(${ROOT};DI[31])`)).toMatchObject({ error: { params: { reason: 'set-position' } } });
    expect(parseSgf(`(${ROOT};CO[w])`)).toMatchObject({ error: { params: { reason: 'set-cube' } } });
  });
});
