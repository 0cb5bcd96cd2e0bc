/** Texts with the words of prizes, which are loaded together with the script that takes `t` from here. */
import { loadWords } from '../../texts/index.js';

await loadWords({ en: () => import('../../texts/en/prizes.js'), de: () => import('../../texts/de/prizes.js') });

export { t } from '../../texts/index.js';
