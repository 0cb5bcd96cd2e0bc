import { type Connection, Query, type QueryConfig } from 'pg';
import { VALUE_TYPES } from './value-types.js';

/** `json`, in which states and views are stored. */
const JSON_TYPE = 114;

/**
 * The longest text that is kept, in characters. A game fits; the states of large tournaments would fill the memory, because each
 * statement of each connection keeps its own.
 */
const MOST_KEPT = 65_536;

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What `pg` asks of its own queries beside what its types say of them. */
declare module 'pg' {
  interface Query {
    text: string;
    name?: string;
    readonly _result: { readonly rows: object[] };
    _canceledDueToError: unknown;
    prepare(connection: Connection): void;
    handleRowDescription(message: { readonly fields: readonly Field[] }): void;
    handleDataRow(message: { readonly fields: readonly (string | null)[] }): void;
  }
}

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** A connection, and the columns of the statements that are prepared on it. */
interface Described {
  readonly columns: Map<string, readonly Column[]>;
  /** The same connection, for statements whose columns are known. */
  readonly withoutDescribe: Connection;
}

const connections = new WeakMap<Connection, Described>();

/**
 * A query whose columns, where it is a prepared statement, are described once for each connection. `pg` has them described at
 * every execution, which costs both sides as much as the row itself. They stay the same: the server refuses to execute a prepared
 * statement whose columns have changed.
 */
export class DescribedOnce extends Query {
  private columns: readonly Column[] = [];
  private remember: ((columns: readonly Column[]) => void) | null = null;

  constructor({ name, text, values = [] }: QueryConfig) {
    super(text, values);
    if (name !== undefined) this.name = name;
  }

  override prepare(connection: Connection): void {
    const { name } = this;
    if (name === undefined) return super.prepare(connection);
    const { columns, withoutDescribe } = describedOn(connection);
    const known = columns.get(name);
    if (known === undefined) {
      this.remember = (described) => void columns.set(name, described);
      super.prepare(connection);
    } else {
      this.columns = known;
      super.prepare(withoutDescribe);
    }
  }

  override handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => {
      const parse = VALUE_TYPES.getTypeParser(dataTypeID, 'text') as Column['parse'];
      return { name, parse: dataTypeID === JSON_TYPE ? parsedOnce(parse) : parse };
    });
    this.remember?.(this.columns);
  }

  override handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    try {
      this.columns.forEach(({ name, parse }, nth) => {
        const text = fields[nth] ?? null;
        row[name] = text === null ? null : parse(text);
      });
      // oxlint-disable-next-line no-underscore-dangle -- `pg` calls it so
      this._result.rows.push(row);
    } catch (error) {
      // Told when the server has sent everything, as `pg` does it.
      // oxlint-disable-next-line no-underscore-dangle -- `pg` calls it so
      this._canceledDueToError ||= error;
    }
  }
}

/**
 * Gives the same value again while the text is the same. To parse the state of a game is a quarter of what it costs to tell a
 * reader that the game has not changed, and many readers watch one game. Readers share the value and must not change it.
 */
function parsedOnce(parse: Column['parse']): Column['parse'] {
  let [last, value]: [string | null, unknown] = [null, null];
  return (text) => {
    if (text.length > MOST_KEPT) {
      [last, value] = [null, null];
      return parse(text);
    }
    if (text !== last) [last, value] = [text, parse(text)];
    return value;
  };
}

function describedOn(connection: Connection): Described {
  let described = connections.get(connection);
  if (described === undefined) {
    const withoutDescribe = Object.create(connection, { describe: { value: () => {} } }) as Connection;
    described = { columns: new Map(), withoutDescribe };
    connections.set(connection, described);
  }
  return described;
}
