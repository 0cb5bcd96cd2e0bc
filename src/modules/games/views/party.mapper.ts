import { type BySide, type Party, peopleOf } from '../../../domain/index.js';
import type { PersonDto } from '../dto/person.dto.js';

/** Names of people by their ids. */
type Names = Readonly<Record<string, string>>;

/** What people are called who play as one: by the name they chose, or by their own names. */
export function partyName(party: Party, names: Names): string {
  return (
    party.name ??
    peopleOf(party)
      .map((id) => names[id] ?? id)
      .join(' & ')
  );
}

/** The people of a pair; nothing of a single player. */
export function pairView(party: Party, names: Names): { readonly players?: readonly PersonDto[] } {
  const people = peopleOf(party);
  if (people.length === 1) return {};
  return { players: people.map((playerId) => ({ playerId, name: names[playerId] ?? playerId })) };
}

/** All who play as one, where a side is not a single player. */
export function playersTold(players: BySide<readonly string[]>): { readonly players?: BySide<readonly string[]> } {
  return players.white.length > 1 || players.black.length > 1 ? { players } : {};
}
