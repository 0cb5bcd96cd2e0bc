/** People whom an undo would bring back beside themselves: two players were in the tournament, and a merge has made one person of them. */

import type { Id } from '../../kernel/brands.js';
import { peopleOf } from '../../kernel/party.js';
import type { OpenedTournament } from '../state.js';

/** The person who remains, by the id of each merged player. */
export type MergedPeople = Readonly<Record<Id, Id>>;

/** Who would come back although the person is in the tournament under another id; null where there is none. */
export function twiceBack(state: OpenedTournament, after: OpenedTournament, merged: MergedPeople): Id | null {
  const present = new Set(state.entries.flatMap(peopleOf));
  const all = [...new Set(after.entries.flatMap(peopleOf))];
  const personOf = (id: Id): Id => merged[id] ?? id;
  const isTwice = (id: Id): boolean => all.some((other) => other !== id && personOf(other) === personOf(id));
  return all.find((id) => !present.has(id) && isTwice(id)) ?? null;
}
