/** The last game taken back: two touches, the wish and the confirmation that names the game. */
import { useState } from 'preact/hooks';
import { useAct } from '../act.js';
import { Asked } from '../parts/form/yes.js';
import { t } from '../texts/index.js';
import { type Chouette, type Game, corrected, gameIn, lastGame } from './seen.js';

interface UndoProps {
  readonly chouette: Chouette;
  readonly reload: () => Promise<void>;
}

/** The question keeps the game of which it was asked: a Yes undoes that one or none. */
export default function UndoLast({ chouette, reload }: UndoProps) {
  const act = useAct(reload);
  const [asked, setAsked] = useState<Game | null>(null);
  const last = lastGame(chouette);
  const game = asked ?? last;
  if (game === null) return null;
  const { id, number } = game;
  const forget = (): void => {
    act.forget();
    setAsked(null);
  };
  // What is on its way from here, or done, is no news.
  if (asked !== null && act.state === 'idle' && last?.id !== id) {
    const isUndone = gameIn(chouette, id)?.status === 'undone';
    const said = isUndone ? 'chouette.undone-already' : 'chouette.undo-overtaken';
    return (
      <div class="notice stack" data-subject="undo">
        <p role="status">{t(said, { number, last: last?.number ?? 0 })}</p>
        <button type="button" onClick={forget}>
          {t('state.read')}
        </button>
      </div>
    );
  }
  const undo = async (): Promise<boolean> => {
    const stands = (now: Chouette): boolean => lastGame(now)?.id === id;
    const undone = { gameId: id, result: null, reason: t('chouette.undone-reason'), stands };
    const isDone = await act.send((sending) => corrected(chouette, undone, sending));
    if (isDone === null) return false;
    // Done: the next question is about another game. Overtaken: the page says so.
    if (isDone) setAsked(null);
    else act.forget();
    return isDone;
  };
  return (
    <div class="stack" data-subject="undo">
      <Asked
        act={act}
        question={t('chouette.undo', { number })}
        means={t('chouette.undo-sure', { number })}
        yes={t('chouette.undo-yes')}
        no={t('chouette.undo-no')}
        onAsked={(isAsked) => {
          act.forget();
          setAsked(isAsked ? last : null);
        }}
        onYes={undo}
      />
    </div>
  );
}
