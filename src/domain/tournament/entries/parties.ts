/** Who enters together: one person, in doubles two, or a team (T9). */

import type { Id } from '../../kernel/brands.js';
import { type Party, isSameParty, peopleOf, sharesPeople } from '../../kernel/party.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { Entry, OpenedTournament } from '../state.js';
import { boardCount } from '../teams/boards.js';

/** How many people an entry has. */
const SIZES = { singles: 1, doubles: 2 } as const;

/** What is wrong with these people as an entry of the tournament; null where nothing is. */
export function partyFault({ entrants }: OpenedTournament, party: Party): Violation | null {
  const kind = entrants?.kind ?? 'singles';
  const people = peopleOf(party);
  const twice = people.find((id, index) => people.indexOf(id) !== index);
  if (twice !== undefined) return violation('entry.twice', { reason: 'with-oneself', player: twice });
  const boards = boardCount(entrants);
  const isSize =
    kind === 'teams' ? people.length >= (boards ?? 0) && party.name !== undefined : people.length === SIZES[kind];
  if (!isSize) return violation('entry.people', { kind, people: people.length, boards });
  return kind === 'singles' && party.name !== undefined ? violation('entry.people', { kind, people: 1, boards }) : null;
}

/** The entries that have a member of the party. */
export function entriesWith({ entries }: OpenedTournament, party: Party): readonly Entry[] {
  return entries.filter((entry) => sharesPeople(entry, party));
}

/** The member of the party who plays in another entry with others; null where there is none. */
export function alsoWithOthers(state: OpenedTournament, party: Party): Id | null {
  const others = entriesWith(state, party).filter((entry) => !isSameParty(entry, party));
  return peopleOf(party).find((id) => others.some((entry) => peopleOf(entry).includes(id))) ?? null;
}
