/** Where everything of a bracket stands in its drawing: flights, sections, rounds, pairings and the lines between them. */

import {
  type DrawnBracket,
  type DrawnFlight,
  type DrawnPairing,
  type Round,
  type Section,
  championTitle,
  flightTitle,
  sectionsOf,
} from './drawn-bracket.js';
import type { Sizes } from './sizes.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One thing of the drawing; `x` and `y` are its left and its middle, of words their beginning on the line. */
export type Piece = Point &
  (
    | { readonly kind: 'heading'; readonly words: string; readonly size: number }
    | { readonly kind: 'caption'; readonly words: string }
    | { readonly kind: 'pairing'; readonly pairing: DrawnPairing; readonly markAbove: boolean }
    | { readonly kind: 'joint'; readonly to: Point }
    | { readonly kind: 'champion'; readonly title: string; readonly name: string }
  );

export interface Block {
  readonly width: number;
  readonly height: number;
  /** What is in it, its corner being there. Others may have a turn between one piece and the next. */
  readonly at: (x: number, y: number) => Iterable<Piece>;
}

/** The flights of a bracket, each as a block of its own. */
export function flightBlocks({ flights }: DrawnBracket, sizes: Sizes, columns: number): readonly Block[] {
  return flights.map((flight) => {
    const sections = sectionsOf(flight);
    const main = sections.find(({ part }) => part === null);
    const third = sections.find(({ part }) => part === 'third-place');
    // The match for the third place stands below the final, apart from the rounds, if there is room.
    const isBeside = !sizes.stacked && main !== undefined && third !== undefined && hasRoom(main.rounds, sizes);
    const parts = sections
      .filter((section) => !(isBeside && section === third))
      .map((section) => {
        const inside = isBeside && section === main ? third : undefined;
        return sectionBlock(section, { flight, third: inside, isLast: isLastOf(section, sections) }, sizes, columns);
      });
    return titled(flightTitle(flight), 15, sizes.heading, below(parts, sizes.margin));
  });
}

/** The blocks one beneath the other. */
export function below(blocks: readonly Block[], space: number): Block {
  const tops = blocks.map((_, index) => sumOf(blocks.slice(0, index), ({ height }) => height + space));
  return {
    width: Math.max(0, ...blocks.map(({ width }) => width)),
    height: Math.max(0, sumOf(blocks, ({ height }) => height + space) - space),
    *at(x, y) {
      for (const [index, block] of blocks.entries()) yield* block.at(x, y + (tops[index] ?? 0));
    },
  };
}

/** The blocks side by side. */
export function beside(blocks: readonly Block[], space: number): Block {
  const lefts = blocks.map((_, index) => sumOf(blocks.slice(0, index), ({ width }) => width + space));
  return {
    width: Math.max(0, sumOf(blocks, ({ width }) => width + space) - space),
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    *at(x, y) {
      for (const [index, block] of blocks.entries()) yield* block.at(x + (lefts[index] ?? 0), y);
    },
  };
}

function sumOf(blocks: readonly Block[], value: (block: Block) => number): number {
  return blocks.reduce((sum, block) => sum + value(block), 0);
}

/** A block of things that are made when they are drawn. */
function blockOf({ width, height }: Pick<Block, 'width' | 'height'>, made: () => readonly Piece[]): Block {
  return {
    width,
    height,
    *at(x, y) {
      for (const piece of made()) yield moved(piece, x, y);
    },
  };
}

function moved(piece: Piece, dx: number, dy: number): Piece {
  const [x, y] = [piece.x + dx, piece.y + dy];
  return piece.kind === 'joint'
    ? { kind: 'joint', x, y, to: { x: piece.to.x + dx, y: piece.to.y + dy } }
    : { ...piece, x, y };
}

/** What a section is drawn with. */
interface Surroundings {
  readonly flight: DrawnFlight;
  /** The match for the third place, if it stands in this section. */
  readonly third: Section | undefined;
  /** Whether who wins this section has won the flight. */
  readonly isLast: boolean;
}

function sectionBlock(section: Section, around: Surroundings, sizes: Sizes, columns: number): Block {
  const { rounds, title, kind } = section;
  const isJoined = kind === 'joined' && !sizes.stacked;
  const perStrip = isJoined ? rounds.length : columns;
  const strips: Block[] = [];
  for (let first = 0; first < rounds.length; first += perStrip) {
    const shown = rounds.slice(first, first + perStrip);
    strips.push(isJoined ? joinedStrip(shown, around, sizes) : plainStrip(shown, sizes));
  }
  if (!isJoined && around.isLast) strips.push(...championBlock(around.flight, sizes));
  const [only] = rounds;
  // A part of one round is called like its round.
  const isNamed = title !== null && !(rounds.length === 1 && only?.title === title);
  const whole = below(strips, sizes.strips);
  return isNamed ? titled(title, 13, sizes.caption, whole) : whole;
}

/** The last part that is decided by a match of its own: not the one for the third place. */
function isLastOf(section: Section, sections: readonly Section[]): boolean {
  const own = sections.filter(({ part }) => part !== 'third-place');
  const finals = own.filter(({ part }) => part === 'final' || part === 'reset');
  return section === (finals.at(-1) ?? own.at(-1));
}

function titled(words: string, size: number, room: number, block: Block): Block {
  const heading = (): readonly Piece[] => [{ kind: 'heading', words, size, x: 0, y: 0.6 * room }];
  return below([blockOf({ width: block.width, height: room }, heading), block], 0);
}

