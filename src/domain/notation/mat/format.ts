/**
 * Writes a transcript as GNU Backgammon does: rows numbered from 1, the left cell 27 characters wide, the winner in his
 * own column. Only the acceptance of a beaver, which it leaves out, stands in the table like any take: where the game ends
 * on it, no roll would show it.
 *
 * Lost: "Losses" lines (the winner's line says it), rows and lines of the text that was read, comments beyond 300
 * characters, that a game was resigned. Names are written as `columnName` has them, in full in the header.
 */

import { SIDES } from '../../kernel/side.js';
import { type Steps, eachInSteps } from '../../kernel/steps.js';
import { PLAYER_KEYS, formatHeaderLine, oneLine } from '../header-line.js';
import {
  type HeaderLine,
  type TranscriptAct,
  type TranscriptCell,
  type TranscriptGame,
  type TranscriptText,
  headerValue,
} from '../transcript.js';
import { columnName } from './names.js';

const LEFT_WIDTH = 27;
const MAX_COMMENT = 300;

/** In steps: the transcript as text, lines ended by a line feed. */
export function* matTextInSteps(transcript: TranscriptText): Steps<string> {
  const lines: string[] = [];
  yield* eachInSteps(header(transcript), (line) => lines.push(formatHeaderLine(line, MAX_COMMENT)));
  lines.push('', ` ${transcript.length} point match`);
  for (const game of transcript.games) {
    lines.push('', ` Game ${game.number}`, nameLine(game), ...tableLines(game.entries));
    yield;
  }
  return [...lines, ''].join('\n');
}

function header(transcript: TranscriptText): readonly HeaderLine[] {
  const names = transcript.games[0]?.names;
  const comments: HeaderLine[] = [...transcript.comments];
  for (const side of SIDES) {
    const key = PLAYER_KEYS[side];
    const name = names?.[side] ?? '';
    const shortened = names !== undefined && columnName(name, side) !== name;
    if (shortened && headerValue(transcript, key) === null) comments.push({ key, value: name });
  }
  return comments;
}

function nameLine(game: TranscriptGame<TranscriptCell>): string {
  const left = `${columnName(game.names.white, 'white')} : ${game.scoreBefore.white}`;
  // At least two blanks, even after a long name: they separate the names from the scores.
  return ` ${left.padEnd(30)} ${left.length < 30 ? '' : ' '}${columnName(game.names.black, 'black')} : ${game.scoreBefore.black}`;
}

/** Rows of two cells: White's fill the left column, Black's the right one, in the order in which things happened. */
function tableLines(cells: readonly TranscriptCell[]): string[] {
  const lines: string[] = [];
  let row = 0;
  let left: string | null = null;
  const numbered = (white: string, black: string): void => {
    row += 1;
    lines.push(`${String(row).padStart(3)}) ${white.padEnd(LEFT_WIDTH)} ${black}`.trimEnd());
  };
  const closeRow = (): void => {
    if (left !== null) numbered(left, '');
    left = null;
  };
  for (const cell of cells) {
    const text = cellText(cell);
    if (text === null) continue;
    if (cell.type === 'wins' && (cell.side === 'white' || left === null)) {
      closeRow();
      lines.push(' '.repeat(cell.side === 'white' ? 6 : LEFT_WIDTH + 7) + text.trim());
    } else if (cell.side === 'white') {
      closeRow();
      left = text;
    } else {
      numbered(left ?? '', text);
      left = null;
    }
  }
  closeRow();
  return lines;
}

function cellText(act: TranscriptAct): string | null {
  switch (act.type) {
    case 'roll': {
      const play = act.playText === '' ? 'Cannot Move' : oneLine(act.playText ?? '');
      return `${act.dice.join('')}: ${play}`.trimEnd();
    }
    case 'unplayed':
      return act.dice === null ? '????' : `${act.dice.join('')}: ????`;
    case 'double':
      return ` Doubles => ${act.value}`;
    case 'beaver':
      return ` Beavers => ${act.value}`;
    case 'take':
      return ' Takes';
    case 'drop':
      return ' Drops';
    case 'wins':
      return ` Wins ${act.points} point${act.points === 1 ? '' : 's'}${act.match ? ' and the match' : ''}`;
    case 'losses':
      return null;
  }
}
