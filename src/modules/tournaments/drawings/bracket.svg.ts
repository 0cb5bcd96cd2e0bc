import { SIDES, type Side } from '../../../domain/index.js';
import { escaped, shortened } from '../../../platform/http/answers/markup.js';
import { type Block, type Piece, below, beside, flightBlocks } from './bracket.layout.js';
import {
  type DrawnBracket,
  type DrawnPairing,
  flightTitle,
  isWinner,
  scoreText,
  slotText,
  statusText,
} from './drawn-bracket.js';
import { type PictureWidth, SHEET, SIZES, type Sizes } from './sizes.js';
import { textWidth } from './text-width.js';

const INK = '#222222';
const FAINT = '#6b6b6b';
const FONT = 'Helvetica, Arial, Liberation Sans, sans-serif';
const LONGEST_NAME = 28;
/** Other fonts than those that were measured may be so much wider; names are then drawn closer. */
const WIDER = 1.16;

/** How rounds that stand beside each other may be broken into rows. */
const BREAKS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 24, 32];

/** Pairings up to which several ways of breaking them are tried; more fill no sheet that can be read. */
const MOST_TRIED = 1_000;

/**
 * The flights of a bracket as SVG: rounds from left to right, or on a phone one beneath the other; the winner of each pairing in
 * bold. In parts, to be joined by line ends: a large bracket takes long to draw, and others may have a turn between them.
 */
export function* bracketSvgParts(bracket: DrawnBracket, asked: PictureWidth = 'screen'): Generator<string> {
  const { title, flights } = bracket;
  const sizes = SIZES[asked];
  const { margin, heading } = sizes;
  const label = escaped(`${title}: ${flights.map(flightTitle).join(', ')}`);
  const head = heading * (asked === 'print' ? 1.2 : 1);
  const inner = { width: SHEET.width - 2 * margin, height: SHEET.height - 2 * margin - head };
  const { block, scale } =
    asked === 'print'
      ? bestOnSheet(bracket, sizes, inner)
      : { block: below(flightBlocks(bracket, sizes, sizes.columns ?? 1), 2 * margin), scale: 1 };
  const frame =
    asked === 'print'
      ? { ...SHEET, printed: SHEET.printed }
      : {
          width: Math.ceil(2 * margin + Math.max(sizes.box, block.width)),
          height: Math.ceil(2 * margin + head + block.height),
          printed: null,
        };
  const [width, height] = frame.printed ?? [frame.width, frame.height];
  yield `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" width="${width}" height="${height}" role="img" aria-label="${label}" font-family="${FONT}" font-size="${sizes.font}">`;
  yield `<title>${label}</title>`;
  yield `<rect width="${frame.width}" height="${frame.height}" fill="#ffffff"/>`;
  yield titleSvg(title, margin, frame.width - 2 * margin);
  yield `<g transform="translate(${margin} ${margin + head})${scale === 1 ? '' : ` scale(${round(scale)})`}">`;
  for (const piece of block.at(0, 0)) yield pieceSvg(piece, sizes);
  yield '</g>';
  yield '</svg>';
}

function titleSvg(title: string, margin: number, room: number): string {
  let shown = title;
  for (let most = title.length; most > 1 && textWidth(shown, 18, true) * WIDER > room; most -= 1) {
    shown = shortened(title, most);
  }
  return text(margin, margin + 16, shown, `font-size="18" font-weight="bold" fill="${INK}"`);
}

/** Everything on one sheet, and as large as can be: flights beneath or beside each other, rounds broken where it helps. */
function bestOnSheet(
  bracket: DrawnBracket,
  sizes: Sizes,
  inner: { readonly width: number; readonly height: number },
): { readonly block: Block; readonly scale: number } {
  const most = Math.max(1, ...bracket.flights.map(({ rounds }) => rounds.length));
  const pairings = bracket.flights.flatMap(({ rounds }) => rounds.flatMap((one) => one.pairings));
  const isBroken = bracket.flights.some(({ parts }) => parts !== undefined) && pairings.length <= MOST_TRIED;
  const breaks = isBroken ? [...BREAKS.filter((columns) => columns < most), most] : [most];
  const layouts = breaks.flatMap((columns) => {
    const blocks = flightBlocks(bracket, sizes, columns);
    const one = below(blocks, sizes.row);
    return blocks.length === 1 ? [one] : [one, beside(blocks, 2 * sizes.gap)];
  });
  const fitting = layouts.map((block) => ({
    block,
    // Larger than on the screen it is never drawn.
    scale: Math.min(1.4, inner.width / block.width, inner.height / block.height),
  }));
  return fitting.reduce((best, next) => (next.scale > best.scale ? next : best));
}

function pieceSvg(piece: Piece, sizes: Sizes): string {
  const { x, y } = piece;
  switch (piece.kind) {
    case 'heading':
      return text(x, y, piece.words, `font-size="${piece.size}" font-weight="bold" fill="${INK}"`);
    case 'caption':
      return text(x, y, piece.words, `fill="${FAINT}"`);
    case 'joint': {
      const { to } = piece;
      const path = to.x === x ? `M${x} ${y}V${to.y}` : `M${x} ${y}h${(to.x - x) / 2}V${to.y}h${(to.x - x) / 2}`;
      return `<path d="${path}" fill="none" stroke="${FAINT}"/>`;
    }
    case 'champion':
      return championSvg(piece.name, piece.title, x, y, sizes);
    case 'pairing':
      return pairingSvg(piece.pairing, x, y, piece.markAbove, sizes);
  }
}

