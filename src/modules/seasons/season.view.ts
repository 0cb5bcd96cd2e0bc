import type { SeasonEvent, SeasonPoints, SeasonRow } from '../../domain/index.js';

export interface SeasonView {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly points: SeasonPoints;
  readonly best: number | null;
  readonly only: 'tournaments' | 'matches' | null;
  readonly tournaments: string[] | null;
  readonly createdAt: string;
}

export interface SeasonRowView extends Omit<SeasonRow, 'player'> {
  readonly playerId: string;
  readonly name: string;
}

/** What a person has won in the chouettes of the season. */
export interface SeasonChouettesView {
  readonly playerId: string;
  readonly name: string;
  readonly chouettes: number;
  readonly points: number;
}

/** How some of the points of a player came. */
export interface SeasonEventView extends SeasonEvent {
  /** Of the tournament, or of the opponent in the match; null: a tournament that has not ended in the season. */
  readonly name: string | null;
}

export interface SeasonTableView {
  readonly season: SeasonView;
  readonly rows: readonly SeasonRowView[];
  readonly chouettes: readonly SeasonChouettesView[];
  /** Of the player who was asked for. */
  readonly events?: readonly SeasonEventView[];
}
