/** Tonight: what runs, what has just ended, who is who; on an empty club, what a director does first. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { Announcements, loadAnnounce, useAnnouncements } from '../parts/announcements/announcements.js';
import { useTitle } from '../parts/page/frame.js';
import { Find } from '../parts/page/find.js';
import { type Load, Loaded } from '../parts/page/loaded.js';
import { MatchLink } from '../parts/matches/match-link.js';
import { dayOf, formatOf, inText, statusOf } from '../parts/said.js';
import { Seasons } from '../parts/season/seasons.js';
import { Name, Shown } from '../parts/page/shown.js';
import { club, isDirector, isStaff, me, token } from '../session.js';
import { t, withWords } from '../texts/index.js';
import { useView } from '../view.js';

type Listed = Schemas['ListedTournamentDto'];
type Match = Schemas['ListedMatchDto'];

const NOTHING = { items: [], nextCursor: null };

const tournamentsOf = (status: Listed['status'], limit: number) =>
  answerOf(club.GET('/v1/tournaments', { params: { query: { limit, status } } }));
const chouettesOf = (status: 'open' | 'closed', limit: number) =>
  token.value === null ? NOTHING : answerOf(club.GET('/v1/chouettes', { params: { query: { limit, status } } }));
const matchesOf = (query: { limit: number; order?: 'ended'; status?: 'open'; tournament?: 'none' }) =>
  token.value === null ? NOTHING : answerOf(club.GET('/v1/matches', { params: { query } }));

/** Those that ended last: the service lists them as they were begun. */
function latest<T extends { readonly finishedAt: string | null }>(ended: readonly T[], count: number): readonly T[] {
  const end = ({ finishedAt }: T): string => finishedAt ?? '';
  return [...ended].sort((one, other) => end(other).localeCompare(end(one))).slice(0, count);
}

async function tonight() {
  // Each by itself: many that are over never hide one that goes on.
  const [running, entries, over, chouettes, closed, matches, open] = await Promise.all([
    tournamentsOf('running', 20),
    tournamentsOf('entries', 20),
    tournamentsOf('finished', 20),
    chouettesOf('open', 10),
    chouettesOf('closed', 20),
    matchesOf({ limit: 8, order: 'ended' }),
    // Those of a tournament are on its page.
    matchesOf({ limit: 12, status: 'open', tournament: 'none' }),
  ]);
  return {
    running: [...running.items, ...entries.items],
    over: latest(over.items, 5),
    chouettes: chouettes.items,
    closed: latest(closed.items, 5),
    matches: matches.items,
    open: open.items,
  };
}

export default function Tonight() {
  useTitle(null);
  const view = useView('tonight', ['club'], tonight);
  const announced = useAnnouncements(null);
  return (
    <>
      <h1>{t('tonight.title')}</h1>
      <Announcements view={announced} changes />
      <Shown view={view}>
        {({ running, over, chouettes, closed, matches, open }) => {
          const isEmpty = [running, over, chouettes, closed, matches, open].every(({ length }) => length === 0);
          return (
            <>
              {isEmpty && <Empty />}
              {running.map((tournament) => (
                <Running key={tournament.id} tournament={tournament} />
              ))}
              {!isEmpty && running.length + chouettes.length + open.length === 0 && (
                <p class="quiet">{t('tonight.nothing')}</p>
              )}
              {chouettes.map(({ id, players }) => (
                <section key={id} class="card">
                  <h2>
                    <a href={`/c/${id}`}>{t('tonight.chouette')}</a>
                  </h2>
                  <p class="quiet">{peopleOf({ players: players.filter(({ role }) => role !== 'out') })}</p>
                </section>
              ))}
              {open.length > 0 && <Matches title={t('tonight.open')} matches={open} />}
              {isDirector() && !isEmpty && <ToBegin title={t('tonight.new')} load={loadNewTournament} />}
              {(isStaff() || me.value?.role === 'player') && (
                <>
                  <ToBegin title={t('tonight.matches')} load={loadMatches} />
                  <ToBegin title={t('new.chouette')} load={loadNewChouette} />
                </>
              )}
              {isStaff() && !isEmpty && (
                <Loaded load={loadAnnounce} given={{ tournamentId: null, onDone: announced.reload }} />
              )}
              <div class="columns">
                {matches.length > 0 && <Matches title={t('tonight.ended')} matches={matches} />}
                {over.length > 0 && <Over title={t('tonight.over')} at={['/t/', '?show=standings']} ended={over} />}
                {closed.length > 0 && (
                  <Over
                    title={t('tonight.closed')}
                    at={['/c/', '']}
                    ended={closed.map((chouette) => ({ ...chouette, name: peopleOf(chouette) }))}
                  />
                )}
                {token.value !== null && <Seasons />}
                {token.value !== null && <People />}
              </div>
            </>
          );
        }}
      </Shown>
    </>
  );
}

