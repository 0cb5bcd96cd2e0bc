/** What a side may do now, as buttons: only what the service lists. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import type { Act } from '../act.js';
import { Acting } from './acting.js';
import type { HalfPlay } from '../board/half-play.js';
import { type Side, opponentOf } from '../board/view.js';
import { club } from '../session.js';
import { type Word, t } from '../texts/index.js';
import { levelText } from './moment.js';

export type Game = Schemas['GameDto'];
export type GameAction = Schemas['GameAction'];

/** An action as a button makes it. */
interface Sent {
  readonly type: string;
  readonly [fact: string]: unknown;
}

/** Sends one action of a side. */
export function sendAction(act: Act, game: Game, action: GameAction): Promise<unknown> {
  return act.send(({ headers }) =>
    answerOf(
      club.POST('/v1/games/{id}/actions', { params: { path: { id: game.id } }, headers, body: action as never }),
    ),
  );
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
const MAIN = ['take', 'accept-resignation', 'commit'];

interface ActionsProps {
  readonly game: Game;
  readonly side: Side;
  readonly act: Act;
  readonly play: HalfPlay | null;
  readonly onPlay: (play: HalfPlay | null) => void;
}

export function Actions({ game, side, act, play, onPlay }: ActionsProps) {
  const may: readonly string[] = game.actionsBySide[side];
  const isBusy = act.state === 'sending' || act.state === 'waiting';
  // A throw for the start is of both sides.
  const send = (action: Sent): void =>
    void sendAction(act, game, (action.type === 'opening-roll' ? action : { side, ...action }) as GameAction);
  const throws = game.diceMode === 'recorded';
  return (
    <div class="stack board-actions" aria-busy={isBusy}>
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
      {may.includes('opening-roll') && throws && (
        <Throw
          first={t('board.white')}
          second={t('board.black')}
          isBusy={isBusy}
          send={([white, black]) =>
            send({
              type: 'opening-roll',
              dice: { white, black },
              ...(game.openingThrow === null ? {} : { throw: game.openingThrow }),
            })
          }
        />
      )}
      {may.includes('roll') && throws && (
        <Throw
          first={t('act.first-die')}
          second={t('act.second-die')}
          isBusy={isBusy}
          send={(dice) => send({ type: 'roll', dice })}
        />
      )}
      {may.includes('name-doublet') && (
        <Numbers label={t('act.name-doublet')} isBusy={isBusy} choose={(die) => send({ type: 'name-doublet', die })} />
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
      <Acting act={act} />
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

const FACES = [1, 2, 3, 4, 5, 6];

function Numbers({
  label,
  isBusy,
  chosen = null,
  choose,
}: {
  label: string;
  isBusy: boolean;
  chosen?: number | null;
  choose: (face: number) => void;
}) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="numbers">
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            disabled={isBusy}
            aria-pressed={chosen === face}
            onClick={() => choose(face)}
          >
            {face}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A throw of two dice that fell on a real board: the second number sends it. */
function Throw({
  first,
  second,
  isBusy,
  send,
}: {
  first: string;
  second: string;
  isBusy: boolean;
  send: (dice: readonly [number, number]) => void;
}) {
  const [one, setOne] = useState<number | null>(null);
  return (
    <div class="stack">
      <Numbers label={first} isBusy={isBusy} chosen={one} choose={setOne} />
      <Numbers
        label={second}
        isBusy={isBusy || one === null}
        choose={(face) => {
          if (one === null) return;
          send([one, face]);
          setOne(null);
        }}
      />
    </div>
  );
}
