/**
 * One row of a game's table, split into cells. Words decide what a cell is; its distance from the turn number and the
 * place of the right column decide whose it is, because every program has its own widths and long plays push the right
 * column away.
 */

import { isDie } from '../../dice/roll.js';
import type { Side } from '../../kernel/side.js';
import type { TranscriptAct } from '../transcript.js';
import type { MatFaultReason } from './faults.js';

interface RowCell {
  readonly act: TranscriptAct;
  /** Characters from the start of the row. */
  readonly offset: number;
  /** Blanks between the turn number, or the start of a row without one, and the cell, when it is the first. */
  readonly gap: number;
}

/** A turn number and its cells. A row has one, unless a site has forgotten a line break. */
export interface RowPart {
  readonly turn: number | null;
  readonly cells: readonly RowCell[];
}

export interface Row {
  readonly parts: readonly RowPart[];
  /** Where reading stopped; the parts before it are good. */
  readonly fault: { readonly reason: MatFaultReason; readonly text: string } | null;
}

/** Where the two columns begin. */
export interface Columns {
  readonly left: number;
  readonly right: number;
}

/** As GNU Backgammon writes them. */
export const USUAL_COLUMNS: Columns = { left: 5, right: 33 };

/** At most this many blanks stand between the turn number and a cell of the left column. */
const LEFT_GAP = 3;

/** Behind so many blanks stands another cell; a move there is taken for a play written with wide gaps. */
const STRAY_GAP = 3;
/** More than a single blank. */
const WIDE_GAP = /\s\s|[^\S ]/;

/** Turn number, dice, whether their play was lost, lost dice, a word: without names, which cost as much as the search. */
const TOKEN =
  /(?<!\S)(?:(\d{1,6})\)|(\d\d):(\s{0,3}\?{2,4}(?!\S))?|(\?{2,4})(?!\S)|((?:re)?doubles?|beavers?|raccoons?|otters?|aardvarks?|takes?|accepts?|drops?|pass(?:es)?|wins?|loss(?:es)?|loses?)(?!\S))/gi;

