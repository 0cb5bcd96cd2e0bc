import { Injectable } from '@nestjs/common';
import { DataSource } from '../../platform/database/data-source.js';
import type { OneConnection } from '../../platform/database/database.js';
import { ARCHIVED_STREAMS, ARCHIVED_TABLES, type ArchivedStreams, type ArchivedTable } from './archived-tables.js';
import { type TableShape, shapeOf } from './table-columns.js';

/** A stream as it is at the moment of an export. */
export interface StreamRow {
  readonly id: string;
  readonly version: number;
  readonly [column: string]: unknown;
}

/** Rows that go into a table by one statement. */
export interface RowBatch {
  readonly table: string;
  readonly columns: readonly string[];
  /** A JSON array of objects. */
  readonly rows: string;
}

/** The tables of an export, read and written as a whole. */
@Injectable()
export class ArchiveRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The tables that are exported row by row. */
  shapes(): readonly TableShape[] {
    return ARCHIVED_TABLES.map((archived) => this.shapeOf(archived));
  }

  rows(database: OneConnection, archived: ArchivedTable): Promise<Record<string, unknown>[]> {
    const { table, columns, key } = this.shapeOf(archived);
    const { where = 'true' } = archived;
    const selected = columns.map(({ name, type }) => (type === 'date' ? `${name}::text` : name));
    return database.query({
      text: `select ${selected.join(', ')} from ${table} where ${where} order by ${key.join(', ')}`,
    });
  }

  streams(database: OneConnection, { table, head }: ArchivedStreams): Promise<StreamRow[]> {
    return database.query({ text: `select ${['id', 'version', ...head].join(', ')} from ${table} order by id` });
  }

  /** Whether the club has nothing yet that a file could bring. */
  async isEmpty(database: OneConnection, now: Date): Promise<boolean> {
    const some = TABLES.filter((table) => !REPLACED.includes(table))
      .map((table) => `select from ${table} where ${COUNTING.get(table) ?? 'true'}`)
      .map((text) => `exists (${text})`);
    const [row] = await database.query<{ full: boolean }>({
      text: `select ${some.join(' or ')} as full`,
      values: [now],
    });
    return row?.full === false;
  }

  /** Removes what an empty club can still have: rows that stand for what was removed, and what is past. */
  async clear(transaction: OneConnection, now: Date): Promise<void> {
    for (const [table, counting] of COUNTING) {
      await transaction.query({
        text: `delete from ${table} where not (${counting})`,
        values: counting.includes('$1') ? [now] : [],
      });
    }
  }

  /** Keeps all other writers out from here to the end of the transaction. */
  async lock(transaction: OneConnection): Promise<void> {
    await transaction.query({ text: `lock table ${[...TABLES].sort().join(', ')} in exclusive mode` });
  }

  async insert(transaction: OneConnection, { table, columns, rows }: RowBatch): Promise<void> {
    if (REPLACED.includes(table)) await transaction.query({ text: `delete from ${table}` });
    const names = columns.join(', ');
    await transaction.query({
      text: `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::json)`,
      values: [rows],
    });
  }

  private shapeOf({ table, without }: ArchivedTable): TableShape {
    return shapeOf(this.dataSource, table, without);
  }
}

const TABLES = ['recorded_event', ...[...ARCHIVED_TABLES, ...ARCHIVED_STREAMS].map(({ table }) => table)];

/** Which rows of a table make a club one that is not empty, where that is not all of them. */
const COUNTING = new Map(
  ARCHIVED_TABLES.flatMap(({ table, where, past }) => {
    const counting = [where, ...(past === undefined ? [] : [`(${past}) is not true`])].filter(
      (each) => each !== undefined,
    );
    return counting.length === 0 ? [] : [[table, counting.join(' and ')] as const];
  }),
);

const REPLACED = ARCHIVED_TABLES.flatMap(({ table, isOne }) => (isOne === true ? [table] : []));
