import { type Checkers, type Position, VARIANTS, bySide, startPosition } from '../../../domain/index.js';
import type { GameDto } from '../dto/game.dto.js';
import { boardSvg } from './board-svg.js';
import { boardText } from './board-text.js';
import { seenPoints } from './seen-board.js';

const NOBODY: Checkers = { points: Array.from({ length: 24 }, () => 0), bar: 0, off: 0 };

function checkers(places: Readonly<Record<number, number>>, others: Partial<Checkers> = {}): Checkers {
  return { ...NOBODY, points: NOBODY.points.map((_none, index) => places[index + 1] ?? 0), ...others };
}

/** A game in which Black is to play 3-1 with the cube at 2 on White's side. */
function view(position: Position | null, others: Partial<GameDto> = {}): GameDto {
  return {
    number: 3,
    variant: 'backgammon',
    phase: 'play',
    onRoll: 'black',
    toAct: 'black',
    dice: [3, 1],
    position,
    pips: { white: 167, black: 160 },
    cube: { value: 2, owner: 'white', offered: null, mayDouble: { white: false, black: false } },
    resignation: null,
    result: null,
    ...others,
  } as unknown as GameDto;
}

const START = startPosition(VARIANTS.backgammon);

/** The letters over and under each point of the seat in the text, from the edge; index 0 is its ace point. */
function columns(text: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const column = (index: number, from: number): string =>
    rows
      .slice(from, from + 5)
      .map((row) => row.slice(index, index + 3).trim())
      .join('');
  const places = Array.from({ length: 12 }, (_, place) => 1 + 3 * place + (place < 6 ? 0 : 5));
  const bottom = places.map((index) => column(index, 6)).toReversed();
  const top = places.map((index) => column(index, 0));
  return [...bottom, ...top];
}

describe('a board in text', () => {
  it('is drawn as players know it', () => {
    expect(boardText(view(START), 'white')).toBe(`Game 3: black to play 3-1, cube 2 of white, pips 167 white, 160 black

+13-14-15-16-17-18------19-20-21-22-23-24-+
| O           X    |   | X              O | X black on roll, pips 160
| O           X    |   | X              O | 0 off
| O           X    |   | X                |
| O                |   | X                |
| O                |   | X                |
|                  |BAR|                  | cube 2 of white, dice 3-1
| X                |   | O                |
| X                |   | O                |
| X           O    |   | O                |
| X           O    |   | O              X | 0 off
| X           O    |   | O              X | O white, pips 167
+12-11-10--9--8--7-------6--5--4--3--2--1-+
`);
  });

  it.each(['white', 'black'] as const)('has the rear checkers of %s on the 24-point of its own seat', (side) => {
    const [own, other] = side === 'white' ? ['O', 'X'] : ['X', 'O'];
    const position = bySide((each) => (each === side ? checkers({ 24: 2, 6: 13 }) : checkers({ 24: 1, 13: 14 })));
    const seen = columns(boardText(view(position), side));
    expect([seen[23], seen[5]]).toEqual([`${own}${own}`, `13${own.repeat(4)}`]);
    expect([seen[0], seen[11]]).toEqual([other, `14${other.repeat(4)}`]);
    const across = columns(boardText(view(position), side === 'white' ? 'black' : 'white'));
    expect([across[0], across[18]]).toEqual([`${own}${own}`, `${own.repeat(4)}13`]);
    expect([across[23], across[12]]).toEqual([other, `${other.repeat(4)}14`]);
  });

  it('has checkers on the bar at the half of their side, and tells those off and in reserve', () => {
    const position = {
      white: checkers({}, { bar: 7, off: 8 }),
      black: checkers({ 6: 1 }, { bar: 2, off: 0, reserve: 12 }),
    };
    const rows = boardText(view(position), 'white')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const bar = rows.map((row) => row.slice(20, 23).trim());
    expect(bar).toEqual(['', '', '', 'X', 'X', 'BAR', 'O', 'O', 'O', 'O', '7']);
    expect(rows[1]).toContain('12 in reserve, 0 off');
    expect(rows[9]).toContain('| 8 off');
  });

  it('has a pinned checker under those of the other side', () => {
    const position = {
      white: checkers({ 5: 1 }, { pinned: [5] }),
      black: checkers({ 20: 6 }, { pinned: [] }),
    };
    const seen = columns(boardText(view(position, { variant: 'plakoto' }), 'white'));
    expect(seen[4]).toBe('6XXXo');
    expect(columns(boardText(view(position, { variant: 'plakoto' }), 'black'))[19]).toBe('oXXX6');
  });

  it('turns half a round where both sides run the same way', () => {
    const position = startPosition(VARIANTS.fevga);
    const text = boardText(view(position, { variant: 'fevga' }), 'white');
    expect(columns(text).flatMap((column, index) => (column === '' ? [] : [[index + 1, column]]))).toEqual([
      [12, '15XXXX'],
      [24, 'OOOO15'],
    ]);
  });

  it('tells what is waited for, and a game of which only the result is known', () => {
    const cube = {
      value: 1,
      owner: null,
      offered: { value: 2, by: 'black' as const, turns: 0 },
      mayDouble: bySide(() => false),
    };
    const offered = { phase: 'answer-double', toAct: 'white', dice: null, cube } as const;
    expect(boardText(view(START, offered), 'white')).toContain('cube 1 in the middle, offered at 2');
    expect(boardText(view(START, offered), 'white')).toMatch(/^Game 3: white to answer the cube at 2,/);
    const result = { winner: 'white', kind: 'gammon', cube: 2, points: 4, by: 'reported' } as const;
    const reported = boardText(view(null, { phase: 'finished', pips: null, result }), 'black');
    expect(reported).toBe('Game 3: finished, white won 4, cube 2 of white\n\nOnly the result of this game is known.\n');
  });
});

