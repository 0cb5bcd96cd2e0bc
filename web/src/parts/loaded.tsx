/** What is shown as soon as its script is there: a page, or a part of one that only some readers need. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../texts/index.js';

export type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface LoadedProps<Props> {
  /** The same function as long as the same thing is shown. */
  readonly load: Load<Props>;
  readonly given: Props;
  /** Whether it is the whole page. */
  readonly whole?: boolean;
  /** Whether nothing is around it that says where the page's own part is. */
  readonly bare?: boolean;
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

export function Loaded<Props extends object>({ load, given, whole = false, bare = false }: LoadedProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    load()
      .then(({ default: loaded }) => setPart(() => loaded))
      .catch(() => setFailed(true));
  }, [load, turn]);
  const again = (): void => {
    setFailed(false);
    setTurn(turn + 1);
  };
  if (Part !== null) return <Part {...given} />;
  const state = isFailed ? (
    <>
      {whole && <h1>{t('club')}</h1>}
      <p class="refusal" role="alert">
        {t('state.offline')}{' '}
        <button type="button" class="plain" onClick={again}>
          {t('state.again')}
        </button>
      </p>
    </>
  ) : (
    <Loading whole={whole} />
  );
  return bare ? <main>{state}</main> : state;
}
