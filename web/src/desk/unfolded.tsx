/** What few need: a line that says what it is, and the rest as soon as it is opened. */
import { useState } from 'preact/hooks';
import { type Load, Loaded } from '../parts/page/loaded.js';
import { t } from '../texts/index.js';
import type { PairingActProps } from './desk.js';

interface UnfoldedProps<Props> {
  readonly title: string;
  /** The same function as long as the same thing is shown. */
  readonly load: Load<Props>;
  readonly given: Props;
}

export function Unfolded<Props extends object>({ title, load, given }: UnfoldedProps<Props>) {
  /** What is typed in it stays when it is folded. */
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && <Loaded load={load} given={given} />}
    </details>
  );
}

/** Few matches have a wrong length. */
const loadLength = () => import('./pairings/length.js');

export function WrongLength(given: PairingActProps) {
  return <Unfolded title={t('length.wrong')} load={loadLength} given={given} />;
}
