import { Injectable } from '@nestjs/common';
import type { ChouetteState, GameResult, MatchState } from '../../domain/index.js';
import type { NumberedPlace } from '../../platform/http/list.js';
import type { InnerRead } from '../../recording/gate.js';
import { OUTDATED_SERIES } from '../../recording/upkeep/state-format.js';
import type { ArchivedPerson } from '../../rules/archived-person.js';
import type { TableOutcomeDto } from './dto/table-game.dto.js';
import type { PlainGameView, StoredStanding } from './views/game.view.js';
import type { SeriesKindName, SeriesState } from './series/series-kind.js';
import type { TableGameView } from './views/table-game.view.js';

/** A series as its row holds it, with what the use case reads beside it. */
export interface AnySeriesRow {
  readonly id: string;
  readonly kind: SeriesKindName;
  readonly version: number;
  readonly state: SeriesState;
  /** The tournament in which it is played. */
  readonly tournament_id: string | null;
  /** Of its players, by their ids; absent where the caller does not need them. */
  readonly names?: Readonly<Record<string, string>>;
}

/** A match or money session. */
export interface SeriesRow extends AnySeriesRow {
  readonly kind: 'match';
  readonly state: MatchState;
}

/** Something that may belong to a tournament. */
export interface PerhapsPublic {
  /** Whether everybody may read it, as part of a public tournament. */
  readonly open_to_all: boolean;
}

/** A chouette that knows some people under another id than they have since a merge. */
export interface KnowsPeople {
  /** The id that it knows, by each other id of the person; null where there is none. */
  readonly known_as: Readonly<Record<string, string>> | null;
}

interface OfGame extends PerhapsPublic, KnowsPeople {
  readonly game_id: string;
  readonly game_number: number;
}

/** A match or money session found by one of its games. */
export interface SeriesOfGameRow extends SeriesRow, OfGame {
  readonly game_status: 'open' | 'finished';
  /** What readers see of the game, once it is finished. */
  readonly final_view: PlainGameView | null;
  /** Where corrections have changed what it counts. */
  readonly standing: StoredStanding | null;
}

/** A chouette found by one of its games. */
export interface ChouetteOfGameRow extends AnySeriesRow, OfGame {
  readonly kind: 'chouette';
  readonly state: ChouetteState;
  readonly game_status: 'open' | 'finished' | 'undone';
  readonly final_view: TableGameView | null;
  /** How it ended as it counts now. */
  readonly game_result: TableOutcomeDto | null;
  /** Where a correction has changed that, or the order in which the team counts: since which version. */
  readonly standing: { readonly version: number; readonly line?: readonly string[] } | null;
  /** Of everybody who was ever at the table, by their ids. */
  readonly names: Readonly<Record<string, string>>;
}

/** A series of any kind, found by one of its games. */
export type AnySeriesOfGameRow = SeriesOfGameRow | ChouetteOfGameRow;

/** A game in the list of its series. */
export interface GameEntry {
  readonly id: string;
  readonly number: number;
  readonly status: 'open' | 'finished';
  readonly result: GameResult | null;
  /** Whether its points are in the score: not so behind the end of the match, and where the game was annulled. */
  readonly counts: boolean;
  /** Whether another result was recorded first. */
  readonly corrected: boolean;
}

/** A series with everything that its view shows. */
export interface SeriesWithGamesRow extends SeriesRow, PerhapsPublic {
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly games: readonly GameEntry[];
  readonly names: Readonly<Record<string, string>>;
}

/** A match or money session in a list. */
export interface ListedSeriesRow extends SeriesRow {
  readonly game_count: number;
  readonly names: Readonly<Record<string, string>>;
}

/** The same in the order of play. */
export interface PlayedSeriesRow extends ListedSeriesRow {
  /** In milliseconds since 1970. */
  readonly played: number;
}

/** A finished match in the order in which matches ended. */
export interface EndedSeriesRow extends ListedSeriesRow {
  /** In milliseconds since 1970. */
  readonly ended: number;
}

const SERIES = `s.id, s.kind, s.version, s.state, s.tournament_id, ${OUTDATED_SERIES}`;

