import { Injectable } from '@nestjs/common';
import { type Answer, found } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import { type Admitted, Handler } from '../../recording/handle.js';
import { Admission } from '../auth/index.js';
import { ClubRepository, type ClubRow, theClub } from './club.repository.js';
import type { ClubDto, UpdateClubDto } from './dto/club.dto.js';

/** The club as such: its name, zone and currency. */
@Injectable()
export class ClubService {
  constructor(
    private readonly admission: Admission,
    private readonly handler: Handler,
    private readonly repository: ClubRepository,
  ) {}

  async view(call: Call): Promise<Answer<ClubDto>> {
    const { rows } = await this.admission.admitReader<ClubRow>(call, this.repository.read(), () => true);
    return answerOf(theClub(rows[0]));
  }

  /** Earlier records keep their currency. */
  change(call: Call, asked: UpdateClubDto): Promise<Answer<ClubDto>> {
    return this.handler.handle(call, {
      read: this.repository.read(),
      find: ({ rows: [row] }: Admitted<ClubRow>) => theClub(row),
      plan: (row, { now }) => {
        const columns = changedColumns(row, asked, now);
        if (Object.keys(columns).length === 0) return { streams: [], rows: [], after: row };
        const changed = { ...columns, version: row.version + 1 };
        const update = { id: row.id, whereVersion: row.version, columns: changed };
        return { streams: [], rows: [{ table: 'club', update }], after: { ...row, ...changed } };
      },
      answer: (_row, after) => answerOf(after),
    });
  }
}

/** More changes of the zone than a club makes; those before are forgotten. */
const MOST_EARLIER_ZONES = 50;

function changedColumns(row: ClubRow, { name, timeZone, currency }: UpdateClubDto, now: Date): Partial<ClubRow> {
  return {
    ...(name === undefined || name === row.name ? {} : { name }),
    ...(timeZone === undefined || timeZone === row.time_zone
      ? {}
      : { time_zone: timeZone, earlier_zones: earlierZones(row, now) }),
    ...(currency === undefined || currency === row.currency ? {} : { currency }),
  };
}

/** Those before the zone that changes now. */
function earlierZones(
  { time_zone: zone, earlier_zones: before }: ClubRow,
  now: Date,
): Readonly<Record<string, string>> {
  const zones = [...Object.entries(before ?? {}), [now.toISOString(), zone] as const];
  return Object.fromEntries(zones.slice(-MOST_EARLIER_ZONES));
}

function answerOf({ id, version, name, time_zone: timeZone, currency }: ClubRow): Answer<ClubDto> {
  return found({ id, version, name, timeZone, currency }, version);
}
