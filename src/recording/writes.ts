import { Injectable } from '@nestjs/common';
import type { Change, SideTable, StreamTable } from './recording.js';

/** What a write of this instance has changed. */
export interface LandedWrite {
  readonly streams: readonly { readonly table: StreamTable; readonly id: string; readonly version: number }[];
  /** The other tables in which it has changed rows. */
  readonly tables: ReadonlySet<SideTable>;
}

/**
 * Tells those who follow the record inside this instance what was written here, after it has landed and in the order of
 * landing. A courtesy: what other instances write, and what a listener misses, is found by asking the database.
 */
@Injectable()
export class Writes {
  private readonly listeners = new Set<(write: LandedWrite) => void>();

  /** Calls with every write from now on. What it gives ends that. */
  listen(listener: (write: LandedWrite) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Listeners are called once the writer has its answer, so that no follower delays it. */
  tell({ streams, rows }: Change): void {
    if (this.listeners.size === 0) return;
    const write: LandedWrite = {
      streams: streams.map(({ table, id, version }) => ({ table, id, version })),
      tables: new Set(rows.map(({ table }) => table)),
    };
    setImmediate(() => {
      for (const listener of this.listeners) listener(write);
    });
  }
}
