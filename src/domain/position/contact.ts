/** Whether the sides have still to pass each other (R59; a race otherwise). */

import { SIDES, type Side, opponent } from '../kernel/side.js';
import { BAR, type Direction, OFF, POINTS, RESERVE, pointAcross } from './point.js';
import type { Checkers, Position } from './position.js';

/** Whether some checker has still to pass one of the other side, so that they can hit, pin or block each other. */
export function hasContact(position: Position, direction: Direction = 'opposite'): boolean {
  return SIDES.some((side) => (position[side].pinned ?? []).length > 0 || hasToPass(position, side, direction));
}

function hasToPass(position: Position, side: Side, direction: Direction): boolean {
  return rearmostPlace(position[side]) > firstOfOthers(position[opponent(side)], direction);
}

/** The own-view number of the rearmost checker's place, BAR and RESERVE included; 0 when all are off. */
function rearmostPlace(checkers: Checkers): number {
  if ((checkers.reserve ?? 0) > 0) return RESERVE;
  if (checkers.bar > 0) return BAR;
  for (let point = POINTS; point > 0; point--) if ((checkers.points[point - 1] ?? 0) > 0) return point;
  return OFF;
}

/** The lowest number, in the other side's view, of a place of these checkers; a checker still to enter counts as 0. */
function firstOfOthers(checkers: Checkers, direction: Direction): number {
  if (checkers.bar > 0 || (checkers.reserve ?? 0) > 0) return OFF;
  let first = RESERVE;
  for (let point = 1; point <= POINTS; point += 1) {
    if ((checkers.points[point - 1] ?? 0) > 0) first = Math.min(first, pointAcross(direction, point));
  }
  return first;
}
