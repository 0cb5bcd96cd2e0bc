/** What a resignation may name (R55, R57; V23, variants.md section 9). */

import type { Side } from '../kernel/side.js';
import { type Violation, violation } from '../kernel/violation.js';
import { variantOf } from '../variant/variants.js';
import { type LossLevel, isUnderJacoby, mostLeft, possibleKinds } from './result.js';
import { tableCube } from './rights.js';
import type { OpenGame } from './state.js';

/** Why the side may not resign at this level, or null: it names more than it can still lose, or what does not exist here. */
export function resignationFault(state: OpenGame, side: Side, as: LossLevel): Violation | null {
  const variant = variantOf(state.variant);
  const { off } = state.position[side];
  const tooHigh = (reason: string, most: number | null = null): Violation =>
    violation('resign.level-too-high', { side, as, reason, off, most });
  if (variant.scoring.kind === 'checkersLeft') {
    if (typeof as !== 'number') return tooHigh('points-wanted');
    const most = mostLeft(variant, state.position[side]);
    return Number.isInteger(as) && as >= 1 && as <= most ? null : tooHigh('points', most);
  }
  if (typeof as === 'number') return tooHigh('kind-wanted');
  if (as === 'single') return null;
  if (!state.rules.gammons) return tooHigh('gammons-off');
  if (isUnderJacoby(tableCube(state), state.terms)) return tooHigh('jacoby');
  if (!possibleKinds({ off: 0 }, variant.scoring).includes(as)) return tooHigh('not-in-variant');
  return possibleKinds({ off }, variant.scoring).includes(as) ? null : tooHigh('checker-off');
}

/** What can always be resigned. */
export function smallestLevel(state: OpenGame): LossLevel {
  return variantOf(state.variant).scoring.kind === 'checkersLeft' ? 1 : 'single';
}
