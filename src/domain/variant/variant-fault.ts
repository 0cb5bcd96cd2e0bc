/** A club's own variants: parameters that override those of a built-in variant, checked before play. */

import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, type ViolationOf, violation } from '../kernel/violation.js';
import { POINTS } from '../position/point.js';
import { positionFault } from '../position/position-fault.js';
import { startPosition } from '../position/start.js';
import type { VariantRules } from './variant-rules.js';
import { VARIANTS, type Variant, variantNamed } from './variants.js';

/** More checkers than a set has cannot be put on a board. */
const MAX_CHECKERS = 15;
const LONGEST_ID = 60;
/** A name of one line with something to be seen in it. */
const ID = /^(?=.*\S)[^\p{Cc}\p{Zl}\p{Zp}]+$/u;
/** A die n enters on the point 25 − n (R27). */
const ENTRY = 'opponentHome';
/** Enough for people: a record of rubbish is not answered by a longer list. */
const MOST_FAULTS = 30;
const MOST_QUOTED = 60;

type Fault = readonly [key: string, reason: string];

type Check = (value: unknown) => boolean;

const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_CHECKERS;
const isPoint: Check = (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= POINTS;
const isPointName = (name: string): boolean => isPoint(Number(name)) && String(Number(name)) === name;
const isFlag = oneOf(true, false);

/** What each parameter may be. */
const CHECKS: Readonly<Record<keyof VariantRules, Check>> = {
  id: (value) => typeof value === 'string' && value.length <= LONGEST_ID && ID.test(value),
  checkers: (value) => isCount(value) && value !== 0,
  start: (value) =>
    isRecord(value) && Object.entries(value).every(([point, count]) => isPointName(point) && isCount(count)),
  startBar: isCount,
  startReserve: isCount,
  direction: oneOf('opposite', 'parallel'),
  contact: oneOf('hit', 'pin', 'none'),
  hitRequiresHomeChecker: oneOf(false, 'ever', 'current'),
  ownPointSize: oneOf(1, 2),
  hitAndRunInHome: isFlag,
  barMandatory: isFlag,
  startGate: isFlag,
  firstCheckerMustPass: (value) => value === null || isPoint(value),
  primeLimit: oneOf('none', 'noFullStartQuarter', 'noSixBeforeTrapped', 'both'),
  fullHomeBoard: isFlag,
  overshootBearOff: isFlag,
  doubletMoves: oneOf(4, 2),
  mother: oneOf('none', 'immediateLoss', 'playOn'),
  bonus: (value) => value === null || hasOnly(value, { kind: oneOf('acey-deucey', 'complement') }),
  stakeDoublesOnAceyDeucey: isFlag,
  opening: (value) => hasOnly(value, { firstRoll: oneOf('useOpeningDice', 'rerollBothDice'), winnerStarts: isFlag }),
  scoring: (value) =>
    hasOnly(value, { kind: oneOf('standard'), gammon: oneOf(1, 2), backgammon: oneOf(1, 2, 3) }) ||
    hasOnly(value, { kind: oneOf('checkersLeft'), count: oneOf('notBorneOff', 'onBoardOnly') }),
  cube: oneOf('allowed', 'none'),
};

/** What may not be together although each by itself may be: the parameter that asks for another, and the reason. */
const COMBINATIONS: readonly (readonly [...Fault, broken: (rules: VariantRules) => boolean])[] = [
  ['start', 'variant-total', (rules) => placed(rules) !== rules.checkers],
  [
    'start',
    'variant-start',
    (rules) => placed(rules) === rules.checkers && positionFault(rules, startPosition(rules)) !== null,
  ],
  ['direction', 'variant-needs-no-contact', ({ direction, contact }) => direction === 'parallel' && contact !== 'none'],
  ['contact', 'variant-needs-single-points', ({ contact, ownPointSize }) => contact === 'none' && ownPointSize !== 1],
  [
    'hitRequiresHomeChecker',
    'variant-needs-hits',
    (rules) => rules.hitRequiresHomeChecker !== false && rules.contact !== 'hit',
  ],
  ['hitAndRunInHome', 'variant-needs-hits', (rules) => !rules.hitAndRunInHome && rules.contact !== 'hit'],
  ['mother', 'variant-needs-pins', ({ mother, contact }) => mother !== 'none' && contact !== 'pin'],
  ['mother', 'variant-needs-start', ({ mother, start }) => mother !== 'none' && (start[POINTS] ?? 0) < 2],
  ['startGate', 'variant-needs-reserve', (rules) => rules.startGate && rules.startReserve !== rules.checkers],
  [
    'stakeDoublesOnAceyDeucey',
    'variant-needs-no-cube',
    (rules) => rules.stakeDoublesOnAceyDeucey && rules.cube !== 'none',
  ],
  ['scoring', 'variant-scoring', ({ scoring }) => scoring.kind === 'standard' && scoring.backgammon < scoring.gammon],
];

/**
 * What makes the record impossible to play by, or null. All faults at once, as in other configurations: the `keys` are
 * parameters (`variant.start`), for each in the same place of `reasons` why.
 */
export function variantFault(record: unknown): ViolationOf<'config.invalid'> | null {
  if (!isRecord(record)) return faulty([['', 'variant-record']]);
  const known: Readonly<Record<string, Check>> = CHECKS;
  const faults: Fault[] = [
    ...Object.keys(record).flatMap((key): Fault[] => (Object.hasOwn(CHECKS, key) ? [] : [[key, 'variant-unknown']])),
    ...Object.entries(known).flatMap(([key, check]): Fault[] => (check(record[key]) ? [] : [[key, 'variant-value']])),
  ];
  if (faults.length > 0) return faulty(faults);
  const rules = record as unknown as VariantRules;
  const broken = COMBINATIONS.filter(([, , isBroken]) => isBroken(rules));
  return broken.length === 0 ? null : faulty(broken.map(([key, reason]): Fault => [key, reason]));
}

/** The requested variant: a built-in one by one of its names, or a club's own by its parameters (`customVariant`). */
export function askedVariant(asked: unknown): Result<Variant, Violation> {
  const house = typeof asked === 'string' ? variantNamed(asked) : null;
  return house === null ? customVariant(asked) : accepted(house);
}

/**
 * The variant that a record asks for: its parameters over those of `base` (backgammon if none is named); under an id of
 * its own, `custom` if it has none. Refused as `variantFault` says.
 */
export function customVariant(record: unknown): Result<VariantRules, Violation> {
  if (!isRecord(record)) return refused(faulty([['', 'variant-record']]));
  const { base = 'backgammon', entry = ENTRY, ...parameters } = record;
  const known = typeof base === 'string' ? variantNamed(base) : null;
  if (known === null) return refused(faulty([['base', 'variant-base']]));
  // There is one way to enter so far; who names it has the same record.
  if (entry !== ENTRY) return refused(faulty([['entry', 'variant-value']]));
  const { id: _house, ...house } = VARIANTS[known];
  const rules = { id: 'custom', ...house, ...parameters };
  const fault = variantFault(rules) ?? houseName(rules.id);
  return fault === null ? accepted(rules as VariantRules) : refused(fault);
}

/** A club's variant may not have the name of a built-in one. */
function houseName(id: unknown): ViolationOf<'config.invalid'> | null {
  return typeof id === 'string' && variantNamed(id) !== null ? faulty([['id', 'variant-house-name']]) : null;
}

function faulty(faults: readonly Fault[]): ViolationOf<'config.invalid'> {
  const told = faults.slice(0, MOST_FAULTS);
  return violation('config.invalid', {
    keys: told.map(([key]) => (key === '' ? 'variant' : `variant.${key.slice(0, MOST_QUOTED)}`)),
    reasons: told.map(([, reason]) => reason),
  });
}

function placed({ start, startBar, startReserve }: VariantRules): number {
  return Object.values(start).reduce((sum, count) => sum + count, startBar + startReserve);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasOnly(value: unknown, fields: Readonly<Record<string, Check>>): boolean {
  return (
    isRecord(value) &&
    Object.keys(value).length === Object.keys(fields).length &&
    Object.entries(fields).every(([key, check]) => check(value[key]))
  );
}
