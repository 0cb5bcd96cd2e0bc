/** The board: drawn from one seat, to look at or to play on. */
import './board.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Word, t } from '../texts/index.js';
import type { From, HalfPlay, To } from './half-play.js';
import {
  BAR_WIDTH,
  BAR_X,
  COLUMN,
  EDGE,
  HEIGHT,
  type Place,
  type PlacedChecker,
  RADIUS,
  TRAY,
  TRAY_X,
  WIDTH,
  columnOf,
  followed,
  isBottom,
  laidOut,
} from './layout.js';
import {
  type BoardFacts,
  type Position,
  type SeenPoint,
  type Side,
  opponentOf,
  pointAcross,
  seenPoints,
} from './view.js';

/** The cube as it lies on the table; `offered` while a double awaits its answer. */
export interface ShownCube {
  readonly value: number;
  readonly owner: Side | null;
  readonly offered: { readonly value: number; readonly by: Side } | null;
}

interface BoardProps {
  readonly position: Position;
  readonly facts: BoardFacts;
  /** Whose home board is at the bottom right. */
  readonly seat: Side;
  /** The moment of the game in words, for readers who do not see the picture. */
  readonly label: string;
  readonly dice: readonly number[] | null;
  readonly onRoll: Side | null;
  /** Null where no cube is used, or each member of a team has one. */
  readonly cube: ShownCube | null;
  /** The reader's own play while it is made. */
  readonly play?: HalfPlay | null;
  readonly onPlay?: (play: HalfPlay) => void;
}

export function Board({ position, facts, seat, label, dice, onRoll, cube, play = null, onPlay }: BoardProps) {
  const shown = play?.position ?? position;
  const touch = useTouch(play, onPlay);
  // A play has the numbers of the side that makes it, from whichever seat it is looked at.
  const across = play !== null && play.side !== seat;
  const numberOf = (point: number): number => (across ? pointAcross(facts, point) : point);
  return (
    <svg class="board" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={label} {...touch.svg}>
      <rect class="board-wood" width={WIDTH} height={HEIGHT} rx="8" />
      <rect class="board-felt" x="0" y="4" width={6 * COLUMN} height={HEIGHT - 8} />
      <rect class="board-felt" x={6 * COLUMN + BAR_WIDTH} y="4" width={6 * COLUMN} height={HEIGHT - 8} />
      <rect class="board-tray" x={WIDTH - TRAY + 6} y="10" width={TRAY - 12} height={HEIGHT - 20} rx="5" />
      {seenPoints(shown, seat, facts).map((point, index) => (
        <PointPlace key={index} at={index + 1} number={numberOf(index + 1)} point={point} touch={touch} />
      ))}
      <BesidePlace place="bar" position={shown} seat={seat} touch={touch} />
      <BesidePlace place="off" position={shown} seat={seat} touch={touch} />
      {hasReserve(shown) && <BesidePlace place="rsv" position={shown} seat={seat} touch={touch} />}
      <Checkers position={shown} seat={seat} facts={facts} />
      <Targets touch={touch} numberOf={numberOf} />
      {cube !== null && facts.cube === 'allowed' && <Cube cube={cube} seat={seat} />}
      {dice !== null && <Dice dice={dice} side={onRoll} seat={seat} play={play} onPlay={onPlay} />}
    </svg>
  );
}

function hasReserve({ white, black }: Position): boolean {
  return (white.reserve ?? 0) + (black.reserve ?? 0) > 0;
}

/** What a finger, a mouse or the keyboard has chosen, and what a touch of a place does. */
interface Touch {
  /** The place of the chosen checker, where it can go. */
  readonly chosen: Place | null;
  readonly targets: readonly Place[];
  readonly canMove: (place: Place) => boolean;
  readonly choose: (place: Place | null) => void;
  readonly tap: (place: Place) => void;
  readonly svg: object;
}

/** A tap moves a checker by the first die; a checker drawn to a target goes there; a tap on an empty point makes it. */
function useTouch(play: HalfPlay | null, onPlay?: (play: HalfPlay) => void): Touch {
  const [chosen, choose] = useState<Place | null>(null);
  const begun = useRef<Place | null>(null);
  useEffect(() => choose(null), [play]);
  const sources = play?.sources ?? [];
  const canMove = (place: Place): boolean => sources.includes(place as From);
  const targets = play !== null && chosen !== null && canMove(chosen) ? play.targetsOf(chosen as From) : null;

  function tap(place: Place): void {
    if (play === null || onPlay === undefined) return;
    const next =
      place === 'off' ? play.next.filter(({ to }) => to === 'off') : play.next.filter(({ from }) => from === place);
    const [first] = next;
    if (first !== undefined) onPlay(play.with([first]));
    else if (chosen !== null && targets?.has(place as To) === true) onPlay(play.with(targets.get(place as To) ?? []));
    else if (typeof place === 'number') {
      const making = play.makingPoint(place);
      if (making !== null) onPlay(play.with(making));
    }
  }

  function drop(place: Place): void {
    const way =
      begun.current === null || play === null ? undefined : play.targetsOf(begun.current as From).get(place as To);
    if (way !== undefined && play !== null) onPlay?.(play.with(way));
  }

  const svg =
    play === null
      ? {}
      : {
          onPointerDown: (event: PointerEvent) => {
            const place = placeAt(event.target);
            begun.current = place !== null && canMove(place) ? place : null;
            choose(begun.current);
          },
          onPointerUp: (event: PointerEvent) => {
            const place = placeAt(document.elementFromPoint(event.clientX, event.clientY));
            if (place !== null && place !== begun.current) drop(place);
          },
        };
  return { chosen, targets: [...(targets?.keys() ?? [])], canMove, choose, tap, svg };
}

