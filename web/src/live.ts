/**
 * Hears of changes. The one place that knows how: one stream of `GET /v1/live` for all that a page shows, which goes on by itself
 * where it broke off. A browser keeps six connections to a club for all pages together, and each stream takes one. A
 * thing is named as there: `tournament:<id>`, `match:<id>`, `chouette:<id>`, `me`, `club`.
 */
import { type LiveEvent, follow } from '../../client/src/index.js';
import { spoken } from './service-time.js';
import { token } from './session.js';
import { still } from './touch.js';

/** Milliseconds between two looks of a reader who is not signed in. */
const STRANGERS_LOOK = 5_000;

/** Milliseconds between two attempts at most: people look at a page, and take it for what is. */
const LONGEST_RETRY = 4_000;

/** Called after each change, with what the service has told of it, if it has, and whether it is what a stream begins with. */
export type Changed = (told: LiveEvent | null, begins: boolean) => void;

interface Listener {
  readonly topics: readonly string[];
  readonly hear: (told: LiveEvent | null, begins?: boolean) => Promise<void>;
}

interface Stream {
  readonly topics: readonly string[];
  /** In whose name. */
  readonly given: string | null;
  readonly end: AbortController;
}

const listeners = new Set<Listener>();
let stream: Stream | null = null;
let isDue = false;

/** Calls back after each change of one of the things, as soon as the page has asked for them itself; the answer ends it. */
export function onChange(topics: readonly string[], changed: Changed, asked: Promise<void>): () => void {
  // Without a token there is no `me`, and the page asks again and again for what the club does.
  const isSignedIn = token.value !== null;
  const known = topics.filter((topic) => isSignedIn || (topic !== 'me' && topic !== 'club'));
  const timer =
    !isSignedIn && topics.includes('club') ? setInterval(() => changed(null, false), STRANGERS_LOOK) : undefined;
  const hear: Listener['hear'] = async (told, begins = false) => {
    await Promise.all([asked, still()]);
    if (listeners.has(listener)) changed(told, begins);
  };
  const listener: Listener = { topics: known, hear };
  if (known.length > 0) {
    listeners.add(listener);
    if (stream?.given !== token.value || known.some((topic) => stream?.topics.includes(topic) === false)) begin();
  }
  return () => {
    clearInterval(timer);
    listeners.delete(listener);
    if (listeners.size === 0) rest();
  };
}

/** Once for all that a page begins to show at the same time. */
function begin(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    if (stream?.given !== token.value) rest();
    if (listeners.size === 0) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    others.postMessage(null);
    const topics = [...new Set([...listeners].flatMap((listener) => listener.topics))];
    const before = stream?.end;
    const end = new AbortController();
    end.signal.addEventListener('abort', () => before?.abort());
    stream = { topics, given: token.value, end };
    void listen(stream, topics, before);
  });
}

function rest(): void {
  stream?.end.abort();
  stream = null;
}

function tell(told: LiveEvent | null, topics: readonly string[], begins = false): void {
  for (const listener of listeners)
    if (listener.topics.some((topic) => topics.includes(topic))) void listener.hear(told, begins);
}

/** @param before ends the narrower stream that has told so far: with what this one begins, so that no change falls between them */
async function listen(of: Stream, topics: readonly string[], before?: AbortController): Promise<void> {
  const { given, end } = of;
  const begun = new Set<string>();
  const options = {
    baseUrl: location.origin,
    topics,
    signal: end.signal,
    // What happens while a stream is broken it does not tell: the page asks, and says so where no answer comes either.
    onRetry: (cause: unknown): void => {
      if (cause !== null && !end.signal.aborted) tell(null, topics);
    },
    longestRetry: LONGEST_RETRY,
    ...(given === null ? {} : { token: given }),
  };
  try {
    for await (const event of follow(options)) {
      // The first state too: something can have happened between what the page has asked for itself and the stream.
      if (event.type === 'time') {
        spoken(event.now);
        continue;
      }
      before?.abort();
      tell(event, [event.topic], !begun.has(event.topic));
      begun.add(event.topic);
    }
  } catch {
    before?.abort();
    // One is refused, and with it all. What the page asks for of that one is refused too, and the page says why.
    if (topics.length > 1) for (const topic of topics) void listen(of, [topic]);
  }
}

/** The pages of the club in the same browser. One that nobody looks at gives its connection up to one that begins. */
const others = new BroadcastChannel('club.streams');
others.addEventListener('message', () => {
  if (document.hidden) rest();
});
document.addEventListener('visibilitychange', () => {
  if (document.hidden || stream !== null || listeners.size === 0) return;
  for (const { hear } of listeners) void hear(null);
  begin();
});
