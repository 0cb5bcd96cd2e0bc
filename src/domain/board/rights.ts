/** Who may act on a board at this moment. */

import { type Result, refused } from '../kernel/result.js';
import type { Side } from '../kernel/side.js';
import { notYourTurn, wrongPhase } from '../kernel/out-of-turn.js';
import type { Violation } from '../kernel/violation.js';
import { variantOf } from '../variant/variants.js';
import type { Sender } from './commands.js';
import type { BoardEvent } from './events.js';
import type { BeforeRoll, BoardState, ToPlay } from './state.js';

export type BoardDecision = Result<readonly BoardEvent[], Violation>;

/** The decision, when the sender is the side to act or names no side. */
export function actingAs<Decision>(
  sender: Sender,
  toAct: Side,
  act: string,
  then: (side: Side) => Result<Decision, Violation>,
): Result<Decision, Violation> {
  if (sender.side !== null && sender.side !== toAct) return refused(notYourTurn(act, sender.side, toAct));
  return then(toAct);
}

/** Why it is no moment to double, or null: that is once in a turn, before its roll. */
export function doublingMoment(phase: {
  readonly name: string;
  readonly doubling?: BeforeRoll['doubling'];
}): Violation | null {
  const isNow = phase.name === 'before-roll' && phase.doubling === 'open';
  return isNow ? null : wrongPhase('OfferDouble', phase.name, phase.doubling);
}

/** Whether a roll of the side that is not to play would be looked at, rather than refused (R19). */
export function mayRollEarly({ dice, rules, variant }: BoardState, { early }: ToPlay): boolean {
  // Where a play may earn more, the next turn is not known yet.
  return variantOf(variant).bonus === null && dice === 'recorded' && rules.prematureRoll !== 'reject' && early === null;
}
