/**
 * The folder of the embedded database as it is found. PGlite makes a new database wherever it sees no PG_VERSION, also over
 * the files of an old one, and of a damaged one it only says that it was aborted: so it is looked at before it is opened.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../../start-fault.js';

/** The version of PostgreSQL that PGlite is; its files are not those of another one. */
const POSTGRES = '18';

/** Bytes of a segment of the write-ahead log, as PGlite makes them. */
export const SEGMENT = 16 * 1024 * 1024;

/** Bytes of the file that says where in the log to begin. */
const CONTROL = 8_192;

const SEGMENT_NAME = /^[0-9A-F]{24}$/;

/** Folders that are never empty, and the table that lists the databases. */
const NEVER_EMPTY = ['base', 'global', 'pg_wal', 'pg_xact'];
const DATABASES = join('global', '1262');

/** Whether there is a database in the folder; a StartFault where there is something that can be no whole one. Changes nothing. */
export function hasDatabase(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  if (!stats.isDirectory()) {
    throw new StartFault(
      `${folder} is a file and has to be the folder of the database. Restore the data folder from a backup, or move the file away to begin a new club.`,
    );
  }
  const found = readdirSync(folder);
  if (found.length === 0) return false;
  if (!found.includes('PG_VERSION')) throw damaged(folder, 'it holds files, and PG_VERSION is not among them');
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (/^\d+$/.test(version) && version !== POSTGRES) {
    throw new StartFault(
      `The database in ${folder} was made by PostgreSQL ${version}, and this version of the service works with ${POSTGRES}. Use the version of the service that made it.`,
    );
  }
  const fault = version === POSTGRES ? faultIn(folder) : 'PG_VERSION names no version';
  if (fault !== null) throw damaged(folder, fault);
  return true;
}

/** What to do about a database that cannot be opened. */
export function damaged(folder: string, what: string, cause?: unknown): StartFault {
  return new StartFault(
    `The database in ${folder} is damaged: ${what}. Restore the data folder from a backup; if its very first start was broken off, remove ${folder}.`,
    { cause },
  );
}

function faultIn(folder: string): string | null {
  const empty = NEVER_EMPTY.find((name) => entriesOf(join(folder, name)).length === 0);
  if (empty !== undefined) return `${empty} is missing or empty`;
  if (sizeOf(join(folder, DATABASES)) === 0) return `${DATABASES} is missing or empty`;
  const control = join('global', 'pg_control');
  if (sizeOf(join(folder, control)) !== CONTROL) return `${control} is missing or cut short`;
  const segments = entriesOf(join(folder, 'pg_wal')).filter((name) => SEGMENT_NAME.test(name));
  if (segments.length === 0) return 'pg_wal holds no log';
  const short = segments.find((name) => sizeOf(join(folder, 'pg_wal', name)) !== SEGMENT);
  return short === undefined ? null : `the log ${join('pg_wal', short)} is cut short`;
}

function entriesOf(folder: string): readonly string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(folder) : [];
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
