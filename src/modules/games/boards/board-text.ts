import { type Checkers, POINTS, type Side, opponent } from '../../../domain/index.js';
import { type DrawnGame, type SeenPoint, caption, cubeText, peopleLines, seenPoints } from './seen-board.js';

/** White's and Black's checkers, and how a pinned one is written. */
const CHECKERS = { white: 'O', black: 'X' } as const;
const PINNED = { white: 'o', black: 'x' } as const;

const HEIGHT = 5;
const EMPTY: SeenPoint = { pinned: null, owner: null, count: 0 };

/**
 * The board of a game as plain text, drawn from one side's seat: its home board is at the bottom right. Five checkers fit
 * on a point; on the last of a higher stack stands their number.
 */
export function boardText(view: DrawnGame, seat: Side): string {
  const { position } = view;
  const lines = [caption(view), ''];
  if (position === null) return [...lines, 'Only the result of this game is known.', ''].join('\n');
  const people = peopleLines(view);
  const other = opponent(seat);
  const points = seenPoints(position, seat, view.variant);
  const half = (from: number, step: 1 | -1): readonly SeenPoint[] =>
    Array.from({ length: POINTS / 2 }, (_, index) => points[from - 1 + step * index] ?? EMPTY);
  const rows = Array.from({ length: HEIGHT }, (_, index) => index);
  // On the bar they stand from the middle outwards.
  const bar = (side: Side, row: number): string => stacked(side, position[side].bar, HEIGHT - 1 - row, HEIGHT);
  const top = rows.map((row) => boardRow(half(13, 1), row, bar(other, row)));
  const bottom = rows.map((row) => boardRow(half(12, -1), row, bar(seat, row))).toReversed();
  const beside = [sideText(view, other), trayText(view, other)];
  const below = [trayText(view, seat), sideText(view, seat)];
  lines.push(
    '+13-14-15-16-17-18------19-20-21-22-23-24-+',
    ...top.map((row, index) => `${row} ${beside[index] ?? ''}`.trimEnd()),
    `|${' '.repeat(18)}|BAR|${' '.repeat(18)}| ${middleText(view)}`,
    ...bottom.map((row, index) => `${row} ${below[index - (HEIGHT - below.length)] ?? ''}`.trimEnd()),
    '+12-11-10--9--8--7-------6--5--4--3--2--1-+',
    '',
    ...(people.length === 0 ? [] : [...people, '']),
  );
  return lines.join('\n');
}

/** The row so many checkers away from the edge, over twelve points from the left, with the bar between them. */
function boardRow(points: readonly SeenPoint[], row: number, bar: string): string {
  const cells = points.map((point) => cellOf(point, row));
  return `|${cells.slice(0, 6).join('')}|${centred(bar)}|${cells.slice(6).join('')}|`;
}

function cellOf({ pinned, owner, count }: SeenPoint, row: number): string {
  if (pinned !== null && row === 0) return centred(PINNED[pinned]);
  const place = pinned === null ? row : row - 1;
  const room = pinned === null ? HEIGHT : HEIGHT - 1;
  return centred(owner === null ? '' : stacked(owner, count, place, room));
}

/** What stands at a place of a stack that has room for so many; the last place tells the number of a higher one. */
function stacked(side: Side, count: number, place: number, room: number): string {
  if (place >= count) return '';
  return place === room - 1 && count > room ? String(count) : CHECKERS[side];
}

function centred(text: string): string {
  return text.length > 1 ? text.padStart(3) : ` ${text.padEnd(2)}`;
}

function sideText({ pips, onRoll }: DrawnGame, side: Side): string {
  const count = pips === null ? '' : `, pips ${pips[side]}`;
  return `${CHECKERS[side]} ${side}${onRoll === side ? ' on roll' : ''}${count}`;
}

function trayText({ position }: DrawnGame, side: Side): string {
  if (position === null) return '';
  const { off, reserve = 0 }: Checkers = position[side];
  const waiting = reserve === 0 ? [] : [`${reserve} in reserve`];
  return [...waiting, `${off} off`].join(', ');
}

function middleText(view: DrawnGame): string {
  const { cube, dice } = view;
  const offered = cube === null || cube.offered === null ? '' : `, offered at ${cube.offered.value}`;
  const roll = dice === null ? '' : `, dice ${dice.join('-')}`;
  return `${cubeText(view)}${offered}${roll}`;
}
