/** What can be asked of a tournament. Ids, seeds and times come in with the command. */

import type { Id, Milliseconds } from '../kernel/brands.js';
import type { Party } from '../kernel/party.js';
import type { BySide, Side } from '../kernel/side.js';
import type { Details } from './events/events.js';
import type { AskedTournamentFormat } from './format.js';
import type { FlightName } from './bracket/node.js';
import type { Announcement, AppealOutcome, Penalty, ResultEnd, RoundTimes, RuledInMatch, WantedBye } from './state.js';
import type { MergedPeople } from './undo/merged.js';
import type { RecordedAct } from './undo/recorded-acts.js';

/** What is known of an entrant's strength at the time of the draw (T6). */
export interface Strength {
  readonly rating: number;
  readonly experience: number;
}

/** A result as reported. */
export interface ToldResult {
  /** Null: neither came. */
  readonly winner: Side | null;
  readonly by: ResultEnd;
  readonly score: BySide<number> | null;
}

export interface NewEntry extends Party {
  readonly entryId: Id;
  readonly seed: number | null;
  readonly paid: boolean;
  readonly byes?: readonly WantedBye[];
}

/** A round of a Swiss as a director wants it. */
export interface AskedRound {
  readonly pairs: readonly BySide<Id>[];
  readonly byes: readonly Id[];
}

/**
 * What becomes of a next stage that has begun when others qualify: it is drawn again; who qualifies now takes the place of who
 * does no more; or it stays as it is.
 */
export const NEXT_STAGE_CHOICES = ['redraw', 'replace', 'keep'] as const;
export type NextStageChoice = (typeof NEXT_STAGE_CHOICES)[number];

/** Who says yes or no to a reported result (T41). `finalAt`: to the one that becomes final then; null: to the one that waits. */
export interface Word {
  readonly by: Side | 'staff';
  readonly finalAt?: Milliseconds | null;
}