function championSvg(name: string, title: string, x: number, y: number, { box, row, font }: Sizes): string {
  const height = 1.4 * row;
  return [
    text(x, y - height / 2 - 5, title, `fill="${FAINT}"`),
    `<rect x="${x}" y="${round(y - height / 2)}" width="${box}" height="${round(height)}" rx="4" fill="#eef5ea" stroke="${INK}" stroke-width="2"/>`,
    fitted(name, { x: x + 6, y: y + 0.35 * font, size: font, room: box - 12, bold: true }),
  ].join('');
}

/** A pairing, the line between its two places at this height. */
function pairingSvg(pairing: DrawnPairing, x: number, middle: number, markAbove: boolean, sizes: Sizes): string {
  const { table, length, status, dropsTo } = pairing;
  const { row, box, note, font } = sizes;
  // Capitals stand in the middle of their row.
  const foot = (row - 0.72 * font) / 2;
  const sides = SIDES.map((side) => {
    const score = scoreText(pairing, side);
    return `${slotText(pairing[side])}${score === '' ? '' : ` ${score}`}`;
  });
  const state = statusText(pairing);
  const notes = [table === null ? '' : `table ${table}`, `to ${length}`, state === 'finished' ? '' : state];
  const words = state === 'bye' ? state : notes.filter((part) => part !== '').join(', ');
  const playing = status === 'playing';
  const mark = dropsTo === undefined || state === 'bye' ? '' : dropsTo;
  const faint = `fill="${FAINT}"`;
  const drop = mark === '' ? '' : `, the loser to ${mark}`;
  return [
    `<g><title>${escaped(`${sides.join(' – ')}, ${words}${drop}`)}</title>`,
    `<rect x="${x}" y="${middle - row}" width="${box}" height="${2 * row}" rx="4" fill="${playing ? '#fff6d6' : '#fafafa'}" stroke="${INK}" stroke-width="${playing ? 2 : 1}"${status === 'waiting' ? ' stroke-dasharray="4 3"' : ''}/>`,
    `<path d="M${x} ${middle}h${box}" stroke="${FAINT}"/>`,
    rowSvg(pairing, 'white', x, middle - foot, sizes),
    rowSvg(pairing, 'black', x, middle + row - foot, sizes),
    ...(note === null
      ? [text(x + box + 2, middle + (markAbove ? -3 : 8), mark, `font-size="8" ${faint}`)]
      : [
          text(x + 2, middle + row + note + 3, shortened(words, 48), `font-size="${note}" ${faint}`),
          mark === ''
            ? ''
            : text(x + box - 2, middle + row + note + 3, `↓ ${mark}`, `font-size="${note}" text-anchor="end" ${faint}`),
        ]),
    '</g>',
  ].join('');
}

function rowSvg(pairing: DrawnPairing, side: Side, x: number, y: number, sizes: Sizes): string {
  const { box, font } = sizes;
  const slot = pairing[side];
  const seed = slot !== null && 'name' in slot ? (slot.seed ?? null) : null;
  const bold = isWinner(pairing, side);
  const score = scoreText(pairing, side);
  const scoreRoom = 2.2 * font;
  const seedRoom = seed === null ? 0 : textWidth(String(seed), font - 2) + 5;
  const line = { x: x + 6 + seedRoom, y, size: font, room: box - 6 - seedRoom - scoreRoom };
  const from = pairing.losersOf?.[side];
  const parts = [seed === null ? '' : text(x + 6, y, String(seed), `font-size="${font - 2}" fill="${FAINT}"`)];
  if (slot !== null && 'name' in slot) parts.push(fitted(slot.name, { ...line, bold }));
  else {
    const words = slot !== null ? slotText(slot) : from === undefined ? '' : `loser of ${from}`;
    parts.push(text(line.x, y, words, `fill="${FAINT}" font-style="italic"`));
  }
  const weight = bold ? ' font-weight="bold"' : '';
  if (score !== '') parts.push(text(x + box - scoreRoom / 2, y, score, `text-anchor="middle" fill="${INK}"${weight}`));
  return parts.join('');
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The width that it has. */
  readonly room: number;
  readonly bold: boolean;
}

/** A name in its room: long ones are cut short, wide ones drawn closer, so that in no font it runs into what follows. */
function fitted(name: string, { x, y, size, room, bold }: Line): string {
  let shown = shortened(name, LONGEST_NAME);
  // Closer than this it is hard to read.
  for (let most = LONGEST_NAME - 1; most > 1 && textWidth(shown, size, bold) > room * WIDER; most -= 1) {
    shown = shortened(name, most);
  }
  const width = textWidth(shown, size, bold);
  const close =
    width * WIDER > room ? ` textLength="${round(Math.min(width, room))}" lengthAdjust="spacingAndGlyphs"` : '';
  const style = `fill="${INK}"${bold ? ' font-weight="bold"' : ''}`;
  return text(x, y, shown, `${style}${close}`);
}

function text(x: number, y: number, words: string, style: string): string {
  return words === '' ? '' : `<text x="${round(x)}" y="${round(y)}" ${style}>${escaped(words)}</text>`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
