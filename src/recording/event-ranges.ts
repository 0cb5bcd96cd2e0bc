import type { OneConnection } from '../platform/database/database.js';
import { EVENT_COLUMNS } from './database-recording.js';
import type { RecordedEvent } from './recording.js';

/** Events of a stream from one version to another, both included. */
export interface EventRange {
  readonly id: string;
  readonly first: number;
  readonly last: number;
}

/** The events of several ranges, in the order of the ranges. */
export function eventsOf(database: OneConnection, ranges: readonly EventRange[]): Promise<RecordedEvent[]> {
  return database.query({
    name: 'recording_ranges',
    // By itself for each range, so that each is found by its key however many there are.
    text: `select ${EVENT_COLUMNS}
      from unnest($1::uuid[], $2::integer[], $3::integer[]) with ordinality r (id, first, last, nth)
        cross join lateral (select * from recorded_event o
          where o.stream_id = r.id and o.version between r.first and r.last order by o.version) e
      order by r.nth, e.version`,
    values: [ranges.map(({ id }) => id), ranges.map(({ first }) => first), ranges.map(({ last }) => last)],
  });
}
