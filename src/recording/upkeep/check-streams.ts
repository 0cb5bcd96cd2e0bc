import type { RecordedEvent, Recording, Renewal, StreamTable } from '../recording.js';
import type { NamesOutdated } from './state-format.js';

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

interface StreamRow extends NamesOutdated {
  readonly id: string;
  readonly version: number;
}

/** How the rows of one kind of stream are read, and what their record tells of them. */
export interface StreamKeeping<Row extends StreamRow, Told> {
  readonly table: StreamTable;
  readonly pageSize: number;
  /** The next rows behind an id, in the order of ids; fewer than `pageSize` when there are no more. */
  page(after: string): Promise<readonly Row[]>;
  stored(id: string): Promise<Row | null>;
  /** What a whole record gives; an error where nothing can be made of it. */
  told(row: Row, record: readonly RecordedEvent[]): Promise<Told>;
  /** Where the row says something else than its record. */
  differences(row: Row, told: Told): readonly string[];
  /** What has to be written, for the row to say the same. */
  renewed(row: Row, told: Told): Pick<Renewal, 'columns' | 'rows'>;
}

/** Makes what is stored of a stream anew from its record, unless another write has changed the row meanwhile. */
export async function renewStream<Row extends StreamRow, Told>(
  recording: Recording,
  keeping: StreamKeeping<Row, Told>,
  id: string,
): Promise<void> {
  const row = await keeping.stored(id);
  if (row === null) return;
  const { table } = keeping;
  const { version } = row;
  const record = await recording.events(id, 0, version);
  if (record.length !== version) {
    throw new Error(`${table} ${id} counts ${version} events, its record holds ${record.length}`);
  }
  await recording.renew({ table, id, version, ...keeping.renewed(row, await keeping.told(row, record)) });
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
export async function checkStreams<Row extends StreamRow, Told>(
  recording: Recording,
  keeping: StreamKeeping<Row, Told>,
  mode: CheckMode = 'report',
): Promise<Checked> {
  const differences: Finding[] = [];
  const repaired: Finding[] = [];
  let [streams, events, outdated] = [0, 0, 0];
  for (let last = BEFORE_ALL; ;) {
    const rows = await keeping.page(last);
    for (const row of rows) {
      const { id: streamId } = row;
      last = streamId;
      streams += 1;
      let seen = await look(recording, keeping, row);
      events += seen.events;
      if (mode === 'repair' && (seen.isOutdated || seen.faults.length > 0)) {
        const after = await repair(recording, keeping, row);
        const found = seen.isOutdated ? ['its state had an older format'] : seen.faults;
        repaired.push(...found.filter((what) => !after.faults.includes(what)).map((what) => ({ streamId, what })));
        seen = after;
      }
      outdated += seen.isOutdated ? 1 : 0;
      differences.push(...seen.faults.map((what) => ({ streamId, what })));
    }
    if (rows.length < keeping.pageSize) return { streams, events, differences, outdated, repaired };
  }
}

/** What of an outdated row differs is of no account, because no answer is made from it. But it must be possible to fold its record. */
async function look<Row extends StreamRow, Told>(
  recording: Recording,
  keeping: StreamKeeping<Row, Told>,
  row: Row,
): Promise<Seen> {
  const record = await recording.events(row.id, 0, row.version);
  const events = record.length;
  const isOutdated = isOutdatedRow(row);
  if (events !== row.version) {
    return { events, isOutdated, faults: [`the row counts ${row.version} events, the record holds ${events}`] };
  }
  try {
    const found = keeping.differences(row, await keeping.told(row, record));
    return { events, isOutdated, faults: isOutdated ? [] : found };
  } catch (error) {
    return { events, isOutdated, faults: [`the record cannot be folded: ${String(error)}`] };
  }
}

async function repair<Row extends StreamRow, Told>(
  recording: Recording,
  keeping: StreamKeeping<Row, Told>,
  { id }: Row,
): Promise<Seen> {
  let fault: string | null = null;
  try {
    await renewStream(recording, keeping, id);
  } catch (error) {
    fault = `it cannot be repaired: ${String(error)}`;
  }
  const row = await keeping.stored(id);
  const seen = row === null ? { events: 0, isOutdated: false, faults: [] } : await look(recording, keeping, row);
  return fault === null ? seen : { ...seen, faults: [...seen.faults, fault] };
}

function isOutdatedRow({
  outdated_series: series = null,
  outdated_tournament: tournament = null,
}: NamesOutdated): boolean {
  return (series ?? tournament) !== null;
}
