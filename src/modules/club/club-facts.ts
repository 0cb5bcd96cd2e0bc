import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { OneConnection } from '../../platform/database/database.js';
import { ClubDays } from '../../platform/clock/club-days.js';
import { Kept } from '../../platform/kept.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { ClubRepository } from './club.repository.js';
import { isTimeZone } from './dto/time-zone.js';

/** Until a director says otherwise. */
const FIRST_CLUB = { name: 'Backgammon club', timeZone: 'UTC' } as const;

/** The days as the club counts them now, and as it has counted them. */
export interface CountedDays {
  readonly now: ClubDays;
  readonly at: (moment: Date) => ClubDays;
  /** On the clocks of every zone that the club has or has had. */
  readonly all: readonly ClubDays[];
}

/** Time zones whose calendars are kept: to make one takes longer than to ask it. */
const MOST_ZONES = 8;

/** What other modules ask about the club. */
@Injectable()
export class ClubFacts implements OnApplicationBootstrap {
  private readonly counted = new Kept<string, ClubDays>(MOST_ZONES);

  constructor(
    private readonly repository: ClubRepository,
    private readonly ids: IdSource,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.repository.makeFirst({ id: this.ids.next(), ...FIRST_CLUB });
  }

  /** Whose database it is, as one connection reads it. */
  async identity(database: OneConnection): Promise<{ readonly clubId: string; readonly name: string }> {
    const { id: clubId, name } = await this.repository.present(database);
    return { clubId, name };
  }

  /** The currency of something new for which none was named; undefined where the club has none either. */
  async currencyFor(named: string | undefined): Promise<string | undefined> {
    return named ?? (await this.repository.present()).currency ?? undefined;
  }

  /** The days as the club counts them now. */
  async days(): Promise<ClubDays> {
    const { time_zone: zone } = await this.repository.present();
    return this.daysIn(zone);
  }

  /** The days as the club counts and counted them: what was told without a zone was meant on the clocks of then. */
  async countedDays(): Promise<CountedDays> {
    const { time_zone: zone, earlier_zones: earlier } = await this.repository.present();
    const now = this.daysIn(zone);
    const spans = Object.entries(earlier ?? {})
      // What came with an export may name a zone that this runtime does not know.
      .filter(([, each]) => isTimeZone(each))
      .map(([until, each]) => ({ until: Date.parse(until), days: this.daysIn(each) }));
    return {
      now,
      at: (moment) => spans.find(({ until }) => moment.getTime() < until)?.days ?? now,
      all: [...new Map([now, ...spans.map(({ days }) => days)].map((days) => [days.zone, days])).values()],
    };
  }

  private daysIn(zone: string): ClubDays {
    const days = this.counted.get(zone) ?? new ClubDays(zone);
    this.counted.set(zone, days);
    return days;
  }
}
