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
const SERVED = [
  'openapi.json',
  'package.json',
  ...['docs.js', 'favicon.svg', 'pages.css'].map((name) => join('web', name)),
  join('docs', 'problems.md'),
  join('docs', 'examples', 'problems.json'),
];
/** Builds as `nest-cli.json` says. One of the tools; without them its compiler makes the same files (ARCHITECTURE.md, "Decisions"). */
const NEST = join('node_modules', '@nestjs', 'cli', 'bin', 'nest.js');
const TSC = join('node_modules', 'typescript', 'bin', 'tsc');
const BUILD_INPUTS = [
  'src',
  'migrations',
  ...SERVED,
  'nest-cli.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
];

const VITE = join('node_modules', 'vite', 'bin', 'vite.js');
const PAGES = join('dist', 'web');
const PAGES_STAMP = join(ROOT, PAGES, '.built');
const PAGES_INPUTS = ['web', join('client', 'src'), 'package-lock.json'];

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

// npm's own list of what it installed, from every caller.
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

/** Runs a step of the build, if its sources are not what it was run on last. */
function unlessBuilt(inputs, stamp, make) {
  const files = inputs.flatMap((input) => filesUnder(join(ROOT, input))).sort();
  // Names too, because a file that was taken away is newer than nothing.
  const names = sha256(files.join('\n'));
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (textOf(stamp) === names && files.every((file) => statSync(file).mtimeMs <= built)) return;
  const begun = new Date();
  if (!make()) stop('the build failed: see above. Nothing was run.');
  writeFileSync(stamp, names);
  // What is saved while the build runs is newer than it.
  utimesSync(stamp, begun, begun);
}

/** Makes the pages for people in `dist/web`, if their sources are not what they were made of last. */
export function buildPages() {
  unlessBuilt(PAGES_INPUTS, PAGES_STAMP, () => {
    process.stderr.write('building the pages …\n');
    rmSync(join(ROOT, PAGES, 'pages'), { recursive: true, force: true });
    return run(process.execPath, [VITE, 'build', 'web']);
  });
}

/** Compiles into `dist`, if the sources are not what was compiled last. */
export function build() {
  unlessBuilt(BUILD_INPUTS, BUILD_STAMP, () => {
    process.stderr.write('building …\n');
    rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
    const isBuilt = run(
      process.execPath,
      existsSync(join(ROOT, NEST)) ? [NEST, 'build'] : [TSC, '-p', 'tsconfig.build.json'],
    );
    for (const served of SERVED) cpSync(join(ROOT, served), join(ROOT, 'dist', served), { recursive: true });
    return isBuilt;
  });
  buildPages();
}
