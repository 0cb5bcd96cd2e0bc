/** Matches that an act has made, and what of them would be otherwise without an earlier act. */

import { peopleOf } from '../../kernel/party.js';
import { isSame } from '../../kernel/same.js';
import { bySide } from '../../kernel/side.js';
import type { Pairing } from '../met.js';
import { partyAt } from '../teams/boards.js';
import { pairingsByKey } from '../pairings.js';
import type { OpenedTournament } from '../state.js';
import type { RecordedAct } from './recorded-acts.js';

/** The pairings for which an act has made a match: their first, or one in the place of an earlier match. */
export interface MadeMatches {
  readonly act: RecordedAct;
  readonly first: readonly string[];
  readonly again: readonly string[];
}

/** The acts that have made matches. */
export function matchesMadeIn(acts: readonly RecordedAct[]): readonly MadeMatches[] {
  const made = new Set<string>();
  return acts.flatMap((act): MadeMatches[] => {
    const own = act.events.flatMap((event) =>
      event.type === 'MatchesMade' ? event.made.map(({ pairing }) => pairing) : [],
    );
    const [first, again] = [own.filter((key) => !made.has(key)), own.filter((key) => made.has(key))];
    for (const key of own) made.add(key);
    return own.length === 0 ? [] : [{ act, first, again }];
  });
}

/**
 * Whether the match of a pairing would be another one: false where the pairing has none; where two others would meet there, true if what
 * was recorded of their match would be given up with this one.
 */
export function otherMatches(before: OpenedTournament, after: OpenedTournament): (key: string) => boolean {
  return ofBoth(before, after, (then, now) => {
    const { key } = then;
    if (then.white !== now.white || then.black !== now.black) {
      const isBetweenTwo = [now.white, now.black].every((slot) => slot !== null && slot !== 'bye');
      return isBetweenTwo && (after.outcomes[key] !== undefined || (after.penalties[key] ?? []).length > 0);
    }
    return !isSame(termsOf(before, then), termsOf(after, now));
  });
}

/** Whether the match of a pairing would have another length, between the same two; false where the pairing has none. */
export function otherLengths(before: OpenedTournament, after: OpenedTournament): (key: string) => boolean {
  return ofBoth(
    before,
    after,
    (then, now) => then.white === now.white && then.black === now.black && then.length !== now.length,
  );
}

function ofBoth(
  before: OpenedTournament,
  after: OpenedTournament,
  isOther: (then: Pairing, now: Pairing) => boolean,
): (key: string) => boolean {
  const [thenByKey, nowByKey] = [pairingsByKey(before), pairingsByKey(after)];
  return (key) => {
    const [then, now] = [thenByKey.get(key), nowByKey.get(key)];
    return then !== undefined && now !== undefined && before.matches[key] !== undefined && isOther(then, now);
  };
}

/** Everything of a pairing that its match has as well. */
function termsOf(state: OpenedTournament, pairing: Pairing): Readonly<Record<string, unknown>> {
  const { key, length, outcome, winner, walkover, annulled, status } = pairing;
  return {
    length,
    outcome,
    winner,
    walkover,
    annulled,
    isOver: status === 'finished',
    penalties: state.penalties[key] ?? [],
    people: bySide((side) => {
      const party = partyAt(state, pairing, side);
      return party === null ? [] : peopleOf(party);
    }),
  };
}
