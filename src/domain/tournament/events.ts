/** What happens in a tournament. Entrants and players are ids, never names. */

import type { Id, Milliseconds } from '../kernel/brands.js';
import type { BySide } from '../kernel/side.js';
import type { TournamentFormat } from './format.js';
import type { Announcement, Challenge, Entry, Outcome, Penalty, Round, Stage } from './state.js';

/** What a director may change after the opening. */
export type Details = Partial<Pick<Announcement, 'name' | 'startsAt' | 'visibility' | 'prizes' | 'confirmMinutes'>>;

export type TournamentEvent =
  | ({
      readonly type: 'TournamentOpened';
      readonly tournamentId: Id;
      readonly format: TournamentFormat;
      readonly at: Milliseconds;
    } & Announcement)
  | { readonly type: 'DetailsChanged'; readonly details: Details }
  | { readonly type: 'EntrantRegistered'; readonly entry: Entry }
  | { readonly type: 'EntryRemoved'; readonly entryId: Id }
  | { readonly type: 'EntrantCheckedIn'; readonly entryId: Id }
  | {
      readonly type: 'EntrantWithdrawn';
      readonly entryId: Id;
      readonly until: 'end' | 'return';
      readonly reason: string;
    }
  | { readonly type: 'EntrantReturned'; readonly entryId: Id }
  | { readonly type: 'EntrantDisqualified'; readonly entryId: Id; readonly reason: string }
  /** T47: another player on the place of one who has not come. */
  | {
      readonly type: 'EntrantReplaced';
      readonly entryId: Id;
      readonly from: Id;
      readonly to: Id;
      readonly reason: string;
    }
  /** A stage is drawn; the stage is the receipt: its seed, its inputs in their order, and what came of them. */
  | { readonly type: 'DrawMade'; readonly stage: Stage; readonly inputs: readonly Id[]; readonly at: Milliseconds }
  /** T47: nobody had begun; another draw takes its place. */
  | { readonly type: 'DrawWithdrawn' }
  /** T8: a late entrant on the place of a bye. */
  | { readonly type: 'LatePlaceTaken'; readonly entryId: Id; readonly place: number; readonly seed: string }
  | { readonly type: 'RoundPaired'; readonly stage: number; readonly round: Round; readonly at: Milliseconds }
  | { readonly type: 'ChallengeMade'; readonly stage: number; readonly challenge: Challenge }
  | {
      readonly type: 'MatchesMade';
      readonly made: readonly { readonly pairing: string; readonly matchId: Id; readonly players: BySide<Id> }[];
    }
  | { readonly type: 'MatchBegun'; readonly pairing: string }
  | { readonly type: 'ResultRecorded'; readonly pairing: string; readonly outcome: Outcome }
  | { readonly type: 'ResultConfirmed'; readonly pairing: string }
  /** T41: the opponent says that it was otherwise; the result no longer counts. */
  | { readonly type: 'ResultObjected'; readonly pairing: string; readonly reason: string | null }
  | {
      readonly type: 'ResultCorrected';
      readonly pairing: string;
      readonly outcome: Outcome | null;
      readonly reason: string;
    }
  /** The pairing has other players now: its match and its result are no longer part of the tournament. */
  | { readonly type: 'PairingVoided'; readonly pairing: string; readonly matchId: Id | null }
  | { readonly type: 'PenaltiesChanged'; readonly pairing: string; readonly penalties: readonly Penalty[] }
  | { readonly type: 'LengthCorrected'; readonly pairing: string; readonly length: number; readonly reason: string }
  | { readonly type: 'TableAssigned'; readonly pairing: string; readonly table: string | null }
  | { readonly type: 'TournamentFinished'; readonly at: Milliseconds }
  | { readonly type: 'TournamentReopened' };
