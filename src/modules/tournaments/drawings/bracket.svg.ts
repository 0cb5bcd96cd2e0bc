import { SIDES, type Side } from '../../../domain/index.js';
import {
  type DrawnBracket,
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

/** A section where it is drawn. */
interface PlacedSection {
  readonly section: Section;
  /** The words above it; null where its only round says the same. */
  readonly title: string | null;
  readonly top: number;
}

interface PlacedFlight {
  readonly title: string;
  readonly top: number;
  readonly sections: readonly PlacedSection[];
}

/** The flights of a bracket below one another as SVG: rounds from left to right, the winner of each pairing in bold. */
export function bracketSvg(bracket: DrawnBracket): string {
  return [...bracketSvgParts(bracket)].join('\n');
}

/** The same in parts, to be joined by line ends: a large bracket takes long to draw, and others may have a turn between them. */
export function* bracketSvgParts({ title, flights }: DrawnBracket): Generator<string> {
  const placed: PlacedFlight[] = [];
  let y = MARGIN + HEADING;
  for (const flight of flights) {
    const top = y;
    y += HEADING;
    const sections: PlacedSection[] = [];
    for (const section of sectionsOf(flight)) {
      const place = { section, title: titleOf(section), top: y };
      sections.push(place);
      y = bodyOf(place) + heightOf(section);
    }
    placed.push({ title: flightTitle(flight.name), top, sections });
    y += MARGIN;
  }
  const rounds = placed.flatMap(({ sections }) => sections.map(({ section }) => section.rounds.length));
  const width = 2 * MARGIN + Math.max(1, ...rounds) * COLUMN;
  const height = y + MARGIN;
  const label = escaped(`${title}: ${placed.map((flight) => flight.title).join(', ')}`);
  yield `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}" font-family="sans-serif" font-size="12">`;
  yield `<title>${label}</title>`;
  yield `<rect width="${width}" height="${height}" fill="#ffffff"/>`;
  yield heading(title, MARGIN, MARGIN + 16, 18);
  for (const flight of placed) {
    yield heading(flight.title, MARGIN, flight.top + 18, 15);
    for (const section of flight.sections) yield* sectionParts(section);
  }
  yield '</svg>';
}

/** A part of one round is called like its round. */
function titleOf({ title, rounds }: Section): string | null {
  const [first] = rounds;
  return rounds.length === 1 && first?.title === title ? null : title;
}

function heightOf({ rounds }: Section): number {
  return Math.max(1, ...rounds.map((round) => round.lines)) * LINE;
}

/** Where the pairings of a section begin, below its titles. */
function bodyOf({ title, top }: PlacedSection): number {
  return top + (title === null ? 0 : ROUND_TITLE) + ROUND_TITLE;
}

function* sectionParts(place: PlacedSection): Generator<string> {
  const { section, title, top } = place;
  const body = bodyOf(place);
  const height = heightOf(section);
  if (title !== null) yield heading(title, MARGIN, top + 14, 13);
  for (const [column, round] of section.rounds.entries()) {
    const x = MARGIN + column * COLUMN;
    yield text(x, body - ROUND_TITLE + 14, round.title, `fill="${FAINT}"`);
    for (const pairing of round.pairings) yield pairingSvg(pairing, x, middleOf(pairing, round, body, height));
    yield* connectors(round, section.rounds[column + 1], x, body, height);
  }
}

/** The height of the line between the two of a pairing: each round has the whole height to itself. */
function middleOf({ position }: { readonly position: number }, { lines }: Round, top: number, height: number): number {
  return top + ((position - 0.5) * height) / lines;
}

/** Lines to where the winners go: straight where others drop in there, otherwise two by two. */
function connectors(round: Round, next: Round | undefined, x: number, top: number, height: number): readonly string[] {
  if (next === undefined) return [];
  const ratio = round.lines / next.lines;
  const positions = new Set(next.pairings.map(({ position }) => position));
  return round.pairings.flatMap((pairing) => {
    const position = Math.ceil(pairing.position / ratio);
    if (!positions.has(position)) return [];
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
