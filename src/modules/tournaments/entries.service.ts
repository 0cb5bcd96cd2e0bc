import { Injectable } from '@nestjs/common';
import { CsvError, parse } from 'csv-parse/sync';
import {
  type Entry,
  type OpenedTournament,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
  evolveTournament,
  fold,
  milliseconds,
} from '../../domain/index.js';
import { ApplicationError, notFound, requestInvalid } from '../../platform/http/application-error.js';
import { type Answer, found, made } from '../../platform/http/answer.js';
import type { Call } from '../../platform/http/call.js';
import { PlainText } from '../../platform/http/plain-text.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { Slices } from '../../platform/work/slices.js';
import { refusal } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { type Admitted, type Reader, requirePart, requireStaff } from '../auth/index.js';
import { affectedPairings } from './affected.js';
import type { CreateEntryDto, ReplaceDto, WithdrawDto } from './dto/entry.dto.js';
import type { TournamentChange } from './tournament-changes.js';
import { TournamentStream } from './tournament-stream.js';
import { type Names, besideOf, entryView } from './tournament.mapper.js';
import { type PersonRow, TournamentsRepository, type TournamentRow } from './tournaments.repository.js';
import { TournamentsService, freshSeed } from './tournaments.service.js';

interface RowWithPeople extends TournamentRow {
  readonly people: readonly PersonRow[] | null;
}

interface ImportedLine {
  readonly line: number;
  readonly status: 'entered' | 'refused';
  readonly name: string;
  readonly entryId: string | null;
  readonly code: string | null;
  readonly detail: string | null;
}

const MOST_LINES = 2_000;

/** Who is in a tournament: entering, leaving and coming back. */
@Injectable()
export class EntriesService {
  constructor(
    private readonly stream: TournamentStream,
    private readonly tournaments: TournamentsService,
    private readonly repository: TournamentsRepository,
    private readonly rules: RulesService,
    private readonly ids: IdSource,
  ) {}

  async enter(call: Call, id: string, asked: CreateEntryDto): Promise<Answer> {
    const player = asked.playerId.toLowerCase();
    const entryId = this.ids.next();
    return this.stream.change<RowWithPeople>(call, id, this.repository.withPeople(id, [player]), {
      permit: (_state, { caller }) => {
        requirePart(caller, [player]);
        if (asked.seed !== undefined || asked.paid) requireStaff(caller, 'say who is seeded and who has paid');
      },
      decide: (state, _admitted, row) => {
        checkPerson(personIn(row, player), player);
        const entry = { entryId, player, seed: asked.seed ?? null, paid: asked.paid };
        return this.rules.decideTournament(state, { type: 'Enter', entry, seed: freshSeed() });
      },
      answer: ({ state, version }, row, reader) =>
        made(
          entryView(entryOf(state, entryId), namesOf(row), reader),
          version,
          `/v1/tournaments/${id}/entries/${entryId}`,
          besideOf(namesOf(row), reader),
        ),
    });
  }

  async list(call: Call, id: string): Promise<Answer> {
    const { state, version, names, reader } = await this.tournaments.read(call, id);
    const entries = state.status === 'not-opened' ? [] : state.entries;
    return found(
      { items: entries.map((entry) => entryView(entry, names ?? {}, reader)), nextCursor: null },
      version,
      besideOf(names, reader),
    );
  }

  async view(call: Call, id: string, entryId: string): Promise<Answer> {
    const { state, version, names, reader } = await this.tournaments.read(call, id);
    const entry = state.status === 'not-opened' ? undefined : state.entries.find((each) => each.id === entryId);
    if (entry === undefined) throw notFound('entry', entryId);
    return found(entryView(entry, names ?? {}, reader), version, besideOf(names, reader));
  }

  async remove(call: Call, id: string, entryId: string): Promise<Answer> {
    return this.stream.change<TournamentRow>(call, id, this.repository.byId(id), {
      decide: (state) => this.rules.decideTournament(state, { type: 'RemoveEntry', entryId }),
      answer: ({ version }) => ({ ...found(undefined, version), status: 204 }),
    });
  }

  async checkIn(call: Call, id: string, entryId: string): Promise<Answer> {
    return this.act(call, id, entryId, () => ({ type: 'CheckIn', entryId }));
  }

  async returns(call: Call, id: string, entryId: string): Promise<Answer> {
    return this.act(call, id, entryId, () => ({ type: 'Return', entryId }));
  }

