/** Texts with the words of webhooks, which are loaded together with the script that takes `t` from here. */
import { loadWords } from '../texts/index.js';

await loadWords({ en: () => import('../texts/en/webhooks.js'), de: () => import('../texts/de/webhooks.js') });

export { t } from '../texts/index.js';
