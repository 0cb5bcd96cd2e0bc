/** Signs in: by a link, whose part behind `#` no server sees, or by typing the token. */
import { useEffect, useState } from 'preact/hooks';
import { ClubProblem, answerOf, openClub } from '../../../client/src/index.js';
import { useTitle } from '../parts/page/frame.js';
import type { Guest } from '../parts/sign-in/guest.js';
import { Loaded, Loading } from '../parts/page/loaded.js';
import { go, place } from '../router.js';
import { type Me, askWho, keepToken, me, patiently, token } from '../session.js';
import { t, withWords } from '../texts/index.js';

/** For whom a token is; null: the club does not know it, or it has ended; in words, why the service does not say so. */
async function whoHas(given: string): Promise<Me | string | null> {
  if (given === '') return t('go.empty');
  try {
    // The client of the pages would send the token that is kept.
    return await answerOf(openClub({ token: () => given, fetch: patiently }).GET('/v1/me'));
  } catch (error) {
    if (!(error instanceof ClubProblem)) return t('go.offline');
    // A service that is too busy, or has failed, has not said that the token has ended.
    if (error.status === 401) return null;
    return import('../parts/refusals/refusals.js').then(
      ({ wordsFor }) => wordsFor(error.document),
      () => error.message,
    );
  }
}

/** What stands behind `#`: some programs through which links go write it in another way. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether both are the same person with the same rights. */
function isSame(one: Me, other: Me): boolean {
  return one.role === other.role && one.playerId === other.playerId && one.label === other.label;
}

const loadTyped = withWords(['people'], () => import('../parts/sign-in/typed-token.js'));
const loadGuest = withWords(['people'], () => import('../parts/sign-in/guest.js'));

export default function Go() {
  useTitle(t('go.title'));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLinked, setLinked] = useState(location.hash.length > 1);
  const [guest, setGuest] = useState<Guest | null>(null);
  // Who has gone on by then stays there.
  const goOn = (): void => {
    if (place.value.path === '/go') go(me.value?.role === 'player' ? '/me' : '/', 'replace');
  };
  const become = async (given: string): Promise<void> => {
    keepToken(given);
    await askWho();
    goOn();
  };
  const refuse = async (why: string | null): Promise<void> => {
    // Most links are good: what is said of the others comes with the field for a token. Where that does not come, its place says so.
    await loadTyped().catch(() => null);
    setTrouble(why ?? t('go.ended'));
    setLinked(false);
  };
  /** Keeps the token if the service knows it; else the one before stays. Who opens a link may want to look at it only. */
  const enter = async (given: string, isLink: boolean): Promise<void> => {
    setBusy(true);
    setGuest(null);
    const who = await whoHas(given);
    const present = isLink && token.value !== null && typeof who !== 'string' ? await whoHas(token.value) : null;
    setBusy(false);
    if (who === null || typeof who === 'string') return refuse(who);
    // Whether another person would be signed out is not known.
    if (typeof present === 'string') return refuse(present);
    setTrouble(null);
    // Whose token has ended is signed out already.
    if (present === null || isSame(present, who)) await become(given);
    else setGuest({ given, who, present });
  };
  useEffect(() => {
    const enterByLink = (): void => {
      const given = decoded(location.hash.slice(1)).trim();
      if (given === '') return setLinked(false);
      // The token stays neither in the address line nor in the history.
      history.replaceState(null, '', location.pathname);
      setLinked(true);
      void enter(given, true);
    };
    enterByLink();
    // A link that is opened where this page is shown already changes only what stands behind `#`.
    addEventListener('hashchange', enterByLink);
    return () => removeEventListener('hashchange', enterByLink);
  }, []);
  if (guest !== null) {
    return <Loaded load={loadGuest} given={{ ...guest, onStay: () => void askWho().then(goOn), onBecome: become }} />;
  }
  // Who comes by a link types nothing, unless the link is refused.
  if (isLinked) return <Loading whole />;
  const send = (typed: string): void => void enter(typed.trim(), false);
  return <Loaded load={loadTyped} given={{ trouble, isBusy, onSend: send }} whole />;
}
