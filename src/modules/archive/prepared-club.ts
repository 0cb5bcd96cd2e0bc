/** The rows that a file brings, made line by line: each record is folded as it comes, and what cannot be is refused with its line. */
import { ApplicationError } from '../../platform/http/application-error.js';
import type { Columns, NewEvent } from '../../recording/recording.js';
import { ImpossibleRecord, type StreamRefold } from '../../recording/upkeep/stream-refold.js';
import { impossible } from './archive-fault.js';
import type { ActLine, ArchiveLine, RowLine, StreamLine } from './archive-line.js';
import type { RowBatch } from './archive.repository.js';
import { ARCHIVED_STREAMS, ARCHIVED_TABLES } from './archived-tables.js';
import { type TableShape, rowFault } from './table-columns.js';

/** Characters of rows that go into one statement: some milliseconds of the embedded database. */
const BATCH = 262_144;

/** How many of each kind the file has brought. */
export interface Prepared {
  readonly people: number;
  readonly series: number;
  readonly tournaments: number;
  readonly events: number;
}

export type Refold = (table: string, id: string, head: Columns) => StreamRefold;

interface OpenStream {
  readonly line: StreamLine;
  readonly nth: number;
  readonly refold: StreamRefold;
  version: number;
}

/** Events that were written together, which may stand on several lines. */
interface OpenAct {
  readonly line: ActLine;
  readonly nth: number;
  readonly events: NewEvent[];
}

interface OpenBatch {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: string[];
  size: number;
}

export class PreparedClub {
  /** Of each tournament the line where it begins. */
  readonly tournaments = new Map<string, number>();
  private readonly ids = new Set<string>();
  private readonly people = new Set<string>();
  private readonly counts = { player: 0, series: 0, tournament: 0, events: 0 };
  private readonly shapes: ReadonlyMap<string, TableShape>;
  private stream: OpenStream | null = null;
  private act: OpenAct | null = null;
  /** Rows that are still to be put, by table and columns. */
  private readonly open = new Map<string, OpenBatch>();

  constructor(
    shapes: readonly TableShape[],
    private readonly now: Date,
    private readonly refold: Refold,
    private readonly put: (batch: RowBatch) => Promise<void>,
  ) {
    this.shapes = new Map(shapes.map((shape) => [shape.table, shape]));
  }

  async take(line: ArchiveLine, nth: number): Promise<void> {
    switch (line.type) {
      case 'header':
        if (nth !== 1) throw impossible(nth, 'an export has one header');
        return;
      case 'row':
        await this.endStream();
        return this.takeRow(line, nth);
      case 'stream':
        await this.endStream();
        return this.beginStream(line, nth);
      case 'act':
        return this.takeAct(line, nth);
      case 'end':
        await this.endStream();
        await this.flush();
    }
  }

  get brought(): Prepared {
    const { player: people, series, tournament: tournaments, events } = this.counts;
    return { people, series, tournaments, events };
  }

  private async takeRow({ table, row }: RowLine, nth: number): Promise<void> {
    const shape = this.shapes.get(table);
    if (shape === undefined) throw impossible(nth, `this version knows no table ${table}`);
    const fault = rowFault(shape, row);
    if (fault !== null) throw impossible(nth, `a row of ${table} cannot be read: ${fault}`);
    const { isOne, anew } = ARCHIVED_TABLES.find((archived) => archived.table === table) ?? {};
    if (isOne === true && this.ids.has(table)) throw impossible(nth, `there is one ${table}, and this is a second`);
    if (isOne === true) this.ids.add(table);
    this.once(`${table} ${shape.key.map((name) => String(row[name])).join(' ')}`, nth);
    if (table === 'player') {
      this.people.add(String(row['id']));
      this.counts.player += 1;
    }
    await this.write(table, [{ ...row, ...anew?.(this.now) }]);
  }

