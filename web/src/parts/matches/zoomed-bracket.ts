/** A bracket that a reader makes larger or smaller, with the words for that. */
import { loadWords } from '../../texts/index.js';

export { Bracket as default } from './bracket.js';

await loadWords({ en: () => import('../../texts/en/tournament.js'), de: () => import('../../texts/de/tournament.js') });
