/** What a director sets of fees and prizes; what few set is folded away: how they are split, and side pools. */
import './prizes.css';
import { t } from '../../parts/matches/prize-words.js';
import { useDesk } from '../desk.js';
import { Fees } from './fees.js';
import { Folded } from './folded.js';
import { SidePools } from './side-pools.js';
import { Split } from './split.js';

export default function PrizeTerms() {
  const { prizes, status } = useDesk().tournament;
  const over = status === 'finished' && <p class="quiet">{t('split.over')}</p>;
  return (
    <div class="stack">
      <Fees />
      {prizes !== null && (
        <Folded title={t('split.title')} kind="card">
          {over}
          <Split />
        </Folded>
      )}
      <Folded title={t('pool.title')} kind="card">
        {over}
        <SidePools />
      </Folded>
    </div>
  );
}
