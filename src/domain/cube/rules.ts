/**
 * The options of a game that are about its cube and what a win is worth (rules.md section 20), and the terms that its
 * contest sets. All are copied into the record of every game, so that a replay needs nothing from outside.
 */

import type { OptionFault } from '../kernel/options.js';
import type { VariantRules } from '../variant/variant-rules.js';
import { VARIANTS } from '../variant/variants.js';
import { type CubeTerms, isCubeValue } from './cube.js';

export const RESIGNATION_TIMES = ['anyPhase', 'ownTurn'] as const;
export const RESIGNATION_POLICIES = ['any', 'noContactOnly', 'off'] as const;

/** What a win multiplies the cube by. */
export interface ScoringRules {
  /** R52 */
  readonly backgammonMultiplier: 2 | 3;
  /** R52: false scores every win once. */
  readonly gammons: boolean;
}

export interface CubeRules extends ScoringRules {
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

/** The defaults of section 20; the cube follows the variant (variants.md section 2). */
export function defaultCubeRules(variant: VariantRules = VARIANTS.backgammon): CubeRules {
  return {
    backgammonMultiplier: 3,
    gammons: true,
    resignationWhen: 'anyPhase',
    resignation: 'any',
    cube: variant.cube === 'allowed',
    maxCube: null,
  };
}

/** The defaults of money play with the variant: without a cube Jacoby would never let a gammon count (variants.md section 9). */
export function defaultMoneyOptions({ cube }: VariantRules): MoneyOptions {
  return cube === 'none' ? { ...DEFAULT_MONEY_OPTIONS, jacoby: false } : DEFAULT_MONEY_OPTIONS;
}

/** What is wrong with the options of the cube by themselves (R61). */
export function cubeRuleFaults({ maxCube }: CubeRules): readonly OptionFault[] {
  return maxCube === null || isCubeValue(maxCube) ? [] : [['maxCube', 'not-a-cube-value']];
}

/** The options in use that mean nothing without a cube (variants.md section 9); `money` is null in a match to points. */
export function cubelessFaults(
  { cube }: CubeRules,
  money: MoneyOptions | null,
  variant: VariantRules,
): readonly OptionFault[] {
  const used = {
    cube,
    jacoby: money?.jacoby === true,
    beavers: money !== null && money.beavers !== 0,
    automaticDoubles: money !== null && money.automaticDoubles !== 0,
  };
  const inUse = Object.entries(used).filter(([, isUsed]) => isUsed && variant.cube === 'none');
  return inUse.map(([key]) => [key, 'needs-cube']);
}

/** What the contest lays down for one of its games: the limits of the cube, whether it is the Crawford game. */
export interface GameTerms {
  readonly crawford: boolean;
  readonly cube: CubeTerms;
  /** Null in a match to points (R76). */
  readonly money: MoneyOptions | null;
}
