/** Texts with the words of a correction, which are loaded together with the script that takes `t` from here. */
import { loadWords } from '../texts/index.js';

await loadWords({ en: () => import('../texts/en/correction.js'), de: () => import('../texts/de/correction.js') });

export { t } from '../texts/index.js';
