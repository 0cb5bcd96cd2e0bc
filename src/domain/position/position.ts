/**
 * Where all checkers stand (R1–R7). Plain immutable data, each side in its own view: what is stored, sent and compared.
 * The generator of legal plays has its own compact board (`play/board.ts`).
 */

import { SIDES } from '../kernel/side.js';
import type { BySide } from '../kernel/side.js';
import { BAR } from './point.js';

/** One side's checkers in its own view. */
export interface Checkers {
  /** 24 counts; index 0 is the own 1-point (ace point), index 23 the own 24-point. */
  readonly points: readonly number[];
  /** Checkers on the bar. */
  readonly bar: number;
  /** Checkers borne off. */
  readonly off: number;
}

export type Position = BySide<Checkers>;

/** The pips that one side still has to travel, a checker on the bar counting 25 (R6). */
export function pipCount(checkers: Checkers): number {
  return checkers.points.reduce((pips, count, index) => pips + count * (index + 1), checkers.bar * BAR);
}

/** Whether the two positions have the same checkers on the same places: two such plays are one play (R100). */
export function samePosition(a: Position, b: Position): boolean {
  return SIDES.every((side) => sameCheckers(a[side], b[side]));
}

function sameCheckers(a: Checkers, b: Checkers): boolean {
  return a.bar === b.bar && a.off === b.off && a.points.every((count, index) => count === b.points[index]);
}
