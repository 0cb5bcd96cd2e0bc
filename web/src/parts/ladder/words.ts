/** Texts with the words of ladders, which are loaded together with the script that takes `t` from here. Pages without a ladder pay nothing for them. */
import { loadWords } from '../../texts/index.js';

await loadWords({ en: () => import('../../texts/en/tournament.js'), de: () => import('../../texts/de/tournament.js') });

export { t } from '../../texts/index.js';