function peopleOf({ players }: Pick<Schemas['ListedChouetteDto'], 'players'>): string {
  return players.map(({ name }) => inText(name)).join(', ');
}

const loadFirstSteps = withWords(['begin'], () => import('../parts/begin/first-steps.js'));
const loadNewTournament = withWords(['begin'], () => import('../parts/begin/new-tournament.js'));
const loadMatches = withWords(['begin', 'table', 'chouette'], () => import('../parts/begin/matches.js'));
const loadNewChouette = withWords(['begin', 'chouette'], () => import('../chouette/new-chouette.js'));

interface ToBeginProps {
  readonly title: string;
  readonly load: Load<object>;
}

/** What only its host or director needs is loaded when it is wanted. */
function ToBegin({ title, load }: ToBeginProps) {
  const [isWanted, setWanted] = useState(false);
  // What was typed stays when it is folded.
  return (
    <details class="card" onToggle={() => setWanted(true)}>
      <summary>{title}</summary>
      {isWanted && <Loaded load={load} given={{}} />}
    </details>
  );
}

function Running({ tournament }: { readonly tournament: Listed }) {
  const { id, name, status, format, presentCount } = tournament;
  return (
    <section class="card">
      <div class="head">
        <h2>
          <a href={`/t/${id}`}>
            <Name>{name}</Name>
          </a>
        </h2>
        <span class={status === 'running' ? 'tag' : 'tag warn'}>{statusOf(tournament)}</span>
      </div>
      <p class="quiet">
        {formatOf(format)} · {t('entries.count', { count: presentCount })}
      </p>
      <div class="row">
        {isStaff() && (
          <a class="button main" href={`/t/${id}/desk`}>
            {t('tonight.desk')}
          </a>
        )}
        <a class="button" href={`/t/${id}`}>
          {t(status === 'entries' ? 'tonight.entrants' : 'tonight.watch')}
        </a>
      </div>
    </section>
  );
}

/** A club in which nothing was played yet. */
function Empty() {
  if (isDirector()) return <Loaded load={loadFirstSteps} given={{}} />;
  return (
    <section class="card">
      <h2>{t('first.welcome')}</h2>
      <p>{t(token.value === null ? 'first.signed-out' : 'first.nothing')}</p>
      {token.value === null && (
        <p>
          <a class="button main" href="/go">
            {t('nav.sign-in')}
          </a>
        </p>
      )}
      <p class="quiet small">
        <a href="/docs">{t('first.api')}</a>
      </p>
    </section>
  );
}

function Matches({ title, matches }: { readonly title: string; readonly matches: readonly Match[] }) {
  return (
    <section class="card">
      <h2>{title}</h2>
      <ul class="list">
        {matches.map((match) => (
          <li key={match.id}>
            <MatchLink match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OverProps {
  readonly title: string;
  /** The address of their pages before the id, and behind it. */
  readonly at: readonly [before: string, behind: string];
  readonly ended: readonly Pick<Listed, 'id' | 'name' | 'finishedAt' | 'createdAt'>[];
}

function Over({ title, at: [before, behind], ended }: OverProps) {
  return (
    <section class="card">
      <h2>{title}</h2>
      <ul class="list">
        {ended.map(({ id, name, finishedAt, createdAt }) => (
          <li key={id}>
            <a href={`${before}${id}${behind}`}>
              <Name>{name}</Name>
              <span class="push quiet small">{dayOf(finishedAt ?? createdAt)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everybody, by rating or by name. */
function People() {
  const [wanted, setWanted] = useState('');
  const q = wanted.trim();
  const view = useView(`people ${q}`, [], async () => {
    const query = { limit: 12 };
    if (q === '') {
      const { items } = await answerOf(club.GET('/v1/ratings', { params: { query } }));
      return items.map(({ playerId, name, rating }) => ({ id: playerId, name, rating }));
    }
    const { items } = await answerOf(club.GET('/v1/players', { params: { query: { ...query, q } } }));
    return items.map(({ id, name }) => ({ id, name, rating: null }));
  });
  return (
    <section class="card">
      <h2>{t('tonight.people')}</h2>
      <Find label={t('tonight.find')} wanted={wanted} onWanted={setWanted} />
      <Shown view={view}>
        {(people) => (
          <ol class="list">
            {people.map(({ id, name, rating }) => (
              <li key={id}>
                <a href={`/p/${id}`}>
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
