/** Side pools: lists of entrants who play for money of their own. */
import { useRef, useState } from 'preact/hooks';
import type { Schemas } from '../../../../client/src/index.js';
import { ActButton } from '../../act.js';
import { amountIn } from '../../parts/form/amount.js';
import { Form } from '../../parts/form/form.js';
import { Asked } from '../../parts/form/yes.js';
import { Find, SHORT_LIST, isFound } from '../../parts/page/find.js';
import { useKeptFocus } from '../../parts/page/kept-focus.js';
import { Name } from '../../parts/page/shown.js';
import { moneyOf } from '../../parts/said.js';
import { t } from '../../texts/index.js';
import { useDesk } from '../desk.js';
import { WhichEntrant } from '../entries/which-entrant.js';
import { Folded } from './folded.js';
import { usePrizes } from './terms.js';

type SidePool = Schemas['SidePoolDto'];

export function SidePools() {
  const pools = useDesk().tournament.prizes?.sidePools ?? [];
  const list = useKeptFocus<HTMLDivElement>();
  const keys = useKeys(pools);
  return (
    <div class="stack" ref={list}>
      <p class="quiet">{t('pool.text')}</p>
      {pools.map((pool, nth) => (
        <Folded key={keys[nth]} title={<PoolTitle pool={pool} />}>
          <div class="stack">
            <PoolForm nth={nth} pool={pool} />
            <Removal nth={nth} pool={pool} />
          </div>
        </Folded>
      ))}
      <Folded title={t('pool.new')}>
        <PoolForm nth={pools.length} pool={null} />
      </Folded>
    </div>
  );
}

/** Each pool keeps its key whatever its place is by then, and under another name where none has come or gone. */
function useKeys(pools: readonly SidePool[]): readonly number[] {
  const known = useRef<readonly { readonly key: number; readonly name: string }[]>([]);
  const left = new Set(known.current);
  let last = Math.max(0, ...known.current.map(({ key }) => key));
  const take = (one: (typeof known.current)[number] | undefined): number | undefined =>
    one !== undefined && left.delete(one) ? one.key : undefined;
  const named = pools.map(({ name }) => take([...left].find((each) => each.name === name)));
  const isOnlyRenamed = pools.length === known.current.length;
  const keys = named.map((key, nth) => key ?? (isOnlyRenamed ? take(known.current[nth]) : undefined) ?? ++last);
  known.current = pools.map(({ name }, nth) => ({ name, key: keys[nth] ?? 0 }));
  return keys;
}

function PoolTitle({ pool: { name, entries } }: Pick<PoolProps, 'pool'>) {
  return (
    <span>
      <Name>{name}</Name> · {t('pool.count', { count: entries.length })}
    </span>
  );
}

interface PoolProps {
  /** Its place among them. */
  readonly nth: number;
  readonly pool: SidePool;
}

/** Only what was typed and ticked: what another director sets is shown in the rest, and kept. */
interface Typed {
  readonly name?: string;
  readonly fee?: string;
  readonly ticked: Readonly<Record<string, boolean>>;
}

const NOTHING: Typed = { ticked: {} };

/** `pool`: the one that is changed; null: a new one. */
function PoolForm({ nth, pool }: Omit<PoolProps, 'pool'> & { readonly pool: SidePool | null }) {
  const { entries } = useDesk().tournament;
  const { prizes, currency, hasNoCurrency, unit, act, change } = usePrizes();
  const [typed, setTyped] = useState(NOTHING);
  const [wanted, setWanted] = useState('');
  const type = (part: Partial<Typed>): void => {
    setTyped({ ...typed, ...part });
    act.forget();
  };
  const name = typed.name ?? pool?.name ?? '';
  const typedFee = typed.fee ?? (pool === null ? '' : String(pool.fee / unit));
  const fee = amountIn(typedFee, currency);
  const isIn = (id: string): boolean => typed.ticked[id] ?? pool?.entries.includes(id) ?? false;
  const listed = entries
    .filter(({ id, status }) => isIn(id) || status === 'entered' || status === 'checked-in')
    .sort((one, other) => one.name.localeCompare(other.name));
  const others = (prizes?.sidePools ?? []).filter((_each, place) => place !== nth);
  const isTaken = others.some((each) => each.name === name.trim());
  const isSame = typed === NOTHING;
  const save = async (): Promise<void> => {
    const saved = { name: name.trim(), fee: fee ?? 0, entries: listed.map(({ id }) => id).filter(isIn) };
    const isDone = await change((now) => {
      const pools = now.sidePools ?? [];
      return {
        ...now,
        sidePools: pool === null ? [...pools, saved] : pools.map((each, place) => (place === nth ? saved : each)),
      };
    });
    // What was typed while it was on its way is not saved yet.
    if (isDone) setTyped((now) => (now === typed ? NOTHING : now));
  };
  return (
    <Form onSend={() => void save()}>
      <label>
        {t('pool.name')}
        <input
          value={name}
          data-field={`/prizes/sidePools/${nth}/name`}
          maxLength={100}
          autocomplete="off"
          placeholder={t('pool.usual-name')}
          onInput={({ currentTarget }) => type({ name: currentTarget.value })}
        />
      </label>
      {isTaken && (
        <p class="quiet" role="status">
          {t('pool.taken')}
        </p>
      )}
      <label>
        {t('pool.fee', { currency: currency ?? '' })}
        <input
          inputMode="decimal"
          data-field={`/prizes/sidePools/${nth}/fee`}
          data-unit={unit}
          autocomplete="off"
          value={typedFee}
          aria-invalid={typedFee !== '' && fee === null}
          onInput={({ currentTarget }) => type({ fee: currentTarget.value })}
        />
      </label>
      {typedFee.trim() !== '' && fee === null && (
        <p class="quiet" role="status">
          {t('pool.fee-number', { example: moneyOf(Math.floor(7.5 * unit), currency) })}
          {hasNoCurrency && ` ${t('fees.whole')}`}
        </p>
      )}
      <fieldset class="stack">
        <legend>{t('pool.who')}</legend>
        {entries.length === 0 && <p class="quiet">{t('pool.nobody')}</p>}
        {entries.length > SHORT_LIST && <Find label={t('tonight.find')} wanted={wanted} onWanted={setWanted} />}
        <div class="names">
          {listed.map((entry) => (
            <label key={entry.id} class="check" hidden={!isFound(wanted, [entry.name])}>
              <input
                type="checkbox"
                checked={isIn(entry.id)}
                onChange={({ currentTarget }) =>
                  type({ ticked: { ...typed.ticked, [entry.id]: currentTarget.checked } })
                }
              />
              <span>
                <Name>{entry.name}</Name>
                <WhichEntrant entry={entry} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <ActButton act={act} disabled={isSame || isTaken || fee === null || name.trim() === ''}>
        {t(pool === null ? 'pool.make' : 'pool.save')}
      </ActButton>
    </Form>
  );
}

function Removal({ nth, pool }: PoolProps) {
  const { act, change } = usePrizes();
  const remove = (): Promise<boolean> =>
    change((now) => ({ ...now, sidePools: (now.sidePools ?? []).filter((_each, place) => place !== nth) }));
  return (
    <Asked
      act={act}
      question={t('pool.remove')}
      means={t('pool.remove-means', { count: pool.entries.length })}
      yes={t('pool.remove-yes')}
      no={t('whole.no')}
      onYes={remove}
    />
  );
}
