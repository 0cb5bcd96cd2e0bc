/**
 * Small GETs on connections of their own, one every few milliseconds, in a process of its own: what others notice of a
 * dear request. Tells its parent the longest wait since it was asked the last time.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { KeepAliveClient, bodyOf } from './keep-alive-client.js';

/** What the process is started with, as JSON. */
export interface SmallGets {
  readonly port: number;
  readonly token: string;
  readonly paths: readonly string[];
}

const EVERY = 5;

/** One connection; its waits since the last question. */
class Watch {
  private longest = 0;
  private answered: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: KeepAliveClient,
    private readonly path: string,
  ) {}

  async run(): Promise<never> {
    for (;;) {
      this.answered = this.wait();
      await this.answered;
      await pause(EVERY);
    }
  }

  /** The longest wait; that of a request which is still waiting belongs to it. */
  async told(): Promise<number> {
    await this.answered;
    const { longest } = this;
    this.longest = 0;
    return longest;
  }

  private async wait(): Promise<void> {
    const began = performance.now();
    bodyOf(await this.client.get(this.path), 200);
    this.longest = Math.max(this.longest, performance.now() - began);
  }
}

async function watch({ port, token, paths }: SmallGets): Promise<void> {
  const watches = await Promise.all(
    paths.map(async (path) => new Watch(await KeepAliveClient.open(port, token), path)),
  );
  process.on('message', () => {
    void Promise.all(watches.map((each) => each.told())).then((waits) => process.send?.(Math.max(...waits)));
  });
  process.on('disconnect', () => process.exit());
  await Promise.all(watches.map((each) => each.run()));
}

await watch(JSON.parse(process.argv[2] ?? '') as SmallGets);
