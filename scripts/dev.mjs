// `npm run dev`: as `npm start`, and again after each change of a source.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, build, checkNode, install } from './set-up.mjs';

checkNode();
install();
build();
const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
const children = [
  [tsc, '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
  ['--watch', '--watch-preserve-output', join('dist', 'src', 'main.js')],
].map((args) => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}
