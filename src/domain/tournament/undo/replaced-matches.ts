/** Whether the match of a pairing would be another one in another state of the tournament, between the same two. */

import { peopleOf } from '../../kernel/party.js';
import { isSame } from '../../kernel/same.js';
import { bySide } from '../../kernel/side.js';
import type { Pairing } from '../met.js';
import { partyAt } from '../teams/boards.js';
import { pairingsByKey } from '../pairings.js';
import type { OpenedTournament } from '../state.js';

/** False where the pairing has no match, or is not between the same two in both: then its match is given up in any case. */
export function isOtherMatch(before: OpenedTournament, after: OpenedTournament, key: string): boolean {
  const [then, now] = [before, after].map((state) => pairingsByKey(state).get(key));
  if (then === undefined || now === undefined || before.matches[key] === undefined) return false;
  if (then.white !== now.white || then.black !== now.black) return false;
  return !isSame(termsOf(before, then), termsOf(after, now));
}

/** Everything of a pairing that its match has as well. */
function termsOf(state: OpenedTournament, pairing: Pairing): Readonly<Record<string, unknown>> {
  const { key, length, outcome, winner, walkover, annulled, status } = pairing;
  return {
    ...{ length, outcome, winner, walkover, annulled, isOver: status === 'finished' },
    penalties: state.penalties[key] ?? [],
    people: bySide((side) => {
      const party = partyAt(state, pairing, side);
      return party === null ? [] : peopleOf(party);
    }),
  };
}
