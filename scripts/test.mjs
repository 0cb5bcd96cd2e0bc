// `npm test`: installs what is missing, builds the pages, then runs all tests; `npm test -- --selectProjects unit` and the like run some.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { AS_COMPILED_FIRST, MUCH_ROOM } from '../test/support/jest/node-flags.mjs';
import { ROOT, buildPages, checkNode, install } from './set-up.mjs';

checkNode();
install();
buildPages();
const jest = spawn(
  process.execPath,
  // Each worker keeps an embedded database in memory: more than two are slower, not faster. The workers inherit the flags.
  [
    ...AS_COMPILED_FIRST,
    ...MUCH_ROOM,
    join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'),
    '--maxWorkers=2',
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => jest.kill(signal));
jest.on('exit', (code) => process.exit(code ?? 1));
