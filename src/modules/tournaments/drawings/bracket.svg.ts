import { SIDES, type Side } from '../../../domain/index.js';
import {
  type DrawnBracket,
  type DrawnFlight,
  type DrawnPairing,
  type Round,
  type Section,
  flightTitle,
  isWinner,
  scoreText,
  sectionsOf,
  slotText,
  statusText,
} from './drawn-bracket.js';
import { escaped, shortened } from '../../../platform/http/markup.js';

/** Sizes in pixels of the drawing's own frame. */
const MARGIN = 16;
const BOX_WIDTH = 176;
const ROW = 20;
const BOX_HEIGHT = 2 * ROW;
const GAP = 36;
const COLUMN = BOX_WIDTH + GAP;
/** From one pairing of the fullest round to the next; the words about a pairing stand below its box. */
const LINE = BOX_HEIGHT + 24;
const HEADING = 30;
const ROUND_TITLE = 22;
const SCORE_WIDTH = 26;
const LONGEST_NAME = 20;

const INK = '#222222';
const FAINT = '#6b6b6b';

interface Picture {
  readonly parts: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** The flights of a bracket below one another as SVG: rounds from left to right, the winner of each pairing in bold. */
export function bracketSvg({ title, flights }: DrawnBracket): string {
  const parts: string[] = [];
  let width = 2 * MARGIN + COLUMN;
  let y = MARGIN + HEADING;
  for (const flight of flights) {
    const picture = flightPicture(flight, y);
    parts.push(...picture.parts);
    width = Math.max(width, picture.width);
    y += picture.height;
  }
  const height = y + MARGIN;
  const label = escaped(`${title}: ${flights.map(({ name }) => flightTitle(name)).join(', ')}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}" font-family="sans-serif" font-size="12">`,
    `<title>${label}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    heading(title, MARGIN, MARGIN + 16, 18),
    ...parts,
    '</svg>',
  ].join('\n');
}

function flightPicture(flight: DrawnFlight, top: number): Picture {
  const parts = [heading(flightTitle(flight.name), MARGIN, top + 18, 15)];
  let y = top + HEADING;
  let width = 0;
  for (const section of sectionsOf(flight)) {
    const picture = sectionPicture(section, y);
    parts.push(...picture.parts);
    width = Math.max(width, picture.width);
    y += picture.height;
  }
  return { parts, width, height: y - top + MARGIN };
}

function sectionPicture({ title, rounds }: Section, top: number): Picture {
  const lines = Math.max(1, ...rounds.map((round) => round.lines));
  const [first] = rounds;
  // A part of one round is called like its round.
  const named = title !== null && !(rounds.length === 1 && first?.title === title);
  const titles = top + (named ? ROUND_TITLE : 0);
  const body = titles + ROUND_TITLE;
  const height = lines * LINE;
  const parts = named ? [heading(title, MARGIN, top + 14, 13)] : [];
  for (const [column, round] of rounds.entries()) {
    const x = MARGIN + column * COLUMN;
    parts.push(
      text(x, titles + 14, round.title, `fill="${FAINT}"`),
      ...round.pairings.map((pairing) => pairingSvg(pairing, x, middleOf(pairing, round, body, height))),
      ...connectors(round, rounds[column + 1], x, body, height),
    );
  }
  return { parts, width: 2 * MARGIN + rounds.length * COLUMN, height: body + height - top };
}

/** The height of the line between the two of a pairing: each round has the whole height to itself. */
function middleOf({ position }: { readonly position: number }, { lines }: Round, top: number, height: number): number {
  return top + ((position - 0.5) * height) / lines;
}

/** Lines to where the winners go: straight where others drop in there, otherwise two by two. */
function connectors(round: Round, next: Round | undefined, x: number, top: number, height: number): readonly string[] {
  if (next === undefined) return [];
  const ratio = round.lines / next.lines;
  return round.pairings.flatMap((pairing) => {
    const position = Math.ceil(pairing.position / ratio);
    if (!next.pairings.some((other) => other.position === position)) return [];
    const [from, to] = [middleOf(pairing, round, top, height), middleOf({ position }, next, top, height)];
    const path = `M${x + BOX_WIDTH} ${from}h${GAP / 2}V${to}h${GAP / 2}`;
    return [`<path d="${path}" fill="none" stroke="${FAINT}"/>`];
  });
}

/** A pairing, the line between its two places at this height. */
function pairingSvg(pairing: DrawnPairing, x: number, middle: number): string {
  const { table, length, status } = pairing;
  const sides = SIDES.map((side) => {
    const score = scoreText(pairing, side);
    return `${slotText(pairing[side])}${score === '' ? '' : ` ${score}`}`;
  });
  const state = statusText(pairing);
  const note = [table === null ? '' : `table ${table}`, `to ${length}`, state === 'finished' ? '' : state];
  const words = state === 'bye' ? state : note.filter((part) => part !== '').join(', ');
  const playing = status === 'playing';
  return [
    `<g><title>${escaped(`${sides.join(' – ')}, ${words}`)}</title>`,
    `<rect x="${x}" y="${middle - ROW}" width="${BOX_WIDTH}" height="${BOX_HEIGHT}" rx="4" fill="${playing ? '#fff6d6' : '#fafafa'}" stroke="${INK}" stroke-width="${playing ? 2 : 1}"${status === 'waiting' ? ' stroke-dasharray="4 3"' : ''}/>`,
    `<path d="M${x} ${middle}h${BOX_WIDTH}" stroke="${FAINT}"/>`,
    rowSvg(pairing, 'white', x, middle - 6),
    rowSvg(pairing, 'black', x, middle + ROW - 6),
    text(x + 2, middle + ROW + 13, words, `font-size="10" fill="${FAINT}"`),
    '</g>',
  ].join('');
}

function rowSvg(pairing: DrawnPairing, side: Side, x: number, y: number): string {
  const slot = pairing[side];
  const isNamed = slot !== null && 'name' in slot;
  const weight = isWinner(pairing, side) ? ' font-weight="bold"' : '';
  const style = isNamed ? `fill="${INK}"${weight}` : `fill="${FAINT}" font-style="italic"`;
  const name = slot === null ? '' : shortened(slotText(slot), LONGEST_NAME);
  const score = scoreText(pairing, side);
  const parts = [text(x + 6, y, name, style)];
  if (score !== '') {
    parts.push(text(x + BOX_WIDTH - SCORE_WIDTH / 2, y, score, `text-anchor="middle" fill="${INK}"${weight}`));
  }
  return parts.join('');
}

function heading(words: string, x: number, y: number, size: number): string {
  return text(x, y, words, `font-size="${size}" font-weight="bold" fill="${INK}"`);
}

function text(x: number, y: number, words: string, style: string): string {
  return words === '' ? '' : `<text x="${x}" y="${y}" ${style}>${escaped(words)}</text>`;
}