  async withdraw(call: Call, id: string, entryId: string, { until, reason }: WithdrawDto): Promise<Answer> {
    return this.act(call, id, entryId, (at) => ({ type: 'Withdraw', entryId, until, reason, at: milliseconds(at) }));
  }

  async disqualify(call: Call, id: string, entryId: string, reason: string): Promise<Answer> {
    return this.act(call, id, entryId, (at) => ({ type: 'Disqualify', entryId, reason, at: milliseconds(at) }));
  }

  /** T47: another player on the place of one who has not come. */
  async replace(call: Call, id: string, entryId: string, { playerId, reason }: ReplaceDto): Promise<Answer> {
    const player = playerId.toLowerCase();
    return this.stream.change<RowWithPeople>(call, id, this.repository.withPeople(id, [player]), {
      decide: (state, { now }, row) => {
        checkPerson(personIn(row, player), playerId);
        const at = milliseconds(now.getTime());
        return this.rules.decideTournament(state, { type: 'Replace', entryId, player, reason, at });
      },
      names: namesOf,
      answer: (change, row, reader) => changedEntry(change, row.state, entryId, namesOf(row), reader),
    });
  }

  /** Entries from a table with the columns `name` or `playerId`, and `seed` and `paid` if wanted; a report per line. */
  async importCsv(call: Call, id: string, body: unknown): Promise<Answer> {
    const lines = tableOf(body);
    const wanted = lines.map(({ playerId, name }) => ({ playerId: playerId?.toLowerCase() ?? null, name: name ?? '' }));
    const read = this.repository.withNames(
      id,
      wanted.flatMap(({ playerId }) => (playerId !== null && isUuid(playerId) ? [playerId] : [])),
      wanted.map(({ name }) => name),
    );
    let report: readonly ImportedLine[] = [];
    return this.stream.change<RowWithPeople>(call, id, read, {
      decide: async (state, _admitted, row) => {
        const imported = await this.imported(state, lines, row.people ?? []);
        report = imported.lines;
        return { ok: true, value: imported.events };
      },
      answer: ({ version }) => {
        const entered = report.filter(({ status }) => status === 'entered').length;
        return found({ entered, refused: report.length - entered, lines: report }, version);
      },
    });
  }

  private async imported(
    state: OpenedTournament,
    lines: readonly Readonly<Record<string, string>>[],
    people: readonly PersonRow[],
  ): Promise<{ readonly events: readonly TournamentEvent[]; readonly lines: readonly ImportedLine[] }> {
    const events: TournamentEvent[] = [];
    const known = new KnownPeople(people);
    let present: TournamentState = state;
    const enter = (line: Readonly<Record<string, string>>, index: number): ImportedLine => {
      const name = line['name'] ?? '';
      const common = { line: index + 2, name };
      try {
        const person = personOf(line, known);
        const entryId = this.ids.next();
        const entry = { entryId, player: person.id, seed: seedOf(line['seed']), paid: isPaid(line['paid']) };
        const decision = this.rules.decideTournament(present, { type: 'Enter', entry, seed: freshSeed() });
        if (!decision.ok) throw refusal(decision.error);
        events.push(...decision.value);
        present = fold(evolveTournament, present, decision.value);
        return { ...common, name: person.name, status: 'entered', entryId, code: null, detail: null };
      } catch (thrown) {
        if (!(thrown instanceof ApplicationError)) throw thrown;
        return { ...common, status: 'refused', entryId: null, code: thrown.code, detail: thrown.detail };
      }
    };
    const report: ImportedLine[] = [];
    const slices = new Slices();
    for (const line of lines) {
      report.push(enter(line, report.length));
      await slices.pause();
    }
    return { events, lines: report };
  }

  private async act(
    call: Call,
    id: string,
    entryId: string,
    command: (at: number) => TournamentCommand,
  ): Promise<Answer> {
    return this.stream.change<TournamentRow>(call, id, this.repository.byId(id), {
      permit: (state, admitted) => permitOwn(state, entryId, admitted),
      decide: (state, { now }) => this.rules.decideTournament(state, command(now.getTime())),
      answer: (change, row, reader) => changedEntry(change, row.state, entryId, row.names ?? {}, reader),
    });
  }
}

/** The entry, with everything else that is different. */
function changedEntry(
  { state, version }: TournamentChange,
  before: TournamentState,
  id: string,
  names: Names,
  reader: Reader,
): Answer {
  const affected = affectedPairings(before, state, names);
  return found({ ...entryView(entryOf(state, id), names, reader), affected }, version, besideOf(names, reader));
}

