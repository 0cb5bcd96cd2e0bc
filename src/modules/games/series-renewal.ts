import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type RecordedEvent, Recording, type SideRow } from '../../recording/recording.js';
import { Renewals, type Renewer } from '../../recording/renewals.js';
import { type Refolded, refolded } from './refolded.js';
import { seriesKind } from './series-kinds.js';
import { STORED_SERIES, type StoredSeries, wrongGames } from './stored-series.js';

const ONE = `select ${STORED_SERIES} from series s where s.id = $1`;

/** Makes what is stored of a series anew from its record: state, columns, and the views of its games. */
@Injectable()
export class SeriesRenewal implements Renewer {
  constructor(
    private readonly database: Database,
    private readonly recording: Recording,
    renewals: Renewals,
  ) {
    renewals.register('series', this);
  }

  async renew(seriesId: string): Promise<void> {
    const row = await this.stored(seriesId);
    if (row === null) return;
    const record = await this.recording.events(seriesId, 0, row.version);
    await this.write(row, await toldBy(row, record));
  }

  async stored(seriesId: string): Promise<StoredSeries | null> {
    const [row] = await this.database.query<StoredSeries>({ text: ONE, values: [seriesId] });
    return row ?? null;
  }

  /** Writes what the record tells, where the row still has the version that was read. The ledger is never written again. */
  async write(row: StoredSeries, told: Refolded): Promise<void> {
    const kind = seriesKind(row.kind);
    const { id, version } = row;
    const rows = wrongGames(row, told).map(({ id: gameId, is, columns }): SideRow =>
      is === 'new' ? { table: 'game', insert: columns } : { table: 'game', update: { id: gameId, columns } },
    );
    // What is sealed stands in the stored state alone, and would be lost to those who have answered.
    const columns = kind.columns(kind.keepingSealed(told.state, row.state));
    await this.recording.renew({ table: 'series', id, version, columns, rows });
  }
}

/** What a whole record gives; an error where events are missing, because nothing can be made of it. */
export async function toldBy(row: StoredSeries, record: readonly RecordedEvent[]): Promise<Refolded> {
  if (record.length !== row.version) {
    throw new Error(`series ${row.id} counts ${row.version} events, its record holds ${record.length}`);
  }
  return refolded(row.kind, row.id, record);
}
