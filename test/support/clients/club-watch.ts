import type { TestApp } from '../service/test-app.js';

interface Snapshot {
  /** Another one after whatever writes, done or rolled back, in all databases of the server. */
  readonly writes: string;
  readonly state: string;
}

/**
 * Tells whether anything in a club has changed: how many rows each table has, and the sum of their versions; or of all that is in
 * them, which takes longer. What the sender of webhooks writes at any time is left to its versions.
 */
export class ClubWatch {
  private tables = '';
  private last: Snapshot | null = null;

  constructor(
    private readonly club: TestApp,
    private readonly depth: 'versions' | 'contents' = 'versions',
  ) {}

  /** The same text as long as nothing has changed. */
  async state(): Promise<string> {
    // It is asked after every request: where no transaction has written anything since, the tables need not be asked.
    const writes = await this.ask('writes', 'select pg_current_snapshot()::text as told');
    if (this.last?.writes !== writes) this.last = { writes, state: await this.stateOfTables() };
    return this.last.state;
  }

  private async stateOfTables(): Promise<string> {
    if (this.tables === '') this.tables = await this.ask('tables', this.depth === 'contents' ? CONTENTS : VERSIONS);
    return this.ask('state', this.tables);
  }

  /** The one value that a statement gives. With a name it is planned once. */
  private async ask(what: string, text: string): Promise<string> {
    const named = { name: `watch ${what}`, text, values: [] };
    const [row] = await this.club.database.database.query<{ told: unknown }>(named);
    return String(row?.told);
  }
}

const SUM_OF_VERSIONS = `case when attname is null then '' else ' || '' of '' || coalesce(sum(version), 0)' end`;

/** Gives a statement about each table that there is. */
const aboutTables = (sum: string): string => `select 'select concat_ws('' '', ' || string_agg(
    format('(select %L || count(*)%s from %I as line)', relname || ' ', ${sum}, relname),
    ', ' order by relname) || ') as told' as told
  from pg_class left join pg_attribute on attrelid = pg_class.oid and attname = 'version' and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind = 'r'`;

const VERSIONS = aboutTables(SUM_OF_VERSIONS);
const CONTENTS = aboutTables(`case when relname like 'webhook%' then ${SUM_OF_VERSIONS}
  else ' || '' of '' || coalesce(sum(hashtextextended(line::text, 0)), 0)' end`);
