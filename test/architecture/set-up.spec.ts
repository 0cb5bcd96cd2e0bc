/** What `npm start` and `npm test` install, with an npm that only writes down what it was asked for. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

const NPM = `
const { mkdirSync, readFileSync, writeFileSync, appendFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync('asked', args.join(' ') + '\\n');
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const all = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && (!dev || args.includes('--include=dev')));
mkdirSync('node_modules', { recursive: true });
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(all) }));
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'club-set-up-'));
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(join(ROOT, 'scripts', 'set-up.mjs'), join(folder, 'scripts', 'set-up.mjs'));
  writeFileSync(join(folder, 'npm.cjs'), NPM);
  lock('1.0.0');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a lock file with a package of the service and one of the tools. */
function lock(version: string): void {
  const packages = { '': {}, 'node_modules/server': { version }, 'node_modules/tester': { version, dev: true } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
}

/** What npm was asked for by one command. */
function askedBy(extent: 'service' | 'everything'): string {
  const asked = join(folder, 'asked');
  rmSync(asked, { force: true });
  const program = `import('./scripts/set-up.mjs').then(({ install }) => install('${extent}'))`;
  const env = { PATH: process.env['PATH'] ?? '', npm_execpath: join(folder, 'npm.cjs') };
  const { status, stderr } = spawnSync(process.execPath, ['-e', program], { cwd: folder, env, encoding: 'utf8' });
  expect([status, stderr.replace(/^installing .*\n/, '')]).toEqual([0, '']);
  return existsSync(asked) ? readFileSync(asked, 'utf8').replace(/ --no.*\n/, '') : 'nothing';
}

describe('what is installed', () => {
  it('is for the service what it needs, once', () => {
    expect(askedBy('service')).toBe('ci --omit=dev');
    expect(askedBy('service')).toBe('nothing');
  });

  it('is everything for those who work on it, and is not thrown away by the service', () => {
    expect(askedBy('service')).toBe('ci --omit=dev');
    expect(askedBy('everything')).toBe('ci --include=dev');
    expect(askedBy('service')).toBe('nothing');
    lock('2.0.0');
    expect(askedBy('service')).toBe('ci --include=dev');
    expect(askedBy('everything')).toBe('nothing');
  });

  it('is again what the lock file lists when that has changed', () => {
    askedBy('service');
    lock('2.0.0');
    expect(askedBy('service')).toBe('ci --omit=dev');
  });

  it('may come from a call of npm by hand', () => {
    spawnSync(process.execPath, ['npm.cjs', 'ci', '--include=dev'], { cwd: folder });
    expect(askedBy('service')).toBe('nothing');
    expect(askedBy('everything')).toBe('nothing');
  });

  it('is more where a call of npm by hand has left the tools out', () => {
    spawnSync(process.execPath, ['npm.cjs', 'ci', '--omit=dev'], { cwd: folder });
    expect(askedBy('service')).toBe('nothing');
    expect(askedBy('everything')).toBe('ci --include=dev');
  });
});

describe('what npm start says of phones', () => {
  const HOME = { lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }] };
  const CABLE = [
    { address: 'fe80::1', family: 'IPv6', internal: false },
    { address: '192.168.1.20', family: 'IPv4', internal: false },
  ];

  function told(host: string, interfaces: object): string {
    const program = `import('./scripts/for-phones.mjs').then(({ forPhones }) => console.log(forPhones(...${JSON.stringify([host, '3000', interfaces])})))`;
    return spawnSync(process.execPath, ['-e', program], { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
  }

  it('is where they find the club, or how they would', () => {
    expect(told('0.0.0.0', { ...HOME, eth0: CABLE })).toBe('For phones in the same network: http://192.168.1.20:3000');
    for (const host of ['127.0.0.1', 'localhost', '::1']) {
      expect(told(host, { ...HOME, eth0: CABLE })).toMatch(/^Only this computer reaches it\. .* HOST=0\.0\.0\.0/);
    }
    expect(told('0.0.0.0', HOME)).toBe('');
    expect(told('192.168.1.20', { ...HOME, eth0: CABLE })).toBe('');
  });
});
