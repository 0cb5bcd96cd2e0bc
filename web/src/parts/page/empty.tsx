/** A club in which nothing was played yet, as readers see it who begin nothing there. With the words of the first page. */
import { token } from '../../session.js';
import { t } from './empty-words.js';

export default function Empty() {
  return (
    <section class="card">
      <h2>{t('first.welcome')}</h2>
      <p>{t(token.value === null ? 'first.signed-out' : 'first.nothing')}</p>
      {token.value === null && (
        <p>
          <a class="button main" href="/go">
            {t('nav.sign-in')}
          </a>
        </p>
      )}
      <p class="quiet small">
        <a href="/docs">{t('first.api')}</a>
      </p>
    </section>
  );
}
