/** What few need: a line that says what it is, and the rest as soon as it is opened. */
import { useState } from 'preact/hooks';
import { type Load, Loaded } from '../parts/loaded.js';

interface UnfoldedProps<Props> {
  readonly title: string;
  /** The same function as long as the same thing is shown. */
  readonly load: Load<Props>;
  readonly given: Props;
}

export function Unfolded<Props extends object>({ title, load, given }: UnfoldedProps<Props>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <Loaded load={load} given={given} />}
    </details>
  );
}
