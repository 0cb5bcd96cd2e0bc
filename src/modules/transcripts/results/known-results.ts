/** Results that the club has already, so that a table that is sent twice is not counted twice. */
import { type BySide, SIDES } from '../../../domain/index.js';
import type { ClubDays } from '../../../platform/clock/club-days.js';
import type { KnownMatch } from './results.repository.js';

/** A result between two people, as it is compared. */
export interface Compared {
  readonly players: BySide<string>;
  readonly playedAt: Date;
  readonly length: number;
  readonly score: BySide<number>;
}

/** Where the result stands already. */
export type Standing = { readonly matchId: string; readonly line: number | null };

/** The same date, people, length and score, with either colours; where the table has the time too, the same time. */
export class KnownResults {
  private readonly known = new Map<string, Standing>();

  constructor(
    matches: readonly KnownMatch[],
    private readonly days: ClubDays,
  ) {
    for (const { id, players, at, length, score } of matches) {
      const [white, black] = players;
      this.add({ players: { white, black }, playedAt: new Date(at), length, score }, { matchId: id, line: null });
    }
  }

  find(result: Compared, isTimed: boolean): Standing | null {
    return this.known.get(keyOf(result, isTimed ? timeOf(result) : this.days.dayOf(result.playedAt))) ?? null;
  }

  add(result: Compared, standing: Standing): void {
    for (const when of [this.days.dayOf(result.playedAt), timeOf(result)]) {
      const key = keyOf(result, when);
      if (!this.known.has(key)) this.known.set(key, standing);
    }
  }
}

function timeOf({ playedAt }: Compared): string {
  return playedAt.toISOString();
}

function keyOf({ players, length, score }: Compared, when: string): string {
  const sides = SIDES.map((side) => `${players[side]}:${score[side]}`).sort();
  return [when, length, ...sides].join(' ');
}
