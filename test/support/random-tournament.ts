/** Tournaments decided and folded in memory, for laws over random histories. */
import {
  type OpenedTournament,
  type Pairing,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
  type Violation,
  decideTournament,
  evolveTournament,
  fold,
  milliseconds,
  pairingsOf,
} from '../../src/domain/index.js';

export const NOON = milliseconds(1_795_000_000_000);

/** A tournament to which commands are given, with everything that was recorded. */
export class TournamentTable {
  state: TournamentState = { status: 'not-opened' };
  readonly events: TournamentEvent[] = [];

  /** Opened, so many entered, and drawn with the seed. */
  static drawn(format: Readonly<Record<string, unknown>>, entrants: number, seed: string): TournamentTable {
    const table = TournamentTable.entered(format, entrants, seed);
    table.accept({ type: 'Draw', seed, standings: {}, at: NOON });
    return table;
  }

  /** Opened, and so many entered: e1, e2 and so on. */
  static entered(format: Readonly<Record<string, unknown>>, entrants: number, seed: string): TournamentTable {
    const table = new TournamentTable();
    table.accept({
      type: 'OpenTournament',
      tournamentId: 't',
      name: 'Night',
      startsAt: null,
      variant: 'backgammon',
      dice: 'recorded',
      rules: {},
      format,
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
    this.events.push(...decision.value);
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
    this.events.push(event);
    this.state = evolveTournament(this.state, event);
  }

  ready(): readonly Pairing[] {
    return pairingsOf(this.opened).filter(({ status }) => status === 'ready');
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

  /** What everybody sees of the pairings: who meets whom, and who went on. */
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
