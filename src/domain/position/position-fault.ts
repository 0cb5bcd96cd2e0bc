/** Positions that cannot stand on any board (R6), for positions that come from outside. */

import { SIDES } from '../kernel/side.js';
import type { Side } from '../kernel/side.js';
import { violation } from '../kernel/violation.js';
import type { Violation } from '../kernel/violation.js';
import { POINTS, mirrorPoint } from './point.js';
import type { Checkers, Position } from './position.js';
import type { Setup } from './start.js';

/**
 * What makes the position impossible, or null. The params name the `reason`: `point-count` (not 24 points),
 * `checker-count` (a count that is no whole number from 0 up), `total` (not all checkers, or too many), `two-colours`
 * (both sides on one point; `point` is white's number), `both-off` (both sides have borne off everything).
 */
export function positionFault(setup: Setup, position: Position): Violation | null {
  for (const side of SIDES) {
    const fault = checkersFault(setup, side, position[side]);
    if (fault !== null) return fault;
  }
  for (let point = 1; point <= POINTS; point++) {
    if (countOn(position.white, point) > 0 && countOn(position.black, mirrorPoint(point)) > 0) {
      return violation('position.impossible', { reason: 'two-colours', point });
    }
  }
  if (SIDES.every((side) => position[side].off === setup.checkers)) {
    return violation('position.impossible', { reason: 'both-off' });
  }
  return null;
}

function checkersFault(setup: Setup, side: Side, { points, bar, off }: Checkers): Violation | null {
  if (points.length !== POINTS) {
    return violation('position.impossible', {
      reason: 'point-count',
      side,
      points: points.length,
      expected: POINTS,
    });
  }
  const counts = [...points, bar, off];
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) {
    return violation('position.impossible', { reason: 'checker-count', side });
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === setup.checkers) return null;
  return violation('position.impossible', {
    reason: 'total',
    side,
    checkers: total,
    expected: setup.checkers,
  });
}

function countOn(checkers: Checkers, point: number): number {
  return checkers.points[point - 1] ?? 0;
}
