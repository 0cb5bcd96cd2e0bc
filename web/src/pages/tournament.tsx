/** A tournament for everybody: who plays whom and where, the bracket, who stands where, what there is to win. */
import { Loaded } from '../parts/page/loaded.js';
import { useTitle } from '../parts/page/frame.js';
import { PairingLine } from '../parts/matches/pairing-line.js';
import { roundOf } from '../parts/matches/part.js';
import { useApart } from '../parts/people/apart.js';
import { formatOf, statusOf, whyNoMatch } from '../parts/said.js';
import { Name, Shown } from '../parts/page/shown.js';
import { go, place } from '../router.js';
import type { PageProps } from '../page.js';
import { isStaff } from '../session.js';
import { t, withWords } from '../texts/index.js';
import {
  FOLLOWING,
  type Night,
  type Pairing,
  atPlay,
  boardsWon,
  byTable,
  byes,
  inBrackets,
  nightOf,
  peopleIn,
  played,
} from '../tournament.js';
import { useView } from '../view.js';

// What another part shows than the one with which the page begins comes when it is asked for.
const loadBracket = () => import('../parts/matches/zoomed-bracket.js');
const loadStandings = async () => ({ default: (await import('../parts/matches/standings.js')).Standings });
const loadLadder = () => import('../parts/ladder/played-ladder.js');
const loadPrizes = async () => ({ default: (await import('../parts/matches/prizes.js')).Prizes });
/** Most tournaments are backgammon without a clock. */
const loadPlayedBy = () => import('../parts/rules/played-by.js');
/** Few come with the code of a slip. */
const loadSlip = () => import('../parts/matches/of-slip.js');
const loadAnnounced = withWords(['announce'], () => import('../parts/announcements/announcements.js'));

const PARTS = ['pairings', 'bracket', 'standings', 'prizes'] as const;
type Part = (typeof PARTS)[number];

/** Whether it is a ladder on which people challenge each other: there it is one thing who stands where and who plays whom. */
function isLadder({ tournament: { format, status } }: Night): boolean {
  return format.kind === 'ladder' && status !== 'entries';
}

function partsOf(night: Night): readonly Part[] {
  const { prizes } = night.tournament;
  const { pairings } = night;
  const has: Readonly<Record<Part, boolean>> = {
    pairings: true,
    bracket: inBrackets(night).length > 0,
    standings: pairings.length > 0 && !isLadder(night),
    prizes: prizes !== null,
  };
  return PARTS.filter((part) => has[part]);
}

export default function TournamentPage({ id, search }: PageProps) {
  const view = useView(`night ${id}`, [`tournament:${id}`], () => nightOf(id), FOLLOWING);
  const apart = useApart(peopleIn(view.data));
  useTitle(view.data?.tournament.name ?? null);
  return (
    <Shown view={view} whole>
      {(known) => {
        const night = apart(known);
        const parts = partsOf(night);
        const shown = parts.find((part) => part === search.get('show')) ?? 'pairings';
        return (
          <>
            <Head night={night} />
            <Loaded load={loadAnnounced} given={{ tournamentId: id }} quiet />
            {night.pairings
              .filter((pairing) => pairing.id === search.get('pairing'))
              .map((pairing) => (
                <Loaded key={pairing.id} load={loadSlip} given={{ night, pairing }} quiet />
              ))}
            {parts.length > 1 && (
              <nav class="tabs wrap" aria-label={t('nav.parts')}>
                {parts.map((part) => (
                  <a
                    key={part}
                    class="button"
                    href={`/t/${id}?show=${part}`}
                    aria-current={part === shown ? 'page' : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      go(`${place.value.path}?show=${part}`, 'replace');
                    }}
                  >
                    {t(part === 'pairings' && isLadder(night) ? 'format.ladder' : `show.${part}`)}
                  </a>
                ))}
              </nav>
            )}
            {shown === 'pairings' &&
              (isLadder(night) ? (
                <Loaded load={loadLadder} given={{ ...night, apart, reload: view.reload }} />
              ) : (
                <Pairings night={night} />
              ))}
            {shown === 'bracket' && <Loaded load={loadBracket} given={{ ...night, pairings: inBrackets(night) }} />}
            {shown === 'standings' && <Loaded key="standings" load={loadStandings} given={{ id, apart }} />}
            {shown === 'prizes' && <Loaded key="prizes" load={loadPrizes} given={{ id, apart }} />}
          </>
        );
      }}
    </Shown>
  );
}

function Head({ night: { tournament } }: { readonly night: Night }) {
  const { id, name, format } = tournament;
  return (
    <div class="stack">
      <h1>
        <Name>{name}</Name>
      </h1>
      <p class="row">
        <span class="tag">{statusOf(tournament)}</span>
        <span class="quiet">
          {formatOf(format)}
          <Loaded load={loadPlayedBy} given={{ tournament }} quiet />
        </span>
      </p>
      {isStaff() && (
        <p>
          <a class="button" href={`/t/${id}/desk`}>
            {t('tonight.desk')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Pairings below each other, each with its flight and round where they are not all of one. */
function Lines({ of, night }: { readonly of: readonly Pairing[]; readonly night: Night }) {
  const { kind } = night.tournament.format;
  const isMixed = new Set(of.map((pairing) => roundOf(pairing, kind))).size > 1;
  return (
    <ul class="list">
      {of.map((pairing) => (
        <PairingLine
          key={pairing.id}
          pairing={pairing}
          won={boardsWon(pairing, night.pairings)}
          where={isMixed ? roundOf(pairing, kind) : null}
        />
      ))}
    </ul>
  );
}

function Pairings({ night }: { readonly night: Night }) {
  const { tournament, pairings } = night;
  const [now, ended] = [[...byTable(atPlay(pairings)), ...byes(pairings)], played(pairings)];
  if (tournament.status === 'entries') {
    const here = tournament.entries.filter(({ status }) => status === 'entered' || status === 'checked-in');
    return (
      <section class="card">
        <h2>{t('entries.count', { count: here.length })}</h2>
        <ul class="list names">
          {here.map(({ id, name, status }) => (
            <li key={id} class="line">
              <Name>{name}</Name>
              {status === 'checked-in' && <span class="tag push">{t('entries.checked-in')}</span>}
            </li>
          ))}
        </ul>
        {here.length === 0 && <p class="quiet">{t('entries.none')}</p>}
      </section>
    );
  }
  return (
    <div class="columns">
      <section class="card">
        <h2>{t('pairings.now')}</h2>
        <Lines of={now} night={night} />
        {now.length === 0 && <p class="quiet">{whyNoMatch(tournament)}</p>}
      </section>
      {ended.length > 0 && (
        <section class="card">
          <h2>{t('pairings.played')}</h2>
          <Lines of={ended} night={night} />
        </section>
      )}
    </div>
  );
}
