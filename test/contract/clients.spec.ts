/**
 * Clients that three generators make of `openapi.json` compile under `strict`, and the types of one of them refuse what the
 * service refuses: a type that becomes loose fails here.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..');
const DOCUMENT = join(ROOT, 'openapi.json');
const STRICT = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    types: ['node'],
    skipLibCheck: false,
  },
  include: ['**/*.ts'],
};

const exec = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'club-clients-'));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await Promise.all([
    bin(
      'openapi-typescript/bin/cli.js',
      '--default-non-nullable',
      'false',
      '-o',
      join(folder, 'openapi-typescript.ts'),
      DOCUMENT,
    ),
    bin('@hey-api/openapi-ts/bin/run.js', '-i', DOCUMENT, '-o', join(folder, 'hey-api'), '--no-log-file'),
    mkdir(join(folder, 'orval')).then(() =>
      bin(
        'orval/dist/bin/orval.js',
        '--input',
        DOCUMENT,
        '--output',
        join(folder, 'orval', 'index.ts'),
        '--client',
        'fetch',
      ),
    ),
  ]);
  for (const name of ['wrong-requests', 'problems'])
    await cp(join(import.meta.dirname, `${name}.ts.txt`), join(folder, `${name}.ts`));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(STRICT));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command of a package in the folder of the clients. */
async function bin(path: string, ...args: readonly string[]): Promise<string> {
  return run([join(ROOT, 'node_modules', path), ...args]);
}

async function run(args: readonly string[]): Promise<string> {
  const { stdout } = await exec(process.execPath, [...args], { cwd: folder, maxBuffer: 2 ** 26 }).catch(
    (error: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`${args.join(' ')}: ${error.stdout.slice(0, 4_000)}${error.stderr.slice(0, 4_000)}`);
    },
  );
  return stdout;
}

describe('clients made of the document', () => {
  it('are there, of three generators', async () => {
    const files = (await readdir(folder, { recursive: true })).filter((file) => !file.startsWith('node_modules'));
    expect(files).toEqual(
      expect.arrayContaining(['openapi-typescript.ts', join('hey-api', 'types.gen.ts'), join('orval', 'index.ts')]),
    );
  });

  it('compile under strict, and refuse what is wrong', async () => {
    const told = await run([join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', folder]);
    expect(told).toBe('');
  }, 120_000);
});
