import { Injectable } from '@nestjs/common';
import { type Answer, found, made } from '../../platform/http/answers/answer.js';
import { firstRow, notFound, requestInvalid } from '../../platform/http/application-error.js';
import { WrittenJson } from '../../platform/http/answers/written-json.js';
import type { Call } from '../../platform/http/requests/call.js';
import { namedFields } from '../../platform/http/forms/form.js';
import { type ListQuery, idCursors, pageOf } from '../../platform/http/list.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { Work } from '../../platform/work/work.js';
import { type Admitted, Handler } from '../../recording/handle.js';
import { Admission } from '../auth/index.js';
import { ClubFacts } from '../club/index.js';
import { TournamentResults, sheetsHtml } from '../tournaments/index.js';
import type { ChangeSeasonDto, CreateSeasonDto, SeasonDto, SeasonListDto } from './dto/season.dto.js';
import type { SeasonTableDto, SeasonTableQuery } from './dto/season-table.dto.js';
import { seasonView } from './season.mapper.js';
import { type SeasonColumns, type SeasonWithNamedRow, SeasonsRepository } from './seasons.repository.js';
import { SEASON_TASK, type SeasonQuestion, seasonCells } from './seasons.tasks.js';

const CURSORS = idCursors('seasons');

/** Points races over tournaments and matches: what counts is kept, the table is worked out when it is asked for. */
@Injectable()
export class SeasonsService {
  constructor(
    private readonly admission: Admission,
    private readonly handler: Handler,
    private readonly repository: SeasonsRepository,
    private readonly results: TournamentResults,
    private readonly club: ClubFacts,
    private readonly ids: IdSource,
    private readonly work: Work,
  ) {}

  async create(call: Call, asked: CreateSeasonDto): Promise<Answer<SeasonDto>> {
    const id = this.ids.next();
    const wanted = eachOnce(asked.tournaments ?? null);
    return this.handler.handle(call, {
      read: this.repository.named(wanted ?? []),
      find: () => null,
      plan: (_none, { now, rows: [row] }: Admitted<Pick<SeasonWithNamedRow, 'named'>>) => {
        checkNamed(wanted, row?.named ?? []);
        const { name, from, to, best = null, only = null } = asked;
        const columns: SeasonColumns = {
          id,
          version: 1,
          name,
          from_day: from,
          to_day: to,
          points: { ...namedFields(asked.points) },
          best,
          counted: only,
          tournaments: wanted,
          created_at: now,
          deleted_at: null,
        };
        checkSeason(columns);
        return { streams: [], rows: [{ table: 'season', insert: { ...columns } }], after: columns };
      },
      answer: (_none, row) => made(seasonView(row), row.version, `/v1/seasons/${id}`),
    });
  }

  async view(call: Call, id: string): Promise<Answer<SeasonDto>> {
    const row = await this.read(call, id);
    return found(seasonView(row), row.version);
  }

  async list(call: Call, { cursor, limit }: ListQuery): Promise<Answer<SeasonListDto>> {
    const read = this.repository.list(CURSORS.placeIn(cursor), limit);
    const { rows } = await this.admission.admit<SeasonColumns>(call, read);
    return found(pageOf(rows, limit, seasonView, CURSORS.of));
  }

  /** Changes the fields that are named; null takes a limit away. */
  change(call: Call, id: string, asked: ChangeSeasonDto): Promise<Answer<SeasonDto>> {
    const wanted = asked.tournaments === undefined ? undefined : eachOnce(asked.tournaments);
    return this.write(call, id, wanted ?? [], (row) => {
      // One that the season has may have been deleted since.
      checkNamed(wanted ?? null, [...row.named, ...(row.tournaments ?? [])]);
      return {
        ...(asked.name === undefined ? {} : { name: asked.name }),
        ...(asked.from === undefined ? {} : { from_day: asked.from }),
        ...(asked.to === undefined ? {} : { to_day: asked.to }),
        ...(asked.points === undefined ? {} : { points: { ...namedFields(asked.points) } }),
        ...(asked.best === undefined ? {} : { best: asked.best }),
        ...(asked.only === undefined ? {} : { counted: asked.only }),
        ...(wanted === undefined ? {} : { tournaments: wanted }),
      };
    });
  }

