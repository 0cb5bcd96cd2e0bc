/** A match of two teams with its boards, as they stand: for a member, who reports only the own board. */
import { answerOf } from '../../../client/src/index.js';
import { club } from '../session.js';
import { type Pairing, boardsWon } from '../tournament.js';
import { useView } from '../view.js';
import { PairingLine } from './pairing-line.js';
import { Shown } from './shown.js';

interface TeamMatchProps {
  readonly tournamentId: string;
  readonly pairing: Pairing;
}

export default function TeamMatch({ tournamentId, pairing }: TeamMatchProps) {
  const { id, flight, round } = pairing;
  const view = useView(`teams ${id}`, [`tournament:${tournamentId}`], async () => {
    const params = { path: { id: tournamentId }, query: { flight, round, limit: 200 } };
    const { items } = await answerOf(club.GET('/v1/tournaments/{id}/pairings', { params }));
    return items.filter((other) => other.teamPairingId === id);
  });
  return (
    <Shown view={view}>
      {(boards) => (
        <ul class="list">
          <PairingLine pairing={pairing} won={boardsWon(pairing, boards)} />
          {boards.map((board) => (
            <PairingLine key={board.id} pairing={board} />
          ))}
        </ul>
      )}
    </Shown>
  );
}
