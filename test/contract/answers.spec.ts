/** What a controller returns is what it promises: a controller that answers something else does not compile. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..');
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

const exec = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'club-answers-'));
  await Promise.all([
    ...['node_modules', 'src'].map((name) => symlink(join(ROOT, name), join(folder, name))),
    cp(join(import.meta.dirname, 'wrong-answers.ts.txt'), join(folder, 'wrong-answers.ts')),
    writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' })),
    writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include: ['wrong-answers.ts'] }),
    ),
  ]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the answer that a controller promises', () => {
  it('is the one that it returns, or the controller does not compile', async () => {
    const told = await exec(process.execPath, [TSC, '-p', folder]).then(
      ({ stdout }) => stdout,
      (error: { readonly stdout: string }) => error.stdout,
    );
    expect(told).toBe('');
  }, 120_000);
});
