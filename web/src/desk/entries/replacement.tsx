/** Another person plays for an entrant who has not come: who, what that changes, do it. With the words of a chouette. */
import { useState } from 'preact/hooks';
import { useAct } from '../../act.js';
import { Acting } from '../../match/acting.js';
import { useNewPeople } from '../../parts/people/new-people.js';
import { PersonFinder } from '../../parts/people/person-finder.js';
import { inText } from '../../parts/said.js';
import { Name } from '../../parts/page/shown.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { peopleOf } from '../../tournament.js';
import { type EntryActProps, useDesk } from '../desk.js';
import { useForeseenAct } from '../foreseen/foreseen-act.js';
import { ForeseenYes } from '../foreseen/foreseen-yes.js';

interface Replaced {
  readonly name: string;
  readonly playerId: string;
  /** Who has not come: another may have been chosen on the page while a new person was made. */
  readonly absent: ReturnType<typeof peopleOf>[number];
}

export default function Replacement({ entry, onDone }: EntryActProps) {
  const { tournament } = useDesk();
  const members = peopleOf(entry);
  const [absent, setAbsent] = useState(members.length === 1 ? members[0] : undefined);
  const making = useAct();
  const people = useNewPeople();
  const path = { id: tournament.id, entryId: entry.id };
  const replacement = useForeseenAct<Replaced>(({ playerId, absent: { playerId: replaces } }, sending, query) =>
    club.POST('/v1/tournaments/{id}/entries/{entryId}/replace', {
      ...sending,
      params: { path, query },
      body: { playerId, replaces, reason: t('replace.reason') },
    }),
  );
  const entered = tournament.entries.flatMap(peopleOf);
  return (
    <div class="stack">
      {members.length > 1 && (
        <fieldset class="stack">
          <legend>{t('replace.absent')}</legend>
          <div class="row">
            {members.map((each) => (
              <button
                key={each.playerId}
                type="button"
                aria-pressed={absent?.playerId === each.playerId}
                onClick={() => {
                  setAbsent(each);
                  replacement.forget();
                }}
              >
                <Name>{each.name}</Name>
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {absent !== undefined && (
        <PersonFinder
          seated={new Set(entered.map(({ playerId }) => playerId))}
          coming={entered.map(({ name }) => name)}
          comingText="together.already"
          onFound={async (found) => {
            const playerId = await making.send((sending) => people.idOf(found, sending));
            if (playerId !== null) await replacement.look({ name: found.name, playerId, absent });
            // The name stays beside what is said of it.
            return false;
          }}
          onTyped={replacement.forget}
        />
      )}
      <Acting act={making} />
      <Acting act={replacement.looking} />
      <ForeseenYes act={replacement} onDone={onDone}>
        {(asked) => t('replace.do', { name: inText(asked.name), absent: inText(asked.absent.name) })}
      </ForeseenYes>
    </div>
  );
}