function placeAt(target: EventTarget | null): Place | null {
  const name = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : null;
  if (name === null || name === undefined) return null;
  return name === 'bar' || name === 'off' || name === 'rsv' ? name : Number(name);
}

/** What makes an element of the drawing a button, where it can be used, and a picture with a name elsewhere. */
function button(place: Place, name: string, { canMove, choose, tap }: Touch): object {
  const common = { 'data-place': String(place), 'aria-label': name };
  // The keyboard stays where it was when nothing can go from there any more.
  if (!canMove(place)) return { ...common, role: 'img', tabindex: -1, onClick: () => tap(place) };
  return {
    ...common,
    role: 'button',
    tabindex: 0,
    class: 'movable',
    onClick: () => tap(place),
    onFocus: () => choose(place),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      tap(place);
    },
  };
}

function sideWord(side: Side): string {
  return t(side === 'white' ? 'board.white' : 'board.black');
}

function standing({ pinned, owner, count }: SeenPoint): string {
  const above = owner === null ? t('board.empty') : `${count} ${sideWord(owner)}`;
  return pinned === null ? above : t('board.pinned', { above, side: sideWord(pinned) });
}

interface PointProps {
  /** Where it lies, in the numbers of the seat. */
  readonly at: number;
  readonly number: number;
  readonly point: SeenPoint;
  readonly touch: Touch;
}

function PointPlace({ at: place, number, point, touch }: PointProps) {
  const x = columnOf(place);
  const [base, tip, text] = isBottom(place)
    ? [HEIGHT - EDGE, HEIGHT / 2 + 36, HEIGHT - 6]
    : [EDGE, HEIGHT / 2 - 36, 15];
  const top = isBottom(place) ? HEIGHT / 2 : 0;
  return (
    <g {...button(number, t('board.point', { number, standing: standing(point) }), touch)}>
      <rect class="board-hit" x={x - COLUMN / 2} y={top} width={COLUMN} height={HEIGHT / 2} />
      <polygon
        class={place % 2 === 0 ? 'board-point' : 'board-point odd'}
        points={`${x - 19},${base} ${x + 19},${base} ${x},${tip}`}
      />
      <text class="board-number" x={x} y={text}>
        {number}
      </text>
    </g>
  );
}

const BESIDE: Readonly<Record<'bar' | 'off' | 'rsv', Word>> = {
  bar: 'board.bar',
  off: 'board.off',
  rsv: 'board.reserve',
};

function BesidePlace({
  place,
  position,
  seat,
  touch,
}: {
  place: 'bar' | 'off' | 'rsv';
  position: Position;
  seat: Side;
  touch: Touch;
}) {
  const count = (side: Side): number => position[side][place === 'rsv' ? 'reserve' : place] ?? 0;
  const [white, black] = [count('white'), count('black')];
  const other = opponentOf(seat);
  const x = place === 'bar' ? BAR_X - BAR_WIDTH / 2 : TRAY_X - TRAY / 2;
  const [y, height] = place === 'rsv' ? [HEIGHT / 2, HEIGHT / 4] : [0, HEIGHT];
  return (
    <g {...button(place, t(BESIDE[place], { white, black }), touch)}>
      <rect class="board-hit" x={x} y={y} width={place === 'bar' ? BAR_WIDTH : TRAY} height={height} />
      {place === 'off' &&
        [seat, other].map((side) => (
          <text key={side} class="board-count" x={TRAY_X} y={side === seat ? HEIGHT - 6 : 15}>
            {count(side) === 0 ? '' : count(side)}
          </text>
        ))}
    </g>
  );
}

/** All checkers; one that has moved since the last drawing is seen to go. */
function Checkers({ position, seat, facts }: { position: Position; seat: Side; facts: BoardFacts }) {
  const last = useRef<readonly PlacedChecker[]>([]);
  const { checkers, numbers } = useMemo(() => laidOut(position, seat, facts), [position, seat, facts]);
  const placed = useMemo(() => followed(last.current, checkers), [checkers]);
  useEffect(() => {
    last.current = placed;
  }, [placed]);
  const inOrder = [...placed].sort((one, other) => (one.id < other.id ? -1 : 1));
  return (
    <g aria-hidden="true" class="board-checkers">
      {inOrder.map(({ id, side, place, x, y }) =>
        place === 'off' ? (
          <rect key={id} class={`checker ${side}`} x="-14" y="-4" width="28" height="8" rx="2" style={at(x, y)} />
        ) : (
          <circle
            key={id}
            class={`checker ${side} ${place === 'rsv' ? 'waiting' : ''}`}
            r={RADIUS - 1}
            style={at(x, y)}
          />
        ),
      )}
      {numbers.map(({ x, y, side, count }) => (
        <text key={`${x} ${y}`} class={`board-stack ${side}`} x={x} y={y + 5}>
          {count}
        </text>
      ))}
    </g>
  );
}

