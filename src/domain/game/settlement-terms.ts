/** What two may settle a game for (R47). */

import type { Side } from '../kernel/side.js';
import { type Violation, violation } from '../kernel/violation.js';

/** Which side gets how many points; null where the sides part with nothing. */
export interface SettlementTerms {
  readonly to: Side | null;
  readonly points: number;
}

export interface OfferedSettlement extends SettlementTerms {
  readonly by: Side;
}

/** Why these are no terms, or null: a side gets whole points, and no side gets none. */
export function settlementFault({ to, points }: SettlementTerms, isMoney: boolean): Violation | null {
  if (!isMoney) return violation('game.settlement-impossible', { reason: 'match' });
  const whole = Number.isSafeInteger(points) && points >= 0 && (points === 0) === (to === null);
  return whole ? null : violation('game.settlement-impossible', { reason: 'points' });
}
