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

export function momentText(game: Game, names: Names): string {
  const { phase, dice, cube, resignation, result } = game;
  const sideText = (side: Side | null): string => (side === null ? '' : names[side]);
  const [onRoll, toAct] = [sideText(game.onRoll), sideText(game.toAct)];
  switch (phase) {
    case 'opening':
      return t('moment.opening');
    case 'roll-or-double':
      return t('moment.roll-or-double', { side: onRoll });
    case 'roll':
      return t('moment.roll', { side: onRoll });
    case 'play':
      return t('moment.play', { side: onRoll, dice: (dice ?? []).join('-') });
    case 'name-doublet':
      return t('moment.name-doublet', { side: onRoll });
    case 'answer-double':
      return t('moment.answer-double', { side: toAct, value: cube.offered?.value ?? cube.value });
    case 'answer-resignation':
      return t('moment.answer-resignation', { side: toAct, level: levelText(resignation?.as) });
    case 'finished':
      if (result === null) return t('moment.annulled');
      // The match was decided otherwise, by a concession for example, while the game was open.
      return result.points === 0
        ? t('match.won', { name: sideText(result.winner) })
        : t('moment.finished', { side: sideText(result.winner), points: result.points });
  }
}
