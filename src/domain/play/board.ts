/**
 * The compact board on which plays are searched: one row of small numbers in the mover's view. The mover's checkers are
 * at 0 (off), 1–24, 25 (bar) and 26 (reserve), a pinned one as −1; the opponent's at THEIRS + the mover's number of the
 * same place, so that their bar is THEIRS + 0 and their tray THEIRS + 25. Their reserve takes no part in a play.
 */

import { opponent } from '../kernel/side.js';
import type { Side } from '../kernel/side.js';
import { BAR, type Direction, OFF, POINTS, RESERVE, mirrorPoint, oppositePoint } from '../position/point.js';
import type { Position } from '../position/position.js';

/** Where the opponent's checkers begin. */
export const THEIRS = RESERVE + 1;
/** The opponent's bar. */
export const THEIR_BAR = THEIRS + mirrorPoint(BAR);
/** 1 where the mover had the right to hit before this play (V11). */
export const MAY_HIT = THEIRS + BAR + 1;
/** A board as 32-bit words, to copy four places at a time. */
const BOARD_WORDS = Math.ceil((MAY_HIT + 1) / 4);
/** The words that a play can change: all places but the opponent's tray, and nothing else. */
export const PLAY_WORDS = (THEIRS + BAR) / 4;
/**
 * One bit for each home point on which the mover has hit in this play (V41). Behind the words: how a place was reached
 * does not make another position.
 */
export const HIT_AT_HOME = 4 * BOARD_WORDS;

/** Counts by place; `words` is the same memory without what is not part of a position. */
export interface Board {
  readonly cells: Int8Array;
  readonly words: Int32Array;
}

export function emptyBoard(): Board {
  const buffer = new ArrayBuffer(4 * (BOARD_WORDS + 1));
  return { words: new Int32Array(buffer, 0, BOARD_WORDS), cells: new Int8Array(buffer) };
}

/** The position in the view of the side that is to move. */
export function boardOf(position: Position, side: Side, direction: Direction = 'opposite'): Board {
  return withPosition(emptyBoard(), position, side, direction);
}

/** The same on a board that is there: making one takes longer than setting it. */
export function withPosition(board: Board, position: Position, side: Side, direction: Direction): Board {
  const { cells } = board;
  cells.fill(0);
  const own = position[side];
  const their = position[opponent(side)];
  const opposite = direction === 'opposite';
  for (let point = 1; point <= POINTS; point++) {
    cells[point] = own.points[point - 1] ?? 0;
    const across = opposite ? mirrorPoint(point) : oppositePoint(point);
    cells[THEIRS + across] = their.points[point - 1] ?? 0;
  }
  cells[BAR] = own.bar;
  cells[OFF] = own.off;
  cells[THEIR_BAR] = their.bar;
  cells[THEIRS + mirrorPoint(OFF)] = their.off;
  if (own.reserve !== undefined) cells[RESERVE] = own.reserve;
  if (own.mayHit === true) cells[MAY_HIT] = 1;
  if (own.pinned !== undefined) for (const point of own.pinned) cells[point] = -1;
  return board;
}

/** A board of its own with the same checkers. */
export function copyOfBoard(board: Board): Board {
  const copy = emptyBoard();
  copy.words.set(board.words);
  return copy;
}
