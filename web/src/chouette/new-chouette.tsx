/** A new chouette: who sits at the table, from the box on, what a point is worth, one cube or several. With the words of a beginning and of a chouette. */
import { useEffect, useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Choice } from '../parts/form/choice.js';
import { ReadyButton } from '../parts/form/ready-button.js';
import { Stake, stakeIn } from '../parts/form/stake.js';
import { useKeptEntry } from '../parts/page/kept-entry.js';
import { ChosenPeople } from '../parts/people/chosen-people.js';
import { type Found, PersonFinder, withPerson } from '../parts/people/person-finder.js';
import { playerIdsOf, thoseAtFirst } from '../parts/people/players.js';
import { go } from '../router.js';
import { club, facts } from '../session.js';
import { t } from '../texts/index.js';

const FEWEST = 3;
const CUBES = ['multi', 'single'] as const;

interface Kept {
  readonly people: readonly Found[];
  readonly stake: string;
  readonly cubes: (typeof CUBES)[number];
}

export default function NewChouette() {
  const act = useAct();
  const [kept, keep] = useKeptEntry<Kept>('new-chouette');
  const [people, setPeople] = useState(() => kept?.people ?? thoseAtFirst());
  const [stake, setStake] = useState(kept?.stake ?? '1');
  const [cubes, setCubes] = useState(kept?.cubes ?? 'multi');
  const isOpened = act.state === 'done';
  useEffect(() => keep(isOpened ? null : { people, stake, cubes }), [people, stake, cubes, isOpened]);
  const currency = facts.value?.currency ?? null;
  const worth = stakeIn(stake);
  const seated = new Set(people.flatMap(({ playerId }) => (playerId === null ? [] : [playerId])));
  const coming = people.map(({ name }) => name);
  const sit = async (found: Found): Promise<boolean> => {
    setPeople((now) => withPerson(now, found));
    return true;
  };
  const open = async (): Promise<void> => {
    const opened = await act.send(async ({ headers }) => {
      const players = await playerIdsOf(people, headers['idempotency-key'] ?? '', (found, made) =>
        setPeople((now) => now.map((each) => (each === found ? made : each))),
      );
      const body = {
        players: [...players],
        order: 'given' as const,
        dice: 'recorded' as const,
        stake: worth ?? 0,
        ...(currency === null ? {} : { currency }),
        rules: { cubes },
      };
      return answerOf(club.POST('/v1/chouettes', { headers, body }));
    });
    // The page may be gone before it has heard that it is done.
    if (opened !== null) keep(null);
    if (opened !== null && act.isHere()) go(`/c/${opened.id}`);
  };
  const missing = (): string | null => {
    if (people.length < FEWEST) return t('missing.seats', { count: people.length });
    return worth === null ? t('missing.stake') : null;
  };
  return (
    <div class="form">
      <p class="quiet">{t('chouette.who-sits')}</p>
      <ChosenPeople
        people={people}
        onChange={setPeople}
        tagOf={(place) => (place < 2 ? t(place === 0 ? 'chouette.box' : 'chouette.captain') : null)}
      />
      <PersonFinder seated={seated} coming={coming} onFound={sit} onTyped={act.forget} />
      <Stake typed={stake} onTyped={setStake} field="/stake" />
      <Choice
        legend={t('chouette.cubes')}
        of={CUBES}
        chosen={cubes}
        onChoose={setCubes}
        textOf={(each) => t(`chouette.cubes-${each}`)}
      />
      <ReadyButton act={act} missing={missing()} onAct={() => void open()}>
        {t('chouette.open', { count: people.length })}
      </ReadyButton>
    </div>
  );
}
