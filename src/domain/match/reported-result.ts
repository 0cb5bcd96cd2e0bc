/** The result of a game of which only the result is told: what it is worth (R49–R53, V23), and which ones there cannot be. */

import { highestStake, isCubeValue, isReachableValue } from '../cube/cube.js';
import { type GameResult, type ResultKind, isUnderJacoby, possibleKinds, settled } from '../game/result.js';
import type { GameTerms } from '../game/rules.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { VariantRules } from '../variant/variant-rules.js';
import { type Variant, variantOf } from '../variant/variants.js';
import type { AskedResult } from './commands.js';
import type { FormatRules } from './rules.js';

/** The contest around the game. */
export interface Telling {
  readonly rules: FormatRules;
  readonly variant: Variant;
}

/** The result as it is scored under the terms of the game. */
export function reportedResult(
  { winner, kind, cube, points = null }: AskedResult,
  { rules, variant }: Telling,
  terms: GameTerms,
): Result<GameResult, Violation> {
  const fault = levelFault(variantOf(variant), kind, points);
  if (fault !== null) return refused(fault);
  const reached = variantOf(variant).stakeDoublesOnAceyDeucey
    ? isCubeValue(cube) && cube <= highestStake(terms.cube)
    : isReachableValue(cube, terms.cube, terms.crawford);
  if (!reached) {
    return refused(violation('result.cube-impossible', { cube, crawford: terms.crawford }));
  }
  // A cube above 1 was turned by somebody, as far as a slip tells.
  const settledCube = { value: cube, owner: cube > 1 ? winner : null, offered: null };
  if (kind !== 'single' && isUnderJacoby(settledCube, terms)) {
    return refused(violation('result.jacoby', { kind }));
  }
  return accepted(settled(winner, points ?? kind, settledCube, { rules, terms, variant }, 'reported'));
}

/** Why the variant has no such win, or null: another kind, or points where kinds count, or more points than checkers (V23). */
function levelFault(variant: VariantRules, kind: ResultKind, points: number | null): Violation | null {
  const impossible = (reason: string): Violation =>
    violation('result.level-impossible', { reason, kind, points, most: variant.checkers });
  if (variant.scoring.kind !== 'checkersLeft') {
    if (points !== null) return impossible('kind-wanted');
    return possibleKinds({ off: 0 }, variant.scoring).includes(kind) ? null : impossible('not-in-variant');
  }
  if (points === null || kind !== 'single') return impossible('points-wanted');
  return Number.isInteger(points) && points >= 1 && points <= variant.checkers ? null : impossible('points');
}
