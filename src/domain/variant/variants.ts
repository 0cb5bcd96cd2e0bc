/**
 * The variants as data (variants.md sections 1–3, V1–V3): one record of parameters each, read by the one generator of
 * legal plays, the game and the scoring. A parameter is here when something reads it; the record grows with the
 * variants.
 */

import type { Setup } from '../position/start.js';

export const VARIANT_IDS = ['backgammon', 'nackgammon', 'hypergammon', 'longgammon'] as const;

export type VariantId = (typeof VARIANT_IDS)[number];

/** How checkers may move: what the generator of legal plays reads. */
export interface MovementRules extends Setup {
  /** Checkers of one side that close a point to the other (R24). */
  readonly ownPointSize: 1 | 2;
  /** Whether checkers on the bar must enter before any other move (R30). */
  readonly barMandatory: boolean;
  /** Whether a die may bear off a checker from a lower point when none stands higher (R38). */
  readonly overshootBearOff: boolean;
  /** Moves that a doublet gives (R17). */
  readonly doubletMoves: 4 | 2;
}

export interface VariantRules extends MovementRules {
  readonly id: VariantId;
  /** How the first roll of a game comes about, and whether the last winner begins (R12, R14). */
  readonly opening: {
    readonly firstRoll: 'useOpeningDice' | 'rerollBothDice';
    readonly winnerStarts: boolean;
  };
  /** What a gammon and a backgammon multiply the cube by, before house options (R50–R52). */
  readonly scoring: { readonly gammon: 1 | 2; readonly backgammon: 1 | 2 | 3 };
  readonly cube: 'allowed' | 'none';
}

const BACKGAMMON: VariantRules = {
  id: 'backgammon',
  checkers: 15,
  start: { 24: 2, 13: 5, 8: 3, 6: 5 },
  ownPointSize: 2,
  barMandatory: true,
  overshootBearOff: true,
  doubletMoves: 4,
  opening: { firstRoll: 'useOpeningDice', winnerStarts: false },
  scoring: { gammon: 2, backgammon: 3 },
  cube: 'allowed',
};

export const VARIANTS: Readonly<Record<VariantId, VariantRules>> = {
  backgammon: BACKGAMMON,
  nackgammon: { ...BACKGAMMON, id: 'nackgammon', start: { 24: 2, 23: 2, 13: 4, 8: 3, 6: 4 } },
  hypergammon: { ...BACKGAMMON, id: 'hypergammon', checkers: 3, start: { 24: 1, 23: 1, 22: 1 } },
  longgammon: { ...BACKGAMMON, id: 'longgammon', start: { 24: 15 } },
};

/** The rules of the variant. */
export function variantOf(id: VariantId): VariantRules {
  return VARIANTS[id];
}
