/** A result that was written wrongly: what is right, what that changes, do it. */
import { useState } from 'preact/hooks';
import { ActButton } from '../act.js';
import { PairingLine } from '../parts/pairing-line.js';
import { Report, type Slip } from '../parts/report.js';
import { namesOf } from '../parts/said.js';
import { club, isDirector } from '../session.js';
import { t } from '../texts/index.js';
import type { Pairing } from '../tournament.js';
import { useDesk } from './desk.js';
import { useForeseenAct } from './foreseen-act.js';
import { Foreseen } from './foreseen.js';
import { Penalties } from './penalty.js';

interface CorrectionProps {
  readonly pairing: Pairing;
  readonly hidden: boolean;
}

export function Correction({ pairing, hidden }: CorrectionProps) {
  const { tournament } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const path = { id: tournament.id, pid: pairing.id };
  const { foreseen, ...correction } = useForeseenAct<Slip>((slip, sending, query) =>
    club.POST('/v1/tournaments/{id}/pairings/{pid}/correction', {
      ...sending,
      params: { path, query },
      body: { ...slip, reason: t('correct.reason') },
    }),
  );
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
              // Who cancels has read why it was refused, and gives up what was foreseen.
              if (isOpen) correction.forget();
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
                act={correction.looking}
                onSend={(slip) => void correction.look(slip)}
                onChange={correction.forget}
                sendText={t('correct.look')}
              />
              <Penalties pairing={pairing} />
              {foreseen !== null && (
                <>
                  <Foreseen {...foreseen} />
                  <div class="wide">
                    <ActButton
                      act={correction.doing}
                      kind="danger"
                      onAct={() => void correction.go().then((isDone) => isDone && setOpen(false))}
                    >
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
