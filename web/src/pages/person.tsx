/** A person: the rating and its way, the matches, how it stands between the reader and this person. */
import './person.css';
import { useEffect, useRef } from 'preact/hooks';
import { ClubProblem, type Schemas, answerOf } from '../../../client/src/index.js';
import { useTitle } from '../parts/page/frame.js';
import { MatchLink } from '../parts/matches/match-link.js';
import { dayOf } from '../parts/said.js';
import { Seasons } from '../parts/season/seasons.js';
import { Name, Shown } from '../parts/page/shown.js';
import { NotForYou } from '../parts/sign-in/not-for-you.js';
import type { PageProps } from '../page.js';
import { club, isMe, me, token } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';

async function personOf(id: string) {
  const params = { path: { id } };
  const [player, { items: matches }, history] = await Promise.all([
    answerOf(club.GET('/v1/players/{id}', { params })),
    answerOf(club.GET('/v1/players/{id}/matches', { params: { ...params, query: { limit: 30 } } })),
    answerOf(club.GET('/v1/players/{id}/rating-history', { params: { ...params, query: { limit: 1 } } })),
  ]);
  return { player, matches: matches.filter((match) => !isGivenUp(match)), history };
}

/** Whether a tournament made it, and gave it up before anything was played: by another draw, or because others play there now. */
function isGivenUp({ status, tournamentId, gameCount, white, black }: Schemas['ListedMatchDto']): boolean {
  return status === 'void' && tournamentId !== null && gameCount + white.score + black.score === 0;
}

/** Between the reader and this person; null where the reader is signed out, or is this person. */
async function betweenUs(id: string) {
  const own = me.value?.playerId ?? null;
  if (own === null || isMe(id)) return null;
  return answerOf(club.GET('/v1/players/{id}/head-to-head/{other}', { params: { path: { id: own, other: id } } }));
}

export default function PersonPage({ id }: PageProps) {
  const view = useView(`person ${id}`, [], () => personOf(id));
  const between = useView(`between ${me.value?.playerId ?? ''} ${id}`, [], () => betweenUs(id));
  useTitle(view.data?.player.name ?? null);
  if (token.value === null) return <NotForYou title={t('tonight.people')} text={t('state.sign-in')} />;
  return (
    <Shown view={view} whole>
      {({ player, matches, history }) => (
        <>
          <div class="stack">
            <h1>
              <Name>{player.name}</Name>
            </h1>
            <p class="row">
              <span class="big">{Math.round(history.rating)}</span>
              <span class="quiet">{t('person.rating', { experience: history.experience })}</span>
            </p>
            {between.data !== null && (
              <p class="notice">
                {t('person.between', { own: between.data.player.matchesWon, other: between.data.opponent.matchesWon })}
              </p>
            )}
          </div>
          {history.items.length > 0 && <RatingPicture id={id} name={player.name} />}
          <section class="card">
            <h2>{t('person.matches')}</h2>
            <ul class="list">
              {matches.map((match) => (
                <li key={match.id}>
                  <MatchLink match={match}>
                    <br />
                    <span class="quiet small">
                      {match.status === 'void' && `${t('by.annulled')} · `}
                      {match.status === 'open'
                        ? t('person.open')
                        : dayOf(match.playedAt ?? match.finishedAt ?? match.createdAt)}
                    </span>
                  </MatchLink>
                </li>
              ))}
            </ul>
            {matches.length === 0 && <p class="quiet">{t('person.no-matches')}</p>}
          </section>
          <Seasons player={id} />
        </>
      )}
    </Shown>
  );
}

/** The service's drawing: asked for with the token, which the address of a picture cannot carry. */
function RatingPicture({ id, name }: { readonly id: string; readonly name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const words = {
    picture: t('person.picture', { name }),
    title: t('person.rating-way'),
    matches: t('person.matches'),
    rating: t('person.rating-axis'),
  };
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const params = { path: { id } };
      const text = await answerOf(club.GET('/v1/players/{id}/rating-history.svg', { params, parseAs: 'text' }));
      const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
      for (const each of documentElement.querySelectorAll<SVGElement>('title, [data-words]')) {
        each.textContent = words[(each.dataset['words'] ?? 'picture') as keyof typeof words];
      }
      // The service describes the picture in English; the label of the page says the same in its own language.
      documentElement.querySelector('desc')?.remove();
      place.current?.replaceChildren(documentElement);
    };
    draw().catch((error: unknown) => {
      // The picture is no more than a help: its figures are on the page.
      if (!(error instanceof ClubProblem) && !(error instanceof TypeError)) throw error;
    });
  }, [id]);
  return <div ref={place} class="drawing" role="img" aria-label={words.picture} />;
}
