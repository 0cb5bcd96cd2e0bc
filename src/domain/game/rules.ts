/** The options of one game (rules.md section 20): of its board and of its cube. */

import { type BoardRules, type DiceMode, defaultBoardRules } from '../board/rules.js';
import { type CubeRules, defaultCubeRules } from '../cube/rules.js';
import type { VariantRules } from '../variant/variant-rules.js';

export interface GameRules extends BoardRules, CubeRules {}

/** The defaults of section 20, as far as they follow from the dice and the variant. */
export function defaultGameRules(dice: DiceMode, variant?: VariantRules): GameRules {
  return { ...defaultBoardRules(dice, variant), ...defaultCubeRules(variant) };
}
