/** Texts with the words for a reader who has lost the way, which are loaded together with the script that takes `t` from here. */
import { loadWords } from '../../texts/index.js';

await loadWords({ en: () => import('../../texts/en/lost.js'), de: () => import('../../texts/de/lost.js') });

export { t } from '../../texts/index.js';
