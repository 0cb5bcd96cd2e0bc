/** Whether the sides have still to pass each other (R59; a race otherwise). */

import { BAR, POINTS, mirrorPoint } from './point.js';
import type { Checkers, Position } from './position.js';

/** Whether some checker has still to pass one of the other side, so that they can hit or block each other. */
export function hasContact(position: Position): boolean {
  return rearmostPlace(position.white) > mirrorPoint(rearmostPlace(position.black));
}

/** The own-view number of the rearmost checker's place, BAR included; 0 when all are off. */
function rearmostPlace(checkers: Checkers): number {
  if (checkers.bar > 0) return BAR;
  for (let point = POINTS; point > 0; point--) if ((checkers.points[point - 1] ?? 0) > 0) return point;
  return 0;
}
