/** Asks whether the club's clock is right while the club has the time zone with which every club begins. */
import { answerOf } from '../../../../client/src/index.js';
import { ActButton, useAct } from '../../act.js';
import { askWho, club, facts } from '../../session.js';
import { t } from '../../texts/index.js';
import { timeOf } from '../said.js';

/** The zone of a club that has named none. */
const UNSET = 'UTC';

export default function ClubClock() {
  const act = useAct();
  const { timeZone, version = 0 } = facts.value ?? {};
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = new Date();
  const isSame = now.toLocaleTimeString('en', { timeZone: own }) === now.toLocaleTimeString('en', { timeZone: UNSET });
  if (timeZone !== UNSET || isSame) return null;
  const set = async (): Promise<void> => {
    const headers = { 'if-match': String(version) };
    const params = { header: { 'If-Match': String(version) } };
    await act.send((sending) =>
      answerOf(
        club.PATCH('/v1/club', { params, headers: { ...sending.headers, ...headers }, body: { timeZone: own } }),
      ),
    );
    await askWho();
  };
  return (
    <section class="card attention">
      <p>{t('clock.unset', { time: timeOf(now.getTime()) })}</p>
      <ActButton act={act} onAct={() => void set()}>
        {t('clock.set', { zone: own })}
      </ActButton>
    </section>
  );
}
