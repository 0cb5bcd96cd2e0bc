/** A pairing as people say it: how it ended, on which board it is played, whether it is the reader's own. */
import type { Schemas } from '../../../../client/src/index.js';
import { isMe } from '../../session.js';
import { type Word, t } from '../../texts/index.js';
import type { Pairing } from '../../tournament.js';
import { inText, isSeated, seatName } from '../said.js';

/** The reported result that the reader has seen, for their yes or no: another one may wait when it arrives. */
export function meantBy({ result }: Pairing): Schemas['MeantResultDto'] {
  return result?.finalAt ? { finalAt: result.finalAt } : {};
}

/** The result of a pairing in a few characters: `7 – 4`, or how it ended otherwise. */
export function resultOf({ result }: Pairing): string {
  if (result === null) return '';
  const { score, recorded, by, annulled } = result;
  const shown = recorded ?? score;
  const points = shown === null ? '' : `${shown.white} – ${shown.black}`;
  const end = by === 'reported' || by === 'play' ? points : t(`by.${by}` as Word);
  return annulled && by !== 'annulled' ? `${end}, ${t('by.annulled')}` : end;
}

/** Who has won what counts; null where it is open, or annulled. */
export function winnerOf({ result }: Pairing) {
  return result?.annulled === false ? result.winner : null;
}

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
