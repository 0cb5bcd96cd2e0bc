/** Before the draw: who has entered, and who of them is here. More than fit are shown in turn. */
import { Name } from '../parts/page/shown.js';
import { t } from '../texts/index.js';
import type { Night } from '../tournament.js';
import { HEADING, LINE, type Room, columnsIn, headingOf, pageOf } from './room.js';

interface EntrantsProps {
  readonly night: Night;
  readonly room: Room;
  readonly turn: number;
}

export function Entrants({ night: { tournament }, room, turn }: EntrantsProps) {
  const here = tournament.entries
    .filter(({ status }) => status === 'entered' || status === 'checked-in')
    .sort((one, other) => one.name.localeCompare(other.name));
  const across = columnsIn(room);
  const lines = Math.max(1, Math.floor((room.height - HEADING) / LINE));
  const { shown, nth, pages } = pageOf(here, lines * across, turn);
  return (
    <section>
      <h2>{headingOf(t('entries.count', { count: here.length }), nth, pages)}</h2>
      <ul class={here.length > lines && across > 1 ? 'calls beside' : 'calls'}>
        {shown.map(({ id, name, status }) => (
          <li key={id} class="entered">
            <span class="clip">
              <Name>{name}</Name>
            </span>
            {status === 'checked-in' && <span class="tag">{t('entries.checked-in')}</span>}
          </li>
        ))}
      </ul>
      {here.length === 0 && <p class="quiet">{t('entries.none')}</p>}
    </section>
  );
}
