/** Two records of one person: this one goes into another, which is found by name. With the words of a chouette. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { type Act, useAct } from '../act.js';
import { Check } from '../parts/form/check.js';
import { Shown } from '../parts/page/shown.js';
import { type Found, PersonFinder } from '../parts/people/person-finder.js';
import { isSameName, namesakesOf } from '../parts/people/which.js';
import { inText } from '../parts/said.js';
import { Yes } from '../parts/form/yes.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';
import { type PersonProps, seenAs, toldAs } from './person.js';

/** Where the two records have been two people: in matches with each other that are over, and in tournaments. */
interface Both {
  readonly matches: number;
  readonly tournaments: readonly string[];
}

/** The latest tournaments of each: the service gives no more at once. */
const LATEST = 200;

async function bothOf(one: string, other: string): Promise<Both> {
  const tournamentsOf = async (id: string) => {
    const params = { path: { id }, query: { limit: LATEST } };
    return (await answerOf(club.GET('/v1/players/{id}/tournaments', { params }))).items;
  };
  const params = { path: { id: one, other }, query: { limit: 1 } };
  const [{ player, opponent }, played, others] = await Promise.all([
    answerOf(club.GET('/v1/players/{id}/head-to-head/{other}', { params })),
    tournamentsOf(one),
    tournamentsOf(other),
  ]);
  const theirs = new Set(others.map(({ id }) => id));
  return {
    matches: player.matchesWon + opponent.matchesWon,
    tournaments: played.filter(({ id }) => theirs.has(id)).map(({ name }) => name),
  };
}

export default function Merge({ person, reload }: PersonProps) {
  const act = useAct(reload);
  const [other, setOther] = useState<Found | null>(null);
  const into = other?.playerId ?? null;
  // All of the name at this moment, not only those who are listed or found: a merge cannot be undone.
  const view = useView(`merge of ${person.id} named ${person.name} into ${into}`, [], async () => {
    if (into === null || other === null) return null;
    const [both, own, theirs] = await Promise.all([
      bothOf(person.id, into),
      namesakesOf(person.name),
      isSameName(person.name, other.name) ? [] : namesakesOf(other.name),
    ]);
    const named = [...own, ...theirs];
    return { named, both };
  });
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
          <Shown view={view}>
            {(known) => {
              if (known === null) return null;
              const among = [...known.named.filter(({ id }) => id !== person.id), person];
              const chosen = among.find(({ id }) => id === into);
              const stays = chosen === undefined ? (other?.name ?? '') : toldAs(chosen, among);
              return (
                <>
                  <p>{t('merge.means', { name: inText(toldAs(person, among)), other: inText(stays) })}</p>
                  <p class="row">
                    <a href={`/p/${into}`}>{t('merge.page')}</a>
                  </p>
                  <Answer act={act} both={known.both} onYes={() => void merge()} />
                </>
              );
            }}
          </Shown>
        </div>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly act: Act;
  readonly both: Both;
  readonly onYes: () => void;
}

/** The yes. Where the two records look like two people it says why, and waits until the director has said that they are one. */
function Answer({ act, both: { matches, tournaments }, onYes }: AnswerProps) {
  const [isOne, sayOne] = useState(false);
  const areTwo = matches > 0 || tournaments.length > 0;
  return (
    <>
      {areTwo && (
        <div class="notice stack">
          <div class="stack" role="status">
            <p>{t('merge.two')}</p>
            {matches > 0 && <p>{t('merge.met', { count: matches })}</p>}
            {tournaments.length > 0 && <p>{t('merge.entered', { names: tournaments.map(inText).join(', ') })}</p>}
          </div>
          <Check label={t('merge.one')} checked={isOne} onChange={sayOne} />
        </div>
      )}
      <Yes act={act} disabled={areTwo && !isOne} onAct={onYes}>
        {t('merge.yes')}
      </Yes>
    </>
  );
}
