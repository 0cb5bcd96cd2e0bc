/** The second step of an act that is asked about first. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Act, ActButton, type ActButtonProps } from '../act.js';
import { DOUBLED } from '../touch.js';

interface YesProps {
  readonly act: Act;
  readonly onAct: () => void;
  readonly children: ComponentChildren;
  readonly kind?: ActButtonProps['kind'];
  /** Whether it comes at another place than the question: then it is ready at once. */
  readonly isElsewhere?: boolean;
}

/**
 * The answer to a question whether something is really meant. It takes the focus from the question; where it comes in the place of
 * that, a second touch of the question does nothing in its first moment.
 */
export function Yes({ act, onAct, children, kind = 'danger', isElsewhere = false }: YesProps) {
  const [isReady, setReady] = useState(isElsewhere);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    const timer = setTimeout(() => setReady(true), DOUBLED);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ActButton act={act} kind={kind} onAct={() => isReady && onAct()} more={{ ref: button, 'aria-disabled': !isReady }}>
      {children}
    </ActButton>
  );
}
