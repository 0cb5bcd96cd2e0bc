/** The score of a match to N points (R71–R75): who has won, which game is the Crawford game, what that means for cubes. */

import type { CubeTerms } from '../cube/cube.js';
import type { GameTerms } from '../game/rules.js';
import { type BySide, SIDES, type Side, bySide } from '../kernel/side.js';
import type { MatchRules } from './rules.js';

export const CRAWFORD_STATES = ['before', 'now', 'after'] as const;
/** `now`: the game that is open, or the next one, is played without the cube. */
export type CrawfordState = (typeof CRAWFORD_STATES)[number];

/** What of a match decides about its next game. */
export interface Standing {
  readonly length: number;
  readonly rules: MatchRules;
  readonly score: BySide<number>;
  /** The number of the Crawford game, once it has begun. */
  readonly crawfordGame: number | null;
  /** Whether the Crawford game is over. */
  readonly crawfordOver: boolean;
}

/** Who has reached the length (R71), or null. */
export function matchWinner(score: BySide<number>, length: number): Side | null {
  return SIDES.find((side) => score[side] >= length) ?? null;
}

/** Points that each side still needs. */
export function awayScores({ length, score }: Pick<Standing, 'length' | 'score'>): BySide<number> {
  return bySide((side) => length - score[side]);
}

/** R72; null where there is no Crawford game: a match to 1, or the option off. */
export function crawfordState(standing: Standing): CrawfordState | null {
  if (!standing.rules.crawford || standing.length === 1) return null;
  if (standing.crawfordOver) return 'after';
  if (standing.crawfordGame !== null) return 'now';
  const atMatchPoint = SIDES.some((side) => standing.score[side] === standing.length - 1);
  return atMatchPoint && matchWinner(standing.score, standing.length) === null ? 'now' : 'before';
}

/** The terms of the next game at this score. */
export function nextGameTerms(standing: Standing): GameTerms {
  return { crawford: crawfordState(standing) === 'now', cube: cubeTerms(standing) };
}

function cubeTerms(standing: Standing): CubeTerms {
  const { rules } = standing;
  return {
    inUse: rules.cube,
    maxValue: rules.maxCube,
    waiting: sidesUnderHolland(standing),
    away: rules.deadCube === 'reject' ? awayScores(standing) : null,
  };
}

/** The sides that must wait for two rolls of each (R74, R75): after the Crawford game the trailer, or both. */
function sidesUnderHolland(standing: Standing): readonly Side[] {
  const { rules, score } = standing;
  if (!rules.holland || crawfordState(standing) !== 'after') return [];
  if (rules.hollandApplies === 'both') return SIDES;
  return SIDES.filter((side) => score[side] < score[side === 'white' ? 'black' : 'white']);
}
