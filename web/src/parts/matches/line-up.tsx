/** Who of a team plays on which board: its captain says so, or staff for the team, until a board has begun. With the words of teams. */
import { useRef, useState } from 'preact/hooks';
import { answerOf } from '../../../../client/src/index.js';
import { ActButton, useAct } from '../../act.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import type { Pairing } from '../../tournament.js';
import { Form } from '../form/form.js';
import type { Side } from './report.js';
import { inText, isSeated } from '../said.js';

interface LineUpProps {
  readonly tournamentId: string;
  /** The match of the two teams. */
  readonly pairing: Pairing;
  /** Its boards. */
  readonly boards: readonly Pairing[];
  readonly side: Side;
  readonly reload: () => Promise<void>;
}

export default function LineUp({ tournamentId, pairing, boards, side, reload }: LineUpProps) {
  const act = useAct(reload);
  const question = useRef<HTMLButtonElement>(null);
  const [isOpen, open] = useState(false);
  /** Null: nothing was chosen since the line-up that is shown was read. */
  const [chosen, choose] = useState<readonly string[] | null>(null);
  const team = pairing[side];
  // Who is choosing reads why the service refuses it.
  if (!isSeated(team) || (pairing.status !== 'ready' && !isOpen)) return null;
  // An update of the page may add boards in another order.
  const inOrder = (pairing.boards ?? []).flatMap((id) => boards.filter((board) => board.id === id));
  const seats = inOrder.map((board) => board[side]);
  const players = chosen ?? seats.map((slot) => (isSeated(slot) ? slot.playerId : ''));
  /** A member plays on one board: who comes from another changes places with the one who was here. */
  const put = (playerId: string, index: number): void => {
    const before = players[index] ?? '';
    choose(players.map((each, other) => (other === index ? playerId : each === playerId ? before : each)));
  };
  const send = async (): Promise<void> => {
    const params = { path: { id: tournamentId, pid: pairing.id } };
    const body = { entryId: team.entryId, players: [...players] };
    const done = await act.send((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/pairings/{pid}/line-up', { ...sending, params, body })),
    );
    if (done === null) return;
    choose(null);
    open(false);
    question.current?.focus();
  };
  return (
    <div class="stack">
      <button ref={question} type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {t('line-up.of', { team: inText(team.name) })}
      </button>
      {isOpen && (
        <Form onSend={() => void send()}>
          <p class="quiet small">{t('line-up.means')}</p>
          {players.map((player, index) => (
            <label key={inOrder[index]?.id}>
              {t('line-up.board', { board: index + 1 })}
              <select value={player} onChange={({ currentTarget }) => put(currentTarget.value, index)}>
                {team.players?.map(({ playerId, name }) => (
                  <option key={playerId} value={playerId}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <ActButton act={act} disabled={chosen === null}>
            {t('line-up.set')}
          </ActButton>
        </Form>
      )}
    </div>
  );
}
