/**
 * Hears of changes. The one place that knows how: a stream of `GET /v1/live`, which goes on by itself where it broke off. A
 * thing is named as there: `tournament:<id>`, `match:<id>`, `chouette:<id>`, `me`, `club`.
 */
import { type LiveEvent, follow } from '../../client/src/index.js';
import { token } from './session.js';
import { still } from './touch.js';

/** Milliseconds between two looks of a reader who is not signed in. */
const STRANGERS_LOOK = 5_000;

/** Milliseconds between two attempts at most: people look at a page, and take it for what is. */
const LONGEST_RETRY = 4_000;

/** Called after each change, with what the service has told of it, if it has. */
export type Changed = (told: LiveEvent | null) => void;

/** Calls back after each change of one of the things, as soon as the page has asked for them itself; the answer ends it. */
export function onChange(topics: readonly string[], changed: Changed, asked: Promise<void>): () => void {
  const end = new AbortController();
  // Without a token there is no `me`, and the page asks again and again for what the club does.
  const isSignedIn = token.value !== null;
  const known = topics.filter((topic) => isSignedIn || (topic !== 'me' && topic !== 'club'));
  if (known.length > 0) void listen(known, changed, asked, end.signal);
  const timer = !isSignedIn && topics.includes('club') ? setInterval(() => changed(null), STRANGERS_LOOK) : undefined;
  return () => {
    clearInterval(timer);
    end.abort();
  };
}

async function listen(
  topics: readonly string[],
  changed: Changed,
  asked: Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const given = token.value;
  // What happens while a stream is broken it does not tell: the page asks, and says so where no answer comes either.
  const onRetry = (cause: unknown): void => {
    if (cause !== null && !signal.aborted) changed(null);
  };
  const options = {
    baseUrl: location.origin,
    topics,
    signal,
    onRetry,
    longestRetry: LONGEST_RETRY,
    ...(given === null ? {} : { token: given }),
  };
  try {
    for await (const event of follow(options)) {
      // The first state too: something can have happened between what the page has asked for itself and the stream.
      if (event.type === 'time') continue;
      await Promise.all([asked, still()]);
      if (!signal.aborted) changed(event);
    }
  } catch {
    // The stream was refused: what the page asks for is refused too, and the page says why.
  }
}
