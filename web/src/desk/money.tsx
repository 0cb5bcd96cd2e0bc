/** Fees and prizes: what an entry costs, who has paid, what there is to win. */
import type { Schemas } from '../../../client/src/index.js';
import { moneyOf } from '../parts/said.js';
import { Loaded } from '../parts/page/loaded.js';
import { isDirector } from '../session.js';
import { t } from '../texts/index.js';
import { useDesk } from './desk.js';

/** Scorers set nothing of it, and directors little. */
const loadTerms = () => import('./prizes/prize-terms.js');
const loadPrizes = async () => ({ default: (await import('../parts/matches/prizes.js')).Prizes });

/** @param isShown what there is to win is asked for only while it is looked at */
export function Money({ isShown }: { readonly isShown: boolean }) {
  const { tournament, apart } = useDesk();
  const { id, prizes } = tournament;
  const fee = prizes?.entryFee ?? 0;
  const currency = prizes?.currency ?? null;
  const ofFees = ({ expected, paid }: Schemas['FeesSoFarDto']): string =>
    t('money.paid', { paid, all: expected, sum: moneyOf(paid * fee, currency) });
  return (
    <div class="columns">
      {isDirector() && <Loaded load={loadTerms} given={{}} />}
      {!isDirector() && prizes === null && <p class="quiet">{t('money.none')}</p>}
      {prizes !== null && (
        <section class="card">
          <h2>{t('show.prizes')}</h2>
          {isShown && <Loaded load={loadPrizes} given={{ id, apart, ...(fee > 0 && { ofFees }) }} />}
        </section>
      )}
    </div>
  );
}
