import type { ChouetteState, ScoreSheet } from '../../../domain/index.js';
import type { ChangedSeries, EveningDto, TableGameView } from '../../games/index.js';
import { chouetteViewAfter, chouetteViewOf } from '../chouette.mapper.js';
import type { ChouetteRow } from '../chouettes.repository.js';
import type { ScoreSheetDto } from '../dto/score-sheet.dto.js';

/** The sheet as the rules read it. */
export function scoreSheetOf({ board, cubes, extras, newcomers }: ScoreSheetDto): ScoreSheet {
  return {
    board: board === null ? null : { winner: board.winner, kind: board.kind },
    pairs: cubes.map(({ playerId, outcome, value, turned, left, winner, level, beaver }) => ({
      member: playerId,
      outcome,
      value,
      turned,
      left,
      winner,
      level,
      beaver,
    })),
    extras: extras?.map(({ offerer, taker, payment, outcome, value }) => ({ offerer, taker, payment, outcome, value })),
    newcomers,
  };
}

/** What a sheet has come to: each one's points of its game, and the table after it. */
export function eveningAfter(row: ChouetteRow, changed: ChangedSeries<ChouetteState, TableGameView>): EveningDto {
  const before = new Map(chouetteViewOf(row).players.map(({ playerId, points }) => [playerId, points]));
  const { box, partner, captain, line, players } = chouetteViewAfter(changed, row);
  return {
    replacedOpenGame: row.state.status === 'playing',
    box,
    partner,
    captain,
    line,
    players: players.map(({ playerId, name, points, amount }) => ({
      playerId,
      name,
      change: points - (before.get(playerId) ?? 0),
      points,
      amount,
    })),
  };
}
