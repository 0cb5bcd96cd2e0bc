import { type Answer, found } from '../platform/http/answers/answer.js';
import type { Recipient } from '../platform/http/answers/recipient.js';
import type { Page } from '../platform/http/list.js';
import type { NewEvent, RecordedEvent, Recording } from './recording.js';
import type { StreamWatch } from './following/stream-watch.js';

/** An event as readers of the record see it. */
export interface EventView {
  readonly version: number;
  readonly gameNumber: number | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: string;
  readonly recordedAt: string;
}

/** A page of a record, from behind an event. */
interface EventPage {
  readonly after: number;
  readonly cursor?: number;
  readonly limit: number;
  /** Seconds to wait for an event where there is none. */
  readonly wait: number;
}

/** What a request waits with: the source of new events, and the reader who must be there for them. */
interface Waiting {
  readonly watch: StreamWatch;
  readonly recipient: Recipient;
}

/** The record of a stream page by page, oldest event first. `shown`: the event as this reader may see it. */
export async function eventList(
  recording: Recording,
  streamId: string,
  { after, cursor = after, limit }: EventPage,
  shown: (event: RecordedEvent) => RecordedEvent = (event) => event,
): Promise<Answer<Page<EventView>>> {
  const events = await recording.events(streamId, cursor, limit + 1);
  const items = events.slice(0, limit).map((event) => recordedView(shown(event)));
  const last = items.at(-1);
  return found({ items, nextCursor: events.length > limit && last !== undefined ? String(last.version) : null });
}

/**
 * The page that `list` gives, as soon as there is something in it, or when the time to wait is over. `list` is asked again
 * then, so that who may not read any more is refused.
 */
export async function awaitedEvents(
  { watch, recipient }: Waiting,
  streamId: string,
  { after, cursor = after, wait }: EventPage,
  list: () => Promise<Answer<Page<EventView>>>,
): Promise<Answer<Page<EventView>>> {
  const present = await list();
  if (wait === 0 || present.body.items.length > 0) return present;
  recipient.waits();
  await watch.beyond(streamId, cursor, wait * 1000, recipient);
  return list();
}

/** A recorded event as readers see it. */
export function recordedView(event: RecordedEvent): EventView {
  return eventView(event, event.version, event.actor, event.recordedAt);
}

/** An event as readers see it. */
export function eventView(
  { type, gameNumber, data }: NewEvent,
  version: number,
  actor: string,
  recordedAt: Date,
): EventView {
  return { version, gameNumber, type, data: withReadableTime(data), actor, recordedAt: recordedAt.toISOString() };
}

/** The domain counts milliseconds; readers get times as everywhere else in the API. */
function withReadableTime(data: NewEvent['data']): NewEvent['data'] {
  return typeof data['at'] === 'number' ? { ...data, at: new Date(data['at']).toISOString() } : data;
}
