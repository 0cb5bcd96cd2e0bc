/** What readers see of tournaments. */

import type { Penalty, Side, Variant } from '../../domain/index.js';

export interface EntryView {
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  readonly seed: number | null;
  /** For staff and the entrant. */
  readonly paid?: boolean;
  readonly status: string;
  /** For how long a withdrawn entrant is out; null for the others. */
  readonly until: 'end' | 'return' | null;
}

export interface FlightView {
  readonly id: string;
  readonly name: string;
  readonly stage: number;
  readonly status: 'waiting' | 'running' | 'finished';
}

/** A stage with what its draw was made from, so that anybody can make it again. */
export interface DrawReceiptView {
  readonly stage: number;
  readonly kind: string;
  readonly seed: string;
  /** Entries in the order in which they were drawn; null is a bye. */
  readonly order: readonly (string | null)[];
}

/** A tournament without what goes through all of its entries and rounds. */
export interface TournamentFacts {
  readonly id: string;
  readonly version: number;
  readonly status: 'entries' | 'running' | 'finished';
  readonly name: string;
  readonly startsAt: string | null;
  readonly visibility: 'public' | 'private';
  readonly confirmMinutes: number;
  readonly variant: Variant;
  readonly dice: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly format: unknown;
  readonly prizes: unknown;
  readonly seed: string | null;
  /** Rounds paired in the present stage. */
  readonly round: number;
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

export interface TournamentView extends TournamentFacts {
  readonly entries: readonly EntryView[];
  readonly flights: readonly FlightView[];
  readonly draws: readonly DrawReceiptView[];
}

/** A tournament in a list. */
export interface ListedTournamentView extends TournamentFacts {
  readonly entryCount: number;
}

export interface SeatedView {
  readonly entryId: string;
  readonly playerId: string;
  readonly name: string;
}

export type SlotView = SeatedView | { readonly bye: true } | null;

export interface ScoreView {
  readonly white: number;
  readonly black: number;
}

export interface PairingResultView {
  readonly winner: Side | null;
  /** `bye` and `walkover` where nothing was played. */
  readonly by: string;
  readonly score: ScoreView | null;
  /** What counts in the bracket (T24). */
  readonly recorded: ScoreView | null;
  readonly source: string;
  readonly confirmation: string;
  /** When it is final without a word (T41); null where none is awaited. */
  readonly finalAt: string | null;
}

export interface PairingView {
  readonly id: string;
  readonly flight: string;
  readonly part: string | null;
  readonly stage: number;
  readonly round: number;
  readonly position: number;
  readonly white: SlotView;
  readonly black: SlotView;
  readonly matchId: string | null;
  readonly length: number;
  readonly table: string | null;
  readonly status: 'waiting' | 'ready' | 'playing' | 'finished';
  readonly result: PairingResultView | null;
  readonly penalties: readonly Penalty[];
  /** Why these two meet, in a Swiss. */
  readonly why: Readonly<Record<string, unknown>> | null;
}

/** One thing that a correction changes. */
export interface AffectedView {
  readonly kind: string;
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface BracketView {
  readonly flights: readonly {
    readonly id: string;
    readonly name: string;
    readonly rounds: readonly { readonly round: number; readonly pairings: readonly PairingView[] }[];
  }[];
}

export interface StandingRowView {
  readonly place: number;
  readonly entryId: string;
  readonly playerId: string;
  readonly name: string;
  readonly wins: number;
  readonly tieBreaks: readonly { readonly name: string; readonly value: number | null }[];
  readonly status: string;
}

export interface TableView {
  readonly stage: number;
  readonly flight: string;
  readonly group: string | null;
  readonly rows: readonly StandingRowView[];
}

export interface StandingsView {
  /** Those of the first flight, group by group, and behind them those who did not qualify for the last stage. */
  readonly rows: readonly StandingRowView[];
  readonly tables: readonly TableView[];
}

export interface PrizeView {
  readonly entryId: string;
  readonly playerId: string;
  readonly name: string;
  readonly flight: string;
  readonly place: number;
  readonly amount: number;
}

export interface PaidPrizesView {
  readonly pool: number;
  readonly currency: string | null;
  readonly flights: readonly {
    readonly flight: string;
    readonly amount: number;
    readonly weights: readonly number[];
  }[];
  readonly items: readonly PrizeView[];
  readonly sidePools: readonly { readonly name: string; readonly pool: number; readonly items: readonly PrizeView[] }[];
}
