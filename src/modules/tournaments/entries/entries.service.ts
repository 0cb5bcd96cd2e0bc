import { Injectable } from '@nestjs/common';
import {
  type Entry,
  type Milliseconds,
  type OpenedTournament,
  type TournamentCommand,
  isOut,
  peopleOf,
  unpaidFees,
} from '../../../domain/index.js';
import { notFound } from '../../../platform/http/application-error.js';
import { type Answer, found, made } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { isId } from '../../../platform/http/forms/ids.js';
import { IdSource } from '../../../platform/ids/id-source.js';
import { RulesService } from '../../../rules/rules.service.js';
import type { Caller } from '../../../recording/gate.js';
import { type Reader, requirePart, requireStaff } from '../../auth/index.js';
import type { ChangedTournament } from '../../games/index.js';
import { affectedBy } from '../views/affected.js';
import type {
  ChangeEntryDto,
  CreateEntryDto,
  EntryChangeDto,
  EntryImportDto,
  EntryListDto,
  ImportedLineDto,
  ReplaceDto,
  WithdrawDto,
} from '../dto/entry.dto.js';
import type { PairingCorrectionAnswerDto } from '../dto/pairing.dto.js';
import type { EntryDto } from '../dto/tournament.dto.js';
import { TournamentStream, type TournamentWork } from '../stream/tournament-stream.js';
import { type Names, besideOf, entryView } from '../views/tournament.mapper.js';
import type { TournamentRow } from '../tournament-rows.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { EntryImport } from './entry-import.js';
import { actOfNewcomer, askedParty, askedPlayer, namesOf, peopleAmong } from './newcomers.js';
import {
  type RowWithPeople,
  checkKnown,
  checkPerson,
  enteredAs,
  entryTable,
  partnerFields,
  personIn,
} from './entry-table.js';
import { TournamentsService, freshSeed } from '../tournaments.service.js';

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

  enter(call: Call, id: string, asked: CreateEntryDto): Promise<Answer<EntryDto>> {
    const newcomer = askedPlayer(asked, this.ids);
    const party = askedParty(newcomer, asked);
    const people = peopleOf(party);
    const entryId = this.ids.next();
    const work: TournamentWork<RowWithPeople, EntryDto> = {
      newcomers: (row) => peopleAmong(row, people),
      permit: (_state, caller) => {
        if (newcomer.newName !== null) requireStaff(caller, 'enter people who are new to the club');
        requirePart(caller, people);
        const isForStaff = asked.seed !== undefined || asked.paid || asked.byes !== undefined;
        if (isForStaff) requireStaff(caller, 'say who is seeded, who has paid and who has a bye');
      },
      command: (state, { at }, row) => {
        people.forEach((person, nth) => {
          if (nth === 0 && newcomer.newName !== null) return;
          checkPerson(personIn(row, person), person, nth === 0 ? '/playerId' : `/partners/${nth - 1}`);
        });
        const byes = (asked.byes ?? []).map(({ round, points }) => ({ round, points }));
        const player = enteredAs(state, personIn(row, party.player), party.player);
        const partners = party.partners?.map((person) => enteredAs(state, personIn(row, person), person));
        const there = { ...party, player, ...(partners === undefined ? {} : { partners }) };
        const entry = { entryId, ...there, seed: asked.seed ?? null, paid: asked.paid, byes };
        return actOfNewcomer({ type: 'Enter', entry, seed: freshSeed() }, newcomer, at, peopleAmong(row, people));
      },
      names: (row) => namesOf(row, newcomer),
      answer: ({ state, version }, { names, reader }) => {
        const view = entryView(entryOf(state, entryId), names, reader);
        return made(view, version, `/v1/tournaments/${id}/entries/${entryId}`, besideOf(names, reader));
      },
    };
    return this.stream.change(call, id, work, this.repository.withPeople(id, people));
  }

  async list(call: Call, id: string): Promise<Answer<EntryListDto>> {
    const { state, version, names, reader } = await this.tournaments.read(call, id);
    const items = state.entries.map((entry) => entryView(entry, names, reader));
    const fees = unpaidFees(state);
    // Who may not know whether an entrant has paid must not find it out from a sum.
    const owed = items.reduce((sum, { id: each, paid }) => sum + (paid === false ? (fees.get(each) ?? 0) : 0), 0);
    return found({ items, nextCursor: null, owed }, version, besideOf(names, reader));
  }

  async view(call: Call, id: string, entryId: string): Promise<Answer<EntryDto>> {
    const { state, version, names, reader } = await this.tournaments.read(call, id);
    return found(entryView(entryOf(state, entryId), names, reader), version, besideOf(names, reader));
  }

  remove(call: Call, id: string, entryId: string): Promise<Answer<undefined>> {
    return this.stream.change(call, id, {
      command: () => ({ type: 'RemoveEntry', entryId }),
      answer: ({ version }) => ({ ...found(undefined, version), status: 204 }),
    });
  }

  checkIn(call: Call, id: string, entryId: string): Promise<Answer<EntryChangeDto>> {
    const checkingIn = this.act(entryId, () => ({ type: 'CheckIn', entryId, seed: freshSeed() }));
    return this.stream.change(call, id, checkingIn);
  }

  returns(call: Call, id: string, entryId: string): Promise<Answer<EntryChangeDto | PairingCorrectionAnswerDto>> {
    const returning = this.act(
      entryId,
      (at) => ({ type: 'Return', entryId, at }),
      (entry, caller) => {
        if (isOut(entry)) requireStaff(caller, 'take back a withdrawal for good or a disqualification');
      },
    );
    return this.stream.changeOrTry(call, id, returning);
  }

  change(call: Call, id: string, entryId: string, { paid, seed }: ChangeEntryDto): Promise<Answer<EntryChangeDto>> {
    const change = this.act(entryId, () => ({ type: 'ChangeEntry', entryId, paid: paid ?? null, seed }));
    return this.stream.change(call, id, change);
  }

  withdraw(
    call: Call,
    id: string,
    entryId: string,
    { until, reason }: WithdrawDto,
  ): Promise<Answer<EntryChangeDto | PairingCorrectionAnswerDto>> {
    const withdrawing = this.act(entryId, (at) => ({ type: 'Withdraw', entryId, until, reason, at }));
    return this.stream.changeOrTry(call, id, withdrawing);
  }

  disqualify(
    call: Call,
    id: string,
    entryId: string,
    reason: string,
  ): Promise<Answer<EntryChangeDto | PairingCorrectionAnswerDto>> {
    const disqualifying = this.act(entryId, (at) => ({ type: 'Disqualify', entryId, reason, at }));
    return this.stream.changeOrTry(call, id, disqualifying);
  }

  /** T47: another player in the place of an absent one. */
  replace(
    call: Call,
    id: string,
    entryId: string,
    asked: ReplaceDto,
  ): Promise<Answer<EntryChangeDto | PairingCorrectionAnswerDto>> {
    const { replaces, reason } = asked;
    const newcomer = askedPlayer(asked, this.ids);
    const player = newcomer.id;
    const work: TournamentWork<RowWithPeople, EntryChangeDto> = {
      newcomers: (row) => peopleAmong(row, [player]),
      command: (state, { at }, row) => {
        if (newcomer.newName === null) checkPerson(personIn(row, player), player);
        if (replaces !== undefined) checkKnown(personIn(row, replaces), replaces, '/replaces');
        const from = replaces === undefined ? null : enteredAs(state, personIn(row, replaces), replaces);
        const there = enteredAs(state, personIn(row, player), player);
        return actOfNewcomer({ type: 'Replace', entryId, player: there, from, reason, at }, newcomer, at, []);
      },
      names: (row) => namesOf(row, newcomer),
      answer: (change, { names, reader }) => changedEntry(change, entryId, names, reader),
    };
    const named = replaces === undefined ? [player] : [player, replaces];
    return this.stream.changeOrTry(call, id, work, this.repository.withPeople(id, named));
  }

  /** Entries from a table, each with a report of its line. */
  importCsv(call: Call, id: string, body: unknown, create: boolean): Promise<Answer<EntryImportDto>> {
    const lines = entryTable(body);
    const wanted = lines
      .flatMap(({ fields }) => [fields, partnerFields(fields)])
      .map(({ playerId, name }) => ({ playerId: playerId?.toLowerCase() ?? null, name: name ?? '' }));
    const names = wanted.map(({ name }) => name);
    const read = this.repository.withNames(
      id,
      wanted.flatMap(({ playerId }) => (isId(playerId) ? [playerId] : [])),
      names,
    );
    let report: readonly ImportedLineDto[] = [];
    const work: TournamentWork<RowWithPeople, EntryImportDto> = {
      command: async (state, { at }, row) => {
        const entryImport = new EntryImport(this.rules, this.ids, state, row, create ? new Date(at) : null);
        const { lines: told, ...imported } = await entryImport.imported(lines);
        report = told;
        return imported;
      },
      answer: ({ version }) => found(reportOf(report, true), version),
      foreseen: ({ before }) => {
        const told = report.map((line) => ({ ...line, entryId: null, playerId: line.made ? null : line.playerId }));
        return found(reportOf(told, false), before.version);
      },
    };
    return this.stream.change(call, id, work, read);
  }

  private act(
    entryId: string,
    command: (at: Milliseconds) => TournamentCommand,
    permit: (entry: Entry, caller: Caller) => void = () => {},
  ): Omit<TournamentWork<TournamentRow, EntryChangeDto>, 'foreseen'> {
    return {
      permit: (state, caller) => {
        const entry = state.entries.find((each) => each.id === entryId);
        // A player may act only for their own entry.
        if (entry !== undefined) requirePart(caller, peopleOf(entry));
        if (entry !== undefined) permit(entry, caller);
      },
      command: (_state, { at }) => command(at),
      answer: (change, { names, reader }) => changedEntry(change, entryId, names, reader),
    };
  }
}

/** The entry, with everything else that is different: what a dry run told before. */
function changedEntry(
  { before, state, events, version }: ChangedTournament,
  id: string,
  names: Names,
  reader: Reader,
): Answer<EntryChangeDto> {
  const affected = affectedBy(before.state, state, events, names).filter(
    (difference) => difference.kind !== 'entry' || difference.id !== id,
  );
  return found({ ...entryView(entryOf(state, id), names, reader), affected }, version, besideOf(names, reader));
}

function reportOf(lines: readonly ImportedLineDto[], applied: boolean): EntryImportDto {
  const entered = lines.filter(({ status }) => status === 'entered').length;
  return { entered, refused: lines.length - entered, applied, lines };
}

function entryOf(state: OpenedTournament, entryId: string): Entry {
  const entry = state.entries.find(({ id }) => id === entryId);
  if (entry === undefined) throw notFound('entry', entryId);
  return entry;
}
