import { Injectable } from '@nestjs/common';
import type { BySide } from '../../../domain/index.js';
import type { InnerRead } from '../../../recording/gate.js';
import type { CandidateRow } from '../meant-people.js';
import { CANDIDATES } from '../transcripts.repository.js';

/** A match that a line may tell once more. */
export interface KnownMatch {
  readonly id: string;
  /** The persons who remain, where players were merged. */
  readonly players: readonly [white: string, black: string];
  /** When it was played, in milliseconds. */
  readonly at: number;
  /** Whether that was told with it; else it was played here. */
  readonly isTold: boolean;
  /** When it was recorded, in milliseconds. */
  readonly recordedAt: number;
  readonly length: number;
  readonly score: BySide<number>;
}

export interface ResultsRow {
  readonly people: readonly CandidateRow[];
  readonly matches: readonly KnownMatch[];
}

/** One row: thousands of them would each be read beside the caller's token. */
const KNOWN = `with person as (${CANDIDATES}),
  known as (
    select p.id, coalesce(p.merged_into, p.id) as one from player p
    where coalesce(p.merged_into, p.id) in (select id from person)),
  met as (
    select s.id, s.state, s.rated_length, w.one as white, b.one as black,
      (extract(epoch from coalesce(s.played_at, s.finished_at)) * 1000)::bigint as at,
      s.played_at is not null as is_told, (extract(epoch from s.created_at) * 1000)::bigint as recorded_at
    from series s join known w on w.id = s.player_ids[1] join known b on b.id = s.player_ids[2]
    where s.rated_winner is not null and s.variant = 'backgammon'
      and coalesce(s.played_at, s.finished_at) >= $3::timestamptz and coalesce(s.played_at, s.finished_at) < $4::timestamptz)
  select (select coalesce(json_agg(to_json(p) order by p.id, p.asked_id), '[]') from person p) as people,
    (select coalesce(json_agg(json_build_object('id', m.id, 'players', json_build_array(m.white, m.black), 'at', m.at,
      'isTold', m.is_told, 'recordedAt', m.recorded_at,
      'length', m.rated_length, 'score', m.state -> 'score') order by m.id), '[]') from met m) as matches`;

/** The select behind the import of old results. */
@Injectable()
export class ResultsRepository {
  /** Everybody who may be meant, and the matches that they have played against each other in that time. */
  known(ids: readonly string[], names: readonly string[], from: Date, until: Date): InnerRead {
    return { name: 'results-known', text: KNOWN, values: [ids, names, from, until] };
  }
}
