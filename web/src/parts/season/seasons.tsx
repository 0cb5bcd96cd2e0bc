import { answerOf } from '../../../../client/src/index.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { useView } from '../../view.js';
import { Name } from '../page/shown.js';

const LATEST = 5;

/** The ways to the latest points races; nothing where the club has none. */
export function Seasons({ player }: { readonly player?: string }) {
  const view = useView('seasons', [], async () => {
    const { items } = await answerOf(club.GET('/v1/seasons', { params: { query: { limit: LATEST } } }));
    return items;
  });
  if (view.data === null || view.data.length === 0) return null;
  return (
    <section class="card">
      <h2>{t('seasons.title')}</h2>
      <ul class="list">
        {view.data.map(({ id, name }) => (
          <li key={id}>
            <a href={player === undefined ? `/s/${id}` : `/s/${id}?player=${player}`}>
              <Name>{name}</Name>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