/** Circles by the column that they stand in and whether they stand at the bottom. */
function circles(svg: string, fill: string): { x: number; low: boolean }[] {
  return [...svg.matchAll(/<circle cx="(\d+)" cy="(\d+)" r="17" fill="(#\w+)"/g)]
    .filter(([, , , colour]) => colour === fill)
    .map(([, x, y]) => ({ x: Number(x), low: Number(y) > 240 }));
}

const WHITE = '#f7f3e8';
const BLACK = '#2b2b2b';

describe('a board as a drawing', () => {
  it.each([
    ['white', WHITE, BLACK],
    ['black', BLACK, WHITE],
  ] as const)('has the rear checkers of %s at the top right of its own seat', (side, own, other) => {
    const position = bySide(() => checkers({ 24: 2 }));
    const svg = boardSvg(view(position), side);
    const right = 500;
    expect(circles(svg, own)).toEqual([
      { x: right, low: false },
      { x: right, low: false },
    ]);
    expect(circles(svg, other)).toEqual([
      { x: right, low: true },
      { x: right, low: true },
    ]);
  });

  it('shows the checkers of the text, pinned and waiting ones too', () => {
    const position = { white: checkers({ 5: 1 }, { pinned: [5] }), black: checkers({ 20: 6 }, { reserve: 3 }) };
    const svg = boardSvg(view(position, { variant: 'plakoto' }), 'white');
    expect([circles(svg, WHITE).length, circles(svg, BLACK).length]).toEqual([1, 4]);
    expect(svg).toContain('>6</text>');
    expect(svg).toContain('stroke-dasharray');
    expect(svg).toContain('>3</text>');
    expect(svg).toContain(
      'aria-label="Game 3: black to play 3-1, cube 2 of white, pips 167 white, 160 black, white pinned on 5, 3 black in reserve"',
    );
  });
});

describe('points seen from a seat', () => {
  it('are the same from both, turned round', () => {
    const position = { white: checkers({ 24: 2, 6: 5 }), black: checkers({ 24: 3, 8: 4 }) };
    const seen = seenPoints(position, 'white', 'backgammon');
    expect(seen.toReversed()).toEqual(seenPoints(position, 'black', 'backgammon'));
    expect(seen[23]).toEqual({ pinned: null, owner: 'white', count: 2 });
  });
});
