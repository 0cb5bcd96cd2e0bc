/** Positions that a play may not leave behind (V63, V64). */

import { HOME_BOARD, POINTS, pointAcross } from '../position/point.js';
import type { MovementRules } from '../variant/variant-rules.js';
import { THEIRS } from './board.js';

/** Points of a full prime (R25). */
const PRIME = 6;

/** Whether any position is banned at all. */
export function bansPositions(rules: MovementRules): boolean {
  return rules.primeLimit !== 'none' || !rules.fullHomeBoard;
}

/** Whether the mover may not end a play with these checkers. */
export function isBanned(rules: MovementRules, cells: Int8Array): boolean {
  return bannedShape(rules, cells) !== null;
}

/** What may not be left behind, or null: a full home board, a full start quarter, or a prime before a trapped side. */
export function bannedShape(rules: MovementRules, cells: Int8Array): 'home-board' | 'start-quarter' | 'trap' | null {
  const { primeLimit } = rules;
  if (!rules.fullHomeBoard && holdsPrimeFrom(rules, cells, 1)) return 'home-board';
  if (primeLimit === 'none') return null;
  if (primeLimit !== 'noSixBeforeTrapped' && holdsPrimeFrom(rules, cells, POINTS - PRIME + 1)) return 'start-quarter';
  return primeLimit !== 'noFullStartQuarter' && isTrapped(rules, cells) ? 'trap' : null;
}

/** Whether the mover holds the six points from `first` upwards. */
function holdsPrimeFrom(rules: MovementRules, cells: Int8Array, first: number): boolean {
  for (let point = first; point < first + PRIME; point++) if ((cells[point] ?? 0) < rules.ownPointSize) return false;
  return true;
}

/** Whether all checkers of the other side are on one point with the mover's prime directly before it. */
function isTrapped(rules: MovementRules, cells: Int8Array): boolean {
  for (let theirs = HOME_BOARD + 1; theirs <= POINTS; theirs++) {
    if (cells[THEIRS + pointAcross(rules.direction, theirs)] !== rules.checkers) continue;
    for (let ahead = theirs - PRIME; ahead < theirs; ahead++) {
      if ((cells[pointAcross(rules.direction, ahead)] ?? 0) < rules.ownPointSize) return false;
    }
    return true;
  }
  return false;
}
