/** People whom an act needs, and who may be new to the club. */
import { useRef } from 'preact/hooks';
import { answerOf } from '../../../../client/src/index.js';
import type { Sending } from '../../act.js';
import { club } from '../../session.js';
import type { Found } from './person-finder.js';

export interface NewPeople {
  /** The id of the person: who was found, who was made for the name before, or who is made now under a key beside that of the act. */
  readonly idOf: (person: Found, sending: Sending) => Promise<string>;
  /** What the person was made for is done: the name may be that of another from now on. */
  readonly forget: (name: string) => void;
}

/** The people made for a name while what they were made for has not come about: another try makes no second one. */
export function useNewPeople(): NewPeople {
  const made = useRef(new Map<string, string>());
  return {
    idOf: async ({ playerId, name }, { headers }) => {
      const known = playerId ?? made.current.get(name);
      if (known !== undefined) return known;
      const own = { headers: { 'idempotency-key': `${headers['idempotency-key'] ?? ''}-person` }, body: { name } };
      const { id } = await answerOf(club.POST('/v1/players', own));
      made.current.set(name, id);
      return id;
    },
    forget: (name) => made.current.delete(name),
  };
}