const CANNOT_MOVE = /^\(?(?:cannot move|can't move|no moves?|no play|dances?)\)?\.?$/i;

/** The cells of a row, read from the left as far as it can be read. */
export function readRow(text: string): Row {
  const tokens = tokensIn(text);
  const parts: { turn: number | null; cells: RowCell[]; start: number; from: number }[] = [];
  const stop = (reason: MatFaultReason, from: number): Row => ({
    parts,
    fault: { reason, text: text.slice(from).trim() },
  });
  const first = tokens[0]?.index ?? text.length;
  if (text.slice(0, first).trim() !== '') return stop('row', 0);
  for (const [place, token] of tokens.entries()) {
    const [whole, turn] = token;
    const end = token.index + whole.length;
    const rest = text.slice(end, tokens[place + 1]?.index ?? text.length);
    const { words, stray } = cellWords(rest);
    if (turn !== undefined) {
      parts.push({
        turn: Number(turn),
        cells: [],
        start: parts.length === 0 ? 0 : token.index - 1,
        from: end,
      });
      if (words !== '') return stop('row', end);
      continue;
    }
    const act = readAct(token, words);
    if (typeof act === 'string') return stop(act, token.index);
    if (parts.length === 0) parts.push({ turn: null, cells: [], start: 0, from: 0 });
    const part = parts.at(-1);
    part?.cells.push({ act, offset: token.index - part.start, gap: token.index - part.from });
    if (stray !== null) return stop('row', end + stray);
  }
  return { parts, fault: null };
}

/** One after another, because `matchAll` makes a new pattern for each row, which costs as much as the search. */
function tokensIn(text: string): readonly RegExpExecArray[] {
  const tokens: RegExpExecArray[] = [];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token !== null; token = TOKEN.exec(text)) tokens.push(token);
  return tokens;
}

/** What belongs to a cell, with single blanks, and where something else follows in another column, if so. */
function cellWords(rest: string): { words: string; stray: number | null } {
  const plain = rest.trim();
  if (rest.length - rest.trimStart().length < STRAY_GAP && !WIDE_GAP.test(plain)) return { words: plain, stray: null };
  let words = '';
  let gap = 0;
  for (const piece of rest.matchAll(/\S+/g)) {
    gap = piece.index - gap;
    if (gap >= STRAY_GAP && !piece[0].includes('/') && !CANNOT_MOVE.test(rest.trim())) {
      return { words, stray: piece.index };
    }
    words += words === '' ? piece[0] : ` ${piece[0]}`;
    gap = piece.index + piece[0].length;
  }
  return { words, stray: null };
}

/** The sides of the cells of one part; null where there are more cells than columns. `moved`: not in its own column. */
export function cellSides(part: RowPart, columns: Columns): readonly { side: Side; moved: boolean }[] | null {
  const sides: { side: Side; moved: boolean }[] = [];
  for (const [place, cell] of part.cells.entries()) {
    if (place === 0) sides.push({ side: isRight(part, cell, columns) ? 'black' : 'white', moved: false });
    else if (place === 1 && sides[0]?.side === 'white') sides.push({ side: 'black', moved: false });
    // A result behind a full row: only its text counts, and there is no third column.
    else if (cell.act.type === 'wins' || cell.act.type === 'losses') sides.push({ side: 'black', moved: true });
    else return null;
  }
  return sides;
}

/** Where the right column begins, learnt from a row that fills both. */
export function learnColumns(part: RowPart, known: Columns): Columns {
  const [first, second] = part.cells;
  if (part.turn === null || first === undefined || second === undefined) return known;
  if (first.gap > LEFT_GAP || second.act.type === 'wins' || second.act.type === 'losses') return known;
  return { left: first.offset, right: second.offset };
}

function isRight(part: RowPart, cell: RowCell, columns: Columns): boolean {
  if (part.turn !== null && cell.gap <= LEFT_GAP) return false;
  return Math.abs(cell.offset - columns.right) < Math.abs(cell.offset - columns.left);
}

function readAct(
  [, , dice, hidden, lost, word = '']: readonly (string | undefined)[],
  words: string,
): TranscriptAct | MatFaultReason {
  if (lost !== undefined) return words === '' ? { type: 'unplayed', dice: null } : 'row';
  if (dice !== undefined) {
    const [a, b] = [Number(dice[0]), Number(dice[1])];
    if (!isDie(a) || !isDie(b)) return 'dice';
    if (hidden !== undefined) return words === '' ? { type: 'unplayed', dice: [a, b] } : 'row';
    return { type: 'roll', dice: [a, b], playText: CANNOT_MOVE.test(words) ? '' : words === '' ? null : words };
  }
  if (/^(?:re)?double/i.test(word)) return cubeAct('double', words);
  if (/^(?:beaver|raccoon|otter|aardvark)/i.test(word)) return cubeAct('beaver', words);
  if (/^(?:take|accept)/i.test(word)) return words === '' ? { type: 'take' } : 'row';
  if (/^(?:drop|pass)/i.test(word)) return words === '' ? { type: 'drop' } : 'row';
  const result = /^(?<points>\d{1,16})(?: points?)?(?<match> and the match)?\.?$/i.exec(words)?.groups;
  if (result === undefined) return 'points';
  const points = Number(result['points']);
  if (/^los/i.test(word)) return { type: 'losses', points };
  return { type: 'wins', points, match: result['match'] !== undefined };
}

function cubeAct(type: 'double' | 'beaver', words: string): TranscriptAct | MatFaultReason {
  const value = /^(?:=> ?|to )?(\d{1,16})$/i.exec(words)?.[1];
  return value === undefined ? 'cube-value' : { type, value: Number(value) };
}
