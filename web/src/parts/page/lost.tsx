/** What stands where nothing is. */
import { useTitle } from './frame.js';
import { t } from './lost-words.js';

export default function Lost() {
  useTitle(t('lost.title'));
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
