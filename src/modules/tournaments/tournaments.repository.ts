import { Injectable } from '@nestjs/common';
import type { TournamentEvent, TournamentState } from '../../domain/index.js';
import { actOf } from '../../recording/database-recording.js';
import type { InnerRead } from '../../recording/gate.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { smallLetters } from '../../platform/database/small-letters.js';
import { Slices } from '../../platform/work/slices.js';
import { Renewals } from '../../recording/upkeep/renewals.js';
import { RulesService } from '../../rules/rules.service.js';
import { OUTDATED_SERIES, OUTDATED_TOURNAMENT } from '../../recording/upkeep/state-format.js';
import { personIds } from '../games/index.js';
import type {
  CheckedTournament,
  ListedRow,
  MatchOfTournament,
  RecordedLine,
  SentRow,
  StatedTournament,
  StoredState,
  TournamentFilter,
  TournamentListRead,
  TournamentRead,
  TournamentRow,
  WrittenMatch,
} from './tournament-rows.js';
import { KnownStates } from './stream/known-states.js';
import type { PersonNow } from './views/tournament.mapper.js';

const NAMES = `(select jsonb_object_agg(p.id, coalesce(q.name, p.name)) from player p left join player q on q.id = p.merged_into
    where p.id = any(t.player_ids)) as names`;

/** The other ids of a person: those that were merged into one with theirs. */
const OTHER_IDS = `array(select q.id from player q
  where (q.merged_into = coalesce(p.merged_into, p.id) or q.id = p.merged_into) and q.id <> p.id)`;

/** The fields of a person who is to be entered. `remaining`: into whom they were merged. */
const PERSON = `'id', p.id, 'version', p.version, 'name', p.name, 'rating', p.rating, 'experience', p.experience,
  'archived_at', p.archived_at, 'remaining', (select r.name from player r where r.id = p.merged_into)`;

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

/** The columns of tournaments of which some are known in the versions of the parameter of that place. */
function listedColumns(known: string): string {
  return `t.id, t.version, ${OUTDATED_TOURNAMENT}, case when not (t.id::text || ' ' || t.version = any(${known}::text[])) then
      json_build_object('state', t.state, 'later', ${LATER})::text end as stored`;
}

function knownVersions(known: ReadonlyMap<string, { readonly version: number }>): readonly string[] {
  return [...known].map(([id, { version }]) => `${id} ${version}`);
}

/** What the column of the status says of a tournament that was deleted: its row and its record stay, and no reader finds it. */
export const DELETED = 'deleted';

const IS_THERE = `t.status <> '${DELETED}'`;

/** The selects about tournaments; writes go through the recording. */
@Injectable()
export class TournamentsRepository {
  constructor(
    private readonly database: Database,
    private readonly states: KnownStates,
    private readonly renewals: Renewals,
    private readonly rules: RulesService,
  ) {}

  /** The state of the row's version. */
  presentState({ state, later }: StoredState): TournamentState {
    const events = (later ?? []).map(({ type, data }) => ({ type, ...data }) as TournamentEvent);
    return this.rules.tournamentAfter(state, events);
  }

  byId(id: string): TournamentRead {
    return this.one('tournament-by-id', id, NAMES);
  }

  /** The same, for callers that need no names. */
  withoutNames(id: string): TournamentRead {
    return this.one('tournament-without-names', id, 'null::jsonb as names');
  }

  private one(name: string, id: string, names: string): TournamentRead {
    const known = this.states.of(id);
    const text = `select ${columns('$2')}, ${names} from tournament t where t.id = $1 and ${IS_THERE}`;
    return { name, text, values: [id, known?.version ?? null], known };
  }

  withLinks(id: string): TournamentRead {
    const known = this.states.of(id);
    return {
      name: 'tournament-with-links',
      text: `select ${columns('$2')}, ${NAMES},
          (select coalesce(max(k.link_number), 0) from token k where k.tournament_id = t.id) as links,
          (select jsonb_agg(jsonb_build_object('id', k.id, 'version', k.version, 'playerId', k.player_id)) from token k
            where k.tournament_id = t.id and k.revoked_at is null) as earlier
        from tournament t where t.id = $1 and ${IS_THERE}`,
      values: [id, known?.version ?? null],
      known,
    };
  }

