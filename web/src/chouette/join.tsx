/** A player who comes to the table: found by name, or new to the club. For staff. */
import { answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Acting } from '../match/acting.js';
import { useNewPeople } from '../parts/people/new-people.js';
import { type Found, PersonFinder } from '../parts/people/person-finder.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import type { PeopleProps } from './people.js';

export default function Join({ chouette: { id, players }, reload }: PeopleProps) {
  const act = useAct(reload);
  const people = useNewPeople();
  const present = players.filter(({ role }) => role !== 'out');
  const seated = new Set(present.map(({ playerId }) => playerId));
  const join = async (person: Found): Promise<boolean> => {
    const done = await act.send(async (sending) => {
      const playerId = await people.idOf(person, sending);
      return answerOf(
        club.POST('/v1/chouettes/{id}/players', { ...sending, params: { path: { id } }, body: { playerId } }),
      );
    });
    if (done !== null) people.forget(person.name);
    return done !== null;
  };
  return (
    <details>
      <summary>{t('chouette.join')}</summary>
      <div class="stack" data-subject="join">
        <PersonFinder seated={seated} coming={present.map(({ name }) => name)} onFound={join} onTyped={act.forget} />
        <Acting act={act} />
      </div>
    </details>
  );
}
