/** A result that was written wrongly: what is right, what that changes, do it. */
import { useRef, useState } from 'preact/hooks';
import { answerOf } from '../../../client/src/index.js';
import { ActButton, Refusal, useAct } from '../act.js';
import { PairingLine } from '../parts/pairing-line.js';
import { Report, type Slip } from '../parts/report.js';
import { namesOf } from '../parts/said.js';
import { club, isDirector } from '../session.js';
import { t } from '../texts/index.js';
import type { Pairing } from '../tournament.js';
import { type Preview, previewOf, seen, useDesk, useDeskAct } from './desk.js';
import { Foreseen } from './foreseen.js';
import { Penalties } from './penalty.js';

/** A slip, and what it would change. */
interface Foreseeing {
  readonly slip: Slip;
  readonly preview: Preview;
}

interface CorrectionProps {
  readonly pairing: Pairing;
  readonly hidden: boolean;
}

export function Correction({ pairing, hidden }: CorrectionProps) {
  const { tournament } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [foreseen, setForeseen] = useState<Foreseeing | null>(null);
  const [look, act] = [useAct(), useDeskAct()];
  const choices = useRef(0);
  const path = { id: tournament.id, pid: pairing.id };
  const bodyOf = (slip: Slip) => ({ ...slip, reason: t('correct.reason') });
  const foresee = async (slip: Slip): Promise<void> => {
    setForeseen(null);
    const { current: looked } = choices;
    const preview = await look.send((sending) =>
      previewOf(
        club.POST('/v1/tournaments/{id}/pairings/{pid}/correction', {
          ...sending,
          params: { path, query: { dryRun: true } },
          body: bodyOf(slip),
        }),
      ),
    );
    // What was chosen while the answer was on its way is another slip.
    if (preview !== null && looked === choices.current) setForeseen({ slip, preview });
  };
  const correct = async ({ slip, preview }: Foreseeing): Promise<void> => {
    const done = await act.run((sending) =>
      answerOf(
        club.POST('/v1/tournaments/{id}/pairings/{pid}/correction', {
          ...seen(sending, preview.version),
          params: { path },
          body: bodyOf(slip),
        }),
      ),
    );
    if (done === null) return;
    setOpen(false);
    setForeseen(null);
  };
  const names = namesOf(pairing);
  return (
    <PairingLine pairing={pairing} hidden={hidden}>
      {isDirector() && (
        <>
          <button
            type="button"
            class="small beside"
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : t('correct.of', names)}
            onClick={() => {
              // Who cancels has read why it was refused.
              if (isOpen) for (const each of [look, act]) each.forget();
              setOpen(!isOpen);
            }}
          >
            {t(isOpen ? 'act.cancel' : 'correct.open')}
          </button>
          {isOpen && (
            <div class="below stack">
              <Report
                names={names}
                length={pairing.length}
                act={look}
                onSend={(slip) => void foresee(slip)}
                onChange={() => {
                  choices.current += 1;
                  setForeseen(null);
                  act.forget();
                }}
                sendText={t('correct.look')}
              />
              <Penalties pairing={pairing} />
              <Refusal problem={act.problem} />
              {foreseen !== null && (
                <>
                  <Foreseen affected={foreseen.preview.affected} />
                  <div class="wide">
                    <ActButton act={act} kind="danger" onAct={() => void correct(foreseen)}>
                      {t('correct.do')}
                    </ActButton>
                  </div>
                </>
              )}
            </div>
          )}
        </>
      )}
    </PairingLine>
  );
}
