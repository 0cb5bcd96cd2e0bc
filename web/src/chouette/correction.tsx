/** The correction of a game of a chouette. */
import { useState } from 'preact/hooks';
import { useAct } from '../act.js';
import { inText } from '../parts/said.js';
import { t } from '../texts/index.js';
import { type Sheet, enteredIn } from './entered.js';
import { Entry, KINDS, OUTCOMES } from './entry.js';
import { Newcomers } from './newcomers.js';
import { type Chouette, type Game, corrected, gameIn, isAsSeen, nameIn } from './seen.js';

interface CorrectionProps {
  readonly chouette: Chouette;
  readonly reload: () => Promise<void>;
  /** The game as the reader saw it when the form was opened. */
  readonly opened: Game;
  readonly box: string | null;
  /** Who may have come while it was played. */
  readonly arrivals: readonly string[];
  readonly onDone: () => void;
}

/** The form keeps what the reader has seen of the game: it is sent only where that still stands. */
export default function Correction({ chouette, opened, box, arrivals, reload, onDone }: CorrectionProps) {
  const act = useAct();
  const [seen, setSeen] = useState(opened);
  const [entered, setEntered] = useState(() => enteredIn(opened.result, chouette));
  const [out, setOut] = useState<Readonly<Record<string, boolean>>>({});
  const { id, number, result } = seen;
  const now = gameIn(chouette, id);
  // What is on its way from here, or done, is no news.
  const news = act.state !== 'idle' || now === undefined || isAsSeen(now, seen) ? null : now;
  const { cubes = [], newcomers: left = [] } = result ?? {};
  const line = [...new Set([...cubes.map(({ playerId }) => playerId), ...left])];
  // The captain was there when the game began.
  const newcomers = line
    .slice(1)
    .filter((playerId) => arrivals.includes(playerId))
    .map((playerId) => ({
      playerId,
      name: nameIn(chouette, playerId),
      isOut: out[playerId] ?? left.includes(playerId),
    }));
  const isIn = (member: string): boolean => newcomers.every(({ playerId, isOut }) => playerId !== member || !isOut);
  const members = line.filter(isIn).map((playerId) => ({ playerId, name: nameIn(chouette, playerId) }));
  const send = async (sheet: Sheet): Promise<void> => {
    const stayOut = newcomers.flatMap(({ playerId, isOut }) => (isOut ? [playerId] : []));
    const whole = newcomers.length === 0 ? sheet : { ...sheet, newcomers: stayOut };
    const stands = (table: Chouette): boolean => isAsSeen(gameIn(table, id), seen);
    const correction = { gameId: id, result: whole, reason: t('chouette.corrected-reason'), stands };
    const isDone = await act.send((sending) => corrected(chouette, correction, sending));
    if (isDone === null) return;
    if (isDone) onDone();
    await reload();
    if (!isDone) act.forget();
  };
  const goOn = (withNews: Game, begins: boolean): void => {
    act.forget();
    setSeen(withNews);
    if (!begins) return;
    setOut({});
    setEntered(enteredIn(withNews.result, chouette));
  };
  return (
    <div class="stack" data-subject={id}>
      <h3>{t('chouette.correct', { number })}</h3>
      <div role="status">
        {news !== null && (
          <p class="notice">
            {news.result === null ? t('chouette.undone-meanwhile', { number }) : newsOf(chouette, news)}
          </p>
        )}
      </div>
      {news !== null && (
        <div class="row">
          {news.result === null ? (
            <button type="button" onClick={onDone}>
              {t('state.read')}
            </button>
          ) : (
            <>
              <button type="button" onClick={() => goOn(news, true)}>
                {t('chouette.take-news')}
              </button>
              <button type="button" onClick={() => goOn(news, false)}>
                {t('chouette.keep-mine')}
              </button>
            </>
          )}
        </div>
      )}
      <Entry
        entered={entered}
        terms={chouette}
        box={{ playerId: box, name: nameIn(chouette, box) }}
        members={members}
        act={act}
        disabled={news !== null}
        sendText={t('chouette.correct', { number })}
        onEnter={setEntered}
        onSend={(sheet) => void send(sheet)}
      >
        <Newcomers
          people={newcomers}
          onSay={(playerId, isOut) => {
            act.forget();
            setOut({ ...out, [playerId]: isOut });
          }}
        />
      </Entry>
    </div>
  );
}

/** How the game ended by what another has written meanwhile. */
function newsOf(chouette: Chouette, { number, result }: Game): string {
  const { board = null, cubes = [] } = result ?? {};
  const ended = board === null ? [] : [`${t(`chouette.${board.winner}`)}: ${t(KINDS[board.kind])}`];
  const pairs = cubes.map(({ playerId, outcome, value }) => {
    const word = outcome === 'member-dropped' || outcome === 'box-dropped' ? ` (${t(OUTCOMES[outcome])})` : '';
    return `${inText(nameIn(chouette, playerId))} × ${value}${word}`;
  });
  return t('chouette.corrected-meanwhile', { number, result: [...ended, ...pairs].join(', ') });
}
