import { type BySide, type Checkers, POINTS, type Side, opponent } from '../../../domain/index.js';
import { escaped } from '../../../platform/http/answers/markup.js';
import { type DrawnGame, type SeenPoint, caption, peopleLines, seenPoints } from './seen-board.js';

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
/** A line of words below the board. */
const LINE = 20;

const COLOURS: BySide<{ readonly fill: string; readonly text: string }> = {
  white: { fill: '#f7f3e8', text: '#222222' },
  black: { fill: '#2b2b2b', text: '#f7f3e8' },
};

/** The board of a game as SVG, drawn from one side's seat: its home board is at the bottom right. */
export function boardSvg(view: DrawnGame, seat: Side): string {
  const { position } = view;
  const people = peopleLines(view);
  const height = HEIGHT + (people.length === 0 ? 0 : people.length * LINE + LINE / 2);
  const label = [caption(view), ...people].join('. ');
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#c9b38c"/>`,
    `<rect x="${HALF}" width="${BAR_WIDTH}" height="${HEIGHT}" fill="#8a6d45"/>`,
    `<rect x="${WIDTH - TRAY}" width="${TRAY}" height="${HEIGHT}" fill="#8a6d45"/>`,
    ...Array.from({ length: POINTS }, (_, index) => pointSvg(index + 1)),
  ];
  if (position !== null) {
    parts.push(...seenPoints(position, seat, view.variant).flatMap((point, index) => checkersSvg(point, index + 1)));
    for (const side of [seat, opponent(seat)]) parts.push(...besideSvg(position[side], side, seat));
  }
  parts.push(cubeSvg(view, seat), ...diceSvg(view), ...peopleSvg(people), '</svg>');
  return parts.join('\n');
}

/** Who plays, and the cubes that have no place on the board, below it. */
function peopleSvg(people: readonly string[]): readonly string[] {
  if (people.length === 0) return [];
  const paper = `<rect y="${HEIGHT}" width="${WIDTH}" height="${people.length * LINE + LINE / 2}" fill="#ffffff"/>`;
  return [
    paper,
    ...people.map((line, index) => `<text x="8" y="${HEIGHT + (index + 1) * LINE - 4}">${escaped(line)}</text>`),
  ];
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

/** What stands on a point of the seat's numbering; a pinned checker lies at the bottom. */
function checkersSvg({ pinned, owner, count }: SeenPoint, point: number): string[] {
  const up = point <= 12 ? -1 : 1;
  const start = point <= 12 ? HEIGHT - EDGE - CHECKER : EDGE + CHECKER;
  const x = columnOf(point);
  if (pinned === null) return owner === null ? [] : stackSvg(x, start, up, count, owner);
  const above = owner === null ? [] : stackSvg(x, start + up * 2 * CHECKER, up, count, owner, SHOWN - 1);
  return [...stackSvg(x, start, up, 1, pinned), ...above];
}

/** A side's checkers on the bar, in the tray and in reserve. */
function besideSvg({ bar, off, reserve = 0 }: Checkers, side: Side, seat: Side): string[] {
  const towards = side === seat ? 1 : -1;
  const inner = HEIGHT / 2 + towards * 60;
  return [
    ...stackSvg(HALF + BAR_WIDTH / 2, inner, towards, bar, side),
    ...(off === 0 ? [] : [countSvg(off, side, side === seat ? HEIGHT - 70 : 50)]),
    // Dashed, so that readers do not take it for checkers borne off.
    ...(reserve === 0 ? [] : [countSvg(reserve, side, inner, ' stroke-dasharray="4 2"')]),
  ];
}

/** A number of checkers in the tray. */
function countSvg(count: number, side: Side, y: number, stroke = ''): string {
  const { fill, text } = COLOURS[side];
  return (
    `<rect x="${WIDTH - TRAY + 8}" y="${y - 18}" width="34" height="24" rx="4" fill="${fill}" stroke="#555555"${stroke}/>` +
    `<text x="${WIDTH - TRAY / 2}" y="${y}" text-anchor="middle" fill="${text}">${count}</text>`
  );
}

/** Up to so many checkers; the number of a higher stack stands on the last of them. */
function stackSvg(
  x: number,
  start: number,
  direction: number,
  count: number,
  side: Side,
  most: number = SHOWN,
): string[] {
  const { fill, text } = COLOURS[side];
  const shown = Math.min(count, most);
  const parts = Array.from({ length: shown }, (_, index) => {
    const y = start + direction * index * 2 * CHECKER;
    return `<circle cx="${x}" cy="${y}" r="${CHECKER}" fill="${fill}" stroke="#555555"/>`;
  });
  if (count > most) {
    const y = start + direction * (most - 1) * 2 * CHECKER + 4;
    parts.push(`<text x="${x}" y="${y}" text-anchor="middle" fill="${text}">${count}</text>`);
  }
  return parts;
}

function cubeSvg({ cube }: DrawnGame, seat: Side): string {
  if (cube === null) return '';
  const value = cube.offered?.value ?? cube.value;
  const y = cube.owner === null ? HEIGHT / 2 : cube.owner === seat ? HEIGHT - 36 : 36;
  const x = HALF + BAR_WIDTH / 2;
  return (
    `<rect x="${x - 15}" y="${y - 15}" width="30" height="30" rx="5" fill="#ffffff" stroke="#333333"/>` +
    `<text x="${x}" y="${y + 5}" text-anchor="middle">${value}</text>`
  );
}

function diceSvg({ dice }: DrawnGame): string[] {
  return (dice ?? []).map((die, index) => {
    const x = WIDTH - TRAY - HALF / 2 + (index === 0 ? -34 : 6);
    return (
      `<rect x="${x}" y="${HEIGHT / 2 - 14}" width="28" height="28" rx="6" fill="#ffffff" stroke="#333333"/>` +
      `<text x="${x + 14}" y="${HEIGHT / 2 + 5}" text-anchor="middle">${die}</text>`
    );
  });
}
