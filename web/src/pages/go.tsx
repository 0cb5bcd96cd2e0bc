/** Signs in: by a link, whose part behind `#` no server sees, or by typing the token. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ClubProblem, answerOf, openClub } from '../../../client/src/index.js';
import { Form } from '../parts/form.js';
import { useTitle } from '../parts/frame.js';
import { go } from '../router.js';
import { askWho, keepToken, me, patiently } from '../session.js';
import { t } from '../texts/index.js';

/** Keeps the token if the service knows it; else the one before stays. Answers why it is not kept. */
async function signIn(given: string): Promise<string | null> {
  if (given === '') return t('go.empty');
  try {
    // The client of the pages would send the token that is kept.
    await answerOf(openClub({ token: () => given, fetch: patiently }).GET('/v1/me'));
  } catch (error) {
    if (!(error instanceof ClubProblem)) return t('go.offline');
    // A service that is too busy, or has failed, has not said that the token has ended.
    return error.status === 401 ? t('go.ended') : error.message;
  }
  keepToken(given);
  await askWho();
  return null;
}

/** What stands behind `#`: some programs through which links go write it in another way. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export default function Go() {
  useTitle(t('go.title'));
  const [trouble, setTrouble] = useState<string | null>(null);
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
    const enterByLink = (): void => {
      const given = decoded(location.hash.slice(1));
      if (given === '') return;
      // The token stays neither in the address line nor in the history.
      history.replaceState(null, '', location.pathname);
      void enter(given);
    };
    enterByLink();
    // A link that is opened where this page is shown already changes only what stands behind `#`.
    addEventListener('hashchange', enterByLink);
    return () => removeEventListener('hashchange', enterByLink);
  }, []);
  return (
    <Form onSend={() => void enter(field.current?.value ?? '')}>
      <h1>{t('go.title')}</h1>
      <p>{t('go.text')}</p>
      <label>
        {t('go.token')}
        <input ref={field} type="password" autocomplete="off" autocapitalize="none" spellcheck={false} />
      </label>
      {trouble !== null && (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      )}
      <div class="wide">
        <button type="submit" class="main" aria-busy={isBusy}>
          {t('go.enter')}
        </button>
      </div>
    </Form>
  );
}
