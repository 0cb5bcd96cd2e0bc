import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PooledDatabase } from '../pooled-database.js';
import { DataFolderLock } from './data-folder-lock.js';
import { LeasedPool } from './leased-pool.js';

/** The embedded database in a data folder, whose lock is held from before it opens until after it is closed. */
export async function openEmbedded(dataDir: string): Promise<PooledDatabase> {
  const lock = DataFolderLock.take(dataDir);
  try {
    const pglite = await PGlite.create({ dataDir: join(dataDir, 'db') });
    return await overPglite(pglite, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database over an open PGlite, which it closes with itself. */
export async function overPglite(pglite: PGlite, afterClose: () => void): Promise<PooledDatabase> {
  const pool = await LeasedPool.open(pglite);
  return new PooledDatabase('embedded', pool, {
    inTransaction: (work) => pool.leases.within(work),
    afterClose: async () => {
      await pglite.close();
      afterClose();
    },
  });
}
