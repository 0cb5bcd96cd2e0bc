import { Injectable } from '@nestjs/common';
import type { MatchState, TournamentState } from '../../domain/index.js';
import type { InnerRead } from '../../recording/gate.js';
import { Database } from '../../platform/database/database.js';
import type { Names } from './tournament.mapper.js';

/** A tournament as its row holds it. */
export interface TournamentRow {
  readonly id: string;
  readonly version: number;
  readonly state: TournamentState;
  readonly names: Names | null;
}

/** A match of a tournament, as far as its change needs it. */
export interface MatchOfTournament {
  readonly id: string;
  readonly version: number;
  readonly state: MatchState;
}

/** A match of a tournament beside what lists know of it. */
export interface CheckedMatch {
  readonly id: string;
  readonly status: string;
  readonly state: MatchState;
}

/** A tournament with everything that is served of it, and all of its matches, at one moment. */
export interface CheckedTournament {
  readonly id: string;
  readonly version: number;
  readonly state: unknown;
  readonly columns: Readonly<Record<string, unknown>>;
  readonly matches: readonly CheckedMatch[];
}

/** People who are to be entered. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly rating: number | null;
  readonly experience: number | null;
  readonly archived_at: Date | null;
}

export interface TournamentFilter {
  readonly status: string | null;
  /** Only those that are open to everybody. */
  readonly publicOnly: boolean;
  readonly before: string | null;
  readonly limit: number;
}

const NAMES = `(select jsonb_object_agg(p.id, coalesce(q.name, p.name)) from player p left join player q on q.id = p.merged_into
    where p.id = any(t.player_ids)) as names`;

const COLUMNS = `t.id, t.version, t.state, ${NAMES}`;

/** The selects about tournaments; writes go through the recording. */
@Injectable()
export class TournamentsRepository {
  constructor(private readonly database: Database) {}

  byId(id: string): InnerRead {
    return { name: 'tournament-by-id', text: `select ${COLUMNS} from tournament t where t.id = $1`, values: [id] };
  }

  /** The tournament, and the person who is to be entered. */
  withPeople(id: string, players: readonly string[]): InnerRead {
    return {
      name: 'tournament-with-people',
      text: `select ${COLUMNS}, (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'rating', p.rating,
          'experience', p.experience, 'archived_at', p.archived_at)) from player p
          where p.id = any($2::uuid[] || t.player_ids)) as people
        from tournament t where t.id = $1`,
      values: [id, players],
    };
  }

  /** The tournament, and the people of a list who have one of the ids or are called so. */
  withNames(id: string, players: readonly string[], names: readonly string[]): InnerRead {
    return {
      name: 'tournament-with-names',
      text: `select ${COLUMNS}, (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'rating', p.rating,
          'experience', p.experience, 'archived_at', p.archived_at)) from player p
          where p.id = any($2::uuid[])
            or (p.archived_at is null and p.merged_into is null and lower(p.name) = any(select lower(n) from unnest($3::text[]) n))) as people
        from tournament t where t.id = $1`,
      values: [id, players, names],
    };
  }

  /** Tournaments, youngest first, one row more than the limit. */
  list({ status, publicOnly, before, limit }: TournamentFilter): InnerRead {
    return {
      name: 'tournament-list',
      text: `select ${COLUMNS} from tournament t
        where ($1::text is null or t.status = $1) and ($2::uuid is null or t.id < $2)
          and (not $4::boolean or t.visibility = 'public') order by t.id desc limit $3`,
      values: [status, before, limit + 1, publicOnly],
    };
  }

  /** The tournament for whoever follows from a match of it; who asks was admitted to the match. */
  async present(id: string): Promise<TournamentRow | null> {
    const [row] = await this.database.query<TournamentRow>(this.byId(id));
    return row ?? null;
  }

  /** Tournaments behind an id, for comparing them with their record. */
  withMatches(after: string, limit: number): InnerRead {
    return {
      name: 'tournament-with-matches',
      text: `select t.id, t.version, t.state, json_build_object('status', t.status, 'visibility', t.visibility,
          'player_ids', t.player_ids, 'finished_at', to_char(t.finished_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as columns,
        coalesce((select json_agg(json_build_object('id', s.id, 'status', s.status, 'state', s.state))
          from series s where s.tournament_id = t.id), '[]'::json) as matches
        from tournament t where t.id > $1::uuid order by t.id limit $2`,
      values: [after, limit],
    };
  }

  matches(ids: readonly string[]): Promise<MatchOfTournament[]> {
    return this.database.query({
      name: 'tournament-matches',
      text: `select s.id, s.version, s.state from series s where s.id = any($1::uuid[])`,
      values: [ids],
    });
  }
}