  /** No reader finds it any more; the results stay. */
  async remove(call: Call, id: string): Promise<Answer<undefined>> {
    const answer = await this.write(call, id, [], (_row, now) => ({ deleted_at: now }));
    return { ...answer, status: 204, body: undefined };
  }

  async table(call: Call, id: string, { player }: SeasonTableQuery): Promise<Answer<WrittenJson<SeasonTableDto>>> {
    const text = await this.written(call, id, { player: player ?? null, as: 'json' });
    return found(new WrittenJson(Buffer.from(text)));
  }

  async csv(call: Call, id: string): Promise<Answer<string>> {
    return found(await this.written(call, id, { player: null, as: 'csv' }));
  }

  async page(call: Call, id: string): Promise<Answer<string>> {
    const text = await this.written(call, id, { player: null, as: 'json' });
    const { season, rows, chouettes } = JSON.parse(text) as SeasonTableDto;
    const columns = [
      'Place',
      'Name',
      'Points',
      'Tie-break',
      'Events',
      'Counted',
      'Best event',
      'Tournaments',
      'Matches',
      'Wins',
    ];
    const race = {
      title: `${season.from} to ${season.to}`,
      columns,
      rows: rows.map((row) => seasonCells(row).map(String)),
    };
    const evenings = {
      title: 'Chouettes',
      columns: ['Name', 'Chouettes', 'Points'],
      rows: chouettes.map(({ name, ...won }) => [name, String(won.chouettes), String(won.points)]),
    };
    return found(sheetsHtml(season.name, chouettes.length === 0 ? [race] : [race, evenings]));
  }

  private async written(call: Call, id: string, asked: Pick<SeasonQuestion, 'player' | 'as'>): Promise<string> {
    const row = await this.read(call, id);
    const days = await this.club.days();
    const from = days.startOfDay(row.from_day) ?? new Date(0);
    const until = days.endOfDay(row.to_day) ?? from;
    const [facts, results] = await Promise.all([
      this.repository.facts(from, until),
      this.results.finishedBetween(from, until),
    ]);
    return this.work.run(SEASON_TASK, { row, facts, results: JSON.stringify(results), ...asked });
  }

  private async read(call: Call, id: string): Promise<SeasonColumns> {
    const { rows } = await this.admission.admit<SeasonColumns>(call, this.repository.byId(id));
    return firstRow(rows, 'season', id);
  }

  private write(
    call: Call,
    id: string,
    tournaments: readonly string[],
    columnsOf: (row: SeasonWithNamedRow, now: Date) => Partial<SeasonColumns>,
  ): Promise<Answer<SeasonDto>> {
    return this.handler.handle(call, {
      read: this.repository.byIdWithNamed(id, tournaments),
      find: ({ rows }: Admitted<SeasonWithNamedRow>) => firstRow(rows, 'season', id),
      plan: (row, { now }) => {
        const columns = columnsOf(row, now);
        const after = { ...row, ...columns, version: row.version + 1 };
        checkSeason(after, columns.from_day !== undefined && columns.to_day === undefined ? '/from' : '/to');
        const changed = { ...columns, version: after.version };
        const update = { id: row.id, whereVersion: row.version, columns: changed };
        return { streams: [], rows: [{ table: 'season', update }], after };
      },
      answer: (_row, after) => found(seasonView(after), after.version),
    });
  }
}

/** Each of them once; null: all of the club. */
function eachOnce(ids: readonly string[] | null): string[] | null {
  return ids === null ? null : [...new Set(ids)];
}

function checkNamed(wanted: readonly string[] | null, there: readonly string[]): void {
  const missing = (wanted ?? []).findIndex((id) => !there.includes(id));
  if (missing >= 0) throw notFound('tournament', wanted?.[missing] ?? '', `/tournaments/${missing}`);
}

/** @param asked the day that the request sets, to which a fault of the two days points */
function checkSeason({ from_day: from, to_day: to, points }: SeasonColumns, asked: '/from' | '/to' = '/to'): void {
  if (to < from) {
    throw requestInvalid([
      asked === '/to'
        ? { pointer: asked, message: `must not be before the season begins, on ${from}`, rule: 'min', limit: from }
        : { pointer: asked, message: `must not be after the season ends, on ${to}`, rule: 'max', limit: to },
    ]);
  }
  if (Object.keys(points).length === 0) {
    throw requestInvalid([{ pointer: '/points', message: 'must say what gives points', rule: 'required' }]);
  }
}
