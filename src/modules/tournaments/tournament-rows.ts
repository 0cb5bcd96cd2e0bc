/** What the repository reads of tournaments, and how. */
import type { MatchState, OpenedTournament, TournamentState } from '../../domain/index.js';
import type { InnerRead } from '../../recording/gate.js';
import type { NamesOutdated } from '../../recording/upkeep/state-format.js';
import type { KnownState } from './stream/known-states.js';
import type { Names } from './views/tournament.mapper.js';

/** A tournament as its row holds it. */
export interface TournamentRow {
  readonly id: string;
  readonly version: number;
  /** The version of the state that is stored. */
  readonly state_version: number;
  readonly state: TournamentState;
  readonly names: Names | null;
}

export interface EarlierLink {
  readonly id: string;
  readonly version: number;
  readonly playerId: string;
}

/** With the links of its players. */
export interface LinkedRow extends TournamentRow {
  /** How many times links were made. */
  readonly links: number;
  /** Those that have not ended by others. */
  readonly earlier: readonly EarlierLink[] | null;
}

/** A state as it is stored, and what was recorded since. */
export interface StoredState {
  readonly state: TournamentState;
  readonly later: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[] | null;
}

/** A tournament as it is sent: without the state where that is known. */
export type SentRow<Row extends TournamentRow> = Omit<Row, 'state'> & (StoredState | { readonly state: null });

/** A tournament in a list, with the text of its state, which takes long to read if there are many; null where it is known. */
export type ListedRow = Pick<TournamentRow, 'id' | 'version'> & { readonly stored: string | null };

/** A read of one tournament, and the state that need not be sent if the row still has its version. */
export interface TournamentRead extends InnerRead {
  readonly known: KnownState | null;
}

/** A read of several, and the states that need not be sent, by id. */
export interface TournamentListRead extends InnerRead {
  readonly known: ReadonlyMap<string, KnownState>;
}

/** A tournament with its state. */
export interface StatedTournament {
  readonly id: string;
  readonly version: number;
  readonly state: OpenedTournament;
}

/** A match of a tournament, as far as its change needs it. */
export interface MatchOfTournament {
  readonly id: string;
  readonly version: number;
  readonly state: MatchState;
  readonly tournament_id: string | null;
}

/** A match of a tournament beside what lists know of it. */
export interface CheckedMatch {
  readonly id: string;
  readonly status: string;
  readonly state: MatchState;
}

/** A tournament with everything that is served of it, and all of its matches, at one moment. */
export interface CheckedTournament extends NamesOutdated {
  readonly id: string;
  readonly version: number;
  readonly state: TournamentState;
  readonly later: StoredState['later'];
  readonly columns: Readonly<Record<string, unknown>>;
  readonly matches: readonly CheckedMatch[];
}

/** An event, and the write in which it came. */
export interface RecordedLine {
  readonly version: number;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly act: number;
  readonly actor: string;
  readonly recordedAt: Date;
}

/** What one write did to a match of the tournament: the first and the last of its events there. */
export interface WrittenMatch {
  /** A version of the tournament that came with it. */
  readonly version: number;
  readonly matchId: string;
  readonly first: number;
  readonly last: number;
  /** The present version of the match. */
  readonly present: number;
}

export interface TournamentFilter {
  readonly status: string | null;
  /** Only those that are open to everybody. */
  readonly publicOnly: boolean;
  readonly before: string | null;
  readonly limit: number;
}
