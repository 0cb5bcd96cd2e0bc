/**
 * Follows what happens in a club, in browsers and in Node 20: one connection for up to fifty topics, which goes on where it
 * broke off. Every change comes exactly once and in order; what comes is typed by its `type`.
 */
import { type EventSourceMessage, createParser } from 'eventsource-parser';

/** A problem document as the service sends it (RFC 9457). */
export interface FollowProblem {
  readonly code: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
}

/** An event of a record, as far as all kinds have it in common. */
export interface FollowedRecord {
  readonly version: number;
  readonly gameNumber: number | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: string;
  readonly recordedAt: string;
}

/** What a stream tells. `id` is where to go on from (`after`). */
export type LiveEvent<View = unknown> =
  | {
      readonly type: 'state';
      readonly id: string;
      readonly topic: string;
      readonly version: number;
      readonly view: View;
      readonly events?: readonly FollowedRecord[];
    }
  | {
      readonly type: 'change';
      readonly id: string;
      readonly topic: string;
      readonly version: number;
      readonly view: View;
      readonly events: readonly FollowedRecord[];
    }
  | { readonly type: 'time'; readonly now: string }
  | { readonly type: 'gone'; readonly id: string; readonly topic: string; readonly problem: FollowProblem };

export interface FollowOptions {
  /** Where the service is, for example `https://club.example`. */
  readonly baseUrl: string;
  /** `match:<id>`, `chouette:<id>`, `tournament:<id>`, `me`, `club`. */
  readonly topics: readonly string[];
  /** Without one only what is public can be followed. */
  readonly token?: string;
  /** The `id` of the last event that was read by an earlier call with the same topics. */
  readonly after?: string;
  /** Ends the stream; the iteration is over then. */
  readonly signal?: AbortSignal;
  /** Another `fetch` than the global one. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds between two attempts at most, unless the service asks for more; 30 s without it. */
  readonly longestRetry?: number;
  /** Told of each connection that broke, with what broke it and the milliseconds until the next attempt. */
  readonly onRetry?: (cause: unknown, milliseconds: number) => void;
}

/** The service refuses the stream; trying again would not help. */
export class FollowRefused extends Error {
  override readonly name = 'FollowRefused';

  constructor(readonly problem: FollowProblem) {
    super(`${problem.code}: ${problem.detail}`);
  }
}

/** The service tells the time every 15 s: a connection that is silent for so many milliseconds is dead. */
const SILENCE = 45_000;
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 30_000;
/** Statuses after which trying again helps. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

/** What happens from now on, until the signal ends it, all topics are gone, or the service refuses. */
export async function* follow<View = unknown>(options: FollowOptions): AsyncGenerator<LiveEvent<View>, void, void> {
  const { topics, signal, onRetry, longestRetry = LONGEST_RETRY } = options;
  const place = new Place(options.after ?? null);
  const gone = new Set<string>();
  for (let failures = 0; !isOver(signal); failures += 1) {
    let cause: unknown = null;
    try {
      for await (const event of connection<View>(options, place)) {
        failures = 0;
        yield event;
        if (event.type !== 'gone') continue;
        gone.add(event.topic);
        if (gone.size >= topics.length) return;
      }
    } catch (thrown) {
      if (thrown instanceof FollowRefused && !place.forgetsAfter(thrown.problem)) throw thrown;
      cause = thrown;
    }
    if (isOver(signal)) return;
    const wait = pause(place.retry, failures, longestRetry);
    onRetry?.(cause, wait);
    await sleep(wait, signal);
  }
}

function isOver(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

/** Where the stream is, across its connections. */
class Place {
  retry = FIRST_RETRY;
  private isOwn = false;

  constructor(private last: string | null) {}

  get cursor(): string | null {
    return this.last;
  }

  reached(id: string): void {
    this.last = id;
    this.isOwn = true;
  }

  /** Whether the service does not know the place any more, as after a restored backup; then the states come again. */
  forgetsAfter({ status }: FollowProblem): boolean {
    if (status !== 400 || !this.isOwn) return false;
    this.last = null;
    this.isOwn = false;
    return true;
  }
}

async function* connection<View>(
  { baseUrl, topics, token, signal, fetch = globalThis.fetch }: FollowOptions,
  place: Place,
): AsyncGenerator<LiveEvent<View>, void, void> {
  const dead = new AbortController();
  const end = (): void => dead.abort(signal?.reason);
  signal?.addEventListener('abort', end, { once: true });
  let silence = setTimeout(() => dead.abort(new Error('the connection was silent')), SILENCE);
  const heard = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => dead.abort(new Error('the connection was silent')), SILENCE);
  };
  try {
    const answer = await fetch(address(baseUrl, topics), {
      headers: {
        accept: 'text/event-stream',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(place.cursor === null ? {} : { 'last-event-id': place.cursor }),
      },
      signal: dead.signal,
    });
    await refuse(answer, place);
    if (answer.body === null) throw new Error('the answer has no body');
    const arrived: LiveEvent<View>[] = [];
    const parser = createParser({
      onEvent: (message) => {
        const event = told<View>(message);
        if (event !== null) arrived.push(event);
      },
      onRetry: (milliseconds) => {
        place.retry = milliseconds;
      },
    });
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        heard();
        parser.feed(decoder.decode(value, { stream: true }));
        for (const event of arrived.splice(0)) {
          if ('id' in event) place.reached(event.id);
          yield event;
        }
      }
    } finally {
      await reader.cancel().catch(() => {});
    }
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener('abort', end);
    dead.abort();
  }
}

/** Throws where the answer is no stream: `FollowRefused`, or an error after which trying again helps. */
async function refuse(answer: Response, place: Place): Promise<void> {
  if (answer.ok) return;
  const text = await answer.text();
  if (PASSING.has(answer.status)) {
    const seconds = Number(answer.headers.get('retry-after'));
    if (seconds > 0) place.retry = seconds * 1000;
    throw new Error(`the service answered ${answer.status}: ${text.slice(0, 500)}`);
  }
  throw new FollowRefused(problemIn(text, answer.status));
}

function problemIn(text: string, status: number): FollowProblem {
  try {
    return JSON.parse(text) as FollowProblem;
  } catch {
    return { code: 'unknown', title: 'The stream was refused', status, detail: text.slice(0, 500) };
  }
}

/** Events of other kinds may come from later versions of the service; they are left out. */
function told<View>({ event, id, data }: EventSourceMessage): LiveEvent<View> | null {
  switch (event) {
    case 'state':
    case 'change':
    case 'gone':
      return { ...(JSON.parse(data) as object), type: event, id: id ?? '' } as LiveEvent<View>;
    case 'time':
      return { ...(JSON.parse(data) as { readonly now: string }), type: event };
    default:
      return null;
  }
}

function address(baseUrl: string, topics: readonly string[]): string {
  return `${baseUrl.replace(/\/+$/, '')}/v1/live?topics=${topics.map(encodeURIComponent).join(',')}`;
}

/** Longer after each failure, and never the same for all. */
function pause(retry: number, failures: number, longest: number): number {
  return Math.max(retry, Math.min(longest, retry * 2 ** Math.min(failures, 8))) * (0.5 + Math.random() / 2);
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
}
