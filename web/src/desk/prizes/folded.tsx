/** A part that begins when it is first opened; what is half-written in it waits while it is folded away again. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface FoldedProps {
  readonly title: ComponentChildren;
  readonly kind?: 'card';
  readonly children: ComponentChildren;
}

export function Folded({ title, kind, children }: FoldedProps) {
  const [wasOpen, setOpen] = useState(false);
  return (
    <details class={kind} onToggle={() => setOpen(true)}>
      <summary>{title}</summary>
      {wasOpen && children}
    </details>
  );
}
