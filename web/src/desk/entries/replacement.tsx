/** Another person plays for an entrant who has not come: who, what that changes, do it. With the words of a chouette. */
import { useState } from 'preact/hooks';
import { Acting } from '../../match/acting.js';
import { type Found, PersonFinder } from '../../parts/people/person-finder.js';
import { inText } from '../../parts/said.js';
import { Name } from '../../parts/page/shown.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { peopleOf } from '../../tournament.js';
import { type EntryActProps, useDesk } from '../desk.js';
import { useForeseenAct } from '../foreseen/foreseen-act.js';
import { ForeseenYes } from '../foreseen/foreseen-yes.js';

interface Replaced extends Pick<Found, 'name' | 'playerId'> {
  /** Who has not come: another may have been chosen on the page while the service was asked. */
  readonly absent: ReturnType<typeof peopleOf>[number];
}

export default function Replacement({ entry, onDone }: EntryActProps) {
  const { tournament } = useDesk();
  const members = peopleOf(entry);
  const [absent, setAbsent] = useState(members.length === 1 ? members[0] : undefined);
  const path = { id: tournament.id, entryId: entry.id };
  const replacement = useForeseenAct<Replaced>(({ name, playerId, absent: { playerId: replaces } }, sending, query) =>
    club.POST('/v1/tournaments/{id}/entries/{entryId}/replace', {
      ...sending,
      params: { path, query },
      body: { ...(playerId === null ? { playerName: name } : { playerId }), replaces, reason: t('replace.reason') },
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
          onFound={async ({ name, playerId }) => {
            await replacement.look({ name, playerId, absent });
            // The name stays beside what is said of it.
            return false;
          }}
          onTyped={replacement.forget}
        />
      )}
      <Acting act={replacement.looking} />
      <ForeseenYes act={replacement} onDone={onDone}>
        {(asked) => t('replace.do', { name: inText(asked.name), absent: inText(asked.absent.name) })}
      </ForeseenYes>
    </div>
  );
}
