import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../../src/platform/database/migrations.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { openPostgres } from '../../src/platform/database/postgres-database.js';
import { withDataSource } from '../../src/platform/database/open-database.js';
import { ENTITIES } from '../../src/entities.js';
import { testDatabase, TESTS_POSTGRES, type TestDatabase } from '../support/service/test-database.js';

describe('the migrations', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await testDatabase();
  });
  afterAll(() => test.close());

  /** The schema in words that a difference would change. Columns are counted anew: one that is dropped keeps its number. */
  async function schema(): Promise<unknown> {
    return test.database.query({
      text: `select table_name, column_name, data_type, is_nullable, column_default,
            row_number() over (partition by table_name order by ordinal_position)::int
          from information_schema.columns where table_schema = 'public'
        union all
        select tablename, indexname, indexdef, '', '', 0 from pg_indexes where schemaname = 'public'
        union all
        select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text, '', 0 from pg_trigger
          where not tgisinternal
        order by 1, 2`,
    });
  }

  it('are all in the list, by the names of their files', () => {
    const files = readdirSync(join(import.meta.dirname, '..', '..', 'migrations')).sort();

    const listed = MIGRATIONS.map(({ name }) => ({ time: name.slice(-13), name: name.slice(0, -13) }));

    expect(files.map((file) => ({ time: file.slice(0, 13), name: file.slice(14, -3).replaceAll('-', '') }))).toEqual(
      listed.map(({ time, name }) => ({ time, name: name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) })),
    );
  });

  it('build what the entities say', async () => {
    const { upQueries } = await test.dataSource.driver.createSchemaBuilder().log();

    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can be taken back one by one to nothing and made again', async () => {
    const before = await schema();

    for (const _ of MIGRATIONS) await test.dataSource.undoLastMigration();
    const tables = await test.database.query({
      text: `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
    });
    const ran = await migrate(test.database, test.dataSource);

    expect(tables).toEqual([{ table_name: 'migration' }]);
    expect(ran).toEqual(MIGRATIONS.map(({ name }) => name));
    expect(await schema()).toEqual(before);
  });

  it('go one back and forth from the latest', async () => {
    const before = await schema();

    await test.dataSource.undoLastMigration();

    expect(await migrate(test.database, test.dataSource)).toEqual([MIGRATIONS.at(-1)?.name]);
    expect(await schema()).toEqual(before);
  });

  it('have nothing to do a second time', async () => {
    expect(await migrate(test.database, test.dataSource)).toEqual([]);
  });

  if (TESTS_POSTGRES) {
    it('run once when several instances start together', async () => {
      await test.dataSource.undoLastMigration();
      const instances = await Promise.all(
        Array.from({ length: 4 }, () =>
          withDataSource(
            openPostgres(test.config.databaseUrl ?? '', 2, () => {}),
            ENTITIES,
          ),
        ),
      );

      const ran = await Promise.all(instances.map(({ database, dataSource }) => migrate(database, dataSource)));

      expect(ran.flat()).toEqual([MIGRATIONS.at(-1)?.name]);
      await Promise.all(instances.map((instance) => instance.close()));
    });
  }
});
