/** What happens in a tournament. Entrants and players are ids, never names. */

import type { Id, Milliseconds } from '../../kernel/brands.js';
import type { BySide } from '../../kernel/side.js';
import type { TournamentFormat } from '../format.js';
import type { FlightName } from '../bracket/node.js';
import type {
  Announcement,
  AppealOutcome,
  Challenge,
  Entry,
  Outcome,
  Penalty,
  Round,
  RoundTimes,
  RulingInMatch,
  SetAside,
  Stage,
  Tournament,
  WantedBye,
} from '../state.js';

/** What a director may change after the opening; how it is played, only before the draw. */
export type Details = Partial<Announcement & { readonly format: TournamentFormat }>;

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
  /** T47: another player in the place of an absent one. */
  | {
      readonly type: 'EntrantReplaced';
      readonly entryId: Id;
      readonly from: Id;
      readonly to: Id;
      readonly reason: string;
    }
  /** A stage is drawn; the stage is the receipt: its seed, its inputs in their order, and what came of them. */
  | { readonly type: 'DrawMade'; readonly stage: Stage; readonly inputs: readonly Id[]; readonly at: Milliseconds }
  /** T47: no match had begun; another draw takes its place. */
  | { readonly type: 'DrawWithdrawn' }
  /** T8: a late entrant on the place of a bye. */
  | { readonly type: 'LatePlaceTaken'; readonly entryId: Id; readonly place: number; readonly seed: string }
  /** T15: an entrant who was in no draw plays from that round of a Swiss on. */
  | { readonly type: 'LateEntrantAdmitted'; readonly entryId: Id; readonly from: number }
  /** A late entrant meets everybody of a group, in rounds behind the others. `group` counts from 0. */
  | {
      readonly type: 'LateEntrantScheduled';
      readonly entryId: Id;
      readonly group: number;
      readonly rounds: readonly Round[];
    }
  /** Others qualified by a correction: the stage with its new places. */
  | {
      readonly type: 'StageRedrawn';
      readonly number: number;
      readonly stage: Stage;
      readonly inputs: readonly Id[];
      readonly at: Milliseconds;
    }
  /** The last stage, in which nothing had begun: the one before it is open again. */
  | { readonly type: 'StageWithdrawn'; readonly number: number }
  /** T13: the last chance on only these lines, which are the ids of the nodes whose losers play in it. */
  | {
      readonly type: 'LastChanceStarted';
      readonly stage: number;
      readonly lines: readonly string[];
      readonly at: Milliseconds;
    }
  | { readonly type: 'RoundPaired'; readonly stage: number; readonly round: Round; readonly at: Milliseconds }
  /** A round that is not published: it opens no match yet. It takes the place of one that was proposed before. */
  | { readonly type: 'RoundProposed'; readonly stage: number; readonly proposed: Round; readonly at: Milliseconds }
  /** T47: the last round of a Swiss, made anew by hand where no match has begun. */
  | { readonly type: 'RoundChanged'; readonly stage: number; readonly round: Round; readonly at: Milliseconds }
  /** T47: the last round, or the proposed one, is no more. */
  | { readonly type: 'RoundUnpaired'; readonly stage: number; readonly round: number }
  /** T47: two entrants in each other's place of a bracket. */
  | {
      readonly type: 'PlacesSwapped';
      readonly stage: number;
      readonly entries: readonly [Id, Id];
      readonly reason: string | null;
    }
  | ({
      readonly type: 'RoundTimed';
      readonly stage: number;
      readonly flight: FlightName;
      readonly round: number;
    } & RoundTimes)
  | { readonly type: 'ByesWanted'; readonly entryId: Id; readonly byes: readonly WantedBye[] }
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
  /** Those meet in the pairing again who met there before: their match and what came of it count again. */
  | { readonly type: 'PairingRestored'; readonly aside: SetAside }
  | { readonly type: 'PenaltiesChanged'; readonly pairing: string; readonly penalties: readonly Penalty[] }
  | { readonly type: 'LengthCorrected'; readonly pairing: string; readonly length: number; readonly reason: string }
  | { readonly type: 'TableAssigned'; readonly pairing: string; readonly table: string | null }
  /** Whom a team puts on the boards of a pairing, from the first. */
  | { readonly type: 'LineUpSet'; readonly pairing: string; readonly entryId: Id; readonly players: readonly Id[] }
  /** T48: `ruling` is the version of the first event of the act. */
  | {
      readonly type: 'RulingAppealed';
      readonly ruling: number;
      readonly entryId: Id;
      readonly reason: string;
      /** There where the ruling stands in the record of a match; then `ruling` is the version of this event. */
      readonly inMatch?: RulingInMatch;
    }
  /** What the committee says of the ruling; `entryId`: who has appealed. */
  | {
      readonly type: 'AppealDecided';
      readonly ruling: number;
      readonly entryId: Id;
      readonly outcome: AppealOutcome;
      readonly reason: string | null;
    }
  | { readonly type: 'TournamentFinished'; readonly at: Milliseconds }
  | { readonly type: 'TournamentReopened' }
  /** Called off before play began. */
  | { readonly type: 'TournamentCancelled'; readonly reason: string; readonly at: Milliseconds }
  | { readonly type: 'TournamentDeleted'; readonly at: Milliseconds }
  | { readonly type: 'EntryChanged'; readonly entryId: Id; readonly paid?: boolean; readonly seed?: number | null }
  /** The act with the events from `first` to `last` is undone, and these parts are what they are without it. */
  | {
      readonly type: 'ActUndone';
      readonly first: number;
      readonly last: number;
      readonly reason: string | null;
      readonly restored: RestoredParts;
      /** Names of the parts that are not there without the act. */
      readonly gone: readonly string[];
    };

export type EventOf<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: Type }>;

/** What an undone act leaves otherwise; the parts that are not named stay. `finishedAt` is null unless it is finished. */
export type RestoredParts = Partial<
  Omit<Tournament, 'id' | 'openedAt' | 'disputed'> & {
    /** Until 0.4.0 the record named only those whose result was denied. */
    readonly disputed: Readonly<Record<string, Outcome | BySide<Id>>>;
    readonly status: 'entries' | 'running' | 'finished';
    readonly finishedAt: Milliseconds | null;
  }
>;
