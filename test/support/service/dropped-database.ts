import type { Client } from 'pg';

/** PostgreSQL refuses to end the process of another role. */
const NOT_OURS = '42501';

/**
 * Drops a database if it is there, and ends our connections to it. Where autovacuum works in it, its process is not ours to
 * end by force; a drop without force asks it to stop, and waits.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  try {
    await client.query(`drop database if exists ${name} with (force)`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== NOT_OURS) throw error;
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
      [name],
    );
    await client.query(`drop database if exists ${name}`);
  }
}
