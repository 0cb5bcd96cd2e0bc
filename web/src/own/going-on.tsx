/**
 * Matches and money sessions outside of tournaments, the ladders on which the reader can challenge, and the tournaments in which
 * the reader plays no more; that nothing waits, where there is neither a match nor a ladder.
 */
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { inText } from '../parts/said.js';
import { Shown } from '../parts/page/shown.js';
import { club, me } from '../session.js';
import { t } from './words.js';
import { useView } from '../view.js';

/** Milliseconds for which players read that a tournament is called off: until they would have come. */
const A_DAY = 86_400_000;

/** Why the reader plays no more in a tournament; null: the reader does, or it is over. */
function whyNot({
  name,
  status,
  entryStatus,
  entryUntil,
  cancelled,
  finishedAt,
}: Schemas['PlayerTournamentDto']): string | null {
  const of = { name: inText(name) };
  if (cancelled !== null) {
    const isNews = Date.now() - Date.parse(finishedAt ?? '') < A_DAY;
    return isNews ? t('me.called-off', { ...of, why: inText(cancelled) }) : null;
  }
  if (status !== 'running') return null;
  if (entryStatus === 'withdrawn') return t(entryUntil === 'return' ? 'me.away' : 'me.left', of);
  return entryStatus === 'disqualified' ? t('me.disqualified', of) : null;
}

interface GoingOnProps {
  /** Those in which the reader is to act. */
  readonly games: Schemas['TasksDto']['games'];
  /** Whether nothing else waits for the reader. */
  readonly isAll: boolean;
}

/** Also those in which the opponent is to act, or no game is open: otherwise their board is found nowhere meanwhile. */
export default function GoingOn({ games, isAll }: GoingOnProps) {
  const { playerId = null, role } = me.value ?? {};
  const view = useView('own matches', ['club', 'me'], async () => {
    if (playerId === null) return { matches: [], ladders: [], left: [] };
    const query = { playerId, status: 'open', tournament: 'none' } as const;
    const [matches, entered] = await Promise.all([
      answerOf(club.GET('/v1/matches', { params: { query } })),
      answerOf(club.GET('/v1/players/{id}/tournaments', { params: { path: { id: playerId } } })),
    ]);
    const left = entered.items.flatMap((each) => {
      const why = whyNot(each);
      return why === null ? [] : [{ id: each.id, why }];
    });
    const ladders = entered.items.filter(
      (each) => each.format.kind === 'ladder' && each.status === 'running' && whyNot(each) === null,
    );
    return { matches: matches.items, ladders, left };
  });
  return (
    <Shown view={view}>
      {({ matches, ladders, left }) => (
        <>
          {left.map(({ id, why }) => (
            <p key={id} class="card">
              <a href={`/t/${id}`}>{why}</a>
            </p>
          ))}
          {ladders.map(({ id, name }) => (
            <p key={id} class="card">
              <a href={`/t/${id}`}>{t('me.ladder', { name: inText(name) })}</a>
            </p>
          ))}
          {matches.map(({ id, white, black }) => {
            const own = games.find(({ seriesId }) => seriesId === id);
            return (
              <p key={id} class="card">
                <a href={`/m/${id}`}>
                  {own === undefined
                    ? `${white.name} – ${black.name}`
                    : t('me.your-turn', { name: own.opponent?.name ?? '' })}
                </a>
              </p>
            );
          })}
          {isAll && matches.length + ladders.length === 0 && (
            <div class="card">
              <h2>{t('me.nothing')}</h2>
              {role === 'player' && <p class="quiet">{t('me.nothing-text')}</p>}
              <p>
                <a class="button" href="/">
                  {t('nav.tonight')}
                </a>
              </p>
            </div>
          )}
        </>
      )}
    </Shown>
  );
}
