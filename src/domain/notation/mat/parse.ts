/**
 * Reads `.mat` text as GNU Backgammon, eXtreme Gammon, BackgammonGalaxy and Backgammon Studio write it. Never throws; one
 * pass over the lines. Text that was cut off is read as far as it is whole: a damaged last line is left out with a
 * warning, and the last game is then without its end. Any other line that makes no sense is a fault.
 */

import { type Result, accepted, refused } from '../../kernel/result.js';
import { type BySide, SIDES, type Side, bySide } from '../../kernel/side.js';
import type { Steps } from '../../kernel/steps.js';
import { type VariantId, variantNamed, variantOf } from '../../variant/variants.js';
import { PLAYER_KEYS, VARIANT_KEY, hasNoGames, parseHeaderLine } from '../header-line.js';
import {
  type HeaderLine,
  MAX_GAMES,
  MAX_REMARKS,
  type Transcript,
  type TranscriptAct,
  type TranscriptEntry,
  type TranscriptFault,
  type TranscriptGame,
  type TranscriptWarning,
  headerValue,
} from '../transcript.js';
import type { MatFaultReason, MatWarningCode } from './faults.js';
import { columnName, parseNameLine } from './names.js';
import { type Columns, type RowPart, USUAL_COLUMNS, cellSides, learnColumns, readRow } from './row.js';

const MAX_LINE = 2_000;
const MAX_EXCERPT = 60;
/** More than any reader needs; the rest is read with the same care and not reported. */
const MAX_WARNINGS = 1_000;
const TAB_WIDTH = 8;
const LINES_IN_ONE_STEP = 50;

const LENGTH_LINE = /^\s*(\d{1,6})\s?-?\s?points? match\b/i;
const MONEY_LINE = /^\s*(?:unlimited|money)\b/i;
const GAME_LINE = /^\s*game\s{1,4}(\d{1,6})\s{0,4}[.:]?\s*$/i;
const SET_POSITION = /^\s*;\s*set pos=/i;

/** A game as it grows; its names are null until the line under its number has been read. */
interface OpenGame {
  readonly number: number;
  readonly line: number;
  over: { readonly names: BySide<string>; readonly scoreBefore: BySide<number> } | null;
  readonly entries: TranscriptEntry[];
  turn: number;
  columns: Columns;
  won: boolean;
}

interface Reading {
  readonly variant: VariantId | null;
  readonly comments: HeaderLine[];
  length: number | null;
  readonly games: OpenGame[];
  readonly warnings: TranscriptWarning[];
  ignored: { readonly line: number; lines: number } | null;
}

/** What stops the reading of one line. */
interface Stop {
  readonly reason: MatFaultReason;
  readonly text: string;
}

/**
 * In steps: the transcript that a text holds, or the place where it stops making sense. `variant`: the one that the caller knows, else
 * what the header names.
 */
export function* matInSteps(text: string, variant: VariantId | null): Steps<Result<Transcript, TranscriptFault>> {
  const reading: Reading = { variant, comments: [], length: null, games: [], warnings: [], ignored: null };
  const marked = text.startsWith('\ufeff');
  if (marked) warn(reading, 'mat.byte-order-mark', {});
  const lines = (marked ? text.slice(1) : text).split(/\r\n|\n|\r/);
  let last = lines.length - 1;
  while (last >= 0 && (lines[last] ?? '').trim() === '') last -= 1;
  for (let index = 0; index <= last; index += 1) {
    const line = lines[index] ?? '';
    if (index % LINES_IN_ONE_STEP === 0) yield;
    const stop = readLine(reading, line, index + 1);
    if (stop === null) continue;
    // Cut off, if it is the last line; a line that was understood and is out of place is no such thing.
    const cut = index === last && reading.games.length > 0 && CUT_REASONS.has(stop.reason);
    if (!cut) return fault(reading, index + 1, stop);
    const game = reading.games.at(-1) ?? null;
    warn(reading, 'mat.cut-short', { line: index + 1, text: excerpt(stop.text) }, game, game?.turn ?? null);
  }
  return finish(reading, last + 1);
}

const CUT_REASONS: ReadonlySet<MatFaultReason> = new Set(['row', 'names', 'cube-value', 'points', 'dice']);

