import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { MatchState } from '../../domain/index.js';

/** A request that has come in and waits for its turn at a series. */
export interface Arrival {
  /** What the series waited for when the request came in; null as long as nobody has looked. */
  moment: string | null;
}

const PAUSE_IN_MILLISECONDS = 20;
const MOST_PAUSES = 10;

/**
 * What a series waited for when each request came in, so that a request which waited behind another one can tell whether
 * its sender is still to act. The truth is in the database; this only remembers the order of arrival in this instance.
 */
@Injectable()
export class Moments {
  private readonly waiting = new Map<string, Set<Arrival>>();

  /** Does the work of a request that comes in now. */
  async arrive<T>(key: string, work: (arrival: Arrival) => Promise<T>): Promise<T> {
    const arrival: Arrival = { moment: null };
    const arrivals = this.waiting.get(key) ?? new Set();
    this.waiting.set(key, arrivals.add(arrival));
    try {
      // Those who are at the door already came at the same time. The embedded database works without ever letting the
      // event loop turn, so that otherwise each would be let in only after the one before had been answered. Twice,
      // because a new connection takes one turn and what it sends another.
      await nextTurn();
      await nextTurn();
      return await work(arrival);
    } finally {
      arrivals.delete(arrival);
      if (arrivals.size === 0 && this.waiting.get(key) === arrivals) this.waiting.delete(key);
    }
  }

  /**
   * Waits until for a moment nobody else has come in. Clients that send at once do not arrive at once: until something is
   * written all of them are sure to have seen the same.
   */
  async quiet(keys: readonly string[]): Promise<void> {
    let before = 0;
    for (let pause = 0; pause < MOST_PAUSES; pause += 1) {
      const present = keys.reduce((sum, key) => sum + (this.waiting.get(key)?.size ?? 0), 0);
      if (present === before) return;
      before = present;
      await wait(PAUSE_IN_MILLISECONDS);
    }
  }

  /** Somebody has found the series so: nobody who is waiting by now can have seen a later moment when coming in. */
  seen(keys: readonly string[], moment: string): void {
    for (const key of keys) for (const arrival of this.waiting.get(key) ?? []) arrival.moment ??= moment;
  }
}

/** The game, turn, phase and side to act: what a sender must still see for an act to be decided again. */
export function momentKey(state: MatchState): string {
  if (state.status !== 'open') return state.status;
  const { game, games } = state;
  if (game === null) return `${games}/none`;
  const { phase } = game;
  const side = 'side' in phase ? phase.side : 'doubler' in phase ? phase.doubler : 'by' in phase ? phase.by : '';
  return `${games}/${game.turns}/${phase.name}/${side}`;
}
