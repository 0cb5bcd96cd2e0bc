/** Three small requests that ask for hundreds of megabytes of legal plays. */
import { type Attack, type Outcome, tally } from './outcome.js';
import { requestWith, sendRaw } from './raw-request.js';
import { formatReading, readMeanwhile } from './steady-reader.js';
import { isRunning, memoryMeter, withService } from './target.js';

const AT_ONCE = 3;
const POSITIONS = 500;
const WITHIN = 45_000;
const MOST_MEMORY = 300;

/** Fifteen checkers on fifteen points, so that four ones can be played in more than a thousand ways. */
const SPREAD = {
  dice: [1, 1],
  position: {
    mover: { points: Array.from({ length: 24 }, (_, index) => (index >= 8 && index < 23 ? 1 : 0)), bar: 0, off: 0 },
    opponent: { points: [15, ...Array.from({ length: 23 }, () => 0)], bar: 0, off: 0 },
  },
};

export const largeDoublets: Attack = {
  name: 'legal plays',
  atMost: 150_000,
  on: ['embedded', 'PostgreSQL'],
  onWhenShort: ['embedded', 'PostgreSQL'],
  run: async (site) =>
    withService(await site.freshSettings(), async (server) => {
      const body = JSON.stringify({ positions: Array.from({ length: POSITIONS }, () => SPREAD) });
      const request = requestWith({ path: '/v1/rules/legal-plays' }, body);
      const needed = memoryMeter(server);
      const { reading, result: ends } = await readMeanwhile(
        server.port,
        Promise.all(Array.from({ length: AT_ONCE }, () => sendRaw(server.port, request, { within: WITHIN }))),
      );
      const lives = isRunning(server);
      const memory = lives ? needed() : null;
      const statuses = ends.map(({ status }) => status ?? 'no answer');
      const outcome: Outcome = {
        attack: `${AT_ONCE} × legal plays of ${POSITIONS} large doublets (${Math.round(body.length / 1000)} kB each) at once`,
        happened: [
          `answers ${tally(statuses)}`,
          lives ? `at most ${Math.round(memory ?? 0)} MB more memory` : 'the process has ended',
          formatReading(reading),
        ].join('; '),
        limit: `422 or 503, no GET fails, ≤ ${MOST_MEMORY} MB more`,
        held:
          lives &&
          statuses.every((status) => status === 422 || status === 503) &&
          reading.faults.length === 0 &&
          (memory ?? 0) <= MOST_MEMORY,
      };
      return [outcome];
    }),
};
