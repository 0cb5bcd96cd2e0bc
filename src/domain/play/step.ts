/**
 * One checker, one die: what a single move needs and does (R24–R26, R30, R36–R38; V11, V12, V21, V41, V51, V62). The
 * generator and the check of submitted plays both stand on this; the compulsion to use dice (R31–R35) is theirs.
 */

import { BAR, HOME_BOARD, OFF, POINTS, RESERVE } from '../position/point.js';
import type { MovementRules } from '../variant/variant-rules.js';
import { HIT_AT_HOME, MAY_HIT, THEIRS, THEIR_BAR } from './board.js';

/** The rules that a single move can break, in the order in which they are reported (rules.md section 21). */
export const STEP_FAULTS = [
  'play.bar-first',
  'play.no-such-checker',
  'play.first-checker-first',
  'play.hit-and-run',
  'play.point-blocked',
  'play.not-all-home',
  'play.checker-behind',
] as const;

export type StepFault = (typeof STEP_FAULTS)[number];

/** Where a die takes a checker, in the mover's view. A checker from the reserve enters like one from the bar (V21). */
export function landing(from: number, die: number): number {
  if (from <= die) return OFF;
  return from > BAR ? BAR - die : from - die;
}

/** The first of `STEP_FAULTS` that keeps the mover's checker on `from` from using the die, or null. */
export function stepFault(rules: MovementRules, cells: Int8Array, from: number, die: number): StepFault | null {
  const fault = commonFault(rules, cells, from, die);
  if (fault === 'play.bar-first' || fault === 'play.no-such-checker') return fault;
  return restriction(rules, cells, from, die) ?? fault;
}

/** `stepFault` for rules under which nothing is restricted (`isRestricted`): what most variants have in common. */
export function commonFault(rules: MovementRules, cells: Int8Array, from: number, die: number): StepFault | null {
  if (from !== BAR && (cells[BAR] ?? 0) > 0 && rules.barMandatory) return 'play.bar-first';
  if ((cells[from] ?? 0) <= 0) return 'play.no-such-checker';
  if (from > die) {
    const to = (from > BAR ? BAR : from) - die;
    return (cells[THEIRS + to] ?? 0) >= rules.ownPointSize ? 'play.point-blocked' : null;
  }
  if (rearmost(cells) > HOME_BOARD) return 'play.not-all-home';
  if (from === die) return null;
  return rules.overshootBearOff && rearmost(cells) === from ? null : 'play.checker-behind';
}

/** Whether single moves depend on more than open points: on what was done before, or on where other checkers are. */
export function isRestricted(rules: MovementRules): boolean {
  return (
    rules.contact !== 'hit' ||
    rules.hitRequiresHomeChecker !== false ||
    !rules.hitAndRunInHome ||
    rules.firstCheckerMustPass !== null
  );
}

/** What a variant forbids beyond `commonFault`, the checker being there. */
function restriction(rules: MovementRules, cells: Int8Array, from: number, die: number): StepFault | null {
  if (rules.firstCheckerMustPass !== null && waitsForFirst(cells, from, rules.firstCheckerMustPass)) {
    return 'play.first-checker-first';
  }
  if (cells[from] === 1 && ((cells[HIT_AT_HOME] ?? 0) & homeBit(from)) !== 0) return 'play.hit-and-run';
  const to = landing(from, die);
  if (to === OFF) return null;
  // An own checker that is pinned there lies under the one that closes the point (V51).
  if ((cells[to] ?? 0) < 0) return 'play.point-blocked';
  return cells[THEIRS + to] === 1 && (cells[to] ?? 0) === 0 && !mayMeet(rules, cells) ? 'play.point-blocked' : null;
}

/** Whether the mover may land on a lone checker now (V11, V12, V61). */
function mayMeet(rules: MovementRules, cells: Int8Array): boolean {
  if (rules.contact === 'none') return false;
  switch (rules.hitRequiresHomeChecker) {
    case false:
      return true;
    case 'ever':
      return cells[MAY_HIT] === 1 || hasCheckerHome(cells);
    case 'current':
      return hasCheckerHome(cells);
  }
}

function hasCheckerHome(cells: Int8Array): boolean {
  for (let place = OFF; place <= HOME_BOARD; place++) if (cells[place] !== 0) return true;
  return false;
}

/** V62: until some checker has passed the point, only the foremost one may move. */
function waitsForFirst(cells: Int8Array, from: number, mustPass: number): boolean {
  for (let place = OFF; place < from; place++) if (cells[place] !== 0) return place >= mustPass;
  return false;
}

/** The bit of a home point in HIT_AT_HOME; none for other places. */
function homeBit(place: number): number {
  return place >= 1 && place <= HOME_BOARD ? 1 << (place - 1) : 0;
}

/** Whether any of the mover's checkers can use the die. */
export function hasMove(rules: MovementRules, cells: Int8Array, die: number): boolean {
  for (let from = RESERVE; from > OFF; from--) if (stepFault(rules, cells, from, die) === null) return true;
  return false;
}

/** The mover's rearmost place, bar and reserve included; 0 when all are off. */
export function rearmost(cells: Int8Array): number {
  let place = RESERVE;
  while (place > OFF && (cells[place] ?? 0) === 0) place--;
  return place;
}

/** Whether moving there would hit a lone checker, or pin one that is not pinned yet (V50). */
export function meetsBlot(cells: Int8Array, to: number): boolean {
  return to !== OFF && cells[THEIRS + to] === 1 && cells[to] === 0;
}

/**
 * Moves a checker, whatever the rules say; what it hits goes to the bar, what it pins stays. Gives how many were hit or
 * pinned.
 */
export function makeStep(rules: MovementRules, cells: Int8Array, from: number, to: number): number {
  add(cells, from, -1);
  add(cells, to, 1);
  if (to === OFF) return 0;
  const hit = cells[THEIRS + to] ?? 0;
  if (hit === 0) return 0;
  if (rules.contact === 'pin') return hit === 1 && cells[to] === 1 ? 1 : 0;
  add(cells, THEIRS + to, -hit);
  add(cells, THEIR_BAR, hit);
  if (!rules.hitAndRunInHome) cells[HIT_AT_HOME] = (cells[HIT_AT_HOME] ?? 0) | homeBit(to);
  return hit;
}

/** Undoes `makeStep`; `hit` is what that gave. */
export function undoStep(rules: MovementRules, cells: Int8Array, from: number, to: number, hit: number): void {
  add(cells, from, 1);
  add(cells, to, -1);
  if (hit > 0 && rules.contact !== 'pin') {
    add(cells, THEIRS + to, hit);
    add(cells, THEIR_BAR, -hit);
    if (!rules.hitAndRunInHome) cells[HIT_AT_HOME] = (cells[HIT_AT_HOME] ?? 0) & ~homeBit(to);
  }
}

/** Whether the game is over with the mover as winner: all checkers off (R42), or the other side's mother lost (V54). */
export function isWon(rules: MovementRules, cells: Int8Array): boolean {
  return cells[OFF] === rules.checkers || (rules.mother !== 'none' && isMotherLost(rules, cells));
}

function isMotherLost(rules: MovementRules, cells: Int8Array): boolean {
  const theirStart = THEIRS + 1;
  if (cells[theirStart] !== 1 || (cells[1] ?? 0) <= 0) return false;
  // Played on, a mother is lost when the other side has none left to lose, or when it is lost as well: a draw.
  return rules.mother === 'immediateLoss' || (cells[POINTS] ?? 0) <= 0;
}

function add(cells: Int8Array, place: number, count: number): void {
  cells[place] = (cells[place] ?? 0) + count;
}
