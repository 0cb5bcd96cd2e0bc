/** A client that guesses tokens. */
import { KeepAliveClient } from '../bench/load/keep-alive-client.js';
import { type Attack, type Outcome, tally } from './outcome.js';
import { withService } from './target.js';

const GUESSES = 1_000;
const CLIENTS = 10;

interface Guess {
  readonly status: number;
  readonly retryAfter: string | null;
}

async function guess(port: number, nth: number): Promise<Guess[]> {
  // A token cannot be guessed; these have its form and differ from each other, like those of an attacker.
  const guesses: Guess[] = [];
  for (let round = 0; round < GUESSES / CLIENTS; round += 1) {
    const client = await KeepAliveClient.open(port, `guess-${nth}-${round}-`.padEnd(43, 'x'));
    const { status, head } = await client.get('/v1/players?limit=1');
    client.close();
    guesses.push({ status, retryAfter: /\r\nretry-after: *(\d+)/i.exec(head)?.[1] ?? null });
  }
  return guesses;
}

export const failedAuthentications: Attack = {
  name: 'tokens',
  atMost: 150_000,
  on: ['embedded', 'PostgreSQL'],
  onWhenShort: ['embedded'],
  run: async (site) =>
    withService(await site.freshSettings(), async ({ port }) => {
      const all = (await Promise.all(Array.from({ length: CLIENTS }, (_, nth) => guess(port, nth)))).flat();
      const refused = all.filter(({ status }) => status === 429);
      const outcome: Outcome = {
        attack: `${GUESSES} guessed tokens`,
        happened: `${tally(all.map(({ status }) => status))}; Retry-After ${refused[0]?.retryAfter ?? 'missing'}`,
        limit: 'after a few, 429 with Retry-After',
        held:
          refused.length >= GUESSES * 0.8 &&
          refused.every(({ retryAfter }) => retryAfter !== null) &&
          all.every(({ status }) => status === 401 || status === 429),
      };
      return [outcome];
    }),
};
