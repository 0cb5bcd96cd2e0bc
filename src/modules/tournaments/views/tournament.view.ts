/** What readers see of tournaments. */

import type {
  ByeNote,
  Entrants,
  PairWhy,
  Penalty,
  Side,
  SwappedPlaces,
  TournamentFormat,
  Variant,
  WantedBye,
} from '../../../domain/index.js';
import type { PersonView } from '../../games/index.js';

export interface EntryView extends Omit<SeatedView, 'entryId'> {
  readonly id: string;
  readonly seed: number | null;
  /** For staff and the entrant. */
  readonly paid?: boolean;
  readonly status: string;
  /** For how long a withdrawn entrant is out; null for the others. */
  readonly until: 'end' | 'return' | null;
  readonly byes: readonly WantedBye[];
}

export interface FlightView {
  readonly id: string;
  readonly name: string;
  readonly stage: number;
  readonly status: 'waiting' | 'running' | 'finished';
}

/** A stage with what its draw was made from, so that a reader can make it again. */
export interface DrawReceiptView {
  readonly stage: number;
  readonly kind: string;
  readonly seed: string;
  /** Entries in the order in which they were drawn; null is a bye. */
  readonly order: readonly (string | null)[];
  /** Absent where no entrant was moved by hand. */
  readonly byHand?: readonly SwappedPlaces[];
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
  readonly entrants: Partial<Omit<Extract<Entrants, { kind: 'teams' }>, 'kind'>> & Pick<Entrants, 'kind'>;
  readonly format: TournamentFormat;
  readonly prizes: unknown;
  readonly seed: string | null;
  /** Rounds paired in the present stage. */
  readonly round: number;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  /** Why it was called off; null where it was not. */
  readonly cancelled: string | null;
}

export interface TournamentView extends TournamentFacts {
  readonly entries: readonly EntryView[];
  readonly flights: readonly FlightView[];
  readonly draws: readonly DrawReceiptView[];
  /** Entries that are in no draw yet. */
  readonly notDrawn: readonly SeatedView[];
  /** For staff; absent where there are none. */
  readonly forbiddenPairs?: readonly (readonly [string, string])[];
}

/** A tournament in a list. */
export interface ListedTournamentView extends TournamentFacts {
  readonly entryCount: number;
}

export interface SeatedView {
  readonly entryId: string;
  readonly playerId: string;
  readonly name: string;
  /** In doubles both of the pair, of a team its members. */
  readonly players?: readonly PersonView[];
  /** On a board of a team match: the name of the team. */
  readonly team?: string;
}

export type SlotView = SeatedView | { readonly bye: true; readonly points?: number } | null;

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
  /** T19: it does not count. */
  readonly annulled: boolean;
  readonly confirmation: string;
  /** When it is final without a word (T41); null where none is awaited. */
  readonly finalAt: string | null;
}

/** A reported result that was denied, and which side reported it. */
export type DeniedResultView = Pick<PairingResultView, 'winner' | 'by' | 'score' | 'source'>;

export interface PairingView {
  readonly id: string;
  readonly flight: string;
  readonly part: string | null;
  readonly stage: number;
  readonly round: number;
  readonly position: number;
  readonly white: SlotView;
  readonly black: SlotView;
  /** The pairings of the boards of a team match, from the first. */
  readonly boards?: readonly string[];
  /** Which board of a team match it is, and of which. */
  readonly board?: number;
  readonly teamPairingId?: string;
  readonly matchId: string | null;
  readonly length: number;
  readonly table: string | null;
  readonly startsAt: string | null;
  readonly deadline: string | null;
  readonly status: 'waiting' | 'ready' | 'playing' | 'finished';
  readonly result: PairingResultView | null;
  readonly disputed: boolean;
  /** What was reported and denied, while it is disputed. */
  readonly denied: DeniedResultView | null;
  readonly penalties: readonly Penalty[];
  /** Why these two meet, in a Swiss. */
  readonly why: PairWhy | null;
}

/** A pairing that waits for one of its two. */
export interface PairingTaskView {
  readonly tournamentId: string;
  /** Its name. */
  readonly tournament: string;
  /** Where the person plays. */
  readonly side: Side;
  readonly opponent: SeatedView | null;
  readonly pairing: PairingView;
}

export interface RoundPairView extends Pick<PairingView, 'white' | 'black' | 'why'> {
  readonly pairingId: string | null;
}

export interface RoundByeView extends SeatedView {
  /** In wins; null where byes count nothing. */
  readonly points: number | null;
  readonly reason: ByeNote['reason'] | null;
  readonly breaks: ByeNote['breaks'];
}

export interface RoundView {
  readonly stage: number;
  readonly flight: string;
  readonly round: number;
  readonly status: 'proposed' | 'published' | 'to-come';
  readonly byHand: boolean;
  readonly reason: string | null;
  readonly startsAt: string | null;
  readonly deadline: string | null;
  readonly pairs: readonly RoundPairView[];
  readonly byes: readonly RoundByeView[];
}

export interface RoundsView {
  readonly rounds: readonly RoundView[];
}

/** A thing before and after an act; null where it is not there. */
export interface Difference<Kind extends string, Thing> {
  readonly kind: Kind;
  readonly id: string;
  readonly before: Thing | null;
  readonly after: Thing | null;
}

/** One thing that a correction changes. */
export type AffectedView =
  | Difference<'pairing', PairingView>
  | Difference<'match', { readonly status: 'open' | 'finished' | 'void' }>
  | Difference<'entry', EntryView>
  | Difference<'flight', FlightView>
  | Difference<'tournament', { readonly status: TournamentFacts['status']; readonly seed?: string | null }>;

export interface BracketView {
  readonly flights: readonly {
    readonly id: string;
    readonly name: string;
    readonly stage: number;
    readonly rounds: readonly { readonly round: number; readonly pairings: readonly PairingView[] }[];
  }[];
}

export interface StandingRowView extends SeatedView {
  readonly place: number;
  readonly wins: number;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn?: number;
  readonly annulled: number;
  readonly points: number | null;
  readonly moves: 'up' | 'down' | null;
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

export interface PrizeView extends SeatedView {
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
