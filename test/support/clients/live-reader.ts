/** Follows topics as a front end would, with the client of this repository, and lets a test wait for what it gets. */
import { type FollowOptions, follow } from '../../../client/src/follow.js';

/** What followers get of a topic; `view` and `events` are looked into freely by tests. */
export interface Told {
  readonly type: 'state' | 'change' | 'gone';
  readonly id: string;
  readonly topic: string;
  readonly version: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  readonly view: any;
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  readonly events: any;
  readonly problem?: { readonly code: string; readonly status: number };
}

/** What a follower of a tournament has who puts together what it was told. */
export function merged(told: readonly Told[], topic: string): Pick<Told, 'view'>['view'] {
  let whole: Record<string, readonly { readonly id: string }[]> = {};
  for (const { type, topic: of, view } of told) {
    if (of !== topic || type === 'gone') continue;
    whole =
      type === 'state'
        ? view
        : { ...view, pairings: put(whole['pairings'], view.pairings), entries: put(whole['entries'], view.entries) };
  }
  return whole;
}

function put<Thing extends { readonly id: string }>(
  known: readonly Thing[] = [],
  changed: readonly Thing[],
): readonly Thing[] {
  const things = new Map(known.map((thing) => [thing.id, thing]));
  for (const thing of changed) things.set(thing.id, thing);
  return [...things.values()];
}

export class LiveReader {
  readonly told: Told[] = [];
  /** What ended the stream; null while it goes on, and where it ended in order. */
  fault: unknown = null;
  readonly ended: Promise<void>;
  private readonly end = new AbortController();
  private readonly waiting = new Set<() => void>();

  constructor(options: FollowOptions) {
    this.ended = this.read(options);
  }

  /** The first event that is wanted among those told from a place on. */
  async next(isWanted: (event: Told) => boolean, from = 0): Promise<Told> {
    for (;;) {
      const found = this.told.slice(from).find(isWanted);
      if (found !== undefined) return found;
      if (this.fault !== null) throw this.fault;
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  /** What was told as the topic reached a version. */
  async at(topic: string, version: number): Promise<Told> {
    return this.next((event) => event.topic === topic && event.version >= version);
  }

  /** Every event of the records that was told of a topic, in order. */
  versions(topic: string): readonly number[] {
    return this.told.flatMap((event) =>
      event.topic === topic ? (event.events ?? []).map(({ version }: { readonly version: number }) => version) : [],
    );
  }

  async stop(): Promise<void> {
    this.end.abort();
    await this.ended;
  }

  private async read(options: FollowOptions): Promise<void> {
    try {
      for await (const event of follow({ ...options, signal: this.end.signal })) {
        if (event.type !== 'time') this.told.push(event as unknown as Told);
        this.wake();
      }
    } catch (thrown) {
      this.fault = thrown;
    }
    this.wake();
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
