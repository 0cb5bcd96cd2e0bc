/** Names under which a change makes people, because it found no player of these names: changes of all instances wait for each other here. */
import type { Statement } from '../platform/database/database.js';
import { smallLetters } from '../platform/database/small-letters.js';

/** Locks that all names share: a club of thousands at once must not fill the table of locks. */
const LOCKS = 64;
/** Tells these locks from others that the database may hold. */
const KIND = 20_261_130;

/** Waits for all changes that make people under these names, in the order in which all of them wait; held until the transaction ends. */
export function namesLock(names: readonly string[]): Statement {
  return {
    name: 'recording_lock_names',
    text: `select pg_advisory_xact_lock(${KIND}, lock.nth) from (
        select distinct abs(hashtext(${smallLetters('n.name')}) % ${LOCKS}) as nth
        from unnest($1::text[]) as n (name) order by nth offset 0
      ) as lock`,
    values: [names],
  };
}

/** A row where a player has one of the names by now. */
export function takenName(names: readonly string[]): Statement {
  return {
    name: 'recording_taken_name',
    text: `select from player p where p.archived_at is null and p.merged_into is null
      and ${smallLetters('p.name')} in (select ${smallLetters('n.name')} from unnest($1::text[]) as n (name)) limit 1`,
    values: [names],
  };
}
