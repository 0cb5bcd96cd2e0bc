/** Games in which it is for one person to act. */

import { SIDES, type Side, momentOf, opponent, toActPlayers } from '../../domain/index.js';
import type { ChouetteTaskDto, ListedChouetteRow } from '../chouettes/index.js';
import type { ListedSeriesRow } from '../games/index.js';
import type { GameTaskDto } from './dto/me.dto.js';

/** The open game of a match, if one of these ids of the person is to act; in the opening both are. */
export function matchGameTask(row: ListedSeriesRow, ids: readonly string[]): GameTaskDto | null {
  const { state } = row;
  const game = state.status === 'open' ? state.game : null;
  if (state.status !== 'open' || game === null) return null;
  const { players } = state;
  const { toAct, phase, actions } = momentOf(game);
  const mayAct = (side: Side): boolean => side === toAct || (phase === 'opening' && actions[side].length > 0);
  const side = SIDES.find((each) => ids.includes(players[each]) && mayAct(each));
  if (side === undefined) return null;
  const other = players[opponent(side)];
  return {
    id: game.id,
    kind: 'match',
    seriesId: row.id,
    tournamentId: row.tournament_id,
    number: game.number,
    version: row.version,
    side,
    actions: actions[side],
    opponent: { playerId: other, name: row.names[other] ?? '' },
  };
}

/** The open game of a chouette, if the person is to act in it. */
export function tableGameTask(
  { id: seriesId, state, version, tournament_id: tournamentId }: ListedChouetteRow,
  { playerId, actions }: ChouetteTaskDto,
): GameTaskDto | null {
  if (state.status !== 'playing' || !toActPlayers(state.game).includes(playerId)) return null;
  const { id, number, box, partner } = state.game;
  const side = playerId === box || playerId === partner ? 'white' : 'black';
  return { id, kind: 'chouette', seriesId, tournamentId, number, version, side, actions, opponent: null };
}
