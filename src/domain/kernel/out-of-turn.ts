/** Refusals that every game has: an act at the wrong moment, and one that is for the other side. */

import type { Side } from './side.js';
import { type Violation, violation } from './violation.js';

/** The refusal of an act at the wrong moment. */
export function wrongPhase(act: string, phase: string, reason: string | null = null): Violation {
  return violation('game.wrong-phase', { act, phase, reason });
}

/** The refusal of an act that is the other side's. */
export function notYourTurn(act: string, side: Side, toAct: Side): Violation {
  return violation('game.not-your-turn', { act, side, toAct });
}
