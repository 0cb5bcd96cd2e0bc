import { Injectable } from '@nestjs/common';
import type { InnerRead } from '../../../recording/gate.js';
import type { SeatedRow } from '../../games/index.js';
import type { GroupOptions } from './chouette-group.view.js';
import { EVENING_GAMES, EVENING_POINTS, type EveningSpan, EVENING_IN_SPAN } from '../chouettes.repository.js';

/** A saved group as its row holds it. */
export interface GroupColumns {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly members: readonly string[];
  readonly options: GroupOptions;
  readonly created_at: Date;
  readonly deleted_at: Date | null;
}

/** With its members as they are now: of a member who was merged into another person, that person. */
export interface GroupRow extends GroupColumns {
  readonly people: readonly SeatedRow[];
}

/** With those of the people that the request names whom the club knows. */
export interface GroupWithNamedRow extends GroupRow {
  readonly named: readonly SeatedRow[];
}

/** What each person has come to in the chouettes of a group, in one currency. */
export interface GroupTotalRow {
  readonly player_id: string;
  readonly name: string;
  readonly currency: string | null;
  readonly chouettes: number;
  readonly games: number;
  readonly points: number;
  readonly amount: number;
}

export interface GroupTotalsRow {
  /** How many chouettes the group has played in that time. */
  readonly chouettes: number;
  readonly totals: readonly GroupTotalRow[];
}

const PERSON = `jsonb_build_object('id', p.id, 'version', p.version, 'name', p.name, 'archived_at', p.archived_at,
  'remaining', (select r.name from player r where r.id = p.merged_into))`;

const GROUP = `x.id, x.version, x.name, x.members, x.options, x.created_at, x.deleted_at,
  coalesce((select jsonb_agg(${PERSON} order by m.place) from unnest(x.members) with ordinality m(id, place)
    join player was on was.id = m.id join player p on p.id = coalesce(was.merged_into, was.id)), '[]'::jsonb) as people`;

const BY_ID = `select ${GROUP},
  coalesce((select jsonb_agg(${PERSON}) from player p where p.id = any($2::uuid[])), '[]'::jsonb) as named
  from chouette_group x where x.id = $1 and x.deleted_at is null`;

const LIST = `select ${GROUP} from chouette_group x
  where x.deleted_at is null and ($1::uuid is null or x.id < $1) order by x.id desc limit $2`;

const OF_GROUP = `s.group_id = $1 and ${EVENING_IN_SPAN}`;

/** Everybody who has sat at one of these chouettes, with the people who were merged into them. */
const TOTALS = `with person as (
    select q.id as player_id, q.name, array(select p.id from player p where p.id = q.id or p.merged_into = q.id) as ids
    from player q where q.id in (select coalesce(p.merged_into, p.id) from series s
      join player p on p.id = any(s.player_ids) where ${OF_GROUP})),
  evening as (
    select player_id, name, s.state->>'currency' as currency, won.points, won.amount, ${EVENING_GAMES} as games
    from person cross join series s cross join lateral ${EVENING_POINTS} won
    where ${OF_GROUP} and s.player_ids && ids)
  select (select count(*) from series s where ${OF_GROUP}) as chouettes,
    coalesce((select jsonb_agg(to_jsonb(total) order by total.currency, total.points desc, total.name) from (
      select player_id, name, currency, count(*) as chouettes, sum(games) as games, sum(points) as points,
        sum(amount) as amount
      from evening group by player_id, name, currency) total), '[]'::jsonb) as totals
  from chouette_group x where x.id = $1 and x.deleted_at is null`;

/** The selects about saved groups; writes go through the recording. */
@Injectable()
export class ChouetteGroupsRepository {
  /** The group, and which of these people there are. */
  byId(id: string, named: readonly string[] = []): InnerRead {
    return { name: 'chouette-group-by-id', text: BY_ID, values: [id, named] };
  }

  /** Groups, newest first, one row more than the limit. */
  list(before: string | null, limit: number): InnerRead {
    return { name: 'chouette-group-list', text: LIST, values: [before, limit + 1] };
  }

  totals(id: string, { from, to }: EveningSpan): InnerRead {
    return { name: 'chouette-group-totals', text: TOTALS, values: [id, from ?? null, to ?? null] };
  }
}
