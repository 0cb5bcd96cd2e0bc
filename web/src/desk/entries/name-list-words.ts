/** Texts with the words of a list of names, which are loaded together with the script that takes `t` from here. */
import { loadWords } from '../../texts/index.js';

await loadWords({ en: () => import('../../texts/en/name-list.js'), de: () => import('../../texts/de/name-list.js') });

export { t } from '../../texts/index.js';
