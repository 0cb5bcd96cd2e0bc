/** What a resignation may name (R55, R57; V23, variants.md section 9). */

import type { Side } from '../kernel/side.js';
import { type Violation, violation, type ReasonOf } from '../kernel/violation.js';
import { type Variant, variantOf } from '../variant/variants.js';
import { type LossLevel, possibleKinds } from '../variant/win-kinds.js';
import type { Duel } from './duel.js';
import type { CubeRules } from './rules.js';
import { isUnderJacoby, mostLeft } from './worth.js';

/**
 * Why the side, which has borne off so many checkers, may not resign at this level, or null: it names more than it can
 * still lose, or what does not exist here.
 */
export function resignationFault(duel: Duel, side: Side, off: number, as: LossLevel): Violation | null {
  const variant = variantOf(duel.variant);
  const tooHigh = (reason: ReasonOf<'resign.level-too-high'>, most: number | null = null): Violation =>
    violation('resign.level-too-high', { side, as, reason, off, most });
  if (variant.scoring.kind === 'checkersLeft') {
    if (typeof as !== 'number') return tooHigh('points-wanted');
    const most = mostLeft(variant, off);
    return Number.isInteger(as) && as >= 1 && as <= most ? null : tooHigh('points', most);
  }
  if (typeof as === 'number') return tooHigh('kind-wanted');
  if (as === 'single') return null;
  if (!duel.rules.gammons) return tooHigh('gammons-off');
  if (isUnderJacoby(duel.cube, duel.terms)) return tooHigh('jacoby');
  if (!possibleKinds({ off: 0 }, variant.scoring).includes(as)) return tooHigh('not-in-variant');
  return possibleKinds({ off }, variant.scoring).includes(as) ? null : tooHigh('checker-off');
}

/** All that the side, which has borne off so many checkers, may offer to lose: what `resignationFault` lets pass, smallest first. */
export function resignLevels(duel: Duel, side: Side, off: number): readonly LossLevel[] {
  const variant = variantOf(duel.variant);
  const levels: readonly LossLevel[] =
    variant.scoring.kind === 'checkersLeft'
      ? Array.from({ length: mostLeft(variant, off) }, (_, nth) => nth + 1)
      : possibleKinds({ off }, variant.scoring);
  return levels.length === 1 ? levels : levels.filter((as) => resignationFault(duel, side, off, as) === null);
}

/** What can always be resigned. */
export function smallestLevel({ variant }: { readonly variant: Variant }): LossLevel {
  return variantOf(variant).scoring.kind === 'checkersLeft' ? 1 : 'single';
}

/** Whether the policy lets a side resign, the sides being in contact or not (R59). */
export function mayResign({ resignation }: Pick<CubeRules, 'resignation'>, inContact: boolean): boolean {
  return resignation === 'any' || (resignation === 'noContactOnly' && !inContact);
}
