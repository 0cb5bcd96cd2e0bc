import type { DataSource } from 'typeorm';
import type { PooledDatabase } from './pooled-database.js';

/** Any number, the same for every instance of this service: who has this lock may change the schema. */
const MIGRATION_LOCK = 7_103_205_001;

/**
 * Brings the schema up to date and gives the names of the migrations that ran. All of them in one transaction, so that
 * a stop in between leaves the old schema. On PostgreSQL one instance at a time: the others wait and find nothing to do.
 */
export async function migrate(database: PooledDatabase, dataSource: DataSource): Promise<readonly string[]> {
  if (database.kind === 'embedded') return pending(dataSource);
  const guard = await database.pool.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await pending(dataSource);
  } finally {
    try {
      await guard.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      guard.release();
    } catch {
      // The lock ends with its connection.
      guard.release(true);
    }
  }
}

async function pending(dataSource: DataSource): Promise<readonly string[]> {
  const ran = await dataSource.runMigrations({ transaction: 'all' });
  return ran.map((migration) => migration.name);
}
