/**
 * Reads a match in SGF (FF[4], GM[6]) as GNU Backgammon writes it: one tree for each game, whose root tells length,
 * score, rules and result. Analysis, comments on plays and unknown properties are skipped; a position or a cube that was
 * set by hand is a fault, because no match can hold it. Never throws. Text that ends within a game is read as far as it
 * goes, and that game is then without its result.
 */

import { type Result, accepted, refused } from '../../kernel/result.js';
import { type BySide, SIDES, bySide, withSide } from '../../kernel/side.js';
import type { Steps } from '../../kernel/steps.js';
import { ENDED_KEY, hasNoGames, namesIn, tiesOf } from '../header-line.js';
import {
  type HeaderLine,
  MAX_GAMES,
  MAX_REMARKS,
  type Transcript,
  type TranscriptEntry,
  type TranscriptFault,
  type TranscriptGame,
  type TranscriptParams,
  type TranscriptWarning,
  headerValue,
} from '../transcript.js';
import { type SgfPlace, type SgfStop, type SgfTree, collectionInSteps } from './collection.js';
import type { SgfWarningCode } from './faults.js';
import { parseHeader } from './header.js';
import { type GameResultText, parseRoot } from './root.js';
import { gameActs } from './game-acts.js';

const MAX_WARNINGS = 1_000;

interface Reading {
  /** The header, as far as it does not depend on the length. */
  readonly comments: readonly HeaderLine[];
  readonly games: TranscriptGame[];
  readonly warnings: TranscriptWarning[];
  /** Points to play to; null as long as nothing told. */
  length: number | null;
}

/** In steps: the transcript that a text holds, or the place where it stops making sense. */
export function* sgfInSteps(text: string): Steps<Result<Transcript, TranscriptFault>> {
  const nul = nulIn(text);
  if (nul !== null) return fault(nul, null);
  const collection = yield* collectionInSteps(text);
  if (!collection.ok) return fault(collection.error, null);
  const { preamble, cut } = collection.value;
  const trees = cut === null ? collection.value.trees : withoutEmptyEnd(collection.value.trees);
  const header = (length: number): readonly HeaderLine[] => parseHeader(trees[0]?.nodes[0] ?? [], length);
  const reading: Reading = { comments: header(0), games: [], warnings: [], length: null };
  const tooMany = excess(reading, trees);
  if (tooMany !== null) return tooMany;
  if (text.startsWith('\ufeff')) warn(reading, 'sgf.byte-order-mark', {});
  if (preamble) warn(reading, 'sgf.text-ignored', { line: trees[0]?.line ?? 1 });
  for (const [index, tree] of trees.entries()) {
    const stop = yield* gameRead(reading, tree, index, cut !== null && index === trees.length - 1);
    if (stop !== null) return stop;
  }
  if (cut !== null) warn(reading, 'sgf.cut-short', { line: cut.line }, reading.games.at(-1) ?? null);
  if (reading.length === null) warn(reading, 'sgf.length-missing', {});
  warnOfNames(reading);
  const length = reading.length ?? 0;
  return accepted({ comments: header(length), length, games: reading.games, warnings: reading.warnings });
}

/** More than is worth reading, and where it begins. */
function excess({ comments }: Reading, trees: readonly SgfTree[]): Result<never, TranscriptFault> | null {
  const [first, next] = [trees[0], trees[MAX_GAMES]];
  if (next !== undefined) return fault({ reason: 'too-many-games', text: '', ...placeOf(next) }, MAX_GAMES + 1);
  if (first === undefined || comments.length <= MAX_REMARKS) return null;
  return fault({ reason: 'too-many-remarks', text: '', ...placeOf(first) }, 1);
}

function placeOf({ line, column }: SgfTree): SgfPlace {
  return { line, column };
}

/** Without a last game of which only the beginning is left, unless it is the only one. */
function withoutEmptyEnd(trees: readonly SgfTree[]): readonly SgfTree[] {
  return trees.length > 1 && (trees.at(-1)?.nodes.length ?? 0) < 2 ? trees.slice(0, -1) : trees;
}

function* gameRead(
  reading: Reading,
  tree: SgfTree,
  index: number,
  cut: boolean,
): Steps<Result<never, TranscriptFault> | null> {
  const { games } = reading;
  const root = parseRoot(tree.nodes[0] ?? []);
  if (!root.ok) return fault(root.error, index + 1);
  const number = root.value.number ?? (games.at(-1)?.number ?? 0) + 1;
  if (reading.length !== null && root.value.length !== null && root.value.length !== reading.length) {
    return fault({ reason: 'second-match', text: '', line: tree.line, column: tree.column }, number);
  }
  reading.length ??= root.value.length;
  // What is told of a game counts, whatever the header says.
  const isGame = tree.nodes.length > 1 || root.value.number !== null || root.value.result !== null;
  if (index === 0 && !isGame && hasNoGames(reading)) return null;
  // Equal opening dice have turned the cube before the first play.
  const acts = yield* gameActs(tree.nodes, 2 ** tiesOf(reading, number).length);
  if (!acts.ok) return fault(acts.error, number, acts.error.turn);
  const scoreBefore = bySide((side) => root.value.score[side] ?? scoreAfter(games.at(-1))[side]);
  const { names, result } = root.value;
  const end = cut || result === null ? [] : [wonEntry(reading, result, scoreBefore, acts.value.at(-1)?.turn ?? 0)];
  games.push({ number, names, scoreBefore, entries: [...acts.value, ...end] });
  const { variation } = tree;
  if (variation !== null) warn(reading, 'sgf.variation-ignored', { line: variation.line }, { number });
  return null;
}

/** The result, as the last entry of the game. */
function wonEntry(
  { length, comments }: Reading,
  { winner: side, points, resigned, line }: GameResultText,
  scoreBefore: BySide<number>,
  turn: number,
): TranscriptEntry {
  const isDecidedOutside = headerValue({ comments }, ENDED_KEY) !== null;
  const match = !isDecidedOutside && length !== null && length > 0 && scoreBefore[side] + points >= length;
  return { turn, line, side, type: 'wins', points, match, ...(resigned ? { resigned } : {}) };
}

function scoreAfter(game: TranscriptGame | undefined): BySide<number> {
  const end = game?.entries.at(-1);
  if (game === undefined || end?.type !== 'wins') return game?.scoreBefore ?? { white: 0, black: 0 };
  return withSide(game.scoreBefore, end.side, game.scoreBefore[end.side] + end.points);
}

function warnOfNames(reading: Reading): void {
  const names = namesIn(reading);
  for (const side of SIDES) if (names[side] === '') warn(reading, 'sgf.name-missing', { side });
  for (const game of reading.games) {
    for (const side of SIDES) {
      if (game.names[side] === names[side]) continue;
      warn(reading, 'sgf.name-changed', { side, before: names[side], now: game.names[side] }, game);
    }
  }
}

function nulIn(text: string): SgfStop | null {
  const at = text.indexOf('\u0000');
  if (at < 0) return null;
  const lines = text.slice(0, at).split(/\r\n?|\n/);
  return { reason: 'control-character', text: '', line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

function warn(
  reading: Reading,
  code: SgfWarningCode,
  params: TranscriptParams,
  game: { readonly number: number } | null = null,
): void {
  if (reading.warnings.length >= MAX_WARNINGS) return;
  reading.warnings.push({ game: game?.number ?? null, turn: null, code, params });
}

function fault(
  { reason, text, line, column }: SgfStop,
  game: number | null,
  turn: number | null = null,
): Result<never, TranscriptFault> {
  return refused({ code: 'transcript.unreadable', line, column, game, turn, params: { reason, text } });
}
