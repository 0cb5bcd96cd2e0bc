/** A penalty for lateness: who is late, by how much, give it. */
import { useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { ActButton } from '../act.js';
import type { Side } from '../parts/report.js';
import { inText, seatName } from '../parts/said.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import type { Pairing } from '../tournament.js';
import { useDesk, useDeskAct } from './desk.js';

const OTHER = { white: 'black', black: 'white' } as const;
const MINUTES = [5, 10, 15, 20, 25, 30];

interface PenaltyProps {
  readonly pairing: Pairing;
  readonly onDone: () => void;
}

export function Penalty({ pairing, onDone }: PenaltyProps) {
  const { tournament } = useDesk();
  const act = useDeskAct();
  const [late, setLate] = useState<Side | null>(null);
  const [minutes, setMinutes] = useState<number | null>(null);
  const give = async (who: Side, minutesLate: number): Promise<void> => {
    const body = { to: OTHER[who], minutesLate, reason: t('penalty.reason', { minutes: minutesLate }) };
    const params = { path: { id: tournament.id, pid: pairing.id } };
    const done = await act.run((sending) =>
      answerOf(club.POST('/v1/tournaments/{id}/pairings/{pid}/penalty', { ...sending, params, body })),
    );
    if (done !== null) onDone();
  };
  return (
    <div class="stack">
      <fieldset class="stack">
        <legend>{t('penalty.who')}</legend>
        <div class="two">
          {(['white', 'black'] as const).map((side) => (
            <button key={side} type="button" aria-pressed={late === side} onClick={() => setLate(side)}>
              {t('penalty.is-late', { name: seatName(pairing[side]) })}
            </button>
          ))}
        </div>
      </fieldset>
      {late !== null && (
        <fieldset class="stack">
          <legend>{t('penalty.minutes')}</legend>
          <div class="numbers">
            {MINUTES.map((each) => (
              <button key={each} type="button" aria-pressed={minutes === each} onClick={() => setMinutes(each)}>
                {each}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {late !== null && minutes !== null && (
        <div class="wide">
          <ActButton act={act} kind="danger" onAct={() => void give(late, minutes)}>
            {t('penalty.give', { points: Math.floor(minutes / 5), name: seatName(pairing[OTHER[late]]) })}
          </ActButton>
        </div>
      )}
      <Penalties pairing={pairing} />
    </div>
  );
}

/** The penalties that count, each with the way to cancel it: also where one has ended the match. */
export function Penalties({ pairing }: { readonly pairing: Pairing }) {
  return (
    <>
      {pairing.penalties.map((penalty, before) => (
        <Given key={before} pairing={pairing} penalty={penalty} number={before + 1} />
      ))}
    </>
  );
}

interface GivenProps {
  readonly pairing: Pairing;
  readonly penalty: Pairing['penalties'][number];
  /** Of all penalties of the pairing, from 1. */
  readonly number: number;
}

/** A penalty that counts, with the way to cancel it. */
function Given({ pairing, penalty: { to, points, reason, cancelled }, number }: GivenProps) {
  const { tournament } = useDesk();
  const act = useDeskAct();
  if (cancelled !== null) return null;
  const given = t('penalty.given', {
    points,
    reason,
    name: inText(seatName(pairing[to])),
    late: inText(seatName(pairing[OTHER[to]])),
  });
  const cancel = (): Promise<unknown> => {
    const params = { path: { id: tournament.id, pid: pairing.id, penalty: number } };
    const body = { reason: t('penalty.cancel-reason') };
    return act.run((sending) =>
      answerOf(
        club.POST('/v1/tournaments/{id}/pairings/{pid}/penalties/{penalty}/cancel', { ...sending, params, body }),
      ),
    );
  };
  return (
    <div class="row">
      <p class="quiet small grow">{given}</p>
      <ActButton act={act} kind="plain" label={t('penalty.cancel-of', { given })} onAct={() => void cancel()}>
        {t('penalty.cancel')}
      </ActButton>
    </div>
  );
}
