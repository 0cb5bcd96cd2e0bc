/**
 * Writes a transcript as GNU Backgammon saves a match: one tree for each game, one node a line, names, score and rules in
 * every root.
 *
 * Lost: hits, plays that no notation has, rolls whose dice were not given, lines and rows of the text that was read; and
 * what `headerInSteps` says.
 */

import { type BySide, SIDES, type Side, opponent } from '../../kernel/side.js';
import type { Steps } from '../../kernel/steps.js';
import { hasNoGames, namesIn, oneLine, tiesOf } from '../header-line.js';
import type { TranscriptCell, TranscriptGame, TranscriptText } from '../transcript.js';
import { formatRules, headerInSteps } from './header.js';
import { formatPlayValue } from './play-value.js';
import { BACKGAMMON, PLAYER_IDENTS, SCORE_KEYS } from './root.js';

const PROGRAM = 'Backgammon club';

const LETTERS: BySide<string> = { white: 'W', black: 'B' };

/** In steps: the transcript as text, lines ended by a line feed. */
export function* sgfTextInSteps(transcript: TranscriptText): Steps<string> {
  const trees: string[] = [];
  const header = yield* headerInSteps(transcript);
  if (transcript.games.length === 0) return hasNoGames(transcript) ? `(${emptyRoot(transcript, header)})\n` : '';
  for (const [index, game] of transcript.games.entries()) {
    const nodes = [
      rootNode(transcript, game, index, index === 0 ? header : []),
      ...cubeNode(transcript, game),
      ...playNodes(game.entries),
    ];
    trees.push(`(${nodes.join('\n')})\n`);
    yield;
  }
  return trees.join('');
}

type Properties = readonly (readonly [ident: string, value: string])[];

function rootNode(
  transcript: TranscriptText,
  game: TranscriptGame<TranscriptCell>,
  index: number,
  header: Properties,
): string {
  const { scoreBefore, names } = game;
  const info = [`game:${game.number - 1}`, ...SIDES.map((side) => `${SCORE_KEYS[side]}:${scoreBefore[side]}`)];
  const result = resultText(game.entries);
  return `${root(transcript, index, info, names, header)}${result === null ? '' : `RE[${result}]`}`;
}

/** A game that is none, for the header of a match of which no game is left. */
function emptyRoot(transcript: TranscriptText, header: Properties): string {
  return root(transcript, 0, [], namesIn(transcript), header);
}

function root(
  transcript: TranscriptText,
  index: number,
  info: readonly string[],
  names: BySide<string>,
  header: Properties,
): string {
  const rules = formatRules(transcript, index);
  const about = [`length:${transcript.length}`, ...info].map((value) => `[${value}]`).join('');
  return [
    `;FF[4]GM[${BACKGAMMON}]CA[UTF-8]AP[${PROGRAM}]MI${about}`,
    ...SIDES.map((side) => `${PLAYER_IDENTS[side]}[${escaped(oneLine(names[side]))}]`),
    ...header.map(([ident, value]) => `${ident}[${escaped(value)}]`),
    rules.length === 0 ? '' : `RU[${rules.join(':')}]`,
  ].join('');
}

/** The cube that equal opening dice have turned. */
function cubeNode(transcript: TranscriptText, { number }: TranscriptGame<TranscriptCell>): string[] {
  const ties = tiesOf(transcript, number);
  return ties.length === 0 ? [] : [`;CV[${2 ** ties.length}]`];
}

function resultText(entries: readonly TranscriptCell[]): string | null {
  const end = entries.findLast(({ type }) => type === 'wins') ?? entries.findLast(({ type }) => type === 'losses');
  if (end?.type === 'losses') return `${LETTERS[opponent(end.side)]}+${end.points}R`;
  return end?.type === 'wins' ? `${LETTERS[end.side]}+${end.points}${end.resigned === true ? 'R' : ''}` : null;
}

function playNodes(entries: readonly TranscriptCell[]): string[] {
  const nodes: string[] = [];
  let beavered: Side | null = null;
  for (const cell of entries) {
    // The table of a .mat text has no word for the acceptance of a beaver: the next roll shows it.
    if (cell.type === 'roll' && beavered !== null) nodes.push(`;${LETTERS[opponent(beavered)]}[take]`);
    beavered = cell.type === 'beaver' ? cell.side : null;
    const node = playNode(cell);
    if (node !== null) nodes.push(node);
  }
  return nodes;
}

function playNode(cell: TranscriptCell): string | null {
  const { side } = cell;
  const act = (value: string): string => `;${LETTERS[side]}[${value}]`;
  switch (cell.type) {
    case 'roll':
    case 'unplayed': {
      const { dice } = cell;
      if (dice === null) return null;
      const playText = cell.type === 'roll' ? cell.playText : null;
      return playText === null
        ? `;PL[${LETTERS[side]}]DI[${dice.join('')}]`
        : act(formatPlayValue(dice, playText, side));
    }
    case 'double':
    case 'beaver':
      return act('double');
    case 'take':
    case 'drop':
      return act(cell.type);
    case 'wins':
    case 'losses':
      return null;
  }
}

/** A value in which no bracket ends it. */
function escaped(value: string): string {
  return value.replace(/[\\\]]/g, '\\$&');
}
