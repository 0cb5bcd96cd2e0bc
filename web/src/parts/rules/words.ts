/** Texts with the words of variants, clocks and rules, which are loaded together with the script that takes `t` from here. */
import { loadWords } from '../../texts/index.js';

await loadWords({ en: () => import('../../texts/en/rules.js'), de: () => import('../../texts/de/rules.js') });

export { t } from '../../texts/index.js';
