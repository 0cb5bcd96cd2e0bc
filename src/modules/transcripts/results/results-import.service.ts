import { Injectable } from '@nestjs/common';
import { type MatchEvent, milliseconds } from '../../../domain/index.js';
import { type Answer, foundReport } from '../../../platform/http/answers/answer.js';
import { ApplicationError } from '../../../platform/http/application-error.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { PlainText } from '../../../platform/http/requests/plain-text.js';
import { Clock } from '../../../platform/clock/clock.js';
import { IdSource } from '../../../platform/ids/id-source.js';
import { LongWork } from '../../../platform/work/long-work.js';
import type { Slices } from '../../../platform/work/slices.js';
import { type Admitted, Handler, type WritePlan, actorOf } from '../../../recording/handle.js';
import type { SideRow, StreamWrite } from '../../../recording/recording.js';
import { refusal } from '../../../rules/refusal.js';
import { RulesService } from '../../../rules/rules.service.js';
import { ClubFacts, type CountedDays } from '../../club/index.js';
import { MATCH_SERIES, openingInSteps } from '../../games/index.js';
import type {
  ResultFate,
  ResultLineDto,
  ResultPersonDto,
  ResultsImportDto,
  ResultsImportQuery,
} from '../dto/results-import.dto.js';
import { nameKey, newNames } from '../../players/index.js';
import { KnownResults } from './known-results.js';
import { type FoundPerson, ResultPeople, type Unseated } from './result-people.js';
import { type ResultLine, resultTable } from './result-table.js';
import { type ResultsRow, ResultsRepository } from './results.repository.js';

/** What a club played before it came here, from a table. */
@Injectable()
export class ResultsImportService {
  constructor(
    private readonly handler: Handler,
    private readonly repository: ResultsRepository,
    private readonly rules: RulesService,
    private readonly club: ClubFacts,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly long: LongWork,
  ) {}

  /** All lines that are in order become matches by one statement; a report per line. One wrong cell refuses the whole table. */
  async import(call: Call, body: unknown, query: ResultsImportQuery): Promise<Answer<ResultsImportDto>> {
    const characters = body instanceof PlainText ? body.text.length : 0;
    return this.long.onText(characters, (slices) => this.read(call, body, query, slices));
  }

  private async read(
    call: Call,
    body: unknown,
    { again }: ResultsImportQuery,
    slices: Slices,
  ): Promise<Answer<ResultsImportDto>> {
    const clubDays = await this.club.countedDays();
    const lines = resultTable(body, this.clock.now(), clubDays.now);
    const seats = lines.flatMap(({ seats: { white, black } }) => [white, black]);
    const names = [...new Set(seats.flatMap((seat) => ('name' in seat ? [seat.name] : [])))];
    const days = lines.map(({ day }) => day).sort();
    const read = this.repository.known(
      [...new Set(seats.flatMap((seat) => ('id' in seat ? [seat.id] : [])))],
      names,
      new Date((clubDays.now.startOfDay(days[0] ?? '')?.getTime() ?? 0) - FARTHEST_ZONE),
      new Date((clubDays.now.endOfDay(days.at(-1) ?? '')?.getTime() ?? 0) + FARTHEST_ZONE),
    );
    return this.handler.handle(call, {
      read,
      queue: QUEUE,
      find: () => null,
      plan: (_none, admitted: Admitted<ResultsRow>) => this.plan(lines, clubDays, again, admitted, slices),
      answer: (_none, report) => foundReport(reportOf(report, true)),
      foreseen: (_none, report) => foundReport(reportOf(foreseen(report), false)),
    });
  }

  private async plan(
    lines: readonly ResultLine[],
    days: CountedDays,
    again: boolean,
    { rows: [row], caller, now: at }: Admitted<ResultsRow>,
    slices: Slices,
  ): Promise<WritePlan<readonly ResultLineDto[]>> {
    const people = new ResultPeople(row?.people ?? [], () => this.ids.next());
    const known = new KnownResults(row?.matches ?? [], days);
    const occasion = { actor: actorOf(caller), at };
    const streams: StreamWrite[] = [];
    const rows: SideRow[] = [];
    const report: ResultLineDto[] = [];
    for (const line of lines) {
      const seats = { white: people.find(line.seats.white), black: people.find(line.seats.black) };
      const told = this.told(line, seats, again ? null : known);
      report.push(told);
      if (told.status === 'imported' && told.matchId !== null) {
        for (const { playerId, name, made } of [told.white, told.black]) {
          if (playerId === null || !people.make({ id: playerId, name, made })) continue;
          rows.push({ table: 'player', insert: { id: playerId, version: 1, name, created_at: at } });
        }
        const { matchId } = told;
        known.add(comparedOf(line, told), { at: line.playedAt, toldAt: at }, { matchId, line: line.line });
        const events = this.eventsOf(line, told, matchId, at);
        const opening = await slices.through(openingInSteps(this.rules, MATCH_SERIES, matchId, events, occasion, null));
        streams.push(...opening.streams);
        rows.push(...opening.rows);
      }
      await slices.pause();
    }
    return { streams, rows, newNames: newNames(rows), after: report };
  }