  /** The row that was read, with its state. */
  whole<Row extends TournamentRow>(read: TournamentRead, row: SentRow<Row>): Row {
    if (row.state !== null) {
      const state = this.presentState(row);
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
      text: `select ${columns('$3')}, ${NAMES}, (select jsonb_agg(jsonb_build_object(${PERSON}, 'otherIds', case when p.id = any($2::uuid[]) then ${OTHER_IDS} end)) from player p where p.id = any($2::uuid[] || t.player_ids)) as people
        from tournament t where t.id = $1 and ${IS_THERE}`,
      values: [id, players, known?.version ?? null],
      known,
    };
  }

  /** The tournament, and the people of a list who have one of the ids or are called so. */
  withNames(id: string, players: readonly string[], names: readonly string[]): TournamentRead {
    const known = this.states.of(id);
    return {
      name: 'tournament-with-names',
      text: `select ${columns('$4')}, ${NAMES}, (select jsonb_agg(jsonb_build_object(${PERSON}, 'nickname', p.nickname, 'country', p.country,
            'otherIds', ${OTHER_IDS}) order by p.id)
          from player p where p.id = any($2::uuid[])
            or (p.archived_at is null and p.merged_into is null
              and ${smallLetters('p.name')} in (select ${smallLetters('n.name')} from unnest($3::text[]) as n (name)))) as people
        from tournament t where t.id = $1 and ${IS_THERE}`,
      values: [id, players, names, known?.version ?? null],
      known,
    };
  }

  /** Tournaments by id and version, newest first, one row more than the limit. */
  list({ status, publicOnly, before, limit }: TournamentFilter): InnerRead {
    return {
      name: 'tournament-list',
      text: `select t.id, t.version from tournament t
        where ${IS_THERE} and ($1::text is null or t.status = $1) and ($2::uuid is null or t.id < $2)
          and (not $4::boolean or t.visibility = 'public') order by t.id desc limit $3`,
      values: [status, before, limit + 1, publicOnly],
    };
  }

  /** A person by every id that the person has, whichever of them is asked for; none where there is no such person. */
  idsOfPerson(playerId: string): InnerRead {
    return { name: 'tournament-ids-of-person', text: personIds('$1'), values: [playerId] };
  }

  async allIdsOf(playerId: string): Promise<readonly string[]> {
    const rows = await this.database.query<{ readonly id: string }>(this.idsOfPerson(playerId));
    return rows.map(({ id }) => id);
  }

  /** Tournaments in which one of the players was ever entered, newest first, one row more than the limit. */
  ofPlayers(players: readonly string[], before: string | null, limit: number): TournamentListRead {
    const known = this.states.all();
    return {
      known,
      name: 'tournament-of-players',
      text: `select ${listedColumns('$4')} from tournament t where ${IS_THERE} and t.player_ids && $1::uuid[] and ($2::uuid is null or t.id < $2)
        order by t.id desc limit $3`,
      values: [players, before, limit + 1, knownVersions(known)],
    };
  }

  /** Tournaments that were finished in that time; without the state where the version is known. */
  finished(from: Date, until: Date, known: ReadonlyMap<string, { readonly version: number }>): InnerRead {
    return {
      name: 'tournament-finished',
      text: `select ${listedColumns('$3')} from tournament t where t.status = 'finished' and t.finished_at >= $1 and t.finished_at < $2 order by t.id`,
      values: [from, until, knownVersions(known)],
    };
  }

  /** The rows of a list for a reader who was admitted already. */
  listedNow({ name, text, values }: InnerRead): Promise<ListedRow[]> {
    const query = (): Promise<ListedRow[]> => this.database.query({ name, text, values });
    return query().then((rows) => this.renewals.current(rows, query));
  }

