/** Who may do what at this moment: shared by the decisions, their consequences and the list of actions. */

import { type Cube, CENTRED_CUBE, doubleRefusal } from '../cube/cube.js';
import { type Result, refused } from '../kernel/result.js';
import type { Side } from '../kernel/side.js';
import { type Violation, violation } from '../kernel/violation.js';
import { hasContact } from '../position/contact.js';
import { variantOf } from '../variant/variants.js';
import type { Sender } from './commands.js';
import type { GameEvent } from './events.js';
import type { OpenGame, ToPlay } from './state.js';

export type Decision = Result<readonly GameEvent[], Violation>;

/** The refusal of an act at the wrong moment. */
export function wrongPhase(act: string, phase: string, reason: string | null = null): Violation {
  return violation('game.wrong-phase', { act, phase, reason });
}

/** The refusal of an act that is the other side's. */
export function notYourTurn(act: string, side: Side, toAct: Side): Violation {
  return violation('game.not-your-turn', { act, side, toAct });
}

/** The decision, when the sender is the side to act or nobody in particular. */
export function actingAs(sender: Sender, toAct: Side, act: string, then: (side: Side) => Decision): Decision {
  if (sender.side !== null && sender.side !== toAct) return refused(notYourTurn(act, sender.side, toAct));
  return then(toAct);
}

/** Why the side on roll may not double now, or null (R62). */
export function refusalToDouble(state: OpenGame, side: Side): Violation | null {
  const refusal = doubleRefusal(tableCube(state), state.terms.cube, state.terms.crawford, side, state.turnsPlayed);
  if (refusal !== null) return refusal;
  if (state.phase.name !== 'before-roll') return wrongPhase('OfferDouble', state.phase.name);
  if (state.phase.doubling === 'open') return null;
  return wrongPhase('OfferDouble', 'before-roll', state.phase.doubling);
}

/** The one cube of a game between two players. */
export function tableCube(state: { readonly cubes: readonly Cube[] }): Cube {
  const [cube] = state.cubes;
  return cube ?? CENTRED_CUBE;
}

/** Whether the policy lets anybody resign in this position (R59). */
export function mayResign(state: OpenGame): boolean {
  if (state.rules.resignation === 'noContactOnly')
    return !hasContact(state.position, variantOf(state.variant).direction);
  return state.rules.resignation === 'any';
}

/** Whether a roll of the side that is not to play would be looked at, rather than refused (R19). */
export function mayRollEarly({ dice, rules, variant }: OpenGame, phase: ToPlay): boolean {
  // Where a play may earn more, nobody can know yet whose turn is next.
  return (
    variantOf(variant).bonus === null && dice === 'recorded' && rules.prematureRoll !== 'reject' && phase.early === null
  );
}
