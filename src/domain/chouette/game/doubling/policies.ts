/** What a house asks of the box when it answers the doubles of one window (C26), and when it doubles itself (C27). */

import type { Id } from '../../../kernel/brands.js';
import type { BoxTakePolicy, ChouetteRules } from '../../rules.js';
import type { Pair } from '../state.js';

/** A cube of the window and whether the box has taken it; `value` is that before the double. */
interface BoxAnswer {
  readonly member: Id;
  readonly value: number;
  readonly taken: boolean;
}

/** Whether the box may answer a window so. Dropping all is always allowed (C26). */
function isAnswerAllowed(answers: readonly BoxAnswer[], captain: Id, policy: BoxTakePolicy): boolean {
  const taken = answers.filter((answer) => answer.taken);
  const dropped = answers.filter((answer) => !answer.taken);
  if (taken.length === 0) return true;
  switch (policy) {
    case 'free':
      return true;
    case 'captainIfAny':
      return !dropped.some(({ member }) => member === captain);
    case 'atLeastHalf':
      return taken.length >= dropped.length;
    case 'breakEven':
      return sum(taken) * 2 >= sum(dropped);
    case 'sameValueSameAction':
      return !taken.some(({ value }) => dropped.some((other) => other.value === value));
    case 'allOrNothing':
      return dropped.length === 0;
  }
}

function sum(answers: readonly BoxAnswer[]): number {
  return answers.reduce((total, { value }) => total + value, 0);
}

/** Whether what was answered so far can still become an allowed answer to the whole window. */
export function canStillBeAllowed(
  given: readonly BoxAnswer[],
  open: readonly Pick<BoxAnswer, 'member' | 'value'>[],
  captain: Id,
  policy: ChouetteRules['boxTakePolicy'],
): boolean {
  const [next, ...rest] = open;
  if (next === undefined) return [policy].flat().every((each) => isAnswerAllowed(given, captain, each));
  return [true, false].some((taken) => canStillBeAllowed([...given, { ...next, taken }], rest, captain, policy));
}

/** Whom the box would have to double besides, or instead of, these; null when the house lets it double just these (C27). */
export function missingDoubles(
  chosen: readonly Pair[],
  available: readonly Pair[],
  captain: Id,
  policy: ChouetteRules['boxDoublePolicy'],
): readonly Id[] {
  const left = available.filter((pair) => !chosen.includes(pair));
  const atValueOf = (pair: Pair): boolean => chosen.some(({ cube }) => cube.value === pair.cube.value);
  switch (policy) {
    case 'anySubset':
      return [];
    case 'includeCaptain':
      return left.filter((pair) => pair.member === captain && atValueOf(pair)).map(({ member }) => member);
    case 'sameValue':
      return left.filter(atValueOf).map(({ member }) => member);
    case 'all':
      return left.map(({ member }) => member);
  }
}
