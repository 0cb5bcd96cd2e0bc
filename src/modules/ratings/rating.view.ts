import type { MatchEnd, RatingRules } from '../../domain/index.js';

export interface PersonView {
  readonly playerId: string;
  readonly name: string;
}

/** One match and what it did to a rating. */
export interface RatingChangeView {
  readonly matchId: string;
  readonly tournamentId: string | null;
  readonly at: string;
  readonly opponent: PersonView;
  readonly won: boolean;
  readonly length: number;
  readonly before: number;
  readonly after: number;
  readonly change: number;
  readonly expected: number;
  readonly reason: string;
}

export interface RatingHistoryView extends PersonView {
  readonly variant: string;
  readonly rules: RatingRules;
  readonly rating: number;
  readonly experience: number;
  readonly provisional: boolean;
  readonly items: readonly RatingChangeView[];
  readonly nextCursor: string | null;
}

export interface RatingRowView extends PersonView {
  readonly place: number;
  readonly rating: number;
  readonly experience: number;
  readonly provisional: boolean;
  readonly matches: number;
  readonly wins: number;
}

export interface RatingTableView {
  readonly variant: string;
  readonly rules: RatingRules;
  readonly items: readonly RatingRowView[];
  readonly nextCursor: string | null;
}

export interface RecordView extends PersonView {
  readonly matchesWon: number;
  readonly gamesWon: number;
  readonly pointsWon: number;
}

export interface EncounterView {
  readonly matchId: string;
  readonly tournamentId: string | null;
  readonly at: string;
  readonly variant: string;
  readonly length: number;
  readonly by: MatchEnd;
  readonly won: boolean;
  readonly gamesWon: { readonly player: number; readonly opponent: number };
  readonly pointsWon: { readonly player: number; readonly opponent: number };
}

export interface HeadToHeadView {
  readonly variant: string | null;
  readonly player: RecordView;
  readonly opponent: RecordView;
  readonly items: readonly EncounterView[];
  readonly nextCursor: string | null;
}
