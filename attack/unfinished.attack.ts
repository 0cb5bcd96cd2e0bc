/** Requests that never end: half a body, heads and bodies that come byte by byte, connections that say nothing. */
import type { Socket } from 'node:net';
import { type Attack, type Outcome, tally } from './outcome.js';
import { type RawEnd, requestHead, sendRaw } from './raw-request.js';
import { formatReading, readMeanwhile } from './steady-reader.js';
import { withService } from './target.js';

/** The service promises 20 s and looks at its connections from time to time. */
const ENDED_WITHIN = 25_000;
const GIVEN_UP = ENDED_WITHIN + 3_000;
const LONGEST_WAIT = 2_000;
const BYTE_EVERY = 1_000;

/** Sends one byte of the text after another until the connection is gone. */
function byteByByte(text: string): (socket: Socket) => void {
  return (socket) => {
    let at = 0;
    const timer = setInterval(() => {
      if (socket.destroyed || at >= text.length) return clearInterval(timer);
      socket.write(text.charAt(at));
      at += 1;
    }, BYTE_EVERY);
    socket.once('close', () => clearInterval(timer));
  };
}

interface Kind {
  readonly what: string;
  readonly text: string;
  readonly feed?: (socket: Socket) => void;
}

const PATH = '/v1/players';
const KINDS: readonly Kind[] = [
  { what: 'half a body with a token', text: `${requestHead({ path: PATH, length: 1_000 })}{"name":` },
  { what: 'half a body without a token', text: `${requestHead({ path: PATH, length: 1_000, token: null })}{"name":` },
  {
    what: 'a body byte by byte',
    text: requestHead({ path: PATH, length: 1_000 }),
    feed: byteByByte(' '.repeat(1_000)),
  },
  {
    what: 'a head byte by byte',
    text: 'GET /v1/players HTTP/1.1\r\nhost: 127.0.0.1\r\n',
    feed: byteByByte(`x-slow: ${'x'.repeat(1_000)}`),
  },
  { what: 'half a line', text: 'GET /v1/pl' },
  { what: 'silence', text: '' },
];

function outcomeOf(what: string, ends: readonly RawEnd[]): Outcome {
  const longest = Math.max(...ends.map(({ milliseconds }) => milliseconds));
  const open = ends.filter(({ endedByService }) => !endedByService).length;
  return {
    attack: `${ends.length} connections with ${what}`,
    happened:
      open > 0
        ? `${open} still open after ${GIVEN_UP / 1000} s`
        : `all ended in ${(longest / 1000).toFixed(1)} s (${tally(ends.map(({ status }) => status ?? 'no answer'))})`,
    limit: `ended in ${ENDED_WITHIN / 1000} s`,
    held: open === 0 && longest <= ENDED_WITHIN,
  };
}

export const unfinished: Attack = {
  name: 'unfinished',
  atMost: 90_000,
  on: ['embedded', 'PostgreSQL'],
  onWhenShort: ['embedded'],
  run: async (site) =>
    withService(await site.freshSettings(), async ({ port }) => {
      const many = site.isShort ? 30 : 60;
      const { reading, result } = await readMeanwhile(
        port,
        Promise.all(
          KINDS.map(({ text, feed }) =>
            Promise.all(
              Array.from({ length: many }, () =>
                sendRaw(port, text, { within: GIVEN_UP, ...(feed === undefined ? {} : { feed }) }),
              ),
            ),
          ),
        ),
      );
      return [
        ...KINDS.map(({ what }, index) => outcomeOf(what, result[index] ?? [])),
        {
          attack: `another client, with all ${many * KINDS.length} of them open`,
          happened: formatReading(reading),
          limit: `none fails, ≤ ${LONGEST_WAIT} ms`,
          held: reading.faults.length === 0 && reading.longestWait <= LONGEST_WAIT,
        },
      ];
    }),
};
