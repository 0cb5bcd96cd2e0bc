/**
 * A tournament: its entries, the stages that were drawn, and what is known of each pairing. Which pairings there are, and
 * who plays in them, follows from these (pairings.ts), so that a corrected result needs nothing but to be put in its place.
 */

import type { Id, Milliseconds } from '../kernel/brands.js';
import type { Party } from '../kernel/party.js';
import type { PenaltyPoints } from '../kernel/penalty-points.js';
import type { BySide, Side } from '../kernel/side.js';
import type { Variant } from '../variant/variants.js';
import type { SwissBye, SwissPair } from './swiss/receipt.js';
import type {
  EliminationFormat,
  LadderFormat,
  SeasonFormat,
  RoundRobinFormat,
  SwissFormat,
  TournamentFormat,
} from './format.js';

export const ENTRY_STATUSES = ['entered', 'checked-in', 'withdrawn', 'disqualified'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];
export const WITHDRAWN_UNTIL = ['end', 'return'] as const;

/** Who enters: one person, two who play as one entrant and consult, or a team that plays on several boards. */
export const ENTRANT_KINDS = ['singles', 'doubles', 'teams'] as const;

export const EQUAL_BOARDS = ['points', 'draw'] as const;

export type Entrants =
  | { readonly kind: Exclude<(typeof ENTRANT_KINDS)[number], 'teams'> }
  | {
      readonly kind: 'teams';
      readonly boards: number;
      /**
       * What becomes of as many boards won each; a draw is possible where no team has to go on. Absent in records from before it
       * could be chosen: the points decide, those of penalties among them.
       */
      readonly equalBoards?: (typeof EQUAL_BOARDS)[number];
      /** Boards that have not begun are not played once the team match is decided. */
      readonly stopWhenDecided?: boolean;
    };

/** A player in this tournament, in doubles two, or a team, for which its captain stands. */
export interface Entry extends Party {
  readonly id: Id;
  /** The place in the seeding that the director gave, from 1; null: by rating (T6). */
  readonly seed: number | null;
  readonly paid: boolean;
  readonly status: EntryStatus;
  /** For how long a withdrawn entrant is out (T19); null for the others. */
  readonly until: (typeof WITHDRAWN_UNTIL)[number] | null;
  /** In which order those who are out have left, from 1; null as long as they are not. */
  readonly left: number | null;
  /** The first round of a late entrant in a Swiss (T15); 1 for everybody else. */
  readonly from: number;
  /** Rounds of a Swiss in which the entrant does not want to play; absent: none. */
  readonly byes?: readonly WantedBye[];
}

/** What a bye counts that an entrant has asked for, in wins. */
export const WANTED_BYE_POINTS = [0, 0.5, 1] as const;

/** A bye that an entrant has asked for, in a Swiss. */
export interface WantedBye {
  /** From 1. */
  readonly round: number;
  readonly points: (typeof WANTED_BYE_POINTS)[number];
}

/** T41, T24: how a result came about. `no-show`: neither of the two came, and neither advances. */
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
  /** When a reported result becomes final unconfirmed (T41); null where none is awaited. */
  readonly finalAt: Milliseconds | null;
  readonly at: Milliseconds;
}

/** T20–T23, T35: penalty points in the match of a pairing. */
export interface Penalty extends PenaltyPoints {
  readonly reason: string;
  /** True: the flag fell. False: a director gave them. */
  readonly flag: boolean;
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
  /** The lines of a last chance that the director has started; absent: it begins when all of its entrants are known (T13). */
  readonly lastChanceLines?: readonly string[];
  /** Who was put in each other's place since the draw, in this order (T47); absent where no entrant was. */
  readonly byHand?: readonly SwappedPlaces[];
}

export interface SwappedPlaces {
  readonly entries: readonly [Id, Id];
  readonly reason: string | null;
}

/** The reasons of a Swiss pair, without the two themselves. */
export type PairWhy = Omit<SwissPair, 'white' | 'black'>;

export interface RoundPair {
  readonly white: Id;
  readonly black: Id;
  /** Why these two meet (T15), for the receipt of the pairing; null where everybody meets everybody. */
  readonly why: PairWhy | null;
  /** From 1, where it is not the one in the list: pairs that stay keep theirs when others are made by hand. */
  readonly position?: number;
}

/** What a bye in a Swiss counts and where it comes from. */
export interface ByeNote {
  readonly entry: Id;
  readonly points: WantedBye['points'];
  /** As the pairing gives it, or `wanted` by the entrant, or `by-hand`. */
  readonly reason: SwissBye['reason'] | 'wanted' | 'by-hand';
  /** `second-bye`: the entrant has had a full one. `unneeded-bye`: the number of the others is even. */
  readonly breaks: readonly ('second-bye' | 'unneeded-bye')[];
}

/** A round as it was paired. */
export interface Round {
  readonly number: number;
  readonly seed: string;
  readonly pairs: readonly RoundPair[];
  readonly byes: readonly Id[];
  /** In a Swiss; absent in rounds that were paired before byes had notes: each is a full one. */
  readonly byeNotes?: readonly ByeNote[];
  /** Only of a round that a director has made or changed. */
  readonly byHand?: { readonly reason: string | null };
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
  /** The next round, not published yet: there are no pairings of it. */
  readonly proposed?: Round;
}

