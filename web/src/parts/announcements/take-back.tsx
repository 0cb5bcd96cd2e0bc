/** The end of an announcement. */
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { ActButton, useAct } from '../../act.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';

interface TakeBackProps {
  readonly announcement: Schemas['AnnouncementDto'];
  readonly reload: () => Promise<void>;
}

export default function TakeBack({ announcement: { id, text }, reload }: TakeBackProps) {
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
