/** The most expensive requests that a token can send, one by one: how long does another client wait for a small answer meanwhile? */
import { LARGE, SMALL } from '../bench/load/dear-club.js';
import { measureDearRequests } from '../bench/dear-requests.bench.js';
import { TOKEN } from '../bench/server.js';
import type { Attack, Site } from './outcome.js';
import { withService } from './target.js';

const DEAREST = 15;
const LONGEST_WAIT = 100;
/** The short form is run on machines that do other things as well; the figure itself is for `npm run bench`. */
const LONGEST_WAIT_WHEN_SHORT = 500;
/** The embedded database does one statement at a time, in the thread of the service: a large one is waited for by all. */
const LONGEST_WAIT_FOR_EMBEDDED = 1_000;

export const dearRequests: Attack = {
  name: 'dear requests',
  atMost: 900_000,
  on: ['embedded', 'PostgreSQL'],
  // It can be reached with SQL, so that there is more in it after a shorter time.
  onWhenShort: ['PostgreSQL'],
  run: async (site) => {
    const settings = await site.freshSettings();
    return withService(settings, async ({ port }) => {
      const [idle, ...all] = await measureDearRequests(
        { port, token: TOKEN, databaseUrl: settings['DATABASE_URL'] ?? null },
        { size: site.isShort ? SMALL : LARGE },
      );
      // What is waited for when nothing happens is the machine's own.
      const own = Math.round(idle?.longestWait ?? 0);
      const limit = longestWaitIn(site);
      return all
        .toSorted((a, b) => b.longestWait - a.longestWait)
        .slice(0, DEAREST)
        .map(({ what, status, milliseconds, longestWait }) => ({
          attack: what,
          happened: `${status} in ${Math.round(milliseconds)} ms; a small GET waits up to ${Math.round(longestWait)} ms`,
          limit: `a small GET waits ≤ ${limit} ms, and the ${own} ms of the idle machine`,
          held: longestWait <= limit + own,
        }));
    });
  },
};

function longestWaitIn({ database, isShort }: Site): number {
  if (database === 'embedded') return LONGEST_WAIT_FOR_EMBEDDED;
  return isShort ? LONGEST_WAIT_WHEN_SHORT : LONGEST_WAIT;
}
