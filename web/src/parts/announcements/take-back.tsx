/** Announcements that the reader takes back. */
import type { ComponentChildren } from 'preact';
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { ActButton, useAct } from '../../act.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import type { View } from '../../view.js';
import { useKeptFocus } from '../page/kept-focus.js';

type Announcement = Schemas['AnnouncementDto'];

export interface ToTakeBackProps {
  readonly view: View<readonly Announcement[]>;
  /** The list as all read it, and what stands below each in it; without any there is none. */
  readonly listed: (below?: (announcement: Announcement) => ComponentChildren) => ComponentChildren;
}

/** The place stays where there is no list: a keyboard that has taken back the last one goes on from there. */
export default function ToTakeBack({ view: { reload }, listed }: ToTakeBackProps) {
  const place = useKeptFocus<HTMLDivElement>('li');
  const list = listed((announcement) => <TakeBack announcement={announcement} reload={reload} />);
  return (
    <div
      ref={place}
      class={list === false ? 'unseen' : undefined}
      tabIndex={-1}
      role="group"
      aria-label={t('announce.title')}
    >
      {list}
    </div>
  );
}

interface TakeBackProps {
  readonly announcement: Announcement;
  readonly reload: () => Promise<void>;
}

function TakeBack({ announcement: { id, text }, reload }: TakeBackProps) {
  const act = useAct(reload);
  const end = async (): Promise<void> => {
    await act.send(({ headers }) =>
      answerOf(
        club.DELETE('/v1/announcements/{id}', {
          // Ending it twice changes nothing.
          headers: { ...headers, 'if-match': '*' },
          params: { path: { id }, header: { 'If-Match': '*' } },
        }),
      ),
    );
  };
  return (
    <ActButton act={act} kind="plain" label={t('announce.end-of', { text })} onAct={() => void end()}>
      {t('announce.end')}
    </ActButton>
  );
}
