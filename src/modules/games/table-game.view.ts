import type { BoardResult, ExtraOutcome, Outcome, PairSide, ResultKind } from '../../domain/index.js';

/** A pair as a score sheet tells it. */
export interface TablePairView {
  readonly playerId: string;
  readonly outcome: Outcome;
  readonly value: number;
  readonly turned: boolean;
  readonly left?: number;
  readonly winner?: PairSide;
  readonly level?: ResultKind;
  readonly beaver?: boolean;
}

/** How a game of a chouette ended, as a score sheet tells it. */
export interface TableOutcomeView {
  readonly board: BoardResult | null;
  readonly cubes: readonly TablePairView[];
  readonly extras?: readonly ExtraOutcome[];
}

/** A game of a chouette as everybody sees it (api.md, "Games"). */
export interface TableGameView {
  readonly id: string;
  readonly seriesId: string;
  readonly kind: 'chouette';
  readonly number: number;
  readonly version: number;
  readonly status: 'open' | 'finished' | 'undone';
  readonly by: 'play' | 'reported';
  readonly variant: string;
  readonly diceMode: 'server' | 'recorded';
  readonly box: string;
  readonly partner: string | null;
  readonly captain: string | null;
  readonly line: readonly string[];
  readonly result: TableOutcomeView | null;
}
