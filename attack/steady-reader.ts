/** A client that goes on reading during an attack: what an ordinary visitor would notice. */
import { setTimeout as wait } from 'node:timers/promises';
import { KeepAliveClient } from '../bench/load/keep-alive-client.js';
import { TOKEN } from '../bench/server.js';

const SMALL = '/v1/players?limit=1';
const PAUSE = 25;
const GIVEN_UP = 20_000;

export interface Reading {
  readonly answers: number;
  /** Anything but 200, and connections that broke. */
  readonly faults: readonly string[];
  /** In milliseconds. */
  readonly longestWait: number;
}

/** What a small GET, sent again and again over one connection, has to wait while the work runs. */
export async function readMeanwhile<T>(port: number, work: Promise<T>): Promise<{ reading: Reading; result: T }> {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  const reading = readUntil(port, () => isOver);
  const result = await over;
  return { reading: await reading, result };
}

async function readUntil(port: number, isOver: () => boolean): Promise<Reading> {
  const faults: string[] = [];
  let answers = 0;
  let longestWait = 0;
  let client: KeepAliveClient | null = null;
  do {
    const asked = performance.now();
    try {
      client ??= await KeepAliveClient.open(port, TOKEN);
      const answer = await Promise.race([client.get(SMALL), wait(GIVEN_UP, null, { ref: false })]);
      if (answer?.status === 200) answers += 1;
      else faults.push(answer === null ? `no answer in ${GIVEN_UP} ms` : String(answer.status));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      client = null;
    }
    longestWait = Math.max(longestWait, performance.now() - asked);
    await wait(PAUSE);
  } while (!isOver() && faults.length < 100);
  client?.close();
  return { answers, faults, longestWait };
}

export function formatReading({ answers, faults, longestWait }: Reading): string {
  const failed = faults.length === 0 ? 'none failed' : `${faults.length} failed (${faults[0]})`;
  return `${answers} small GETs meanwhile, ${failed}, longest wait ${Math.round(longestWait)} ms`;
}
