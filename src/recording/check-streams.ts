import type { RecordedEvent, Recording } from './recording.js';

/** Where something is served otherwise than its stream tells it. */
export interface Difference {
  readonly streamId: string;
  readonly what: string;
}

export interface Checked {
  readonly streams: number;
  readonly events: number;
  readonly differences: readonly Difference[];
}

interface StreamRow {
  readonly id: string;
  readonly version: number;
}

/** How the rows of one kind of stream are read and compared with their record. */
export interface StreamChecks<Row extends StreamRow> {
  /** The next rows behind an id, in the order of ids; fewer than `pageSize` when there are no more. */
  readonly page: (after: string) => Promise<readonly Row[]>;
  readonly pageSize: number;
  readonly differences: (row: Row, record: readonly RecordedEvent[]) => readonly string[];
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Every row compared with the events that it counts; streams may be written meanwhile. */
export async function checkStreams<Row extends StreamRow>(
  recording: Recording,
  { page, pageSize, differences }: StreamChecks<Row>,
): Promise<Checked> {
  const found: Difference[] = [];
  let [streams, events] = [0, 0];
  for (let last = BEFORE_ALL; ;) {
    const rows = await page(last);
    for (const row of rows) {
      const record = await recording.events(row.id, 0, row.version);
      streams += 1;
      events += record.length;
      const whole = record.length === row.version;
      const faults = whole
        ? differences(row, record)
        : [`the row counts ${row.version} events, the record holds ${record.length}`];
      found.push(...faults.map((what) => ({ streamId: row.id, what })));
      last = row.id;
    }
    if (rows.length < pageSize) return { streams, events, differences: found };
  }
}
