/** Fees and prizes: what an entry costs, who has paid, what there is to win. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton } from '../act.js';
import { amountIn, digitsOf, percentIn } from '../parts/form/amount.js';
import { Form } from '../parts/form/form.js';
import { moneyOf } from '../parts/said.js';
import { Prizes } from '../parts/matches/prizes.js';
import { club, facts, isDirector } from '../session.js';
import { t } from '../texts/index.js';
import { seen, useDesk, useDeskAct } from './desk.js';

/** @param isShown what there is to win is asked for only while it is looked at */
export function Money({ isShown }: { readonly isShown: boolean }) {
  const { id, prizes } = useDesk().tournament;
  const fee = prizes?.entryFee ?? 0;
  const currency = prizes?.currency ?? null;
  const ofFees = ({ expected, paid }: Schemas['FeesSoFarDto']): string =>
    t('money.paid', { paid, all: expected, sum: moneyOf(paid * fee, currency) });
  return (
    <div class="columns">
      {isDirector() && <Fees />}
      {!isDirector() && prizes === null && <p class="quiet">{t('money.none')}</p>}
      {prizes !== null && (
        <section class="card">
          <h2>{t('show.prizes')}</h2>
          {isShown && <Prizes id={id} {...(fee > 0 && { ofFees })} />}
        </section>
      )}
    </div>
  );
}

type Amount = 'entryFee' | 'added' | 'houseShare';

function Fees() {
  const { tournament } = useDesk();
  const { id, prizes, version } = tournament;
  const act = useDeskAct();
  // Amounts that were saved without a currency stay numbers without one, whatever the club counts in since.
  const hasAmounts = (prizes?.entryFee ?? 0) > 0 || (prizes?.added ?? 0) > 0;
  const currency = prizes?.currency ?? (hasAmounts ? null : (facts.value?.currency ?? null));
  const unit = 10 ** digitsOf(currency);
  // Only what was typed stands against what is set now: what another director sets is shown in the other fields, and kept.
  const [typed, setTyped] = useState<Readonly<Partial<Record<Amount, string>>>>({});
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
    const done = await act.run((sending) => {
      const changed = {
        ...prizes,
        entryFee: amounts.entryFee ?? 0,
        added: amounts.added ?? 0,
        houseShare: amounts.houseShare ?? 0,
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
    // What was typed while it was on its way is not saved yet.
    if (done !== null) setTyped((now) => (now === typed ? {} : now));
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
        {!isWhole && (
          <p class="quiet" role="status">
            {t('money.amounts', { example: moneyOf(Math.floor(7.5 * unit), currency) })}
          </p>
        )}
        <ActButton act={act} disabled={!isWhole}>
          {t('money.save')}
        </ActButton>
      </Form>
    </section>
  );
}
