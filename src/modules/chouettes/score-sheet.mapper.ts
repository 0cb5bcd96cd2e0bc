import type { ScoreSheet } from '../../domain/index.js';
import type { ScoreSheetDto } from './dto/score-sheet.dto.js';

/** The sheet as the rules read it; ids in the one spelling of the record. */
export function scoreSheetOf({ board, cubes, extras }: ScoreSheetDto): ScoreSheet {
  return {
    board: board === null ? null : { winner: board.winner, kind: board.kind },
    pairs: cubes.map(({ playerId, outcome, value, turned, left, winner, level, beaver }) => ({
      member: playerId.toLowerCase(),
      outcome,
      value,
      turned,
      left,
      winner,
      level,
      beaver,
    })),
    extras: extras?.map(({ offerer, taker, payment, outcome, value }) => ({
      offerer: offerer.toLowerCase(),
      taker: taker.toLowerCase(),
      payment,
      outcome,
      value,
    })),
  };
}
