/** The options of a match to N points (rules.md section 20) and what may not be combined (section 16, R76, R77). */

import { isCubeValue } from '../cube/cube.js';
import { type DiceMode, type GameRules, defaultGameRules } from '../game/rules.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';

export const DEAD_CUBES = ['reject', 'allow'] as const;
export const HOLLAND_SIDES = ['trailer', 'both'] as const;

/** R77 */
export const MAX_MATCH_LENGTH = 99;

export interface MatchRules extends GameRules {
  /** R69 */
  readonly deadCube: (typeof DEAD_CUBES)[number];
  /** R72 */
  readonly crawford: boolean;
  /** R74 */
  readonly holland: boolean;
  /** R75 */
  readonly hollandApplies: (typeof HOLLAND_SIDES)[number];
}

/** Options that exist only where games are played for money (R76): naming one in a match is a fault, whatever its value. */
export const MONEY_ONLY_RULES = [
  'jacoby',
  'jacobyAfterAutomaticDouble',
  'beavers',
  'beaverOnRedouble',
  'raccoonDrop',
  'automaticDoubles',
  'automaticDoublesBeyondFirst',
] as const;

/** The defaults of a match; some follow the dice (R21). */
export function defaultMatchRules(dice: DiceMode): MatchRules {
  return {
    ...defaultGameRules(dice),
    deadCube: 'reject',
    crawford: true,
    holland: false,
    hollandApplies: 'trailer',
  };
}

/**
 * Every option of a match with its value: the chosen ones, which are of the right types, over the defaults.
 * Refuses with all faults at once: `keys` that are wrong here, and for each in the same place of `reasons` why.
 */
export function matchRules(chosen: Readonly<Record<string, unknown>>, dice: DiceMode): Result<MatchRules, Violation> {
  const faults: [key: string, reason: string][] = MONEY_ONLY_RULES.filter((key) => key in chosen).map((key) => [
    key,
    'money-only',
  ]);
  const rules = { ...defaultMatchRules(dice), ...(chosen as Partial<MatchRules>) };
  if (rules.holland && !rules.crawford) faults.push(['holland', 'needs-crawford']);
  if (rules.maxCube !== null && !isCubeValue(rules.maxCube)) faults.push(['maxCube', 'not-a-cube-value']);
  if (rules.diceOnCheckerValid && dice === 'server') faults.push(['diceOnCheckerValid', 'recorded-dice-only']);
  if (rules.prematureRoll !== 'reject' && dice === 'server') faults.push(['prematureRoll', 'recorded-dice-only']);
  return faults.length === 0
    ? accepted(rules)
    : refused(violation('config.invalid', { keys: faults.map(([key]) => key), reasons: faults.map(([, why]) => why) }));
}
