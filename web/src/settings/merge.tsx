/** Two records of one person: this one goes into another, which is found by name. With the words of a chouette. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Shown } from '../parts/page/shown.js';
import { type Found, PersonFinder } from '../parts/people/person-finder.js';
import { namesakesOf } from '../parts/people/which.js';
import { inText } from '../parts/said.js';
import { Yes } from '../parts/form/yes.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';
import { type PersonProps, seenAs, toldAs } from './person.js';

export default function Merge({ person, reload }: PersonProps) {
  const act = useAct(reload);
  const [other, setOther] = useState<Found | null>(null);
  const into = other?.playerId ?? null;
  // All of the name at this moment, not only those who are listed or found: a merge cannot be undone.
  const namesakes = useView(`namesakes of ${person.name} beside ${into}`, [], async () =>
    into === null ? [] : namesakesOf(person.name),
  );
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
          <Shown view={namesakes}>
            {(named) => {
              const among = [...named.filter(({ id }) => id !== person.id), person];
              const chosen = among.find(({ id }) => id === into);
              const stays = chosen === undefined ? (other?.name ?? '') : toldAs(chosen, among);
              return (
                <>
                  <p>{t('merge.means', { name: inText(toldAs(person, among)), other: inText(stays) })}</p>
                  <p class="row">
                    <a href={`/p/${into}`}>{t('merge.page')}</a>
                  </p>
                  <Yes act={act} onAct={() => void merge()}>
                    {t('merge.yes')}
                  </Yes>
                </>
              );
            }}
          </Shown>
        </div>
      )}
    </div>
  );
}
