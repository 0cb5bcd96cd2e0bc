/** Positions of the referee: a mover and an opponent instead of two colours. Inside, the mover is always white. */

import {
  type Checkers,
  type Position,
  type Result,
  type Side,
  type VariantRules,
  type Violation,
  accepted,
  carriesIds,
  completedPosition,
  parsePositionId,
  refused,
} from '../../domain/index.js';
import type { AskedPosition } from './dto/asked.js';

export const MOVER = 'white' satisfies Side;
export const OPPONENT = 'black' satisfies Side;

const ROLES: Readonly<Record<Side, keyof BoardView>> = { white: 'mover', black: 'opponent' };

/** A position as the referee answers it, each side in its own view. */
export interface BoardView {
  readonly mover: Checkers;
  readonly opponent: Checkers;
}

/** The position that was sent; whether it can occur is for the rules to say. */
export function askedPosition(asked: AskedPosition, variant: VariantRules): Result<Position, Violation> {
  if (!('positionId' in asked)) {
    return accepted(completedPosition(variant, { [MOVER]: asked.mover, [OPPONENT]: asked.opponent }));
  }
  if (!carriesIds(variant)) return refused({ code: 'position.impossible', params: { reason: 'no-id' } });
  return parsePositionId(asked.positionId, MOVER, variant.checkers);
}

export function boardView(position: Position): BoardView {
  return { mover: position[MOVER], opponent: position[OPPONENT] };
}

/** The fault of a position with the sides by the names that the caller knows. */
export function ofMover(violation: Violation): Violation {
  if (violation.code !== 'position.impossible') return violation;
  const { code, params } = violation;
  const role = roleOf(params.side);
  return role === null ? violation : { code, params: { ...params, side: role } };
}

/** Where in the position that was sent the fault lies: a JSON pointer below it. */
export function faultPointer(asked: AskedPosition, { code, params }: Violation): string {
  if ('positionId' in asked) return '/positionId';
  const role = code === 'position.impossible' ? roleOf(params.side) : null;
  return role === null ? '' : `/${role}`;
}

function roleOf(side: unknown): keyof BoardView | null {
  return side === 'white' || side === 'black' ? ROLES[side] : null;
}
