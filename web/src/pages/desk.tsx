/** The director's desk of one tournament: the queue, the entrants, the money, what was done. */
import '../desk/desk.css';
import '../parts/form/entry.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { type Desk, DeskContext } from '../desk/desk.js';
import { Entries } from '../desk/entries/entries.js';
import { Money } from '../desk/money.js';
import { OpenAppeals } from '../desk/open-appeals.js';
import { Queue } from '../desk/pairings/queue.js';
import { Unfolded } from '../desk/unfolded.js';
import { Announcements, loadAnnounce, useAnnouncements } from '../parts/announcements/announcements.js';
import { Loaded } from '../parts/page/loaded.js';
import { useTitle } from '../parts/page/frame.js';
import { useApart } from '../parts/people/apart.js';
import { NotForYou } from '../parts/sign-in/not-for-you.js';
import { formatOf, statusOf } from '../parts/said.js';
import { Name, Shown } from '../parts/page/shown.js';
import { go, place } from '../router.js';
import type { PageProps } from '../page.js';
import { club, isDirector, isStaff, me, token } from '../session.js';
import { t, withWords } from '../texts/index.js';
import { FOLLOWING, type Night, nightOf, peopleIn } from '../tournament.js';
import { useView } from '../view.js';

/** Most of a night nothing is taken back. */
const loadLog = () => import('../desk/log.js');
const loadToTakeBack = () => import('../parts/announcements/take-back.js');
/** A tournament ends once, and few are called off. */
const loadWhole = () => import('../desk/whole-tournament.js');
/** Few were made with a wrong name or length. */
const loadFacts = withWords(['begin'], () => import('../desk/tournament-facts.js'));
/** Most tournaments are backgammon without a clock. */
const loadPlayedBy = () => import('../parts/rules/played-by.js');

const PARTS = ['queue', 'entrants', 'money', 'log'] as const;

/** The latest acts, back to every ruling with an open appeal and then so many pages, and whether there are earlier ones. */
async function actsOf(id: string, pages: number) {
  const acts: Schemas['TournamentActDto'][] = [];
  let cursor: string | null = null;
  for (let page = 0; page === 0 || (page < pages && cursor !== null);) {
    const query: { limit: number; cursor?: string } = cursor === null ? { limit: 50 } : { limit: 50, cursor };
    const answer: Schemas['TournamentActListDto'] = await answerOf(
      club.GET('/v1/tournaments/{id}/acts', { params: { path: { id }, query } }),
    );
    acts.push(...answer.items);
    cursor = answer.nextCursor;
    const oldest = acts.at(-1)?.version ?? 0;
    if (answer.openAppeals.every((ruling) => ruling >= oldest)) page += 1;
  }
  return { acts, hasEarlier: cursor !== null };
}

async function deskOf(id: string, pages: number) {
  const [night, { rounds }, acts] = await Promise.all([
    nightOf(id),
    answerOf(club.GET('/v1/tournaments/{id}/rounds', { params: { path: { id } } })),
    actsOf(id, pages),
  ]);
  return { ...night, rounds, ...acts };
}

export default function DeskPage(props: PageProps) {
  if (token.value === null || (me.value !== null && !isStaff())) {
    return <NotForYou title={t('desk.title')} text={t('desk.staff-only')} />;
  }
  return <OpenDesk {...props} />;
}

/** Which round of how many is on, where that is known before the end. */
function roundOf({ tournament: { rounds, format }, pairings }: Night): string {
  const round = Math.max(0, ...pairings.filter(({ stage }) => stage === 1).map((pairing) => pairing.round));
  return format.kind === 'swiss' && rounds !== null && round > 0 ? `${t('desk.round', { round, rounds })} · ` : '';
}

interface KeptPartProps {
  readonly isShown: boolean;
  readonly children: ComponentChildren;
}

/** A part of the desk from the moment in which it is first shown: what is half-written in it waits while another one is. */
function KeptPart({ isShown, children }: KeptPartProps) {
  const wasShown = useRef(false);
  wasShown.current ||= isShown;
  return wasShown.current ? <div hidden={!isShown}>{children}</div> : null;
}

/** A link to a part of the desk, in the place of the one that is shown. */
function wayTo(id: string, part: (typeof PARTS)[number]) {
  return {
    href: `/t/${id}/desk?show=${part}`,
    onClick: (event: Event): void => {
      event.preventDefault();
      go(`${place.value.path}?show=${part}`, 'replace');
    },
  };
}

