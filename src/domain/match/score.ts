/** The score of a match (R71–R75): who has won, which game is the Crawford game, what that means for cubes. */

import { countablePoints, largestCubeFor } from '../cube/countable.js';
import { type CubeTerms, LARGEST_CUBE } from '../cube/cube.js';
import type { GameTerms } from '../cube/rules.js';
import { type Violation, violation } from '../kernel/violation.js';
import { type BySide, SIDES, type Side, bySide, opponent } from '../kernel/side.js';
import type { Format } from './format.js';
import { type FormatRules, moneyOptions, pointsOptions } from './rules.js';

export const CRAWFORD_STATES = ['before', 'now', 'after'] as const;
/** `now`: the game that is open, or the next one, is played without the cube. */
export type CrawfordState = (typeof CRAWFORD_STATES)[number];

/** What of a match decides about its next game. */
export interface Standing {
  readonly format: Format;
  readonly rules: FormatRules;
  /** Points won by each side. */
  readonly score: BySide<number>;
  /** The number of the Crawford game, once it has begun. */
  readonly crawfordGame: number | null;
  /** Whether the Crawford game is over. */
  readonly crawfordOver: boolean;
}

/** The side that has reached the length (R71), or null; a money session never has a winner. */
export function matchWinner(score: BySide<number>, format: Format): Side | null {
  if (format.kind === 'money') return null;
  return SIDES.find((side) => score[side] >= format.length) ?? null;
}

/** T21: whether so many points for lateness, more than half of the length, lose the match for the other side. */
export function isForfeitedBy(points: number, format: Format): boolean {
  return format.kind === 'points' && points > format.length / 2;
}

/** Points that each side still needs; null in a money session. */
export function awayScores({ format, score }: Pick<Standing, 'format' | 'score'>): BySide<number> | null {
  return format.kind === 'money' ? null : bySide((side) => format.length - score[side]);
}

/** R72; null where there is no Crawford game: money play, a match to 1, or the option off. */
export function crawfordState(standing: Standing): CrawfordState | null {
  const { format, rules, score } = standing;
  if (format.kind === 'money' || format.length === 1 || pointsOptions(rules)?.crawford !== true) return null;
  if (standing.crawfordOver) return 'after';
  if (standing.crawfordGame !== null) return 'now';
  const atMatchPoint = SIDES.some((side) => score[side] === format.length - 1);
  return atMatchPoint && matchWinner(score, format) === null ? 'now' : 'before';
}

/** The terms of the next game at this score. */
export function nextGameTerms(standing: Standing): GameTerms {
  return {
    crawford: crawfordState(standing) === 'now',
    cube: cubeTerms(standing),
    money: moneyOptions(standing.rules),
  };
}

/** The terms of a game at this score whose cube was in fact turned under others: they forbid nothing of it that was ever allowed. */
export function termsAsPlayed(standing: Standing): GameTerms {
  const { cube, ...terms } = nextGameTerms(standing);
  return { ...terms, crawford: false, cube: { ...cube, waiting: [], away: null } };
}

/** The terms of an open game behind points that came while it was played: what each side still needs changes, and no more (R69). */
export function termsAt(terms: GameTerms, standing: Pick<Standing, 'format' | 'score'>): GameTerms {
  return terms.cube.away === null ? terms : { ...terms, cube: { ...terms.cube, away: awayScores(standing) } };
}

/** The points that can still be won, of those that the stake lets count (R53). */
export function pointsLeft({ format, score }: Pick<Standing, 'format' | 'score'>): number {
  return countablePoints(format.kind === 'money' ? format.stake : 1) - score.white - score.black;
}

/** The refusal of what could not be counted any more. */
export function tooManyPoints({ format, score }: Pick<Standing, 'format' | 'score'>): Violation {
  const stake = format.kind === 'money' ? format.stake : 1;
  return violation('money.too-large', { stake, most: countablePoints(stake), points: score.white + score.black });
}

function cubeTerms(standing: Standing): CubeTerms {
  const { rules } = standing;
  const countable = largestCubeFor(pointsLeft(standing));
  return {
    inUse: rules.cube,
    maxValue: rules.maxCube,
    waiting: sidesUnderHolland(standing),
    away: pointsOptions(rules)?.deadCube === 'reject' ? awayScores(standing) : null,
    ...(countable < LARGEST_CUBE ? { countable } : {}),
  };
}

/** The sides that must wait for two rolls of each (R74, R75): after the Crawford game the trailer, or both. */
function sidesUnderHolland(standing: Standing): readonly Side[] {
  const { rules, score } = standing;
  const options = pointsOptions(rules);
  if (options?.holland !== true || crawfordState(standing) !== 'after') return [];
  if (options.hollandApplies === 'both') return SIDES;
  return SIDES.filter((side) => score[side] < score[opponent(side)]);
}
