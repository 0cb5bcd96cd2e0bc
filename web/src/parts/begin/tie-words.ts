/** Texts with the names of tie-breaks, which are loaded together with the script that takes `t` from here. */
import { loadWords } from '../../texts/index.js';

await loadWords({ en: () => import('../../texts/en/standing.js'), de: () => import('../../texts/de/standing.js') });

export { t } from '../../texts/index.js';
