/** Who stands where on a ladder, how far each has moved since the draw, and who challenges whom. */
import { isMe } from '../../session.js';
import { t } from './words.js';
import type { Night } from '../../tournament.js';
import { PersonLink } from '../page/shown.js';
import { inText } from '../said.js';
import { type Row, isOverdue, openChallengeOf } from './ladder.js';

interface LadderTableProps extends Night {
  readonly rows: readonly Row[];
}

export function LadderTable({ rows, tournament, pairings }: LadderTableProps) {
  const drawn = tournament.draws.at(-1)?.order ?? [];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" class="number">
            {t('standings.place')}
          </th>
          <th scope="col">
            <span class="unseen">{t('ladder.moved')}</span>
          </th>
          <th scope="col">{t('standings.name')}</th>
          <th scope="col" class="number">
            {t('standings.wins')}
          </th>
          <th scope="col" class="number">
            {t('standings.played')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.entryId} class={isMe(row.playerId) ? 'mine' : undefined}>
            <td class="number">{row.place}</td>
            <td class="number small quiet">
              <Moved places={drawn.includes(row.entryId) ? drawn.indexOf(row.entryId) + 1 - row.place : 0} />
            </td>
            <th scope="row">
              <PersonLink id={row.playerId} name={row.name} /> {/* Who is expected back keeps the place. */}
              {row.status === 'withdrawn' && (
                <span class="tag warn">{t(row.until === 'end' ? 'entry.withdrawn' : 'ladder.away')}</span>
              )}
              <InChallenge row={row} pairings={pairings} />
            </th>
            <td class="number">{row.wins}</td>
            <td class="number">{row.played}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many places an entrant has gained, or lost. */
function Moved({ places }: { readonly places: number }) {
  if (places === 0) return null;
  const count = Math.abs(places);
  return (
    <>
      <span aria-hidden="true">{`${places > 0 ? '▲' : '▼'} ${count}`}</span>
      <span class="unseen">{t(places > 0 ? 'ladder.up' : 'ladder.down', { count })}</span>
    </>
  );
}

function InChallenge({ row, pairings }: Pick<Night, 'pairings'> & { readonly row: Row }) {
  const open = openChallengeOf(row, pairings);
  if (open === undefined) return null;
  const { pairing, other, isChallenger } = open;
  return (
    <span class="below quiet small">
      {t(isChallenger ? 'ladder.challenges' : 'ladder.challenged', { name: inText(other.name) })}{' '}
      {isOverdue(pairing) && <span class="tag bad">{t('ladder.late')}</span>}
    </span>
  );
}
