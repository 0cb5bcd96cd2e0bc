/** What the parts of a person's row share. */
import type { Schemas } from '../../../client/src/index.js';
import type { Sending } from '../act.js';

export type Person = Schemas['PlayerDto'];

export interface PersonProps {
  readonly person: Person;
  readonly reload: () => Promise<void>;
}

/** What a director has seen is what is changed: what another has changed since is not overwritten. */
export function seenAs({ id, version }: Person, { headers }: Sending) {
  const params = { path: { id }, header: { 'If-Match': String(version) } };
  return { headers: { ...headers, 'if-match': params.header['If-Match'] }, params };
}
