/** The result of a game without its moves, as it is entered: who has won, how, and the cube. */
import type { Schemas } from '../../../client/src/index.js';
import { type Side, opponentOf } from '../board/view.js';
import { Check } from '../parts/form/check.js';
import { Choice } from '../parts/form/choice.js';
import { t } from '../texts/index.js';

type Match = Schemas['MatchDto'];
export type Told = Schemas['ReportedGameDto'];
export type Level = Match['levels'][number];

/** `never`: the game counts for nothing. */
export type Winner = Side | 'never';

export interface Entered {
  readonly winner: Winner | null;
  /** A kind, or the number of checkers left where the variant counts these. */
  readonly level: Level | null;
  readonly cube: number;
  /** Whether a player turned the cube, and not only equal opening dice. */
  readonly turned: boolean;
}

export const NOTHING: Entered = { winner: null, level: null, cube: 1, turned: true };
const CUBES = [1, 2, 4, 8, 16, 32, 64];

/** Whether it matters who turned the cube: by the Jacoby rule more than a single game counts only where a player did (R80, R82). */
function asksWhoTurned({ rules }: Match, { level, cube }: Entered): boolean {
  return 'jacoby' in rules && rules.jacoby && rules.automaticDoubles !== 0 && cube > 1 && level !== 'single';
}

/** What is sent; undefined as long as something has to be said. */
export function told(entered: Entered, match: Match): Told | null | undefined {
  const { winner, level, cube, turned } = entered;
  if (winner === 'never') return null;
  if (winner === null || level === null) return undefined;
  const byWhom = asksWhoTurned(match, entered) ? { turned } : {};
  return { winner, cube, ...byWhom, ...(typeof level === 'number' ? { points: level } : { kind: level }) };
}

interface GameResultProps {
  readonly match: Match;
  readonly entered: Entered;
  readonly winners: readonly Winner[];
  readonly disabled: boolean;
  readonly onEnter: (more: Partial<Entered>) => void;
}

export function GameResult({ match, entered, winners, disabled, onEnter }: GameResultProps) {
  const { board, levels } = match;
  const { winner, level, cube, turned } = entered;
  const names = { white: match.white.name, black: match.black.name };
  const countsCheckers = levels.some((each) => typeof each === 'number');
  return (
    <fieldset class="stack" disabled={disabled}>
      <Choice
        legend={t('report.who-won')}
        of={winners}
        chosen={winner}
        onChoose={(one) => onEnter({ winner: one })}
        textOf={(one) => (one === 'never' ? t('game.never') : names[one])}
      />
      {winner !== null && winner !== 'never' && (
        <>
          <Choice
            legend={countsCheckers ? t('game.left', { name: names[opponentOf(winner)] }) : t('game.kind')}
            of={levels}
            chosen={level}
            onChoose={(one) => onEnter({ level: one })}
            textOf={(one) => (typeof one === 'number' ? String(one) : t(`level.${one}`))}
            kind={countsCheckers ? 'numbers' : 'two'}
          />
          {(countsCheckers || board.cube === 'allowed') && (
            <Choice
              legend={t('game.cube')}
              of={CUBES.includes(cube) ? CUBES : [...CUBES, cube]}
              chosen={cube}
              onChoose={(one) => onEnter({ cube: one })}
              textOf={String}
              kind="numbers"
            />
          )}
          {asksWhoTurned(match, entered) && (
            <Check label={t('game.turned')} checked={turned} onChange={(is) => onEnter({ turned: is })} />
          )}
        </>
      )}
    </fieldset>
  );
}
