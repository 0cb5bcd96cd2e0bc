import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { InnerRead } from '../../recording/gate.js';
import type { SeasonPoints } from '../../domain/index.js';

/** A season as its row holds it. */
export interface SeasonColumns {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly from_day: string;
  readonly to_day: string;
  readonly points: SeasonPoints;
  readonly best: number | null;
  readonly counted: 'tournaments' | 'matches' | null;
  readonly tournaments: string[] | null;
  readonly created_at: Date;
  readonly deleted_at: Date | null;
}

/** A season that is changed, and which of the tournaments that the request names there are. */
export interface SeasonWithNamedRow extends SeasonColumns {
  readonly named: readonly string[];
}

/** What the table of a season follows from besides its tournaments. */
export interface SeasonFacts {
  /** A line for each rated match, in the order of play: id, white, black, winner, length, tournament if it has one. */
  readonly matches: string;
  /** JSON: a list of `SeasonPerson`. */
  readonly people: string;
  readonly chouettes: readonly { readonly player: string; readonly chouettes: number; readonly points: number }[];
}

const COLUMNS = `x.id, x.version, x.name, x.from_day, x.to_day, x.points, x.best, x.counted, x.tournaments, x.created_at,
  x.deleted_at`;

const BY_ID = `select ${COLUMNS} from season x where x.id = $1 and x.deleted_at is null`;

const NAMED = `coalesce((select jsonb_agg(t.id) from tournament t where t.id = any($1::uuid[]) and t.status <> 'deleted'),
  '[]'::jsonb) as named`;

const LIST = `select ${COLUMNS} from season x
  where x.deleted_at is null and ($1::uuid is null or x.id < $1) order by x.id desc limit $2`;

/** One row: thousands of matches would each be read by themselves. Only the index of the ratings is read for them. */
const FACTS = `select
  (select coalesce(string_agg(concat_ws(',', s.id, s.player_ids[1], s.player_ids[2], s.rated_winner, s.rated_length,
      s.tournament_id), E'\\n' order by coalesce(s.played_at, s.finished_at), s.id), '')
    from series s where s.rated_winner is not null
      and coalesce(s.played_at, s.finished_at) >= $1 and coalesce(s.played_at, s.finished_at) < $2) as matches,
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'mergedInto', p.merged_into)), '[]')::text
    from player p) as people,
  (select coalesce(json_agg(json_build_object('player', w.player, 'chouettes', w.chouettes, 'points', w.points)), '[]')
    from (select coalesce(p.merged_into, p.id) as player, count(distinct s.id) as chouettes, sum((e->>'points')::bigint) as points
      from series s cross join lateral json_array_elements(s.state->'players') as each(e)
        join player p on p.id = (e->>'id')::uuid
      where s.kind = 'chouette' and s.created_at >= $1 and s.created_at < $2
      group by coalesce(p.merged_into, p.id)) w) as chouettes`;

/** The selects about seasons; writes go through the recording. */
@Injectable()
export class SeasonsRepository {
  constructor(private readonly database: Database) {}

  byId(id: string): InnerRead {
    return { name: 'season-by-id', text: BY_ID, values: [id] };
  }

  /** The season, and which of these tournaments there are. */
  byIdWithNamed(id: string, tournaments: readonly string[]): InnerRead {
    return {
      name: 'season-with-named',
      text: `select ${COLUMNS}, ${NAMED} from season x where x.id = $2 and x.deleted_at is null`,
      values: [tournaments, id],
    };
  }

  /** Which of these tournaments there are. */
  named(tournaments: readonly string[]): InnerRead {
    return { name: 'season-named', text: `select ${NAMED}`, values: [tournaments] };
  }

  /** Seasons, newest first, one row more than the limit. */
  list(before: string | null, limit: number): InnerRead {
    return { name: 'season-list', text: LIST, values: [before, limit + 1] };
  }

  /** For a reader who was admitted already. */
  async facts(from: Date, until: Date): Promise<SeasonFacts> {
    const [row] = await this.database.query<SeasonFacts>({ name: 'season-facts', text: FACTS, values: [from, until] });
    if (row === undefined) throw new Error('the read of a season always gives a row');
    return row;
  }
}
