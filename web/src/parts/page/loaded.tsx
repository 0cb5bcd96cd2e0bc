/** What is shown as soon as its script is there: a page, or a part of one that only some readers need. */
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { answerOf } from '../../../../client/src/index.js';
import { settled } from '../../act.js';
import { AGAIN, club } from '../../session.js';
import { t } from '../../texts/index.js';
import { still } from '../../touch.js';

/** How often the club is asked before the reader has to try again. */
const TRIES = 3;

export type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface LoadedProps<Props> {
  /** The same function as long as the same thing is shown. */
  readonly load: Load<Props>;
  readonly given: Props;
  /** Whether it is the whole page. */
  readonly whole?: boolean;
  /** Whether nothing is around it that says where the page's own part is. */
  readonly bare?: boolean;
  /** Whether nothing stands in its place until it is there, so that nothing moves when it is empty. */
  readonly quiet?: boolean;
}

/** Says that something is on its way; a whole page has a heading also then. */
export function Loading({ whole = false }: { readonly whole?: boolean }) {
  return (
    <>
      {whole && <h1 class="unseen">{t('club')}</h1>}
      <p class="quiet" aria-busy="true">
        {t('state.loading')}
      </p>
    </>
  );
}

export function Loaded<Props extends object>({
  load,
  given,
  whole = false,
  bare = false,
  quiet = false,
}: LoadedProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const isHere = useRef(true);
  /** How often the network has come back since it is on the page, also before what had begun without it has failed. */
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const onOnline = (): void => setReturns((before) => before + 1);
    addEventListener('online', onOnline);
    return () => {
      isHere.current = false;
      removeEventListener('online', onOnline);
    };
  }, []);
  useEffect(() => {
    load()
      .then(async ({ default: loaded }) => {
        await still();
        setPart(() => loaded);
      })
      .catch(() => setFailed(true));
  }, [load]);
  // A browser that has failed to load a script does not ask for it again before the whole page is loaded anew, and a newer version
  // of the club has other scripts. Without an answer the page stays: the browser would show one of its own in its place.
  const again = (tries = TRIES): void => {
    setFailed(false);
    answerOf(club.GET('/v1/club'))
      .then(settled)
      .then(() => isHere.current && location.reload())
      // A network that has just come back does not carry everything yet.
      .catch(() => (tries > 1 ? setTimeout(again, AGAIN, tries - 1) : setFailed(true)));
  };
  // What is half entered beside a part would be lost: there the reader decides.
  useEffect(() => {
    if (isFailed && whole && returns > 0) again();
  }, [isFailed, returns]);
  if (Part !== null) return <Part {...given} />;
  if (quiet && !isFailed) return null;
  const state = isFailed ? (
    <>
      {whole && <h1>{t('club')}</h1>}
      <p class="refusal" role="alert">
        {t('state.not-loaded')}{' '}
        <button type="button" class="plain" onClick={() => again()}>
          {t('state.again')}
        </button>
      </p>
    </>
  ) : (
    <Loading whole={whole} />
  );
  return bare ? <main>{state}</main> : state;
}
