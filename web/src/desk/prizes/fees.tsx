/** What an entry costs, and what the club adds and keeps. */
import { useState } from 'preact/hooks';
import { ActButton } from '../../act.js';
import { amountIn, percentIn } from '../../parts/form/amount.js';
import { Form } from '../../parts/form/form.js';
import { Select } from '../../parts/form/select.js';
import { moneyOf } from '../../parts/said.js';
import { t } from '../../parts/matches/prize-words.js';
import { type Counted, usePrizes } from './terms.js';

type Amount = 'entryFee' | 'added' | 'houseShare';

const COUNTED: readonly Counted[] = ['plays', 'paid', 'entered'];

export function Fees() {
  const { prizes, currency, hasNoCurrency, unit, counts, act, change } = usePrizes();
  // Only what was typed stands against what is set now: what another director sets is shown in the other fields, and kept.
  const [typed, setTyped] = useState<Readonly<Partial<Record<Amount, string> & { counts: Counted }>>>({});
  const set = {
    entryFee: String((prizes?.entryFee ?? 0) / unit),
    added: String((prizes?.added ?? 0) / unit),
    houseShare: String(prizes?.houseShare ?? 0),
  };
  const { entryFee, added, houseShare } = { ...set, ...typed };
  const amounts = {
    entryFee: amountIn(entryFee, currency),
    added: amountIn(added, currency),
    houseShare: percentIn(houseShare),
  };
  const isWhole = Object.values(amounts).every((each) => each !== null);
  const save = async (): Promise<void> => {
    const isDone = await change((now) => ({
      ...now,
      entryFee: amounts.entryFee ?? 0,
      added: amounts.added ?? 0,
      houseShare: amounts.houseShare ?? 0,
      ...(typed.counts !== undefined && { counts: typed.counts }),
    }));
    // What was typed while it was on its way is not saved yet.
    if (isDone) setTyped((now) => (now === typed ? {} : now));
  };
  const amount = (label: string, name: Amount, value: string) => (
    <label>
      {label}
      <input
        inputMode="decimal"
        data-field={`/prizes/${name}`}
        data-unit={name === 'houseShare' ? 1 : unit}
        autocomplete="off"
        value={value}
        aria-invalid={amounts[name] === null}
        onInput={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
      />
    </label>
  );
  return (
    <section class="card">
      <h2>{t('money.fees')}</h2>
      <Form onSend={() => void save()}>
        {amount(t('money.fee', { currency: currency ?? '' }), 'entryFee', entryFee)}
        {amount(t('money.added', { currency: currency ?? '' }), 'added', added)}
        {amount(t('money.share'), 'houseShare', houseShare)}
        <Select
          label={t('fees.counted')}
          of={COUNTED}
          chosen={typed.counts ?? counts}
          onChoose={(chosen) => setTyped({ ...typed, counts: chosen })}
          textOf={(each) => t(`fees.${each}`)}
          field="/prizes/counts"
        />
        {!isWhole && (
          <p class="quiet" role="status">
            {t('money.amounts', { example: moneyOf(Math.floor(7.5 * unit), currency) })}
            {hasNoCurrency && (amounts.entryFee === null || amounts.added === null) && ` ${t('fees.whole')}`}
          </p>
        )}
        <ActButton act={act} disabled={!isWhole}>
          {t('money.save')}
        </ActButton>
      </Form>
    </section>
  );
}
