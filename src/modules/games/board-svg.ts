import {
  type BySide,
  type Direction,
  POINTS,
  SIDES,
  type Side,
  opponent,
  pointAcross,
  variantOf,
} from '../../domain/index.js';
import type { CheckersView, GameView } from './game.view.js';

/** Sizes in pixels of the drawing's own frame. */
const COLUMN = 40;
const CHECKER = 17;
const BAR_WIDTH = 40;
const TRAY = 50;
const HALF = 6 * COLUMN;
const WIDTH = 2 * HALF + BAR_WIDTH + TRAY;
const HEIGHT = 480;
const EDGE = 24;
const SHOWN = 5;

const COLOURS: BySide<{ readonly fill: string; readonly text: string }> = {
  white: { fill: '#f7f3e8', text: '#222222' },
  black: { fill: '#2b2b2b', text: '#f7f3e8' },
};

/** The board of a game as SVG, drawn from one side's seat: its home board is at the bottom right. */
export function boardSvg(view: GameView, seat: Side): string {
  const { position } = view;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label(view)}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#c9b38c"/>`,
    `<rect x="${HALF}" width="${BAR_WIDTH}" height="${HEIGHT}" fill="#8a6d45"/>`,
    `<rect x="${WIDTH - TRAY}" width="${TRAY}" height="${HEIGHT}" fill="#8a6d45"/>`,
    ...Array.from({ length: POINTS }, (_, index) => pointSvg(index + 1)),
  ];
  if (position !== null) {
    const { direction } = variantOf(view.variant);
    for (const side of [seat, opponent(seat)]) parts.push(...sideSvg(position, side, { seat, direction }));
  }
  parts.push(cubeSvg(view, seat), ...diceSvg(view), '</svg>');
  return parts.join('\n');
}

function label(view: GameView): string {
  const pips = view.pips === null ? '' : `, pips ${view.pips.white} white, ${view.pips.black} black`;
  const roll = view.onRoll === null ? '' : `, ${view.onRoll} on roll`;
  const dice = view.dice === null ? '' : `, dice ${view.dice.join('-')}`;
  const beside = view.position === null ? '' : besideTheBoard(view.position);
  return `Game ${view.number}, ${view.phase}${roll}${dice}, cube ${view.cube.value}${pips}${beside}`;
}

/** Checkers that are not in play yet, and pinned ones, where there are any. */
function besideTheBoard(position: BySide<CheckersView>): string {
  return SIDES.map((side) => {
    const { reserve = 0, pinned = [] } = position[side];
    const waiting = reserve === 0 ? '' : `, ${reserve} ${side} in reserve`;
    return pinned.length === 0 ? waiting : `${waiting}, ${side} pinned on ${pinned.join(' and ')}`;
  }).join('');
}

/** The middle of a point, in the numbering of the seat: 1 at the bottom right, 24 at the top right. */
function columnOf(point: number): number {
  const fromRight = point <= 12 ? point - 1 : POINTS - point;
  const right = WIDTH - TRAY - COLUMN / 2 - fromRight * COLUMN;
  return fromRight < 6 ? right : right - BAR_WIDTH;
}

function pointSvg(point: number): string {
  const x = columnOf(point);
  const [base, tip, text] = point <= 12 ? [HEIGHT - EDGE, HEIGHT / 2 + 40, HEIGHT - 8] : [EDGE, HEIGHT / 2 - 40, 16];
  const fill = point % 2 === 0 ? '#a4492f' : '#e6d6b3';
  return (
    `<polygon points="${x - 19},${base} ${x + 19},${base} ${x},${tip}" fill="${fill}"/>` +
    `<text x="${x}" y="${text}" text-anchor="middle">${point}</text>`
  );
}

/** A side's checkers on points, bar, tray and in reserve; a checker that is pinned lies under those that pin it. */
function sideSvg(
  position: BySide<CheckersView>,
  side: Side,
  { seat, direction }: { readonly seat: Side; readonly direction: Direction },
): string[] {
  const checkers = position[side];
  const pinnedUnder = position[opponent(side)].pinned ?? [];
  const parts = checkers.points.flatMap((count, index) => {
    const across = pointAcross(direction, index + 1);
    const point = side === seat ? index + 1 : across;
    const up = point <= 12 ? -1 : 1;
    const base = point <= 12 ? HEIGHT - EDGE - CHECKER : EDGE + CHECKER;
    const start = pinnedUnder.includes(across) ? base + up * 2 * CHECKER : base;
    return stackSvg(columnOf(point), start, up, count, side);
  });
  const middle = HALF + BAR_WIDTH / 2;
  const towards = side === seat ? 1 : -1;
  parts.push(...stackSvg(middle, HEIGHT / 2 + towards * 60, towards, checkers.bar, side));
  if (checkers.off > 0) parts.push(countSvg(checkers.off, side, side === seat ? HEIGHT - 70 : 50));
  const reserve = checkers.reserve ?? 0;
  // Dashed, so that nobody takes it for checkers borne off.
  if (reserve > 0) parts.push(countSvg(reserve, side, HEIGHT / 2 + towards * 60, ' stroke-dasharray="4 2"'));
  return parts;
}

/** A number of checkers in the tray. */
function countSvg(count: number, side: Side, y: number, stroke = ''): string {
  const { fill, text } = COLOURS[side];
  return (
    `<rect x="${WIDTH - TRAY + 8}" y="${y - 18}" width="34" height="24" rx="4" fill="${fill}" stroke="#555555"${stroke}/>` +
    `<text x="${WIDTH - TRAY / 2}" y="${y}" text-anchor="middle" fill="${text}">${count}</text>`
  );
}

/** Up to five checkers; the number of a higher stack stands on the last of them. */
function stackSvg(x: number, start: number, direction: number, count: number, side: Side): string[] {
  const { fill, text } = COLOURS[side];
  const shown = Math.min(count, SHOWN);
  const parts = Array.from({ length: shown }, (_, index) => {
    const y = start + direction * index * 2 * CHECKER;
    return `<circle cx="${x}" cy="${y}" r="${CHECKER}" fill="${fill}" stroke="#555555"/>`;
  });
  if (count > SHOWN) {
    const y = start + direction * (SHOWN - 1) * 2 * CHECKER + 4;
    parts.push(`<text x="${x}" y="${y}" text-anchor="middle" fill="${text}">${count}</text>`);
  }
  return parts;
}

function cubeSvg({ cube }: GameView, seat: Side): string {
  const value = cube.offered?.value ?? cube.value;
  const y = cube.owner === null ? HEIGHT / 2 : cube.owner === seat ? HEIGHT - 36 : 36;
  const x = HALF + BAR_WIDTH / 2;
  return (
    `<rect x="${x - 15}" y="${y - 15}" width="30" height="30" rx="5" fill="#ffffff" stroke="#333333"/>` +
    `<text x="${x}" y="${y + 5}" text-anchor="middle">${value}</text>`
  );
}

function diceSvg({ dice }: GameView): string[] {
  return (dice ?? []).map((die, index) => {
    const x = WIDTH - TRAY - HALF / 2 + (index === 0 ? -34 : 6);
    return (
      `<rect x="${x}" y="${HEIGHT / 2 - 14}" width="28" height="28" rx="6" fill="#ffffff" stroke="#333333"/>` +
      `<text x="${x + 14}" y="${HEIGHT / 2 + 5}" text-anchor="middle">${die}</text>`
    );
  });
}
