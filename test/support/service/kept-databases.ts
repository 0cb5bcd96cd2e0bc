/**
 * Databases of the tests that are used again: making one takes longer than most test files do, emptying one takes
 * milliseconds. A worker keeps what it made until it ends.
 */

/** Sends one statement, or several without values, to a database and gives the rows of the last. */
export type Send = (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Everything that a test may have changed besides rows. */
const SHAPE = `select md5(string_agg(line, E'\\n' order by line)) as shape from (
    select format('%s %s %s %s', c.relname, c.relkind, a.attname, a.atttypid::regtype) as line
      from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where n.nspname = 'public'
    union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    union all select name || ' ' || timestamp from migration
    union all select 'connections ' || datconnlimit from pg_database where datname = current_database()
  ) lines`;

/** The record refuses to be emptied, so what sees to that is off for the moment. */
const EMPTY = `do $$
  declare
    guard record;
    guards jsonb := (select coalesce(jsonb_agg(jsonb_build_object('relation', tgrelid::regclass::text, 'name', tgname,
        'always', case tgenabled when 'A' then 'always' else '' end)), '[]') from pg_trigger where not tgisinternal);
    names text := (select string_agg(quote_ident(tablename), ', ') from pg_tables
      where schemaname = 'public' and tablename <> 'migration');
  begin
    for guard in select * from jsonb_to_recordset(guards) as g(relation text, name text, always text) loop
      execute format('alter table %s disable trigger %I', guard.relation, guard.name);
    end loop;
    execute format('truncate %s restart identity cascade', names);
    for guard in select * from jsonb_to_recordset(guards) as g(relation text, name text, always text) loop
      execute format('alter table %s enable %s trigger %I', guard.relation, guard.always, guard.name);
    end loop;
  end $$`;

/** What a database looks like that no test has touched yet. */
export async function shapeOf(send: Send): Promise<string> {
  const [row] = await send(SHAPE);
  return String(row?.['shape']);
}

/**
 * Removes all rows and whatever the last user's session has left. False where the database is not what it was, or does not let
 * itself be emptied: another one is to be made then.
 */
export async function isEmptied(send: Send, shape: string): Promise<boolean> {
  try {
    await send('rollback');
    await send('discard all');
    if ((await shapeOf(send)) !== shape) return false;
    await send(EMPTY);
    return true;
  } catch {
    // Broken on purpose by its test, most of the time.
    return false;
  }
}