/** Rounds side by side, each pairing below the one before. */
function plainStrip(rounds: readonly Round[], sizes: Sizes): Block {
  const most = Math.max(1, ...rounds.map(({ pairings }) => pairings.length));
  const frame = { width: widthOf(rounds.length, sizes), height: sizes.caption + most * sizes.line };
  return blockOf(frame, () =>
    rounds.flatMap((round, column): Piece[] => {
      const x = column * (sizes.box + sizes.gap);
      return [
        captionOf(round, x, sizes),
        ...round.pairings.map((pairing, index) =>
          pairingPiece(pairing, { x, y: sizes.caption + (index + 0.5) * sizes.line }, false),
        ),
      ];
    }),
  );
}

/** Rounds side by side, each pairing between the two that feed it; at the end who has won. */
function joinedStrip(rounds: readonly Round[], { flight, third, isLast }: Surroundings, sizes: Sizes): Block {
  const height = Math.max(1, ...rounds.map(({ lines }) => lines)) * sizes.line;
  const top = sizes.caption;
  const last = (rounds.length - 1) * (sizes.box + sizes.gap);
  const end = { x: last, y: top + height / 2 };
  const isWon = isLast && (flight.champion ?? null) !== null;
  const isAbove = hasRoom(rounds, sizes);
  const frame = { width: widthOf(rounds.length + (isWon && !isAbove ? 1 : 0), sizes), height: top + height };
  return blockOf(frame, () => [
    ...rounds.flatMap((round, column): Piece[] => {
      const x = column * (sizes.box + sizes.gap);
      const next = rounds[column + 1];
      return [
        captionOf(round, x, sizes),
        ...round.pairings.map((pairing) =>
          pairingPiece(pairing, { x, y: middleOf(pairing, round, top, height) }, goesDown(pairing, round, next)),
        ),
        ...joints(round, next, x, { top, height }, sizes),
      ];
    }),
    ...(third === undefined ? [] : thirdPlace(third, end, sizes)),
    ...(isWon ? championBy(flight, end, isAbove, sizes) : []),
  ]);
}

/** Who has won, above the final or, where there is no room, behind it. */
function championBy(flight: DrawnFlight, { x, y }: Point, isAbove: boolean, sizes: Sizes): readonly Piece[] {
  const { row, box, gap } = sizes;
  const at = isAbove ? { x, y: y - 3 * row - 8 } : { x: x + box + gap, y };
  const line: Piece = isAbove
    ? { kind: 'joint', x: x + box / 2, y: y - row, to: { x: x + box / 2, y: at.y + 0.7 * row } }
    : { kind: 'joint', x: x + box, y, to: at };
  return [line, ...championPieces(flight, at)];
}

function thirdPlace({ rounds }: Section, { x, y: middle }: Point, sizes: Sizes): readonly Piece[] {
  const y = middle + 3 * sizes.row + sizes.caption + (sizes.note ?? 0);
  return rounds.flatMap((round): Piece[] => [
    { ...captionOf(round, x, sizes), y: y - sizes.row - 6 },
    ...round.pairings.map((pairing) => pairingPiece(pairing, { x, y }, false)),
  ]);
}

function championBlock(flight: DrawnFlight, sizes: Sizes): readonly Block[] {
  const height = 2 * sizes.row + sizes.caption;
  const pieces = championPieces(flight, { x: 0, y: height - sizes.row });
  return pieces.length === 0 ? [] : [blockOf({ width: sizes.box, height }, () => pieces)];
}

function championPieces(flight: DrawnFlight, at: Point): readonly Piece[] {
  const name = flight.champion ?? null;
  if (name === null) return [];
  return [{ kind: 'champion', title: championTitle(flight), name, ...at }];
}

function captionOf({ title, pairings }: Round, x: number, sizes: Sizes): Piece {
  const lengths = new Set(pairings.map(({ length }) => length));
  const [length] = lengths;
  // Where there is no room below the boxes, the length stands above all of them.
  const words = sizes.note === null && lengths.size === 1 ? `${title}, to ${length}` : title;
  return { kind: 'caption', words, x, y: 0.65 * sizes.caption };
}

function pairingPiece(pairing: DrawnPairing, at: Point, markAbove: boolean): Piece {
  return { kind: 'pairing', pairing, markAbove, ...at };
}

function widthOf(columns: number, { box, gap }: Sizes): number {
  return columns * box + (columns - 1) * gap;
}

/** Whether there is room above and below the final. */
function hasRoom(rounds: readonly Round[], { line, row, caption, note }: Sizes): boolean {
  return ((rounds[0]?.lines ?? 0) * line) / 2 >= 4 * row + caption + 2 * (note ?? 0) + 6;
}

/** Each round has the whole height to itself. */
function middleOf({ position }: { readonly position: number }, { lines }: Round, top: number, height: number): number {
  return top + ((position - 0.5) * height) / lines;
}

/** Lines to where the winners go: straight where others drop in there, otherwise two by two. */
function joints(
  round: Round,
  next: Round | undefined,
  x: number,
  { top, height }: { readonly top: number; readonly height: number },
  { box, gap }: Sizes,
): readonly Piece[] {
  if (next === undefined) return [];
  const positions = new Set(next.pairings.map(({ position }) => position));
  return round.pairings.flatMap((pairing): Piece[] => {
    const position = Math.ceil((pairing.position * next.lines) / round.lines);
    if (!positions.has(position)) return [];
    const to = { x: x + box + gap, y: middleOf({ position }, next, top, height) };
    return [{ kind: 'joint', x: x + box, y: middleOf(pairing, round, top, height), to }];
  });
}

function goesDown(pairing: DrawnPairing, round: Round, next: Round | undefined): boolean {
  return next !== undefined && next.lines < round.lines && pairing.position % 2 === 1;
}
