/** Signs in: by a link, whose part behind `#` no server sees, or by typing the token. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ClubProblem, answerOf } from '../../../client/src/index.js';
import { useTitle } from '../parts/frame.js';
import { go } from '../router.js';
import { askWho, club, keepToken, me } from '../session.js';
import { t } from '../texts/index.js';

type Trouble = 'empty' | 'ended' | 'offline';

/** Keeps the token if the service knows it; else the one before stays. */
async function signIn(given: string): Promise<Trouble | null> {
  if (given === '') return 'empty';
  try {
    await answerOf(club.GET('/v1/me', { headers: { authorization: `Bearer ${given}` } }));
  } catch (error) {
    return error instanceof ClubProblem ? 'ended' : 'offline';
  }
  keepToken(given);
  await askWho();
  return null;
}

export default function Go() {
  useTitle(t('go.title'));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const enter = async (given: string): Promise<void> => {
    setBusy(true);
    const found = await signIn(given.trim());
    setBusy(false);
    setTrouble(found);
    if (found === null) go(me.value?.role === 'player' ? '/me' : '/', 'replace');
  };
  useEffect(() => {
    const given = decodeURIComponent(location.hash.slice(1));
    if (given === '') return;
    // The token stays neither in the address line nor in the history.
    history.replaceState(null, '', location.pathname);
    void enter(given);
  }, []);
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void enter(field.current?.value ?? '');
      }}
    >
      <h1>{t('go.title')}</h1>
      <p>{t('go.text')}</p>
      <label>
        {t('go.token')}
        <input ref={field} type="password" autocomplete="off" autocapitalize="none" spellcheck={false} />
      </label>
      {trouble !== null && (
        <p class="refusal" role="alert">
          {t(`go.${trouble}`)}
        </p>
      )}
      <div class="wide">
        <button type="submit" class="main" aria-busy={isBusy}>
          {t('go.enter')}
        </button>
      </div>
    </form>
  );
}
