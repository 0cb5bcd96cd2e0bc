/** What can be asked of a tournament. Ids, seeds and times come in with the command. */

import type { Id, Milliseconds } from '../kernel/brands.js';
import type { BySide, Side } from '../kernel/side.js';
import type { Details } from './events.js';
import type { AskedTournamentFormat } from './format.js';
import type { Announcement, Penalty, ResultEnd } from './state.js';

/** What is known of an entrant's strength at the time of the draw (T6). */
export interface Strength {
  readonly rating: number;
  readonly experience: number;
}

/** A result as somebody tells it. */
export interface ToldResult {
  /** Null: neither came. */
  readonly winner: Side | null;
  readonly by: ResultEnd;
  readonly score: BySide<number> | null;
}

export interface NewEntry {
  readonly entryId: Id;
  readonly player: Id;
  readonly seed: number | null;
  readonly paid: boolean;
}

export type TournamentCommand =
  | ({
      readonly type: 'OpenTournament';
      readonly tournamentId: Id;
      readonly format: AskedTournamentFormat;
      readonly at: Milliseconds;
    } & Announcement)
  | { readonly type: 'ChangeDetails'; readonly details: Details }
  /** `seed`: for the lot that gives a late entrant a place (T8). */
  | { readonly type: 'Enter'; readonly entry: NewEntry; readonly seed: string }
  | { readonly type: 'RemoveEntry'; readonly entryId: Id }
  | { readonly type: 'CheckIn'; readonly entryId: Id }
  | {
      readonly type: 'Withdraw';
      readonly entryId: Id;
      readonly until: 'end' | 'return';
      readonly reason: string;
      readonly at: Milliseconds;
    }
  | { readonly type: 'Return'; readonly entryId: Id }
  | { readonly type: 'Disqualify'; readonly entryId: Id; readonly reason: string; readonly at: Milliseconds }
  | {
      readonly type: 'Replace';
      readonly entryId: Id;
      readonly player: Id;
      readonly reason: string;
      readonly at: Milliseconds;
    }
  | {
      readonly type: 'Draw';
      readonly seed: string;
      /** By player. */
      readonly standings: Readonly<Record<string, Strength>>;
      readonly at: Milliseconds;
    }
  /** The next round, or the next stage. */
  | { readonly type: 'PairRound'; readonly seed: string; readonly at: Milliseconds }
  | {
      readonly type: 'Challenge';
      readonly challengeId: string;
      readonly challenger: Id;
      readonly challenged: Id;
      readonly at: Milliseconds;
    }
  /** Matches for pairings that are ready, whose ids were made outside. */
  | { readonly type: 'MakeMatches'; readonly made: readonly { readonly pairing: string; readonly matchId: Id }[] }
  | { readonly type: 'BeginMatch'; readonly matchId: Id }
  | {
      readonly type: 'RecordResult';
      readonly pairing: string;
      readonly result: ToldResult;
      readonly source: 'match' | 'staff' | Side;
      readonly at: Milliseconds;
    }
  | { readonly type: 'ConfirmResult'; readonly pairing: string; readonly by: Side | 'staff'; readonly at: Milliseconds }
  | {
      readonly type: 'ObjectToResult';
      readonly pairing: string;
      readonly by: Side | 'staff';
      readonly reason: string | null;
      readonly at: Milliseconds;
    }
  | {
      readonly type: 'CorrectResult';
      readonly pairing: string;
      readonly result: ToldResult | null;
      readonly reason: string;
      readonly at: Milliseconds;
    }
  /** What penalties its match has now. */
  | { readonly type: 'RecordPenalties'; readonly pairing: string; readonly penalties: readonly Penalty[] }
  | {
      readonly type: 'CorrectLength';
      readonly pairing: string;
      readonly length: number;
      readonly reason: string;
    }
  | { readonly type: 'AssignTable'; readonly pairing: string; readonly table: string | null }
  | { readonly type: 'Finish'; readonly at: Milliseconds };
