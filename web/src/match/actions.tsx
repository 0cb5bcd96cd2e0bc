/** What a side may do now, as buttons: only what the service lists. */
import { useState } from 'preact/hooks';
import { ClubProblem, type Schemas, answerOf } from '../../../client/src/index.js';
import type { Act } from '../act.js';
import { useKeptPlace } from './kept-place.js';
import type { HalfPlay } from '../board/half-play.js';
import { type Side, opponentOf } from '../board/view.js';
import { Loaded } from '../parts/page/loaded.js';
import { club } from '../session.js';
import { type Word, t, withWords } from '../texts/index.js';
import { type Names, levelText } from './moment.js';
import type { Sent } from './numbers.js';

export type Game = Schemas['GameDto'];

/** What both players may do, as two who touch it at once: for the second one it is done, too, where it is refused for one of the codes. */
export async function unlessDone<T>(answer: Promise<T>, ...codes: readonly string[]): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ClubProblem && codes.includes(error.code)) return null;
    throw error;
  }
}

/** Sends what a side does, and answers whether it is done. */
export function senderOf(act: Act, { id, openingThrow }: Game, side: Side): (action: Sent) => Promise<boolean> {
  return async (action) => {
    const isStart = action.type === 'opening-roll';
    // A throw for the start is of both sides; under its number one after a tie that both ask for at once is one.
    const whose = isStart ? openingThrow !== null && { throw: openingThrow } : { side };
    const done = await act.send(async ({ headers }) => {
      const body = { ...whose, ...action } as never;
      await unlessDone(
        answerOf(club.POST('/v1/games/{id}/actions', { params: { path: { id } }, headers, body })),
        // Two who enter what has fallen see the dice on the board.
        ...(isStart ? ['series.changed', 'game.wrong-phase'] : []),
      );
      return true;
    });
    return done === true;
  };
}

/** Buttons with one tap and no more to say. */
const PLAIN: Readonly<Partial<Record<string, Word>>> = {
  double: 'act.double',
  skip: 'act.skip',
  take: 'act.take',
  drop: 'act.drop',
  beaver: 'act.beaver',
  raccoon: 'act.raccoon',
  otter: 'act.otter',
  commit: 'act.commit',
  'lay-back': 'act.lay-back',
  'accept-resignation': 'act.accept-resignation',
  'refuse-resignation': 'act.refuse-resignation',
  'withdraw-resignation': 'act.withdraw-resignation',
};
// Needed only where the dice are real ones, or are named.
const loadNumbers = withWords(['beside'], () => import('./numbers.js'));

const MAIN = ['take', 'accept-resignation', 'commit'];

interface ActionsProps {
  readonly game: Game;
  readonly side: Side;
  readonly act: Act;
  readonly play: HalfPlay | null;
  readonly onPlay: (play: HalfPlay | null) => void;
  readonly names: Names;
  readonly send: (action: Sent) => Promise<boolean>;
}

export function Actions({ game, side, act, play, onPlay, names, send: sent }: ActionsProps) {
  const may: readonly string[] = game.actionsBySide[side];
  const { isBusy } = act;
  const send = (action: Sent): void => void sent(action);
  const throws = game.diceMode === 'recorded';
  return (
    <div {...useKeptPlace()} class="stack board-actions" aria-busy={isBusy}>
      {may.includes('play') && play !== null && <PlayActions play={play} onPlay={onPlay} isBusy={isBusy} send={send} />}
      <div class="row">
        {may.includes('opening-roll') && !throws && (
          <button type="button" class="main grow" disabled={isBusy} onClick={() => send({ type: 'opening-roll' })}>
            {t('act.opening-roll')}
          </button>
        )}
        {may.includes('roll') && !throws && (
          <button type="button" class="main grow" disabled={isBusy} onClick={() => send({ type: 'roll' })}>
            {t('act.roll')}
          </button>
        )}
        {Object.entries(PLAIN).map(([type, word]) =>
          word !== undefined && may.includes(type) ? (
            <button
              key={type}
              type="button"
              class={MAIN.includes(type) ? 'main grow' : 'grow'}
              disabled={isBusy}
              onClick={() => send({ type })}
            >
              {t(word)}
            </button>
          ) : null,
        )}
      </div>
      {game.clock?.expired === opponentOf(side) && (
        <button type="button" disabled={isBusy} onClick={() => send({ type: 'claim-time' })}>
          {t('act.claim-time')}
        </button>
      )}
      {((throws && (may.includes('opening-roll') || may.includes('roll'))) || may.includes('name-doublet')) && (
        <Loaded load={loadNumbers} given={{ may, names, isBusy, send }} />
      )}
      {may.includes('resign') && (
        <details>
          <summary>{t('act.resign')}</summary>
          <div class="row">
            {game.resignAs?.[side].map((as) => (
              <button
                key={as}
                type="button"
                class="danger"
                disabled={isBusy}
                onClick={() => send({ type: 'resign', as })}
              >
                {levelText(as)}
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

interface PlayActionsProps {
  readonly play: HalfPlay;
  readonly onPlay: (play: HalfPlay | null) => void;
  readonly isBusy: boolean;
  readonly send: (action: Sent) => void;
}

/** The play that is being made, as text and with its buttons; or typed. */
function PlayActions({ play, onPlay, isBusy, send }: PlayActionsProps) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <p class="board-play" aria-live="polite">
        {play.moves.length === 0 ? t('play.hint') : play.moves.map(({ from, to }) => `${from}/${to}`).join(' ')}
      </p>
      <div class="row">
        <button type="button" disabled={isBusy || play.moves.length === 0} onClick={() => onPlay(play.undone())}>
          {t('play.undo')}
        </button>
        <button
          type="button"
          class="main grow"
          disabled={isBusy || !play.isWhole}
          onClick={() => send({ type: 'play', moves: play.moves })}
        >
          {t('play.done')}
        </button>
      </div>
      <details>
        <summary>{t('play.typed')}</summary>
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'play', play: typed });
          }}
        >
          <label class="grow">
            {t('play.notation')}
            <input
              value={typed}
              placeholder="8/5 6/5"
              autocomplete="off"
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </label>
          <button type="submit" disabled={isBusy}>
            {t('play.done')}
          </button>
        </form>
      </details>
    </>
  );
}
