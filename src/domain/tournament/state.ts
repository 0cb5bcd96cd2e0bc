/**
 * A tournament: its entries, the stages that were drawn, and what is known of each pairing. Which pairings there are, and
 * who plays in them, follows from these (pairings.ts), so that a corrected result needs nothing but to be put in its place.
 */

import type { Id, Milliseconds } from '../kernel/brands.js';
import type { BySide, Side } from '../kernel/side.js';
import type { Variant } from '../variant/variants.js';
import type { SwissPair } from './pairing/swiss-receipt.js';
import type {
  EliminationFormat,
  LadderFormat,
  SeasonFormat,
  RoundRobinFormat,
  SwissFormat,
  TournamentFormat,
} from './format.js';

export const ENTRY_STATUSES = ['entered', 'checked-in', 'withdrawn', 'disqualified'] as const;
export const WITHDRAWN_UNTIL = ['end', 'return'] as const;

/** A player in this tournament. */
export interface Entry {
  readonly id: Id;
  readonly player: Id;
  /** The place in the seeding that the director gave, from 1; null: by rating (T6). */
  readonly seed: number | null;
  readonly paid: boolean;
  readonly status: (typeof ENTRY_STATUSES)[number];
  /** For how long a withdrawn entrant is out (T19); null for the others. */
  readonly until: (typeof WITHDRAWN_UNTIL)[number] | null;
  /** In which order those who are out have left, from 1; null as long as they are not. */
  readonly left: number | null;
  /** The first round of a late entrant in a Swiss (T15); 1 for everybody else. */
  readonly from: number;
}

/** T41, T24: how a result came about. `no-show`: neither of the two came, and nobody goes on. */
export const RESULT_ENDS = ['play', 'reported', 'forfeit', 'time', 'concession', 'no-show'] as const;
export type ResultEnd = (typeof RESULT_ENDS)[number];

/** The word of the opponent on a result that one side reported (T41). */
export type Confirmation = 'awaited' | 'given' | 'not-needed';

/** What the tournament knows of a pairing that was played or decided. */
export interface Outcome {
  /** Whom it is about: a result stands only as long as these two meet here. */
  readonly players: BySide<Id>;
  /** Null: neither came. */
  readonly winner: Side | null;
  readonly by: ResultEnd;
  /** The real score of the match; null where nothing was played. */
  readonly score: BySide<number> | null;
  readonly source: 'match' | 'staff' | Side;
  readonly confirmation: Confirmation;
  /** When a reported result is final without a word (T41); null where none is awaited. */
  readonly finalAt: Milliseconds | null;
  readonly at: Milliseconds;
}

/** T20–T23, T35: points in the match of a pairing that nobody won. */
export interface Penalty {
  /** Who gets the points. */
  readonly to: Side;
  readonly points: number;
  readonly reason: string;
  /** True: the flag fell. False: a director gave them. */
  readonly flag: boolean;
  /** Why they count no more; null as long as they do. */
  readonly cancelled: string | null;
}

/** The match that is played for a pairing. */
export interface PairedMatch {
  readonly matchId: Id;
  readonly players: BySide<Id>;
}

/** A knockout or double elimination, drawn. */
export interface BracketStage {
  readonly kind: 'bracket';
  readonly format: EliminationFormat;
  readonly seed: string;
  /** The entries on their bracket places, from the top; null is a bye (T7). */
  readonly places: readonly (Id | null)[];
}

/** The reasons of a Swiss pair, without the two themselves. */
export type PairWhy = Omit<SwissPair, 'white' | 'black'>;

export interface RoundPair {
  readonly white: Id;
  readonly black: Id;
  /** Why these two meet (T15), for the receipt of the pairing; null where everybody meets everybody. */
  readonly why: PairWhy | null;
}

/** A round as it was paired. */
export interface Round {
  readonly number: number;
  readonly seed: string;
  readonly pairs: readonly RoundPair[];
  readonly byes: readonly Id[];
}

/** A Swiss, round robin or league: rounds of pairs. */
export interface RoundsStage {
  readonly kind: 'rounds';
  readonly format: SwissFormat | RoundRobinFormat | SeasonFormat;
  readonly seed: string;
  /** How many rounds there will be. */
  readonly planned: number;
  /** The entries in the order of the draw, by group; one group where there are none. */
  readonly groups: readonly (readonly Id[])[];
  readonly rounds: readonly Round[];
}

export interface Challenge {
  readonly id: string;
  readonly challenger: Id;
  readonly challenged: Id;
  readonly at: Milliseconds;
}

/** A ladder: its order from the top follows from the first order and the results (T17). */
export interface LadderStage {
  readonly kind: 'ladder';
  readonly format: LadderFormat;
  readonly seed: string;
  readonly order: readonly Id[];
  readonly challenges: readonly Challenge[];
}

export type Stage = BracketStage | RoundsStage | LadderStage;

/** T60–T65 */
export interface Prizes {
  /** In the smallest unit of the currency, as all amounts here. */
  readonly entryFee: number;
  /** Percent. */
  readonly houseShare: number;
  readonly added: number;
  readonly currency: string | null;
  /** Percent of the pool by flight; null: T61. */
  readonly flights: Readonly<Record<string, number>> | null;
  /** Weights of the places by flight; absent: T62. */
  readonly weights: Readonly<Record<string, readonly number[]>> | null;
  readonly sidePools: readonly SidePool[];
}

/** T65: a list of entrants who play for money of their own. */
export interface SidePool {
  readonly name: string;
  readonly fee: number;
  readonly entries: readonly Id[];
}

/** What is said of a tournament when it is opened, besides its format. */
export interface Announcement {
  readonly name: string;
  readonly startsAt: Milliseconds | null;
  readonly variant: Variant;
  readonly dice: 'server' | 'recorded';
  /** The options of its matches, as they were chosen. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly prizes: Prizes | null;
  readonly visibility: 'public' | 'private';
  /** How long the opponent can object to a reported result (T41); it counts for results that are reported from now on. */
  readonly confirmMinutes: number;
}

interface Tournament extends Announcement {
  readonly id: Id;
  readonly format: TournamentFormat;
  readonly openedAt: Milliseconds;
  readonly entries: readonly Entry[];
  readonly stages: readonly Stage[];
  readonly outcomes: Readonly<Record<string, Outcome>>;
  readonly matches: Readonly<Record<string, PairedMatch>>;
  /** Pairings in whose match somebody has begun. */
  readonly begun: readonly string[];
  readonly tables: Readonly<Record<string, string>>;
  /** Those of their matches (T20–T23). */
  readonly penalties: Readonly<Record<string, readonly Penalty[]>>;
  /** T43: lengths of matches that were not the ones of their rounds. */
  readonly lengths: Readonly<Record<string, number>>;
}

export interface TournamentInEntries extends Tournament {
  readonly status: 'entries';
}

export interface RunningTournament extends Tournament {
  readonly status: 'running';
}

export interface FinishedTournament extends Tournament {
  readonly status: 'finished';
  readonly finishedAt: Milliseconds;
}

export type OpenedTournament = TournamentInEntries | RunningTournament | FinishedTournament;
export type TournamentState = { readonly status: 'not-opened' } | OpenedTournament;

export const NO_TOURNAMENT: TournamentState = { status: 'not-opened' };
