/** What the club announces: read by everybody, made and taken back by those at the desk. */
import { useEffect, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton, Form, useAct } from '../act.js';
import { club, isStaff } from '../session.js';
import { t } from '../texts/index.js';
import { type View, useView } from '../view.js';
import { timeOf } from './said.js';
import { Name } from './shown.js';

export type Announcement = Schemas['AnnouncementDto'];

const SHORTEST_TIMER = 1_000;
/** A day: the timers of browsers take no more than some weeks. */
const LONGEST_TIMER = 86_400_000;

/** What goes on being announced; on the pages of a tournament without what is about another one. */
export function useAnnouncements(tournamentId: string | null): View<readonly Announcement[]> {
  const view = useView(`announcements ${tournamentId ?? ''}`, ['club'], async () => {
    const { items } = await answerOf(club.GET('/v1/announcements', { params: { query: { limit: 20 } } }));
    return tournamentId === null
      ? items
      : items.filter((each) => each.tournamentId === null || each.tournamentId === tournamentId);
  });
  const { data, reload } = view;
  useEffect(() => {
    const ends = (data ?? []).flatMap(({ until }) => (until === null ? [] : [Date.parse(until) - Date.now()]));
    if (ends.length === 0) return undefined;
    // At its time: who has no token looks every few seconds only.
    const first = Math.min(...ends, LONGEST_TIMER);
    const timer = setTimeout(() => void reload(), Math.max(SHORTEST_TIMER, first));
    return () => clearTimeout(timer);
  }, [data, reload]);
  return view;
}

interface AnnouncementsProps {
  readonly view: View<readonly Announcement[]>;
  /** Whether it is a page on which they are taken back. */
  readonly changes?: boolean;
  /** Of those about a tournament only what is about one of these. */
  readonly about?: readonly string[];
}

export function Announcements({ view: { data, reload }, changes = false, about }: AnnouncementsProps) {
  const shown = (data ?? []).filter(
    ({ tournamentId }) => tournamentId === null || about === undefined || about.includes(tournamentId),
  );
  if (shown.length === 0) return null;
  return (
    <ul class="announcements" aria-label={t('announce.title')}>
      {shown.map((announcement) => (
        <li key={announcement.id} class="notice">
          <p class="row">
            <time class="quiet small number">{timeOf(announcement.createdAt)}</time>
            <span class="grow announced">
              <Name>{announcement.text}</Name>
            </span>
          </p>
          {changes && isStaff() && <TakeBack announcement={announcement} reload={reload} />}
        </li>
      ))}
    </ul>
  );
}

interface TakeBackProps {
  readonly announcement: Announcement;
  readonly reload: () => Promise<void>;
}

function TakeBack({ announcement: { id, text }, reload }: TakeBackProps) {
  const act = useAct();
  const end = async (): Promise<void> => {
    const done = await act.send(({ headers }) =>
      answerOf(
        club.DELETE('/v1/announcements/{id}', {
          // Ending it twice changes nothing.
          headers: { ...headers, 'if-match': '*' },
          params: { path: { id }, header: { 'If-Match': '*' } },
        }),
      ),
    );
    if (done !== null) await reload();
  };
  return (
    <ActButton act={act} kind="plain" label={t('announce.end-of', { text })} onAct={() => void end()}>
      {t('announce.end')}
    </ActButton>
  );
}

/** How long it is shown, in minutes; 0: until it is taken back. */
const TIMES = [0, 15, 60] as const;

interface AnnounceProps {
  /** The tournament that it is about; null: the whole club. */
  readonly tournamentId: string | null;
  readonly onDone: () => Promise<void>;
}

/** A new announcement. */
export function Announce({ tournamentId, onDone }: AnnounceProps) {
  const act = useAct();
  const [text, setText] = useState('');
  const [minutes, setMinutes] = useState<number>(0);
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    const until = minutes === 0 ? null : new Date(Date.now() + minutes * 60_000).toISOString();
    const body = { text: text.trim(), tournamentId, until };
    const made = await act.send((sending) => answerOf(club.POST('/v1/announcements', { ...sending, body })));
    if (made === null) return;
    setText('');
    await onDone();
  };
  return (
    <details class="card">
      <summary>{t('announce.new')}</summary>
      <Form onSend={() => void send()}>
        <label>
          {t(tournamentId === null ? 'announce.to-club' : 'announce.to-tournament')}
          <input
            value={text}
            maxLength={500}
            autocomplete="off"
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <label>
          {t('announce.how-long')}
          <select value={minutes} onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value))}>
            {TIMES.map((each) => (
              <option key={each} value={each}>
                {t(each === 0 ? 'announce.until-ended' : `announce.for-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <ActButton act={act} disabled={text.trim() === ''}>
          {t('announce.do')}
        </ActButton>
      </Form>
    </details>
  );
}
