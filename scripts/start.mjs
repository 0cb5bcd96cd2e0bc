// `npm start`: installs what is missing, builds what is stale, then runs the service in this very process, so that
// signals reach it.
import { build, checkNode, install } from './set-up.mjs';

checkNode();
install();
build();
await import('../dist/src/main.js');
