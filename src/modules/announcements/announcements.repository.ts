import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { InnerRead } from '../../recording/gate.js';

/** An announcement as its row holds it. */
export interface AnnouncementRow {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly tournament_id: string | null;
  readonly created_at: Date;
  readonly until: Date | null;
  readonly ended_at: Date | null;
}

/** With whether everybody may read it: then it is about a public tournament. */
export interface ReadableRow extends AnnouncementRow {
  readonly open_to_all: boolean;
}

export interface AnnouncementFilter {
  readonly tournamentId: string | null;
  readonly publicOnly: boolean;
  readonly before: string | null;
  readonly limit: number;
  readonly now: Date;
}

const COLUMNS = `a.id, a.version, a.text, a.tournament_id, a.created_at, a.until, a.ended_at,
  coalesce(t.visibility = 'public', false) as open_to_all`;

/** Those of a deleted tournament went with it. */
const FROM = `from announcement a left join tournament t on t.id = a.tournament_id
  where coalesce(t.status, '') <> 'deleted'`;

const BY_ID = `select ${COLUMNS} ${FROM} and a.id = $1::uuid`;

const PRESENT = `select ${COLUMNS} ${FROM} and a.ended_at is null and (a.until is null or a.until > $1::timestamptz)
  and ($2::uuid is null or a.id < $2::uuid) and ($3::uuid is null or a.tournament_id = $3::uuid)
  and (not $4::boolean or t.visibility = 'public') order by a.id desc limit $5::integer`;

/** With those that were ended a short time ago: who heard of them has to hear that too. */
const LATEST = `select ${COLUMNS} ${FROM} and (a.until is null or a.until > $1::timestamptz)
  and (a.ended_at is null or a.ended_at > $1::timestamptz - interval '1 hour')
  order by coalesce(a.ended_at, a.created_at) desc, a.id desc limit $2::integer`;

const TOURNAMENT = `select t.id from tournament t where t.id = $1::uuid and t.status <> 'deleted'`;

/** The selects about announcements; writes go through the recording. */
@Injectable()
export class AnnouncementsRepository {
  constructor(private readonly database: Database) {}

  byId(id: string): InnerRead {
    return { name: 'announcement-by-id', text: BY_ID, values: [id] };
  }

  /** Those that have not ended, newest first, one row more than the limit. */
  list({ now, before, tournamentId, publicOnly, limit }: AnnouncementFilter): InnerRead {
    return { name: 'announcement-list', text: PRESENT, values: [now, before, tournamentId, publicOnly, limit + 1] };
  }

  /** What was announced or ended last, for those who are not a request. */
  latest(limit: number, now: Date): Promise<readonly ReadableRow[]> {
    return this.database.query({ name: 'announcement-latest', text: LATEST, values: [now, limit] });
  }

  /** The tournament that an announcement is to be about. */
  tournament(id: string): InnerRead {
    return { name: 'announcement-tournament', text: TOURNAMENT, values: [id] };
  }
}
