/** The words of what waits for a player, which are there as soon as a script that imports this is. */
import { loadWords } from '../texts/index.js';

await loadWords({ en: () => import('../texts/en/tasks.js'), de: () => import('../texts/de/tasks.js') });
