import { Injectable } from '@nestjs/common';
import { type ChouetteState, EVENTS_OF_ARRIVALS, type StoredEvent } from '../../domain/index.js';
import type { InnerRead } from '../../recording/gate.js';
import {
  type AnySeriesRow,
  type KnowsPeople,
  SERIES_WITH_GAMES,
  type SeatedRow,
  type SeriesFilter,
  personIds,
  seriesList,
} from '../games/index.js';
import type { ChouetteGameEntryDto } from './dto/chouette.dto.js';

/** A game of a chouette, and in which order its team counts where a correction of an earlier game has made that another. */
export interface ChouetteGameRow extends ChouetteGameEntryDto {
  readonly line?: readonly string[] | null;
}

/** A chouette with everything that its view shows. */
export interface ChouetteRow extends AnySeriesRow, KnowsPeople {
  readonly kind: 'chouette';
  readonly state: ChouetteState;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly games: readonly ChouetteGameRow[];
  readonly names: Readonly<Record<string, string>>;
}

/** A chouette in a list. */
export interface ListedChouetteRow extends Omit<ChouetteRow, 'created_at' | 'finished_at' | 'games' | 'known_as'> {
  readonly game_count: number;
}

/** With a player who may not have been there before; null: no player has that id. */
export interface JoinedRow extends ChouetteRow {
  readonly newcomer: SeatedRow | null;
}

/** A line of the ledger as it is stored. */
export interface LedgerRow {
  readonly line: number;
  readonly game: number;
  readonly from: string;
  readonly to: string;
  readonly points: number;
  readonly reason: string;
  readonly reverses: number | null;
}

export interface ChouetteWithLedgerRow extends ChouetteRow {
  readonly ledger: readonly LedgerRow[];
}

/** With who was box and captain in each game that has ended, as it counts, and the events that tell who came when. */
export interface ChouetteSheetRow extends ChouetteWithLedgerRow {
  readonly tables: readonly {
    readonly number: number;
    readonly box: string;
    readonly captain: string;
    readonly line: readonly string[];
  }[];
  readonly arrivals: readonly StoredEvent[];
}

/** What a person has won in one evening. */
export interface EveningRow {
  readonly id: string;
  readonly at: string;
  readonly currency: string | null;
  readonly games: number;
  readonly points: number;
  readonly amount: number;
}

/** The evenings of a person, one more than the limit, with the totals of all. */
export interface EveningsRow {
  /** Whether there is such a person. */
  readonly known: boolean;
  readonly evenings: readonly EveningRow[];
  readonly totals: readonly (Omit<EveningRow, 'id' | 'at'> & { readonly chouettes: number })[];
}

/** Which evenings are wanted: those opened from one moment to just before another one. */
export interface EveningSpan {
  readonly from?: string;
  readonly to?: string;
}

/** Which evenings of a person are wanted. */
export interface EveningFilter extends EveningSpan {
  /** The id of the last one of the page before. */
  readonly before: string | null;
  readonly limit: number;
}

/** What a player cannot do who does not exist or is archived. */
export const SIT_DOWN = 'sit down at a chouette';

const WHERE = `from series s where s.id = $1 and s.kind = 'chouette'`;

const BY_ID = `select ${SERIES_WITH_GAMES} ${WHERE}`;

const WITH_NEWCOMER = `select ${SERIES_WITH_GAMES},
  (select jsonb_build_object('id', p.id, 'version', p.version, 'name', p.name, 'archived_at', p.archived_at,
      'remaining', (select r.name from player r where r.id = p.merged_into))
    from player p where p.id = $2) as newcomer ${WHERE}`;

const LEDGER = `coalesce((select jsonb_agg(jsonb_build_object('line', l.line, 'game', l.game_number, 'from', l.other_id,
    'to', l.player_id, 'points', l.points, 'reason', l.reason, 'reverses', l.reverses) order by l.line)
  from ledger_entry l where l.series_id = s.id and l.points > 0), '[]'::jsonb) as ledger`;

const WITH_LEDGER = `select ${SERIES_WITH_GAMES}, ${LEDGER} ${WHERE}`;