export type TournamentCommand =
  | ({
      readonly type: 'OpenTournament';
      readonly tournamentId: Id;
      readonly format: AskedTournamentFormat;
      readonly at: Milliseconds;
    } & Announcement)
  | {
      readonly type: 'ChangeDetails';
      readonly details: Omit<Details, 'format'> & { readonly format?: AskedTournamentFormat };
    }
  /** `seed`: for the lot that gives a late entrant a place (T8). */
  | { readonly type: 'Enter'; readonly entry: NewEntry; readonly seed: string }
  | { readonly type: 'RemoveEntry'; readonly entryId: Id }
  /** `seed`: for the lot that gives an entrant who is in no draw yet a place (T8). */
  | { readonly type: 'CheckIn'; readonly entryId: Id; readonly seed: string }
  | {
      readonly type: 'Withdraw';
      readonly entryId: Id;
      readonly until: 'end' | 'return';
      readonly reason: string;
      readonly at: Milliseconds;
    }
  | { readonly type: 'Return'; readonly entryId: Id; readonly at: Milliseconds }
  | { readonly type: 'Disqualify'; readonly entryId: Id; readonly reason: string; readonly at: Milliseconds }
  | {
      readonly type: 'Replace';
      readonly entryId: Id;
      /** Who has not come, in a pair; without it the player who stands for the entry. */
      readonly from?: Id | null;
      readonly player: Id;
      readonly reason: string;
      readonly at: Milliseconds;
    }
  | {
      readonly type: 'Draw';
      readonly seed: string;
      /** By player. */
      readonly standings: Readonly<Record<string, Strength>>;
      /** Those who have checked in; without it everybody. */
      readonly only?: 'checked-in';
      readonly at: Milliseconds;
    }
  /** The last chance without those who still play in the flights before it. */
  | { readonly type: 'StartLastChance'; readonly at: Milliseconds }
  /** The next round, or the next stage. */
  | {
      readonly type: 'PairRound';
      readonly seed: string;
      /** False: the round of a Swiss is only proposed. */
      readonly publish?: boolean;
      readonly times?: Partial<RoundTimes>;
      readonly at: Milliseconds;
    }
  /** `pairing`: its pairs and byes; null leaves them. `stage`: the present one unless another is named. */
  | {
      readonly type: 'ChangeRound';
      readonly stage?: number;
      readonly flight?: FlightName;
      readonly round: number;
      readonly pairing: AskedRound | null;
      readonly times: Partial<RoundTimes>;
      readonly reason: string | null;
      readonly at: Milliseconds;
    }
  | {
      readonly type: 'PublishRound';
      readonly round: number;
      readonly times: Partial<RoundTimes>;
      readonly at: Milliseconds;
    }
  | { readonly type: 'UnpairRound'; readonly round: number; readonly at: Milliseconds }
  | {
      readonly type: 'SwapEntrants';
      readonly entries: readonly [Id, Id];
      readonly reason: string | null;
      readonly at: Milliseconds;
    }
  | { readonly type: 'WantByes'; readonly entryId: Id; readonly byes: readonly WantedBye[] }
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
  | ({ readonly type: 'ConfirmResult'; readonly pairing: string; readonly at: Milliseconds } & Word)
  | ({
      readonly type: 'ObjectToResult';
      readonly pairing: string;
      readonly reason: string | null;
      readonly at: Milliseconds;
    } & Word)
  | {
      readonly type: 'CorrectResult';
      readonly pairing: string;
      readonly result: ToldResult | null;
      /** Where the games and penalty points of the match give the result, and no director tells another one. */
      readonly source?: 'match' | undefined;
      readonly reason: string;
      /** What becomes of a next stage that has begun, if others qualify now; without it the correction is refused then. */
      readonly nextStage?: NextStageChoice | null;
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
  /** The free ones of these, for the pairings that are ready; `feature`: for the best of them. */
  | { readonly type: 'AssignTables'; readonly tables: readonly string[]; readonly feature: string | null }
  | { readonly type: 'AssignTable'; readonly pairing: string; readonly table: string | null }
  /** Whom a team puts on the boards, from the first. */
  | { readonly type: 'SetLineUp'; readonly pairing: string; readonly entryId: Id; readonly players: readonly Id[] }
  | { readonly type: 'Finish'; readonly at: Milliseconds }
  | { readonly type: 'Reopen' }
  | {
      readonly type: 'ChangeEntry';
      readonly entryId: Id;
      readonly paid: boolean | null;
      /** Null takes the seed away; undefined leaves it. */
      readonly seed: number | null | undefined;
    }
  | {
      readonly type: 'Undo';
      /** The version of an event of the act; null: the last act that can be undone. */
      readonly act: number | null;
      /** The version up to which the sender can know the record, where the last act is meant: a later one is none of them. */
      readonly seen?: number;
      readonly reason: string | null;
      /** The whole record, oldest act first. */
      readonly acts: readonly RecordedAct[];
      /** Of those who were ever in the tournament; absent: no two of them were merged. */
      readonly merged?: MergedPeople;
      readonly at: Milliseconds;
    }
  | {
      readonly type: 'Appeal';
      /** The version of an event of the ruling. */
      readonly act: number;
      /** Who appeals. */
      readonly entryId: Id;
      readonly reason: string;
      /** The whole record, oldest act first. */
      readonly acts: readonly RecordedAct[];
    }
  | {
      readonly type: 'AppealInMatch';
      readonly ruling: RuledInMatch;
      /** Who appeals. */
      readonly entryId: Id;
      readonly reason: string;
      /** The version of the tournament that the appeal leads to. */
      readonly version: number;
    }
  | {
      readonly type: 'DecideAppeal';
      /** The version of an event of the ruling. */
      readonly act: number;
      readonly outcome: AppealOutcome;
      readonly reason: string | null;
      /** The whole record, oldest act first. */
      readonly acts: readonly RecordedAct[];
    }
  | { readonly type: 'Cancel'; readonly reason: string; readonly at: Milliseconds }
  | { readonly type: 'Delete'; readonly at: Milliseconds };