export interface SwissStage extends RoundsStage {
  readonly format: SwissFormat;
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

/** Whose fees are in the pool: of those who play, of those who paid, or of all who were ever entered. */
export const PRIZE_COUNTS = ['plays', 'paid', 'entered'] as const;

// Names of numbers that are not whole, for the document of the API (`src/cli/type-schemas.ts`).
type Percent = number;
type PercentByFlight = Readonly<Record<string, number>>;
type WeightsByFlight = Readonly<Record<string, readonly number[]>>;

/** T60–T65 */
export interface Prizes {
  /** In the smallest unit of the currency, as all amounts here. */
  readonly entryFee: number;
  /** Percent. */
  readonly houseShare: Percent;
  readonly added: number;
  readonly currency: string | null;
  /** Percent of the pool by flight; null: T61. */
  readonly flights: PercentByFlight | null;
  /** Weights of the places by flight; absent: T62. */
  readonly weights: WeightsByFlight | null;
  readonly sidePools: readonly SidePool[];
  /** Prizes that were set before there was this choice have none, and count who was entered. */
  readonly counts?: (typeof PRIZE_COUNTS)[number];
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
  /** Entrants who are not to meet in a Swiss, such as a family or a shared car; absent: there are none. */
  readonly forbiddenPairs?: readonly (readonly [Id, Id])[];
  /** Absent: singles. */
  readonly entrants?: Entrants;
}

/** When a round is to be played. */
export interface RoundTimes {
  readonly startsAt: Milliseconds | null;
  /** When its results are due. */
  readonly deadline: Milliseconds | null;
}

/** A pairing in which others meet now, although those who met there had begun: it counts again as soon as they meet there again. */
export interface SetAside {
  readonly pairing: string;
  readonly players: BySide<Id>;
  readonly matchId: Id | null;
  readonly outcome: Outcome | null;
  readonly begun: boolean;
  readonly penalties: readonly Penalty[];
}

export const APPEAL_OUTCOMES = ['upheld', 'overturned'] as const;
/** Of the ruling. */
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Rulings that staff make inside a match, and that stand in its record alone. */
export const MATCH_RULINGS = [
  'record-game',
  'correct-game',
  'take-back',
  'correct-play',
  'void-roll',
  'introduce-clock',
  'pause-clock',
  'resume-clock',
  'adjust-clock',
] as const;
export type MatchRulingKind = (typeof MATCH_RULINGS)[number];

/** A ruling inside a match of the tournament, as the record of the tournament names it. */
export interface RulingInMatch {
  readonly matchId: Id;
  /** In the record of the match. */
  readonly version: number;
  readonly kind: MatchRulingKind;
  /** The number of the game that it is about; null where it is about the match. */
  readonly game: number | null;
  /** The pairing of the match, by its key. */
  readonly pairing: string;
}

/** The same as the record of the match tells it. */
export interface RuledInMatch extends Omit<RulingInMatch, 'pairing'> {
  /** Whether it is not taken back. */
  readonly counts: boolean;
}

/** T48: an entrant thinks that a ruling is wrong. */
export interface Appeal {
  /** The version of the first event of the act that it is about; of a ruling inside a match, which is no such act, that of the appeal. */
  readonly ruling: number;
  /** Absent where the ruling is an act of the tournament. */
  readonly inMatch?: RulingInMatch;
  readonly entryId: Id;
  readonly reason: string;
  readonly status: 'open' | AppealOutcome;
  /** Why the committee has decided so; null as long as it has not, or has not said. */
  readonly decision: string | null;
}

/** What a tournament is at every time. */
export interface Tournament extends Announcement {
  readonly id: Id;
  readonly format: TournamentFormat;
  readonly openedAt: Milliseconds;
  readonly entries: readonly Entry[];
  readonly stages: readonly Stage[];
  readonly outcomes: Readonly<Record<string, Outcome>>;
  readonly matches: Readonly<Record<string, PairedMatch>>;
  /**
   * T41: pairings whose reported result was denied, with what was reported, until another result stands; absent until there
   * is one.
   */
  readonly disputed?: Readonly<Record<string, Outcome>>;
  /** Pairings in whose match play has begun. */
  readonly begun: readonly string[];
  readonly tables: Readonly<Record<string, string>>;
  /** Those of their matches (T20–T23). */
  readonly penalties: Readonly<Record<string, readonly Penalty[]>>;
  /** T43: lengths of matches that were not the ones of their rounds. */
  readonly lengths: Readonly<Record<string, number>>;
  /** The last of them last. */
  readonly setAside: readonly SetAside[];
  /** By stage, flight and round; absent until a round has some. */
  readonly roundTimes?: Readonly<Record<string, RoundTimes>>;
  /** By pairing and entry, the members that a team has named for the boards, from the first; absent until one has. */
  readonly lineUps?: Readonly<Record<string, Readonly<Record<Id, readonly Id[]>>>>;
  /** In their order; absent until there is one. */
  readonly appeals?: readonly Appeal[];
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
  /** Why it was called off before it began; absent where it was played. */
  readonly cancelled?: string;
  /** Whether it was deleted: then no reader finds it. */
  readonly deleted?: true;
}

export type OpenedTournament = TournamentInEntries | RunningTournament | FinishedTournament;
export type TournamentState = { readonly status: 'not-opened' } | OpenedTournament;
