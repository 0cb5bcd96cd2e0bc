/**
 * The options of a chouette (C3, C5, C11–C27, C34, C49–C64; chouette.md section 10) over those of money play (rules.md
 * section 20), and what may not be combined. Options are the house's own: none of them is the rule.
 */

import { type BoardRules, type DiceMode, boardRuleFaults, defaultBoardRules } from '../board/rules.js';
import {
  type CubeRules,
  type MoneyOptions,
  cubeRuleFaults,
  cubelessFaults,
  defaultCubeRules,
  defaultMoneyOptions,
} from '../cube/rules.js';
import { type OptionFault, optionsRefused } from '../kernel/options.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import type { Violation } from '../kernel/violation.js';
import type { VariantRules } from '../variant/variant-rules.js';
import { VARIANTS } from '../variant/variants.js';

export const CUBE_MODES = ['multi', 'single'] as const;
export const ROTATIONS = ['succession', 'captainOfRecord', 'lastActive', 'losAngeles', 'net'] as const;
export const ORDER_DICE = [1, 2, 4] as const;
export const CONSULTATIONS = ['free', 'never', 'afterCubeTurned'] as const;
export const TEAM_DOUBLES = ['captain', 'majority', 'dissentersMayLeave'] as const;
export const ANSWER_ORDERS = ['sealed', 'captainFirst', 'captainLast'] as const;
export const BOX_TAKE_POLICIES = [
  'free',
  'captainIfAny',
  'atLeastHalf',
  'breakEven',
  'sameValueSameAction',
  'allOrNothing',
] as const;
export const BOX_DOUBLE_POLICIES = ['anySubset', 'includeCaptain', 'sameValue', 'all'] as const;
export const LONE_TAKERS = ['none', 'mustBeaver', 'extras'] as const;
export const PARTNERS = ['none', 'optional', 'mandatory'] as const;
export const PARTNER_PICKS = ['last', 'next'] as const;
export const JOIN_POSITIONS = ['end', 'beforeLoser'] as const;
export const SIT_OUT_RETURNS = ['end', 'samePlace'] as const;
export const BOX_FORFEITS = ['single'] as const;

export type BoxTakePolicy = (typeof BOX_TAKE_POLICIES)[number];

/** C3 */
export const FEWEST_PLAYERS = 3;
export const MOST_PLAYERS = 10;

/** The options that only a chouette has. */
export interface ChouetteOptions {
  /** C11: one cube for each member, or one for the whole team. */
  readonly cubes: (typeof CUBE_MODES)[number];
  /** C30, C34 */
  readonly rotation: (typeof ROTATIONS)[number];
  /** C5: dice in a throw for the first order. */
  readonly orderDice: (typeof ORDER_DICE)[number];
  /** C3 */
  readonly maxPlayers: number;
  /** C16 */
  readonly consultation: (typeof CONSULTATIONS)[number];
  /** C20; one cube only. */
  readonly teamDouble: (typeof TEAM_DOUBLES)[number];
  /** C23 */
  readonly answerOrder: (typeof ANSWER_ORDERS)[number];
  /** C26; a cube for each member only. */
  readonly boxTakePolicy: BoxTakePolicy | readonly BoxTakePolicy[];
  /** C27; a cube for each member only. */
  readonly boxDoublePolicy: (typeof BOX_DOUBLE_POLICIES)[number];
  /** C49; a cube for each member only. */
  readonly loneTaker: (typeof LONE_TAKERS)[number];
  /** C52 */
  readonly partner: (typeof PARTNERS)[number];
  /** C52: people at the table from which the box may have a partner. */
  readonly partnerFrom: number;
  /** C52: who is invited, the last of the line or the next behind the captain. */
  readonly partnerPick: (typeof PARTNER_PICKS)[number];
  /** C60 */
  readonly joinPosition: (typeof JOIN_POSITIONS)[number];
  /** C60 */
  readonly joinNeedsBoxConsent: boolean;
  /** C62 */
  readonly sitOutReturn: (typeof SIT_OUT_RETURNS)[number];
  /** C64 */
  readonly boxForfeit: (typeof BOX_FORFEITS)[number];
  /** A15: whether a pair may agree on points instead of playing on. */
  readonly settlements: boolean;
  /** C55: whether the box may be bought. */
  readonly buying: boolean;
}

