import type { MatchChange, MatchEvent, OpenedTournament, TournamentEvent } from '../../../domain/index.js';
import type { WritePlan } from '../../../recording/handle.js';

/** A tournament before and after a change of one of its matches. */
export interface ChangedTournament {
  readonly before: {
    readonly id: string;
    readonly version: number;
    readonly state: OpenedTournament;
  };
  readonly version: number;
  readonly state: OpenedTournament;
  /** The same without the matches that are made for new pairings: as much of it as can be told beforehand. */
  readonly foreseen: OpenedTournament;
  readonly events: readonly TournamentEvent[];
}

/** What a change of a match writes to its tournament and to the other matches there. */
export interface TournamentPart extends WritePlan<ChangedTournament> {
  /** What the tournament orders of the match itself, behind what has happened in it. */
  readonly own: readonly MatchEvent[];
}

/** What is different in a tournament: `TournamentAffected` describes each kind, of which games know no more. */
export interface TournamentDifference {
  /** Of the thing: `pairing`, `match`, `entry` … */
  readonly kind: string;
  readonly id: string;
  /** Null where it is not there. */
  readonly before: object | null;
  readonly after: object | null;
}

/** The tournaments as the games know them: what is written to them with a change of a match, in the same statement. */
export abstract class TournamentParts {
  /** Null where the change is none of the tournament's concern. */
  abstract of(
    tournamentId: string,
    change: MatchChange,
    occasion: { readonly actor: string; readonly at: Date },
  ): Promise<TournamentPart | null>;

  /** Everything that is different in the tournament, as its own corrections tell it. In a dry run, as much as can be told beforehand. */
  abstract differences(change: ChangedTournament, isDryRun: boolean): Promise<readonly TournamentDifference[]>;
}
