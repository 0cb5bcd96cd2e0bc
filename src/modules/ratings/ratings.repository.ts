import { Injectable } from '@nestjs/common';
import type { BySide, GameResult, MatchEnd, Side } from '../../domain/index.js';
import type { InnerRead } from '../../recording/gate.js';

/** A match that counts, as short as it can be sent: there are thousands of them in one answer. */
export type RatedMatchRow = readonly [
  id: string,
  playerIds: readonly [white: string, black: string],
  winner: Side,
  length: number,
  /** When it was completed, in milliseconds. */
  at: number,
  tournamentId: string | null,
];

/** A person as far as ratings need one. */
export interface RatedPerson {
  readonly id: string;
  readonly name: string;
  readonly rating: number | null;
  readonly experience: number | null;
  readonly mergedInto: string | null;
  readonly archived: boolean;
}

/** Everything that the ratings of a variant follow from. */
export interface RatingsRow {
  readonly matches: readonly RatedMatchRow[];
  readonly people: readonly RatedPerson[];
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
  /** Results of its games, as far as they are known and count. */
  readonly games: readonly GameResult[];
}

export interface HeadToHeadRow {
  readonly encounters: readonly EncounterRow[];
  /** The two, and everybody who was merged into one of them. */
  readonly people: readonly RatedPerson[];
}

const FINISHED_AT = `(extract(epoch from s.finished_at) * 1000)::bigint`;

const PERSON = `json_build_object('id', p.id, 'name', p.name, 'rating', p.rating, 'experience', p.experience,
  'mergedInto', p.merged_into, 'archived', p.archived_at is not null)`;

/** One row: thousands of them would each be read beside the caller's token. */
const RATINGS = `select
  (select coalesce(json_agg(json_build_array(s.id, s.player_ids, s.rated_winner, s.rated_length, ${FINISHED_AT},
      s.tournament_id)), '[]')
    from series s where s.rated_winner is not null and s.variant = $1) as matches,
  (select coalesce(json_agg(${PERSON}), '[]') from player p) as people`;

/** All ids of a person: the one who remains after a merge, and everybody merged into that one. */
const idsOf = (parameter: string): string => `array(select p.id from player p
  join player known on coalesce(p.merged_into, p.id) = coalesce(known.merged_into, known.id)
  where known.id = ${parameter}::uuid)`;

const HEAD_TO_HEAD = `select
  (select coalesce(json_agg(json_build_object('id', s.id, 'playerIds', s.player_ids, 'winner', s.rated_winner,
      'length', s.rated_length, 'at', ${FINISHED_AT}, 'tournamentId', s.tournament_id, 'variant', s.variant,
      'by', s.state -> 'outcome' ->> 'by', 'score', s.state -> 'score',
      'games', (select coalesce(json_agg(g.result), '[]') from game g where g.series_id = s.id and g.status = 'finished'
        and g.result is not null and coalesce((g.standing ->> 'counts')::boolean, true))
      ) order by s.finished_at desc, s.id desc), '[]')
    from series s where s.rated_winner is not null and ($3::text is null or s.variant = $3)
      and s.player_ids && ${idsOf('$1')} and s.player_ids && ${idsOf('$2')}) as encounters,
  (select coalesce(json_agg(${PERSON}), '[]') from player p
    where p.id = any(${idsOf('$1')}) or p.id = any(${idsOf('$2')})) as people`;

/** The selects behind ratings; nothing is written here. */
@Injectable()
export class RatingsRepository {
  ratings(variant: string): InnerRead {
    return { name: 'ratings', text: RATINGS, values: [variant] };
  }

  /** Matches between two people, youngest first. */
  headToHead(player: string, other: string, variant: string | null): InnerRead {
    return { name: 'ratings-head-to-head', text: HEAD_TO_HEAD, values: [player, other, variant] };
  }
}
