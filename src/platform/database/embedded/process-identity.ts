import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Enough to tell one process from every other that had or will have its number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it began, as the system says it; null where the system does not tell. */
  readonly startedAt: string | null;
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) };
}

/** Whether that very process still runs. Without a start time a process of the same number counts as the same. */
export function isRunning(identity: ProcessIdentity): boolean {
  if (!isAlive(identity.pid)) return false;
  const startedAt = startOf(identity.pid);
  return startedAt === null || identity.startedAt === null || startedAt === identity.startedAt;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startOf(pid: number): string | null {
  try {
    return process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  } catch {
    return null;
  }
}

/** Clock ticks since the system's start, with the start's own id, because the ticks begin again with each. */
function startOnLinux(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may itself hold blanks and brackets; the start is the 22nd.
  const startTicks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot} ${startTicks}`;
}

function startByPs(pid: number): string | null {
  const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  return started === '' ? null : started;
}