function finish(reading: Reading, lastLine: number): Result<Transcript, TranscriptFault> {
  const unnamed = reading.games.at(-1);
  if (unnamed?.over === null) {
    reading.games.pop();
    const cut = reading.warnings.some((warning) => warning.code === 'mat.cut-short');
    if (!cut) warn(reading, 'mat.cut-short', { line: unnamed.line, text: `Game ${unnamed.number}` }, unnamed);
  }
  if (reading.games.length === 0 && !(hasNoGames(reading) && reading.length !== null)) {
    return fault(reading, Math.max(lastLine, 1), { reason: 'no-game', text: '' });
  }
  if (reading.ignored !== null) warn(reading, 'mat.text-ignored', { ...reading.ignored });
  if (reading.length === null) warn(reading, 'mat.length-missing', {});
  const games = reading.games.flatMap((game) => finishedGame(reading, game));
  warnOfNames(reading, games);
  return accepted({ comments: reading.comments, length: reading.length ?? 0, games, warnings: reading.warnings });
}

/** The game with its full names and, where the blanks before the first cell were lost, that cell given to Black. */
function finishedGame(reading: Reading, game: OpenGame): TranscriptGame[] {
  if (game.over === null) return [];
  const entries = [...game.entries];
  const [first, second] = entries;
  // A side does not roll twice at the start of a game, so the opening play stood in the right column.
  if (
    !earnsRolls(reading) &&
    first?.side === 'white' &&
    second?.side === 'white' &&
    isThrow(first) &&
    isThrow(second)
  ) {
    entries[0] = { ...first, side: 'black' };
    warn(reading, 'mat.column-moved', { line: first.line, side: 'black' }, game, first.turn);
  }
  return [{ number: game.number, names: game.over.names, scoreBefore: game.over.scoreBefore, entries }];
}

/** Whether the variant gives a side more than one roll in a turn (V25, V30). */
function earnsRolls(reading: Reading): boolean {
  const variant = reading.variant ?? variantNamed(headerValue(reading, VARIANT_KEY) ?? '');
  return variant !== null && variantOf(variant).bonus !== null;
}

function isThrow(act: TranscriptAct): boolean {
  return act.type === 'roll' || act.type === 'unplayed';
}

function readLine(reading: Reading, raw: string, line: number): Stop | null {
  if (raw.length > MAX_LINE) return { reason: 'line-too-long', text: raw };
  if (raw.includes('\u0000')) return { reason: 'control-character', text: raw.replaceAll('\u0000', ' ') };
  const text = expandTabs(raw).trimEnd();
  if (text === '') return null;
  if (SET_POSITION.test(text)) return { reason: 'set-position', text };
  const game = reading.games.at(-1);
  if (game !== undefined && game.over === null) return readNames(reading, game, text);
  const comment = parseHeaderLine(text);
  if (comment !== null) {
    if (reading.comments.length >= MAX_REMARKS) return { reason: 'too-many-remarks', text };
    reading.comments.push(comment);
    return null;
  }
  const number = GAME_LINE.exec(text)?.[1];
  if (number !== undefined) {
    if (reading.games.length >= MAX_GAMES) return { reason: 'too-many-games', text };
    reading.games.push({
      number: Number(number),
      line,
      over: null,
      entries: [],
      turn: 0,
      columns: USUAL_COLUMNS,
      won: false,
    });
    return null;
  }
  const length = MONEY_LINE.test(text) ? 0 : LENGTH_LINE.exec(text)?.[1];
  if (game !== undefined) {
    return length === undefined ? readTableRow(reading, game, text, line) : { reason: 'second-match', text };
  }
  if (length !== undefined && reading.length === null) reading.length = Number(length);
  else reading.ignored = { line: reading.ignored?.line ?? line, lines: (reading.ignored?.lines ?? 0) + 1 };
  return null;
}

function readNames(reading: Reading, game: OpenGame, text: string): Stop | null {
  const line = parseNameLine(text, reading.games[0]?.over?.names ?? null);
  if (line === null) return { reason: 'names', text };
  const names = bySide((side) => {
    const header = headerValue(reading, PLAYER_KEYS[side]);
    const written = line.names[side];
    return header !== null && columnName(header, side) === written ? header : written;
  });
  game.over = { names, scoreBefore: line.score };
  // Cells begin a little to the right of the names over them.
  if (line.right >= 15) game.columns = { left: USUAL_COLUMNS.left, right: line.right + 1 };
  return null;
}

