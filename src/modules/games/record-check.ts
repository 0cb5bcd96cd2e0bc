import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type CheckMode, type Checked, checkStreams } from '../../recording/check-streams.js';
import { Recording } from '../../recording/recording.js';
import { SeriesRenewal, toldBy } from './series-renewal.js';
import { STORED_SERIES, type StoredSeries, differencesOf } from './stored-series.js';

const PAGE = 100;

const ROWS = `select ${STORED_SERIES} from series s where s.id > $1::uuid order by s.id limit $2`;

/** Compares what is served with what the record says (design: the state is a cache of the events). */
@Injectable()
export class RecordCheck {
  constructor(
    private readonly database: Database,
    private readonly recording: Recording,
    private readonly renewal: SeriesRenewal,
  ) {}

  /** Every stream refolded; streams may be written meanwhile. */
  run(mode: CheckMode = 'report'): Promise<Checked> {
    return checkStreams<StoredSeries>(
      this.recording,
      {
        page: (after) => this.database.query({ text: ROWS, values: [after, PAGE] }),
        pageSize: PAGE,
        stored: (id) => this.renewal.stored(id),
        isOutdated: (row) => (row.outdated_series ?? null) !== null,
        differences: async (row, record) => differencesOf(row, await toldBy(row, record)),
        renew: (id) => this.renewal.renew(id),
      },
      mode,
    );
  }
}
