/** A side that no roll can help (R21). */

import { DIE_FACES } from '../dice/roll.js';
import type { Side } from '../kernel/side.js';
import type { Position } from '../position/position.js';
import type { MovementRules } from '../variant/variant-rules.js';
import { boardOf } from './board.js';
import { hasMove } from './step.js';

/** Whether no die would let the side move, so that it need not roll. */
export function isShutOut(rules: MovementRules, position: Position, side: Side): boolean {
  const { cells } = boardOf(position, side, rules.direction);
  return !DIE_FACES.some((die) => hasMove(rules, cells, die));
}
