/** The part of a record that still counts: what was taken back is left out, and so are the take-backs. */

import type { MatchEvent } from '../events.js';

export type EffectiveEvent = Exclude<MatchEvent, { type: 'TakenBack' }>;

/** An event with whatever the record says beside it. */
interface Recorded<Event = MatchEvent> {
  readonly event: Event;
}

/**
 * What led to the present state, oldest first, from the whole record; or from the events behind the version `behind`, where
 * none of them takes back more than these.
 */
export function effectiveRecord<Item extends Recorded>(
  record: readonly Item[],
  behind = 0,
): readonly (Item & Recorded<EffectiveEvent>)[] {
  // Takes the version that is returned to as it counted then, which may itself be the outcome of a take-back.
  const counted: (Item & Recorded<EffectiveEvent>)[] = [];
  let version = record.length;
  while (version > 0) {
    const item = record[version - 1];
    if (item?.event.type === 'TakenBack') {
      version = item.event.to - behind;
    } else {
      if (item !== undefined) counted.push(item as Item & Recorded<EffectiveEvent>);
      version -= 1;
    }
  }
  return counted.toReversed();
}

/** The events that led to the present state, oldest first, from the whole record. */
export function effectiveEvents(record: readonly MatchEvent[], behind = 0): readonly EffectiveEvent[] {
  return effectiveRecord(
    record.map((event) => ({ event })),
    behind,
  ).map(({ event }) => event);
}
