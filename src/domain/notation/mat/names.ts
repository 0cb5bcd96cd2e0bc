/**
 * Names over the columns of a game. Other programs read them up to a colon, into a small buffer, and GNU Backgammon stops
 * at an empty one; so they are written plainly there, and in full in the header as Player 1 and Player 2.
 */

import type { BySide, Side } from '../../kernel/side.js';
import { oneLine } from '../header-line.js';

/** Bytes that GNU Backgammon keeps of a name. */
const MAX_BYTES = 31;

const NAMELESS: BySide<string> = { white: 'White', black: 'Black' };

/** The name as it stands over a column. */
export function columnName(name: string, side: Side): string {
  const plain = oneLine(name)
    .replaceAll(':', '.')
    // A comma and a number are read as a rating.
    .replace(/,(?= ?[+\d])/g, '.');
  let text = '';
  let bytes = 0;
  for (const letter of plain) {
    bytes += utf8Length(letter);
    if (bytes > MAX_BYTES) break;
    text += letter;
  }
  text = text.trimEnd();
  return text === '' ? NAMELESS[side] : text;
}

/** Names and scores over the columns of a game. */
interface NameLine {
  readonly names: BySide<string>;
  readonly score: BySide<number>;
  /** Where the right name begins. */
  readonly right: number;
}

/**
 * Reads "name : score   name : score", or gives null. Names may hold colons: the line is split at the first score that
 * is followed by two blanks, else at the first that is followed by one; a split that gives the `known` names goes first.
 */
export function parseNameLine(text: string, known: BySide<string> | null): NameLine | null {
  const end = /:\s?\s?(\d{1,16})$/.exec(text.trimEnd());
  if (end === null) return null;
  const rest = text.slice(0, end.index);
  const splits: (NameLine & { wide: boolean })[] = [];
  for (const found of rest.matchAll(/:\s?\s?(\d{1,16})(?=\s|$)/g)) {
    const after = found.index + found[0].length;
    const black = rest.slice(after);
    splits.push({
      names: { white: rest.slice(0, found.index).trim(), black: black.trim() },
      score: { white: Number(found[1]), black: Number(end[1]) },
      right: after + black.length - black.trimStart().length,
      wide: /^\s\s/.test(black),
    });
  }
  const same = splits.find(({ names }) => names.white === known?.white && names.black === known.black);
  return same ?? splits.find((split) => split.wide) ?? splits[0] ?? null;
}

function utf8Length(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
