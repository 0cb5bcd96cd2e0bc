/** Positions that cannot stand on any board (R6), for positions that come from outside. */

import { SIDES } from '../kernel/side.js';
import type { Side } from '../kernel/side.js';
import { violation, type FactsOf, type ViolationOf } from '../kernel/violation.js';
import { POINTS, pointAcross } from './point.js';
import type { Checkers, Position } from './position.js';
import { type Setup, hasComeHome } from './start.js';

/**
 * What makes the position impossible, or null. The params name the `reason`: `point-count` (not 24 points),
 * `checker-count` (a count that is no whole number from 0 up), `total` (not all checkers, or too many), `no-reserve`,
 * `no-bar`, `no-pins`, `no-hit-right` (a place or fact that the variant does not know), `hit-right` (a checker is home, so
 * the side may hit), `two-colours` (both sides on one point; `point` is white's number), `pinned` (a pinned checker that
 * is none, or is not named), `both-off` (both sides have borne off everything).
 */
export function positionFault(setup: Setup, position: Position): ViolationOf<'position.impossible'> | null {
  for (const side of SIDES) {
    const fault = checkersFault(setup, side, position[side]) ?? foreignPlace(setup, side, position[side]);
    if (fault !== null) return fault;
  }
  for (let point = 1; point <= POINTS; point++) {
    const fault = sharedPointFault(setup, position, point);
    if (fault !== null) return fault;
  }
  if (SIDES.every((side) => position[side].off === setup.checkers)) return impossible({ reason: 'both-off' });
  return null;
}

function checkersFault(setup: Setup, side: Side, checkers: Checkers): ViolationOf<'position.impossible'> | null {
  const { points, bar, off, reserve = 0 } = checkers;
  if (points.length !== POINTS) {
    return impossible({ reason: 'point-count', side, points: points.length, expected: POINTS });
  }
  const counts = [...points, bar, off, reserve];
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) {
    return impossible({ reason: 'checker-count', side });
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === setup.checkers) return null;
  return impossible({ reason: 'total', side, checkers: total, expected: setup.checkers });
}

/** Checkers on places, and facts, that the variant does not have. */
function foreignPlace(setup: Setup, side: Side, checkers: Checkers): ViolationOf<'position.impossible'> | null {
  const { bar, reserve = 0, pinned = [], mayHit } = checkers;
  if (reserve > setup.startReserve) return impossible({ reason: 'no-reserve', side });
  if (setup.contact !== 'hit' && bar > setup.startBar) return impossible({ reason: 'no-bar', side });
  if (setup.contact !== 'pin' && pinned.length > 0) return impossible({ reason: 'no-pins', side });
  if (mayHit === undefined) return null;
  if (setup.hitRequiresHomeChecker !== 'ever') return impossible({ reason: 'no-hit-right', side });
  return !mayHit && hasComeHome(checkers) ? impossible({ reason: 'hit-right', side }) : null;
}

/** R6, and V50 where checkers are pinned: one pinned checker, under any number of the other side. */
function sharedPointFault(
  { contact, direction }: Setup,
  { white, black }: Position,
  point: number,
): ViolationOf<'position.impossible'> | null {
  const across = pointAcross(direction, point);
  const counts = [countOn(white, point), countOn(black, across)];
  const pinned = [isPinned(white, point), isPinned(black, across)];
  const shared = counts.every((count) => count > 0);
  if (shared && contact !== 'pin') return impossible({ reason: 'two-colours', point });
  if (pinned.every((each) => !each)) return shared ? impossible({ reason: 'pinned', point }) : null;
  const pinnedCount = counts[pinned.indexOf(true)];
  return shared && pinned.includes(false) && pinnedCount === 1 ? null : impossible({ reason: 'pinned', point });
}

function impossible(params: FactsOf<'position.impossible'>): ViolationOf<'position.impossible'> {
  return violation('position.impossible', params);
}

function countOn(checkers: Checkers, point: number): number {
  return checkers.points[point - 1] ?? 0;
}

function isPinned(checkers: Checkers, point: number): boolean {
  return (checkers.pinned ?? []).includes(point);
}
