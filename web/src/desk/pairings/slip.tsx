/** A paper slip of two who meet: three touches. It is written for those whom the director has seen there. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../../client/src/index.js';
import { type Side, Report, type Slip, outcomeOf } from '../../parts/matches/report.js';
import { inText, namesOf } from '../../parts/said.js';
import { club } from '../../session.js';
import { t } from '../../texts/index.js';
import type { Pairing } from '../../tournament.js';
import { useDesk, useDeskAct, usePath } from '../desk.js';
import { seatsOf, whileSeated } from './seated.js';

interface SlipProps {
  readonly pairing: Pairing;
  readonly winner: Side | null;
  readonly onDone: () => void;
}

export function WriteSlip({ pairing, winner, onDone }: SlipProps) {
  const { tournament } = useDesk();
  const params = usePath(pairing);
  const act = useDeskAct();
  const [seats] = useState(seatsOf(pairing));
  const send = async (body: Slip): Promise<void> => {
    const done = await act.send((sending) =>
      whileSeated(tournament, pairing, sending, (given) =>
        answerOf(club.POST('/v1/tournaments/{id}/pairings/{pid}/result', { ...given, params, body })),
      ),
    );
    if (done !== null) onDone();
  };
  const names = namesOf(pairing);
  // What is on its way from here is no news.
  const news = act.state === 'idle' ? newsOf(pairing, seats) : null;
  if (news !== null) {
    const close = (): void => {
      act.forget();
      onDone();
    };
    return (
      <div class="notice stack">
        <p role="status">{news}</p>
        <button type="button" onClick={close}>
          {t('state.read')}
        </button>
      </div>
    );
  }
  return <Report names={names} length={pairing.length} winner={winner} act={act} onSend={(slip) => void send(slip)} />;
}

/** Why a slip that was begun for those seats cannot be written any more. */
function newsOf(pairing: Pairing, seats: string): string | null {
  if (pairing.result !== null) return t('queue.written', { result: outcomeOf(pairing) });
  const { white, black } = namesOf(pairing);
  return seatsOf(pairing) === seats ? null : t('queue.others-sit', { white: inText(white), black: inText(black) });
}
