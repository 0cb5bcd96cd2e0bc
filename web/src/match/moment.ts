/** The moment of a game in words. */
import type { Schemas } from '../../../client/src/index.js';
import type { Side } from '../board/view.js';
import { t } from '../texts/index.js';

type Game = Schemas['GameDto'];

/** The people at the board. */
export type Names = Readonly<Record<Side, string>>;

export function levelText(as: NonNullable<Game['resignation']>['as'] = 'single'): string | number {
  return typeof as === 'number' ? as : t(`level.${as}`);
}

/** How a game was won, where its points alone do not say it: `Gammon, by resignation`; empty for a single game that was played out. */
export function wayText({ kind, by }: Pick<Schemas['GameResultDto'], 'kind' | 'by'>): string {
  const level = kind === null || kind === 'single' ? [] : [levelText(kind)];
  const way =
    by === 'drop' || by === 'resignation' ? [t(`way.${by}`)] : by === 'time' || by === 'forfeit' ? [t(`by.${by}`)] : [];
  return [...level, ...way].join(', ');
}

/** What the cube is turned by, from the double on; further turns are otters. */
const TURNS = ['double', 'beaver', 'raccoon', 'otter'] as const;

function answerText({ value, offered }: Game['cube'], side: string): string {
  const turn = TURNS[offered?.turns ?? 0] ?? 'otter';
  const facts = { side, value: offered?.value ?? value };
  return turn === 'double'
    ? t('moment.answer-double', facts)
    : t('moment.answer-turn', { ...facts, turn: t(`act.${turn}`) });
}

/** Who has won a finished game and how much. */
export function wonText({ result }: Pick<Game, 'result'>, names: Names): string {
  if (result === null) return t('moment.annulled');
  // As in a game that was open when its match became void.
  if (result.winner === null) return t('moment.drawn');
  const side = names[result.winner];
  // The match was decided otherwise, by a concession for example, while the game was open.
  return result.points === 0 ? t('match.won', { name: side }) : t('moment.finished', { side, points: result.points });
}

export function momentText(game: Game, names: Names): string {
  const { phase, dice, cube, resignation, result } = game;
  const sideText = (side: Side | null): string => (side === null ? '' : names[side]);
  const [onRoll, toAct] = [sideText(game.onRoll), sideText(game.toAct)];
  switch (phase) {
    case 'opening':
      return t((game.openingThrow ?? 1) > 1 ? 'moment.opening-again' : 'moment.opening');
    case 'roll-or-double':
      return t('moment.roll-or-double', { side: onRoll });
    case 'roll':
      return t('moment.roll', { side: onRoll });
    case 'play':
      return t('moment.play', { side: onRoll, dice: (dice ?? []).join('-') });
    case 'name-doublet':
      return t('moment.name-doublet', { side: onRoll });
    case 'answer-double':
      return answerText(cube, toAct);
    case 'answer-resignation':
      return t('moment.answer-resignation', { side: toAct, level: levelText(resignation?.as) });
    case 'finished':
      return [wonText(game, names), result === null || result.points === 0 ? '' : wayText(result)]
        .filter(Boolean)
        .join(': ');
  }
}
