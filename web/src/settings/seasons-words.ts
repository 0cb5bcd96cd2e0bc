/** Texts with the words of the settings of seasons, which are loaded together with the script that takes `t` from here. */
import { loadWords } from '../texts/index.js';

await loadWords({ en: () => import('../texts/en/seasons.js'), de: () => import('../texts/de/seasons.js') });

export { t } from '../texts/index.js';
