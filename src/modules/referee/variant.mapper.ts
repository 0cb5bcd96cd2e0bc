import { type VariantRules, formatPositionId, startPosition } from '../../domain/index.js';

/** A variant with its parameters (api.md, "Rules, without a game"). */
export interface VariantView extends Omit<VariantRules, 'start'> {
  /** Of each side, in its own view. */
  readonly start: { readonly points: readonly number[]; readonly bar: number; readonly off: number };
  readonly positionId: string;
}

export function variantView(variant: VariantRules): VariantView {
  const start = startPosition(variant);
  return {
    id: variant.id,
    checkers: variant.checkers,
    start: start.white,
    positionId: formatPositionId(start, 'white'),
    ownPointSize: variant.ownPointSize,
    barMandatory: variant.barMandatory,
    overshootBearOff: variant.overshootBearOff,
    doubletMoves: variant.doubletMoves,
    opening: variant.opening,
    scoring: variant.scoring,
    cube: variant.cube,
  };
}
