import { Injectable } from '@nestjs/common';
import { ApplicationError } from '../../platform/http/application-error.js';
import { type Answer, foundReport } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import type { TableLine } from '../../platform/http/csv/csv-table.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { Slices } from '../../platform/work/slices.js';
import { type Admitted, Handler } from '../../recording/handle.js';
import type { SideRow } from '../../recording/recording.js';
import type { LineFate, PeopleImportDto, PeopleImportQuery, PersonLineDto } from './dto/people-import.dto.js';
import { candidatesAmong, faultText, nameKey, nameOf, newNames, peopleTable, personFrom } from './people-table.js';
import { type NamesakeRow, PlayersRepository } from './players.repository.js';

/** A whole club at once, from a table. */
@Injectable()
export class PeopleImportService {
  constructor(
    private readonly handler: Handler,
    private readonly repository: PlayersRepository,
    private readonly ids: IdSource,
  ) {}

  /** One statement makes all people whose lines are in order; the answer reports on each line. */
  async import(call: Call, body: unknown, { duplicates }: PeopleImportQuery): Promise<Answer<PeopleImportDto>> {
    const lines = peopleTable(body);
    const names = lines.map(({ fields }) => nameOf(fields));
    return this.handler.handle(call, {
      read: this.repository.namesakes(names),
      find: () => null,
      plan: async (_none, { rows: known, now }: Admitted<NamesakeRow>) => {
        const report = await this.reported(lines, known, duplicates, now);
        const rows = report.flatMap(({ row }) => (row === null ? [] : [row]));
        return {
          streams: [],
          rows,
          // With `duplicates=make` the table makes namesakes on purpose.
          newNames: duplicates === 'report' ? newNames(rows) : [],
          after: report.map(({ told }) => told),
        };
      },
      answer: (_none, report) => foundReport(reportOf(report, true)),
      foreseen: (_none, report) => foundReport(reportOf(withoutNewIds(report), false)),
    });
  }

  private async reported(
    lines: readonly TableLine[],
    known: readonly NamesakeRow[],
    duplicates: PeopleImportQuery['duplicates'],
    now: Date,
  ): Promise<readonly { readonly told: PersonLineDto; readonly row: SideRow | null }[]> {
    const byName = new Map<string, NamesakeRow[]>();
    const remember = (person: NamesakeRow): void => {
      const name = nameKey(person.name);
      const namesakes = byName.get(name);
      if (namesakes === undefined) byName.set(name, [person]);
      else namesakes.push(person);
    };
    known.forEach(remember);
    const slices = new Slices();
    const report: { told: PersonLineDto; row: SideRow | null }[] = [];
    for (const { line, fields } of lines) {
      const namesakes = byName.get(nameKey(nameOf(fields))) ?? [];
      const [only, another] = namesakes;
      const common = { line, name: nameOf(fields), candidates: candidatesAmong(namesakes), code: null, detail: null };
      if (only !== undefined && duplicates === 'report') {
        const playerId = another === undefined ? only.id : null;
        report.push({ told: { ...common, status: 'known', playerId }, row: null });
      } else {
        const made = this.made(common, fields, now);
        if (made.person !== null) remember(made.person);
        report.push(made);
      }
      await slices.pause();
    }
    return report;
  }

  private made(
    common: Omit<PersonLineDto, 'status' | 'playerId'>,
    fields: TableLine['fields'],
    now: Date,
  ): { readonly told: PersonLineDto; readonly row: SideRow | null; readonly person: NamesakeRow | null } {
    const playerId = this.ids.next();
    try {
      const { row, columns } = personFrom(fields, playerId, now);
      const { id, name, nickname, country } = columns;
      return { told: { ...common, name, status: 'made', playerId }, row, person: { id, name, nickname, country } };
    } catch (thrown) {
      if (!(thrown instanceof ApplicationError)) throw thrown;
      const detail = faultText(thrown.facts.errors, thrown.detail);
      return {
        told: { ...common, status: 'refused', playerId: null, code: thrown.code, detail },
        row: null,
        person: null,
      };
    }
  }
}

/** The lines of a dry run, which makes no person: an id that only this run has given is left out, also where a later line names the same person. */
function withoutNewIds(lines: readonly PersonLineDto[]): readonly PersonLineDto[] {
  const made = new Set(lines.flatMap(({ status, playerId }) => (status === 'made' ? [playerId] : [])));
  return lines.map((line) => ({
    ...line,
    playerId: made.has(line.playerId) ? null : line.playerId,
    candidates: line.candidates.filter(({ id }) => !made.has(id)),
  }));
}

function reportOf(lines: readonly PersonLineDto[], applied: boolean): PeopleImportDto {
  const count = (status: LineFate): number => lines.filter((line) => line.status === status).length;
  return { made: count('made'), known: count('known'), refused: count('refused'), applied, lines };
}
