import { type Checkers, type VariantRules, carriesIds, formatPositionId, startPosition } from '../../domain/index.js';

/** A variant with its parameters (api.md, "Rules, without a game"). */
export interface VariantView extends Omit<VariantRules, 'start'> {
  /** Of each side, in its own view. */
  readonly start: Checkers;
  /** Null where the checkers alone do not say all about a position. */
  readonly positionId: string | null;
}

export function variantView(variant: VariantRules): VariantView {
  const start = startPosition(variant);
  return { ...variant, start: start.white, positionId: carriesIds(variant) ? formatPositionId(start, 'white') : null };
}
