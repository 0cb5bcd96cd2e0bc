/** A match of two teams with its boards, as they stand. A member reports only the board on which they play; the captain sets the line-up. */
import { answerOf } from '../../../../client/src/index.js';
import { club, isMe } from '../../session.js';
import { t } from '../../texts/index.js';
import { type Pairing, boardsWon } from '../../tournament.js';
import { useView } from '../../view.js';
import LineUp from './line-up.js';
import { PairingLine } from './pairing-line.js';
import type { Side } from './report.js';
import { isSeated } from '../said.js';
import { Shown } from '../page/shown.js';

interface TeamMatchProps {
  readonly tournamentId: string;
  readonly pairing: Pairing;
  /** That of the reader's team. */
  readonly side: Side;
}

export default function TeamMatch({ tournamentId, pairing, side }: TeamMatchProps) {
  const { id, flight, round } = pairing;
  const view = useView(`teams ${id}`, [`tournament:${tournamentId}`], async () => {
    const params = { path: { id: tournamentId }, query: { flight, round, limit: 200 } };
    const { items } = await answerOf(club.GET('/v1/tournaments/{id}/pairings', { params }));
    return items.filter((other) => other.teamPairingId === id);
  });
  const team = pairing[side];
  const isCaptain = isSeated(team) && isMe(team.playerId);
  return (
    <>
      <p>{t('team.yours', { count: pairing.boards?.length ?? 0 })}</p>
      <Shown view={view}>
        {(boards) => (
          <>
            <ul class="list">
              <PairingLine pairing={pairing} won={boardsWon(pairing, boards)} />
              {boards.map((board) => (
                <PairingLine key={board.id} pairing={board} />
              ))}
            </ul>
            {isCaptain && <LineUp {...{ tournamentId, pairing, boards, side }} reload={view.reload} />}
          </>
        )}
      </Shown>
    </>
  );
}
