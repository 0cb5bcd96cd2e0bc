import { SIDES } from '../../../src/domain/kernel/side.js';
import type { Checkers, Position } from '../../../src/domain/position/position.js';

/** Whether the two positions have the same checkers on the same places: two such plays are one play (R100). */
export function samePosition(a: Position, b: Position): boolean {
  return SIDES.every((side) => sameCheckers(a[side], b[side]));
}

function sameCheckers(a: Checkers, b: Checkers): boolean {
  return (
    a.bar === b.bar &&
    a.off === b.off &&
    (a.reserve ?? 0) === (b.reserve ?? 0) &&
    (a.mayHit ?? false) === (b.mayHit ?? false) &&
    (a.pinned ?? []).join() === (b.pinned ?? []).join() &&
    a.points.every((count, index) => count === b.points[index])
  );
}
