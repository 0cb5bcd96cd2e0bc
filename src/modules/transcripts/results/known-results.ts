/** Results that the club has already, so that a table that is sent twice is not counted twice. */
import { type BySide, SIDES } from '../../../domain/index.js';
import type { ClubDays } from '../../../platform/clock/club-days.js';
import type { CountedDays } from '../../club/index.js';
import { TOLD, type Told } from './result-table.js';
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

/**
 * The same date, people, length and score, with either colours; where the table has the time too, the same time. Day and time of a
 * match are those on the clocks of the club when it was recorded, which its line meant, whatever zone the club has had since.
 */
export class KnownResults {
  private readonly known = new Map<string, Standing>();

  constructor(
    matches: readonly KnownMatch[],
    private readonly days: CountedDays,
  ) {
    for (const { id, players, at, recordedAt, length, score } of matches) {
      const [white, black] = players;
      const result = { players: { white, black }, playedAt: new Date(at), length, score };
      this.add(result, new Date(recordedAt), { matchId: id, line: null });
    }
  }

  find(result: Compared, told: Told): Standing | null {
    return this.known.get(keyOf(result, whenOf(result.playedAt, told, this.days.now))) ?? null;
  }

  add(result: Compared, recordedAt: Date, standing: Standing): void {
    const days = this.days.at(recordedAt);
    for (const told of TOLD) {
      const key = keyOf(result, whenOf(result.playedAt, told, days));
      if (!this.known.has(key)) this.known.set(key, standing);
    }
  }
}

/** A moment as lines may tell it; the time of a day only where it is a whole minute, as lines have it. */
function whenOf(moment: Date, told: Told, days: ClubDays): string {
  switch (told) {
    case 'day':
      return days.dayOf(moment);
    case 'time':
      return moment.getTime() % A_MINUTE === 0 ? `${days.dayOf(moment)} ${days.timeOf(moment)}` : moment.toISOString();
    case 'moment':
      return moment.toISOString();
  }
}

const A_MINUTE = 60_000;

function keyOf({ players, length, score }: Compared, when: string): string {
  const sides = SIDES.map((side) => `${players[side]}:${score[side]}`).sort();
  return [when, length, ...sides].join(' ');
}
