/** Results that the club has already, so that a table that is sent twice is not counted twice. */
import { type BySide, SIDES } from '../../../domain/index.js';
import type { CountedDays } from '../../club/index.js';
import type { Told } from './result-table.js';
import type { KnownMatch } from './results.repository.js';

/** A result between two people, as it is compared. */
export interface Compared {
  readonly players: BySide<string>;
  readonly length: number;
  readonly score: BySide<number>;
}

/** Where the result stands already. */
export type Standing = { readonly matchId: string; readonly line: number | null };

/**
 * The same date, people, length and score, with either colours; where the table has the time too, the same time. What a line told
 * without a zone was meant on the clocks that the club had when it was recorded, whatever zone the club has had since.
 */
export class KnownResults {
  private readonly known = new Map<string, Standing>();

  constructor(
    matches: readonly KnownMatch[],
    private readonly days: CountedDays,
  ) {
    for (const { id, players, at, isTold, recordedAt, length, score } of matches) {
      const [white, black] = players;
      const played = { at: new Date(at), toldAt: isTold ? new Date(recordedAt) : null };
      this.add({ players: { white, black }, length, score }, played, { matchId: id, line: null });
    }
  }

  find(result: Compared, told: Told): Standing | null {
    const found = this.asked(told).map((when) => this.known.get(keyOf(result, when)));
    return found.find((standing) => standing !== undefined) ?? null;
  }

  /** `toldAt`: when it was told that the match was played at `at`; null: the match was played here. */
  add(result: Compared, { at, toldAt }: { readonly at: Date; readonly toldAt: Date | null }, standing: Standing): void {
    const { now } = this.days;
    const then = toldAt === null ? now : this.days.at(toldAt);
    const day = then.dayOf(at);
    // A moment is on another day in another zone; a day alone stays that day.
    const isDayAlone = then.startOfDay(day)?.getTime() === at.getTime();
    const whens = [isDayAlone ? day : now.dayOf(at), inZone(then.zone, at), inZone(now.zone, at), at.toISOString()];
    for (const when of whens) {
      const key = keyOf(result, when);
      if (!this.known.has(key)) this.known.set(key, standing);
    }
  }

  /** What is looked for: of a time without a zone, that time on the clocks of each zone that the club has had. */
  private asked(told: Told): readonly string[] {
    switch (told.kind) {
      case 'day':
        return [told.day];
      case 'time':
        return this.days.all.flatMap((days) => {
          const moment = days.momentOf(told.day, told.time);
          return moment === null ? [] : [inZone(days.zone, moment)];
        });
      case 'moment':
        return [told.at.toISOString()];
    }
  }
}

/** A moment that was told on the clocks of a zone. */
function inZone(zone: string, moment: Date): string {
  return `${zone} ${moment.toISOString()}`;
}

function keyOf({ players, length, score }: Compared, when: string): string {
  const sides = SIDES.map((side) => `${players[side]}:${score[side]}`).sort();
  return [when, length, ...sides].join(' ');
}
