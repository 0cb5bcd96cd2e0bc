// `npm run example -- follow …`: runs a program of `examples/` as it stands there, without a build.
import { join } from 'node:path';
import { ROOT, SERVICE, checkNode, install } from './set-up.mjs';

const PROGRAMS = ['transcribe', 'follow', 'chouette', 'wall'];

checkNode();
install(SERVICE);
const [name = ''] = process.argv.splice(2, 1);
if (PROGRAMS.includes(name)) {
  // Vite, which builds the pages, also runs TypeScript; Node 20 itself does not.
  const { runnerImport } = await import('vite');
  await runnerImport(join(ROOT, 'examples', `${name}.ts`), { root: ROOT, logLevel: 'error' });
} else {
  process.stderr.write(`Usage: npm run example -- ${PROGRAMS.join('|')} …; examples/README.md tells more.\n`);
  process.exitCode = 1;
}
