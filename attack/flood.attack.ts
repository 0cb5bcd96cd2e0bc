/** More connections than the service takes, all of them idle: the service still answers the next client. */
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { KeepAliveClient } from '../bench/load/keep-alive-client.js';
import { TOKEN } from '../bench/server.js';
import { type Attack, type Outcome, reason } from './outcome.js';
import { formatReading, readMeanwhile } from './steady-reader.js';
import { memoryMeter, withService } from './target.js';

const MANY = 1_100;
const MOST_MEMORY = 100;
const NEWCOMER_WAITS = 5_000;

/** The sockets that could be opened, and what came in the way of others. */
async function openMany(port: number): Promise<{ sockets: readonly Socket[]; fault: string | null }> {
  const sockets: Socket[] = [];
  for (let nth = 0; nth < MANY; nth += 1) {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => {});
    sockets.push(socket);
    try {
      await once(socket, 'connect');
    } catch (error) {
      return { sockets, fault: reason(error) };
    }
  }
  return { sockets, fault: null };
}

async function newcomer(port: number): Promise<string> {
  try {
    const client = await KeepAliveClient.open(port, TOKEN);
    const answer = await Promise.race([client.get('/v1/players?limit=1'), wait(NEWCOMER_WAITS, null, { ref: false })]);
    client.close();
    return answer === null ? `no answer in ${NEWCOMER_WAITS} ms` : String(answer.status);
  } catch (error) {
    return reason(error);
  }
}

export const flood: Attack = {
  name: 'flood',
  atMost: 150_000,
  on: ['embedded', 'PostgreSQL'],
  onWhenShort: ['embedded'],
  run: async (site) =>
    withService(await site.freshSettings(), async (server) => {
      const needed = memoryMeter(server);
      const { reading, result } = await readMeanwhile(
        server.port,
        openMany(server.port).then(async ({ sockets, fault }) => {
          const answer = await newcomer(server.port);
          const held = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
          for (const socket of sockets) socket.destroy();
          return { opened: sockets.length, fault, answer, held };
        }),
      );
      const { opened, fault, answer, held } = result;
      const memory = needed();
      const outcome: Outcome = {
        attack: `${MANY} idle connections`,
        happened: [
          `${opened} opened${fault === null ? '' : ` (then ${fault})`}, ${held} kept`,
          `a newcomer: ${answer}`,
          `at most ${Math.round(memory ?? 0)} MB more memory`,
          formatReading(reading),
        ].join('; '),
        limit: `the newcomer is answered, no GET fails, ≤ ${MOST_MEMORY} MB more`,
        held: answer === '200' && reading.faults.length === 0 && (memory ?? 0) <= MOST_MEMORY,
      };
      return [outcome];
    }),
};
