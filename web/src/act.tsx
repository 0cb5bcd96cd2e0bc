/** Writes: each under one idempotency key, shown at once, sent again until an answer comes, never done twice. */
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ClubProblem, idempotencyKey } from '../../client/src/index.js';
import { keepUnread, leftWaiting, refused } from './parts/page/unread.js';
import { place } from './router.js';
import { token } from './session.js';
import { t } from './texts/index.js';

export type ActState = 'idle' | 'sending' | 'waiting' | 'done';

/** What an act adds to its request: the same each time it is sent. */
export interface Sending {
  readonly headers: Readonly<Record<string, string>>;
}

export interface Act {
  readonly state: ActState;
  /** Why the service refused. */
  readonly problem: ClubProblem | null;
  /** Sends it. Answers what came of it, or null where the service refused or another is on its way. */
  readonly send: <T>(request: (sending: Sending) => Promise<T>) => Promise<T | null>;
  /** Whether it has no answer yet. */
  readonly isBusy: boolean;
  /** Takes back what is said of the last one. What is on its way stays so, and shows it. */
  readonly forget: () => void;
  /**
   * Whether the reader has gone nowhere since it was sent: its answer leads a reader who has gone on, or has come back, nowhere else.
   * What sent it may have gone from the page, where that has heard of the change before it is answered.
   */
  readonly isHere: () => boolean;
}

/** Milliseconds without an answer after which the page says that it waits. */
const PATIENCE = 10_000;
/** Milliseconds between two attempts: twice as long after each, up to the longest. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;
const BUSY = [429, 503];

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    addEventListener('online', goOn);
  });
}

/** How many acts have no answer yet. */
const acts = { underWay: 0 };

/** Answers when no act is under way any more: a page that is loaded anew before that would lose it. */
export async function settled(): Promise<void> {
  while (acts.underWay > 0) await new Promise((resolve) => setTimeout(resolve, 100));
}

/**
 * One thing that a person can do on a page, from the touch until the page shows what came of it.
 *
 * @param show reads again what the page shows: until what was done is there, no other is sent. Where it was refused another may
 *   have been here, and the next try is about what is there now.
 */
export function useAct(show?: () => Promise<void>): Act {
  const [state, setState] = useState<ActState>('idle');
  const [problem, setProblem] = useState<ClubProblem | null>(null);
  const isBusy = useRef(false);
  const isGone = useRef(false);
  const isWaiting = useRef(false);
  const sentFrom = useRef(place.value);
  const refusal = useRef<ReturnType<typeof refused> | null>(null);
  useEffect(
    () => () => {
      isGone.current = true;
      if (isWaiting.current) leftWaiting.value += 1;
      keepUnread(refusal.current);
    },
    [],
  );

  /** Takes back what was said of the one before. */
  function begin(now: ActState): void {
    setState(now);
    setProblem(null);
    refusal.current = null;
  }

  function wait(): void {
    if (isGone.current && !isWaiting.current) leftWaiting.value += 1;
    isWaiting.current = true;
    setState('waiting');
  }

  async function untilAnswered<T>(request: (sending: Sending) => Promise<T>, given: string | null): Promise<T> {
    const sending = { headers: { 'idempotency-key': idempotencyKey() } };
    for (let turn = 0; ; turn += 1) {
      const late = setTimeout(wait, PATIENCE);
      try {
        return await request(sending);
      } catch (error) {
        const isRefused = error instanceof ClubProblem && !BUSY.includes(error.status);
        if (isRefused) throw error;
        wait();
        const asked = error instanceof ClubProblem && error.retryAfter !== null ? error.retryAfter * 1000 : null;
        await pause(asked ?? Math.min(FIRST_PAUSE * 2 ** turn, LONGEST_PAUSE));
        // Another person has signed in meanwhile, in whose name it must not be done.
        if (token.value !== given) throw error;
      } finally {
        clearTimeout(late);
      }
    }
  }

  /** The service has answered: it waits no longer. Answers whether it has waited. */
  function answered(): boolean {
    const { current: hasWaited } = isWaiting;
    acts.underWay -= 1;
    if (isGone.current && hasWaited) leftWaiting.value -= 1;
    isWaiting.current = false;
    setState('sending');
    return hasWaited;
  }

  async function send<T>(request: (sending: Sending) => Promise<T>): Promise<T | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    const { path } = place.value;
    sentFrom.current = place.value;
    const given = token.value;
    begin('sending');
    acts.underWay += 1;
    let hasWaited = false;
    try {
      const answer = await untilAnswered(request, given).finally(() => {
        hasWaited = answered();
      });
      await show?.();
      setState('done');
      return answer;
    } catch (error) {
      setState('idle');
      if (token.value !== given) return null;
      if (!(error instanceof ClubProblem)) throw error;
      setProblem(error);
      // Who has gone on while it waited reads it where they are now.
      refusal.current = refused(error.message, hasWaited ? place.value.path : path);
      if (isGone.current) keepUnread(refusal.current);
    } finally {
      isBusy.current = false;
    }
    await show?.();
    return null;
  }

  return {
    state,
    problem,
    send,
    isHere: () => place.value === sentFrom.current,
    isBusy: state === 'sending' || state === 'waiting',
    forget: () => {
      if (!isBusy.current) begin('idle');
    },
  };
}

/** Why something was refused, as `parts/refusals` has put it. */
export function Refusal({ problem }: { readonly problem: ClubProblem | null }) {
  return problem === null ? null : (
    <p class="refusal" role="alert">
      {problem.message}
    </p>
  );
}

export interface ActButtonProps {
  readonly act: Act;
  /** Left out: the button sends the form in which it stands, as Enter does in any field of it. */
  readonly onAct?: () => void;
  readonly children: ComponentChildren;
  readonly kind?: 'main' | 'plain' | 'danger';
  readonly disabled?: boolean;
  readonly label?: string;
  /** What else the button itself has. */
  readonly more?: ButtonHTMLAttributes;
}

/** A button that says that its act is on its way, and why it was refused. */
export function ActButton({ act, onAct, children, kind = 'main', disabled = false, label, more }: ActButtonProps) {
  return (
    <span class="act">
      <button
        type={onAct ? 'button' : 'submit'}
        class={kind}
        disabled={disabled}
        data-act
        aria-busy={act.isBusy}
        aria-label={label}
        onClick={onAct}
        {...more}
      >
        {children}
      </button>
      {act.state === 'waiting' && (
        <span class="waiting" role="status">
          {t('act.waiting')}
        </span>
      )}
      <Refusal problem={act.problem} />
    </span>
  );
}
