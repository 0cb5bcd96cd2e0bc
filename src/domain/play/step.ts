/**
 * One checker, one die: what a single move needs and does (R24–R26, R30, R36–R38). The generator and the check of
 * submitted plays both stand on this; the compulsion to use dice (R31–R35) is theirs.
 */

import { BAR, OFF, POINTS } from '../position/point.js';
import type { MovementRules } from '../variant/variants.js';
import { THEIRS, THEIR_BAR } from './board.js';

/** The rules that a single move can break, in the order in which they are reported (rules.md section 21). */
export const STEP_FAULTS = [
  'play.bar-first',
  'play.no-such-checker',
  'play.point-blocked',
  'play.not-all-home',
  'play.checker-behind',
] as const;

export type StepFault = (typeof STEP_FAULTS)[number];

const HOME_BOARD = 6;

/** Where a die takes a checker, in the mover's view. */
export function landing(from: number, die: number): number {
  return from > die ? from - die : OFF;
}

/** The first of `STEP_FAULTS` that keeps the mover's checker on `from` from using the die, or null. */
export function stepFault(rules: MovementRules, cells: Int8Array, from: number, die: number): StepFault | null {
  if (from !== BAR && (cells[BAR] ?? 0) > 0 && rules.barMandatory) return 'play.bar-first';
  if ((cells[from] ?? 0) <= 0) return 'play.no-such-checker';
  if (from > die) return (cells[THEIRS + from - die] ?? 0) >= rules.ownPointSize ? 'play.point-blocked' : null;
  if (rearmost(cells) > HOME_BOARD) return 'play.not-all-home';
  if (from === die) return null;
  return rules.overshootBearOff && rearmost(cells) === from ? null : 'play.checker-behind';
}

/** Whether any of the mover's checkers can use the die. */
export function hasMove(rules: MovementRules, cells: Int8Array, die: number): boolean {
  for (let from = BAR; from > OFF; from--) if (stepFault(rules, cells, from, die) === null) return true;
  return false;
}

/** The mover's rearmost place, BAR included; 0 when all are off. */
export function rearmost(cells: Int8Array): number {
  let place = POINTS + 1;
  while (place > OFF && (cells[place] ?? 0) <= 0) place--;
  return place;
}

/** Moves a checker, whatever the rules say, and sends a blot where it lands to the bar; gives how many were hit. */
export function makeStep(cells: Int8Array, from: number, to: number): number {
  add(cells, from, -1);
  add(cells, to, 1);
  if (to === OFF) return 0;
  const hit = cells[THEIRS + to] ?? 0;
  if (hit > 0) {
    add(cells, THEIRS + to, -hit);
    add(cells, THEIR_BAR, hit);
  }
  return hit;
}

/** Undoes `makeStep`; `hit` is what that gave. */
export function undoStep(cells: Int8Array, from: number, to: number, hit: number): void {
  add(cells, from, 1);
  add(cells, to, -1);
  if (hit > 0) {
    add(cells, THEIRS + to, hit);
    add(cells, THEIR_BAR, -hit);
  }
}

function add(cells: Int8Array, place: number, count: number): void {
  cells[place] = (cells[place] ?? 0) + count;
}
