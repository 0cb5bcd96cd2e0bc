/** What a decision about a game of a chouette gives, and the refusals that several of them share. */

import type { Id } from '../../kernel/brands.js';
import type { Result } from '../../kernel/result.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { TableGameEvent } from './events.js';

export type TableDecision = Result<readonly TableGameEvent[], Violation>;

/** What could have been said before is not asked any more. */
export function windowClosed(reason: 'over' | 'no-access' | 'all-spoken'): Violation {
  return violation('chouette.window-closed', { reason });
}

/** The member has said it already in this window. */
export function alreadyAnswered(member: Id): Violation {
  return violation('chouette.already-answered', { member });
}
