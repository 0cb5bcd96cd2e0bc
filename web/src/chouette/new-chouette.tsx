/** A new chouette: who sits at the table, from the box on, what a point is worth, one cube or several. */
import { useEffect, useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { ActButton, useAct } from '../act.js';
import { amountIn, digitsOf } from '../parts/form/amount.js';
import { useKeptEntry } from '../parts/page/kept-entry.js';
import { ChosenPeople } from '../parts/people/chosen-people.js';
import { type Found, PersonFinder, withPerson } from '../parts/people/person-finder.js';
import { go } from '../router.js';
import { club, facts, me } from '../session.js';
import { t } from '../texts/index.js';

const FEWEST = 3;
const CUBES = ['multi', 'single'] as const;

/** A player who begins one sits at it; the others are free to be the host of one without them. */
function atFirst(): readonly Found[] {
  const { playerId = null, name = null, role } = me.value ?? {};
  return role === 'player' && playerId !== null ? [{ playerId, name: name ?? '' }] : [];
}

interface Kept {
  readonly people: readonly Found[];
  readonly stake: string;
  readonly cubes: (typeof CUBES)[number];
}

export default function NewChouette() {
  const act = useAct();
  const [kept, keep] = useKeptEntry<Kept>('new-chouette');
  const [people, setPeople] = useState(() => kept?.people ?? atFirst());
  const [stake, setStake] = useState(kept?.stake ?? '1');
  const [cubes, setCubes] = useState(kept?.cubes ?? 'multi');
  const isOpened = act.state === 'done';
  useEffect(() => keep(isOpened ? null : { people, stake, cubes }), [people, stake, cubes, isOpened]);
  const currency = facts.value?.currency ?? null;
  const worth = amountIn(stake, currency);
  const seated = new Set(people.flatMap(({ playerId }) => (playerId === null ? [] : [playerId])));
  const coming = people.map(({ name }) => name);
  const sit = async (found: Found): Promise<boolean> => {
    setPeople((now) => withPerson(now, found));
    return true;
  };
  const open = async (): Promise<void> => {
    const opened = await act.send(async ({ headers }) => {
      const key = headers['idempotency-key'] ?? '';
      const players: string[] = [];
      // One write for each new person and one for the table, each under a key of its own: repeated, they make no second one.
      for (const [place, found] of people.entries()) {
        const { playerId, name } = found;
        const person = { headers: { 'idempotency-key': `${key}-person-${place}` }, body: { name } };
        const id = playerId ?? (await answerOf(club.POST('/v1/players', person))).id;
        // Who has been made is known to the club, though the table may be refused.
        setPeople((now) => now.map((each) => (each === found ? { playerId: id, name } : each)));
        players.push(id);
      }
      const body = {
        players,
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
  return (
    <div class="form">
      <p class="quiet">{t('chouette.who-sits')}</p>
      <ChosenPeople
        people={people}
        onChange={setPeople}
        tagOf={(place) => (place < 2 ? t(place === 0 ? 'chouette.box' : 'chouette.captain') : null)}
      />
      <PersonFinder seated={seated} coming={coming} onFound={sit} onTyped={act.forget} />
      <label>
        {currency === null ? t('chouette.stake') : t('chouette.stake-of', { currency })}
        <input
          inputMode="decimal"
          data-field="/stake"
          data-unit={10 ** digitsOf(currency)}
          value={stake}
          autocomplete="off"
          onInput={({ currentTarget }) => setStake(currentTarget.value)}
        />
      </label>
      {worth === null && stake.trim() !== '' && (
        <p class="quiet" role="status">
          {currency === null ? t('chouette.whole-stake') : t('chouette.stake-in', { currency })}
        </p>
      )}
      <fieldset class="stack">
        <legend>{t('chouette.cubes')}</legend>
        <div class="two">
          {CUBES.map((each) => (
            <button key={each} type="button" aria-pressed={cubes === each} onClick={() => setCubes(each)}>
              {t(`chouette.cubes-${each}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <ActButton act={act} disabled={people.length < FEWEST || worth === null} onAct={() => void open()}>
        {t('chouette.open', { count: people.length })}
      </ActButton>
    </div>
  );
}
