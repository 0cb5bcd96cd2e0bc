/**
 * Followers of live streams in a process of their own: as many connections as asked for, spread over the topics. Tells its parent
 * when all have the state of their topic, and afterwards how long each change took to its last follower.
 */
import { type Socket, connect } from 'node:net';

/** What the process is started with, as JSON. */
export interface Followers {
  readonly port: number;
  readonly token: string;
  readonly topics: readonly string[];
  readonly followers: number;
}

/** A change that was answered to its writer, and when by the clock of the machine. */
export interface WrittenChange {
  readonly topic: number;
  readonly version: number;
  readonly at: number;
}

/** Milliseconds from the answer to the writer until the last follower had the change; null where one never had it. */
export type Lag = number | null;

/** Connections that are opened at a time. */
const AT_ONCE = 50;
/** Milliseconds that the last change may still need. */
const LAST_CHANGE = 5_000;

class Arrivals {
  private readonly seen = new Map<string, { count: number; last: number }>();

  add(topic: number, version: number): void {
    const key = `${topic} ${version}`;
    const seen = this.seen.get(key) ?? { count: 0, last: 0 };
    seen.count += 1;
    seen.last = now();
    this.seen.set(key, seen);
  }

  lag({ topic, version, at }: WrittenChange, followers: number): Lag {
    const seen = this.seen.get(`${topic} ${version}`);
    // A follower may be there before the writer has read its answer.
    return seen === undefined || seen.count < followers ? null : Math.max(0, seen.last - at);
  }
}

export function now(): number {
  return performance.timeOrigin + performance.now();
}

async function run({ port, token, topics, followers }: Followers): Promise<void> {
  const arrivals = new Arrivals();
  const sockets: Socket[] = [];
  for (let nth = 0; nth < followers; nth += AT_ONCE) {
    const many = Math.min(AT_ONCE, followers - nth);
    const opened = Array.from({ length: many }, (_, each) => (nth + each) % topics.length).map((topic) =>
      opening({ port, token, name: topics[topic] ?? '', heard: (version) => arrivals.add(topic, version) }),
    );
    sockets.push(...(await Promise.all(opened)));
  }
  process.on('message', (changes: readonly WrittenChange[]) => {
    const each = Math.floor(followers / topics.length);
    setTimeout(() => process.send?.(changes.map((change) => arrivals.lag(change, each))), LAST_CHANGE);
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}

interface Opening {
  readonly port: number;
  readonly token: string;
  readonly name: string;
  readonly heard: (version: number) => void;
}

/** A connection, once it has the state of its topic. */
function opening({ port, token, name, heard }: Opening): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let left = '';
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      // An event may lie in two packets: its two first lines are short, and what is left of them is kept.
      const whole = left + text;
      for (const [, event, version] of whole.matchAll(/event: (state|change)\nid: (\d+)\n/g)) {
        if (event === 'state') resolve(socket);
        else heard(Number(version));
      }
      const last = whole.lastIndexOf('event: ');
      left = last < 0 || /event: \w+\nid: \d+\n/.test(whole.slice(last)) ? whole.slice(-6) : whole.slice(last);
    });
    socket.once('error', reject).once('close', () => reject(new Error('the service has closed a stream')));
    socket.write(
      `GET /v1/live?topics=${name} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${token}\r\n\r\n`,
    );
  });
}

if (process.argv[2] !== undefined && process.send !== undefined) await run(JSON.parse(process.argv[2]) as Followers);
