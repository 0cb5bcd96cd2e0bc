/** The entry of a result: who won, the loser's points, send. Three touches. */
import { useState } from 'preact/hooks';
import { type Act, ActButton } from '../act.js';
import { t } from '../texts/index.js';
import { Name } from './shown.js';

export type Side = 'white' | 'black';

/** What a slip says. */
export type Slip =
  | { readonly score: { readonly white: number; readonly black: number } }
  | { readonly winner: Side; readonly by: 'forfeit' | 'concession' | 'time' };

interface ReportProps {
  readonly names: Readonly<Record<Side, string>>;
  readonly length: number;
  readonly act: Act;
  readonly onSend: (slip: Slip) => void;
  readonly sendText?: string;
  /** Who has won, where that was touched before. */
  readonly winner?: Side | null;
  /** Told of each choice: what was shown of the slip as it was holds no longer. */
  readonly onChange?: () => void;
}

const OTHER = { white: 'black', black: 'white' } as const;
const WAYS = ['forfeit', 'concession', 'time'] as const;

function scoreOf(winner: Side, length: number, lost: number): Slip {
  return { score: { white: winner === 'white' ? length : lost, black: winner === 'black' ? length : lost } };
}

export function Report({ names, length, act, onSend, sendText, winner: given = null, onChange }: ReportProps) {
  const [winner, setWinner] = useState<Side | null>(given);
  const [lost, setLost] = useState<number | (typeof WAYS)[number] | null>(null);
  const whole: Slip | null =
    winner === null || lost === null
      ? null
      : typeof lost === 'number'
        ? scoreOf(winner, length, lost)
        : { winner, by: lost };
  const choose = (side: Side, rest: typeof lost): void => {
    setWinner(side);
    setLost(rest);
    act.forget();
    onChange?.();
  };
  return (
    <div class="stack report">
      <fieldset class="stack">
        <legend>{t('report.who-won')}</legend>
        <div class="two">
          {(['white', 'black'] as const).map((side) => (
            <button
              key={side}
              type="button"
              class="plain named"
              aria-pressed={winner === side}
              onClick={() => choose(side, lost)}
            >
              <Name>{names[side]}</Name>
            </button>
          ))}
        </div>
      </fieldset>
      {winner !== null && (
        <fieldset class="stack">
          <legend>{t('report.points-of', { name: names[OTHER[winner]] })}</legend>
          <div class="numbers">
            {Array.from({ length }, (_, points) => (
              <button key={points} type="button" aria-pressed={lost === points} onClick={() => choose(winner, points)}>
                {points}
              </button>
            ))}
          </div>
          <details>
            <summary>{t('report.otherwise')}</summary>
            <div class="row">
              {WAYS.map((way) => (
                <button key={way} type="button" aria-pressed={lost === way} onClick={() => choose(winner, way)}>
                  {t(`by.${way}`)}
                </button>
              ))}
            </div>
          </details>
        </fieldset>
      )}
      {whole !== null && (
        <div class="wide">
          <ActButton act={act} onAct={() => onSend(whole)}>
            {sendText ?? t('report.send', { result: sayingOf(whole, names) })}
          </ActButton>
        </div>
      )}
    </div>
  );
}

/** The slip in a line, for a last look. */
export function sayingOf(slip: Slip, names: Readonly<Record<Side, string>>): string {
  if ('winner' in slip) return t('report.won-by', { name: names[slip.winner], how: t(`by.${slip.by}`) });
  const { white, black } = slip.score;
  const winner = white > black ? 'white' : 'black';
  return t('report.won', { name: names[winner], score: `${Math.max(white, black)} – ${Math.min(white, black)}` });
}
