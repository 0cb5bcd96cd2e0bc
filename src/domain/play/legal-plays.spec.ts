import { drawnPosition } from '../../../test/support/domain/drawn-position.js';
import { DIE_FACES, type Roll } from '../dice/roll.js';
import type { Side } from '../kernel/side.js';
import { formatPlay } from './play-text.js';
import { samePosition } from '../../../test/support/domain/same-position.js';
import { BAR, OFF } from '../position/point.js';
import type { Checkers, Position } from '../position/position.js';
import { VARIANTS } from '../variant/variants.js';
import { applyPlay } from './apply-play.js';
import { type Board, THEIRS, boardOf } from './board.js';
import { hasLegalPlay, legalPlays } from './legal-plays.js';
import { isShutOut } from './shut-out.js';

const rules = VARIANTS.backgammon;

function texts(drawn: string, roll: Roll): string[] {
  return legalPlays(rules, drawnPosition(drawn), 'white', roll).map(({ play }) => formatPlay(play));
}

describe('legalPlays', () => {
  it('makes you play both dice where you can, also if only one order works', () => {
    expect(texts('X[13:1 1:14] O[24:5 23:5 22:3 7:2]', [6, 2])).toEqual(['13/5']);
    expect(texts('X[10:1 5:1 1:13] O[24:5 23:5 22:3 2:2]', [6, 2])).toEqual(['10/4 5/3']);
  });

  it('makes you play the larger die when only one of the two can be played', () => {
    expect(texts('X[20:1 1:14] O[24:3 23:3 22:3 21:4 9:2]', [6, 5])).toEqual(['20/14']);
  });

  it('makes you play as much of a doublet as you can', () => {
    expect(texts('X[14:1 1:14] O[24:5 23:5 22:3 2:2]', [3, 3])).toEqual(['14/5']);
  });

  it('counts a shorter play that ends the game beside longer ones that lead elsewhere', () => {
    const plays = texts('X[3:1 off:14] O[24:5 23:5 22:4 2:1]', [6, 1]);
    expect(plays.sort()).toEqual(['3/2*/off', '3/off']);
  });

  it('is empty when nothing can be played', () => {
    expect(texts('X[20:1 1:14] O[24:3 23:3 22:3 21:2 15:2 14:2]', [6, 5])).toEqual([]);
  });

  it('gives the position after each play', () => {
    const before = drawnPosition('X[24:2 13:5 8:3 6:5] O[19:5 17:3 12:5 1:2]');
    const found = legalPlays(rules, before, 'white', [3, 1]).find(({ play }) => formatPlay(play) === '8/5 6/5');
    expect(found?.position).toEqual(drawnPosition('X[24:2 13:5 8:2 6:4 5:2] O[19:5 17:3 12:5 1:2]'));
  });

  it('leaves the position it was asked about as it was', () => {
    const before = drawnPosition('X[24:1 6:5 5:5 4:4] O[22:1 21:1 3:5 2:4 1:4]');
    legalPlays(rules, before, 'white', [3, 2]).map(({ position }) => position);
    expect(before).toEqual(drawnPosition('X[24:1 6:5 5:5 4:4] O[22:1 21:1 3:5 2:4 1:4]'));
  });
});

describe('hasLegalPlay', () => {
  it('is true if either die can be played', () => {
    const position = drawnPosition('X[20:1 1:14] O[24:3 23:3 22:3 21:4 14:2]');
    expect(hasLegalPlay(rules, position, 'white', [6, 5])).toBe(true);
    expect(hasLegalPlay(rules, position, 'white', [6, 6])).toBe(false);
  });
});

describe('isShutOut', () => {
  it('is true on the bar against a closed board, and not on a roll that merely dances', () => {
    expect(isShutOut(rules, drawnPosition('X[bar:1 13:5 8:4 6:5] O[24:2 23:2 22:2 21:3 20:3 19:3]'), 'white')).toBe(
      true,
    );
    expect(isShutOut(rules, drawnPosition('X[bar:1 13:5 8:4 6:5] O[24:2 23:2 22:2 21:3 20:3 9:3]'), 'white')).toBe(
      false,
    );
  });

  it('is true behind a full prime with nothing else to move', () => {
    const drawn = 'X[24:15] O[23:3 22:3 21:3 20:2 19:2 18:2]';
    expect(isShutOut(rules, drawnPosition(drawn), 'white')).toBe(true);
    for (const die of DIE_FACES) expect(hasLegalPlay(rules, drawnPosition(drawn), 'white', [die, die])).toBe(false);
  });
});

describe('applyPlay', () => {
  it('believes the moves: what they hit goes to the bar, also if the rules would not have it', () => {
    const before = drawnPosition('X[24:2 13:5 8:3 6:5] O[19:5 17:3 12:5 1:2]');
    const after = applyPlay(before, 'white', [{ die: 5, from: 24, to: 19, hit: true }]);
    expect([after.white.points[23], after.white.points[18]]).toEqual([1, 1]);
    expect([after.black.points[5], after.black.bar]).toEqual([4, 1]);
  });
});

/** The position of a variant without reserve, pins and rights to hit that the board shows, `side` being the mover. */
function positionOf({ cells }: Board, side: Side): Position {
  const own = checkersOf(cells.subarray(0, BAR + 1));
  const their = checkersOf(cells.slice(THEIRS, THEIRS + BAR + 1).reverse());
  return side === 'white' ? { white: own, black: their } : { white: their, black: own };
}

function checkersOf(cells: Int8Array): Checkers {
  return { points: Array.from(cells.subarray(1, BAR)), bar: cells[BAR] ?? 0, off: cells[OFF] ?? 0 };
}

describe('boardOf', () => {
  it('is undone by positionOf for either mover', () => {
    const position = drawnPosition('X[bar:2 13:4 8:4 6:4 off:1] O[bar:1 23:2 22:1 21:1 20:2 17:3 12:3 7:1 off:1]');
    expect(samePosition(positionOf(boardOf(position, 'white'), 'white'), position)).toBe(true);
    expect(samePosition(positionOf(boardOf(position, 'black'), 'black'), position)).toBe(true);
  });
});
