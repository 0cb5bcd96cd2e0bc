/** What was entered wrongly at the board, and how it is put right. */
import type { Act } from '../act.js';
import type { Side } from '../board/view.js';
import { Asked } from '../parts/form/yes.js';
import { t } from '../texts/index.js';
import type { Game } from './actions.js';
import type { Sent } from './numbers.js';

interface MendProps {
  readonly game: Game;
  /** Those for whom the reader writes. */
  readonly sides: readonly Side[];
  readonly act: Act;
  /** Answers whether it is done. */
  readonly send: (action: Sent) => Promise<boolean>;
}

export default function Mend({ game, sides, act, send }: MendProps) {
  const isStaff = sides.length === 2;
  const thrower = sides.find((side) => side === game.onRoll && game.actionsBySide[side].includes('play'));
  // A match that became void has cut its game off.
  const isCutOff = game.result?.by === 'settlement' && game.result.winner === null;
  if (isCutOff || game.diceMode !== 'recorded' || !(isStaff || thrower !== undefined)) return null;
  return (
    <details>
      <summary>{t('mend.question')}</summary>
      <div class="stack">
        {thrower !== undefined && (
          <button
            type="button"
            disabled={act.isBusy}
            onClick={() => void send({ type: 'void-roll', reason: 'other', side: thrower })}
          >
            {t('mend.dice')}
          </button>
        )}
        {isStaff && (
          <Asked
            act={act}
            question={t('mend.last')}
            means={t('mend.last-means')}
            yes={t('mend.last-yes')}
            no={t('act.cancel')}
            onYes={() => send({ type: 'take-back' })}
          />
        )}
      </div>
    </details>
  );
}