/** What was played in a tournament that was deleted since is not in it any more. */
const OPEN_TO_ALL = `exists (select from tournament t
    where t.id = s.tournament_id and t.visibility = 'public' and t.status <> 'deleted') as open_to_all`;

const NAMES = `(select jsonb_object_agg(p.id, coalesce(q.name, p.name)) from player p
    left join player q on q.id = p.merged_into where p.id = any(s.player_ids))`;

const KNOWN_AS = `case when s.kind = 'chouette' then (select jsonb_object_agg(q.id, p.id) from player p
    join player q on q.id = coalesce(p.merged_into, p.id) or q.merged_into = coalesce(p.merged_into, p.id)
    where p.id = any(s.player_ids) and q.id <> all(s.player_ids)) end as known_as`;

const BY_GAME = `select ${SERIES}, g.id as game_id, g.number as game_number, g.status as game_status, g.final_view,
    g.standing, case when s.kind = 'chouette' then g.result end as game_result,
    case when s.kind = 'chouette' then ${NAMES} end as names, ${OPEN_TO_ALL}, ${KNOWN_AS}
  from game g join series s on s.id = g.series_id where g.id = $1`;

/** Games and names come with the row, so that a command is one read and one write. */
export const SERIES_WITH_GAMES = `${SERIES}, s.created_at, s.finished_at,
  coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'number', g.number, 'status', g.status, 'result', g.result,
    'counts', coalesce((g.standing->>'counts')::boolean, true),
    'corrected', coalesce(json_typeof(g.standing->'corrected') = 'object', false))
    || case s.kind when 'chouette' then jsonb_build_object('line', g.standing->'line') else '{}' end
    order by g.number) from game g where g.series_id = s.id), '[]'::jsonb) as games,
  ${OPEN_TO_ALL},
  ${NAMES} as names, ${KNOWN_AS}`;

/** A list only counts the games: all of them, for each series of a page, would be most of what it sends. */
const LISTED_SERIES = `${SERIES}, (select count(*) from game g where g.series_id = s.id) as game_count, ${NAMES} as names`;

/** A select of every id that a person has, whichever of them is asked for; of none where there is no such person. */
export const personIds = (id: string): string =>
  `select p.id from player asked join player p on p.id = coalesce(asked.merged_into, asked.id)
    or p.merged_into = coalesce(asked.merged_into, asked.id) where asked.id = ${id}::uuid`;

/** Whether a person sits in a series, under any id. */
const seats = (id: string): string => `s.player_ids && array(${personIds(id)})`;

/**
 * When a match was played: as it was told, else when it was over, else when it was opened. No index holds this order: the
 * matches of one person are found by who sits in them, and those few are sorted.
 */
const PLAYED = '(extract(epoch from coalesce(s.played_at, s.finished_at, s.created_at)) * 1000)::double precision';

const PLAYED_BY = `select ${LISTED_SERIES}, ${PLAYED} as played from series s
  where s.kind = 'match' and ${seats('$2')} and ($3::double precision is null or (${PLAYED}, s.id) < ($3, $4::uuid))
  order by played desc, s.id desc limit $1`;

const BY_ID = `select ${SERIES_WITH_GAMES} from series s where s.id = $1 and s.kind = 'match'`;

const PLAYERS = `select p.id, p.version, p.name, p.archived_at, (select r.name from player r where r.id = p.merged_into) as remaining
  from player p where p.id = any($1::uuid[])`;

const OPEN_WITH = `select ${LISTED_SERIES} from series s
  where s.kind = $1::text and s.player_ids && $2::uuid[] and s.status = 'open' order by s.id`;

/** A person as far as a new series needs to know. */
export interface SeatedRow extends ArchivedPerson {
  readonly id: string;
  readonly version: number;
  readonly archived_at: Date | null;
}

export interface SeriesFilter {
  readonly status: 'open' | 'finished' | 'void' | null;
  readonly playerId: string | null;
  /** Chouettes: the saved group that plays. */
  readonly groupId?: string | null;
  /** Whether only those outside of tournaments. */
  readonly isOutside?: boolean;
  /** The last series of the page before. */
  readonly before: string | null;
  readonly limit: number;
}

