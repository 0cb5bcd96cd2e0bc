/** Fees and prizes: what an entry costs, who has paid, what there is to win. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { ActButton } from '../act.js';
import { moneyOf } from '../parts/said.js';
import { Prizes } from '../parts/standings.js';
import { club, facts, isDirector } from '../session.js';
import { t } from '../texts/index.js';
import { seen, useDesk, useDeskAct } from './desk.js';

export function Money() {
  const { tournament } = useDesk();
  const { id, prizes, entries } = tournament;
  const fee = prizes?.entryFee ?? 0;
  const currency = prizes?.currency ?? null;
  const paid = entries.filter((entry) => entry.paid === true).length;
  return (
    <div class="columns">
      {isDirector() && <Fees />}
      {prizes !== null && (
        <section class="card">
          <h2>{t('show.prizes')}</h2>
          {fee > 0 && <p>{t('money.paid', { paid, all: entries.length, sum: moneyOf(paid * fee, currency) })}</p>}
          <Prizes id={id} />
        </section>
      )}
    </div>
  );
}

/** Digits of the smallest unit: 2 for euros, 0 for yen. */
function digitsOf(currency: string | null): number {
  if (currency === null) return 0;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

function Fees() {
  const { tournament } = useDesk();
  const { id, prizes, version } = tournament;
  const act = useDeskAct();
  const currency = prizes?.currency ?? facts.value?.currency ?? null;
  const unit = 10 ** digitsOf(currency);
  const [fee, setFee] = useState(String((prizes?.entryFee ?? 0) / unit));
  const [added, setAdded] = useState(String((prizes?.added ?? 0) / unit));
  const [share, setShare] = useState(String(prizes?.houseShare ?? 0));
  const save = () =>
    act.run((sending) => {
      const changed = {
        ...prizes,
        entryFee: Math.round(Number(fee) * unit),
        added: Math.round(Number(added) * unit),
        houseShare: Number(share),
      };
      const { currency: named, ...rest } = changed;
      const body = { prizes: currency === null ? rest : { ...rest, currency: named ?? currency } };
      return answerOf(
        club.PATCH('/v1/tournaments/{id}', {
          ...seen(sending, version),
          params: { path: { id }, header: { 'If-Match': String(version) } },
          body,
        }),
      );
    });
  const amount = (label: string, value: string, change: (text: string) => void) => (
    <label>
      {label}
      <input
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        value={value}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    </label>
  );
  return (
    <section class="card">
      <h2>{t('money.fees')}</h2>
      <div class="form">
        {amount(t('money.fee', { currency: currency ?? '' }), fee, setFee)}
        {amount(t('money.added', { currency: currency ?? '' }), added, setAdded)}
        {amount(t('money.share'), share, setShare)}
        <ActButton act={act} onAct={() => void save()}>
          {t('money.save')}
        </ActButton>
      </div>
    </section>
  );
}
