import { Injectable } from '@nestjs/common';
import {
  type MatchState,
  type TournamentEvent,
  type TournamentState,
  evolveTournament,
  fold,
} from '../../domain/index.js';
import type { InnerRead } from '../../recording/gate.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { Renewals } from '../../recording/renewals.js';
import { type NamesOutdated, OUTDATED_SERIES, OUTDATED_TOURNAMENT } from '../../recording/state-format.js';
import { type KnownState, KnownStates } from './known-states.js';
import type { Names } from './tournament.mapper.js';

/** A tournament as its row holds it. */
export interface TournamentRow {
  readonly id: string;
  readonly version: number;
  /** The version of the state that is stored. */
  readonly state_version: number;
  readonly state: TournamentState;
  readonly names: Names | null;
}

/** A state as it is stored, and what was recorded since. */
interface StoredState {
  readonly state: TournamentState;
  readonly later: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[] | null;
}

/** A tournament as it is sent: without the state where that is known. */
export type SentRow<Row extends TournamentRow> = Omit<Row, 'state'> & (StoredState | { readonly state: null });

/** A tournament in a list, with the text of its state, which takes long to read if there are many; null where it is known. */
export type ListedRow = Pick<TournamentRow, 'id' | 'version'> & { readonly stored: string | null };

/** A read of one tournament, and the state that need not be sent if the row still has its version. */
export interface TournamentRead extends InnerRead {
  readonly known: KnownState | null;
}

/** A read of several, and the states that need not be sent, by id. */
export interface TournamentListRead extends InnerRead {
  readonly known: ReadonlyMap<string, KnownState>;
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
export interface CheckedTournament extends NamesOutdated {
  readonly id: string;
  readonly version: number;
  readonly state: TournamentState;
  readonly later: StoredState['later'];
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

/** Events of the row's own version and before: the record may be longer already. */
const LATER = `(select json_agg(json_build_object('type', e.type, 'data', e.data) order by e.version) from recorded_event e
    where e.stream_id = t.id and e.version > t.state_version and e.version <= t.version)`;

/** A tournament with its matches as both are stored, whatever the format of their states. */
const CHECKED = `select t.id, t.version, t.state, ${LATER} as later, json_build_object('status', t.status,
    'visibility', t.visibility, 'player_ids', t.player_ids,
    'finished_at', to_char(t.finished_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as columns,
  coalesce((select json_agg(json_build_object('id', s.id, 'status', s.status, 'state', s.state))
    from series s where s.tournament_id = t.id), '[]'::json) as matches, ${OUTDATED_TOURNAMENT}
  from tournament t`;

/** The columns of a tournament whose version may be known, from the parameter of that place. */
function columns(known: string): string {
  const unlessKnown = (column: string): string =>
    `case when t.version = ${known}::integer then null else ${column} end`;
  return `t.id, t.version, t.state_version, ${unlessKnown('t.state')} as state, ${unlessKnown(LATER)} as later,
    ${OUTDATED_TOURNAMENT}`;
}

/** The state of the row's version. */
export function presentState({ state, later }: StoredState): TournamentState {
  const events = (later ?? []).map(({ type, data }) => ({ type, ...data }) as TournamentEvent);
  return fold(evolveTournament, state, events);
}

/** The selects about tournaments; writes go through the recording. */
@Injectable()
export class TournamentsRepository {
  constructor(
    private readonly database: Database,
    private readonly states: KnownStates,
    private readonly renewals: Renewals,
  ) {}

  byId(id: string): TournamentRead {
    const known = this.states.of(id);
    return {
      name: 'tournament-by-id',
      text: `select ${columns('$2')}, ${NAMES} from tournament t where t.id = $1`,
      values: [id, known?.version ?? null],
      known,
    };
  }

  /** The same for those who need nobody's name. */
  withoutNames(id: string): TournamentRead {
    const known = this.states.of(id);
    return {
      name: 'tournament-without-names',
      text: `select ${columns('$2')}, null::jsonb as names from tournament t where t.id = $1`,
      values: [id, known?.version ?? null],
      known,
    };
  }

