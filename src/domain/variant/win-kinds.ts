/** Kinds of wins, as far as the scoring of a variant knows them (R49–R51, V23, V40). */

import type { VariantRules, VariantScoring } from './variant-rules.js';

export const RESULT_KINDS = ['single', 'gammon', 'backgammon'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** How much a game is lost by: a kind of loss (R55), or a number of points where checkers are counted (V23). */
export type LossLevel = ResultKind | number;

/** The kinds of a loss that are still possible with so many checkers off (R57), smallest first. */
export function possibleKinds({ off }: { readonly off: number }, scoring: VariantScoring): readonly ResultKind[] {
  if (off > 0 || scoring.kind !== 'standard' || scoring.gammon === 1) return ['single'];
  return scoring.backgammon > scoring.gammon ? RESULT_KINDS : ['single', 'gammon'];
}

/** All that a game of the variant can be lost by, smallest first. */
export function lossLevels({ scoring, checkers }: Pick<VariantRules, 'scoring' | 'checkers'>): readonly LossLevel[] {
  if (scoring.kind === 'checkersLeft') return Array.from({ length: checkers }, (_, index) => index + 1);
  return possibleKinds({ off: 0 }, scoring);
}