interface PartsProps {
  readonly id: string;
  readonly shown: (typeof PARTS)[number];
}

/** The ways to the parts. Where another part comes by itself, as the queue does behind the draw, a keyboard goes on from its way. */
function Parts({ id, shown }: PartsProps) {
  const way = useRef<HTMLAnchorElement>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current !== shown && document.activeElement === document.body)
      way.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return (
    <nav class="tabs wrap" aria-label={t('nav.parts')}>
      {PARTS.map((part) => (
        <a
          key={part}
          ref={part === shown ? way : null}
          class="button"
          {...wayTo(id, part)}
          aria-current={part === shown ? 'page' : undefined}
        >
          {t(`desk.${part}`)}
        </a>
      ))}
    </nav>
  );
}

/** A part of the desk that names people of one name otherwise. */
function ToldApart({ desk, children }: { readonly desk: Desk; readonly children: ComponentChildren }) {
  return <DeskContext.Provider value={desk.apart(desk)}>{children}</DeskContext.Provider>;
}

function OpenDesk({ id, search }: PageProps) {
  // What was asked for of the log stays where the desk is asked for again.
  const pages = useRef(1);
  const view = useView(`desk ${id}`, [`tournament:${id}`], () => deskOf(id, pages.current), FOLLOWING);
  const showEarlier = (): Promise<void> => {
    pages.current += 1;
    return view.reload();
  };
  const announced = useAnnouncements(id);
  const apart = useApart(peopleIn(view.data));
  useTitle(view.data?.tournament.name ?? t('desk.title'));
  return (
    <Shown view={view} whole>
      {(desk) => {
        const { name, status, format, entries, cancelled } = desk.tournament;
        const first = status === 'entries' ? 'entrants' : 'queue';
        const entered = entries.filter((entry) => entry.status !== 'withdrawn' && entry.status !== 'disqualified');
        const whole = { ...desk, reload: view.reload, apart };
        const shown = PARTS.find((part) => part === search.get('show')) ?? first;
        return (
          <DeskContext.Provider value={whole}>
            <div class="stack">
              <h1>
                <Name>{name}</Name>
              </h1>
              <p class="row">
                <span class={status === 'running' ? 'tag' : 'tag warn'}>{statusOf(desk.tournament)}</span>
                <span class="quiet">
                  {formatOf(format)}
                  <Loaded load={loadPlayedBy} given={{ tournament: desk.tournament }} quiet />
                  {` · ${roundOf(desk)}`}
                  {t('entries.count', { count: entered.length })}
                </span>
                {cancelled !== null && <span>{cancelled}</span>}
              </p>
            </div>
            <Parts id={id} shown={shown} />
            <Announcements view={announced} loadToTakeBack={loadToTakeBack} />
            {shown !== 'log' && <OpenAppeals />}
            {PARTS.map((part) => (
              <KeptPart key={part} isShown={part === shown}>
                {part === 'queue' && (
                  <ToldApart desk={whole}>
                    <Queue />
                  </ToldApart>
                )}
                {part === 'entrants' && <Entries />}
                {part === 'money' && <Money isShown={part === shown} />}
                {part === 'log' && part === shown && (
                  <ToldApart desk={whole}>
                    <Loaded load={loadLog} given={{ onEarlier: showEarlier }} />
                  </ToldApart>
                )}
              </KeptPart>
            ))}
            {isDirector() && shown !== 'log' && desk.acts.some(({ undoable, undone }) => undoable && !undone) && (
              <p>
                <a {...wayTo(id, 'log')}>{t('desk.mistake')}</a>
              </p>
            )}
            <Loaded load={loadAnnounce} given={{ tournamentId: id, onDone: announced.reload }} />
            <p class="row small">
              {(['', '/screen'] as const).map((part) => (
                <a key={part} class="button" href={`/t/${id}${part}`}>
                  {t(part === '' ? 'tonight.watch' : 'desk.screen')}
                </a>
              ))}
              <a class="button" href={`/print/t/${id}`}>
                {t('desk.print')}
              </a>
            </p>
            {isDirector() && (
              <>
                <Unfolded title={t('desk.facts')} load={loadFacts} given={{}} />
                <Unfolded title={t('desk.whole')} load={loadWhole} given={{}} />
              </>
            )}
          </DeskContext.Provider>
        );
      }}
    </Shown>
  );
}