function readTableRow(reading: Reading, game: OpenGame, text: string, line: number): Stop | null {
  const row = readRow(text);
  for (const [place, part] of row.parts.entries()) {
    noteTurn(reading, game, part, line, place > 0);
    const stop = readPart(reading, game, part, line);
    if (stop !== null) return { ...stop, text };
  }
  return row.fault;
}

function noteTurn(reading: Reading, game: OpenGame, part: RowPart, line: number, inRow: boolean): void {
  if (part.turn === null) return;
  const expected = game.turn + 1;
  game.turn = part.turn;
  // Backgammon Studio ends each match with one more number.
  if (part.cells.length === 0 && game.won) return;
  if (part.cells.length === 0) warn(reading, 'mat.turn-empty', { line }, game, part.turn);
  else if (part.turn !== expected || inRow) {
    warn(reading, 'mat.turn-number-odd', { line, written: part.turn, expected }, game, part.turn);
  }
}

function readPart(reading: Reading, game: OpenGame, part: RowPart, line: number): Omit<Stop, 'text'> | null {
  const sides = cellSides(part, game.columns);
  if (sides === null) return { reason: 'too-many-cells' };
  game.columns = learnColumns(part, game.columns);
  for (const [index, { act }] of part.cells.entries()) {
    const { side, moved } = sides[index] ?? { side: 'white', moved: true };
    // What the loser lost may stand beside it.
    if (game.won && act.type !== 'losses') return { reason: 'after-the-end' };
    game.entries.push(entryOf(act, game.turn, line, side));
    if (moved) warn(reading, 'mat.column-moved', { line, side }, game, game.turn);
    if (act.type === 'unplayed') warn(reading, 'mat.unplayed-roll', { line, side }, game, game.turn);
    if (act.type !== 'wins') continue;
    game.won = true;
    // Sites cut the points that end a match to what was needed, or to its length.
    if (!isCubeMultiple(act.points) && act.points > (reading.length ?? 0)) {
      warn(reading, 'mat.points-odd', { line, side, points: act.points }, game, game.turn);
    }
  }
  return null;
}

/** Nearly all entries are rolls: their fields by name, because a spread takes as long as the reading. */
function entryOf(act: TranscriptAct, turn: number, line: number, side: Side): TranscriptEntry {
  return act.type === 'roll'
    ? { turn, line, side, type: act.type, dice: act.dice, playText: act.playText }
    : { turn, line, side, ...act };
}

/** Whether some cube gives these points for a single game, gammon or backgammon. */
function isCubeMultiple(points: number): boolean {
  return points > 0 && [1, 3].some((wins) => Number.isInteger(Math.log2(points / wins)));
}

function warnOfNames(reading: Reading, games: readonly TranscriptGame[]): void {
  const names = games[0]?.names;
  if (names === undefined) return;
  for (const side of SIDES) if (names[side] === '') warn(reading, 'mat.name-missing', { side });
  const player1 = headerValue(reading, PLAYER_KEYS.white)?.trim();
  const player2 = headerValue(reading, PLAYER_KEYS.black)?.trim();
  if (player1 === names.black && player2 === names.white && names.white !== names.black) {
    warn(reading, 'mat.players-swapped', {});
  }
  for (const game of games) {
    for (const side of SIDES) {
      if (game.names[side] === names[side]) continue;
      warn(reading, 'mat.name-changed', { side, before: names[side], now: game.names[side] }, game);
    }
  }
}

function expandTabs(text: string): string {
  if (!text.includes('\t')) return text;
  let wide = '';
  for (const [index, piece] of text.split('\t').entries()) {
    if (index > 0) wide = wide.padEnd((Math.floor(wide.length / TAB_WIDTH) + 1) * TAB_WIDTH);
    wide += piece;
  }
  return wide;
}

function warn(
  reading: Reading,
  code: MatWarningCode,
  params: TranscriptWarning['params'],
  game: { readonly number: number } | null = null,
  turn: number | null = null,
): void {
  if (reading.warnings.length >= MAX_WARNINGS) return;
  reading.warnings.push({ game: game?.number ?? null, turn, code, params });
}

function fault(reading: Reading, line: number, { reason, text }: Stop): Result<never, TranscriptFault> {
  const game = reading.games.at(-1);
  const turn = game === undefined || game.turn === 0 ? null : game.turn;
  return refused({
    code: 'transcript.unreadable',
    line,
    column: null,
    game: game?.number ?? null,
    turn,
    params: { reason, text: excerpt(text) },
  });
}

function excerpt(text: string): string {
  return text.trim().slice(0, MAX_EXCERPT);
}
