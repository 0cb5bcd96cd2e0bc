/** The prizes as they are set, and how a part of them is changed while the rest stays. */
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import type { Act } from '../../act.js';
import { digitsOf } from '../../parts/form/amount.js';
import { club, facts } from '../../session.js';
import type { Tournament } from '../../tournament.js';
import { seen, useDesk, useDeskAct } from '../desk.js';

type Terms = Schemas['PrizesDto'];
export type Counted = NonNullable<Terms['counts']>;

interface SetPrizes {
  readonly prizes: Tournament['prizes'];
  /** What its amounts are in; null: they are numbers. */
  readonly currency: string | null;
  /** Whether an amount is a whole number because the club has no currency. */
  readonly hasNoCurrency: boolean;
  /** How many of the smallest unit make one of it. */
  readonly unit: number;
  /** Whose fees are in the pool. */
  readonly counts: Counted;
  readonly act: Act;
  /** Sends what becomes of them; answers whether it is done. */
  readonly change: (changed: (now: Partial<Terms>) => Partial<Terms>) => Promise<boolean>;
}

export function usePrizes(): SetPrizes {
  const { id, prizes, version } = useDesk().tournament;
  const act = useDeskAct();
  // Amounts that were saved without a currency stay numbers without one, whatever the club counts in since.
  const { entryFee = 0, added = 0, sidePools = [] } = prizes ?? {};
  const hasAmounts = [entryFee, added, ...sidePools.map(({ fee }) => fee)].some((amount) => amount > 0);
  const currency = prizes?.currency ?? (hasAmounts ? null : (facts.value?.currency ?? null));
  const hasNoCurrency = currency === null && facts.value?.currency === null;
  // Prizes that were set before there was this choice say nothing of it.
  const counts = prizes === null ? 'plays' : (prizes.counts ?? 'entered');
  const change: SetPrizes['change'] = async (changed) => {
    const done = await act.send((sending) => {
      const { currency: named, ...rest } = changed({ ...prizes, counts });
      const body = { prizes: currency === null ? rest : { ...rest, currency: named ?? currency } };
      const params = { path: { id }, header: { 'If-Match': String(version) } };
      return answerOf(club.PATCH('/v1/tournaments/{id}', { ...seen(sending, version), params, body }));
    });
    return done !== null;
  };
  return { prizes, currency, hasNoCurrency, unit: 10 ** digitsOf(currency), counts, act, change };
}