  private beginStream(line: StreamLine, nth: number): void {
    const { table, id, head } = line;
    const known = ARCHIVED_STREAMS.find((streams) => streams.table === table);
    if (known === undefined) throw impossible(nth, `this version knows no streams ${table}`);
    if (Object.keys(head).some((name) => !known.head.includes(name))) throw impossible(nth, 'its head is not known');
    this.once(id, nth);
    if (table === 'tournament') this.tournaments.set(id, nth);
    this.counts[known.table] += 1;
    this.stream = { line, nth, refold: folding(nth, () => this.refold(table, id, head)), version: 0 };
  }

  private async takeAct(line: ActLine, nth: number): Promise<void> {
    if (this.stream === null) throw impossible(nth, 'it belongs to no stream');
    const { act } = this;
    const goesOn =
      act !== null && act.line.act === line.act && act.line.at === line.at && act.line.actor === line.actor;
    if (!goesOn) await this.endAct();
    const open = goesOn && act !== null ? act : (this.act = { line, nth, events: [] });
    const { id } = this.stream.line;
    const first = this.stream.version;
    const rows = line.events.map(({ type, gameNumber, data }, place) => ({
      stream_id: id,
      version: first + place + 1,
      game_number: gameNumber,
      type,
      data,
      actor: line.actor,
      recorded_at: line.at,
      act: line.act,
    }));
    open.events.push(...line.events);
    this.stream.version += line.events.length;
    this.counts.events += line.events.length;
    await this.write('recorded_event', rows);
  }

  private async endAct(): Promise<void> {
    const { act, stream } = this;
    this.act = null;
    if (act === null || stream === null) return;
    const { line, nth, events } = act;
    try {
      await stream.refold.add({ recordedAt: new Date(line.at), events });
    } catch (error) {
      throw cannotBe(nth, error);
    }
  }

  private async endStream(): Promise<void> {
    await this.endAct();
    const { stream } = this;
    this.stream = null;
    if (stream === null) return;
    const { line, nth, version, refold } = stream;
    if (version !== line.version) throw impossible(nth, `${line.version} events were to come, and ${version} came`);
    const { columns, beside, people } = folding(nth, () => refold.made());
    const stranger = people.find((id) => !this.people.has(id));
    if (stranger !== undefined) throw impossible(nth, `it names the player ${stranger}, whom the file does not have`);
    await this.write(line.table, [columns]);
    // The ledger of a chouette goes into one statement, which has to sum to zero.
    for (const table of new Set(beside.map((each) => each.table))) {
      const rows = beside.filter((each) => each.table === table).map(({ row }) => row);
      if (table === 'game') for (const row of rows) this.once(`game ${String(row['id'])}`, nth);
      await this.write(table, alike(rows));
    }
  }

  private once(id: string, nth: number): void {
    if (this.ids.has(id)) throw impossible(nth, `the id ${id} stands here for the second time`);
    this.ids.add(id);
  }

  /** Rows of one call, which all have the same columns, go into one statement. */
  private async write(table: string, rows: readonly Columns[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    const columns = Object.keys(first);
    const key = `${table}(${columns.join()})`;
    const batch = this.open.get(key) ?? { table, columns, rows: [], size: 0 };
    this.open.set(key, batch);
    for (const row of rows) {
      const text = JSON.stringify(row);
      batch.rows.push(text);
      batch.size += text.length;
    }
    if (batch.size < BATCH) return;
    this.open.delete(key);
    await this.put({ table, columns, rows: `[${batch.rows.join(',')}]` });
  }

  private async flush(): Promise<void> {
    for (const { table, columns, rows } of this.open.values()) {
      await this.put({ table, columns, rows: `[${rows.join(',')}]` });
    }
    this.open.clear();
  }
}

/** The rows with the same columns, also those that some of them lack. */
function alike(rows: readonly Columns[]): readonly Columns[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? null])));
}

function folding<T>(nth: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw cannotBe(nth, error);
  }
}

/** Code that believes a record stumbles over one that cannot be, wherever that happens to be. */
function cannotBe(nth: number, error: unknown): ApplicationError {
  if (error instanceof ApplicationError) return error;
  const what = error instanceof ImpossibleRecord ? error.message : 'the record cannot be folded from here on';
  return impossible(nth, what, error);
}
