/** Texts with the words of what waits for a player, which are loaded together with the script that takes `t` from here. */
import { loadWords } from '../texts/index.js';

await loadWords({ en: () => import('../texts/en/tasks.js'), de: () => import('../texts/de/tasks.js') });

export { t } from '../texts/index.js';
