import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import {
  type CheckMode,
  type Checked,
  type StreamKeeping,
  checkStreams,
  renewStream,
} from '../../../recording/upkeep/check-streams.js';
import { type Columns, type RecordedEvent, Recording, type Renewal } from '../../../recording/recording.js';
import { Renewals, type Renewer } from '../../../recording/upkeep/renewals.js';
import type { StreamRefold } from '../../../recording/upkeep/stream-refold.js';
import { RulesService } from '../../../rules/rules.service.js';
import { type Refolded, refoldedSeries } from './refolded.js';
import { SeriesRefold } from './series-refold.js';
import { seriesKind } from '../series/series-writes.js';
import { STORED_SERIES, type StoredSeries, differencesOf, renewedSeries } from './stored-series.js';

const ROWS = `select ${STORED_SERIES} from series s where s.id > $1::uuid order by s.id limit $2`;
const ONE = `select ${STORED_SERIES} from series s where s.id = $1`;

/** Series as they are stored beside their record: compared with it, and made anew from it (the state is a cache of the events). */
@Injectable()
export class RecordCheck implements StreamKeeping<StoredSeries, Refolded>, Renewer {
  readonly table = 'series';
  readonly pageSize = 100;

  constructor(
    private readonly database: Database,
    private readonly recording: Recording,
    private readonly rules: RulesService,
    renewals: Renewals,
  ) {
    renewals.register(this.table, this);
  }

  /** Every stream refolded; streams may be written meanwhile. */
  run(mode: CheckMode = 'report'): Promise<Checked> {
    return checkStreams(this.recording, this, mode);
  }

  renew(id: string): Promise<void> {
    return renewStream(this.recording, this, id);
  }

  /** A series that is made anew from a record which comes from elsewhere. `head`: what the record does not tell. */
  refold(id: string, head: Columns): StreamRefold {
    return new SeriesRefold(this.rules, id, head);
  }

  page(after: string): Promise<StoredSeries[]> {
    return this.database.query({ text: ROWS, values: [after, this.pageSize] });
  }

  async stored(id: string): Promise<StoredSeries | null> {
    const [row] = await this.database.query<StoredSeries>({ text: ONE, values: [id] });
    return row ?? null;
  }

  told({ kind, id }: StoredSeries, record: readonly RecordedEvent[]): Promise<Refolded> {
    return refoldedSeries(this.rules, seriesKind(kind), id, record);
  }

  differences(row: StoredSeries, told: Refolded): readonly string[] {
    return differencesOf(row, told);
  }

  renewed(row: StoredSeries, told: Refolded): Pick<Renewal, 'columns' | 'rows'> {
    return renewedSeries(row, told);
  }
}
