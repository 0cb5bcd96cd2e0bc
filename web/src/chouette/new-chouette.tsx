/** A new chouette: who sits at the table, from the box on, what a point is worth, one cube or several, by which house rules. With the words of a beginning and of a chouette. */
import { useEffect, useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Choice } from '../parts/form/choice.js';
import { ReadyButton } from '../parts/form/ready-button.js';
import { Stake, stakeIn } from '../parts/form/stake.js';
import { useKeptEntry } from '../parts/page/kept-entry.js';
import { useKeptFocus } from '../parts/page/kept-focus.js';
import { ChosenPeople } from '../parts/people/chosen-people.js';
import { type Found, PersonFinder, withPerson } from '../parts/people/person-finder.js';
import { playerIdsOf, thoseAtFirst } from '../parts/people/players.js';
import { go } from '../router.js';
import { club, facts } from '../session.js';
import type { Variant } from '../parts/rules/variant-name.js';
import { t } from '../texts/index.js';
import { HouseFields } from './house-fields.js';
import { type ChosenRules, type Cubes, askedOf } from './house-rules.js';

const FEWEST = 3;
const CUBES: readonly Cubes[] = ['multi', 'single'];
/** The house rules that the host has chosen: at first none. */
const NO_RULES: ChosenRules = {};
/** What a point is worth where the host says nothing else. */
const STAKE = '1';

interface Kept {
  readonly people: readonly Found[];
  readonly stake: string;
  readonly cubes: Cubes;
  /** Null: backgammon. */
  readonly variant: Variant | null;
  readonly rules: ChosenRules;
}

export default function NewChouette() {
  const act = useAct();
  const [kept, keep] = useKeptEntry<Kept>('new-chouette');
  const [first] = useState(() => kept?.people ?? thoseAtFirst());
  const [people, setPeople] = useState(first);
  const [stake, setStake] = useState(kept?.stake ?? STAKE);
  const [cubes, setCubes] = useState<Cubes>(kept?.cubes ?? 'multi');
  const [variant, setVariant] = useState(kept?.variant ?? null);
  const [rules, setRules] = useState(kept?.rules ?? NO_RULES);
  const isUntouched =
    people === first && stake === STAKE && cubes === 'multi' && variant === null && rules === NO_RULES;
  const isNothing = act.state === 'done' || (kept === null && isUntouched);
  useEffect(
    () => keep(isNothing ? null : { people, stake, cubes, variant, rules }),
    [people, stake, cubes, variant, rules, isNothing],
  );
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
        ...(variant === null ? {} : { variant }),
        rules: { cubes, ...askedOf(rules, cubes) },
      };
      return answerOf(club.POST('/v1/chouettes', { headers, body }));
    });
    // The page may be gone before it has heard that it is done.
    if (opened !== null) keep(null);
    if (opened !== null && act.isHere()) go(`/c/${opened.id}`);
  };
  const fields = useKeptFocus<HTMLDivElement>();
  const missing = (): string | null => {
    if (people.length < FEWEST) return t('missing.seats', { count: people.length });
    return worth === null ? t('missing.stake') : null;
  };
  return (
    <div class="form" ref={fields}>
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
      <HouseFields
        variant={variant}
        onVariant={setVariant}
        rules={rules}
        cubes={cubes}
        onChange={(part) => setRules((now) => ({ ...now, ...part }))}
      />
      <ReadyButton act={act} missing={missing()} onAct={() => void open()}>
        {people.length === 0 ? t('begin.begin') : t('chouette.open', { count: people.length })}
      </ReadyButton>
    </div>
  );
}
