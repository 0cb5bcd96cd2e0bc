import { existsSync, renameSync, rmSync, rmdirSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartFault } from '../../start-fault.js';
import { DescribedOnce } from '../described-once.js';
import { PooledDatabase } from '../pooled-database.js';
import { DataFolderLock } from './data-folder-lock.js';
import { SEGMENT, damaged, hasDatabase } from './database-folder.js';
import { LeasedPool } from './leased-pool.js';

/** Longer than any piece of work holds the session: only one that is never given back is waited for that long. */
const PATIENCE = 30_000;

/**
 * The embedded database in a data folder, whose lock is held from before it opens until after it is closed. A StartFault where
 * the folder or the database in it cannot be used; then nothing in it is changed.
 *
 * @param patience milliseconds that a caller waits for its turn
 * @param onStop what is to happen when it stops by itself, as it does where it cannot write its log; it never starts again
 */
export async function openEmbedded(
  dataDir: string,
  patience = PATIENCE,
  onStop: (error: Error) => void = () => {},
): Promise<PooledDatabase> {
  const lock = taken(dataDir);
  const folder = join(dataDir, 'db');
  try {
    if (!hasDatabase(folder)) await make(dataDir, folder);
    return await overPglite(await open(folder), () => lock.release(), patience, onStop);
  } catch (error) {
    lock.release();
    throw folderFault(error, dataDir) ?? error;
  }
}

function taken(dataDir: string): DataFolderLock {
  try {
    return DataFolderLock.take(dataDir);
  } catch (error) {
    throw folderFault(error, dataDir) ?? error;
  }
}

/** A new database gets its name when it is whole, so that a first start that is broken off leaves nothing to be taken for one. */
async function make(dataDir: string, folder: string): Promise<void> {
  const draft = join(dataDir, 'db.new');
  rmSync(draft, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: draft });
  await pglite.close();
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(draft, folder);
}

async function open(folder: string): Promise<PGlite> {
  const running = join(folder, 'postmaster.pid');
  const wasThere = existsSync(running);
  try {
    return await PGlite.create({ dataDir: folder });
  } catch (error) {
    // A database that it cannot begin with is left as it was found.
    if (!wasThere) rmSync(running, { force: true });
    if (wordOf(error) !== null) throw error;
    // PostgreSQL says no more of a full disk than of a log that it cannot read.
    if (roomIn(folder) < SEGMENT) throw fullDisk(dirname(folder), error);
    throw damaged(folder, 'PostgreSQL cannot start from it', error);
  }
}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function fullDisk(dataDir: string, cause: unknown): StartFault {
  return new StartFault(`The disk is full: make room for the data folder ${dataDir}.`, { cause });
}

/** Codes of the file system, as Node says them and as PGlite's own one counts them. */
const WORDS: Readonly<Record<string | number, 'full' | 'closed' | 'no-folder'>> = {
  ENOSPC: 'full',
  51: 'full',
  EACCES: 'closed',
  2: 'closed',
  EPERM: 'closed',
  63: 'closed',
  EROFS: 'closed',
  69: 'closed',
  EEXIST: 'no-folder',
  ENOTDIR: 'no-folder',
};

function wordOf(error: unknown): (typeof WORDS)[string] | null {
  if (typeof error !== 'object' || error === null) return null;
  const code: unknown = 'code' in error ? error.code : 'errno' in error ? error.errno : null;
  return typeof code === 'string' || typeof code === 'number' ? (WORDS[code] ?? null) : null;
}

/** What a person can do about an error of the file system; null where it is none. */
function folderFault(error: unknown, dataDir: string): StartFault | null {
  switch (wordOf(error)) {
    case 'full':
      return fullDisk(dataDir, error);
    case 'closed':
      return new StartFault(
        `The data folder ${dataDir} is not writable. Give it to the user who runs the service, or name another folder in DATA_DIR.`,
        { cause: error },
      );
    case 'no-folder':
      return new StartFault(
        `${dataDir} cannot be the data folder, because it is a file or lies in one. Name a folder in DATA_DIR.`,
        {
          cause: error,
        },
      );
    case undefined:
    case null:
      return null;
  }
}

/** A database over an open PGlite, which it closes with itself. */
export async function overPglite(
  pglite: PGlite,
  afterClose: () => void,
  patience = PATIENCE,
  onStop: (error: Error) => void = () => {},
): Promise<PooledDatabase> {
  const pool = await LeasedPool.open(pglite, patience, onStop);
  return new PooledDatabase('embedded', pool, {
    inTransaction: (work) => pool.leases.within(work),
    asQuery: (statement) => new DescribedOnce(statement),
    cut: () => pool.cut(),
    afterClose: async () => {
      // One that has stopped would not answer.
      if (!pool.isStopped) await pglite.close();
      afterClose();
    },
  });
}
