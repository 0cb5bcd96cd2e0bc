/** Strangers who read a large public tournament in a loop: its director still reports results. */
import { Agent, get } from 'node:http';
import { KeepAliveClient } from '../bench/load/keep-alive-client.js';
import { TOKEN } from '../bench/server.js';
import { type Attack, type Outcome, reason, tally } from './outcome.js';
import { withService } from './target.js';

const READERS = 400;
const ENTRANTS = 256;
const LASTS = 5_000;
/** Milliseconds for which a director waits without wondering, on a machine that the readers share. */
const LONGEST_ACT = 3_000;

/** A director at the desk of a large tournament. */
class Desk {
  private constructor(
    private readonly client: KeepAliveClient,
    readonly path: string,
    private readonly ready: string[],
  ) {}

  static async open(port: number): Promise<Desk> {
    const client = await KeepAliveClient.open(port, TOKEN);
    const format = { kind: 'knockout', lengths: [3] };
    const made = await client.post('/v1/tournaments', JSON.stringify({ name: 'Open', format, visibility: 'public' }));
    const path = `/v1/tournaments/${JSON.parse(made.body.toString()).id}`;
    const names = Array.from({ length: ENTRANTS }, (_, nth) => `Entrant ${nth}`);
    await client.post(`${path}/entries/import?create=true`, ['name', ...names].join('\n'), 'text/csv');
    await client.post(`${path}/draw`, '{}');
    const pairings = await client.get(`${path}/pairings?status=ready&limit=200`);
    const { items } = JSON.parse(pairings.body.toString()) as { readonly items: readonly { readonly id: string }[] };
    return new Desk(
      client,
      path,
      items.map(({ id }) => id),
    );
  }

  /** Reports a result: the status, and the milliseconds that it took. */
  async report(): Promise<{ readonly status: number; readonly took: number }> {
    const since = performance.now();
    const body = JSON.stringify({ score: { white: 3, black: 0 } });
    const { status } = await this.client.post(`${this.path}/pairings/${this.ready.pop()}/result`, body);
    return { status, took: performance.now() - since };
  }

  get hasMore(): boolean {
    return this.ready.length > 0;
  }

  close(): void {
    this.client.close();
  }
}

/** The status of the answer, once it is read. */
function read(agent: Agent, port: number, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    get({ agent, port, host: '127.0.0.1', path }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', (error) => resolve(reason(error)));
  });
}

export const loopingReaders: Attack = {
  name: 'readers',
  atMost: 60_000,
  on: ['embedded', 'PostgreSQL'],
  onWhenShort: ['PostgreSQL'],
  run: async (site) =>
    withService(await site.freshSettings(), async ({ port }) => {
      const desk = await Desk.open(port);
      const agent = new Agent({ keepAlive: true, maxSockets: READERS });
      const end = performance.now() + LASTS;
      const answers: (number | string)[] = [];
      const readers = Array.from({ length: READERS }, async () => {
        while (performance.now() < end) answers.push(await read(agent, port, desk.path));
      });
      const acts: { status: number; took: number }[] = [];
      while (performance.now() < end && desk.hasMore) acts.push(await desk.report());
      await Promise.all(readers);
      agent.destroy();
      desk.close();
      const longest = Math.max(...acts.map(({ took }) => took));
      const outcome: Outcome = {
        attack: `${READERS} strangers read a tournament of ${ENTRANTS} in a loop`,
        happened: `${tally(acts.map(({ status }) => status))} results, the longest took ${Math.round(longest)} ms; strangers: ${tally(answers)}`,
        limit: `every result lands within ${LONGEST_ACT} ms`,
        held: acts.length > 0 && acts.every(({ status }) => status === 200) && longest <= LONGEST_ACT,
      };
      return [outcome];
    }),
};
