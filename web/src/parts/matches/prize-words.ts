/** The words of prizes, which are there as soon as a script that imports this is. */
import { loadWords } from '../../texts/index.js';

await loadWords({ en: () => import('../../texts/en/prizes.js'), de: () => import('../../texts/de/prizes.js') });
