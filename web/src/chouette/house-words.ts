/** Texts with the words of house rules, which are loaded together with the script that takes `t` from here. */
import { loadWords } from '../texts/index.js';

await loadWords({ en: () => import('../texts/en/house.js'), de: () => import('../texts/de/house.js') });

export { t } from '../texts/index.js';
