/** What tells people of one name apart. */
import type { Schemas } from '../../../../client/src/index.js';
import { dayOf } from '../said.js';

type Person = Schemas['PlayerDto'];

/** Whether two names are the same but for capitals and blanks. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
  return plain(one) === plain(other);
}

/** Nickname and country, and the day on which the club first had the person. */
export function whichIs({ nickname, country, createdAt }: Person): string {
  return [nickname, country, dayOf(createdAt)].filter(Boolean).join(' · ');
}

/** The same beside a name: nothing, unless another of the name stands beside. */
export function Which({ person, among }: { readonly person: Person; readonly among: readonly Person[] }) {
  const { id, name } = person;
  if (!among.some((each) => each.id !== id && isSameName(each.name, name))) return null;
  return <span class="quiet small"> {whichIs(person)}</span>;
}
