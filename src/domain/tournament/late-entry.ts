/** What entries after the draw have in common (T8, T9, T15). */

import type { Id } from '../kernel/brands.js';
import { type Result, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { NewEntry } from './commands.js';
import { withConsequences } from './decide-results.js';
import { shuffled } from './draw/lots.js';
import type { TournamentEvent } from './events.js';
import type { OpenedTournament } from './state.js';

type Decision = Result<readonly TournamentEvent[], Violation>;

/** `from`: the first round of the entrant, from 1. */
export function registered({ entryId, player, seed, paid }: NewEntry, from: number): TournamentEvent {
  return {
    type: 'EntrantRegistered',
    entry: { id: entryId, player, seed, paid, status: 'entered', until: null, left: null, from },
  };
}

export function tooLate(reason: string): Decision {
  return refused(violation('entry.too-late', { reason }));
}

/**
 * The events, and the entry on one of the bye places, which lots decide among those that undo nothing that anybody has
 * begun; null where there is none.
 */
export function onByePlace(
  state: OpenedTournament,
  free: readonly number[],
  events: readonly TournamentEvent[],
  entryId: Id,
  seed: string,
): Decision | null {
  for (const place of shuffled(seed, free)) {
    const taken: TournamentEvent = { type: 'LatePlaceTaken', entryId, place, seed };
    const decision = withConsequences(state, [...events, taken], state.openedAt);
    if (decision.ok && !undoes(state, decision.value)) return decision;
  }
  return null;
}

/** Whether a match that somebody has begun, or a result, would be lost. */
function undoes(state: OpenedTournament, events: readonly TournamentEvent[]): boolean {
  return events.some(
    (event) =>
      event.type === 'PairingVoided' &&
      (state.outcomes[event.pairing] !== undefined || state.begun.includes(event.pairing)),
  );
}
