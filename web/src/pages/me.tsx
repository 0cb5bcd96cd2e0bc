/** What a player needs tonight: where to play and against whom, the result, the opponent's word, what is next. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Loaded } from '../parts/page/loaded.js';
import { useTitle } from '../parts/page/frame.js';
import type { Task, TaskProps } from '../own/task.js';
import { type Side, type Way, Report, type Slip, outcomeOf } from '../parts/matches/report.js';
import { boardName } from '../parts/matches/of-pairing.js';
import { inText, namesOf } from '../parts/said.js';
import { Name, Shown } from '../parts/page/shown.js';
import { club, me, token } from '../session.js';
import { LANGUAGE_NAMES, type Language, changeLanguage, language, t, withWords } from '../texts/index.js';
import { useView } from '../view.js';

const loadSignOut = withWords(['people'], () => import('../parts/sign-in/sign-out.js'));
// What only some players need, or not often.
const loadToConfirm = () => import('../own/to-confirm.js');
const loadArranged = () => import('../own/arranged.js');
const loadTeamMatch = withWords(['teams'], () => import('../parts/matches/team-match.js'));
const loadGoingOn = () => import('../own/going-on.js');
const loadAnnounced = withWords(['announce'], () => import('../parts/announcements/announcements.js'));

/** Where players agree when they play, instead of being called. */
const ARRANGED: readonly string[] = ['ladder', 'league'];

interface ToPlayProps extends TaskProps {
  /** Told of the result that was sent. */
  readonly onSent: (sent: Sent) => void;
}

type Sent = Pick<Task, 'tournamentId' | 'pairing' | 'opponent'>;

/** A result that the opponent has to confirm. */
function Awaited({ sent: { pairing, opponent } }: { readonly sent: Sent }) {
  const name = inText(opponent?.name ?? '');
  return (
    <div class="notice" role="status">
      <p>{t('me.awaited', { result: outcomeOf(pairing), name })}</p>
      <p class="small">{t('me.mistyped', { name })}</p>
    </div>
  );
}

function isSeatedAs(before: Task['pairing'], now: Task['pairing']): boolean {
  return (['white', 'black'] as const).every((side) => seatOf(before[side]) === seatOf(now[side]));
}

function seatOf(slot: Task['pairing']['white']): string | null {
  return slot !== null && 'entryId' in slot ? slot.entryId : null;
}

/** What came of a result that no longer waits: it counts, unless others meet there now. Read once, so that no stream follows it. */
function Counts({ sent: { tournamentId, pairing, opponent } }: { readonly sent: Sent }) {
  const path = { id: tournamentId, pid: pairing.id };
  const { data: now } = useView(`sent ${pairing.id}`, [], () =>
    answerOf(club.GET('/v1/tournaments/{id}/pairings/{pid}', { params: { path } })),
  );
  if (now === null || now.result?.annulled !== false || !isSeatedAs(pairing, now)) return null;
  return (
    <p class="notice" role="status">
      {t('me.confirmed', { result: outcomeOf(now), name: inText(opponent?.name ?? '') })}
    </p>
  );
}

/** How a player may end a match otherwise: by giving it up. What else ended it a scorer or a director says. */
function waysOf({ side }: Task): (winner: Side) => readonly Way[] {
  return (winner) => (winner === side ? [] : ['concession']);
}

function pathOf({ tournamentId, pairing }: Task) {
  return { path: { id: tournamentId, pid: pairing.id } };
}

interface HeadProps extends Pick<TaskProps, 'task'> {
  readonly children?: ComponentChildren;
}

function Head({ task: { tournamentId, tournament }, children }: HeadProps) {
  return (
    <div class="head">
      <p class="quiet small">
        <a href={`/t/${tournamentId}`}>
          <Name>{tournament}</Name>
        </a>
      </p>
      {children}
    </div>
  );
}

/** The match of the own team. What is to be done belongs to its boards. */
function OfTeam({ task }: Pick<TaskProps, 'task'>) {
  return (
    <section class="card">
      <Head task={task} />
      <Loaded load={loadTeamMatch} given={task} />
    </section>
  );
}

