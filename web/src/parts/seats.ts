/** What the seats of a pairing say of it: whose it is, and of which teams. */
import { isMe } from '../session.js';
import { t } from '../texts/index.js';
import type { Pairing } from '../tournament.js';
import { inText, isSeated, seatName } from './said.js';

/** Of which match of two teams a board is, and the number of the board; null of anything else. */
export function boardName({ board, white, black }: Pairing): string | null {
  if (board === undefined) return null;
  const team = (slot: Pairing['white']): string => inText(isSeated(slot) ? (slot.team ?? slot.name) : seatName(slot));
  return t('team.board', { board, white: team(white), black: team(black) });
}

/** Whether the reader is one of those who meet, alone or with others. */
export function isMine({ white, black }: Pairing): boolean {
  return [white, black].some(
    (slot) => isSeated(slot) && [slot, ...(slot.players ?? [])].some(({ playerId }) => isMe(playerId)),
  );
}
