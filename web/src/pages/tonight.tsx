/** Tonight: what runs, what has just ended, who is who; on an empty club, what a director does first. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { Announcements, loadAnnounce, useAnnouncements } from '../parts/announcements/announcements.js';
import { useTitle } from '../parts/page/frame.js';
import { type Load, Loaded } from '../parts/page/loaded.js';
import { useKeptEntry } from '../parts/page/kept-entry.js';
import { MatchLink } from '../parts/matches/match-link.js';
import { dayOf, formatOf, inText, statusOf } from '../parts/said.js';
import { useApart } from '../parts/people/apart.js';
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
      <Announcements view={announced} loadToTakeBack={loadToTakeBack} />
      <Shown view={view}>
        {({ running, over, chouettes, closed, matches, open }) => {
          const isEmpty = [running, over, chouettes, closed, matches, open].every(({ length }) => length === 0);
          return (
            <>
              {isEmpty && <Loaded load={isDirector() ? loadFirstSteps : loadEmpty} given={{}} />}
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
              {isDirector() && !isEmpty && (
                <ToBegin title={t('tonight.new')} form="new-tournament" load={loadNewTournament} />
              )}
              {(isStaff() || me.value?.role === 'player') && (
                <>
                  <ToBegin title={t('tonight.matches')} form="new-match" load={loadMatches} />
                  <ToBegin title={t('new.chouette')} form="new-chouette" load={loadNewChouette} />
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
                {token.value !== null && <Loaded load={loadPeople} given={{}} quiet />}
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
const loadEmpty = () => import('../parts/page/empty.js');
const loadNewTournament = withWords(['begin'], () => import('../parts/begin/new-tournament.js'));
const loadMatches = withWords(['begin', 'table', 'chouette'], () => import('../parts/begin/matches.js'));
const loadNewChouette = withWords(['begin', 'chouette'], () => import('../chouette/new-chouette.js'));

const loadToTakeBack = () => import('../parts/announcements/take-back.js');

/** Strangers are shown no list of people. */
const loadPeople = () => import('../parts/people/everybody.js');

interface ToBeginProps {
  readonly title: string;
  /** The name under which what is half written of it is kept. */
  readonly form: string;
  readonly load: Load<object>;
}

/** What only its host or director needs is loaded when it is wanted. */
function ToBegin({ title, form, load }: ToBeginProps) {
  const isHalfWritten = useKeptEntry(form)[0] !== null;
  const [isWanted, setWanted] = useState(isHalfWritten);
  // What was typed stays when it is folded.
  return (
    <details class="card" open={isHalfWritten} onToggle={() => setWanted(true)}>
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

function Matches({ title, matches }: { readonly title: string; readonly matches: readonly Match[] }) {
  const apart = useApart(matches.flatMap(({ white, black }) => [white, black]));
  return (
    <section class="card">
      <h2>{title}</h2>
      <ul class="list">
        {apart(matches).map((match) => (
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
