import { Injectable } from '@nestjs/common';
import type { InnerRead } from '../../recording/gate.js';
import type { ArchivedPerson } from '../../rules/archived-person.js';

/** A person who may be meant by an id or by a name. */
export interface CandidateRow extends ArchivedPerson {
  readonly id: string;
  readonly version: number;
  readonly nickname: string | null;
  readonly country: string | null;
  readonly archived_at: Date | null;
}

/** Small letters by Unicode, whatever language the database was made with. */
const lower = (text: string): string => `lower(${text} collate "und-x-icu")`;

const CANDIDATES = `select p.id, p.version, p.name, p.nickname, p.country, p.archived_at,
    (select r.name from player r where r.id = p.merged_into) as remaining
  from player p
  where p.id = any($1::uuid[])
    or (p.archived_at is null and p.merged_into is null
      and ${lower('p.name')} in (select ${lower('n.name')} from unnest($2::text[]) as n (name)))
  order by p.id`;

/** The selects about transcripts; writes go through the recording. */
@Injectable()
export class TranscriptsRepository {
  /** Everybody who has one of the ids, or one of the names and is neither archived nor merged. */
  candidates(ids: readonly string[], names: readonly string[]): InnerRead {
    return { name: 'transcript-candidates', text: CANDIDATES, values: [ids, names] };
  }
}
