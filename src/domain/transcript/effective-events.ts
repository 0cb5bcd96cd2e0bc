/** The part of a record that still counts: what was taken back is left out, and so are the take-backs. */

import type { MatchEvent } from '../match/events.js';

/** The events that led to the present state, oldest first, from the whole record. */
export function effectiveEvents(record: readonly MatchEvent[]): readonly Exclude<MatchEvent, { type: 'TakenBack' }>[] {
  // Takes the version that is returned to as it counted then, which may itself be the outcome of a take-back.
  const counted: Exclude<MatchEvent, { type: 'TakenBack' }>[] = [];
  let version = record.length;
  while (version > 0) {
    const event = record[version - 1];
    if (event?.type === 'TakenBack') version = event.to;
    else {
      if (event !== undefined) counted.push(event);
      version -= 1;
    }
  }
  return counted.reverse();
}
