/** The gate before the first checker (variants.md 5.2): a side comes into play with a doublet or 1-2 only. */

import { RESERVE } from '../position/point.js';
import type { MovementRules } from '../variant/variant-rules.js';

/** Whether the mover has yet to come into play and this roll does not let it. */
export function isGateClosed(rules: MovementRules, cells: Int8Array, a: number, b: number): boolean {
  return rules.startGate && cells[RESERVE] === rules.checkers && a !== b && a + b !== 3;
}
