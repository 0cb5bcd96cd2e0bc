/** A page that its reader may not use: who the reader is, and the way to sign in as another. */
import { me } from '../../session.js';
import { t } from '../../texts/index.js';
import { inText } from '../said.js';

interface NotForYouProps {
  readonly title: string;
  /** For whom it is. */
  readonly text: string;
}

export function NotForYou({ title, text }: NotForYouProps) {
  const who = me.value;
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      {who !== null && <p class="quiet">{t('me.signed-in', { name: inText(who.name ?? who.label) })}</p>}
      <p>
        <a class="button" href={who === null ? '/go' : '/me'}>
          {t(who === null ? 'nav.sign-in' : who.role === 'player' ? 'nav.me' : 'nav.account')}
        </a>
      </p>
    </>
  );
}
