/** Others qualify for a stage that has begun, by a result that is corrected: the director says what becomes of that stage. */
import type { ClubProblem } from '../../../../client/src/index.js';
import { inText } from '../../parts/said.js';
import { t } from '../../texts/index.js';
import { useDesk } from '../desk.js';

const CHOICES = ['replace', 'redraw', 'keep'] as const;
export type NextStage = (typeof CHOICES)[number];

interface Others {
  readonly comingIn: readonly string[];
  readonly goingOut: readonly string[];
}

/** Who would qualify instead of whom, by the ids of the players; null where something else was refused. */
export function othersIn(problem: ClubProblem | null): Others | null {
  return problem?.document.code === 'tournament.next-stage-begun' ? problem.document.params : null;
}

interface WhatBecomesProps {
  readonly others: Others;
  readonly chosen: NextStage | null;
  readonly onChoose: (choice: NextStage) => void;
}

export function WhatBecomes({ others: { comingIn, goingOut }, chosen, onChoose }: WhatBecomesProps) {
  const { entries } = useDesk().tournament;
  const named = (ids: readonly string[]): string =>
    entries.flatMap(({ playerId, name }) => (ids.includes(playerId) ? [inText(name)] : [])).join(', ');
  return (
    <fieldset class="notice stack">
      <legend>{t('next-stage.ask')}</legend>
      <p role="status">{t('next-stage.begun')}</p>
      <ul class="bullets">
        {comingIn.length > 0 && <li>{t('next-stage.in', { names: named(comingIn) })}</li>}
        {goingOut.length > 0 && <li>{t('next-stage.out', { names: named(goingOut) })}</li>}
      </ul>
      <div class="row">
        {CHOICES.map((choice) => (
          <button key={choice} type="button" aria-pressed={chosen === choice} onClick={() => onChoose(choice)}>
            {t(`next-stage.${choice}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
