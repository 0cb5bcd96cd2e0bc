/** Tournaments decided and folded in memory, for laws over random histories. */
import { evolveTournament } from '../../../src/domain/tournament/events/evolve.js';
import type { Entrants } from '../../../src/domain/tournament/state.js';
import {
  type AskedTournamentFormat,
  type OpenedTournament,
  type Pairing,
  type RecordedAct,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
  type Violation,
  decideTournament,
  fold,
  milliseconds,
  pairingsOf,
} from '../../../src/domain/index.js';

export const NOON = milliseconds(1_795_000_000_000);

/** A tournament to which commands are given, with everything that was recorded. */
export class TournamentTable {
  state: TournamentState = { status: 'not-opened' };
  readonly events: TournamentEvent[] = [];
  /** The same, by the commands that brought them about. */
  readonly acts: RecordedAct[] = [];

  /** Opened, so many entered, and drawn with the seed. */
  static drawn(format: Readonly<Record<string, unknown>>, entrants: number, seed: string): TournamentTable {
    const table = this.entered(format, entrants, seed);
    table.accept({ type: 'Draw', seed, standings: {}, at: NOON });
    return table;
  }

  /** Opened, and so many entered: e1, e2 and so on. */
  static entered(format: Readonly<Record<string, unknown>>, entrants: number, seed: string): TournamentTable {
    const table = new this();
    table.accept({
      type: 'OpenTournament',
      tournamentId: 't',
      name: 'Night',
      startsAt: null,
      variant: 'backgammon',
      dice: 'recorded',
      rules: {},
      format: format as unknown as AskedTournamentFormat,
      prizes: null,
      visibility: 'private',
      confirmMinutes: 10,
      at: NOON,
    });
    for (let nth = 1; nth <= entrants; nth += 1) {
      const entry = { entryId: `e${nth}`, player: `p${nth}`, seed: null, paid: false };
      table.accept({ type: 'Enter', entry, seed });
    }
    return table;
  }

  get opened(): OpenedTournament {
    if (this.state.status === 'not-opened') throw new Error('not opened');
    return this.state;
  }

  /** What the command brings about, or the code of its refusal; a refusal changes nothing. */
  give(command: TournamentCommand): string | readonly TournamentEvent[] {
    const decision = decideTournament(this.state, command);
    if (!decision.ok) return decision.error.code;
    this.note(decision.value);
    this.state = fold(evolveTournament, this.state, decision.value);
    return decision.value;
  }

  /** Why the command is refused; null where it is not. */
  refusal(command: TournamentCommand): Violation | null {
    const decision = decideTournament(this.state, command);
    return decision.ok ? null : decision.error;
  }

  accept(command: TournamentCommand): readonly TournamentEvent[] {
    const given = this.give(command);
    if (typeof given === 'string') throw new Error(`${command.type} was refused: ${given}`);
    return given;
  }

  /** It was recorded, whatever the rules say. */
  happen(event: TournamentEvent): void {
    this.note([event]);
    this.state = evolveTournament(this.state, event);
  }

  private note(events: readonly TournamentEvent[]): void {
    const first = this.events.length + 1;
    this.events.push(...events);
    if (events.length > 0) this.acts.push({ first, last: this.events.length, at: NOON, events });
  }

  ready(): readonly Pairing[] {
    return pairingsOf(this.opened).filter(({ status, boards }) => status === 'ready' && boards === undefined);
  }

  /** White or black wins the pairing by a score. */
  record(pairing: Pairing, winner: 'white' | 'black'): void {
    this.accept({
      type: 'RecordResult',
      pairing: pairing.key,
      result: { winner, by: 'reported', score: { white: 0, black: 0, [winner]: pairing.length } },
      source: 'staff',
      at: NOON,
    });
  }

  /** What the entrants of the pairing make of it: one of the two reports the result. */
  report(pairing: Pairing, winner: 'white' | 'black', source: 'white' | 'black'): void {
    const result = { winner, by: 'reported', score: { white: 0, black: 0, [winner]: pairing.length } } as const;
    this.accept({ type: 'RecordResult', pairing: pairing.key, result, source, at: NOON });
  }

  /** What any reader sees of the pairings: who meets whom, and who advanced. */
  shown(): readonly unknown[] {
    return pairingsOf(this.opened).map(({ key, white, black, status, winner, walkover, outcome }) => ({
      key,
      white,
      black,
      status,
      winner,
      walkover,
      result: outcome === null ? null : [outcome.winner, outcome.by, outcome.score],
    }));
  }
}

/** The same in doubles: every entrant brings a partner. */
export class DoublesTable extends TournamentTable {
  override give(command: TournamentCommand): string | readonly TournamentEvent[] {
    return super.give(inDoubles(command));
  }

  override refusal(command: TournamentCommand): Violation | null {
    return super.refusal(inDoubles(command));
  }
}

function inDoubles(command: TournamentCommand): TournamentCommand {
  if (command.type === 'OpenTournament') return { ...command, entrants: { kind: 'doubles' } };
  if (command.type !== 'Enter') return command;
  const { entry } = command;
  return { ...command, entry: { partners: [`${entry.player}-partner`], ...entry } };
}

/** The same with teams of four, who meet on three boards. */
export class TeamsTable extends TournamentTable {
  protected readonly boards: number = 3;
  /** What else is said of their matches. */
  protected readonly more: Partial<Omit<Extract<Entrants, { kind: 'teams' }>, 'kind' | 'boards'>> = {};

  override give(command: TournamentCommand): string | readonly TournamentEvent[] {
    return super.give(this.ofTeams(command));
  }

  override refusal(command: TournamentCommand): Violation | null {
    return super.refusal(this.ofTeams(command));
  }

  private ofTeams(command: TournamentCommand): TournamentCommand {
    if (command.type === 'OpenTournament')
      return { ...command, entrants: { kind: 'teams', boards: this.boards, ...this.more } };
    if (command.type !== 'Enter') return command;
    const { entry } = command;
    const partners = Array.from({ length: this.boards }, (_, index) => `${entry.player}-${index + 2}`);
    return { ...command, entry: { partners, name: `Team ${entry.player}`, ...entry } };
  }
}

/** The same with boards that are not played once a match is decided. */
export class StoppingTeamsTable extends TeamsTable {
  protected override readonly more = { stopWhenDecided: true };
}

/** The same on two boards, with draws: not for a knockout. */
export class DrawingTeamsTable extends TeamsTable {
  protected override readonly boards = 2;
  protected override readonly more = { stopWhenDecided: true, equalBoards: 'draw' } as const;
}

export class OneBoardTable extends TeamsTable {
  protected override readonly boards = 1;
}