const OUTSIDE = ' and s.tournament_id is null';

interface EndedFilter extends Pick<SeriesFilter, 'status' | 'playerId' | 'isOutside' | 'limit'> {
  /** The last match of the page before. */
  readonly before: NumberedPlace | null;
}

/** Finished matches, the one that ended last first, one row more than the limit; an index of finished matches holds this order. */
function endedMatches({ status, playerId, isOutside = false, before, limit }: EndedFilter): InnerRead {
  // None ended before 1970, and a cursor can name times that no database has.
  const end = before === null ? null : new Date(Math.max(before.number, 0));
  return {
    name: `matches-ended-${playerId === null ? 'any' : 'some'}${isOutside ? '-outside' : ''}`,
    text: `select ${LISTED_SERIES}, (extract(epoch from s.finished_at) * 1000)::double precision as ended from series s
      where s.kind = 'match' and s.status = 'finished' and ($2::text is null or $2 = 'finished')
        and ($3::timestamptz is null or (s.finished_at, s.id) < ($3, $4::uuid))${playerId === null ? '' : ` and ${seats('$5')}`}${isOutside ? OUTSIDE : ''}
      order by s.finished_at desc, s.id desc limit $1`,
    values: [limit + 1, status, end, before?.id ?? null, ...(playerId === null ? [] : [playerId])],
  };
}

/** Series of one kind, newest first (their ids are made in the order of time), one row more than the limit. */
export function seriesList(
  kind: SeriesKindName,
  { status, playerId, groupId = null, isOutside = false, before, limit }: SeriesFilter,
): InnerRead {
  const wanted: string[] = [`s.kind = '${kind}'`];
  const values: unknown[] = [limit + 1];
  const where = (condition: (parameter: string) => string, value: unknown): void => {
    values.push(value);
    wanted.push(condition(`$${values.length}`));
  };
  if (status !== null) where((parameter) => `s.status = ${parameter}`, status);
  if (playerId !== null) where(seats, playerId);
  if (groupId !== null) where((parameter) => `s.group_id = ${parameter}::uuid`, groupId);
  if (before !== null) where((parameter) => `s.id < ${parameter}::uuid`, before);
  const shape = [status, playerId, groupId, before].map((value) => (value === null ? 'any' : 'some')).join('-');
  return {
    name: `${kind}-list-${shape}${isOutside ? '-outside' : ''}`,
    text: `select ${LISTED_SERIES} from series s where ${wanted.join(' and ')}${isOutside ? OUTSIDE : ''} order by s.id desc limit $1`,
    values,
  };
}

/** Whether what was read is open to everybody, by the row that it begins with. */
export function isPublic([first]: readonly PerhapsPublic[]): boolean {
  return first?.open_to_all === true;
}

/** The selects about series and games; writes go through the recording. */
@Injectable()
export class SeriesRepository {
  byGame(gameId: string): InnerRead {
    return { name: 'series-by-game', text: BY_GAME, values: [gameId], brief: true };
  }

  byId(seriesId: string): InnerRead {
    return { name: 'series-by-id', text: BY_ID, values: [seriesId] };
  }

  /** Matches, newest first, one row more than the limit. */
  list(filter: SeriesFilter): InnerRead {
    return seriesList('match', filter);
  }

  /** Finished matches, the one that ended last first, one row more than the limit. */
  endedLast(filter: EndedFilter): InnerRead {
    return endedMatches(filter);
  }

  /** Matches of a person, the one that was played last first, one row more than the limit. */
  playedBy(playerId: string, before: NumberedPlace | null, limit: number): InnerRead {
    const values = [limit + 1, playerId, before?.number ?? null, before?.id ?? null];
    return { name: 'series-played-by', text: PLAYED_BY, values };
  }

  /** Series of a kind that go on with one of these people, oldest first. */
  openWith(kind: SeriesKindName, ids: readonly string[]): InnerRead {
    return { name: 'series-open-with', text: OPEN_WITH, values: [kind, ids] };
  }

  /** People who are to sit down at a new series. */
  players(ids: readonly string[]): InnerRead {
    return { name: 'series-players', text: PLAYERS, values: [ids] };
  }
}
