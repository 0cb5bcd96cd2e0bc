import { type Checkers, type VariantRules, startPosition } from '../../domain/index.js';
import { positionIdOf } from '../games/index.js';

/** A variant with its parameters (api.md, "Rules, without a game"). */
export interface VariantView extends VariantRules {
  /** Of each side at the start, in its own view. */
  readonly position: Checkers;
  /** Null where the checkers do not say all about a position. */
  readonly positionId: string | null;
}

export function variantView(variant: VariantRules): VariantView {
  const start = startPosition(variant);
  return { ...variant, position: start.white, positionId: positionIdOf(variant, start, 'white') };
}
