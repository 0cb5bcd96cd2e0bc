/** Two records of one person: this one goes into another, which is found by name. With the words of a chouette. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { type Found, PersonFinder } from '../parts/people/person-finder.js';
import { inText } from '../parts/said.js';
import { Yes } from '../parts/form/yes.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import { type PersonProps, seenAs } from './person.js';

export default function Merge({ person, reload }: PersonProps) {
  const act = useAct(reload);
  const [other, setOther] = useState<Found | null>(null);
  const into = other?.playerId ?? null;
  const choose = async (found: Found): Promise<boolean> => {
    setOther(found);
    return true;
  };
  const merge = async (): Promise<void> => {
    if (into === null) return;
    await act.send((sending) =>
      answerOf(club.POST('/v1/players/{id}/merge', { ...seenAs(person, sending), body: { into } })),
    );
  };
  return (
    <div class="card stack">
      <PersonFinder
        seated={new Set([person.id])}
        coming={[]}
        unknownText="people.none"
        onFound={choose}
        onTyped={() => {
          act.forget();
          setOther(null);
        }}
      />
      {into !== null && (
        <div key={into} class="stack">
          <p>{t('merge.means', { name: inText(person.name), other: inText(other?.name ?? '') })}</p>
          <p class="row">
            <a href={`/p/${into}`}>{t('merge.page')}</a>
          </p>
          <Yes act={act} onAct={() => void merge()}>
            {t('merge.yes')}
          </Yes>
        </div>
      )}
    </div>
  );
}
