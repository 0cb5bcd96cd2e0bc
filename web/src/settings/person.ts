/** What the parts of a person's row share. */
import type { Schemas } from '../../../client/src/index.js';
import type { Sending } from '../act.js';
import { isSameName, whichIs } from '../parts/people/which.js';
import { t } from '../texts/index.js';

export type Person = Schemas['PlayerDto'];

export interface PersonProps {
  readonly person: Person;
  readonly reload: () => Promise<void>;
}

/**
 * What tells a person from others of the name, the archive included; null where none of the others has it. The number of one who is in
 * the archive is that among those who are there: those of the others stay what they are elsewhere.
 */
export function whichOf(person: Person, among: readonly Person[]): string | null {
  const { id, name, status } = person;
  if (!among.some((each) => each.id !== id && isSameName(each.name, name))) return null;
  const known = whichIs(
    person,
    among.filter((each) => each.status === status),
  );
  return status === 'active' ? known : `${known} · ${t(`people.is-${status}`)}`;
}

/** The name, and behind it what tells the person from others of the name. */
export function toldAs(person: Person, among: readonly Person[]): string {
  const which = whichOf(person, among);
  return which === null ? person.name : `${person.name} (${which})`;
}

/** What a director has seen is what is changed: what another has changed since is not overwritten. */
export function seenAs({ id, version }: Person, { headers }: Sending) {
  const params = { path: { id }, header: { 'If-Match': String(version) } };
  return { headers: { ...headers, 'if-match': params.header['If-Match'] }, params };
}
