/**
 * The compact board on which plays are searched: one row of small numbers in the mover's view. The mover's checkers are
 * at 0 (off), 1–24 and 25 (bar); the opponent's at THEIRS + the mover's number of the same place, so that their bar is
 * THEIRS + 0 and their tray THEIRS + 25. Read backwards the row is the board in the other side's view (R2).
 */

import { opponent } from '../kernel/side.js';
import type { Side } from '../kernel/side.js';
import { BAR, OFF, POINTS, mirrorPoint } from '../position/point.js';
import type { Checkers, Position } from '../position/position.js';

/** Where the opponent's checkers begin. */
export const THEIRS = 26;
/** The opponent's bar. */
export const THEIR_BAR = THEIRS + mirrorPoint(BAR);
const CELLS = 2 * THEIRS;
/** A board as 32-bit words, to copy and compare four places at a time. */
export const BOARD_WORDS = CELLS / 4;

/** Counts by place; `words` is the same memory. */
export interface Board {
  readonly cells: Int8Array;
  readonly words: Int32Array;
}

export function emptyBoard(): Board {
  const words = new Int32Array(BOARD_WORDS);
  return { words, cells: new Int8Array(words.buffer) };
}

/** The position in the view of the side that is to move. */
export function boardOf(position: Position, side: Side): Board {
  const board = emptyBoard();
  const own = position[side];
  const their = position[opponent(side)];
  for (let point = 1; point <= POINTS; point++) {
    board.cells[point] = own.points[point - 1] ?? 0;
    board.cells[THEIRS + mirrorPoint(point)] = their.points[point - 1] ?? 0;
  }
  board.cells[BAR] = own.bar;
  board.cells[OFF] = own.off;
  board.cells[THEIRS + mirrorPoint(BAR)] = their.bar;
  board.cells[THEIRS + mirrorPoint(OFF)] = their.off;
  return board;
}

/** The position that the board shows, `side` being the mover. */
export function positionOf({ cells }: Board, side: Side): Position {
  const own = checkersOf(cells.subarray(0, THEIRS));
  const their = checkersOf(cells.slice(THEIRS).reverse());
  return side === 'white' ? { white: own, black: their } : { white: their, black: own };
}

function checkersOf(cells: Int8Array): Checkers {
  return { points: Array.from(cells.subarray(1, BAR)), bar: cells[BAR] ?? 0, off: cells[OFF] ?? 0 };
}

/** A board of its own with the same checkers. */
export function copyOfBoard(board: Board): Board {
  const copy = emptyBoard();
  copy.words.set(board.words);
  return copy;
}
