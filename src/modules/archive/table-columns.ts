import type { DataSource } from '../../platform/database/data-source.js';

/** A column as far as a row of a file has to fit it. */
export interface TableColumn {
  readonly name: string;
  readonly type: string;
  /** Whether a row may lack it: it is empty then, or has what the table says. */
  readonly mayLack: boolean;
}

/** The columns of a table in the order in which it was made, and those of its key. */
export interface TableShape {
  readonly table: string;
  readonly columns: readonly TableColumn[];
  readonly key: readonly string[];
}

/** The shape of a table, as the entities have it. */
export function shapeOf(dataSource: DataSource, table: string, without: readonly string[] = []): TableShape {
  const metadata = dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
  if (metadata === undefined) throw new Error(`no entity has the table ${table}`);
  return {
    table,
    columns: metadata.columns
      .filter(({ databaseName }) => !without.includes(databaseName))
      .map(({ databaseName, type, isArray, isNullable, default: given }) => ({
        name: databaseName,
        type: isArray ? `${String(type)}[]` : String(type),
        mayLack: isNullable || given !== undefined,
      })),
    key: metadata.primaryColumns.map(({ databaseName }) => databaseName),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  uuid: (value) => typeof value === 'string' && UUID.test(value),
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  integer: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  bigint: (value) => Number.isSafeInteger(value),
  numeric: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  timestamptz: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  json: () => true,
  jsonb: () => true,
};

function fits(type: string, value: unknown): boolean {
  if (!type.endsWith('[]')) return FITS[type]?.(value) === true;
  return Array.isArray(value) && value.every((item) => fits(type.slice(0, -2), item));
}

/** What is wrong with a row for its table; null where nothing is. */
export function rowFault({ columns }: TableShape, row: Readonly<Record<string, unknown>>): string | null {
  const unknown = Object.keys(row).find((name) => !columns.some((column) => column.name === name));
  if (unknown !== undefined) return `it has ${unknown}, which this version does not know`;
  for (const { name, type, mayLack } of columns) {
    const value = row[name] ?? null;
    if (value === null ? !mayLack : !fits(type, value)) return `its ${name} is missing or of another kind`;
  }
  return null;
}
