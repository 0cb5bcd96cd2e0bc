import type { GroupOptions } from './chouette-group.view.js';
import type { GroupRow } from './chouette-groups.repository.js';

/**
 * The group as its people are now: in the place of a member who was merged sits the person who remains, once, and plays for the
 * stake of that member, unless the person had one already.
 */
export function groupNow<Row extends GroupRow>(row: Row): Row {
  const people = [...new Map(row.people.map((person) => [person.id, person])).values()];
  return { ...row, members: people.map(({ id }) => id), people, options: withStakesOf(row, row.options) };
}

/** Options in which an own stake belongs to the person whom a member of the group is now. */
export function withStakesOf({ members, people }: GroupRow, options: GroupOptions): GroupOptions {
  const { stakes } = options;
  if (stakes === undefined) return options;
  const present = new Map(members.map((id, place) => [id, people[place]?.id ?? id]));
  const own = new Map(stakes.map(({ playerId, stake }) => [playerId, stake]));
  for (const [playerId, stake] of own) {
    const remaining = present.get(playerId) ?? playerId;
    if (remaining === playerId) continue;
    own.delete(playerId);
    if (!own.has(remaining)) own.set(remaining, stake);
  }
  return { ...options, stakes: [...own].map(([playerId, stake]) => ({ playerId, stake })) };
}

/** Options without own stakes of people who are no longer members. */
export function withoutStrangers(options: GroupOptions, members: readonly string[]): GroupOptions {
  const { stakes = [], ...others } = options;
  const left = stakes.filter(({ playerId }) => members.includes(playerId));
  return left.length === 0 ? others : { ...others, stakes: left };
}
