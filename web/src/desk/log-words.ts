/** Texts with the words of the log, which are loaded together with the script that takes `t` from here. */
import { loadWords } from '../texts/index.js';

await loadWords({ en: () => import('../texts/en/log.js'), de: () => import('../texts/de/log.js') });

export { t } from '../texts/index.js';
