/** Signs in: by a link, whose part behind `#` no server sees, or by typing the token. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ClubProblem, answerOf, openClub } from '../../../client/src/index.js';
import { Form } from '../parts/form.js';
import { useTitle } from '../parts/frame.js';
import { inText } from '../parts/said.js';
import { go } from '../router.js';
import { type Me, askWho, keepToken, me, patiently, token } from '../session.js';
import { t } from '../texts/index.js';

/** For whom a token is; in words, why the service does not say so. */
async function whoHas(given: string): Promise<Me | string> {
  if (given === '') return t('go.empty');
  try {
    // The client of the pages would send the token that is kept.
    return await answerOf(openClub({ token: () => given, fetch: patiently }).GET('/v1/me'));
  } catch (error) {
    if (!(error instanceof ClubProblem)) return t('go.offline');
    // A service that is too busy, or has failed, has not said that the token has ended.
    return error.status === 401 ? t('go.ended') : error.message;
  }
}

/** Who would be signed out by that: another person, or the same one with other rights. */
async function replacedBy(who: Me): Promise<Me | null> {
  const present = token.value === null ? null : await whoHas(token.value);
  if (present === null || typeof present === 'string') return null;
  return present.role === who.role && present.playerId === who.playerId && present.label === who.label ? null : present;
}

function nameOf({ name, label }: Me): string {
  return name ?? label;
}

/** Somebody who opens a link where another is signed in. */
interface Guest {
  readonly given: string;
  readonly who: Me;
  readonly present: Me;
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
  const [guest, setGuest] = useState<Guest | null>(null);
  const goOn = (): void => go(me.value?.role === 'player' ? '/me' : '/', 'replace');
  const become = async (given: string): Promise<void> => {
    keepToken(given);
    await askWho();
    goOn();
  };
  /** Keeps the token if the service knows it; else the one before stays. Who opens a link may want to look at it only. */
  const enter = async (given: string, isLink: boolean): Promise<void> => {
    setBusy(true);
    const who = await whoHas(given);
    const present = isLink && typeof who !== 'string' ? await replacedBy(who) : null;
    setBusy(false);
    setTrouble(typeof who === 'string' ? who : null);
    if (typeof who === 'string') return;
    if (present === null) await become(given);
    else setGuest({ given, who, present });
  };
  useEffect(() => {
    const enterByLink = (): void => {
      const given = decoded(location.hash.slice(1));
      if (given === '') return;
      // The token stays neither in the address line nor in the history.
      history.replaceState(null, '', location.pathname);
      void enter(given.trim(), true);
    };
    enterByLink();
    // A link that is opened where this page is shown already changes only what stands behind `#`.
    addEventListener('hashchange', enterByLink);
    return () => removeEventListener('hashchange', enterByLink);
  }, []);
  if (guest !== null) {
    const { given, who, present } = guest;
    return (
      <section class="card">
        <h1>{t('go.title')}</h1>
        <p>{t('go.other', { name: inText(nameOf(present)) })}</p>
        <div class="two">
          <button type="button" onClick={() => void askWho().then(goOn)}>
            {t('go.stay', { name: inText(nameOf(present)) })}
          </button>
          <button type="button" class="main" onClick={() => void become(given)}>
            {t('go.become', { name: inText(nameOf(who)) })}
          </button>
        </div>
      </section>
    );
  }
  return (
    <Form onSend={() => void enter(field.current?.value.trim() ?? '', false)}>
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
