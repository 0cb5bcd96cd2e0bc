/** Bodies that the service should not read: without a token, with a wrong one, too large, or made to be expensive to parse. */
import type { Server } from '../bench/server.js';
import type { Attack, Outcome } from './outcome.js';
import { requestHead, requestWith, sendRaw } from './raw-request.js';
import { readMeanwhile } from './steady-reader.js';
import { bytesRead, isRunning, withService } from './target.js';

const PLAYERS = '/v1/players';
const FOUR_MEGABYTES = 4_000_000;
/**
 * What may be read of a body that is not wanted: the 64 kB of one read, and what lies in front of it; the first refusal of a
 * process takes longer, and one more read comes before it.
 */
const MOST_READ = 256_000;
const MOST_TIME = 3_000;
const WITHIN = 30_000;
/** A well-formed token that the service has never issued. */
const WRONG = 'W'.repeat(43);

interface Case {
  readonly what: string;
  readonly request: string | Buffer;
  readonly status: number;
  readonly mostRead: number | null;
}

const named = (length: number): string => JSON.stringify({ name: 'x'.repeat(length - 11) });

function chunked(body: string): string {
  return `${requestHead({ path: PLAYERS, token: null }).trimEnd()}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}

function cases(): Case[] {
  const large = named(FOUR_MEGABYTES);
  const keys = `{${Array.from({ length: 360_000 }, (_, index) => `"${index.toString(36)}":1`).join(',')}}`;
  const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
  const wanted = (what: string, body: string, status: number): Case => ({
    what: `a body of ${what}`,
    request: requestWith({ path: PLAYERS }, body),
    status,
    mostRead: null,
  });
  const unwanted = (what: string, token: string | null, body: string): Case => ({
    what: `a body of ${what}`,
    request: requestWith({ path: PLAYERS, token }, body),
    status: 401,
    mostRead: MOST_READ,
  });
  return [
    unwanted('4 MB without a token', null, large),
    { ...unwanted('4 MB in chunks without a token', null, large), request: chunked(large) },
    unwanted('4 MB with a wrong token', WRONG, large),
    unwanted('4 MB with a token that is none', 'short', large),
    unwanted('2 MB of brackets without a token', null, deep),
    unwanted('60 kB without a token', null, named(60_000)),
    wanted('5 MB with a token', named(5_000_000), 413),
    wanted(`360,000 keys (${(keys.length / 1e6).toFixed(1)} MB) with a token`, keys, 400),
    wanted('1,000,000 nested lists with a token', deep, 400),
    wanted('4 MB in one name with a token', large, 400),
  ];
}

async function outcomeOf(server: Server, { what, request, status, mostRead }: Case): Promise<Outcome> {
  const before = bytesRead(server);
  const { reading, result: end } = await readMeanwhile(server.port, sendRaw(server.port, request, { within: WITHIN }));
  const after = bytesRead(server);
  const read = before === null || after === null ? null : after - before;
  const lives = isRunning(server);
  const isRead = mostRead === null || read === null || read <= mostRead;
  // What is refused while it is still being sent may be cut off before the sender has seen the answer.
  const isCutOff = end.status === null && end.endedByService && status !== 400;
  return {
    attack: what,
    happened: [
      `${lives ? (end.status ?? (end.endedByService ? 'cut off' : 'no answer')) : 'the process has ended'} after ${Math.round(end.milliseconds)} ms`,
      `${read === null ? '?' : Math.round(read / 1000)} kB read`,
      `small GET waits ${Math.round(reading.longestWait)} ms`,
    ].join(', '),
    limit: `${status}${status === 400 ? '' : ' or cut off'} in ${MOST_TIME / 1000} s${mostRead === null ? '' : `, ≤ ${mostRead / 1000} kB read`}`,
    held:
      lives &&
      (end.status === status || isCutOff) &&
      end.milliseconds <= MOST_TIME &&
      isRead &&
      reading.faults.length === 0,
  };
}

export const bodies: Attack = {
  name: 'bodies',
  atMost: 180_000,
  on: ['embedded', 'PostgreSQL'],
  onWhenShort: ['embedded'],
  run: async (site) =>
    withService(await site.freshSettings(), async (server) => {
      const outcomes: Outcome[] = [];
      for (const each of cases()) outcomes.push(await outcomeOf(server, each));
      return outcomes;
    }),
};
