/** What stands where nothing is. */
import { t } from '../../texts/index.js';

export function Lost() {
  return (
    <>
      <h1>{t('lost.title')}</h1>
      <p>{t('lost.text')}</p>
      <p>
        <a href="/">{t('nav.tonight')}</a>
      </p>
    </>
  );
}
