/** Who goes on when the groups, or the rounds of a Swiss, are played: a director reads it before the next stage is drawn. */
import { partName } from '../../parts/matches/part.js';
import { useStandings } from '../../parts/matches/standings.js';
import { inText } from '../../parts/said.js';
import { Shown } from '../../parts/page/shown.js';
import { t } from '../../texts/index.js';

export default function Qualified({ id }: { readonly id: string }) {
  const view = useStandings(id);
  return (
    <Shown view={view}>
      {({ tables }) => (
        <>
          <p>{t('round.go-on')}</p>
          <ul class="bullets">
            {tables.map(({ group, rows }) => {
              const names = rows.flatMap(({ name, qualifies }) => (qualifies ? [inText(name)] : [])).join(', ');
              return <li key={group}>{group === null ? names : `${partName(group)}: ${names}`}</li>;
            })}
          </ul>
        </>
      )}
    </Shown>
  );
}
