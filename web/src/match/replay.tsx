/** Every position of a game, by arrow keys, buttons or its list of turns. */
import './replay.css';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { Board } from '../board/Board.js';
import type { Side } from '../board/view.js';
import { Shown } from '../parts/shown.js';
import { club } from '../session.js';
import { type Word, t } from '../texts/index.js';
import { useView } from '../view.js';
import type { Game } from './actions.js';
import type { Names } from './moment.js';

type Turn = Omit<Schemas['TurnDto'], 'dice'> & { readonly dice: readonly number[] | null };

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Each act of the cube in the words of its button. */
const CUBE_ACTS: Readonly<Record<NonNullable<Turn['cube']>[number]['type'], Word>> = {
  double: 'act.double',
  take: 'act.take',
  drop: 'act.drop',
  beaver: 'act.beaver',
  raccoon: 'act.raccoon',
  otter: 'act.otter',
};

function turnText({ side, dice, play, cube }: Turn, names: Names): string {
  const turned = (cube ?? []).map(({ type, value }) => `${t(CUBE_ACTS[type])} ${value},`);
  const moved = dice === null ? t('replay.skipped') : `${dice.join('')}: ${play ?? '…'}`;
  return [`${names[side]}:`, ...turned, moved].join(' ');
}

interface ReplayProps {
  readonly game: Game;
  readonly seat: Side;
  readonly names: Names;
}

export function Replay({ game, seat, names }: ReplayProps) {
  const params = { params: { path: { id: game.id } } };
  const turns = useView(`turns ${game.id} ${game.version}`, [], () =>
    answerOf(club.GET('/v1/games/{id}/turns', params)),
  );
  return <Shown view={turns}>{({ items }) => <Moments game={game} seat={seat} names={names} turns={items} />}</Shown>;
}

function Moments({ game, seat, names, turns }: ReplayProps & { readonly turns: readonly Turn[] }) {
  const whole = turns.filter(({ play, dice }) => play !== null || dice === null).length;
  const [wanted, setWanted] = useState<number>(whole);
  const at = Math.min(Math.max(0, wanted), whole);
  // Before the moment is on the screen: a key that is pressed at once counts from there.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const step = KEYS[event.key];
      if (step === undefined || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      setWanted((present) => Math.min(Math.max(0, step(Math.min(present, whole), whole)), whole));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [whole]);
  const moment = useView(`moment ${game.id} ${at}`, [], () =>
    answerOf(club.GET('/v1/games/{id}/positions/{turn}', { params: { path: { id: game.id, turn: at } } })),
  );
  const [last, setLast] = useState(moment.data);
  useEffect(() => {
    if (moment.data !== null) setLast(moment.data);
  }, [moment.data]);
  const turn = turns[at - 1];
  const label = at === 0 || turn === undefined ? t('replay.start') : turnText(turn, names);
  const shown = moment.data ?? last;
  return (
    <div class="stack">
      <p class="moment" role="status">
        {t('replay.at', { at, of: whole, turn: label })}
      </p>
      {shown !== null && (
        <Board
          position={shown.position}
          variant={game.variant}
          seat={seat}
          label={label}
          dice={turn?.dice ?? null}
          onRoll={turn?.side ?? null}
          cube={shown.cube === null ? null : { ...shown.cube, offered: null }}
        />
      )}
      <div class="row replay">
        <button
          type="button"
          class="grow"
          disabled={at === 0}
          onClick={() => setWanted(0)}
          aria-label={t('replay.first')}
        >
          ❙◀
        </button>
        <button
          type="button"
          class="grow"
          disabled={at === 0}
          onClick={() => setWanted(at - 1)}
          aria-label={t('replay.back')}
        >
          ◀
        </button>
        <button
          type="button"
          class="grow"
          disabled={at === whole}
          onClick={() => setWanted(at + 1)}
          aria-label={t('replay.on')}
        >
          ▶
        </button>
        <button
          type="button"
          class="grow"
          disabled={at === whole}
          onClick={() => setWanted(whole)}
          aria-label={t('replay.last')}
        >
          ▶❙
        </button>
      </div>
      <ol class="turns">
        {turns.map((each, index) => (
          <li key={each.number}>
            <button type="button" class="plain" aria-current={index + 1 === at} onClick={() => setWanted(index + 1)}>
              {turnText(each, names)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
