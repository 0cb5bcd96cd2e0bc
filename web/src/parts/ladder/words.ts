/** The words of ladders, which are there as soon as a script that imports this is. Pages without a ladder pay nothing for them. */
import { loadWords } from '../../texts/index.js';

await loadWords({ en: () => import('../../texts/en/ladder.js'), de: () => import('../../texts/de/ladder.js') });
