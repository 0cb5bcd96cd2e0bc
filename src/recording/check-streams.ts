import type { RecordedEvent, Recording } from './recording.js';

/** Something that was found out about a stream. */
export interface Finding {
  readonly streamId: string;
  readonly what: string;
}

export interface Checked {
  readonly streams: number;
  readonly events: number;
  /** Where something is served otherwise than its stream tells it. */
  readonly differences: readonly Finding[];
  /** Streams whose stored state has an older format: no answer is made from it, its first use makes it anew. */
  readonly outdated: number;
  /** Streams whose stored state was made anew by this check, with what was wrong before. */
  readonly repaired: readonly Finding[];
}

interface StreamRow {
  readonly id: string;
  readonly version: number;
}

/** How the rows of one kind of stream are read, compared with their record, and made anew from it. */
export interface StreamChecks<Row extends StreamRow> {
  /** The next rows behind an id, in the order of ids; fewer than `pageSize` when there are no more. */
  readonly page: (after: string) => Promise<readonly Row[]>;
  readonly pageSize: number;
  readonly stored: (id: string) => Promise<Row | null>;
  readonly isOutdated: (row: Row) => boolean;
  readonly differences: (row: Row, record: readonly RecordedEvent[]) => Promise<readonly string[]>;
  readonly renew: (id: string) => Promise<void>;
}

/** `repair`: what is not as the record tells it is made anew from it. */
export type CheckMode = 'report' | 'repair';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface Seen {
  readonly events: number;
  readonly isOutdated: boolean;
  readonly faults: readonly string[];
}

/** Every row compared with the events that it counts; streams may be written meanwhile. */
export async function checkStreams<Row extends StreamRow>(
  recording: Recording,
  checks: StreamChecks<Row>,
  mode: CheckMode = 'report',
): Promise<Checked> {
  const differences: Finding[] = [];
  const repaired: Finding[] = [];
  let [streams, events, outdated] = [0, 0, 0];
  for (let last = BEFORE_ALL; ;) {
    const rows = await checks.page(last);
    for (const row of rows) {
      const { id: streamId } = row;
      last = streamId;
      streams += 1;
      let seen = await look(recording, checks, row);
      events += seen.events;
      if (mode === 'repair' && (seen.isOutdated || seen.faults.length > 0)) {
        const after = await repair(recording, checks, row);
        const found = seen.isOutdated ? ['its state had an older format'] : seen.faults;
        repaired.push(...found.filter((what) => !after.faults.includes(what)).map((what) => ({ streamId, what })));
        seen = after;
      }
      outdated += seen.isOutdated ? 1 : 0;
      differences.push(...seen.faults.map((what) => ({ streamId, what })));
    }
    if (rows.length < checks.pageSize) return { streams, events, differences, outdated, repaired };
  }
}

/** What of an outdated row differs is of no account, because no answer is made from it. But it must be possible to fold its record. */
async function look<Row extends StreamRow>(recording: Recording, checks: StreamChecks<Row>, row: Row): Promise<Seen> {
  const record = await recording.events(row.id, 0, row.version);
  const events = record.length;
  const isOutdated = checks.isOutdated(row);
  if (events !== row.version) {
    return { events, isOutdated, faults: [`the row counts ${row.version} events, the record holds ${events}`] };
  }
  try {
    const found = await checks.differences(row, record);
    return { events, isOutdated, faults: isOutdated ? [] : found };
  } catch (error) {
    return { events, isOutdated, faults: [`the record cannot be folded: ${String(error)}`] };
  }
}

async function repair<Row extends StreamRow>(
  recording: Recording,
  checks: StreamChecks<Row>,
  { id }: Row,
): Promise<Seen> {
  let fault: string | null = null;
  try {
    await checks.renew(id);
  } catch (error) {
    fault = `it cannot be repaired: ${String(error)}`;
  }
  const row = await checks.stored(id);
  const seen = row === null ? { events: 0, isOutdated: false, faults: [] } : await look(recording, checks, row);
  return fault === null ? seen : { ...seen, faults: [...seen.faults, fault] };
}
