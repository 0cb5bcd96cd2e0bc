import { Injectable } from '@nestjs/common';
import type { BySide, GameResult, MatchEnd, MatchPenalty, Side } from '../../domain/index.js';
import type { InnerRead } from '../../recording/gate.js';

/** A person as far as ratings need one. */
export interface RatedPerson {
  readonly id: string;
  readonly name: string;
  readonly rating: number | null;
  readonly experience: number | null;
  readonly mergedInto: string | null;
  readonly archived: boolean;
}

/** A moment of the database, to ask whether anything is otherwise since. */
export interface Moment {
  /** What could be seen of the record. */
  readonly record: string;
  /** The people of the club, as far as their number and the sum of their versions tell. */
  readonly club: string;
}

/** Everything that the ratings of a variant follow from, as text: only what rates them reads it. */
export interface RatingsRow extends Moment {
  /** Lines of `club-ratings.ts`; null where nothing is otherwise since the moment that was named, as `people` then is. */
  readonly matches: string | null;
  /** JSON: a list of `RatedPerson`. */
  readonly people: string | null;
}

/** A match between two people. */
export interface EncounterRow {
  readonly id: string;
  readonly playerIds: readonly [white: string, black: string];
  readonly winner: Side;
  readonly length: number;
  readonly at: number;
  readonly tournamentId: string | null;
  readonly variant: string;
  readonly by: MatchEnd;
  readonly score: BySide<number>;
  readonly penalties: readonly MatchPenalty[] | null;
  /** Results of its games, as far as they are known and count. */
  readonly games: readonly GameResult[];
}

export interface HeadToHeadRow {
  readonly encounters: readonly EncounterRow[];
  /** The two, and everybody who was merged into one of them. */
  readonly people: readonly RatedPerson[];
}

/** When a match was played: as it was told, else when it was finished. */
export const PLAYED_AT = `coalesce(s.played_at, s.finished_at)`;

const PLAYED_AT_MS = `(extract(epoch from ${PLAYED_AT}) * 1000)::bigint`;

const PERSON = `json_build_object('id', p.id, 'name', p.name, 'rating', p.rating, 'experience', p.experience,
  'mergedInto', p.merged_into, 'archived', p.archived_at is not null)`;

/** One row: thousands of them would each be read beside the caller's token. */
const MATCHES = `(select coalesce(string_agg(concat_ws(',', s.id, s.player_ids[1], s.player_ids[2], s.rated_winner, s.rated_length,
    ${PLAYED_AT_MS}, s.tournament_id), E'\\n'), '')
  from series s where s.rated_winner is not null and s.variant = $1)`;

const PEOPLE = `(select coalesce(json_agg(${PERSON}), '[]')::text from player p)`;

/**
 * Nothing is otherwise if no player was entered or changed, and nothing was recorded that could not be seen then. Where so many
 * matches are rated that it matters, this is found out in a thousandth of the time that reading them takes.
 */
const RATINGS = `select m.record, m.club, case when not m.same then ${MATCHES} end as matches,
    case when not m.same then ${PEOPLE} end as people
  from (select now.*, $2::text is not null and now.club = $3::text and not exists (select from recorded_event e
      where e.xid >= pg_snapshot_xmin($2::pg_snapshot) and not pg_visible_in_snapshot(e.xid, $2::pg_snapshot)) as same
    from (select pg_current_snapshot()::text as record,
      (select count(*) || ' ' || coalesce(sum(version), 0) from player) as club) now) m`;

/** All ids of a person: the player who remains after a merge, and everybody merged into them. */
const idsOf = (parameter: string): string => `array(select p.id from player p
  join player known on coalesce(p.merged_into, p.id) = coalesce(known.merged_into, known.id)
  where known.id = ${parameter}::uuid)`;

const HEAD_TO_HEAD = `select
  (select coalesce(json_agg(json_build_object('id', s.id, 'playerIds', s.player_ids, 'winner', s.rated_winner,
      'length', s.rated_length, 'at', ${PLAYED_AT_MS}, 'tournamentId', s.tournament_id, 'variant', s.variant,
      'by', s.state -> 'outcome' ->> 'by', 'score', s.state -> 'score', 'penalties', s.state -> 'penalties',
      'games', (select coalesce(json_agg(g.result), '[]') from game g where g.series_id = s.id and g.status = 'finished'
        and g.result is not null and coalesce((g.standing ->> 'counts')::boolean, true))
      ) order by ${PLAYED_AT} desc, s.id desc), '[]')
    from series s where s.rated_winner is not null and ($3::text is null or s.variant = $3)
      and s.player_ids && ${idsOf('$1')} and s.player_ids && ${idsOf('$2')}) as encounters,
  (select coalesce(json_agg(${PERSON}), '[]') from player p
    where p.id = any(${idsOf('$1')}) or p.id = any(${idsOf('$2')})) as people`;

/** The selects behind ratings; nothing is written here. */
@Injectable()
export class RatingsRepository {
  /** What is rated of a variant, unless that is known since a moment. */
  ratings(variant: string, known: Moment | null): InnerRead {
    return { name: 'ratings', text: RATINGS, values: [variant, known?.record ?? null, known?.club ?? null] };
  }

  /** Matches between two people, the one that was played last first. */
  headToHead(player: string, other: string, variant: string | null): InnerRead {
    return { name: 'ratings-head-to-head', text: HEAD_TO_HEAD, values: [player, other, variant] };
  }
}
