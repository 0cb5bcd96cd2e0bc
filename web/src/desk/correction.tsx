/** A result that was written wrongly: what is right, what that changes, do it. */
import { useRef, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton, Refusal, useAct } from '../act.js';
import { PairingLine } from '../parts/pairing-line.js';
import { Report, type Slip } from '../parts/report.js';
import { namesOf } from '../parts/said.js';
import { club, isDirector } from '../session.js';
import { t } from '../texts/index.js';
import type { Pairing } from '../tournament.js';
import { seen, useDesk, useDeskAct } from './desk.js';
import { Foreseen } from './foreseen.js';
import { Penalties } from './penalty.js';

interface Preview {
  readonly slip: Slip;
  readonly affected: readonly Schemas['TournamentAffected'][];
  /** The version that was looked at. */
  readonly version: number;
}

interface CorrectionProps {
  readonly pairing: Pairing;
  readonly hidden: boolean;
}

export function Correction({ pairing, hidden }: CorrectionProps) {
  const { tournament } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [look, act] = [useAct(), useDeskAct()];
  const choices = useRef(0);
  const path = { id: tournament.id, pid: pairing.id };
  const bodyOf = (slip: Slip) => ({ ...slip, reason: t('correct.reason') });
  const foresee = async (slip: Slip): Promise<void> => {
    setPreview(null);
    const { version } = tournament;
    const { current: looked } = choices;
    const answer = await look.send((sending) =>
      answerOf(
        club.POST('/v1/tournaments/{id}/pairings/{pid}/correction', {
          ...sending,
          params: { path, query: { dryRun: true } },
          body: bodyOf(slip),
        }),
      ),
    );
    // What was chosen while the answer was on its way is another slip.
    if (answer !== null && looked === choices.current) setPreview({ slip, affected: answer.affected, version });
  };
  const correct = async ({ slip, version }: Preview): Promise<void> => {
    const done = await act.run((sending) =>
      answerOf(
        club.POST('/v1/tournaments/{id}/pairings/{pid}/correction', {
          ...seen(sending, version),
          params: { path },
          body: bodyOf(slip),
        }),
      ),
    );
    if (done === null) return;
    setOpen(false);
    setPreview(null);
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
                  setPreview(null);
                  act.forget();
                }}
                sendText={t('correct.look')}
              />
              <Penalties pairing={pairing} />
              <Refusal problem={act.problem} />
              {preview !== null && (
                <>
                  <Foreseen affected={preview.affected} />
                  <div class="wide">
                    <ActButton act={act} kind="danger" onAct={() => void correct(preview)}>
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
