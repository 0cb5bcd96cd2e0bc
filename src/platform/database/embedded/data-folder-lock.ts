import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../../start-fault.js';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.js';

/** Another process holds the data folder. */
export class DataFolderInUseError extends StartFault {
  override readonly name = 'DataFolderInUseError';

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`data folder in use by process ${pid}: ${folder}`);
  }
}

interface Holder extends ProcessIdentity {
  /** Tells this taking of the lock from every other. */
  readonly taking: string;
}

/**
 * Keeps a data folder for this process, because two processes on one embedded database lose acknowledged data. The file
 * `lock` names the process that has it, and is taken over only when that process is gone. Holds between processes that
 * see each other's numbers: not between containers or machines that share a folder.
 */
export class DataFolderLock {
  private readonly releaseAtExit = (): void => this.release();

  private constructor(
    private readonly path: string,
    private readonly own: Holder,
  ) {
    process.once('exit', this.releaseAtExit);
  }

  /** Takes the lock, or throws DataFolderInUseError. Makes the folder if there is none. */
  static take(folder: string): DataFolderLock {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, 'lock');
    const own: Holder = { ...ownIdentity(), taking: randomUUID() };
    const draft = `${path}.${own.taking}`;
    // Linked from a finished draft, so that the lock is never seen half written.
    writeFileSync(draft, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
    try {
      if (!link(draft, path)) takeOver(folder, path, draft);
    } finally {
      rmSync(draft, { force: true });
    }
    return new DataFolderLock(path, own);
  }

  /** Gives the folder free. May be called twice. */
  release(): void {
    process.removeListener('exit', this.releaseAtExit);
    if (holderOf(this.path)?.taking === this.own.taking) unlinkSync(this.path);
  }
}

/**
 * Takes the lock of a process that is gone. Several may find it so at once: only one of them can make the file that
 * succeeds that very taking, and only while it has that file does it look again and replace the lock.
 */
function takeOver(folder: string, path: string, draft: string): void {
  const gone = goneHolder(folder, path);
  const claims: string[] = [];
  let predecessor = gone;
  for (;;) {
    const claim = `${path}.after-${predecessor.taking}`;
    claims.push(claim);
    if (link(draft, claim)) break;
    // Another process already claims it: refused while that process runs; if it has died, this one is next.
    predecessor = goneHolder(folder, claim);
  }
  try {
    const now = holderOf(path);
    if (now?.taking !== gone.taking) throw new DataFolderInUseError(folder, now?.pid ?? gone.pid);
    renameSync(draft, path);
  } finally {
    for (const claim of claims) rmSync(claim, { force: true });
  }
}

/** Who is named in the file, if that process is gone; throws if it runs. */
function goneHolder(folder: string, path: string): Holder {
  const holder = holderOf(path);
  if (holder === null) {
    throw new StartFault(`${path} names no process: remove it if no process uses the folder`);
  }
  if (isRunning(holder)) throw new DataFolderInUseError(folder, holder.pid);
  return holder;
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(path: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const isHolder =
      typeof holder === 'object' && holder !== null && 'pid' in holder && 'taking' in holder && 'startedAt' in holder;
    return isHolder ? (holder as Holder) : null;
  } catch {
    return null;
  }
}
