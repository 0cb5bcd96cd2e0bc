/** Asks before a person is signed out, who may not have the link at hand. */
import { go } from '../../router.js';
import { askWho, keepToken } from '../../session.js';
import { t } from '../../texts/index.js';

export default function SignOut({ onStay }: { readonly onStay: () => void }) {
  const signOut = (): void => {
    keepToken(null);
    void askWho();
    go('/');
  };
  return (
    <div class="card stack">
      <p>{t('me.sign-out-means')}</p>
      <div class="two">
        <button type="button" class="danger" onClick={signOut}>
          {t('me.sign-out-yes')}
        </button>
        <button type="button" onClick={onStay}>
          {t('act.cancel')}
        </button>
      </div>
    </div>
  );
}
