/** What the club announces: read by everybody, made and taken back by those at the desk. */
import { useEffect } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { club, isStaff } from '../../session.js';
import { t, withWords } from '../../texts/index.js';
import { type View, useView } from '../../view.js';
import { type Load, Loaded } from '../page/loaded.js';
import { timeOf } from '../said.js';
import { Name } from '../page/shown.js';
import type { ToTakeBackProps } from './take-back.js';

export type Announcement = Schemas['AnnouncementDto'];

/** What only those at the desk need. */
export const loadAnnounce = withWords(['announce'], () => import('./announce.js'));

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
  /** Loads what takes them back, for a page on which those at the desk do so. */
  readonly loadToTakeBack?: Load<ToTakeBackProps>;
}

export function Announcements({ view, loadToTakeBack }: AnnouncementsProps) {
  const data = view.data ?? [];
  const listed: ToTakeBackProps['listed'] = (below) =>
    data.length > 0 && (
      <ul class="announcements" aria-label={t('announce.title')}>
        {data.map((announcement) => (
          <li key={announcement.id} class="notice">
            <p class="row">
              <time class="quiet small number">{timeOf(announcement.createdAt)}</time>
              <span class="grow announced">
                <Name>{announcement.text}</Name>
              </span>
            </p>
            {below?.(announcement)}
          </li>
        ))}
      </ul>
    );
  return loadToTakeBack !== undefined && isStaff() ? (
    <Loaded load={loadToTakeBack} given={{ view, listed }} quiet />
  ) : (
    listed()
  );
}

/** The announcements by themselves, for a page that does without them until they are there. */
export default function Announced({ tournamentId }: { readonly tournamentId: string | null }) {
  return <Announcements view={useAnnouncements(tournamentId)} />;
}
