/** What a game is worth with its cube (R48–R53, R80; V23). */

import type { Side } from '../kernel/side.js';
import type { VariantRules, VariantScoring } from '../variant/variant-rules.js';
import { VARIANTS, variantOf } from '../variant/variants.js';
import type { LossLevel, ResultKind } from '../variant/win-kinds.js';
import type { Cube } from './cube.js';
import type { Duel } from './duel.js';
import type { GameTerms, ScoringRules } from './rules.js';

export const RESULT_WAYS = ['play', 'drop', 'resignation', 'forfeit', 'time', 'settlement', 'reported'] as const;
export type ResultWay = (typeof RESULT_WAYS)[number];

export interface GameResult {
  /** Null when the game is drawn: both mothers are pinned (V54). */
  readonly winner: Side | null;
  /** Null when the contest was ended from outside: the kind of win in this game is unknown. */
  readonly kind: ResultKind | null;
  /** The cube's value that was settled; where a variant doubles the stake without a cube (V24), what it came to. */
  readonly cube: number;
  /** Points won by the winner. */
  readonly points: number;
  readonly by: ResultWay;
}

/** How a game is worth without a variant's own scoring: gammons twice, backgammons three times (R49–R51). */
const STANDARD: VariantScoring = VARIANTS.backgammon.scoring;

/** What decides about the worth of a win besides the cube. */
export type Scoring = Pick<Duel, 'rules' | 'variant'> & { readonly terms: Pick<GameTerms, 'money'> };

/**
 * Whether Jacoby turns gammons and backgammons into single games with this cube (R80–R83): unless a double was taken,
 * which the cube shows by having an owner. An automatic double leaves it in the middle above 1 (R82).
 */
export function isUnderJacoby(cube: Cube, { money }: Scoring['terms']): boolean {
  if (money?.jacoby !== true || cube.owner !== null) return false;
  return !money.jacobyAfterAutomaticDouble || cube.value === 1;
}

/**
 * The result of a win at this level with this cube: what it is scored as, and the points (R49–R53, R80; V23, where the
 * level is a number of points).
 */
export function resultOfWin(
  winner: Side,
  level: LossLevel,
  { cube, ...scoring }: Scoring & { readonly cube: Cube },
  by: ResultWay,
): GameResult {
  const { value } = cube;
  if (typeof level === 'number') return { winner, kind: 'single', cube: value, points: value * level, by };
  const kind = isUnderJacoby(cube, scoring.terms) ? 'single' : level;
  const factor = multiplier(kind, scoring.rules, variantOf(scoring.variant).scoring);
  return { winner, kind, cube: value, points: value * factor, by };
}

/** What a win of this kind multiplies the cube by (R49–R52). */
export function multiplier(kind: ResultKind, rules: ScoringRules, scoring: VariantScoring = STANDARD): number {
  if (!rules.gammons || kind === 'single' || scoring.kind !== 'standard') return 1;
  return kind === 'gammon' ? scoring.gammon : Math.min(scoring.backgammon, rules.backgammonMultiplier);
}

/** The most points, in stakes, that the side could still lose where checkers are counted (V23). */
export function mostLeft(variant: VariantRules, off: number): number {
  return variant.checkers - off;
}
