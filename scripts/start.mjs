// `npm start`: installs what is missing, builds what is stale, then runs the service in this very process, so that
// signals reach it. The option of Node in `package.json` keeps the heap small: on a machine with much memory it would grow to
// twice of what is in use before anybody collects it.
import { build, checkNode, install } from './set-up.mjs';

checkNode();
install();
build();
await import('../dist/src/main.js');
