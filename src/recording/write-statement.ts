/**
 * One change as one SQL statement. Its part `head` takes every row whose version must match; all other parts write only
 * if the head found them all. The text depends on the shape of the change (which tables and columns), not on how many
 * events or rows there are, so that each shape is prepared once per connection.
 */
import type { Statement } from '../platform/database/database.js';
import { Slices } from '../platform/work/slices.js';
import type { Change, Columns, NewEvent, SeenPerson, StreamWrite } from './recording.js';
import { formatColumns } from './upkeep/state-format.js';

/** A row that must have a certain version to be written. */
interface CheckedUpdate {
  readonly table: string;
  readonly id: string;
  readonly expectedVersion: number;
  readonly columns: Columns;
}

/** Rows of one table with the same columns. */
interface RowGroup {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: Columns[];
}

/** Values collected while the text is written. */
class Values {
  readonly all: unknown[] = [];

  /** The placeholder of a value. */
  add(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}

const HEAD_FOUND = 'exists (select from head)';
const ALL_AS_SEEN = 'not exists (select from seated where not as_seen)';

/** Rows that one call of `JSON.stringify` writes: a transcript needs few calls, and the largest rows make no huge text. */
const ROWS_AT_ONCE = 20;

/** Rows that go into the statement as one text: thousands of them after the draw of a round robin. */
class RowsAsText {
  constructor(private readonly rows: readonly object[]) {}