/** A player acts for the own entry only. */
function permitOwn(state: OpenedTournament, entryId: string, { caller }: Admitted<TournamentRow>): void {
  const entry = state.entries.find(({ id }) => id === entryId);
  if (entry !== undefined) requirePart(caller, [entry.player]);
}

function entryOf(state: OpenedTournament, entryId: string): Entry {
  const entry = state.entries.find(({ id }) => id === entryId);
  if (entry === undefined) throw notFound('entry', entryId);
  return entry;
}

function namesOf(row: RowWithPeople): Names {
  return { ...row.names, ...Object.fromEntries((row.people ?? []).map(({ id, name }) => [id, name])) };
}

function personIn({ people }: RowWithPeople, player: string): PersonRow | undefined {
  return people?.find(({ id }) => id === player);
}

function checkPerson(person: PersonRow | undefined, id: string): asserts person is PersonRow {
  if (person === undefined) throw notFound('player', id, '/playerId');
  if (person.archived_at !== null) {
    throw new ApplicationError('player.archived', `${person.name} is archived and cannot be entered.`);
  }
}

/** People by their ids and by their names. */
class KnownPeople {
  private readonly byId: ReadonlyMap<string, PersonRow>;
  private readonly byName = new Map<string, PersonRow[]>();

  constructor(people: readonly PersonRow[]) {
    this.byId = new Map(people.map((person) => [person.id, person]));
    for (const person of people) {
      const name = person.name.toLowerCase();
      const namesakes = this.byName.get(name);
      if (namesakes === undefined) this.byName.set(name, [person]);
      else namesakes.push(person);
    }
  }

  of(id: string): PersonRow | undefined {
    return this.byId.get(id);
  }

  named(name: string): readonly PersonRow[] {
    return this.byName.get(name.toLowerCase()) ?? [];
  }
}

function personOf(line: Readonly<Record<string, string>>, people: KnownPeople): PersonRow {
  const { playerId, name = '' } = line;
  if (playerId !== undefined && playerId !== '') {
    const person = people.of(playerId.toLowerCase());
    checkPerson(person, playerId);
    return person;
  }
  if (name === '') throw new ApplicationError('player.not-found', 'The line names nobody.');
  const named = people.named(name);
  const [person] = named;
  if (named.length > 1) {
    throw new ApplicationError('player.ambiguous', `Several players are called ${name}. Give the playerId.`);
  }
  if (person === undefined) throw new ApplicationError('player.not-found', `Nobody in the club is called ${name}.`);
  checkPerson(person, person.id);
  return person;
}

function seedOf(text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  if (!/^[1-9]\d{0,3}$/.test(text)) {
    throw requestInvalid([{ pointer: 'seed', message: `${text} is not a place in the seeding` }]);
  }
  return Number(text);
}

/** What people write into a column of ticks; anything else is a slip of the pen. */
const TICKS: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(['yes', 'y', 'true', '1', 'x', 'paid'].map((word) => [word, true])),
  ...Object.fromEntries(['', 'no', 'n', 'false', '0', '-', 'unpaid'].map((word) => [word, false])),
};

function isPaid(text = ''): boolean {
  const paid = TICKS[text.toLowerCase()];
  if (paid === undefined) throw requestInvalid([{ pointer: 'paid', message: `${text} is neither yes nor no` }]);
  return paid;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

function tableOf(body: unknown): readonly Readonly<Record<string, string>>[] {
  if (!(body instanceof PlainText)) {
    throw new ApplicationError('request.media-type', 'Send the table itself as text/csv or text/plain, in UTF-8.');
  }
  let columns: readonly string[] = [];
  try {
    const lines = parse<Record<string, string>>(body.text, {
      columns: (header: string[]) => (columns = header.map(columnName)).slice(),
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      delimiter: [',', ';', '\t'],
    });
    if (!columns.includes('name') && !columns.includes('playerId')) {
      throw requestInvalid([
        { pointer: '', message: 'must begin with a line that names its columns: name or playerId' },
      ]);
    }
    if (lines.length > MOST_LINES) {
      throw requestInvalid([{ pointer: '', message: `must not have more than ${MOST_LINES} lines` }]);
    }
    return lines;
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    throw requestInvalid([{ pointer: '', message: `is not a table: ${thrown.message}` }]);
  }
}

const COLUMNS: Readonly<Record<string, string>> = { player: 'name', playerid: 'playerId', id: 'playerId' };

function columnName(text: string): string {
  const name = text.trim().toLowerCase();
  return COLUMNS[name] ?? name;
}
