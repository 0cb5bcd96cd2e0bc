/** What tells people of one name apart. */
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { club } from '../../session.js';
import { dayOf } from '../said.js';

type Person = Schemas['PlayerDto'];

/** Whether two names are the same but for capitals and blanks. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
  return plain(one) === plain(other);
}

/** Nickname and country, and the day on which the club first had the person. */
function knownOf({ nickname, country, createdAt }: Person): string {
  return [nickname, country, dayOf(createdAt)].filter(Boolean).join(' · ');
}

/**
 * All that is known of a person; where that is the same of several who have the name, also the person's number among these, in the
 * order in which the club first had them.
 *
 * @param among people of whom some may have the name
 */
export function whichIs(person: Person, among: readonly Person[]): string {
  const known = knownOf(person);
  const isAlike = (each: Person): boolean => isSameName(each.name, person.name) && knownOf(each) === known;
  const since = ({ createdAt, id }: Person): string => `${createdAt} ${id}`;
  const before = among.filter((each) => isAlike(each) && since(each) < since(person));
  const isOnly = !among.some((each) => each.id !== person.id && isAlike(each));
  return isOnly ? known : `${known} · #${before.length + 1}`;
}

/** All who have just this name. */
export async function namesakesOf(name: string): Promise<readonly Person[]> {
  const query = { name, limit: 200 };
  return (await answerOf(club.GET('/v1/players', { params: { query } }))).items;
}

/** The same beside a name: nothing, unless another of the name stands beside. */
export function Which({ person, among }: { readonly person: Person; readonly among: readonly Person[] }) {
  const { id, name } = person;
  if (!among.some((each) => each.id !== id && isSameName(each.name, name))) return null;
  return <span class="quiet small"> {whichIs(person, among)}</span>;
}
