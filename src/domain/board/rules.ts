/** The options of a game that are about its board (rules.md section 20): opening, dice, plays. */

import { type OptionFault, optionsIn } from '../kernel/options.js';
import type { VariantRules } from '../variant/variant-rules.js';
import { VARIANTS } from '../variant/variants.js';

export const FIRST_ROLLS = ['useOpeningDice', 'rerollBothDice'] as const;
export const PREMATURE_ROLLS = ['reject', 'void', 'stands'] as const;
export const COMMITS = ['onSubmit', 'explicit'] as const;
export const VALIDATIONS = ['strict', 'legalMoves', 'condone'] as const;
export const CORRECTION_WINDOWS = ['untilNextRoll', 'untilNextPlayCommitted'] as const;
export const DICE_MODES = ['server', 'recorded'] as const;

/** Who throws: the service, or people at a real board (R22). */
export type DiceMode = (typeof DICE_MODES)[number];

export interface BoardRules {
  /** R12 */
  readonly firstRoll: (typeof FIRST_ROLLS)[number];
  /** R13 */
  readonly cubeBeforeFirstRoll: boolean;
  /** R14 */
  readonly winnerStarts: boolean;
  /** R18 */
  readonly diceOnCheckerValid: boolean;
  /** R19 */
  readonly prematureRoll: (typeof PREMATURE_ROLLS)[number];
  /** R21 */
  readonly autoPassShutOut: boolean;
  /** R43 */
  readonly commit: (typeof COMMITS)[number];
  /** R44 */
  readonly validation: (typeof VALIDATIONS)[number];
  /** R45 */
  readonly correctionWindow: (typeof CORRECTION_WINDOWS)[number];
}

/** The defaults of section 20; `autoPassShutOut` follows the dice (R21), the opening the variant (variants.md section 2). */
export function defaultBoardRules(dice: DiceMode, { opening }: VariantRules = VARIANTS.backgammon): BoardRules {
  return {
    firstRoll: opening.firstRoll,
    cubeBeforeFirstRoll: false,
    winnerStarts: opening.winnerStarts,
    diceOnCheckerValid: false,
    prematureRoll: 'reject',
    autoPassShutOut: dice === 'server',
    commit: 'onSubmit',
    validation: 'strict',
    correctionWindow: 'untilNextRoll',
  };
}

/** Of a larger record the options of the board. */
export function boardRulesIn(rules: BoardRules): BoardRules {
  return optionsIn(defaultBoardRules('server'), rules);
}

/** What cannot be had with these dice (R18, R19). */
export function boardRuleFaults(rules: BoardRules, dice: DiceMode): readonly OptionFault[] {
  const faults: OptionFault[] = [];
  if (rules.diceOnCheckerValid && dice === 'server') faults.push(['diceOnCheckerValid', 'recorded-dice-only']);
  if (rules.prematureRoll !== 'reject' && dice === 'server') faults.push(['prematureRoll', 'recorded-dice-only']);
  return faults;
}
