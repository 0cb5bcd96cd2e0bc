// `npm run build`: compiles into `dist`, if the sources are not what was compiled last.
import { SERVICE, build, checkNode, install } from './set-up.mjs';

checkNode();
install(SERVICE);
build();
