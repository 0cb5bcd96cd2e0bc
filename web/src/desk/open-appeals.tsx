/** Appeals on which the committee has not decided: they wait for the director wherever the desk is open. */
import { t } from '../texts/index.js';
import { useDesk } from './desk.js';

/** How many there are: the acts of the desk reach back to each of them. */
function useOpenAppeals(): number {
  return useDesk().acts.filter(({ appeal }) => appeal?.status === 'open').length;
}

/** The way to them. */
export function OpenAppeals() {
  const count = useOpenAppeals();
  const { id } = useDesk().tournament;
  if (count === 0) return null;
  return (
    <p class="notice head" role="status">
      {t('appeals.open', { count })}
      <a class="button" href={`/t/${id}/desk?show=log&open=appeals`}>
        {t('appeals.look')}
      </a>
    </p>
  );
}

/** Beside what goes on without them. */
export function AppealFirst() {
  return useOpenAppeals() === 0 ? null : <strong>{t('appeals.first')}</strong>;
}
