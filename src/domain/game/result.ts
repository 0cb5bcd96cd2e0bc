/** How a game ends and what it is worth (R48–R54, R57; V23, V40, V53, V54). Win type from the final position only (R54). */

import type { Cube } from '../cube/cube.js';
import { SIDES, type Side, opponent } from '../kernel/side.js';
import { POINTS } from '../position/point.js';
import type { Checkers, Position } from '../position/position.js';
import type { VariantRules, VariantScoring } from '../variant/variant-rules.js';
import { VARIANTS, type Variant, variantOf } from '../variant/variants.js';
import type { GameRules, GameTerms } from './rules.js';

export const RESULT_KINDS = ['single', 'gammon', 'backgammon'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** What a resignation names: a kind of loss (R55), or a number of points where checkers are counted (V23). */
export type LossLevel = ResultKind | number;

export const RESULT_WAYS = ['play', 'drop', 'resignation', 'forfeit', 'time', 'settlement', 'reported'] as const;
export type ResultWay = (typeof RESULT_WAYS)[number];

export interface GameResult {
  /** Null when the game is drawn: both mothers are pinned (V54). */
  readonly winner: Side | null;
  /** Null when the contest was ended from outside: nobody knows how this game would have gone. */
  readonly kind: ResultKind | null;
  /** The cube's value that was settled; where a variant doubles the stake without a cube (V24), what it came to. */
  readonly cube: number;
  /** Points won by the winner. */
  readonly points: number;
  readonly by: ResultWay;
}

/** How a game is worth without a variant's own scoring: gammons twice, backgammons three times (R49–R51). */
const STANDARD: VariantScoring = VARIANTS.backgammon.scoring;

/** The kind of win that the final position shows, as far as the scoring knows it (R49–R51, V40). */
export function winKind(position: Position, winner: Side, scoring: VariantScoring = STANDARD): ResultKind {
  const loser = position[opponent(winner)];
  const [kind] = possibleKinds(loser, scoring).slice(-1);
  if (kind !== 'backgammon') return kind ?? 'single';
  const inWinnersHome = loser.points.slice(18).some((count) => count > 0);
  return loser.bar > 0 || (loser.reserve ?? 0) > 0 || inWinnersHome ? 'backgammon' : 'gammon';
}

/** The kinds of a loss that are still possible for these checkers (R57), smallest first. */
export function possibleKinds({ off }: Pick<Checkers, 'off'>, scoring: VariantScoring): readonly ResultKind[] {
  if (off > 0 || scoring.kind !== 'standard' || scoring.gammon === 1) return ['single'];
  return scoring.backgammon > scoring.gammon ? RESULT_KINDS : ['single', 'gammon'];
}

/** What decides about the worth of a win: the options of the game, the terms of its contest, the variant. */
export interface Scoring {
  readonly rules: Pick<GameRules, 'gammons' | 'backgammonMultiplier'>;
  readonly terms: Pick<GameTerms, 'money'>;
  readonly variant: Variant;
}

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
export function settled(winner: Side, level: LossLevel, cube: Cube, scoring: Scoring, by: ResultWay): GameResult {
  const { value } = cube;
  if (typeof level === 'number') return { winner, kind: 'single', cube: value, points: value * level, by };
  const kind = isUnderJacoby(cube, scoring.terms) ? 'single' : level;
  const factor = multiplier(kind, scoring.rules, variantOf(scoring.variant).scoring);
  return { winner, kind, cube: value, points: value * factor, by };
}

/** What a win of this kind multiplies the cube by (R49–R52). */
export function multiplier(
  kind: ResultKind,
  rules: Pick<GameRules, 'gammons' | 'backgammonMultiplier'>,
  scoring: VariantScoring = STANDARD,
): number {
  if (!rules.gammons || kind === 'single' || scoring.kind !== 'standard') return 1;
  return kind === 'gammon' ? scoring.gammon : Math.min(scoring.backgammon, rules.backgammonMultiplier);
}

/** The checkers that the loser has left, as far as they count (V23); a win is worth one at least. */
export function checkersLeft({ points, bar, reserve = 0 }: Checkers, scoring: VariantScoring): number {
  const onPoints = points.reduce((sum, count) => sum + count, 0);
  const counted =
    scoring.kind === 'checkersLeft' && scoring.count === 'onBoardOnly' ? onPoints : onPoints + bar + reserve;
  return Math.max(1, counted);
}

/** The most points, in stakes, that the side could still lose where checkers are counted (V23). */
export function mostLeft(variant: VariantRules, { off }: Checkers): number {
  return variant.checkers - off;
}

/** How the position ends the game: who has won and how, nobody where it is drawn; null while it goes on (R42, V54). */
export function endOf(
  variant: VariantRules,
  position: Position,
): { readonly winner: Side | null; readonly kind: ResultKind } | null {
  const winner = SIDES.find((side) => position[side].off === variant.checkers);
  if (winner !== undefined) return { winner, kind: winKind(position, winner, variant.scoring) };
  const losers = SIDES.filter((side) => isMotherLost(variant, position, side));
  const [loser] = losers;
  if (loser === undefined) return null;
  return losers.length > 1 ? { winner: null, kind: 'single' } : { winner: opponent(loser), kind: 'gammon' };
}

/** V54: the last checker on the own start point is pinned, and the other side has nothing of the kind to lose any more. */
function isMotherLost({ mother }: VariantRules, position: Position, side: Side): boolean {
  if (mother === 'none' || !isMotherPinned(position[side])) return false;
  const other = position[opponent(side)];
  return mother === 'immediateLoss' || other.points[POINTS - 1] === 0 || isMotherPinned(other);
}

function isMotherPinned({ pinned = [] }: Checkers): boolean {
  return pinned.includes(POINTS);
}
