/**
 * The options of one game (rules.md section 20) and the terms that its contest sets. Both are copied into the record of
 * every game, so that a replay needs nothing from outside.
 */

import { type CubeTerms, isCubeValue } from '../cube/cube.js';
import type { VariantRules } from '../variant/variant-rules.js';
import { VARIANTS } from '../variant/variants.js';

export const FIRST_ROLLS = ['useOpeningDice', 'rerollBothDice'] as const;
export const PREMATURE_ROLLS = ['reject', 'void', 'stands'] as const;
export const COMMITS = ['onSubmit', 'explicit'] as const;
export const VALIDATIONS = ['strict', 'legalMoves', 'condone'] as const;
export const CORRECTION_WINDOWS = ['untilNextRoll', 'untilNextPlayCommitted'] as const;
export const RESIGNATION_TIMES = ['anyPhase', 'ownTurn'] as const;
export const RESIGNATION_POLICIES = ['any', 'noContactOnly', 'off'] as const;
export const DICE_MODES = ['server', 'recorded'] as const;

/** Who throws: the service, or people at a real board (R22). */
export type DiceMode = (typeof DICE_MODES)[number];

export interface GameRules {
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
  /** R52 */
  readonly backgammonMultiplier: 2 | 3;
  /** R52: false scores every win once. */
  readonly gammons: boolean;
  /** R56 */
  readonly resignationWhen: (typeof RESIGNATION_TIMES)[number];
  /** R59 */
  readonly resignation: (typeof RESIGNATION_POLICIES)[number];
  /** R62 (b): whether a cube is in use at all. */
  readonly cube: boolean;
  /** R61: null is without limit. */
  readonly maxCube: number | null;
}

export const BEYOND_FIRST = ['automatic', 'boxDecides'] as const;

/** The options that exist only where games are played for money (R78–R99). */
export interface MoneyOptions {
  /** R80: gammons and backgammons count only when a double was taken. */
  readonly jacoby: boolean;
  /** R82: an automatic double counts as such a double. */
  readonly jacobyAfterAutomaticDouble: boolean;
  /** R85: further turns in one chain; 0 none, null without limit. */
  readonly beavers: number | null;
  /** R93 */
  readonly beaverOnRedouble: boolean;
  /** R92 */
  readonly raccoonDrop: boolean;
  /** R95: automatic doubles in one game; 0 none, null without limit. */
  readonly automaticDoubles: number | null;
  /** R99; only a chouette has a box. */
  readonly automaticDoublesBeyondFirst: (typeof BEYOND_FIRST)[number];
}

/** Section 20, "money". */
export const DEFAULT_MONEY_OPTIONS: MoneyOptions = {
  jacoby: true,
  jacobyAfterAutomaticDouble: false,
  beavers: 0,
  beaverOnRedouble: true,
  raccoonDrop: true,
  automaticDoubles: 0,
  automaticDoublesBeyondFirst: 'automatic',
};

/** The defaults of section 20; `autoPassShutOut` follows the dice (R21), opening and cube the variant (variants.md section 2). */
export function defaultGameRules(dice: DiceMode, variant: VariantRules = VARIANTS.backgammon): GameRules {
  return {
    firstRoll: variant.opening.firstRoll,
    cubeBeforeFirstRoll: false,
    winnerStarts: variant.opening.winnerStarts,
    diceOnCheckerValid: false,
    prematureRoll: 'reject',
    autoPassShutOut: dice === 'server',
    commit: 'onSubmit',
    validation: 'strict',
    correctionWindow: 'untilNextRoll',
    backgammonMultiplier: 3,
    gammons: true,
    resignationWhen: 'anyPhase',
    resignation: 'any',
    cube: variant.cube === 'allowed',
    maxCube: null,
  };
}

/** An option that cannot be had, and why, as `config.invalid` names them. */
export type OptionFault = readonly [key: string, reason: string];

/** What is wrong with the options of a game by themselves (R18, R19, R61): not a value of the cube, or not with these dice. */
export function gameRuleFaults(rules: GameRules, dice: DiceMode): readonly OptionFault[] {
  const faults: OptionFault[] = [];
  if (rules.maxCube !== null && !isCubeValue(rules.maxCube)) faults.push(['maxCube', 'not-a-cube-value']);
  if (rules.diceOnCheckerValid && dice === 'server') faults.push(['diceOnCheckerValid', 'recorded-dice-only']);
  if (rules.prematureRoll !== 'reject' && dice === 'server') faults.push(['prematureRoll', 'recorded-dice-only']);
  return faults;
}

/** The options in use that mean nothing without a cube (variants.md section 9); `money` is null in a match to points. */
export function cubeOptionsIn(rules: GameRules, money: MoneyOptions | null): readonly string[] {
  const used = {
    cube: rules.cube,
    jacoby: money?.jacoby === true,
    beavers: (money?.beavers ?? 1) !== 0 && money !== null,
    automaticDoubles: (money?.automaticDoubles ?? 1) !== 0 && money !== null,
  };
  return Object.entries(used).flatMap(([key, inUse]) => (inUse ? [key] : []));
}

/** The options of money play by themselves, out of a larger record. */
export function moneyOptionsIn(rules: MoneyOptions): MoneyOptions {
  const { jacoby, jacobyAfterAutomaticDouble, beavers, beaverOnRedouble, raccoonDrop } = rules;
  const { automaticDoubles, automaticDoublesBeyondFirst } = rules;
  return {
    jacoby,
    jacobyAfterAutomaticDouble,
    beavers,
    beaverOnRedouble,
    raccoonDrop,
    automaticDoubles,
    automaticDoublesBeyondFirst,
  };
}

/** What the contest lays down for one of its games: the limits of the cube, whether it is the Crawford game, who starts. */
export interface GameTerms {
  readonly crawford: boolean;
  readonly cube: CubeTerms;
  /** Null in a match to points (R76). */
  readonly money: MoneyOptions | null;
}