function at(x: number, y: number): { transform: string } {
  return { transform: `translate(${x}px, ${y}px)` };
}

/** `numberOf` leads from the numbers of the mover to those of the seat as well as back. */
function Targets({ touch: { targets }, numberOf }: { touch: Touch; numberOf: (point: number) => number }) {
  return (
    <g aria-hidden="true" class="board-targets">
      {targets.map((target) => {
        const place = typeof target === 'number' ? numberOf(target) : target;
        const [x, y] =
          typeof place === 'number'
            ? [columnOf(place), isBottom(place) ? HEIGHT / 2 + 44 : HEIGHT / 2 - 44]
            : [TRAY_X, HEIGHT / 2 + 20];
        return <circle key={String(target)} cx={x} cy={y} r="8" />;
      })}
    </g>
  );
}

function Cube({ cube: { value, owner, offered }, seat }: { cube: ShownCube; seat: Side }) {
  const side = offered === null ? owner : opponentOf(offered.by);
  const y = side === null ? HEIGHT / 2 : side === seat ? HEIGHT - 34 : 34;
  const shown = offered?.value ?? value;
  const name =
    offered !== null
      ? t('board.cube.offered', { value: shown, side: sideWord(offered.by) })
      : owner === null
        ? t('board.cube.middle', { value: shown })
        : t('board.cube.owned', { value: shown, side: sideWord(owner) });
  return (
    <g role="img" aria-label={name} class={offered === null ? 'board-cube' : 'board-cube offered'} style={at(BAR_X, y)}>
      <rect x="-17" y="-17" width="34" height="34" rx="6" />
      <text y="7">{value === 1 && offered === null ? 64 : shown}</text>
    </g>
  );
}

type Pip = readonly [number, number];

/** The places of pips on a die, in thirds of its width from the middle. */
const MIDDLE: readonly Pip[] = [[0, 0]];
const FALLING: readonly Pip[] = [
  [-1, -1],
  [1, 1],
];
const CORNERS: readonly Pip[] = [...FALLING, [-1, 1], [1, -1]];
const PIPS = [
  [],
  MIDDLE,
  FALLING,
  [...FALLING, ...MIDDLE],
  CORNERS,
  [...CORNERS, ...MIDDLE],
  [...CORNERS, [-1, 0], [1, 0]],
] as const;

interface DiceProps {
  readonly dice: readonly number[];
  readonly side: Side | null;
  readonly seat: Side;
  readonly play: HalfPlay | null;
  readonly onPlay: ((play: HalfPlay) => void) | undefined;
}

function Dice({ dice, side, seat, play, onPlay }: DiceProps) {
  const isDoublet = dice[0] === dice[1];
  const [left, moved] = [play?.dice ?? dice, play?.moves.map(({ die }) => die) ?? []];
  const ordered = isDoublet ? dice : [...moved, ...left];
  // Of a doublet, each of the two dice stands for half of the moves.
  const used = isDoublet
    ? [moved.length * 2 >= moved.length + left.length, left.length === 0]
    : ordered.map((_, index) => index < moved.length);
  const canTurn = play !== null && onPlay !== undefined && left.length === 2 && !isDoublet;
  // The dice of the side at the bottom lie on the right half, those of the other side on the left.
  const x = side === null || side === seat ? 9 * COLUMN + BAR_WIDTH : 3 * COLUMN;
  const name = t('board.dice', { dice: ordered.join(' '), side: side === null ? '' : sideWord(side) });
  const turn = (): void => {
    if (play !== null) onPlay?.(play.turned());
  };
  return (
    <g
      class={`board-dice ${side ?? 'white'}`}
      aria-label={canTurn ? t('board.dice.turn', { dice: ordered.join(' ') }) : name}
      {...(canTurn
        ? {
            role: 'button',
            tabindex: 0,
            onClick: turn,
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              turn();
            },
          }
        : { role: 'img', tabindex: -1 })}
    >
      {canTurn && <rect class="board-hit" x={x - 54} y={HEIGHT / 2 - 34} width="108" height="68" />}
      {ordered.map((die, index) => (
        <g
          key={index}
          class={play !== null && used[index] === true ? 'die used' : 'die'}
          style={at(x + (index === 0 ? -24 : 24), HEIGHT / 2)}
        >
          <rect x="-19" y="-19" width="38" height="38" rx="8" />
          {(PIPS[die] ?? []).map(([across, down]) => (
            <circle key={`${across}${down}`} cx={across * 10} cy={down * 10} r="3.6" />
          ))}
        </g>
      ))}
    </g>
  );
}
