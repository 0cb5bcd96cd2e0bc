/** Every position of the games of a match, by arrow keys, buttons or its list of turns. */
import './replay.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { Board } from '../board/Board.js';
import type { BoardFacts, Side } from '../board/view.js';
import { Shown } from '../parts/page/shown.js';
import { club } from '../session.js';
import { type Word, t } from '../texts/index.js';
import { useView } from '../view.js';
import type { Game } from './actions.js';
import { type Names, wonText } from './moment.js';

type Turn = Omit<Schemas['TurnDto'], 'dice'> & { readonly dice: readonly number[] | null };

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

interface Past {
  readonly game: Game;
  readonly turns: readonly Turn[];
  readonly ending: Schemas['TurnsDto']['ending'];
}

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

/** Ends of a game that neither its board nor its cube shows. */
const ENDS: Readonly<Partial<Record<NonNullable<Game['result']>['by'], Word>>> = {
  resignation: 'by.concession',
  time: 'by.time',
  forfeit: 'by.forfeit',
};

/** How a game ended: the double that was dropped, who won what, and why no more was played. */
function endText({ game, ending }: Pick<Past, 'game' | 'ending'>, names: Names): string {
  const { result } = game;
  const by = result === null ? undefined : ENDS[result.by];
  const level = result === null || result.winner === null ? null : result.kind;
  return [
    ...ending.map(({ side, type, value }) => `${names[side]}: ${t(CUBE_ACTS[type])} ${value}`),
    wonText(game, names),
    ...(level === null ? [] : [t(`level.${level}`)]),
    ...(by === undefined ? [] : [t(by)]),
  ].join(' · ');
}

interface SeenProps {
  readonly facts: BoardFacts;
  readonly seat: Side;
  readonly names: Names;
}

interface ReplayProps extends SeenProps {
  /** The game that the page shows. */
  readonly game: Game;
  /** All games of the match. */
  readonly games: readonly Pick<Schemas['GameEntryDto'], 'id' | 'number'>[];
}

async function pastOf(id: string): Promise<Past> {
  const params = { params: { path: { id } } };
  const [game, { items: turns, ending }] = await Promise.all([
    answerOf(club.GET('/v1/games/{id}', params)),
    answerOf(club.GET('/v1/games/{id}/turns', params)),
  ]);
  return { game: game as Game, turns, ending };
}

export function Replay({ facts, game: present, games, seat, names }: ReplayProps) {
  // Null: the game of the page, also where the next one has begun.
  const [chosen, setChosen] = useState<string | null>(null);
  const id = chosen ?? present.id;
  const view = useView(`past ${id}`, [], () => pastOf(id));
  // What is played meanwhile comes behind the moment that is looked at, which stays.
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current && id === present.id) void view.reload();
    isRead.current = true;
  }, [present.version]);
  return (
    <>
      {games.length > 1 && (
        <fieldset>
          <legend>{t('match.games')}</legend>
          <div class="row">
            {games.map((each) => (
              <button key={each.id} type="button" aria-pressed={each.id === id} onClick={() => setChosen(each.id)}>
                {each.number}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <Shown view={view}>
        {(past) =>
          past.game.position === null ? (
            <p class="moment" role="status">
              {endText(past, names)}
            </p>
          ) : (
            <Moments key={past.game.id} {...past} facts={facts} seat={seat} names={names} />
          )
        }
      </Shown>
    </>
  );
}

function Moments({ facts, game, seat, names, turns, ending }: SeenProps & Past) {
  const whole = turns.filter(({ play, dice }) => play !== null || dice === null).length;
  // Who stands at the end goes on with the game; any other moment stays while more is played.
  const [wanted, setWanted] = useState(Infinity);
  const at = Math.min(wanted, whole);
  const placeOf = (to: number): number => (to >= whole ? Infinity : Math.max(0, to));
  const goTo = (to: number): void => setWanted(placeOf(to));
  // Before the moment is on the screen: a key that is pressed at once counts from there.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const step = KEYS[event.key];
      if (step === undefined || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      setWanted((present) => placeOf(step(Math.min(present, whole), whole)));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [whole]);
  const moment = useView(`moment ${game.id} ${game.version} ${at}`, [], () =>
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
          facts={facts}
          seat={seat}
          label={label}
          dice={turn?.dice ?? null}
          onRoll={turn?.side ?? null}
          cube={shown.cube === null ? null : { ...shown.cube, offered: null }}
        />
      )}
      <div class="row replay">
        <button type="button" class="grow" disabled={at === 0} onClick={() => goTo(0)} aria-label={t('replay.first')}>
          ❙◀
        </button>
        <button
          type="button"
          class="grow"
          disabled={at === 0}
          onClick={() => goTo(at - 1)}
          aria-label={t('replay.back')}
        >
          ◀
        </button>
        <button
          type="button"
          class="grow"
          disabled={at === whole}
          onClick={() => goTo(at + 1)}
          aria-label={t('replay.on')}
        >
          ▶
        </button>
        <button
          type="button"
          class="grow"
          disabled={at === whole}
          onClick={() => goTo(whole)}
          aria-label={t('replay.last')}
        >
          ▶❙
        </button>
      </div>
      <ol class="turns">
        {turns.map((each, index) => (
          <li key={each.number}>
            <button type="button" class="plain" aria-current={index + 1 === at} onClick={() => goTo(index + 1)}>
              {turnText(each, names)}
            </button>
          </li>
        ))}
      </ol>
      {game.phase === 'finished' && <p>{endText({ game, ending }, names)}</p>}
    </div>
  );
}