  private told(
    line: ResultLine,
    { white, black }: { readonly white: FoundPerson | Unseated; readonly black: FoundPerson | Unseated },
    known: KnownResults | null,
  ): ResultLineDto {
    const nothing = { code: null, detail: null, candidates: [], matchId: null };
    const common = {
      ...nothing,
      line: line.line,
      white: personOf(white, line.names.white),
      black: personOf(black, line.names.black),
    };
    for (const seat of [white, black]) {
      if ('id' in seat) continue;
      return {
        ...common,
        status: 'refused',
        code: seat.code,
        detail: seat.detail,
        candidates: seat.candidates,
      };
    }
    if (common.white.playerId === common.black.playerId || sameName(common)) {
      const { code, detail } = refusal({ code: 'match.same-player', params: {} });
      return { ...common, status: 'refused', code, detail };
    }
    const standing = known?.find(comparedOf(line, common), line.told) ?? null;
    if (standing === null) return { ...common, status: 'imported', matchId: this.ids.next() };
    const detail =
      standing.line === null ? 'The club has this match already.' : `Line ${standing.line} tells the same match.`;
    return { ...common, status: 'known', matchId: standing.matchId, detail };
  }

  /** The match as the referee takes it: opened, and its slip handed in. */
  private eventsOf(
    line: ResultLine,
    { white, black }: ResultLineDto,
    matchId: string,
    now: Date,
  ): readonly MatchEvent[] {
    const at = milliseconds(now.getTime());
    const opened = this.rules.decide(MATCH_SERIES.notOpened, {
      type: 'OpenMatch',
      matchId,
      players: { white: white.playerId ?? '', black: black.playerId ?? '' },
      format: { kind: 'points', length: line.length },
      variant: 'backgammon',
      dice: 'recorded',
      rules: {},
      at,
      playedAt: milliseconds(line.playedAt.getTime()),
      eventName: line.event,
    });
    if (!opened.ok) throw inLine(line, refusal(opened.error));
    const state = this.rules.after(MATCH_SERIES.notOpened, opened.value);
    const reported = this.rules.decide(state, { type: 'ReportScore', score: line.score, at });
    if (!reported.ok) throw inLine(line, refusal(reported.error));
    return [...opened.value, ...reported.value];
  }
}

/** The most by which a day of the club began earlier or later than now, when it had another time zone. */
const FARTHEST_ZONE = 26 * 3_600_000;

/** Imports of results wait for each other, so that the second one knows the people and the matches of the first. */
const QUEUE = 'results';

function personOf(person: FoundPerson | Unseated, written: string): ResultPersonDto {
  return 'id' in person
    ? { playerId: person.id, name: person.name, made: person.made }
    : { playerId: null, name: written, made: false };
}

/** Two new people of one name are one. */
function sameName({ white, black }: Pick<ResultLineDto, 'white' | 'black'>): boolean {
  return white.made && black.made && nameKey(white.name) === nameKey(black.name);
}

function comparedOf({ length, score }: ResultLine, { white, black }: Pick<ResultLineDto, 'white' | 'black'>) {
  return { players: { white: white.playerId ?? '', black: black.playerId ?? '' }, length, score };
}

/** The refusal of a rule, with the line that it is about. Nothing is imported. */
function inLine({ line }: ResultLine, { code, detail, facts }: ApplicationError): ApplicationError {
  return new ApplicationError(code, `Line ${line}: ${detail} Nothing was imported.`, facts);
}

/** In a dry run no new player or match gets an id. */
function foreseen(lines: readonly ResultLineDto[]): readonly ResultLineDto[] {
  const made = new Set(lines.flatMap(({ status, matchId }) => (status === 'imported' ? [matchId] : [])));
  const person = (told: ResultPersonDto): ResultPersonDto => (told.made ? { ...told, playerId: null } : told);
  return lines.map((line) => ({
    ...line,
    matchId: made.has(line.matchId) ? null : line.matchId,
    white: person(line.white),
    black: person(line.black),
  }));
}

function reportOf(lines: readonly ResultLineDto[], applied: boolean): ResultsImportDto {
  const count = (status: ResultFate): number => lines.filter((line) => line.status === status).length;
  return { imported: count('imported'), known: count('known'), refused: count('refused'), applied, lines };
}
