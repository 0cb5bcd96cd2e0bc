/** What is shown as soon as its script is there: a page, or a part of one that only some readers need. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../texts/index.js';

export type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface LoadedProps<Props> {
  /** The same function as long as the same thing is shown. */
  readonly load: Load<Props>;
  readonly given: Props;
}

export function Loaded<Props extends object>({ load, given }: LoadedProps<Props>) {
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
  return isFailed ? (
    <p class="refusal" role="alert">
      {t('state.offline')}{' '}
      <button type="button" class="plain" onClick={again}>
        {t('state.again')}
      </button>
    </p>
  ) : (
    <p class="quiet" aria-busy="true">
      {t('state.loading')}
    </p>
  );
}
