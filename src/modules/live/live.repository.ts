import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** An open contest with its players. */
export interface ContestRow {
  readonly id: string;
  readonly version: number;
  readonly players: readonly string[];
}

/** A contest that began or ended, as far as a line about it needs. */
export interface ClubRow {
  readonly id: string;
  readonly kind: 'match' | 'chouette' | 'tournament';
  /** Of a tournament; null of the others. */
  readonly title: string | null;
  /** The length of a match to points. */
  readonly length: number | null;
  readonly names: readonly string[];
  readonly winner: string | null;
  readonly began: Date | null;
  readonly ended: Date | null;
}

/** The newest contests that the service looks at for what began and ended among them. */
const YOUNGEST = 500;

const NAME = 'coalesce(q.name, p.name)';
const PEOPLE = 'player p left join player q on q.id = p.merged_into';

/** The people of a series. Who only waits to join a chouette is none of them. */
const IN_IT = `case when s.kind = 'chouette' then array(select (e->>'id')::uuid from json_array_elements(s.state->'players') as player(e))
    else s.player_ids end`;

/** Series that are not part of a tournament, which tells of its own. */
const SERIES = `select s.id, s.kind, null as title, (s.state->'format'->>'length')::integer as length,
    coalesce((select json_agg(${NAME} order by array_position(s.player_ids, p.id)) from ${PEOPLE} where p.id = any(${IN_IT})),
      '[]'::json) as names,
    (select ${NAME} from ${PEOPLE} where s.kind = 'match' and p.id = (s.state->'players'->>(s.state->'outcome'->>'winner'))::uuid)
      as winner,
    s.created_at as began, case when s.status in ('finished', 'void') then s.finished_at end as ended
  from (select * from series order by id desc limit ${YOUNGEST}) s where s.tournament_id is null
  order by greatest(s.created_at, s.finished_at) desc limit $1`;

/** A tournament begins with its first draw. */
const TOURNAMENTS = `select t.id, 'tournament' as kind, t.state->>'name' as title, null::integer as length, '[]'::json as names,
    null as winner, (select e.recorded_at from recorded_event e where e.stream_id = t.id and e.type = 'DrawMade'
      order by e.version limit 1) as began, t.finished_at as ended
  from (select * from tournament where status <> 'deleted' and status <> 'entries' order by id desc limit $1) t`;

/** What the club is doing, for those who follow it; always by few queries for all of them. */
@Injectable()
export class LiveRepository {
  constructor(private readonly database: Database) {}

  /** The contests of any of these people that are open, or tournaments that ended after a time: their last result may await its confirmation. */
  contestsOf(people: readonly string[], endedAfter: Date): Promise<ContestRow[]> {
    return this.database.query({
      name: 'live_contests',
      text: `select id, version, player_ids as players from series where status = 'open' and player_ids && $1::uuid[]
        union all select id, version, player_ids from tournament
          where (status in ('entries', 'running') or finished_at > $2::timestamptz) and player_ids && $1::uuid[] order by id`,
      values: [people, endedAfter],
    });
  }

  /** The contests of which something is to be said, the latest of each kind. */
  async lately(limit: number): Promise<readonly ClubRow[]> {
    const [series, tournaments] = await Promise.all([
      this.database.query<ClubRow>({ name: 'live_series', text: SERIES, values: [limit] }),
      this.database.query<ClubRow>({ name: 'live_tournaments', text: TOURNAMENTS, values: [limit] }),
    ]);
    return [...series, ...tournaments];
  }
}
