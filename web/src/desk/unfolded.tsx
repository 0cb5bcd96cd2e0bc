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
  /** Whether the reader has come for it. */
  readonly isMeant?: boolean;
}

export function Unfolded<Props extends object>({ title, load, given, isMeant = false }: UnfoldedProps<Props>) {
  const [isOpen, setOpen] = useState(isMeant);
  /** What is typed in it stays when it is folded. */
  const [wasOpened, setOpened] = useState(isMeant);
  const toggle = (open: boolean): void => {
    setOpen(open);
    if (open) setOpened(true);
  };
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
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
