import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderInUseError, DataFolderLock } from '../../src/platform/database/embedded/data-folder-lock.js';
import { ownIdentity } from '../../src/platform/database/embedded/process-identity.js';
import { temporaryFolder } from '../support/service/test-database.js';
import { forkTypescript } from '../support/jest/typescript-child.js';

describe('the lock of a data folder', () => {
  const children: ChildProcess[] = [];

  /** A process that tries to take the folder, and what it said. */
  async function holder(folder: string): Promise<{ child: ChildProcess; said: unknown }> {
    const child = forkTypescript('service/folder-holder.ts', { DATA_DIR: folder });
    children.push(child);
    const [said] = await once(child, 'message');
    return { child, said };
  }

  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  it('makes the folder, names this process and is gone after it is released', () => {
    const folder = join(temporaryFolder(), 'new', 'data');

    const lock = DataFolderLock.take(folder);

    expect(() => DataFolderLock.take(folder)).toThrow(`data folder in use by process ${process.pid}`);
    lock.release();
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses this process while another one has the folder', async () => {
    const folder = temporaryFolder();
    const { child, said } = await holder(folder);

    expect(said).toBe('taken');
    expect(() => DataFolderLock.take(folder)).toThrow(DataFolderInUseError);
    expect(() => DataFolderLock.take(folder)).toThrow(`data folder in use by process ${child.pid}`);
  });

  it('refuses another process while this one has the folder', async () => {
    const folder = temporaryFolder();
    const lock = DataFolderLock.take(folder);

    const { said } = await holder(folder);

    expect(said).toBe(`data folder in use by process ${process.pid}: ${folder}`);
    lock.release();
  });

  it('is given back by a process that ends in order', async () => {
    const folder = temporaryFolder();
    const { child } = await holder(folder);

    child.send('end');
    await once(child, 'exit');

    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('is taken over from a process that was killed, and leaves no other file', async () => {
    const folder = temporaryFolder();
    const { child } = await holder(folder);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const lock = DataFolderLock.take(folder);

    expect(readdirSync(folder)).toEqual(['lock']);
    lock.release();
  });

  it('is taken over when another process has the number of the one that is gone', () => {
    const folder = temporaryFolder();
    writeFileSync(
      join(folder, 'lock'),
      JSON.stringify({ pid: process.pid, startedAt: 'another time', taking: 'of old' }),
    );

    const lock = DataFolderLock.take(folder);

    lock.release();
  });

  it('goes to one only when several find the holder gone at once', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, startedAt: 'another time', taking: 'of old' }));

    const said = (await Promise.all(Array.from({ length: 5 }, () => holder(folder)))).map((one) => one.said);

    expect(said.filter((words) => words === 'taken')).toHaveLength(1);
    expect(said.filter((words) => /^data folder in use by process \d+: /.test(String(words)))).toHaveLength(4);
  });

  it('is not taken over while another process is about to', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, startedAt: 'another time', taking: 'of old' }));
    writeFileSync(join(folder, 'lock.after-of old'), JSON.stringify({ ...ownIdentity(), taking: 'next' }));

    expect(() => DataFolderLock.take(folder)).toThrow(`data folder in use by process ${process.pid}`);
  });

  it('is taken over also when the process that was about to has died over it', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, startedAt: 'another time', taking: 'of old' }));
    writeFileSync(join(folder, 'lock.after-of old'), JSON.stringify({ pid: 1, startedAt: 'later', taking: 'next' }));

    const lock = DataFolderLock.take(folder);

    expect(readdirSync(folder)).toEqual(['lock']);
    lock.release();
  });
});
