/** What a decision about a game of a chouette gives, and the facts and refusals that several of them share. */

import type { Cause } from '../../board/events.js';
import { CENTRED_CUBE } from '../../cube/cube.js';
import { type CubeAnswer, answerFact } from '../../cube/duel.js';
import type { Id } from '../../kernel/brands.js';
import type { Result } from '../../kernel/result.js';
import type { Side } from '../../kernel/side.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { CubeEvent, TableGameEvent } from './events.js';
import type { Pair } from './state.js';

export type TableDecision = Result<readonly TableGameEvent[], Violation>;

/** What could have been said before is not asked any more. */
export function windowClosed(reason: 'over' | 'no-access' | 'all-spoken'): Violation {
  return violation('chouette.window-closed', { reason });
}

/** The member has said it already in this window. */
export function alreadyAnswered(member: Id): Violation {
  return violation('chouette.already-answered', { member });
}

/** The fact that the answer brings about. */
export function answerEvent(
  answer: { readonly type: CubeAnswer['type'] },
  side: Side,
  pairs: readonly Pair[],
  by: Cause,
): CubeEvent {
  const { type } = answerFact(pairs[0]?.cube ?? CENTRED_CUBE, answer);
  const cubes = pairs.map(({ member, cube }) => ({ member, value: answerFact(cube, answer).value }));
  return { type, side, cubes, by };
}
