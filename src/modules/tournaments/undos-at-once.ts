/** Undos of one tournament that come before the first of them is answered: all of them mean the same last act. */
import { nextTurn } from '../../platform/work/slices.js';

interface Together {
  /** The oldest version that one of them has seen. */
  seen: number;
  /** How many have come. */
  joined: number;
  pending: number;
}

export class UndosAtOnce {
  private readonly present = new Map<string, Together>();

  /** Carries out one of them: `undo` gets the version that was there when the first of them came, which `read` reads. */
  async run<T>(
    tournamentId: string,
    read: () => Promise<{ readonly version: number }>,
    undo: (seen: number) => Promise<T>,
  ): Promise<T> {
    const together = this.present.get(tournamentId) ?? { seen: Infinity, joined: 0, pending: 0 };
    this.present.set(tournamentId, together);
    together.joined += 1;
    together.pending += 1;
    let isDone = false;
    try {
      const { version } = await read();
      together.seen = Math.min(together.seen, version);
      await arrivals();
      const answer = await undo(together.seen);
      await allJoined(together);
      isDone = true;
      return answer;
    } finally {
      together.pending -= 1;
      // What comes from now on may have seen the answer.
      if ((isDone || together.pending === 0) && this.present.get(tournamentId) === together)
        this.present.delete(tournamentId);
    }
  }
}

const MOST_WAITS = 20;

/** Waits as long as more of them come. */
async function allJoined(together: Together): Promise<void> {
  for (let waits = 0; waits < MOST_WAITS; waits += 1) {
    const { joined } = together;
    await arrivals();
    if (together.joined === joined) return;
  }
}

/**
 * Waits until the service has read what has arrived. The embedded database answers before that. A new connection is
 * accepted in one turn and read in the next.
 */
async function arrivals(): Promise<void> {
  await nextTurn();
  await nextTurn();
}
