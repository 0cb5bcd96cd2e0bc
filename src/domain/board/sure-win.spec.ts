import { gameAt, openGameAfter, after, roll, double } from '../../../test/support/domain/builders.js';
import { drawnPosition } from '../../../test/support/domain/drawn-position.js';
import { ROLLS } from '../../../test/support/domain/rolls.js';
import { type Side, opponent } from '../kernel/side.js';
import { legalPlays } from '../play/legal-plays.js';
import type { Position } from '../position/position.js';
import { VARIANTS, type VariantId } from '../variant/variants.js';
import { boardOf } from '../game/state.js';
import { isSureToWin } from './sure-win.js';

/** Whether white, about to roll, is sure to win. */
const sure = (drawing: string, variant: VariantId = 'backgammon'): boolean =>
  isSureToWin(boardOf(openGameAfter(gameAt(drawing, { variant }))), 'white');

describe('a win that no dice can prevent', () => {
  it.each([
    ['X[1:2 off:13] O[24:15]', true],
    ['X[1:3 off:12] O[24:15]', true],
    ['X[1:8 off:7] O[24:15]', true],
    ['X[1:9 off:6] O[24:15]', false],
    ['X[1:3 off:12] O[24:4 off:11]', false],
    ['X[1:3 off:12] O[24:5 off:10]', true],
    ['X[6:1 off:14] O[24:5 off:10]', true],
    ['X[6:1 off:14] O[24:4 off:11]', false],
    ['X[7:1 off:14] O[24:5 off:10]', false],
  ])('of white to roll in %s: %s', (drawing, expected) => {
    expect(sure(drawing)).toBe(expected);
  });

  it('is none while the sides can still meet', () => {
    expect(sure('X[1:1 24:1 off:13] O[23:15]')).toBe(false);
  });

  it('is not said of variants in which a race is more than a race', () => {
    expect(sure('X[1:2 off:13] O[24:15]', 'longgammon')).toBe(true);
    expect(
      isSureToWin(
        boardOf({ ...openGameAfter(gameAt('X[1:2 off:13] O[24:15]')), variant: 'aceyDeucey.american' }),
        'white',
      ),
    ).toBe(false);
  });

  it('reckons with the roll on the board, and with whose turn it is', () => {
    const events = gameAt('X[6:1 5:1 off:13] O[24:4 off:11]');
    expect(isSureToWin(boardOf(openGameAfter(events)), 'white')).toBe(false);
    expect(isSureToWin(boardOf(openGameAfter(after(events, roll(6, 5)))), 'white')).toBe(true);
    expect(isSureToWin(boardOf(openGameAfter(after(events, roll(6, 4)))), 'white')).toBe(false);
    const doubled = after(gameAt('X[1:2 off:13] O[24:4 off:11]'), double);
    expect(isSureToWin(boardOf(openGameAfter(doubled)), 'white')).toBe(true);
    expect(isSureToWin(boardOf(openGameAfter(doubled)), 'black')).toBe(false);
  });
});

describe('compared with every roll and play', () => {
  const { backgammon } = VARIANTS;
  const known = new Map<string, boolean>();

  /** Whether white wins whatever both roll and black plays, the side being on roll. */
  function wins(position: Position, mover: Side): boolean {
    if (position.white.off === 15) return true;
    if (position.black.off === 15) return false;
    const key = `${mover} ${position.white.points.join()} ${position.black.points.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = ROLLS.every((dice) => {
      const plays = legalPlays(backgammon, position, mover, dice);
      const won = ({ position: then }: { position: Position }): boolean => wins(then, opponent(mover));
      return mover === 'white' ? plays.some(won) : plays.every(won);
    });
    known.set(key, result);
    return result;
  }

  /** Up to three checkers on the points 1 to 4. */
  function placings(): readonly (readonly number[])[] {
    const all: number[][] = [];
    for (let a = 0; a <= 4; a++) for (let b = 0; b <= a; b++) for (let c = 0; c <= b; c++) all.push([a, b, c]);
    return all.filter(([a]) => a !== 0);
  }

  it('is right in every race of up to three checkers on each side near home', () => {
    const wrong: string[] = [];
    for (const own of placings()) {
      for (const their of placings()) {
        const drawing = `X[${drawn(own, (point) => point)}] O[${drawn(their, (point) => 25 - point)}]`;
        const position = drawnPosition(drawing);
        for (const side of ['white', 'black'] as const) {
          const phase = { name: 'before-roll', side, doubling: 'open' } as const;
          const told = isSureToWin(boardOf({ ...openGameAfter(gameAt(drawing)), phase }), 'white');
          if (told !== wins(position, side)) wrong.push(`${side} to roll in ${drawing}: ${told}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect([...known.values()].filter(Boolean).length).toBeGreaterThan(100);
  });

  function drawn(points: readonly number[], place: (point: number) => number): string {
    const standing = points.filter((point) => point > 0);
    const counts = new Map<number, number>();
    for (const point of standing) counts.set(place(point), (counts.get(place(point)) ?? 0) + 1);
    return [...[...counts].map(([point, count]) => `${point}:${count}`), `off:${15 - standing.length}`].join(' ');
  }
});
