/** The whole club in one file, and what brings it back. */
import { answerOf } from '../../../client/src/index.js';
import { ActButton, useAct } from '../act.js';
import { fileName, keepFile } from '../parts/page/kept-file.js';
import { club, facts } from '../session.js';
import { t } from '../texts/index.js';

export default function Backup() {
  const act = useAct();
  const take = async (): Promise<void> => {
    const content = await act.send(() => answerOf(club.GET('/v1/export', { parseAs: 'blob' })));
    if (content === null) return;
    const day = new Date().toISOString().slice(0, 10);
    keepFile(fileName(`${facts.value?.name ?? t('club')} ${day}`, 'ndjson'), content);
  };
  return (
    <section class="card">
      <h2>{t('settings.backup')}</h2>
      <p>{t('backup.what')}</p>
      <ActButton act={act} onAct={() => void take()}>
        {t('backup.take')}
      </ActButton>
      {act.state === 'done' && <p role="status">{t('backup.taken')}</p>}
      <h3>{t('backup.restore')}</h3>
      <ol class="steps">
        <li>{t('backup.step-1')}</li>
        <li>
          {t('backup.step-2')} <code>npm run restore -- club.ndjson</code>
        </li>
        <li>{t('backup.step-3')}</li>
      </ol>
    </section>
  );
}
