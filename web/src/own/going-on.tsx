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

/** Why the reader plays no more in a tournament, or not now. */
function whyOut({ tournament, status, until }: Schemas['OutOfTournamentDto']): string {
  const of = { name: inText(tournament) };
  if (status === 'disqualified') return t('me.disqualified', of);
  return t(until === 'return' ? 'me.away' : 'me.left', of);
}

/** That a tournament is called off, and why; null: it is not, or that is no news. */
function calledOff({ name, cancelled, finishedAt }: Schemas['PlayerTournamentDto']): string | null {
  if (cancelled === null || Date.now() - Date.parse(finishedAt ?? '') >= A_DAY) return null;
  return t('me.called-off', { name: inText(name), why: inText(cancelled) });
}

interface GoingOnProps {
  /** Those in which the reader is to act. */
  readonly games: Schemas['TasksDto']['games'];
  readonly outOf: Schemas['TasksDto']['outOf'];
  /** Whether nothing else waits for the reader. */
  readonly isAll: boolean;
}

/** Also those in which the opponent is to act, or no game is open: otherwise their board is found nowhere meanwhile. */
export default function GoingOn({ games, outOf, isAll }: GoingOnProps) {
  const { playerId = null, role } = me.value ?? {};
  const view = useView('own matches', ['club', 'me'], async () => {
    if (playerId === null) return { matches: [], ladders: [], ended: [] };
    const query = { playerId, status: 'open', tournament: 'none' } as const;
    const [matches, entered] = await Promise.all([
      answerOf(club.GET('/v1/matches', { params: { query } })),
      answerOf(club.GET('/v1/players/{id}/tournaments', { params: { path: { id: playerId } } })),
    ]);
    const ended = entered.items.flatMap((each) => {
      const why = calledOff(each);
      return why === null ? [] : [{ id: each.id, why }];
    });
    const ladders = entered.items.filter(({ format: { kind }, status }) => kind === 'ladder' && status === 'running');
    return { matches: matches.items, ladders, ended };
  });
  return (
    <Shown view={view}>
      {({ matches, ladders, ended }) => (
        <>
          {outOf.map((each) => (
            <p key={each.tournamentId} class="card">
              <a href={`/t/${each.tournamentId}`}>{whyOut(each)}</a>
            </p>
          ))}
          {ended.map(({ id, why }) => (
            <p key={id} class="card">
              <a href={`/t/${id}`}>{why}</a>
            </p>
          ))}
          {ladders
            .filter(({ id }) => !outOf.some(({ tournamentId }) => tournamentId === id))
            .map(({ id, name }) => (
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
