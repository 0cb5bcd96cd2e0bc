import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { InnerRead } from '../../recording/gate.js';
import { Renewals } from '../../recording/upkeep/renewals.js';
import { type ListedSeriesRow, SeriesRepository } from '../games/index.js';
import type { ListedChouetteRow } from '../chouettes/index.js';

/** What a token says of itself, with the name of its player. */
export interface OwnTokenRow {
  readonly label: string;
  readonly expires_at: Date | null;
  /** Of the person who remains, where two were merged. */
  readonly name: string | null;
}

const OWN_TOKEN = `select t.label, t.expires_at, coalesce(q.name, p.name) as name from token t
  left join player p on p.id = t.player_id left join player q on q.id = p.merged_into where t.hash = $1::bytea`;

/** The selects about the caller and what waits for a person. */
@Injectable()
export class MeRepository {
  constructor(
    private readonly database: Database,
    private readonly renewals: Renewals,
    private readonly series: SeriesRepository,
  ) {}

  ownToken(hash: Buffer | null): InnerRead {
    return { name: 'me-token', text: OWN_TOKEN, values: [hash] };
  }

  /** Matches and money sessions of the person that go on, oldest first. */
  openMatches(ids: readonly string[]): Promise<readonly ListedSeriesRow[]> {
    return this.rows(this.series.openWith('match', ids));
  }

  openChouettes(ids: readonly string[]): Promise<readonly ListedChouetteRow[]> {
    return this.rows(this.series.openWith('chouette', ids));
  }

  private async rows<Row extends object>(read: InnerRead): Promise<Row[]> {
    const query = (): Promise<Row[]> => this.database.query<Row>(read);
    return this.renewals.current(await query(), query);
  }
}
