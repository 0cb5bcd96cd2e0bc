/** What a new director does first. */
import { t } from '../../texts/index.js';
import ClubClock from './club-clock.js';
import NewTournament from './new-tournament.js';

export default function FirstSteps() {
  return (
    <>
      <ClubClock />
      <section class="card">
        <h2>{t('first.welcome')}</h2>
        <ol class="steps">
          <li>{t('first.step-1')}</li>
          <li>{t('first.step-2')}</li>
          <li>{t('first.step-3')}</li>
        </ol>
        <NewTournament />
      </section>
    </>
  );
}
