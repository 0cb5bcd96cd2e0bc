/** The entry of a result: who won, the loser's points, send. Three touches. */
import { useState } from 'preact/hooks';
import { type Act, ActButton } from '../../act.js';
import { t } from '../../texts/index.js';
import type { Pairing } from '../../tournament.js';
import { resultOf, winnerOf } from './of-pairing.js';
import { namesOf } from '../said.js';
import { Name } from '../page/shown.js';

export type Side = 'white' | 'black';

/** How a match ends without its last point. */
export type Way = 'forfeit' | 'concession' | 'time';

/** What a slip says. */
export type Slip =
  | { readonly score: { readonly white: number; readonly black: number } }
  | { readonly winner: Side; readonly by: Way };

interface ReportProps {
  readonly names: Readonly<Record<Side, string>>;
  readonly length: number;
  readonly act: Act;
  readonly onSend: (slip: Slip) => void;
  readonly sendText?: string;
  /** Who has won, where that was touched before. */
  readonly winner?: Side | null;
  /** How the match may have ended otherwise, by who has won it; in all ways without it. */
  readonly waysOf?: (winner: Side) => readonly Way[];
  /** Told of each choice: what was shown of the slip as it was holds no longer. */
  readonly onChange?: () => void;
}

const OTHER = { white: 'black', black: 'white' } as const;
const WAYS: readonly Way[] = ['forfeit', 'concession', 'time'];
const allWays = (): readonly Way[] => WAYS;

function scoreOf(winner: Side, length: number, lost: number): Slip {
  return { score: { white: winner === 'white' ? length : lost, black: winner === 'black' ? length : lost } };
}

export function Report(props: ReportProps) {
  const { names, length, act, onSend, sendText, winner: given = null, waysOf = allWays, onChange } = props;
  const [winner, setWinner] = useState<Side | null>(given);
  const [lost, setLost] = useState<number | Way | null>(null);
  const whole: Slip | null =
    winner === null || lost === null
      ? null
      : typeof lost === 'number'
        ? scoreOf(winner, length, lost)
        : { winner, by: lost };
  const choose = (side: Side, rest: typeof lost): void => {
    setWinner(side);
    setLost(rest);
    (onChange ?? act.forget)();
  };
  const chooseWinner = (side: Side): void =>
    choose(side, typeof lost === 'string' && !waysOf(side).includes(lost) ? null : lost);
  return (
    <div class="stack report">
      {/* A slip on its way stays what it is; of one that is only looked at another can be chosen. */}
      <fieldset class="stack" disabled={act.isBusy && !onChange}>
        <fieldset class="stack">
          <legend>{t('report.who-won')}</legend>
          <div class="two">
            {(['white', 'black'] as const).map((side) => (
              <button
                key={side}
                type="button"
                class="plain named"
                aria-pressed={winner === side}
                onClick={() => chooseWinner(side)}
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
                <button
                  key={points}
                  type="button"
                  aria-pressed={lost === points}
                  onClick={() => choose(winner, points)}
                >
                  {points}
                </button>
              ))}
            </div>
            {waysOf(winner).length > 0 && (
              <details>
                <summary>{t('report.otherwise')}</summary>
                <div class="row">
                  {waysOf(winner).map((way) => (
                    <button key={way} type="button" aria-pressed={lost === way} onClick={() => choose(winner, way)}>
                      {t(`by.${way}`)}
                    </button>
                  ))}
                </div>
              </details>
            )}
          </fieldset>
        )}
      </fieldset>
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

/** The result of a pairing with the name of who has won: a score alone says it only beside both names. */
export function outcomeOf(pairing: Pairing): string {
  const { result } = pairing;
  const winner = winnerOf(pairing);
  if (result === null || winner === null) return resultOf(pairing);
  const { by, recorded } = result;
  const names = namesOf(pairing);
  return recorded !== null && (by === 'reported' || by === 'play')
    ? sayingOf({ score: recorded }, names)
    : t('report.won-by', { name: names[winner], how: resultOf(pairing) });
}