  async text(slices: Slices): Promise<string> {
    if (this.rows.length <= ROWS_AT_ONCE) return JSON.stringify(this.rows);
    const parts: string[] = [];
    for (let from = 0; from < this.rows.length; from += ROWS_AT_ONCE) {
      // Without the brackets of the list.
      parts.push(JSON.stringify(this.rows.slice(from, from + ROWS_AT_ONCE)).slice(1, -1));
      if (slices.isOver) await slices.pause();
    }
    return `[${parts.join(',')}]`;
  }
}

/** The statement of a change. It gives one row, whose `landed` is false if a version did not match. */
export async function writeStatement(change: Change): Promise<Statement> {
  const slices = new Slices();
  const values = new Values();
  const { parts, condition } = checks(change, values);

  await slices.pause();
  for (const [nth, group] of insertedRows(change).entries()) {
    await slices.pause();
    parts.push(`inserted_${nth} as (${insertRows(group, condition, values)})`);
  }
  for (const [nth, group] of updatedRows(change).entries()) {
    parts.push(`updated_${nth} as (${updateRows(group, condition, values)})`);
  }
  await slices.pause();
  const events = eventRows(change);
  await slices.pause();
  if (events.length > 0) parts.push(`recorded as (${insertEvents(events, change, condition, values)})`);
  if (change.answer) parts.push(`answered as (${insertAnswer(change, change.answer, condition, values)})`);

  const notices = await noticeRows(change, slices);
  if (notices.length > 0) parts.push(`noticed as (${insertNotices(notices, change, condition, values)})`);

  const told = notices.length > 0 ? ', exists (select from noticed) as noticed' : '';
  const text = `${parts.length > 0 ? `with ${parts.join(',\n')}\n` : ''}select ${condition} as landed${told}`;
  const written: unknown[] = [];
  for (const value of values.all) written.push(value instanceof RowsAsText ? await value.text(slices) : value);
  return named(text, written);
}

const names = new Map<string, string>();
/** Far more shapes than the code can ask for; a bound all the same, because each connection keeps them. */
const MOST_NAMES = 200;

function named(text: string, values: readonly unknown[]): Statement {
  let name = names.get(text);
  if (name === undefined && names.size < MOST_NAMES) {
    name = `recording_write_${names.size + 1}`;
    names.set(text, name);
  }
  return name === undefined ? { text, values } : { name, text, values };
}

/** Statements that lock the rows whose versions must match, in the order in which all writers take them. One without a row: stale. */
export function lockStatements(change: Change): readonly Statement[] {
  return checkedRows(change).map(({ table, id, expectedVersion }) => ({
    name: `recording_lock_${table}`,
    text: `select from ${identifier(table)} where id = $1 and version = $2 for update`,
    values: [id, expectedVersion],
  }));
}

/** The parts that check what the change rests on, and the condition under which everything else is written. */
function checks({ seated = [], ...change }: Change, values: Values): { parts: string[]; condition: string } {
  const rows = checkedRows(change);
  const conditions = [...(rows.length > 0 ? [HEAD_FOUND] : []), ...(seated.length > 0 ? [ALL_AS_SEEN] : [])];
  const condition = conditions.length === 0 ? 'true' : conditions.join(' and ');
  const seats = seated.length > 0 ? [`seated as (${lockSeated(seated, values)})`] : [];
  return { parts: [...seats, ...checkedUpdates(rows, condition, values)], condition };
}

/** A merge waits for this lock; where it was first, both of its people have new versions. A person whom the change makes has no row yet. */
function lockSeated(seated: readonly SeenPerson[], values: Values): string {
  const [ids, versions] = [seated.map(({ id }) => id), seated.map(({ version }) => version)];
  const seen = `unnest(${values.add(ids)}::uuid[], ${values.add(versions)}::integer[]) as seen (id, version)`;
  return `select p.version = seen.version as as_seen from player p join ${seen} on seen.id = p.id order by p.id for share of p`;
}

function checkedRows(change: Change): CheckedUpdate[] {
  const rows: CheckedUpdate[] = [];
  for (const stream of change.streams) {
    const { table, id, expectedVersion } = stream;
    if (expectedVersion !== null) rows.push({ table, id, expectedVersion, columns: streamColumns(stream) });
  }
  for (const row of change.rows) {
    if ('update' in row && row.update.whereVersion !== undefined) {
      const { id, whereVersion, columns } = row.update;
      rows.push({ table: row.table, id, expectedVersion: whereVersion, columns });
    }
  }
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A state that is written says of which format it is. */
function streamColumns({ table, version, columns }: StreamWrite): Columns {
  return { version, ...columns, ...('state' in columns ? formatColumns(table, version) : {}) };
}

/**
 * One row is checked by its own update. Several are locked first, then updated: each lock asks for the one before it,
 * which makes their order certain and lets the last one stand for all.
 */
function checkedUpdates(rows: readonly CheckedUpdate[], condition: string, values: Values): string[] {
  const [only] = rows;
  if (only && rows.length === 1 && condition === HEAD_FOUND) {
    const match = `id = ${values.add(only.id)} and version = ${values.add(only.expectedVersion)}`;
    return [`head as (${updateRow(only, match, values)} returning id)`];
  }
  const locks = rows.map(({ table, id, expectedVersion }, nth) => {
    const before = nth === 0 ? '' : ` and exists (select from lock_${nth - 1})`;
    const match = `id = ${values.add(id)} and version = ${values.add(expectedVersion)}${before}`;
    const name = nth === rows.length - 1 ? 'head' : `lock_${nth}`;
    return `${name} as (select id from ${identifier(table)} where ${match} for update)`;
  });
  const updates = rows.map((row, nth) => {
    return `checked_${nth} as (${updateRow(row, `id = ${values.add(row.id)} and ${condition}`, values)})`;
  });
  return [...locks, ...updates];
}

function updateRow({ table, columns }: CheckedUpdate, match: string, values: Values): string {
  const sets = Object.entries(columns).map(([name, value]) => `${identifier(name)} = ${values.add(value)}`);
  return `update ${identifier(table)} set ${sets.join(', ')} where ${match}`;
}

function insertedRows(change: Change): readonly RowGroup[] {
  const streams = change.streams.flatMap((stream) =>
    stream.expectedVersion === null
      ? [{ table: stream.table, columns: { id: stream.id, ...streamColumns(stream) } }]
      : [],
  );
  const rows = change.rows.flatMap((row) => ('insert' in row ? [{ table: row.table, columns: row.insert }] : []));
  return grouped([...streams, ...rows]);
}

function updatedRows(change: Change): readonly RowGroup[] {
  return grouped(
    change.rows.flatMap((row) =>
      'update' in row && row.update.whereVersion === undefined
        ? [{ table: row.table, columns: { id: row.update.id, ...row.update.columns } }]
        : [],
    ),
  );
}

function grouped(rows: readonly { readonly table: string; readonly columns: Columns }[]): readonly RowGroup[] {
  const groups = new Map<string, RowGroup>();
  for (const { table, columns } of rows) {
    const quoted = Object.keys(columns).map(identifier);
    const key = `${table}(${quoted.join()})`;
    const group = groups.get(key) ?? { table: identifier(table), columns: quoted, rows: [] };
    group.rows.push(columns);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function insertRows({ table, columns, rows }: RowGroup, condition: string, values: Values): string {
  const list = columns.join(', ');
  return `insert into ${table} (${list}) select ${list} from ${recordset(table, rows, values)} as r where ${condition}`;
}

function updateRows({ table, columns, rows }: RowGroup, condition: string, values: Values): string {
  const sets = columns.filter((name) => name !== 'id').map((name) => `${name} = r.${name}`);
  const from = `${recordset(table, rows, values)} as r where ${table}.id = r.id and ${condition}`;
  return `update ${table} set ${sets.join(', ')} from ${from}`;
}

/** Rows as one parameter; json and not jsonb, because that would change the order of what json columns hold. */
function recordset(table: string, rows: readonly Columns[], values: Values): string {
  return `json_populate_recordset(null::${table}, ${values.add(new RowsAsText(rows.map(plain)))}::json)`;
}

/** Bytes in the spelling that `bytea` reads; JSON has none of its own. */
function plain(columns: Columns): Columns {
  const entries = Object.entries(columns);
  if (!entries.some(([, value]) => Buffer.isBuffer(value))) return columns;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value]),
  );
}

/** Number of the stream in the change, version, game, type and data: names in each row would be half of a transcript's text. */
type EventRow = readonly [number, number, number | null, string, NewEvent['data']];

function eventRows(change: Change): readonly EventRow[] {
  return change.streams.flatMap(({ version, events }, stream) =>
    events.map(({ type, gameNumber, data }, nth): EventRow => [
      stream + 1,
      version - events.length + 1 + nth,
      gameNumber,
      type,
      data,
    ]),
  );
}

/**
 * Sorted before they are inserted, because the sequence is drawn in that order. An event without data, which only a fault of ours
 * could send, becomes a null that the table refuses.
 */
function insertEvents(events: readonly EventRow[], change: Change, condition: string, values: Values): string {
  const given = `jsonb_array_elements(${values.add(new RowsAsText(events))}::jsonb) as e (event)`;
  const stream = `(${values.add(change.streams.map(({ id }) => id))}::uuid[])[(event->>0)::integer]`;
  const who = `${values.add(change.actor)}::text, ${values.add(change.at)}::timestamptz`;
  return `insert into recorded_event (stream_id, version, game_number, type, data, actor, recorded_at)
    select ${stream}, (event->>1)::integer, (event->>2)::integer, event->>3, nullif(event->4, 'null'), ${who}
    from ${given} where ${condition} order by 1, 2`;
}

/** In slices, because making a notice takes its time. */
async function noticeRows(change: Change, slices: Slices): Promise<readonly object[]> {
  const rows: object[] = [];
  for (const { id, notices = [] } of change.streams) {
    for (const notice of notices) {
      rows.push({ nth: rows.length, thing_id: id, ...notice });
      if (slices.isOver) await slices.pause();
    }
  }
  return rows;
}

/** One row for each webhook that wants to hear of it, none for most; sorted because the sequence is drawn in that order. */
function insertNotices(notices: readonly object[], change: Change, condition: string, values: Values): string {
  const at = `${values.add(change.at)}::timestamptz`;
  return `insert into webhook_delivery (id, webhook_id, thing_id, type, data, people, created_at, next_at)
    select ${newId(at)}, w.id, n.thing_id, n.type, n.data, n.people, ${at}, ${at}
    from json_to_recordset(${values.add(new RowsAsText(notices))}::json)
      as n (nth integer, thing_id uuid, type text, data json, people uuid[])
    join webhook w on n.type = any(w.types) and w.status <> 'deleted'
    where ${condition} order by n.nth returning id`;
}

/**
 * A new id that sorts by that time, as all ids do (UUIDv7, RFC 9562): how many there will be, only the database knows. A random one with the
 * milliseconds since 1970 in its first six bytes, and two bits that make its version 4 a 7.
 */
function newId(at: string): string {
  const milliseconds = `int8send(floor(extract(epoch from ${at}) * 1000)::bigint)`;
  const timed = `overlay(uuid_send(gen_random_uuid()) placing substring(${milliseconds} from 3) from 1 for 6)`;
  return `encode(set_bit(set_bit(${timed}, 52, 1), 53, 1), 'hex')::uuid`;
}

function insertAnswer(
  change: Change,
  answer: NonNullable<Change['answer']>,
  condition: string,
  values: Values,
): string {
  const body = answer.body === undefined ? null : JSON.stringify(answer.body);
  const given = [
    `${values.add(answer.tokenId)}::uuid`,
    `${values.add(answer.key)}::text`,
    `${values.add(answer.fingerprint)}::text`,
    `${values.add(answer.status)}::integer`,
    `${values.add(answer.etag)}::text`,
    `${values.add(body)}::json`,
    `${values.add(change.at)}::timestamptz`,
  ];
  return `insert into idempotency_key (token_id, key, fingerprint, status, etag, body, created_at)
    select ${given.join(', ')} where ${condition}`;
}

/** Names of tables and columns come from the code; this keeps it so. */
function identifier(name: string): string {
  if (!/^[a-z][a-z_]*$/.test(name)) throw new Error(`not a name of a table or column: ${name}`);
  return name;
}
