/** The people of the club, by rating or by name. With the words of the first page. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../../client/src/index.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import { useView } from '../../view.js';
import { Find } from '../page/find.js';
import { Name, Shown } from '../page/shown.js';
import { useApart } from './apart.js';

export default function Everybody() {
  const [wanted, setWanted] = useState('');
  const q = wanted.trim();
  const view = useView(`people ${q}`, [], async () => {
    const query = { limit: 12 };
    if (q === '') {
      const { items } = await answerOf(club.GET('/v1/ratings', { params: { query } }));
      return items.map(({ playerId, name, rating }) => ({ playerId, name, rating }));
    }
    const { items } = await answerOf(club.GET('/v1/players', { params: { query: { ...query, q } } }));
    return items.map(({ id, name }) => ({ playerId: id, name, rating: null }));
  });
  const apart = useApart(view.data ?? []);
  return (
    <section class="card">
      <h2>{t('tonight.people')}</h2>
      <Find label={t('tonight.find')} wanted={wanted} onWanted={setWanted} />
      <Shown view={view}>
        {(people) => (
          <ol class="list">
            {apart(people).map(({ playerId, name, rating }) => (
              <li key={playerId}>
                <a href={`/p/${playerId}`}>
                  <Name>{name}</Name>
                  {rating !== null && <span class="push number">{Math.round(rating)}</span>}
                </a>
              </li>
            ))}
            {people.length === 0 && <li class="quiet">{t(q === '' ? 'tonight.no-ratings' : 'tonight.not-found')}</li>}
          </ol>
        )}
      </Shown>
    </section>
  );
}
