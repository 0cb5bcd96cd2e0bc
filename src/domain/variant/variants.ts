/** The built-in variants as data (variants.md sections 2–8). */

import type { VariantRules } from './variant-rules.js';

export const VARIANT_IDS = [
  'backgammon',
  'nackgammon',
  'hypergammon',
  'longgammon',
  'dutch',
  'aceyDeucey.seed',
  'aceyDeucey.american',
  'aceyDeucey.european',
  'portes',
  'tavla',
  'plakoto',
  'fevga',
  'moultezim',
] as const;

export type VariantId = (typeof VARIANT_IDS)[number];

/** Names of a built-in variant: its id, and for a family only the name, which means its first version. */
export const VARIANT_NAMES = [...VARIANT_IDS, 'aceyDeucey'] as const;

/** The variant to play: a built-in one by its id, or a whole record of parameters. */
export type Variant = VariantId | VariantRules;

const BACKGAMMON: VariantRules = {
  id: 'backgammon',
  checkers: 15,
  start: { 24: 2, 13: 5, 8: 3, 6: 5 },
  startBar: 0,
  startReserve: 0,
  direction: 'opposite',
  contact: 'hit',
  hitRequiresHomeChecker: false,
  ownPointSize: 2,
  hitAndRunInHome: true,
  barMandatory: true,
  startGate: false,
  firstCheckerMustPass: null,
  primeLimit: 'none',
  fullHomeBoard: true,
  overshootBearOff: true,
  doubletMoves: 4,
  mother: 'none',
  bonus: null,
  stakeDoublesOnAceyDeucey: false,
  opening: { firstRoll: 'useOpeningDice', winnerStarts: false },
  scoring: { kind: 'standard', gammon: 2, backgammon: 3 },
  cube: 'allowed',
};

/** V20–V28: the seed version. */
const ACEY_DEUCEY: VariantRules = {
  ...BACKGAMMON,
  id: 'aceyDeucey.seed',
  start: {},
  startReserve: 15,
  bonus: { kind: 'acey-deucey' },
  scoring: { kind: 'checkersLeft', count: 'notBorneOff' },
  cube: 'none',
};

/** V40 */
const PORTES: VariantRules = {
  ...BACKGAMMON,
  id: 'portes',
  opening: { firstRoll: 'rerollBothDice', winnerStarts: true },
  scoring: { kind: 'standard', gammon: 2, backgammon: 2 },
  cube: 'none',
};

/** V60–V64 */
const FEVGA: VariantRules = {
  ...PORTES,
  id: 'fevga',
  start: { 24: 15 },
  direction: 'parallel',
  contact: 'none',
  ownPointSize: 1,
  firstCheckerMustPass: 12,
  primeLimit: 'both',
};

export const VARIANTS: Readonly<Record<VariantId, VariantRules>> = {
  backgammon: BACKGAMMON,
  nackgammon: { ...BACKGAMMON, id: 'nackgammon', start: { 24: 2, 23: 2, 13: 4, 8: 3, 6: 4 } },
  hypergammon: { ...BACKGAMMON, id: 'hypergammon', checkers: 3, start: { 24: 1, 23: 1, 22: 1 } },
  longgammon: { ...BACKGAMMON, id: 'longgammon', start: { 24: 15 } },
  dutch: { ...BACKGAMMON, id: 'dutch', start: {}, startBar: 15, hitRequiresHomeChecker: 'ever' },
  'aceyDeucey.seed': ACEY_DEUCEY,
  'aceyDeucey.american': {
    ...ACEY_DEUCEY,
    id: 'aceyDeucey.american',
    opening: { firstRoll: 'rerollBothDice', winnerStarts: false },
  },
  'aceyDeucey.european': {
    ...ACEY_DEUCEY,
    id: 'aceyDeucey.european',
    opening: { firstRoll: 'rerollBothDice', winnerStarts: false },
    overshootBearOff: false,
    bonus: { kind: 'complement' },
  },
  portes: PORTES,
  tavla: { ...PORTES, id: 'tavla', hitAndRunInHome: false },
  plakoto: { ...PORTES, id: 'plakoto', start: { 24: 15 }, contact: 'pin', mother: 'immediateLoss' },
  fevga: FEVGA,
  moultezim: { ...FEVGA, id: 'moultezim', fullHomeBoard: false },
};

/** The built-in variant with this name, in any spelling (`Acey-Deucey (American)`), or null. */
export function variantNamed(name: string): VariantId | null {
  const written = letters(name);
  const known = VARIANT_NAMES.find((each) => letters(each) === written);
  return known === 'aceyDeucey' ? 'aceyDeucey.seed' : (known ?? null);
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The rules of the variant. */
export function variantOf(variant: Variant): VariantRules {
  return typeof variant === 'string' ? VARIANTS[variant] : variant;
}

/** Whether the ids of GNU Backgammon and XGID say all about a position of the variant: points, bar and off of both sides. */
export function carriesIds(rules: VariantRules): boolean {
  return (
    rules.checkers <= 15 &&
    rules.startReserve === 0 &&
    rules.direction === 'opposite' &&
    rules.contact === 'hit' &&
    rules.hitRequiresHomeChecker !== 'ever'
  );
}
