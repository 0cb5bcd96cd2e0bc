/** The place of a keyboard at the board. */
import type { HTMLAttributes, Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Keeps the place of a keyboard whose button is gone in that element, without putting another one under its next key. */
export function useKeptPlace(): HTMLAttributes<HTMLDivElement> & { readonly ref: Ref<HTMLDivElement> } {
  const ref = useRef<HTMLDivElement>(null);
  const isHere = useRef(false);
  useLayoutEffect(() => {
    if (isHere.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocusIn: () => {
      isHere.current = true;
    },
    // A button that goes, or may not be touched any more, leaves the focus to nothing.
    onFocusOut: ({ relatedTarget }) => {
      isHere.current = relatedTarget === null;
    },
  };
}
