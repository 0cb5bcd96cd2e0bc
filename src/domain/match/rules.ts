/** The options of a match to N points and of a money session (rules.md section 20), and what may not be combined (section 16, R76, R77). */

import { type AskedClock, type ClockSettings, clockSettings } from '../clock/settings.js';
import { type DiceMode, boardRuleFaults } from '../board/rules.js';
import {
  DEFAULT_MONEY_OPTIONS,
  type MoneyOptions,
  cubeRuleFaults,
  cubelessFaults,
  defaultMoneyOptions,
} from '../cube/rules.js';
import { type GameRules, defaultGameRules } from '../game/rules.js';
import { type OptionFault, optionsIn, optionsRefused } from '../kernel/options.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import type { Violation } from '../kernel/violation.js';
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
/** The options of a match to points or of a money session, as the `kind` of its format says. */
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

/** Only their names matter here, which are the same for all dice; each game of a transcript asks for them. */
const GAME_OPTIONS = defaultGameRules('server');

/** The options that every game has, without those of the format. */
export function gameRules(rules: FormatRules): GameRules {
  return optionsIn(GAME_OPTIONS, rules);
}

/** The options of money play, or null in a match to points. */
export function moneyOptions(rules: FormatRules): MoneyOptions | null {
  return 'jacoby' in rules ? optionsIn(DEFAULT_MONEY_OPTIONS, rules) : null;
}

/**
 * Every option of the format with its value: the chosen ones, which are of the right types, over the defaults.
 * Refuses with all faults at once.
 */
export function formatRules(
  chosen: Readonly<Record<string, unknown>>,
  format: Format,
  dice: DiceMode,
  variant: VariantRules = VARIANTS.backgammon,
): Result<FormatRules, Violation> {
  const { keys, reason } = FORBIDDEN[format.kind];
  const faults: OptionFault[] = keys.filter((key) => key in chosen).map((key): OptionFault => [key, reason]);
  const defaults = format.kind === 'points' ? DEFAULT_POINTS_OPTIONS : defaultMoneyOptions(variant);
  const clock = clockFor(chosen, format);
  const rules = { ...defaultGameRules(dice, variant), ...defaults, ...chosen, ...clock.rules } as FormatRules;
  faults.push(...clock.faults, ...cubelessFaults(rules, moneyOptions(rules), variant));
  const points = pointsOptions(rules);
  if (points?.holland === true && !points.crawford) faults.push(['holland', 'needs-crawford']);
  faults.push(...cubeRuleFaults(rules), ...boardRuleFaults(rules, dice));
  if (chosen['automaticDoublesBeyondFirst'] === 'boxDecides' && format.kind === 'money') {
    faults.push(['automaticDoublesBeyondFirst', 'chouette-only']);
  }
  return faults.length === 0 ? accepted(rules) : refused(optionsRefused(faults));
}

/** The clock of a match to points, and what is wrong with the one that was asked for; each fault names its place in it. */
function clockFor(
  chosen: Readonly<Record<string, unknown>>,
  format: Format,
): {
  readonly rules: { readonly clock?: ClockSettings | null };
  readonly faults: readonly OptionFault[];
} {
  const asked = chosen['clock'] as AskedClock | null | undefined;
  if (asked === undefined || asked === null || format.kind === 'money') return { rules: {}, faults: [] };
  const settings = clockSettings(asked, 2 * format.length);
  if (settings.ok) return { rules: { clock: settings.value }, faults: [] };
  return { rules: {}, faults: settings.error.map(([key, why]): OptionFault => [`clock/${key}`, why]) };
}