  /** The row that was read, with its state. */
  whole<Row extends TournamentRow>(read: TournamentRead, row: SentRow<Row>): Row {
    if (row.state !== null) {
      const state = presentState(row);
      this.states.keep(row.id, { version: row.version, state });
      return { ...row, state } as unknown as Row;
    }
    if (read.known === null) throw new Error(`tournament ${row.id} came without its state`);
    return { ...row, state: read.known.state } as unknown as Row;
  }

  /** The tournament, and the person who is to be entered. */
  withPeople(id: string, players: readonly string[]): TournamentRead {
    const known = this.states.of(id);
    return {
      name: 'tournament-with-people',
      text: `select ${columns('$3')}, ${NAMES}, (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'rating', p.rating,
          'experience', p.experience, 'archived_at', p.archived_at)) from player p
          where p.id = any($2::uuid[] || t.player_ids)) as people
        from tournament t where t.id = $1`,
      values: [id, players, known?.version ?? null],
      known,
    };
  }

  /** The tournament, and the people of a list who have one of the ids or are called so. */
  withNames(id: string, players: readonly string[], names: readonly string[]): TournamentRead {
    const known = this.states.of(id);
    return {
      name: 'tournament-with-names',
      text: `select ${columns('$4')}, ${NAMES}, (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'rating', p.rating,
          'experience', p.experience, 'archived_at', p.archived_at)) from player p
          where p.id = any($2::uuid[])
            or (p.archived_at is null and p.merged_into is null and lower(p.name) = any(select lower(n) from unnest($3::text[]) n))) as people
        from tournament t where t.id = $1`,
      values: [id, players, names, known?.version ?? null],
      known,
    };
  }

  /** Tournaments, youngest first, one row more than the limit. */
  list({ status, publicOnly, before, limit }: TournamentFilter): TournamentListRead {
    const known = this.states.all();
    return {
      known,
      name: 'tournament-list',
      text: `select t.id, t.version, ${OUTDATED_TOURNAMENT},
          case when not (t.id::text || ' ' || t.version = any($5::text[])) then
            json_build_object('state', t.state, 'later', ${LATER})::text end as stored
        from tournament t
        where ($1::text is null or t.status = $1) and ($2::uuid is null or t.id < $2)
          and (not $4::boolean or t.visibility = 'public') order by t.id desc limit $3`,
      values: [status, before, limit + 1, publicOnly, [...known].map(([id, { version }]) => `${id} ${version}`)],
    };
  }

  /** The row of a list, with its state. */
  listed({ known }: TournamentListRead, { id, stored }: ListedRow): TournamentState {
    if (stored !== null) return presentState(JSON.parse(stored) as StoredState);
    const state = known.get(id)?.state;
    if (state === undefined) throw new Error(`tournament ${id} came without its state`);
    return state;
  }

  /** The tournament for whoever follows from a match of it; who asks was admitted to the match. */
  async present(id: string): Promise<TournamentRow | null> {
    const { known, ...read } = this.withoutNames(id);
    const query = (): Promise<SentRow<TournamentRow>[]> => this.database.query(read);
    const [row] = await this.renewals.current(await query(), query);
    return row === undefined ? null : this.whole({ ...read, known }, row);
  }

  /** Tournaments behind an id, for comparing them with their record. */
  withMatches(after: string, limit: number): Statement {
    return {
      name: 'tournament-with-matches',
      text: `${CHECKED} where t.id > $1::uuid order by t.id limit $2`,
      values: [after, limit],
    };
  }

  /** One tournament as it is stored, for making its state anew. */
  async stored(id: string): Promise<CheckedTournament | null> {
    const [row] = await this.database.query<CheckedTournament>({ text: `${CHECKED} where t.id = $1`, values: [id] });
    return row ?? null;
  }

  async matches(ids: readonly string[]): Promise<MatchOfTournament[]> {
    const query = (): Promise<MatchOfTournament[]> =>
      this.database.query({
        name: 'tournament-matches',
        text: `select s.id, s.version, s.state, ${OUTDATED_SERIES} from series s where s.id = any($1::uuid[])`,
        values: [ids],
      });
    return this.renewals.current(await query(), query);
  }
}
