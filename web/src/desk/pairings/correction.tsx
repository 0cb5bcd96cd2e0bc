/** A result that was written wrongly: what is right, what that changes, do it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Act, ActButton } from '../../act.js';
import { flightAndPart } from '../../parts/matches/part.js';
import { PairingLine } from '../../parts/matches/pairing-line.js';
import { Report, type Slip } from '../../parts/matches/report.js';
import { namesOf } from '../../parts/said.js';
import { club, isDirector } from '../../session.js';
import { t } from '../../texts/index.js';
import { type Pairing, kindOf } from '../../tournament.js';
import { useDesk } from '../desk.js';
import { useForeseenAct } from '../foreseen/foreseen-act.js';
import { Foreseen } from '../foreseen/foreseen.js';
import { type NextStage, WhatBecomes, othersIn } from './next-stage.js';
import { Penalties, PenaltyLines } from './penalty.js';
import { WrongLength } from '../unfolded.js';

/** What is right, and what becomes of a next stage in which others would play. */
type Corrected = Slip & { readonly nextStage?: NextStage };

interface AskedStage {
  readonly others: NonNullable<ReturnType<typeof othersIn>>;
  readonly chosen: NextStage;
}

/** The act without the refusal that is asked about in words of its own. */
function withoutOthers(act: Act): Act {
  return othersIn(act.problem) === null ? act : { ...act, problem: null };
}

interface CorrectionProps {
  readonly pairing: Pairing;
  readonly hidden: boolean;
  /** Whether the director has come for it from elsewhere. */
  readonly isMeant: boolean;
  /** Told when it is open. */
  readonly onCome: () => void;
}

export function Correction({ pairing, hidden, isMeant, onCome }: CorrectionProps) {
  const { tournament } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isMeant) return;
    setOpen(true);
    onCome();
    button.current?.focus();
    button.current?.scrollIntoView({ block: 'center' });
  }, [isMeant]);
  const [slip, setSlip] = useState<Slip | null>(null);
  const path = { id: tournament.id, pid: pairing.id };
  const { foreseen, ...correction } = useForeseenAct<Corrected>((corrected, sending, query) =>
    club.POST('/v1/tournaments/{id}/pairings/{pid}/correction', {
      ...sending,
      params: { path, query },
      body: { ...corrected, reason: t('correct.reason') },
    }),
  );
  const [stage, setStage] = useState<AskedStage | null>(null);
  // The stage can have begun also behind the look.
  const others = othersIn(correction.looking.problem) ?? othersIn(correction.doing.problem) ?? stage?.others ?? null;
  const forget = (): void => {
    setStage(null);
    correction.forget();
  };
  const look = (wanted: Slip): void => {
    setStage(null);
    setSlip(wanted);
    void correction.look(wanted);
  };
  const choose = (nextStage: NextStage): void => {
    if (slip === null || others === null) return;
    setStage({ others, chosen: nextStage });
    void correction.look({ ...slip, nextStage });
  };
  const names = namesOf(pairing);
  return (
    <PairingLine
      pairing={pairing}
      hidden={hidden}
      where={
        kindOf(tournament, pairing.stage) === 'ladder'
          ? null
          : t('foreseen.round', { flight: flightAndPart(pairing, tournament.format.kind), round: pairing.round })
      }
    >
      {isDirector() && (
        <>
          <button
            ref={button}
            type="button"
            class="small beside"
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : t('correct.of', names)}
            onClick={() => {
              // Who cancels has read why it was refused, and gives up what was foreseen.
              if (isOpen) forget();
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
                act={withoutOthers(correction.looking)}
                onSend={look}
                onChange={forget}
                sendText={t('correct.look')}
              />
              {others !== null && <WhatBecomes others={others} chosen={stage?.chosen ?? null} onChoose={choose} />}
              <Penalties pairing={pairing} />
              {foreseen !== null && (
                <>
                  <Foreseen {...foreseen} />
                  <div class="wide">
                    <ActButton
                      act={withoutOthers(correction.doing)}
                      kind="danger"
                      onAct={() => void correction.go().then((isDone) => isDone && setOpen(false))}
                    >
                      {t('correct.do')}
                    </ActButton>
                  </div>
                </>
              )}
              <WrongLength pairing={pairing} onDone={() => setOpen(false)} />
            </div>
          )}
        </>
      )}
      {!isOpen && <PenaltyLines pairing={pairing} />}
    </PairingLine>
  );
}
