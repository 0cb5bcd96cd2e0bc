/** The correction of a game of a chouette: what is right, what that changes, do it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ForeseenLines } from '../parts/form/foreseen-lines.js';
import { useForeseeing } from '../parts/form/foreseeing.js';
import { Yes } from '../parts/form/yes.js';
import { club } from '../session.js';
import { t } from './correction-words.js';
import { type Sheet, enteredIn } from './entered.js';
import { Entry } from './entry.js';
import { type Change, agreedIn, endOf, linesOf } from './foreseen-correction.js';
import { Newcomers } from './newcomers.js';
import { type Chouette, type Game, gameIn, isAsSeen, nameIn } from './seen.js';

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

interface MeanwhileProps extends Pick<CorrectionProps, 'chouette'> {
  readonly number: number;
  /** The game as another one has changed it; null: it stands as the reader saw it. */
  readonly news: Game | null;
  readonly onLeave: () => void;
  /** `begins`: with what the game says now, and not with what the reader has entered. */
  readonly onGoOn: (news: Game, begins: boolean) => void;
}

/** What has become of the game while the form was open, and what the reader does about it. */
function Meanwhile({ chouette, number, news, onLeave, onGoOn }: MeanwhileProps) {
  const result = news?.result ?? null;
  return (
    <>
      <div role="status">
        {news !== null && (
          <p class="notice">
            {result === null
              ? t('chouette.undone-meanwhile', { number })
              : t('chouette.corrected-meanwhile', { number, result: endOf(chouette, result) })}
          </p>
        )}
      </div>
      {news !== null && (
        <div class="row">
          {result === null ? (
            <button type="button" onClick={onLeave}>
              {t('state.read')}
            </button>
          ) : (
            <>
              <button type="button" onClick={() => onGoOn(news, true)}>
                {t('chouette.take-news')}
              </button>
              <button type="button" onClick={() => onGoOn(news, false)}>
                {t('chouette.keep-mine')}
              </button>
            </>
          )}
        </div>
      )}
    </>
  );
}

/** The form keeps what the reader has seen of the game: it is sent only where that still stands. */
export default function Correction({ chouette, opened, box, arrivals, reload, onDone }: CorrectionProps) {
  const [seen, setSeen] = useState(opened);
  const [entered, setEntered] = useState(() => enteredIn(opened.result, chouette));
  const [isSent, setSent] = useState(false);
  const [out, setOut] = useState<Readonly<Record<string, boolean>>>({});
  const { id, number, result } = seen;
  const { foreseen, looking, doing, look, go, forget } = useForeseeing<Sheet, Change>(
    { version: chouette.version, reload, linesOf: (affected) => agreedIn(affected, chouette, id) },
    (sheet, sending, query) =>
      club.POST('/v1/chouettes/{id}/games/{gameId}/correction', {
        ...sending,
        params: { path: { id: chouette.id, gameId: id }, query },
        body: { result: sheet, reason: t('chouette.corrected-reason') },
      }),
  );
  const now = gameIn(chouette, id);
  // What is on its way from here, or done, is no news.
  const news = isSent || now === undefined || isAsSeen(now, seen) ? null : now;
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
  const whole = (sheet: Sheet): Sheet => {
    const stayOut = newcomers.flatMap(({ playerId, isOut }) => (isOut ? [playerId] : []));
    return newcomers.length === 0 ? sheet : { ...sheet, newcomers: stayOut };
  };
  const send = async (): Promise<void> => {
    setSent(true);
    if (await go()) onDone();
    else setSent(false);
  };
  const goOn = (withNews: Game, begins: boolean): void => {
    forget();
    setSeen(withNews);
    if (!begins) return;
    setOut({});
    setEntered(enteredIn(withNews.result, chouette));
  };
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands below all games of the evening: on a phone the touch that opens it would seem to do nothing.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  const isLeft = useRef(false);
  // Behind a No the button that has asked has the focus again.
  const asking = (button: HTMLButtonElement | null): void => {
    if (isLeft.current) button?.focus();
    isLeft.current = false;
  };
  const lines = foreseen === null ? [] : linesOf(foreseen.affected, chouette, id);
  const isLast = chouette.games.every((game) => game.number <= number || game.status !== 'finished');
  return (
    <div class="stack" data-subject={id}>
      <h3 ref={heading} tabIndex={-1}>
        {t('chouette.correct', { number })}
      </h3>
      <Meanwhile chouette={chouette} number={number} news={news} onLeave={onDone} onGoOn={goOn} />
      <Entry
        entered={entered}
        terms={chouette}
        box={{ playerId: box, name: nameIn(chouette, box) }}
        members={members}
        act={foreseen === null ? looking : doing}
        disabled={news !== null}
        sendText={t('correct.look')}
        onEnter={(more) => {
          forget();
          setEntered(more);
        }}
        onSend={(sheet) => void look(whole(sheet))}
        sendMore={{ ref: asking }}
        answer={
          news === null &&
          lines.length > 0 && (
            <>
              <ForeseenLines lines={lines} isNews={foreseen?.isNews === true} />
              <p>
                {!isLast && `${t('chouette.later-stay')} `}
                {t('chouette.correct-sure', { number })}
              </p>
              <div class="two">
                <Yes act={doing} isElsewhere onAct={() => void send()}>
                  {t('chouette.correct-yes')}
                </Yes>
                <button
                  type="button"
                  disabled={doing.isBusy}
                  onClick={() => {
                    isLeft.current = true;
                    forget();
                  }}
                >
                  {t('chouette.undo-no')}
                </button>
              </div>
            </>
          )
        }
      >
        <Newcomers
          people={newcomers}
          onSay={(playerId, isOut) => {
            forget();
            setOut({ ...out, [playerId]: isOut });
          }}
        />
        <p role="status">{foreseen !== null && lines.length === 0 && t('chouette.same-result')}</p>
      </Entry>
    </div>
  );
}
