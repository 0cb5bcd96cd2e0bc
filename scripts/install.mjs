// What the commands of package.json begin with that need development tools: installs everything that is missing.
import { checkNode, install } from './set-up.mjs';

checkNode();
install();
