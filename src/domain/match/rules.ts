/** The options of a match to N points and of a money session (rules.md section 20), and what may not be combined (section 16, R76, R77). */

import { type AskedClock, type ClockSettings, clockSettings } from '../clock/settings.js';
import { isCubeValue } from '../cube/cube.js';
import {
  DEFAULT_MONEY_OPTIONS,
  type DiceMode,
  type GameRules,
  type MoneyOptions,
  defaultGameRules,
} from '../game/rules.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { VariantRules } from '../variant/variant-rules.js';
import { VARIANTS } from '../variant/variants.js';
import type { Format } from './format.js';

export const DEAD_CUBES = ['reject', 'allow'] as const;
export const HOLLAND_SIDES = ['trailer', 'both'] as const;

/** The options that exist only in a match to points. */
export interface PointsOptions {
  /** R69 */
  readonly deadCube: (typeof DEAD_CUBES)[number];
  /** R72 */
  readonly crawford: boolean;
  /** R74 */
  readonly holland: boolean;
  /** R75 */
  readonly hollandApplies: (typeof HOLLAND_SIDES)[number];
  /** T30; null: played without a clock. */
  readonly clock: ClockSettings | null;
}

export type MatchRules = GameRules & PointsOptions;
export type MoneyRules = GameRules & MoneyOptions;
export type FormatRules = MatchRules | MoneyRules;

const DEFAULT_POINTS_OPTIONS: PointsOptions = {
  deadCube: 'reject',
  crawford: true,
  holland: false,
  hollandApplies: 'trailer',
  clock: null,
};

/** Options of the other format: naming one is a fault, whatever its value (R76, section 20). */
const FORBIDDEN = {
  points: { keys: Object.keys(DEFAULT_MONEY_OPTIONS), reason: 'money-only' },
  money: { keys: Object.keys(DEFAULT_POINTS_OPTIONS), reason: 'points-only' },
} as const;

/** The options of a match to points, or null in a money session. */
export function pointsOptions(rules: FormatRules): PointsOptions | null {
  return 'crawford' in rules ? rules : null;
}

/** The options that every game has, without those of the format. */
export function gameRules(rules: FormatRules): GameRules {
  const other = new Set<string>([...FORBIDDEN.points.keys, ...FORBIDDEN.money.keys]);
  return Object.fromEntries(Object.entries(rules).filter(([key]) => !other.has(key))) as unknown as GameRules;
}

/** The options of money play, or null in a match to points. */
export function moneyOptions(rules: FormatRules): MoneyOptions | null {
  if (!('jacoby' in rules)) return null;
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

/**
 * Every option of the format with its value: the chosen ones, which are of the right types, over the defaults.
 * Refuses with all faults at once: `keys` that are wrong here, and for each in the same place of `reasons` why.
 */
export function formatRules(
  chosen: Readonly<Record<string, unknown>>,
  format: Format,
  dice: DiceMode,
  variant: VariantRules = VARIANTS.backgammon,
): Result<FormatRules, Violation> {
  const { keys, reason } = FORBIDDEN[format.kind];
  const faults: [key: string, reason: string][] = keys.filter((key) => key in chosen).map((key) => [key, reason]);
  const money = variant.cube === 'none' ? { ...DEFAULT_MONEY_OPTIONS, jacoby: false } : DEFAULT_MONEY_OPTIONS;
  const defaults = format.kind === 'points' ? DEFAULT_POINTS_OPTIONS : money;
  const clock = clockFor(chosen, format);
  const rules = { ...defaultGameRules(dice, variant), ...defaults, ...chosen, ...clock.rules } as FormatRules;
  faults.push(...clock.faults);
  if (variant.cube === 'none') faults.push(...cubeOptionsIn(rules).map((key): [string, string] => [key, 'needs-cube']));
  const points = pointsOptions(rules);
  if (points?.holland === true && !points.crawford) faults.push(['holland', 'needs-crawford']);
  if (rules.maxCube !== null && !isCubeValue(rules.maxCube)) faults.push(['maxCube', 'not-a-cube-value']);
  if (rules.diceOnCheckerValid && dice === 'server') faults.push(['diceOnCheckerValid', 'recorded-dice-only']);
  if (rules.prematureRoll !== 'reject' && dice === 'server') faults.push(['prematureRoll', 'recorded-dice-only']);
  if (chosen['automaticDoublesBeyondFirst'] === 'boxDecides' && format.kind === 'money') {
    faults.push(['automaticDoublesBeyondFirst', 'chouette-only']);
  }
  return faults.length === 0
    ? accepted(rules)
    : refused(violation('config.invalid', { keys: faults.map(([key]) => key), reasons: faults.map(([, why]) => why) }));
}

/** The options in use that mean nothing without a cube (variants.md section 9). Crawford and Holland are merely idle there. */
function cubeOptionsIn(rules: FormatRules): readonly string[] {
  const money = moneyOptions(rules);
  const used = {
    cube: rules.cube,
    jacoby: money?.jacoby === true,
    beavers: (money?.beavers ?? 1) !== 0 && money !== null,
    automaticDoubles: (money?.automaticDoubles ?? 1) !== 0 && money !== null,
  };
  return Object.entries(used).flatMap(([key, inUse]) => (inUse ? [key] : []));
}

/** The clock of a match to points, and what is wrong with the one that was asked for; each fault names its place in it. */
function clockFor(
  chosen: Readonly<Record<string, unknown>>,
  format: Format,
): {
  readonly rules: { readonly clock?: ClockSettings | null };
  readonly faults: readonly [key: string, why: string][];
} {
  const asked = chosen['clock'] as AskedClock | null | undefined;
  if (asked === undefined || asked === null || format.kind === 'money') return { rules: {}, faults: [] };
  const settings = clockSettings(asked, 2 * format.length);
  if (settings.ok) return { rules: { clock: settings.value }, faults: [] };
  return { rules: {}, faults: settings.error.map(([key, why]) => [`clock/${key}`, why]) };
}
