// What `npm start` and `npm test` do first: installs what is missing, builds what is stale. Uses nothing but Node itself,
// because nothing else may be there yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST_NODE = [20, 19];
export const ROOT = join(import.meta.dirname ?? '.', '..');
const LOCK = join(ROOT, 'package-lock.json');
/** How much is installed: what it takes to build and run the service, or also what it takes to work on it. */
export const SERVICE = 'service';
export const EVERYTHING = 'everything';
const INSTALL_STAMP = join(ROOT, 'node_modules', '.installed');
const BUILD_STAMP = join(ROOT, 'dist', '.built');
/** What is served as it is, or read to be served. */
const SERVED = ['openapi.json', 'package.json', 'web', join('docs', 'problems.md')];
const BUILD_INPUTS = ['src', 'migrations', ...SERVED, 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

// Both tools write to standard error: standard output is the service's log.
function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], ...options });
  if (error) stop(`${command} cannot be run: ${error.message}`);
  return status === 0;
}

function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}

function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Stops on a Node that is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  stop(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

// npm's own list of what it put there, whoever has called it.
function installedPackages() {
  const listed = textOf(join(ROOT, 'node_modules', '.package-lock.json'));
  return listed === null ? null : JSON.parse(listed).packages;
}

function isThere(there, lock, extent) {
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, wanted]) =>
      path === '' ||
      wanted.optional ||
      wanted.link ||
      (extent === SERVICE && (wanted.dev || wanted.devOptional)) ||
      there[path]?.version === wanted.version,
  );
}

/**
 * Installs what the lock file lists, if that is not there yet: what the service needs to be built and run, or everything.
 * A folder with the development tools in it never loses them.
 */
export function install(extent = EVERYTHING) {
  const lock = readFileSync(LOCK, 'utf8');
  const stampOf = (installed) => `${sha256(lock)} ${installed}\n`;
  const enough = extent === SERVICE ? [SERVICE, EVERYTHING] : [EVERYTHING];
  if (enough.some((installed) => textOf(INSTALL_STAMP) === stampOf(installed))) return;
  const there = installedPackages();
  const hasTools = there !== null && Object.values(there).some(({ dev }) => dev === true);
  const wanted = hasTools ? EVERYTHING : extent;
  if (there === null || !isThere(there, lock, wanted)) {
    process.stderr.write(
      `installing ${wanted === SERVICE ? 'what the service needs' : 'the service and its tools'} …\n`,
    );
    const npm = process.env.npm_execpath;
    // Said either way, because npm would otherwise ask NODE_ENV.
    const args = ['ci', wanted === SERVICE ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund'];
    const isInstalled = npm ? run(process.execPath, [npm, ...args]) : run('npm', args, { shell: true });
    if (!isInstalled) stop('npm ci failed: see above. Nothing was run.');
  }
  writeFileSync(INSTALL_STAMP, stampOf(wanted));
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => filesUnder(join(path, entry.name)))
    .filter((file) => !file.endsWith('.spec.ts'));
}

/** Compiles into `dist`, if the sources are not what was compiled last. */
export function build() {
  const inputs = BUILD_INPUTS.flatMap((input) => filesUnder(join(ROOT, input))).sort();
  // Names too, because a file that was taken away is newer than nothing.
  const names = sha256(inputs.join('\n'));
  const built = existsSync(BUILD_STAMP) ? statSync(BUILD_STAMP).mtimeMs : 0;
  if (textOf(BUILD_STAMP) === names && inputs.every((input) => statSync(input).mtimeMs <= built)) return;
  process.stderr.write('building …\n');
  const begun = new Date();
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  const isBuilt = run(process.execPath, [
    join('node_modules', 'typescript', 'bin', 'tsc'),
    '-p',
    'tsconfig.build.json',
  ]);
  if (!isBuilt) stop('the build failed: see above. Nothing was run.');
  for (const served of SERVED) cpSync(join(ROOT, served), join(ROOT, 'dist', served), { recursive: true });
  writeFileSync(BUILD_STAMP, names);
  // What is saved while the build runs is newer than it.
  utimesSync(BUILD_STAMP, begun, begun);
}
