import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { OneConnection } from '../../platform/database/database.js';
import { ClubDays } from '../../platform/clock/club-days.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { ClubRepository } from './club.repository.js';

/** Until a director says otherwise. */
const FIRST_CLUB = { name: 'Backgammon club', timeZone: 'UTC' } as const;

/** What other modules ask about the club. */
@Injectable()
export class ClubFacts implements OnApplicationBootstrap {
  /** Kept while the zone is the same: to make a calendar takes longer than to ask it. */
  private counted: { readonly zone: string; readonly days: ClubDays } | null = null;

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
    if (this.counted?.zone !== zone) this.counted = { zone, days: new ClubDays(zone) };
    return this.counted.days;
  }
}
