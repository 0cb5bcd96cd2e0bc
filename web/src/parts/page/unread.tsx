/** Refusals whose place on the page is gone, because what they were about has changed meanwhile: shown until the reader has read them. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { place } from '../../router.js';
import { t } from '../../texts/index.js';

interface Refused {
  readonly message: string;
  /** The address of the page on which it was asked for, and when it was shown. */
  readonly path: string;
  readonly at: number;
}

/** Long enough for a sentence to be read where it stood. */
const READ_MS = 8_000;

const unread = signal<Refused | null>(null);

export function refused(message: string, path: string): Refused {
  return { message, path, at: Date.now() };
}

/** Shows a refusal again whose place is going, unless it was read there or its reader has left the page. */
export function keepUnread(refusal: Refused | null): void {
  if (refusal?.path === place.value.path && Date.now() - refusal.at < READ_MS) unread.value = refusal;
}

/** How many acts wait for the club whose place is gone. */
export const leftWaiting = signal(0);

export function Unread() {
  const refusal = unread.value;
  const { path } = place.value;
  useEffect(() => () => void (unread.value = null), [path]);
  if (leftWaiting.value > 0) {
    return (
      <p class="unread waiting" role="status">
        {t('act.waiting')}
      </p>
    );
  }
  if (refusal?.path !== path) return null;
  return (
    <div class="unread refusal" role="alert">
      <p>{refusal.message}</p>
      <button type="button" class="plain" onClick={() => (unread.value = null)}>
        {t('state.read')}
      </button>
    </div>
  );
}
