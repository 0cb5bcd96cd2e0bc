/** An act that is asked about first, and its second step. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Act, ActButton, type ActButtonProps } from '../../act.js';
import { DOUBLED } from '../../touch.js';

interface YesProps {
  readonly act: Act;
  readonly onAct: () => void;
  readonly children: ComponentChildren;
  readonly kind?: ActButtonProps['kind'];
  /** Whether it comes at another place than the question: then it is ready at once. */
  readonly isElsewhere?: boolean;
  /** Whether something has to be said with it first. */
  readonly disabled?: boolean;
}

/**
 * The answer to a question whether something is really meant. It takes the focus from the question; where it comes in the place of
 * that, a second touch of the question does nothing in its first moment.
 */
export function Yes({ act, onAct, children, kind = 'danger', isElsewhere = false, disabled = false }: YesProps) {
  const [isReady, setReady] = useState(isElsewhere);
  const button = useRef<HTMLButtonElement>(null);
  // At once, before the question that is gone has left the focus to anything else.
  useLayoutEffect(() => {
    // Who has begun to write something meanwhile goes on with that.
    if (document.activeElement?.matches('input, textarea, select') !== true) button.current?.focus();
    const timer = setTimeout(() => setReady(true), DOUBLED);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ActButton
      act={act}
      kind={kind}
      disabled={disabled}
      onAct={() => isReady && onAct()}
      more={{ ref: button, 'aria-disabled': !isReady }}
    >
      {children}
    </ActButton>
  );
}

interface AskedProps {
  readonly act: Act;
  /** The button that asks. */
  readonly question: string;
  /** What one has to know before the answer. */
  readonly means?: ComponentChildren;
  readonly yes: string;
  readonly no: string;
  /** Whether something has to be said before a yes. */
  readonly disabled?: boolean;
  /** Told when the question is asked, and when the answer is No. */
  readonly onAsked?: (isAsked: boolean) => void;
  /** Answers whether it is done. */
  readonly onYes: () => Promise<boolean>;
}

/** A question with both of its answers. Behind a No the question has the focus again. */
export function Asked({ act, question, means, yes, no, disabled = false, onAsked, onYes }: AskedProps) {
  const [isAsked, ask] = useState(false);
  const isLeft = useRef(false);
  const asking = (button: HTMLButtonElement | null): void => {
    if (isLeft.current) button?.focus();
    isLeft.current = false;
  };
  if (!isAsked) {
    return (
      <button
        ref={asking}
        type="button"
        onClick={() => {
          onAsked?.(true);
          ask(true);
        }}
      >
        {question}
      </button>
    );
  }
  return (
    <div class={means === undefined ? 'stack' : 'card stack'}>
      {means !== undefined && <p>{means}</p>}
      <div class="two">
        <Yes act={act} disabled={disabled} onAct={() => void onYes().then((isDone) => isDone && ask(false))}>
          {yes}
        </Yes>
        <button
          type="button"
          onClick={() => {
            isLeft.current = true;
            onAsked?.(false);
            ask(false);
          }}
        >
          {no}
        </button>
      </div>
    </div>
  );
}
