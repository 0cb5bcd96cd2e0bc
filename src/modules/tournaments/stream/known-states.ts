import { Injectable } from '@nestjs/common';
import type { TournamentState } from '../../../domain/index.js';
import { Kept } from '../../../platform/kept.js';

/** A tournament as this instance read or wrote it last. */
export interface KnownState {
  readonly version: number;
  readonly state: TournamentState;
}

/** As many tournaments as are played at one time; a large one takes a few megabytes. */
const MOST = 8;

/**
 * States of tournaments by their versions, so that a large one is not sent and parsed again for each of its results. Never
 * the truth: a read tells the database which version is known, and gets the state wherever the row has another.
 */
@Injectable()
export class KnownStates {
  private readonly states = new Kept<string, KnownState>(MOST);

  of(id: string): KnownState | null {
    return this.states.get(id) ?? null;
  }

  /** All of them as they are now, by id. */
  all(): ReadonlyMap<string, KnownState> {
    return new Map(this.states);
  }

  /** What was read, or written and has landed. */
  keep(id: string, { version, state }: KnownState): void {
    const known = this.states.get(id);
    if (known !== undefined && known.version > version) return;
    this.states.set(id, { version, state });
  }
}
