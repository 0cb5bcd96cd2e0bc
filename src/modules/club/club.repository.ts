import { Injectable } from '@nestjs/common';
import { Database, type OneConnection } from '../../platform/database/database.js';
import type { InnerRead } from '../../recording/gate.js';

/** The club as its row holds it. */
export interface ClubRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly time_zone: string;
  readonly currency: string | null;
  /** The zones before that one, the first one first, each by the moment until which it was, as a `Date` writes it. */
  readonly earlier_zones: Readonly<Record<string, string>> | null;
}

const PRESENT = 'select c.id, c.version, c.name, c.time_zone, c.currency, c.earlier_zones from club c';

const FIRST = `insert into club (id, version, name, time_zone, currency)
  values ($1::uuid, 1, $2::text, $3::text, null) on conflict do nothing`;

/** The one row of the club. Callers' own writes go through the recording. */
@Injectable()
export class ClubRepository {
  constructor(private readonly database: Database) {}

  /** Makes the row where there is none. Of two instances that start at once one does. */
  async makeFirst({ id, name, timeZone }: { id: string; name: string; timeZone: string }): Promise<void> {
    await this.database.query({ text: FIRST, values: [id, name, timeZone] });
  }

  read(): InnerRead {
    return { name: 'club', text: PRESENT, values: [], brief: true };
  }

  async present(database: OneConnection = this.database): Promise<ClubRow> {
    const [row] = await database.query<ClubRow>({ name: 'club-present', text: PRESENT });
    return theClub(row);
  }
}

/** The row, which every start makes sure of. */
export function theClub(row: ClubRow | undefined): ClubRow {
  if (row === undefined) throw new Error('the row of the club is gone');
  return row;
}
