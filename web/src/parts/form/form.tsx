/** Forms that are sent as a whole. */
import type { ComponentChildren } from 'preact';

interface FormProps {
  readonly onSend: () => void;
  readonly children: ComponentChildren;
  readonly kind?: 'form' | 'stack';
}

/** Fields that are sent together: by the button in it that has no `onAct`, or by Enter in any of them. The service judges what they say. */
export function Form({ onSend, children, kind = 'form' }: FormProps) {
  return (
    <form
      class={kind}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
    </form>
  );
}
