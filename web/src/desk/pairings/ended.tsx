/** A tournament that is over: who has won it, and where the standings and the prizes are. */
import { Name, Shown } from '../../parts/page/shown.js';
import { useStandings } from '../../parts/matches/standings.js';
import { t } from '../../texts/index.js';
import { useDesk } from '../desk.js';

export function Ended() {
  const { id, prizes } = useDesk().tournament;
  const view = useStandings(id);
  return (
    <section class="card">
      <Shown view={view}>
        {({ rows }) => (
          <h2>
            {t('queue.won-by')}{' '}
            {rows
              .filter(({ place }) => place === 1)
              .map(({ entryId, name }) => (
                <Name key={entryId}>{name}</Name>
              ))}
          </h2>
        )}
      </Shown>
      <p class="row">
        {(['standings', 'prizes'] as const).map(
          (part) =>
            (part === 'standings' || prizes !== null) && (
              <a key={part} class="button" href={`/t/${id}?show=${part}`}>
                {t(`show.${part}`)}
              </a>
            ),
        )}
      </p>
    </section>
  );
}