export type ChouetteRules = BoardRules & CubeRules & MoneyOptions & ChouetteOptions;

export const DEFAULT_CHOUETTE_OPTIONS: ChouetteOptions = {
  cubes: 'multi',
  rotation: 'succession',
  orderDice: 1,
  maxPlayers: 7,
  consultation: 'afterCubeTurned',
  teamDouble: 'captain',
  answerOrder: 'sealed',
  boxTakePolicy: 'free',
  boxDoublePolicy: 'anySubset',
  loneTaker: 'none',
  partner: 'none',
  partnerFrom: 6,
  partnerPick: 'last',
  joinPosition: 'end',
  joinNeedsBoxConsent: false,
  sitOutReturn: 'end',
  boxForfeit: 'single',
  settlements: false,
  buying: false,
};

/** Options of a match to points, which nothing here can mean (C14). */
const POINTS_ONLY = ['crawford', 'holland', 'hollandApplies', 'deadCube', 'clock'];

/** Options of one way to have cubes that say something only with another value than their default. */
const NEEDS_MULTI = ['boxTakePolicy', 'boxDoublePolicy', 'loneTaker'] as const;
const NEEDS_SINGLE = ['teamDouble'] as const;

/**
 * Every option of a chouette with its value: the chosen ones, which are of the right types, over the defaults. Refuses
 * with all faults at once.
 */
export function chouetteRules(
  chosen: Readonly<Record<string, unknown>>,
  dice: DiceMode,
  variant: VariantRules = VARIANTS.backgammon,
): Result<ChouetteRules, Violation> {
  const rules = {
    ...defaultBoardRules(dice, variant),
    ...defaultCubeRules(variant),
    ...defaultMoneyOptions(variant),
    ...DEFAULT_CHOUETTE_OPTIONS,
    ...chosen,
  } as ChouetteRules;
  const faults: readonly OptionFault[] = [
    ...POINTS_ONLY.filter((key) => key in chosen).map((key): OptionFault => [key, 'no-chouette']),
    ...variantFaults(variant),
    ...cubelessFaults(rules, rules, variant),
    ...cubeRuleFaults(rules),
    ...boardRuleFaults(rules, dice),
    ...cubeModeFaults(rules),
    ...seatFaults(rules),
  ];
  return faults.length === 0 ? accepted(rules) : refused(optionsRefused(faults));
}

/** Rotation depends on what is decided with the cube (variants.md section 9). */
function variantFaults({ cube }: VariantRules): readonly OptionFault[] {
  return cube === 'none' ? [['variant', 'variant-with-cube']] : [];
}

/** What does not go with one cube for the team, or with a cube for each of it (C13, C20, C26, C27, C49). */
function cubeModeFaults(rules: ChouetteRules): readonly OptionFault[] {
  const isChosen = (key: keyof ChouetteOptions): boolean => rules[key] !== DEFAULT_CHOUETTE_OPTIONS[key];
  const faults: OptionFault[] = [];
  if (rules.cubes === 'single') {
    if (rules.beavers !== 0) faults.push(['beavers', 'multi-only']);
    faults.push(...NEEDS_MULTI.filter(isChosen).map((key): OptionFault => [key, 'multi-only']));
  } else {
    faults.push(...NEEDS_SINGLE.filter(isChosen).map((key): OptionFault => [key, 'single-only']));
    if (rules.loneTaker === 'mustBeaver' && rules.beavers === 0) faults.push(['loneTaker', 'needs-beavers']);
  }
  return faults;
}

/** How many may sit at the table, and from how many on the box may have a partner (C3, C52). */
function seatFaults({ maxPlayers, partnerFrom }: ChouetteRules): readonly OptionFault[] {
  const isWithin = (count: number): boolean =>
    Number.isInteger(count) && count >= FEWEST_PLAYERS && count <= MOST_PLAYERS;
  const faults: OptionFault[] = [];
  if (!isWithin(maxPlayers)) faults.push(['maxPlayers', 'chouette-size']);
  // With three, a partner would leave one alone against the box.
  if (!isWithin(partnerFrom) || partnerFrom === FEWEST_PLAYERS) faults.push(['partnerFrom', 'partner-size']);
  return faults;
}
