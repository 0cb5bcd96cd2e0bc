/** What a play earns beyond itself (V24, V25, V29, V30): a doublet to name, a complement, another roll. */

import { type Roll, isDoublet } from '../dice/roll.js';
import { type Side, opponent } from '../kernel/side.js';
import type { MovementRules, VariantRules } from '../variant/variant-rules.js';
import { type BeforeRoll, type BoardPhase, type RollOrigin, type ToPlay, beforeRoll } from './state.js';

/** Whether the roll is 1-2, in either order. */
export function isAceyDeucey([a, b]: Roll): boolean {
  return a !== b && a + b === 3;
}

/** The rules for moving with dice of this origin: a doublet that was named gives four moves whatever a rolled one gives (V24 b). */
export function movementOf(variant: VariantRules, origin: RollOrigin): MovementRules {
  return origin === 'named' || origin === 'named-complement' ? { ...variant, doubletMoves: 4 } : variant;
}

/** A roll that lies before the side. */
export function toPlay(side: Side, roll: Roll, origin: RollOrigin): ToPlay {
  return { name: 'to-play', side, roll, origin, laidOut: null, early: null };
}

/** What follows after `moves` moves with the roll: more for the same side if it played all of a bonus roll, else the other's turn. */
export function afterPlay(
  variant: VariantRules,
  side: Side,
  roll: Roll,
  origin: RollOrigin,
  moves: number,
): BoardPhase {
  const wanted = isDoublet(roll) ? movementOf(variant, origin).doubletMoves : 2;
  const earned = moves < wanted ? null : earnedBy(variant, side, roll, origin);
  return earned ?? beforeRoll(opponent(side));
}

function earnedBy({ bonus }: VariantRules, side: Side, roll: Roll, origin: RollOrigin): BoardPhase | null {
  if (bonus === null) return null;
  const complement: Roll = [complementOf(roll[0]), complementOf(roll[0])];
  switch (origin) {
    case 'opening':
    case 'roll':
    case 'extra':
      if (isAceyDeucey(roll)) return { name: 'name-doublet', side };
      return bonus.kind === 'complement' && isDoublet(roll) ? toPlay(side, complement, 'complement') : null;
    case 'named':
      return bonus.kind === 'complement' ? toPlay(side, complement, 'named-complement') : rollAgain(side);
    case 'named-complement':
    case 'complement':
      return rollAgain(side);
  }
}

/** The roll that a completed bonus earns. */
export function rollAgain(side: Side): BeforeRoll {
  return { ...beforeRoll(side, 'over'), extra: true };
}

/** V30: opposite faces of a die. */
function complementOf(die: Roll[0]): Roll[0] {
  return (7 - die) as Roll[0];
}
