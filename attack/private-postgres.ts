/**
 * A PostgreSQL of the attack's own, made on a free port below a folder of its own and removed afterwards: it may be stopped,
 * starved and filled, which must never happen to a server that others use.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../bench/server.js';

const HOMES = '/usr/lib/postgresql';

export interface PrivatePostgres {
  /** A superuser's address of the database `postgres`. */
  readonly url: string;
  /** All processes of the server. */
  processes(): readonly number[];
  /** A folder of the server's user, for whatever else it needs. */
  readonly folder: string;
  /** Gives a folder to the server's user. */
  give(folder: string): void;
  remove(): void;
}

/** Null: this machine has no programs of PostgreSQL, or no user to run them as. */
export async function privatePostgres(): Promise<PrivatePostgres | null> {
  const programs = folderOfPrograms();
  const owner = serverUser();
  if (programs === null || owner === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'club-attack-postgres-'));
  const give = (path: string): void => {
    if (owner !== 'self') chownSync(path, owner.uid, owner.gid);
  };
  give(folder);
  const data = join(folder, 'data');
  const run = (program: string, ...args: readonly string[]): void => {
    const identity = owner === 'self' ? {} : { uid: owner.uid, gid: owner.gid };
    execFileSync(join(programs, program), args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...identity });
  };
  const port = await freePort();
  run('initdb', '--pgdata', data, '--auth', 'trust', '--username', 'club', '--encoding', 'UTF8', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run('pg_ctl', '--pgdata', data, '--log', join(folder, 'log'), '--wait', '-o', options, 'start');
  const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const processes = (): readonly number[] => [postmaster, ...childrenOf(postmaster)];
  // Whatever happens to the attack, its server does not outlive it.
  const kill = (): void => {
    for (const pid of processes()) send(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', kill);
  return {
    url: `postgres://club@127.0.0.1:${port}/postgres`,
    processes,
    folder,
    give,
    remove: () => {
      process.off('exit', kill);
      for (const pid of processes()) send(pid, 'SIGCONT');
      run('pg_ctl', '--pgdata', data, '--mode', 'immediate', '--wait', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a signal to a process that may be gone. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function folderOfPrograms(): string | null {
  const versions = existsSync(HOMES) ? readdirSync(HOMES).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(HOMES, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'pg_ctl'))) ?? null;
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package has made. */
function serverUser(): 'self' | { readonly uid: number; readonly gid: number } | null {
  if (userInfo().uid !== 0) return 'self';
  const ids = ['-u', '-g'].map((which) => spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = ids.map(({ status, stdout }) => (status === 0 ? Number(stdout) : null));
  return typeof uid === 'number' && typeof gid === 'number' ? { uid, gid } : null;
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It has ended meanwhile.
    return null;
  }
}
