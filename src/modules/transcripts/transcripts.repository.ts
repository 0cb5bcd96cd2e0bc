import { Injectable } from '@nestjs/common';
import { smallLetters } from '../../platform/database/small-letters.js';
import type { InnerRead } from '../../recording/gate.js';

/** Rows of `CandidateRow`: the people to whom the ids ($1) and the names ($2) lead. */
export const CANDIDATES = `select p.id as asked_id, p.name as asked_name, q.id, q.version, q.name, q.nickname, q.country,
    q.archived_at is not null as archived
  from player p join player q on q.id = coalesce(p.merged_into, p.id)
  where p.id = any($1::uuid[])
    or ${smallLetters('p.name')} in (select ${smallLetters('n.name')} from unnest($2::text[]) as n (name))
  order by q.id, p.id`;

/** The selects about transcripts; writes go through the recording. */
@Injectable()
export class TranscriptsRepository {
  /** Everybody to whom one of the ids or one of the names leads. */
  candidates(ids: readonly string[], names: readonly string[]): InnerRead {
    return { name: 'transcript-candidates', text: CANDIDATES, values: [ids, names] };
  }
}
