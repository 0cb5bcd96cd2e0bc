/** Texts with the words of an empty club, which are loaded together with the script that takes `t` from here. */
import { loadWords } from '../../texts/index.js';

await loadWords({ en: () => import('../../texts/en/empty.js'), de: () => import('../../texts/de/empty.js') });

export { t } from '../../texts/index.js';
