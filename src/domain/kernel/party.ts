/** Who plays as one: a person, or in doubles two people who consult with each other. */

import type { Id } from './brands.js';
import { type BySide, bySide } from './side.js';

/** People who share a side of a match, or an entry of a tournament. */
export interface Party {
  /** The player who stands for all of them. */
  readonly player: Id;
  /** The others; absent where there are none. */
  readonly partners?: readonly Id[];
  /** What they call themselves; absent: they are called by their names. */
  readonly name?: string;
}

/** Who plays at each side besides the player who sits there, and what they call themselves. */
export type Pairs = BySide<Omit<Party, 'player'>>;

interface Seated {
  readonly players: BySide<Id>;
  readonly pairs?: Pairs;
}

/** Who plays each side. */
export function partiesAt({ players, pairs }: Seated): BySide<Party> {
  return bySide((side) => ({ player: players[side], ...pairs?.[side] }));
}

/** The people of each side. */
export function peopleAt(seated: Seated): BySide<readonly Id[]> {
  const parties = partiesAt(seated);
  return bySide((side) => peopleOf(parties[side]));
}

/** All of its people, the player who stands for them first. */
export function peopleOf({ player, partners = [] }: Party): readonly Id[] {
  return [player, ...partners];
}

/** Whether both are the same people, whichever of them stands for the others. */
export function isSameParty(one: Party, other: Party): boolean {
  const [these, those] = [peopleOf(one), peopleOf(other)];
  return these.length === those.length && these.every((id) => those.includes(id));
}

export function sharesPeople(one: Party, other: Party): boolean {
  const people = peopleOf(one);
  return peopleOf(other).some((id) => people.includes(id));
}

/** The party with one person in the place of another. */
export function withPerson<Whole extends Party>(party: Whole, from: Id, to: Id): Whole {
  const { player, partners } = party;
  return {
    ...party,
    player: player === from ? to : player,
    ...(partners === undefined ? {} : { partners: partners.map((id) => (id === from ? to : id)) }),
  };
}
