/** A player who comes to the table: found by name, or new to the club. For staff. */
import { useRef } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Acting } from '../match/acting.js';
import { type Found, PersonFinder } from '../parts/people/person-finder.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import type { PeopleProps } from './people.js';

export default function Join({ chouette: { id, players }, reload }: PeopleProps) {
  const act = useAct();
  /** The people made for a name who have not been seated: another try makes no second one. */
  const made = useRef(new Map<string, string>());
  const present = players.filter(({ role }) => role !== 'out');
  const seated = new Set(present.map(({ playerId }) => playerId));
  const join = async ({ playerId, name }: Found): Promise<boolean> => {
    const done = await act.send(async ({ headers }) => {
      const key = headers['idempotency-key'] ?? '';
      // Two writes, each under a key of its own, so that a repeated act makes one person and one seat.
      const person = { headers: { 'idempotency-key': `${key}-person` }, body: { name } };
      const joining = playerId ?? made.current.get(name) ?? (await answerOf(club.POST('/v1/players', person))).id;
      if (playerId === null) made.current.set(name, joining);
      return answerOf(
        club.POST('/v1/chouettes/{id}/players', { params: { path: { id } }, headers, body: { playerId: joining } }),
      );
    });
    if (done === null) return false;
    made.current.delete(name);
    await reload();
    return true;
  };
  return (
    <details>
      <summary>{t('chouette.join')}</summary>
      <div class="stack">
        <PersonFinder seated={seated} coming={present.map(({ name }) => name)} onFound={join} onTyped={act.forget} />
        <Acting act={act} />
      </div>
    </details>
  );
}