/** The match to be played now, and its result. */
function ToPlay({ task, reload, onSent }: ToPlayProps) {
  const { pairing, opponent, tournamentId } = task;
  const act = useAct();
  // Two who have played without a table wait for the director, and not for a table.
  const hasPlayed = pairing.table === null && pairing.denied !== null;
  const send = async (body: Slip): Promise<void> => {
    const params = pathOf(task);
    const done = await act.send((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/pairings/{pid}/result', { ...sending, params, body })).catch(
        async (problem: unknown) => {
          throw (await import('../own/ended.js')).ofMatch(problem, task);
        },
      ),
    );
    // Where another was sooner, it is their result that counts.
    onSent({ tournamentId, pairing: done ?? pairing, opponent });
    await reload();
  };
  return (
    <section class="card">
      <Head task={task}>
        <p class="quiet small">{t('me.to', { length: pairing.length })}</p>
      </Head>
      <h2 class="opponent">
        {t('me.against')} <Name>{opponent?.name ?? t('seat.open')}</Name>
      </h2>
      {pairing.board !== undefined && <p class="quiet">{boardName(pairing)}</p>}
      {pairing.table === null && ARRANGED.includes(task.kind) ? (
        <Loaded load={loadArranged} given={task} />
      ) : (
        !hasPlayed && (
          <p class="big">{pairing.table === null ? t('me.no-table') : t('me.table', { table: pairing.table })}</p>
        )
      )}
      {pairing.denied !== null && (
        <p class="notice" role="status">
          {t('me.denied')}
        </p>
      )}
      {opponent !== null && (
        <Report
          names={namesOf(pairing)}
          length={pairing.length}
          act={act}
          waysOf={waysOf(task)}
          onSend={(slip) => void send(slip)}
        />
      )}
      {pairing.matchId !== null && (
        <p>
          <a href={`/m/${pairing.matchId}`}>{t('me.board')}</a>
        </p>
      )}
    </section>
  );
}

function SignedIn({ name }: { readonly name: string }) {
  const [isLeaving, setLeaving] = useState(false);
  const signOut = useRef<HTMLButtonElement>(null);
  const stay = (): void => {
    setLeaving(false);
    signOut.current?.focus();
  };
  return (
    <footer class="stack small">
      <p class="quiet">{t('me.signed-in', { name })}</p>
      <div class="row">
        {Object.entries(LANGUAGE_NAMES).map(([code, text]) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === language}
            onClick={() => changeLanguage(code as Language)}
          >
            {text}
          </button>
        ))}
        <button ref={signOut} type="button" aria-expanded={isLeaving} onClick={() => setLeaving(!isLeaving)}>
          {t('me.sign-out')}
        </button>
      </div>
      {isLeaving && <Loaded load={loadSignOut} given={{ onStay: stay }} />}
    </footer>
  );
}

export default function MyNight() {
  const who = me.value;
  useTitle(who?.name ?? t('nav.me'));
  if (token.value === null) {
    return (
      <>
        <h1>{t('nav.me')}</h1>
        <p>
          {t('me.signed-out')} <a href="/go">{t('nav.sign-in')}</a>
        </p>
      </>
    );
  }
  return <Tasks name={who?.name ?? who?.label ?? ''} />;
}

function Tasks({ name }: { readonly name: string }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const view = useView('tasks', ['me'], () => answerOf(club.GET('/v1/me/tasks')));
  const { data, trouble, reload } = view;
  // What was reported before this page was opened too: its confirmation comes while the page is looked at.
  useEffect(() => {
    const last = data?.awaited.at(-1);
    if (last !== undefined) setSent(last);
  }, [data]);
  // A link that has ended while the page is open: what it showed is no longer for this reader.
  if (trouble !== null && trouble !== 'offline' && trouble.status === 401) {
    return (
      <Shown view={{ ...view, data: null }} whole>
        {() => null}
      </Shown>
    );
  }
  return (
    <>
      <h1>
        <Name>{name}</Name>
      </h1>
      <Loaded load={loadAnnounced} given={{ tournamentId: null }} quiet />
      <Shown view={view}>
        {({ pairings, toConfirm, awaited, chouettes, games, outOf }) => (
          <>
            {toConfirm.map((task) => (
              <Loaded key={task.pairing.id} load={loadToConfirm} given={{ task, reload, params: pathOf(task) }} />
            ))}
            {awaited.map((each) => (
              <Awaited key={each.pairing.id} sent={each} />
            ))}
            {sent !== null &&
              ![...awaited, ...pairings, ...toConfirm].some(({ pairing }) => pairing.id === sent.pairing.id) && (
                <Counts key={sent.pairing.id} sent={sent} />
              )}
            {pairings
              .filter(
                ({ pairing }) =>
                  pairing.boards === undefined && !toConfirm.some((other) => other.pairing.id === pairing.id),
              )
              .map((task) => (
                <ToPlay key={task.pairing.id} task={task} reload={reload} onSent={setSent} />
              ))}
            {pairings
              .filter(({ pairing }) => pairing.boards !== undefined)
              .map((task) => (
                <OfTeam key={task.pairing.id} task={task} />
              ))}
            {chouettes.map(({ chouette, playerId }) => (
              <p key={chouette.id} class="card">
                <a href={`/c/${chouette.id}`}>
                  {t(
                    chouette.asks.some(({ player, ask }) => player === playerId && ask === 'join')
                      ? 'me.chouette-asked'
                      : 'me.chouette',
                  )}
                </a>
              </p>
            ))}
            <Loaded
              load={loadGoingOn}
              given={{ games, outOf, isAll: pairings.length + toConfirm.length + chouettes.length === 0 }}
              quiet
            />
          </>
        )}
      </Shown>
      <SignedIn name={name} />
    </>
  );
}