  /** The row of a list, with its state. */
  listed({ known }: Pick<TournamentListRead, 'known'>, { id, stored }: ListedRow): TournamentState {
    if (stored !== null) return this.presentState(JSON.parse(stored) as StoredState);
    const state = known.get(id)?.state;
    if (state === undefined) throw new Error(`tournament ${id} came without its state`);
    return state;
  }

  /** Those of the tournaments that are still there. */
  async byIds(ids: readonly string[]): Promise<readonly StatedTournament[]> {
    const where = `${IS_THERE} and t.id = any($2::uuid[])`;
    return this.withStates({ name: 'tournament-by-ids', text: where, values: [ids] });
  }

  /** Tournaments in which one of these ids was entered: those that run, and those that ended after a time. */
  async entered(ids: readonly string[], endedAfter: Date): Promise<readonly StatedTournament[]> {
    const where = `(t.status = 'running' or (t.status = 'finished' and t.finished_at > $3::timestamptz))
      and t.player_ids && $2::uuid[]`;
    return this.withStates({ name: 'tournament-entered', text: where, values: [ids, endedAfter] });
  }

  /** @param where a condition whose values are the parameters from $2 on */
  private async withStates({ name, text: where, values }: InnerRead): Promise<readonly StatedTournament[]> {
    const known = this.states.all();
    const text = `select ${listedColumns('$1')} from tournament t where ${where} order by t.id`;
    const rows = await this.listedNow({ name, text, values: [knownVersions(known), ...values] });
    const stated: StatedTournament[] = [];
    const slices = new Slices();
    for (const row of rows) {
      const state = this.listed({ known }, row);
      if (state.status !== 'not-opened') stated.push({ id: row.id, version: row.version, state });
      // Each may be a field of a thousand.
      await slices.pause();
    }
    return stated;
  }

  /** The players of these ids, each with the person that a merge may have made of it. */
  people(ids: readonly string[]): Promise<PersonNow[]> {
    return this.database.query({
      name: 'tournament-people',
      text: `select p.id, p.version, coalesce(q.name, p.name) as name, coalesce(q.id, p.id) as person
        from player p left join player q on q.id = p.merged_into where p.id = any($1::uuid[])`,
      values: [ids],
    });
  }

  /** The tournament for a reader who comes from one of its matches and was admitted there. */
  async present(id: string, asked = this.withoutNames(id)): Promise<TournamentRow | null> {
    const { known, ...read } = asked;
    const query = (): Promise<SentRow<TournamentRow>[]> => this.database.query(read);
    const [row] = await this.renewals.current(await query(), query);
    return row === undefined ? null : this.whole({ ...read, known }, row);
  }

  /** The record up to a version, with the write in which each event came. */
  recorded(id: string, version: number): Promise<RecordedLine[]> {
    return this.database.query({
      name: 'tournament-recorded',
      text: `select e.version, e.type, e.data, ${actOf('e')} as act, e.actor, e.recorded_at as "recordedAt" from recorded_event e
        where e.stream_id = $1 and e.version <= $2 order by e.version`,
      values: [id, version],
    });
  }

  /** Matches of the tournament that the writes of these versions changed. */
  writtenWith(id: string, versions: readonly number[]): Promise<WrittenMatch[]> {
    return this.database.query({
      name: 'tournament-written-with',
      text: `select t.version, e.stream_id as "matchId", min(e.version)::integer as first,
          max(e.version)::integer as last, s.version as present
        from recorded_event t join recorded_event e on e.recorded_at = t.recorded_at
            and (e.act = t.act or t.act is null and e.act is null and e.xid = t.xid)
          join series s on s.id = e.stream_id and s.tournament_id = t.stream_id
        where t.stream_id = $1 and t.version = any($2::integer[]) group by t.version, e.stream_id, s.version
        order by t.version, e.stream_id`,
      values: [id, versions],
    });
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
        text: `select s.id, s.version, s.state, s.tournament_id, ${OUTDATED_SERIES} from series s where s.id = any($1::uuid[])`,
        values: [ids],
      });
    return this.renewals.current(await query(), query);
  }
}
