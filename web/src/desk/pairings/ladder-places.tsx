/** The ladder as it stands, beside the queue of its challenges. */
import { LadderTable } from '../../parts/ladder/ladder-table.js';
import { useStandings } from '../../parts/matches/standings.js';
import { Shown } from '../../parts/page/shown.js';
import { t } from '../../parts/ladder/words.js';
import { useDesk } from '../desk.js';

export default function LadderPlaces() {
  const { tournament, pairings, apart } = useDesk();
  const view = useStandings(tournament.id);
  return (
    <section class="card">
      <h2>{t('format.ladder')}</h2>
      <Shown view={view}>
        {({ rows }) => (
          <div class="scroll" tabIndex={0} role="region" aria-label={t('format.ladder')}>
            <LadderTable tournament={tournament} pairings={pairings} rows={apart(rows)} />
          </div>
        )}
      </Shown>
    </section>
  );
}
