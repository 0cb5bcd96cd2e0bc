import type { BoardResult, ExtraOutcome } from '../../../domain/index.js';
import type { ChouetteGameDto, TablePairDto } from '../dto/table-game.dto.js';

/** A game of a chouette without the names of box, partner and team, which no record holds. */
export type TableGameView = Omit<ChouetteGameDto, 'names'>;

/** What only an open game has. */
export type TableStageView = Pick<ChouetteGameDto, 'waitingFor' | 'resignation' | 'proposals' | 'extraOffers' | 'away'>;

/** How a game of a chouette ended, where a correction changes it; `TableOutcomeDto` stands for it in the document. */
export interface TableOutcomeView {
  readonly board: BoardResult | null;
  readonly cubes: readonly TablePairDto[];
  readonly extras?: readonly ExtraOutcome[];
  readonly newcomers?: readonly string[];
}