// Events of the row's own version and before: the record may be longer already.
const ARRIVALS = `coalesce((select jsonb_agg(jsonb_build_object('type', e.type, 'gameNumber', e.game_number, 'data', e.data) order by e.version)
  from recorded_event e where e.stream_id = s.id and e.version <= s.version
    and e.type in (${EVENTS_OF_ARRIVALS.map((type) => `'${type}'`).join(', ')})), '[]'::jsonb) as arrivals`;

const SHEET = `select ${SERIES_WITH_GAMES}, ${LEDGER}, ${ARRIVALS},
  coalesce((select jsonb_agg(jsonb_build_object('number', g.number, 'box', g.final_view->>'box',
      'captain', coalesce(g.standing->'line'->>0, g.final_view->>'captain'),
      'line', coalesce(g.standing->'line', g.final_view->'line')) order by g.number)
    from game g where g.series_id = s.id and g.final_view is not null), '[]'::jsonb) as tables ${WHERE}`;

/**
 * Whether a chouette is an evening that was opened from the second value of the select to just before the third one; null sets no
 * limit. No player has sat at one that was closed before its first order was found.
 */
export const EVENING_IN_SPAN = `s.state->>'status' <> 'called-off' and ($2::timestamptz is null or s.created_at >= $2::timestamptz)
  and ($3::timestamptz is null or s.created_at < $3::timestamptz)`;

/** How many games of a chouette the person has sat in whose ids are `ids`. */
export const EVENING_GAMES = `(select count(*) from game g where g.series_id = s.id and g.status = 'finished'
  and ((g.final_view->>'box')::uuid = any(ids) or (g.final_view->>'partner')::uuid = any(ids)
    or exists (select from json_array_elements_text(g.final_view->'line') m(id) where m.id::uuid = any(ids))))`;

/** What that person has won in it, in points and in money; no row of a person who has only asked to join. */
export const EVENING_POINTS = `(
  select sum((e->>'points')::bigint) as points,
    sum(coalesce((e->>'amount')::bigint, (e->>'points')::bigint * (s.state->>'stake')::bigint)) as amount
  from json_array_elements(s.state->'players') as player(e) where (e->>'id')::uuid = any(ids)
  having count(*) > 0)`;

/** Of the person under every id. Points and money are those of the state: a list reads no ledger. */
const EVENINGS = `with person as (
    select array(${personIds('$1')}) as ids),
  evening as (
    select s.id, s.created_at as at, s.state->>'currency' as currency, won.points, won.amount,
      ${EVENING_GAMES} as games
    from person cross join series s cross join lateral ${EVENING_POINTS} won
    where s.kind = 'chouette' and s.player_ids && ids and ${EVENING_IN_SPAN})
  select (select cardinality(ids) > 0 from person) as known,
    coalesce((select jsonb_agg(to_jsonb(page) order by page.id desc) from (
      select * from evening e where $4::uuid is null or e.id < $4::uuid order by e.id desc limit $5::integer) page),
      '[]'::jsonb) as evenings,
    coalesce((select jsonb_agg(to_jsonb(total) order by total.currency) from (
      select currency, count(*) as chouettes, sum(games) as games, sum(points) as points, sum(amount) as amount
      from evening group by currency) total), '[]'::jsonb) as totals`;

/** The selects about chouettes; writes go through the recording. */
@Injectable()
export class ChouettesRepository {
  byId(id: string): InnerRead {
    return { name: 'chouette-by-id', text: BY_ID, values: [id] };
  }

  withNewcomer(id: string, playerId: string): InnerRead {
    return { name: 'chouette-with-newcomer', text: WITH_NEWCOMER, values: [id, playerId] };
  }

  withLedger(id: string): InnerRead {
    return { name: 'chouette-with-ledger', text: WITH_LEDGER, values: [id] };
  }

  sheet(id: string): InnerRead {
    return { name: 'chouette-sheet', text: SHEET, values: [id] };
  }

  /** Chouettes, newest first, one row more than the limit. */
  list(filter: SeriesFilter): InnerRead {
    return seriesList('chouette', filter);
  }

  evenings(playerId: string, { before, limit, from, to }: EveningFilter): InnerRead {
    return {
      name: 'chouette-evenings',
      text: EVENINGS,
      values: [playerId, from ?? null, to ?? null, before, limit + 1],
    };
  }
}
