/** The result of a game reported without moves: its worth (R49–R53, V23), and which results are impossible. */

import { highestStake, isCubeValue, isReachableValue } from '../cube/cube.js';
import { type GameResult, isUnderJacoby, resultOfWin } from '../cube/worth.js';
import { type ResultKind, lossLevels } from '../variant/win-kinds.js';
import type { GameTerms } from '../cube/rules.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation, type ReasonOf } from '../kernel/violation.js';
import type { VariantRules } from '../variant/variant-rules.js';
import { type Variant, variantOf } from '../variant/variants.js';
import { settlementFault } from '../game/settlement-terms.js';
import type { AskedResult, AskedWin } from './commands.js';
import type { FormatRules } from './rules.js';

/** The contest around the game. */
export interface Telling {
  readonly rules: FormatRules;
  readonly variant: Variant;
}

/** The result as it is scored under the terms of the game. */
export function reportedResult(
  asked: AskedResult,
  { rules, variant }: Telling,
  terms: GameTerms,
): Result<GameResult, Violation> {
  const { cube } = asked;
  const impossible = violation('result.cube-impossible', { cube, crawford: terms.crawford });
  if (!isCubeValue(cube)) return refused(impossible);
  const fault =
    'settlement' in asked
      ? settlementFault(asked.settlement, terms.money !== null)
      : (levelFault(variantOf(variant), asked.kind, asked.points ?? null) ?? turnedFault(asked, terms));
  if (fault !== null) return refused(fault);
  const reached = variantOf(variant).stakeDoublesOnAceyDeucey
    ? cube <= highestStake(terms.cube)
    : isReachableValue(cube, terms.cube, terms.crawford);
  if (!reached) return refused(impossible);
  if ('settlement' in asked) {
    const { to: winner, points } = asked.settlement;
    return accepted({ winner, kind: 'single', cube, points, by: 'settlement' });
  }
  const { winner, kind, points = null, turned = cube > 1 } = asked;
  const settledCube = { value: cube, owner: turned ? winner : null, offered: null };
  if (kind !== 'single' && isUnderJacoby(settledCube, terms)) {
    return refused(violation('result.jacoby', { kind, cube }));
  }
  return accepted(resultOfWin(winner, points ?? kind, { cube: settledCube, rules, terms, variant }, 'reported'));
}

/** Whether equal opening dice by themselves can have brought the cube there (R95); at 1 nothing has turned it. */
function mayHaveTurnedItself(cube: number, { money }: GameTerms): boolean {
  const most = money?.automaticDoubles ?? (money === null ? 0 : Infinity);
  return Math.log2(cube) <= most;
}

/** Why the cube cannot have been turned, or left to itself, as the report says; null where it says nothing. */
function turnedFault({ turned, cube }: AskedWin, terms: GameTerms): Violation | null {
  if (turned === undefined) return null;
  const impossible = (reason: ReasonOf<'result.turned-impossible'>): Violation =>
    violation('result.turned-impossible', { reason, cube });
  if (terms.money === null) return impossible('match');
  if (turned) return cube === 1 ? impossible('cube-at-one') : null;
  return mayHaveTurnedItself(cube, terms) ? null : impossible('not-by-itself');
}

/** Why the variant has no such win, or null: another kind, or points where kinds count, or more points than checkers (V23). */
function levelFault(variant: VariantRules, kind: ResultKind, points: number | null): Violation | null {
  const impossible = (reason: ReasonOf<'result.level-impossible'>): Violation =>
    violation('result.level-impossible', { reason, kind, points, most: variant.checkers });
  if (variant.scoring.kind !== 'checkersLeft') {
    if (points !== null) return impossible('kind-wanted');
    return lossLevels(variant).includes(kind) ? null : impossible('not-in-variant');
  }
  if (points === null || kind !== 'single') return impossible('points-wanted');
  return lossLevels(variant).includes(points) ? null : impossible('points');
}
