/** A table of entrants on its way into a tournament: the rules decide on each entry in the tournament as the lines before it have left it. */
import type { OpenedTournament, TournamentEvent, TournamentState } from '../../../domain/index.js';
import { ApplicationError } from '../../../platform/http/application-error.js';
import type { TableLine } from '../../../platform/http/csv/csv-table.js';
import type { IdSource } from '../../../platform/ids/id-source.js';
import { Slices } from '../../../platform/work/slices.js';
import type { SeenPerson, SideRow } from '../../../recording/recording.js';
import { refusal } from '../../../rules/refusal.js';
import type { RulesService } from '../../../rules/rules.service.js';
import { faultText, nameKey, newNames, personFrom } from '../../players/index.js';
import type { ImportedLineDto } from '../dto/entry.dto.js';
import type { WithPeople } from '../stream/tournament-stream.js';
import { freshSeed } from '../tournaments.service.js';
import {
  KnownPeople,
  type RowWithPeople,
  enteredAs,
  hasPartner,
  isPaid,
  linesOfEntries,
  partnerFields,
  partyNameOf,
  personOf,
  seedOf,
} from './entry-table.js';
import { namesOf } from './newcomers.js';

type NewPerson = ReturnType<typeof personFrom>;

/** Whom a line names. */
interface NamedPerson {
  readonly line: number;
  readonly person: { readonly id: string; readonly name: string };
  /** Null: the club has the person, or an earlier line has made them. */
  readonly newcomer: NewPerson | null;
}

/** What the table brings into the tournament, and the report of every line. */
interface Imported extends WithPeople {
  readonly act: readonly TournamentEvent[];
  readonly lines: readonly ImportedLineDto[];
}

export class EntryImport {
  /** As the entries so far have left it. */
  private present: TournamentState;
  private readonly isOfTeams: boolean;
  private readonly known: KnownPeople;
  private readonly names: Record<string, string>;
  private readonly events: TournamentEvent[] = [];
  private readonly rows: SideRow[] = [];
  private readonly newcomers: SeenPerson[] = [];
  private readonly report: ImportedLineDto[] = [];

  constructor(
    private readonly rules: RulesService,
    private readonly ids: IdSource,
    private readonly before: OpenedTournament,
    row: RowWithPeople,
    /** When new people are made; null: they are not. */
    private readonly madeAt: Date | null,
  ) {
    this.present = before;
    this.isOfTeams = before.entrants?.kind === 'teams';
    this.known = new KnownPeople(row.people ?? []);
    this.names = { ...namesOf(row) };
  }

  /** Enters whom the lines name. An entry that is refused leaves nothing behind, and the others are entered all the same. */
  async imported(lines: readonly TableLine[]): Promise<Imported> {
    const slices = new Slices();
    for (const ofEntry of linesOfEntries(lines, this.isOfTeams)) {
      this.report.push(...this.outcome(ofEntry));
      await slices.pause();
    }
    return {
      act: this.events,
      people: this.rows,
      newNames: newNames(this.rows),
      newcomers: this.newcomers,
      lines: this.report.toSorted((one, other) => one.line - other.line),
    };
  }

  /** What became of the lines of one entry. */
  private outcome(lines: readonly TableLine[]): readonly ImportedLineDto[] {
    try {
      return this.entered(lines);
    } catch (thrown) {
      if (!(thrown instanceof ApplicationError)) throw thrown;
      return this.refused(lines, thrown);
    }
  }

  private entered(lines: readonly TableLine[]): readonly ImportedLineDto[] {
    const named = this.peopleIn(lines);
    const entryId = this.ids.next();
    this.enter(lines, named, entryId);
    for (const { person, newcomer } of named) {
      const known = this.known.of(person.id);
      if (known !== undefined) this.newcomers.push(known);
      if (newcomer !== null) this.make(newcomer);
    }
    // A partner stands in the line of the player, which is reported once.
    return named
      .filter(({ line }, nth) => line !== named[nth - 1]?.line)
      .map(({ line, person, newcomer }) => {
        const told = { line, name: person.name, playerId: person.id, made: newcomer !== null };
        return { ...told, candidates: [], status: 'entered', entryId, code: null, detail: null };
      });
  }

  private enter(lines: readonly TableLine[], named: readonly NamedPerson[], entryId: string): void {
    const first = lines[0]?.fields ?? {};
    const [player = '', ...partners] = named.map(({ person: { id } }) => enteredAs(this.before, this.known.of(id), id));
    const party = {
      player,
      ...(partners.length === 0 ? {} : { partners }),
      ...partyNameOf(first, 'pair'),
      ...(this.isOfTeams ? partyNameOf(first, 'team') : {}),
    };
    const entry = { entryId, ...party, seed: seedOf(lines), paid: isPaid(first['paid']) };
    const decision = this.rules.decideTournament(this.present, { type: 'Enter', entry, seed: freshSeed() });
    if (!decision.ok) {
      const theirs = Object.fromEntries(named.map(({ person }) => [person.id, person.name]));
      throw refusal(decision.error, null, '/rules', { ...this.names, ...theirs });
    }
    this.events.push(...decision.value);
    this.present = this.rules.tournamentAfter(this.present, decision.value);
  }

  private make({ row, columns }: NewPerson): void {
    this.rows.push(row);
    this.known.add(columns);
    this.names[columns.id] = columns.name;
  }

  private refused(lines: readonly TableLine[], { code, detail, facts }: ApplicationError): readonly ImportedLineDto[] {
    const candidates = Array.isArray(facts.params?.['candidates']) ? facts.params['candidates'] : [];
    const none = { playerId: null, made: false, entryId: null };
    const why = { candidates, status: 'refused', code, detail: faultText(facts.errors, detail) } as const;
    return lines.map(({ line, fields }) => ({ line, name: this.known.nameIn(fields), ...none, ...why }));
  }

  /** All whom the lines of an entry name, with partners; new people of one entry are never of the same name, so that it means one person twice. */
  private peopleIn(lines: readonly TableLine[]): readonly NamedPerson[] {
    const newcomers = new Map<string, NewPerson['columns']>();
    return lines
      .flatMap(({ line, fields }) => [
        { line, fields },
        ...(hasPartner(fields) ? [{ line, fields: partnerFields(fields) }] : []),
      ])
      .map(({ line, fields }) => {
        const named = { ...this.personIn(fields), line };
        if (named.newcomer === null) return named;
        const key = nameKey(named.person.name);
        const person = newcomers.get(key);
        if (person !== undefined) return { line, person, newcomer: null };
        newcomers.set(key, named.newcomer.columns);
        return named;
      });
  }

  /** The person whom the line names, or makes. */
  private personIn(line: TableLine['fields']): Omit<NamedPerson, 'line'> {
    const named = personOf(line, this.known, this.madeAt !== null);
    const newcomer = named === null && this.madeAt !== null ? personFrom(line, this.ids.next(), this.madeAt) : null;
    const person = named ?? newcomer?.columns;
    if (person === undefined) throw new Error('a line names a person, or makes one');
    return { person, newcomer };
  }
}
